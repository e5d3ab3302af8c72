name = Little Big Fish
blurb = De petits poissons grossissent au plancton, se multiplient et se mangent entre eux. Mangez-en cinq, ou ne laissez qu’un seul poisson à l’adversaire.

## Les poissons et la mer

fish-small = petit poisson
fish-medium = poisson moyen
fish-big = gros poisson
red = rouge
yellow = jaune
blue = bleu
green = vert
tile-red = le plateau rouge
tile-yellow = le plateau jaune
tile-blue = le plateau bleu
tile-green = le plateau vert
token-fisher = pêcheur
token-plankton = plancton
token-birth = naissance
token-whirlpool = tourbillon

## Règles maison

option-first_game = Première partie
    .help = Les quatre plateaux sont posés comme conseillé pour les premières parties, au lieu d’être tirés au sort.
option-stops = Effets à l’arrêt seulement
    .help = Après un premier pas sur une case naissance ou surprise, vous dites si le poisson continue (sans effet) ou s’il reste (effet, puis un autre poisson fait le second pas).
option-safeguard = Pas de partie sans fin
    .help = La même position pour la troisième fois, ou 60 tours sans poisson mangé ni jeton plancton dépensé, mettent fin à la partie : celui qui a mangé le plus de poissons gagne.

## Phases et consignes

phase-layout = pose des plateaux
phase-first = premier joueur
phase-setup = mise en place
phase-step = déplacement
phase-choice = continuer ou rester
phase-draw = surprise
phase-fisher = pêcheur
phase-birth = naissance
phase-whirlpool = tourbillon
phase-pass = tour passé
phase-over = fin

prompt-setup = Posez un petit poisson sur une case océan libre de votre ligne.
prompt-step = Déplacez un de vos poissons d’un pas.
prompt-choice = Ce poisson continue-t-il, ou reste-t-il pour subir l’effet de sa case ?
prompt-fisher = Le pêcheur prend un de vos poissons sur ce plateau : choisissez lequel.
prompt-birth = Un petit poisson naît : choisissez-lui une case libre de ce plateau.
prompt-whirlpool = Un tourbillon : faites pivoter un des quatre plateaux d’un quart de tour.

## Les coups

move-step = Déplacer le { $fish } de { $from } à { $to }
move-cross = Déplacer le { $fish } de { $from } à { $to } à travers les épaves
move-eat = Manger le { $prey } en { $to } avec le { $fish } en { $from }
move-place = Poser un petit poisson en { $cell }
move-return = Céder le { $fish } en { $cell }
move-turn = Faire pivoter { $tile } { $way ->
    [left] vers la gauche
   *[right] vers la droite
}
move-on = Continuer depuis { $cell }
move-stay = Rester en { $cell }
move-lay = Poser { $tile }, { $turns ->
    [0] droit
    [one] { $turns } quart de tour vers la droite
   *[other] { $turns } quarts de tour vers la droite
}
move-first = { $who } commence
move-draw = Retourner une surprise : { $token }
move-pass = Passer le tour

## Le journal

log-lay = { $turns ->
    [0] Plateau suivant : { $tile }, droit.
    [one] Plateau suivant : { $tile }, { $turns } quart de tour vers la droite.
   *[other] Plateau suivant : { $tile }, { $turns } quarts de tour vers la droite.
}
log-first = { $who } commence et s’assoit côté ligne 1.
log-place = { $who } pose un petit poisson en { $cell }.
log-step = { $who } déplace un { $fish } de { $from } à { $to }.
log-cross = { $who } déplace un { $fish } de { $from } à { $to } à travers les épaves.
log-eat = { $who } mange le { $prey } en { $cell }.
log-grow = { $who } dépense le jeton { $colour } : le poisson en { $cell } devient un { $fish }.
log-spent = { $who } a déjà dépensé le jeton { $colour } : ce plancton ne nourrit plus ses poissons.
log-sated = Un gros poisson ne mange pas de plancton : { $who } garde le jeton { $colour }.
log-no-figure = { $who } n’a pas la taille supérieure en réserve : rien ne grossit, et le jeton { $colour } reste.
log-no-small = { $who } n’a pas de petit poisson en réserve : pas de naissance.
log-no-room = Aucune case n’est libre sur ce plateau : pas de naissance pour { $who }.
log-born = { $who } : un petit poisson naît en { $cell }.
log-on = { $who } continue depuis { $cell }, sans effet.
log-stay = { $who } reste en { $cell } et subit l’effet de la case.
log-draw = { $who } retourne une surprise en { $cell } : { $token }.
log-fisher = { $who } perd le { $fish } en { $cell } : le pêcheur le remet dans la réserve.
log-haul = { $who } perd aussi le { $fish } en { $cell } : le pêcheur le remet dans la réserve.
log-surprise-grow = { $who } : le poisson en { $cell } devient un { $fish }.
log-surprise-big = Le poisson en { $cell } est déjà gros : il ne grossit pas.
log-surprise-no-figure = { $who } n’a pas la taille supérieure en réserve : le poisson en { $cell } ne grossit pas.
log-turn = { $who } fait pivoter { $tile } d’un quart de tour { $way ->
    [left] vers la gauche
   *[right] vers la droite
} ; ses poissons tournent avec lui.
log-shuffle = Tous les jetons surprise sont défaussés : ils forment, mélangés, une nouvelle pile.
log-pass = { $who } ne peut pas bouger : le tour passe.
log-no-second = { $who } n’a pas de second pas possible : le tour est fini.

## La fin

end-eaten = { $who } a mangé { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}, { $loser } { $other } : { $who } gagne aussitôt !{ $lonely ->
    [yes] {" "}En outre, il ne reste qu’un poisson à { $loser }, ce qui suffit pour perdre.
   *[no] {""}
}
end-lonely = { $took ->
    [fisher] Le pêcheur a pris un poisson à { $loser }
   *[eaten] { $who } a mangé un poisson à { $loser }
}, qui n’en a plus qu’un seul : { $who } gagne aussitôt, peu importe qui en a mangé le plus.
end-repeated-won = La même position s’est présentée { $times } fois : la partie s’arrête. { $who } a mangé plus de poissons ({ $count } contre { $other }) et gagne.
end-repeated-drawn = La même position s’est présentée { $times } fois : la partie s’arrête. Les deux joueurs ont mangé autant de poissons ({ $count }) : partie nulle.
end-quiet-won = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans poisson mangé ni jeton plancton dépensé : la partie s’arrête. { $who } a mangé plus de poissons ({ $count } contre { $other }) et gagne.
end-quiet-drawn = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans poisson mangé ni jeton plancton dépensé : la partie s’arrête. Les deux joueurs ont mangé autant de poissons ({ $count }) : partie nulle.
end-stuck-won = Plus personne ne pourra jamais bouger : la partie s’arrête. { $who } a mangé plus de poissons ({ $count } contre { $other }) et gagne.
end-stuck-drawn = Plus personne ne pourra jamais bouger : la partie s’arrête. Les deux joueurs ont mangé autant de poissons ({ $count }) : partie nulle.

## Le décompte

score-small = Petits poissons mangés : { $count }
score-medium = Poissons moyens mangés : { $count }
score-big = Gros poissons mangés : { $count }

## Refus

refuse-row = La ligne devant vous est la ligne { $row } : { $cell } n’en fait pas partie.
refuse-no-ocean = On se met en place sur des cases océan : { $cell } n’en est pas une.
refuse-taken = Il y a déjà un poisson en { $cell }.
refuse-rival-first = L’adversaire commence, et pose ses poissons avant vous.
refuse-set-up = Vos poissons sont posés : c’est à l’adversaire de poser les siens.
refuse-no-stops = On et stay ne se disent qu’avec la règle maison « effets à l’arrêt seulement », qui n’est pas en jeu.
refuse-not-yours = Vous n’avez pas de poisson en { $cell }.
refuse-running = Le poisson en { $cell } continue sa route : c’est lui qui fait le second pas.
refuse-resting = Le poisson en { $cell } est resté pour son effet : un autre poisson fait le second pas.
refuse-no-step = De { $cell } à { $cell }, ce n’est pas un pas : un pas va vers le haut, le bas, la gauche ou la droite.
refuse-shut-in = Le poisson en { $cell } ne peut aller nulle part : aucune case à un pas ne lui est ouverte.
refuse-wreck = Il y a une épave en { $cell } : un petit poisson peut la traverser, aucun ne peut s’y arrêter.
refuse-wreck-size = Il y a une épave en { $cell } : seuls les petits poissons traversent les épaves.
refuse-own = Un de vos propres poissons est en { $cell }.
refuse-far = Un pas ne mène pas de { $from } à { $to } : il va vers le haut, le bas, la gauche ou la droite, { $wrecks ->
    [yes] à la case voisine, ou à travers une ou plusieurs épaves qui se touchent jusqu’à une case à côté de la dernière.
   *[no] à la case voisine, jamais en diagonale.
}
refuse-cross = De { $from } à { $to }, il faut traverser une épave, et seuls les petits poissons le peuvent.
refuse-larger = Le poisson en { $cell } est plus gros que le vôtre.
refuse-nursery = Le petit poisson naît sur { $tile } : { $cell } n’y est pas.
refuse-wreck-birth = Il y a une épave en { $cell } : aucun poisson n’y naît.
refuse-net = Le pêcheur est sur { $tile } : { $cell } n’y est pas.
refuse-rival-chooses = L’adversaire choisit d’abord quel poisson le pêcheur lui prend.
refuse-draw = On retourne d’abord un jeton surprise.
refuse-pass = Aucun de vos poissons ne peut bouger : votre tour passe.

## Le terminal

table-eaten = mangés :
table-reserve = réserve :
table-plankton = plancton :
table-none = aucun
table-first = premier joueur
table-surprises = Surprises défaussées :
table-no-surprise = aucune
table-pile = { $count ->
    [one] { $count } jeton face cachée
   *[other] { $count } jetons faces cachées
}
table-held = Retournée en { $cell } : { $token }
table-at = Case en cours : { $cell }
table-running = Continue sa route : { $cell }
table-resting = Est resté : { $cell }
table-steps = { $count } pas à faire
table-quiet = Tours calmes : { $quiet } sur { $limit }
table-stood = cette position s’est présentée : { $stood } sur { $repeats }
table-wreck = épave
table-birth = naissance
table-surprise = surprise
table-small = { $count ->
    [one] { $count } petit
   *[other] { $count } petits
}
table-medium = { $count ->
    [one] { $count } moyen
   *[other] { $count } moyens
}
table-big = { $count } gros

## La table du navigateur

board-setup = Choisissez une case éclairée de votre ligne pour un petit poisson.
board-to-place = { $count ->
    [one] Encore { $count } poisson à poser
   *[other] Encore { $count } poissons à poser
}
board-hint = Choisissez un de vos poissons, puis où il nage ; ou faites-le glisser.
board-where = Où nage-t-il ? { $keys ->
    [yes] Le même poisson encore une fois, ou Échap, pour changer d’avis.
   *[no] Le même poisson encore une fois pour changer d’avis.
}
board-only = Où nage-t-il ? C’est le seul poisson qui peut bouger.
board-now-birth = Choisissez une case éclairée pour le nouveau-né. Ce qui y est imprimé n’agit pas.
board-now-whirlpool = Choisissez une flèche du bord : ce plateau pivote d’un quart de tour, avec ses poissons.
board-now-fisher = Choisissez le poisson que vous cédez. Il retourne en réserve et ne compte pas comme mangé.
board-now-choice = Rester : la case agit, puis un autre poisson nage. Continuer : sans effet, le même poisson nage.
board-after = { $count ->
    [0] Ensuite votre tour est fini.
    [one] Ensuite il reste { $count } pas.
   *[other] Ensuite il reste { $count } pas.
}
board-swimming = sur le terrain
board-alarm = Un de moins et c’est perdu
board-lost = C’est perdu
board-eaten = Mangés
board-reserve = Réserve
board-birth = Ensuite un petit poisson naît sur ce plateau : vous choisissez sa case.
board-draw = Ensuite un jeton surprise est retourné.
board-choice = Rien ne s’y passe encore : vous direz ensuite si le poisson continue ou reste.
board-fisher = Ensuite l’adversaire choisit lequel de ses poissons le pêcheur prend.
board-whirlpool = Ensuite vous faites pivoter un des quatre plateaux.

cell-ocean = pleine mer
cell-wreck = épave
cell-birth = case naissance
cell-surprise = case surprise
cell-plankton = plancton { $colour }

help-small = Petit poisson : mange les petits et traverse les épaves.
help-medium = Poisson moyen : mange les petits et les moyens ; contourne les épaves.
help-big = Gros poisson : mange tous les poissons ; contourne les épaves, ne grossit plus.
help-cell-wreck = Épave : un petit poisson la traverse en un seul pas. Aucun poisson ne s’y arrête.
help-cell-birth = Naissance : qui arrive ici fait naître un petit poisson de sa réserve sur une case libre de ce plateau.
help-cell-surprise = Surprise : qui arrive ici retourne un jeton surprise, qui agit aussitôt.
help-cell-food = Plancton ({ $colour }) : un de vos poissons, petit ou moyen, qui arrive ici grossit d’une taille, une seule fois : le jeton de cette couleur est dépensé.
help-cell-spent = Plancton ({ $colour }) : vous avez dépensé le jeton de cette couleur, il ne nourrit plus vos poissons.
help-fisher = Le poisson sur la case surprise retourne en réserve ; puis un poisson adverse de ce plateau aussi.
help-plankton = Le poisson sur la case surprise grossit d’une taille ; aucun jeton de couleur n’est dépensé.
help-birth = Un petit poisson de la réserve naît sur une case libre de ce plateau.
help-whirlpool = Un plateau au choix pivote d’un quart de tour, avec ses poissons.
help-pile = Jetons surprise encore face cachée. Quand tous ont été vus, on les mélange à nouveau.
help-steps = Pas qui restent dans ce tour : le même poisson en fait deux, ou deux poissons un chacun.
help-swimming = Poissons sur le terrain : qui n’en a plus qu’un seul perd aussitôt.
help-eaten = Poissons adverses mangés : cinq font gagner aussitôt.
help-tokens = Jetons plancton : chacun fait grossir un poisson sur le plancton de sa couleur, une fois. Les pâles sont dépensés.
help-reserve = Figurines hors du terrain, petites, moyennes et grosses : les nouveau-nés et les poissons qui grossissent viennent d’ici.
help-calm = Une partie qui tourne en rond s’arrête : le plus de poissons mangés gagne.

## La première partie guidée

learn-1 = **Mangez cinq** poissons adverses, ou ne laissez à l’adversaire **qu’un seul** poisson sur le terrain : l’un ou l’autre gagne aussitôt.
learn-2 = Un poisson mange les poissons adverses de sa taille ou plus petits. Le plancton fait grossir les vôtres, une fois par couleur dont vous avez encore le jeton.

## La leçon : une courte partie sur une donne fixe (lesson.match)

lesson-aim = Les poissons **roses**, à la pastille ronde, sont à vous. Qui a mangé **cinq** poissons adverses gagne ; vous en avez mangé un. Ne laisser **qu’un seul poisson** à l’adversaire gagne aussi.
lesson-sizes = Un poisson mange les adversaires **de sa taille ou plus petits**. Le gros de l’adversaire mange tout, et votre petit est juste à côté !
lesson-step = Un tour, c’est **deux pas**, à la verticale ou à l’horizontale. Choisissez votre poisson, puis la case au-dessus : de là, il atteindra le plancton bleu.
lesson-other = Le second pas peut revenir à **un autre poisson**. Éloignez celui-ci du gros, vers la gauche.
lesson-hunted = Le poisson **moyen** de l’adversaire vient chasser votre petit : en deux pas, il le mangerait.
lesson-plankton = Soyez plus rapide ! **Le plancton fait grossir.** Montez sur le plancton bleu.
lesson-spent = Votre poisson est devenu moyen, et votre jeton bleu est dépensé : **chaque couleur vous nourrit une seule fois**.
lesson-equal = Il reste un pas, et vous voilà aussi gros que votre chasseur. **Mangez-le !**
lesson-lost = Le gros poisson a mangé l’un des vôtres : il vous en reste deux. **Qui n’en a plus qu’un perd** : il faut une naissance.
lesson-wrecks = Des épaves ! **Seuls les petits poissons** les traversent, et toute une suite d’épaves ne coûte qu’un pas. Les plus gros les contournent.
lesson-birth = Traversez les épaves jusqu’à l’**œuf**, en haut à gauche : un petit poisson y naîtra.
lesson-newborn = Il peut naître sur n’importe quelle case libre de ce plateau. Posez-le **à côté du petit de l’adversaire**.
lesson-at-once = Il vous reste un pas, et un nouveau-né **peut nager aussitôt**.
lesson-small = Un petit mange un petit : **mangez celui de l’adversaire**.
lesson-three = Et de trois ! L’adversaire n’avait plus que deux poissons ; il a fait naître un petit, lui aussi : le voici.
lesson-kinds = Essayez maintenant une surprise : **plancton**, **naissance** ou **tourbillon**. Seul le **pêcheur** fait mal : il retire votre poisson, et un poisson adverse s’il y en a sur ce plateau.
lesson-surprise = Nagez jusqu’au **point d’interrogation** et voyez ce qui sort.
lesson-whirlpool = Un **tourbillon** : vous faites pivoter un plateau d’un quart de tour, avec ses poissons. Qu’il amène le petit de l’adversaire à votre moyen !
lesson-turn = Faites pivoter le plateau en haut à droite **vers la gauche** avec cette flèche, et le petit poisson vient à vous.
lesson-carried = Le voilà juste à côté de votre poisson moyen. **Mangez-le !**
lesson-chased = Et de quatre ! Mais le gros poisson poursuit votre moyen : il est à deux pas. Et entre eux, il y a **du plancton**…
lesson-grow = Désormais, faites comme il vous plaît. J’irais sur le **plancton** : votre poisson moyen y devient gros.
lesson-grown = Votre poisson est maintenant **aussi gros que son chasseur**.
lesson-fifth = **Un gros mange aussi un gros.** Ce sera votre cinquième, et il ne restera qu’un poisson à l’adversaire : l’un comme l’autre fait gagner !
lesson-end = Voilà tout le jeu. Une vraie partie commence par trois petits poissons chacun, sur sa propre ligne. Grossissez tôt, et gardez-en plus de deux.

## Pourquoi le chef conseille un coup : ce qu’il fait pour vous, et à un adversaire

why-catch = Il mange, et cinq poissons mangés gagnent la partie.
why-catch-rival = Il empêche { $who } de manger.
why-size = Vos poissons sont plus gros ensuite.
why-size-rival = { $who } a des poissons moins gros ensuite.
why-school = Vous gardez assez de poissons pour ne pas finir avec un seul.
why-school-rival = { $who } est plus près de n’avoir plus qu’un poisson.
why-room = De là, vos poissons atteignent une plus grande part de la mer.
why-room-rival = Il laisse moins de place aux poissons adverses ({ $who }).
why-turn = Il tire le meilleur parti des pas de ce tour.
why-turn-rival = Il laisse peu à faire à { $who } au tour suivant.
why-hunt = Il met un poisson adverse à votre portée dans ce tour.
why-hunt-rival = Il ne laisse rien à manger à { $who } au prochain tour.
why-threat = Il menace de manger à votre prochain tour.
why-threat-rival = Il met vos poissons à l’abri, loin de la gueule adverse ({ $who }).
why-plankton = Il met du plancton à portée, et le plancton fait grossir.
why-plankton-rival = Il éloigne { $who } du plancton.

# The drawings in the book of rules: drawings.toml
drawing-setup = Deux de vos trois petits poissons sont sur la ligne devant vous ; les cases océan encore libres, d1 et f1, brillent.
drawing-two-steps = Un tour, deux poissons : chacun a fait l’un des deux pas.
drawing-wreck = Votre petit poisson va de c3 à a4 en traversant deux épaves et en tournant, le tout en un seul pas.
drawing-too-large = En c3 nage un poisson moyen : les épaves sont un mur pour lui, et a4 est hors d’atteinte.
drawing-eating = De c4, votre poisson moyen peut manger le petit en d4, mais pas le gros en c3.
drawing-growing = Sur le plancton bleu de c5, votre petit poisson devient moyen ; un plancton pâle ne nourrit plus : ce jeton est dépensé.
drawing-birth = Votre poisson est arrivé sur la case naissance d2 ; le nouveau-né va sur une case libre du même plateau, épaves exclues.
drawing-fisher = Le poisson adverse en e4 a rencontré le pêcheur et a disparu ; à vous de rendre l’un de vos deux poissons de ce plateau.
drawing-whirlpool = Un tourbillon : vous faites pivoter un plateau au choix, ici d’un quart de tour vers la droite, avec ses trois poissons.
