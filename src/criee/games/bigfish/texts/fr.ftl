name = Little Big Fish
blurb = De petits poissons grossissent au plancton, se multiplient et se mangent entre eux. Mangez-en cinq, ou ne laissez qu’un seul poisson à l’adversaire.

## Les poissons et la mer

small = petits
medium = moyens
big = gros
fish-small = petit poisson
fish-medium = poisson moyen
fish-big = gros poisson
pink = rose
orange = orange
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

move-step = { $fish } de { $from } à { $to }
move-cross = { $fish } de { $from } à { $to } à travers les épaves
move-eat = { $fish } de { $from } : manger le { $prey } en { $to }
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
    [one] un quart de tour vers la droite
   *[other] { $turns } quarts de tour vers la droite
}
move-first = { $who } commence
move-draw = Retourner une surprise : { $token }
move-pass = Passer le tour

## Le journal

log-lay = { $turns ->
    [0] Plateau suivant : { $tile }, droit.
    [one] Plateau suivant : { $tile }, un quart de tour vers la droite.
   *[other] Plateau suivant : { $tile }, { $turns } quarts de tour vers la droite.
}
log-first = { $who } commence et s’assoit côté ligne 1.
log-place = { $who } pose un petit poisson en { $cell }.
log-step = { $who } : { $fish } de { $from } à { $to }.
log-cross = { $who } : { $fish } de { $from } à { $to } à travers les épaves.
log-eat = { $who } mange le { $prey } en { $cell }.
log-grow = Plancton { $colour } : { $who } dépense le jeton et a maintenant un { $fish }.
log-spent = { $who } a déjà dépensé le jeton { $colour } : ce plancton ne nourrit plus ses poissons.
log-sated = Un gros poisson ne mange pas de plancton : { $who } garde le jeton { $colour }.
log-no-figure = La taille supérieure manque dans la réserve : rien ne grossit, et { $who } garde le jeton { $colour }.
log-no-birth = Pas de naissance pour { $who } : aucun petit poisson en réserve, ou aucune case libre sur ce plateau.
log-born = Un petit poisson de { $who } naît en { $cell }.
log-on = { $who } continue depuis { $cell }, sans effet.
log-stay = { $who } reste en { $cell } et subit l’effet de la case.
log-draw = { $who } retourne une surprise en { $cell } : { $token }.
log-fisher = Le pêcheur remet le { $fish } de { $who } dans la réserve.
log-haul = Le pêcheur remet aussi le { $fish } de { $who } en { $cell } dans la réserve.
log-surprise-grow = { $who } y a maintenant un { $fish }.
log-surprise-none = Rien ne grossit : pas de figurine plus grande pour ce poisson de { $who }.
log-turn = { $who } fait pivoter { $tile } d’un quart de tour { $way ->
    [left] vers la gauche
   *[right] vers la droite
} ; ses poissons tournent avec lui.
log-shuffle = Tous les jetons surprise ont été vus : ils forment, mélangés, une nouvelle pile.
log-pass = { $who } ne peut pas bouger : le tour passe.
log-no-second = { $who } n’a pas de second pas possible : le tour est fini.
log-won-eaten = { $who } a mangé { $count } poissons et gagne !
log-won-lonely = { $loser } n’a plus qu’un seul poisson : { $who } gagne !
log-repeated = La même position s’est présentée { $times } fois : la partie s’arrête.
log-quiet = { $turns } tours sans poisson mangé ni jeton dépensé : la partie s’arrête.
log-stuck = Plus personne ne pourra jamais bouger : la partie s’arrête.
log-ahead = { $who } a mangé plus de poissons et gagne.
log-even = Autant de poissons mangés de part et d’autre : partie nulle.

## Le décompte

score-eaten = { $size } poissons mangés ({ $count })

## Refus

refuse-home = { $cell } n’est pas une case océan libre de votre ligne.
refuse-setup = D’abord, les deux joueurs posent leurs petits poissons.
refuse-step = Il faut faire un pas : choisissez un de vos poissons et une case voisine.
refuse-not-yours = Vous n’avez pas de poisson en { $cell }.
refuse-running = Le poisson en { $cell } continue sa route : c’est lui qui fait le second pas.
refuse-resting = Le poisson en { $cell } est resté pour son effet : un autre poisson fait le second pas.
refuse-wreck = { $cell } est une épave : un petit poisson peut la traverser, aucun ne peut s’y arrêter.
refuse-wreck-size = { $cell } est une épave : seuls les petits poissons traversent les épaves.
refuse-own = Un de vos propres poissons est en { $cell }.
refuse-far = On n’atteint pas { $to } depuis { $from } en un pas : en haut, en bas, à gauche ou à droite, jamais en diagonale.
refuse-cross = De { $from } à { $to }, il faut traverser une épave, et seuls les petits poissons le peuvent.
refuse-larger = Le poisson en { $cell } est plus gros que le vôtre.
refuse-choice = Dites d’abord si le poisson continue ou reste.
refuse-birth = Le nouveau-né va sur une case libre de ce plateau, pas sur une épave.
refuse-fisher = Choisissez un de vos poissons sur le plateau du pêcheur.
refuse-whirlpool = Faites pivoter un des quatre plateaux, à gauche ou à droite.

## Le terminal

table-eaten = mangés :
table-reserve = réserve :
table-plankton = plancton :
table-none = aucun
table-surprises = Surprises vues :
table-pile = { $count ->
    [one] une face cachée
   *[other] { $count } faces cachées
}
table-held = retournée :
table-steps = { $count ->
    [one] un pas à faire
   *[other] { $count } pas à faire
}
table-quiet = Tours calmes : { $quiet } sur { $limit } · cette position : { $stood } sur { $repeats }
table-wreck = épave
table-birth = naissance
table-surprise = surprise
table-small = { $count ->
    [one] 1 petit
   *[other] { $count } petits
}
table-medium = { $count ->
    [one] 1 moyen
   *[other] { $count } moyens
}
table-big = { $count ->
    [one] 1 gros
   *[other] { $count } gros
}

## La table du navigateur

board-hint = Choisissez un de vos poissons, puis où il nage.
board-where = Où nage-t-il ? Choisissez-le encore une fois pour changer d’avis.
board-swimming = poissons dans l’étang
board-grows = Il grandit : { $fish }, et le jeton ({ $colour }) est défaussé.
board-no-food = Ce plancton ({ $colour }) ne le nourrit pas.
board-birth = Un petit poisson naît sur cette tuile.
board-surprise = Un jeton surprise est retourné.
board-wins = Victoire !

## La première partie guidée

learn-1 = **Mangez cinq** poissons adverses, ou ne lui en laissez **qu’un seul** sur le plateau : l’un ou l’autre gagne aussitôt.
learn-2 = Un poisson mange les ennemis de sa taille ou plus petits. Le plancton fait grandir les vôtres, une fois par couleur dont vous avez encore le jeton.
learn-setup = Placez trois petits poissons sur votre rangée. Repérez le plancton de la couleur de vos jetons : le premier à grandir chasse les autres.
learn-step = Deux pas par tour, avec un poisson ou avec deux, en ligne droite, jamais en diagonale. Les petits **traversent les épaves**, les autres les contournent. Ce qui est imprimé sur une case agit dès qu’on y entre.
learn-birth = Le nouveau-né va sur n’importe quelle case libre de cette tuile. Il peut nager aussitôt s’il vous reste un pas.
learn-fisher = Le pêcheur prend un de vos poissons sur cette tuile. Donnez-lui le moins précieux : il retourne en réserve et ne compte pas comme mangé.
learn-whirlpool = Tournez une tuile d’un quart de tour. Ses poissons suivent, et rien d’autre ne se passe : amenez les vôtres à table, ou éloignez un chasseur.
learn-choice = Règle maison : continuez et rien ne se passe ici, ou restez et profitez de la case ; un autre poisson fait alors le second pas.
learn-over = C’est fini ! Ouvrez la relecture et faites glisser son curseur pour voir où la chasse s’est jouée.
