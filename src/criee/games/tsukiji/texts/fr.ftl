name = Tsukiji Market
blurb = Deux chefs misent avec leurs doigts pour l’un de deux poissons ; le gagnant paie en poussant le baril vers l’adversaire.

## Les poissons

tuna = thon
salmon = saumon
mackerel = maquereau
bream = daurade

# Une carte jouée pour une couleur ; les messages qui en parlent transmettent $fish, $value et $icon.
card = { $icon ->
    [wasabi] { $fish } { $value } au wasabi
    [knife] { $fish } { $value } au couteau
    [barrel] { $fish } { $value } au baril
   *[plain] { $fish } { $value }
}
other-half = { $icon2 ->
    [wasabi] { $fish2 } { $value2 } au wasabi
    [knife] { $fish2 } { $value2 } au couteau
    [barrel] { $fish2 } { $value2 } au baril
   *[plain] { $fish2 } { $value2 }
}

## Règles maison

option-kind_fish = Gentils poissons
    .help = Celui qui a le baril à son bout pioche deux cartes au lieu d’en voler une (face verte de la balance).
option-end_effects = Effets en bout de balance
    .help = Les cartes gagnées en bout de balance appliquent leurs effets. Les couteaux comptent dans tous les cas.
option-bonus_after_layout = Bonus après la mise en place
    .help = Le bonus de bout de balance vient après la pose des deux nouvelles cartes.

## Phases et consignes

phase-layout = mise en place
phase-turn = carte retournée
phase-rebuild = nouvelle pioche
phase-bid = mises
phase-reveal = révélation
phase-take = prise d’une carte
phase-steal = vol
phase-discard = défausse
phase-draw = pioche
phase-choose = choix de la couleur
phase-clear = défausse du reste
phase-recentre = baril recentré
phase-score = décompte
phase-over = fin

prompt-bid = Choisissez votre mise en secret.
prompt-take = Prenez une des cartes posées.
prompt-steal = Spécialité : volez une carte dans les piles adverses.
prompt-steal-end = Le baril était à votre bout : volez une carte adverse.
prompt-discard = Choisissez une carte des piles adverses à défausser.
prompt-choose = Choisissez la couleur pour laquelle jouer cette carte.

## Les coups

move-bid = Miser { $bid }
move-take = { $side ->
    [left] Prendre la carte de gauche : { card }
   *[right] Prendre la carte de droite : { card }
}
move-play = La jouer comme { card }
move-steal = Voler : { card }
move-discard = Défausser : { card }
move-reveal = Révéler les mises
move-clear = Défausser ce qui reste
move-recentre = Remettre le baril au centre
move-lay = Poser une carte
move-draw = Piocher la première carte
move-rebuild = Retourner la défausse
move-score = Compter les piles
move-turn = Retourner : { card }
move-turn-two = Retourner : { card } / { other-half }

## Le journal

log-bid = { $who } a misé.
log-reveal = WA-SA-BI ! { $one } montre { $first }, { $two } montre { $second }.
log-pay = { $notches ->
    [0] { $who } remporte l’enchère ; le baril est déjà au bout, chez { $rival }, et y reste.
    [one] { $who } remporte l’enchère et pousse le baril d’un cran vers { $rival }.
   *[other] { $who } remporte l’enchère et pousse le baril de { $notches } crans vers { $rival }.
}
log-stopped = Là il s’arrête, au bout de la balance ; les autres crans sont perdus.
log-tie-night = Mises égales de nuit : personne n’a de carte.
log-tie-day = { $cards ->
    [1] Mises égales de jour : { $who } a le baril et prend la seule carte.
   *[other] Mises égales de jour : { $who } a le baril et choisit en premier ; { $rival } prend l’autre carte.
}
log-tie-centre = Mises égales de jour, mais le baril est au centre : personne n’a de carte.
log-day = Le baril passe au jour.
log-night = Le baril passe à la nuit.
log-take = { $who } prend : { card }.
log-play = { $who } la joue comme { card }.
log-steal = { $who } vole : { card }.
log-discard = { $who } défausse une carte chez { $rival } : { card }.
log-barrel = Le baril roule d’un cran vers { $who }.
log-barrel-stays = Le baril est déjà au bout, chez { $who }, et y reste.
log-knives = { $who } a assez de couteaux ({ $knives }) et gagne sur-le-champ !
log-speciality-steal = { $who } réussit la spécialité { $fish } : une carte à voler.
log-speciality-draw = { $who } réussit la spécialité { $fish } : une carte à piocher.
log-speciality-discard = { $who } réussit la spécialité { $fish } : une carte d’en face à défausser.
log-speciality-barrel = { $who } réussit la spécialité { $fish } : le baril se rapproche d’un cran.
log-lost-steal = { $who } réussit la spécialité { $fish }, mais il n’y a pas de carte à voler : elle est perdue.
log-lost-draw = { $who } réussit la spécialité { $fish }, mais il n’y a pas de carte à piocher : elle est perdue.
log-lost-discard = { $who } réussit la spécialité { $fish }, mais il n’y a pas de carte à défausser : elle est perdue.
log-lost-barrel = { $who } réussit la spécialité { $fish }, mais le baril ne peut plus se rapprocher : elle est perdue.
log-turn = La pioche montre : { card }.
log-turn-two = La pioche montre : { card } / { other-half }.
log-lay = Carte posée : { card }.
log-lay-two = Carte posée : { card } / { other-half }.
log-draw = { $who } pioche : { card }.
log-draw-two = { $who } pioche : { card } / { other-half }.
log-clear = À la défausse : { card }.
log-clear-two = À la défausse : { card } / { other-half }.
log-recentre = Le baril est au bout, chez { $who }, et revient au centre.
log-end-steal = Pour cela, { $who } vole une carte.
log-end-draw = { $cards ->
    [one] Pour cela, { $who } a droit à { $cards } carte de la pioche.
   *[other] Pour cela, { $who } a droit à { $cards } cartes de la pioche.
}
log-end-nothing = { $who } ne trouve rien à voler.
log-end-empty = Il n’y a pas de carte à piocher.
log-short = Plus aucune carte à piocher : { $who } s’en passe.
log-rebuild = La pioche est vide : la défausse est mélangée et retournée.
log-empty-again = La pioche est vide pour la seconde fois.
log-empty-nothing = La pioche est vide et il n’y a rien à retourner : cela compte comme la seconde fois.
log-last-now = Cette manche est la dernière.
log-last-next = La prochaine manche est la dernière.
log-score = Le marché ferme. On compte les piles.

## La fin

end-knives = { $who } a assez de couteaux ({ $knives }) : la victoire est immédiate, quels que soient les points.
end-points = La dernière manche est finie : { $who } gagne aux points, { $most } à { $least }. Le plus grand écart en sa faveur : { $part ->
    [barrel] le baril
   *[pile] la pile de { $fish }
}, { $mine } à { $theirs }.
end-barrel = La dernière manche est finie à égalité, { $points } partout : le baril est chez { $who } et décide.
end-draw = La dernière manche est finie à égalité, { $points } partout, et le baril est au centre : match nul.

## La feuille de score

score-pile = { $fish } ({ $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
})
score-knives = { $knives ->
    [one] { $knives } couteau : victoire, quels que soient les points
   *[other] { $knives } couteaux : victoire, quels que soient les points
}
score-wasabi = le wasabi double : { $fish }
score-barrel = baril, { $notches ->
    [0] aucun cran
    [one] un cran
   *[other] { $notches } crans
} de ce côté

## Refus

refuse-bid = Une mise va de { $low } à { $high } doigts.
refuse-sealed = Votre mise est scellée, elle ne change plus.
refuse-stays = Une carte ne quitte une pile que par un bonus, et aucun n’est en cours.
refuse-gone = { $who } a pris cette carte ; l’autre est pour vous.
refuse-missing = Une seule carte a pu être posée ; elle est de l’autre côté.
refuse-single = Cette carte n’a qu’une couleur, { $fish } : il n’y a rien à choisir.
refuse-unchosen = Cette carte a deux couleurs, { $fish } et { $other } : choisissez.
refuse-half = Cette carte montre { $fish } et { $other }, pas { $wrong }.
refuse-own = Cette carte est dans vos propres piles ; choisissez-en une en face.
refuse-rival = Cette carte n’est pas dans les piles adverses.
refuse-wait-take = { $who } a misé plus et prend une carte maintenant.
refuse-wait-first = Mises égales, et le baril est chez { $who }, qui choisit en premier.
refuse-wait-second = Les mises étaient égales : { $who } prend maintenant l’autre carte.
refuse-wait-steal = { $who } vole une carte maintenant.
refuse-wait-discard = { $who } choisit maintenant une carte à défausser.
refuse-wait-choose = { $who } choisit maintenant la couleur de la carte piochée.

## Le terminal

table-barrel = baril
table-wasabi = wasabi
table-night = nuit
table-day = jour
table-deck = Pioche
table-left = { $cards ->
    [0] aucune carte dessous
    [one] une carte dessous
   *[other] { $cards } cartes dessous
}
table-discard = Défausse
table-balance = Balance
table-notches = { $notches ->
    [0] aucun cran de chaque côté
    [one] un cran de chaque côté
   *[other] { $notches } crans de chaque côté
}
table-last = Dernière manche
table-bids = Mises
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-knives = couteaux
table-specialities = Spécialités
table-speciality = { $kind ->
    [steal] voler une carte
    [draw] piocher une carte
    [discard] défausser une carte adverse
   *[barrel] baril plus près d’un cran
}
table-empty = aucune carte

## La table du navigateur

board-hint = La plus haute mise prend une carte et pousse le baril de l’autre côté, de la différence.
board-sealed = Votre mise est scellée ; elle sera montrée quand les deux auront misé.
board-against = Contre { $bid } :
board-meet-me = { $notches ->
    [0] à vous, le baril reste
   *[other] à vous, baril { $notches } plus loin
}
board-meet-rival = { $notches ->
    [0] à { $who }, le baril reste
   *[other] à { $who }, baril { $notches } plus près
}
board-meet-night = égalité : rien, le jour se lève
board-meet-centre = égalité : pas de carte
board-meet-both = égalité : { $who } d’abord
board-meet-only = égalité : { $who } prend la carte
board-meet-both-me = égalité : vous d’abord
board-meet-only-me = égalité : la carte est à vous
# Contre ces mises le baril arrive à un bout de la balance, et ce que cela donne ; sauf si la carte prise le déplace.
board-reach-me = { $bids } : à votre bout{ $sure ->
    [yes] {" :"}
   *[no] {" ;"} s’il y reste,
} vous { $kind ->
    [yes] piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[no] volez une carte
}, baril recentré
board-reach-rival = { $bids } : au bout chez { $who }{ $sure ->
    [yes] {" :"}
   *[no] {" ;"} s’il y reste,
} { $who } { $kind ->
    [yes] pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[no] vole une carte
}, baril recentré
# Les mises telles qu’elles ont été montrées, là où l’ardoise a peu de place.
board-shown = { $one } { $first }, { $two } { $second }.
board-reveal = WA-SA-BI ! Les deux mains s’ouvrent ensemble.
board-again = Touchez encore une fois pour confirmer.
board-barrel = Baril, face { $face ->
    [night] nuit
   *[day] jour
} : { $notches ->
    [0] au centre
    [one] à un cran du centre, chez { $who }
   *[other] à { $notches } crans du centre, chez { $who }
}
board-hand-shown = { $who } : mise { $bid }
board-hand-sealed = { $who } a misé ; les deux mains s’ouvriront ensemble
board-hand-last = { $who } a misé { $bid } la dernière fois
board-bid-now = mise { $bid }
board-bid-sealed = a misé
board-bid-last = avant : { $bid }
board-points = { $points ->
    [one] point
   *[other] points
}
board-cards-show = Voir les cartes
board-if = Si { $who } mise
board-tie = { $face ->
    [night] Mises égales de nuit : personne n’a de carte, et le jour se lève.
    [day] Mises égales de jour : { $who } a le baril et choisit d’abord.
   *[centre] Mises égales, baril au centre : personne n’a de carte.
}
board-drop = Choisissez une carte, ou glissez-la sur votre pile.
board-took = { $who } a pris une carte ici.
board-gained = { $who } l’a obtenue à la dernière manche.
board-gone = { $who } l’a enlevée : { card }
board-thrown = Défaussée par { $who }.
board-was-here = Le baril était ici avant les dernières mises.
# Ce que rapporte une pile pleine, en aussi peu de mots que possible.
board-pays = { $kind ->
    [steal] vole 1 carte
    [draw] pioche 1 carte
    [discard] { $mine ->
        [yes] l’autre perd 1
       *[no] vous perdez 1
    }
   *[barrel] baril vers soi
}
board-tip-two = Deux moitiés : qui l’obtient choisit celle qui compte.
board-tip-wasabi = Wasabi : une pile qui en a { $cards } compte double.
board-tip-knife = Couteau : qui en a { $knives }, toutes piles ensemble, gagne aussitôt.
board-tip-barrel = Qui l’obtient fait rouler le baril d’un cran vers soi.
board-tip-plain = Sans effet : elle compte son chiffre.
board-tip-worth = { $doubled ->
    [yes] Cette pile compte { $before }, doublée par le wasabi : { $after }.
   *[no] Ce que compte cette pile : { $after }.
}
board-tip-bonus = { $kind ->
    [steal] Spécialité ({ $fish }), quand la pile atteint { $after } : voler une carte à { $rival }. Cartes à présent : { $before }.
    [draw] Spécialité ({ $fish }), quand la pile atteint { $after } : prendre la première carte de la pioche. Cartes à présent : { $before }.
    [discard] Spécialité ({ $fish }), quand la pile atteint { $after } : { $rival } perd une carte au choix. Cartes à présent : { $before }.
   *[barrel] Spécialité ({ $fish }), quand la pile atteint { $after } : le baril se rapproche d’un cran. Cartes à présent : { $before }.
}
board-tip-leaves = Wasabi dans cette pile : { $before }. Avec { $after }, la pile compte double.
board-knives = Couteaux : { $knives } sur { $wanted }. Qui en a { $wanted } gagne aussitôt.
board-knives-goal = { $knives } : gagné
board-knives-near = Plus qu’un !
board-tip-points = En l’état : toutes les piles et le baril.
board-tip-scale = Points à la fin pour qui a le baril de son côté : { $points } par cran.
board-tip-deck = La pioche, première carte visible. Un clic : ce qu’elle peut encore contenir.
board-tip-discard = La défausse. Quand la pioche est vide, elle est mélangée et retournée. Un clic : ce qu’elle contient.
board-tip-last = À la fin de cette manche, on compte les piles.
board-discards = Défausse
board-held = Piochée par { $who }
board-pile = { $fish } : { $cards ->
    [0] aucune carte
    [one] une carte, vaut { $worth }
   *[other] { $cards } cartes, valent { $worth }
}
board-worth = { $who }, { $fish } : { $before } → { $after }
board-wins = Le dernier couteau : victoire immédiate !
board-rolls = Le baril roule vers vous
board-inside = Ce que la pioche peut encore contenir
board-both-sides = Deux par deux, les faces d’une même carte : on ignore laquelle est visible.
board-close = Fermer
board-bonus-steal = Spécialité : voler une carte à { $rival }
board-bonus-draw = Spécialité : piocher la première carte
board-bonus-discard = Spécialité : { $rival } perd une carte
board-bonus-barrel = Spécialité : le baril se rapproche d’un cran
board-lost = Perdue : elle n’aurait aucun effet
board-next-steal = Puis le baril est au bout, chez { $who } : vol d’une carte
board-next-draw = Puis le baril est au bout, chez { $who } : cartes de la pioche
board-next-lost = Puis le baril revient au centre
board-end-steal = Le baril à ce bout en fin de manche : { $who } vole une carte, et il revient au centre.
board-end-draw = { $cards ->
    [one] Le baril à ce bout en fin de manche : { $who } pioche { $cards } carte, et il revient au centre.
   *[other] Le baril à ce bout en fin de manche : { $who } pioche { $cards } cartes, et il revient au centre.
}
board-end-word-steal = vole une carte
board-end-word-draw = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
}
# À quoi sert le baril ; les arguments sont les règles maison.
board-about = Qui remporte l’enchère pousse le baril de l’autre côté. S’il est à un bout { $late ->
    [yes] une fois les nouvelles cartes posées
   *[no] à la fin d’une manche
}, il revient au centre et le joueur de ce bout { $kind ->
    [yes] pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[no] vole une carte
}{ $effects ->
    [yes] {""}
   *[no] , sans autre effet que les couteaux
}. Chaque cran de votre côté vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## La première partie guidée

learn-1 = Collectionnez des poissons de quatre couleurs : chaque pile compte ses valeurs à la fin, et **deux wasabi dans une pile la doublent**. Vos cartes sont devant vous, celles de l’adversaire en face.
learn-2 = Le baril tire dans les deux sens. De votre côté il vaut 2 points par cran, mais qui remporte une enchère le pousse **vers l’adversaire** : payer cher une carte, c’est offrir des points.

## La leçon : une courte partie sur une donne fixe (lesson.match)

lesson-aim = Vous êtes chef au marché aux poissons. Voici **vos piles**, une par couleur. À la fin, vous comptez les valeurs de vos cartes : le plus de points gagne.
lesson-balance = Le baril sur cette balance, c’est de l’argent. Chaque cran **de votre côté** vaut 2 points à la fin. Pour l’instant il est au milieu.
lesson-market = Deux poissons sont en vente à chaque manche. Le thon de gauche va avec le vôtre.
lesson-bid = Les deux chefs montrent leurs doigts en même temps ; la mise la plus forte prend un poisson. Montrez **trois** doigts.
lesson-paid = Trois contre un : vous l’emportez. Vous payez la *différence* : le baril a roulé de **deux crans vers l’adversaire**.
lesson-take = Choisissez votre poisson : prenez le **thon**. L’autre est jeté.
lesson-left = Rien d’utile pour vous cette fois. Laissez donc payer l’adversaire !
lesson-low = Montrez **un** doigt : si l’adversaire mise haut, le baril vient à vous.
lesson-richer = Quatre contre un : l’adversaire a un poisson, et le baril a roulé de trois crans vers vous. Il est maintenant de votre côté.
lesson-tie = Et si les deux montrent autant ? Essayez avec **deux** doigts.
lesson-day = Mises égales de nuit : personne ne prend de poisson, et le baril s’est retourné sur sa face **jour**.
lesson-tie-day = De jour, l’égalité vaut quelque chose : qui a le baril de son côté choisit en premier, donc vous. Montrez **trois** doigts.
lesson-barrel = Trois contre trois, et vous choisissez en premier. Prenez le **saumon** : son petit baril fait rouler le grand d’un cran vers vous.
lesson-two-halves = L’une de ces cartes a **deux moitiés**. Qui la prend choisit une couleur ; seule cette moitié compte.
lesson-narrow = Elle vous intéresse. Gagner de peu coûte peu : montrez **deux** doigts.
lesson-third = Jouez-la comme **thon**. C’est votre troisième thon, et la troisième carte d’une couleur donne la *spécialité* de cette couleur.
lesson-steal = La spécialité du thon est de voler : prenez le **saumon au wasabi** dans les piles adverses.
lesson-wasabi = Voyez-vous le wasabi sur votre saumon ? **Deux wasabi dans une pile doublent toute la pile.** Et quatre couteaux dans l’ensemble de vos piles gagneraient aussitôt.
lesson-last = La pioche est vide : c’est la dernière manche. Désormais, faites comme il vous plaît. Je montrerais **trois** doigts, pour le saumon.
lesson-double = Prenez le saumon : le second wasabi double la pile et, en troisième saumon, il pioche encore une carte.
lesson-end = Voilà tout le jeu. Une vraie partie compte deux à trois fois plus de manches.

## Pourquoi le chef conseille un coup : ce qu’il fait pour vous, et à un adversaire

why-points = Il rapporte à vos piles plus de points que les autres coups.
why-points-rival = Il laisse à { $who } moins de points que les autres coups.
why-knives = Il vous rapproche des quatre couteaux, qui gagnent aussitôt.
why-knives-rival = Il laisse à { $who } moins de couteaux que les autres coups.
why-barrel = Le baril est mieux placé pour vous ensuite.
why-barrel-rival = Le baril est moins bien placé pour { $who } ensuite.
why-balance = Il vous laisse le meilleur choix parmi les cartes posées.
why-balance-rival = Il laisse à { $who } un mauvais choix parmi les cartes posées.
why-wasabi = Il prépare une pile doublée par le wasabi.
why-wasabi-rival = Il gâche à { $who } une pile à doubler au wasabi.
why-specialities = Il rapproche une de vos piles de sa spécialité.
why-specialities-rival = Il éloigne { $who } d’une spécialité.
why-cards = Vous avez plus de cartes sur lesquelles bâtir.
why-cards-rival = { $who } a moins de cartes sur lesquelles bâtir.
why-end = Il convient aux manches qui restent.
why-end-rival = Les manches qui restent conviennent moins à { $who }.

# The drawings in the book of rules: drawings.toml
drawing-bids = Vous avez misé 4 contre 2 : vous choisissez une carte, et le baril a roulé de deux crans vers l’adversaire.
drawing-halves = Prise comme saumon, la carte de gauche rapporte 2 points et un couteau ; comme thon, 2 points et un wasabi.
drawing-night-tie = Deux mises de 3, de nuit : les deux cartes sont parties, et le baril montre sa face jour, sur le même cran.
drawing-day-tie = Deux mises de 2, de jour, et le baril est de votre côté : vous choisissez en premier, l’autre carte va à l’adversaire.
drawing-barrel-icon = La carte de gauche porte un baril : si vous la prenez, le baril roule d’un cran vers vous, jusqu’à la place pâle.
drawing-knives = Vous avez trois couteaux, de trois couleurs ; la carte de gauche porte le quatrième : la prendre, c’est gagner sur-le-champ.
drawing-speciality = Votre pile de thons vient d’arriver à trois : vous volez à l’adversaire la carte de votre choix.
drawing-end-of-balance = Le baril est arrivé à votre bout de la balance : il est revenu au centre, et vous volez une carte.
drawing-wasabi = La pile de thons a deux wasabi et compte double ; un seul wasabi ne double ni le maquereau ni la daurade.
