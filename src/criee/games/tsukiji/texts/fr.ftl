name = Tsukiji Market
blurb = Deux chefs misent sur leurs doigts pour choisir en premier entre deux poissons ; le gagnant paie en poussant le baril vers l’adversaire.

## Les poissons

tuna = thon
salmon = saumon
mackerel = maquereau
bream = daurade

# Une carte jouée pour une couleur ; les messages qui en parlent transmettent $fish, $value et $icon.
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
    .help = Celui qui a le baril à son extrémité pioche deux cartes au lieu d’en voler une (face verte de la balance).
option-end_effects = Effets en bout de balance
    .help = Les cartes gagnées en bout de balance appliquent leurs effets.
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
phase-clear = balance débarrassée
phase-recentre = baril recentré
phase-score = décompte
phase-over = fin

prompt-bid = Choisissez votre mise en secret : un à quatre doigts.
prompt-take = Prenez une des cartes de la balance.
prompt-steal = Volez une carte dans les piles de l’adversaire.
prompt-discard = Choisissez une carte adverse à défausser.
prompt-choose = Choisissez la couleur pour laquelle jouer cette carte.

## Les coups

move-bid = Miser { $bid }
move-take = { $side ->
    [left] Prendre la carte de gauche : { card }
   *[right] Prendre la carte de droite : { card }
}
move-play = La jouer comme { card }
move-steal = Voler : { card }
move-discard = Défausser : { card }
move-reveal = Révéler les mises
move-clear = Débarrasser la balance
move-recentre = Remettre le baril au centre
move-lay = Poser une carte
move-draw = Piocher la première carte
move-rebuild = Retourner la défausse
move-score = Compter les piles
move-turn = Retourner : { card }
move-turn-two = Retourner : { card } / { other-half }

## Le journal

log-bid = { $who } a misé.
log-reveal = WA-SA-BI ! { $one } montre { $first }, { $two } montre { $second }.
log-pay = { $who } remporte l’enchère et pousse le baril { $notches ->
    [0] sans effet : il est déjà au bout
    [one] d’un cran
   *[other] de { $notches } crans
}.
log-tie-night = Égalité de nuit : les deux cartes sont défaussées et le baril passe au jour.
log-tie-day = Égalité de jour : { $who } a le baril et choisit en premier, l’autre carte va à l’adversaire.
log-tie-centre = Égalité de jour, baril au centre : les deux cartes sont défaussées.
log-take = { $who } prend : { card }.
log-play = { $who } la joue comme { card }.
log-steal = { $who } vole : { card }.
log-discard = { $who } fait défausser : { card }.
log-barrel = Le baril roule d’un cran vers { $who }.
log-knives = { $who } réunit quatre couteaux et gagne sur-le-champ !
log-speciality-steal = { $who } réussit la spécialité { $fish } : une carte à voler.
log-speciality-draw = { $who } réussit la spécialité { $fish } : une carte à piocher.
log-speciality-discard = { $who } réussit la spécialité { $fish } : l’adversaire perd une carte.
log-speciality-barrel = { $who } réussit la spécialité { $fish } : le baril se rapproche d’un cran.
log-turn = La pioche montre : { card }.
log-turn-two = La pioche montre : { card } / { other-half }.
log-lay = Sur la balance : { card }.
log-lay-two = Sur la balance : { card } / { other-half }.
log-draw = { $who } pioche : { card }.
log-draw-two = { $who } pioche : { card } / { other-half }.
log-clear = À la défausse : { card }.
log-clear-two = À la défausse : { card } / { other-half }.
log-recentre = Le baril était chez { $who } : il revient au centre, et { $who } vole une carte.
log-kind = Le baril était chez { $who } : il revient au centre, et { $who } pioche deux cartes.
log-rebuild = La pioche est vide : la défausse est mélangée et retournée.
log-score = Le marché ferme. On compte les piles.

## La feuille de score

score-pile = { $fish } ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
})
score-wasabi = le wasabi double : { $fish }
score-barrel = baril, { $notches ->
    [one] un cran
   *[other] { $notches } crans
} de ce côté

## Refus

refuse-bid = Une mise va de { $low } à { $high } doigts.
refuse-take = Prenez une des cartes posées sur la balance.
refuse-half = Une carte bicolore se joue pour l’une des deux couleurs qu’elle montre ; les autres pour leur seule couleur.
refuse-rival = Choisissez une carte des piles adverses.

## Le terminal

table-barrel = Baril
table-night = nuit
table-day = jour
table-deck = Pioche
table-left = { $cards ->
    [one] une carte dessous
   *[other] { $cards } cartes dessous
}
table-discard = Défausse
table-balance = Balance
table-last = Dernier tour
table-bids = Mises
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-knives = couteaux
table-speciality = spécialité à { $cards }
table-empty = aucune carte

## La table du navigateur

board-hint = La mise la plus haute prend la première carte et pousse le baril vers l’adversaire, de la différence.
board-sealed = Votre mise est scellée ; elle sera montrée quand les deux auront misé.
board-against = Contre { $bid } :
board-meet-me = à vous, baril { $notches } plus loin
board-meet-rival = à l’autre, baril { $notches } plus près
board-meet-night = égalité : tout part, le jour se lève
board-meet-centre = égalité : tout part
board-meet-both = égalité : { $who } d’abord
board-again = Touchez encore une fois pour confirmer.
board-barrel = Baril, face { $face ->
    [night] nuit
   *[day] jour
} : { $notches ->
    [0] au centre
    [one] un cran du côté de { $who }
   *[other] { $notches } crans du côté de { $who }
}
board-hand-shown = { $who } : mise { $bid }
board-hand-sealed = { $who } a misé
board-held = Piochée par { $who }
board-knives = { $knives } couteaux sur { $wanted }
board-pile = { $fish } : { $cards ->
    [0] aucune carte
    [one] une carte, vaut { $worth }
   *[other] { $cards } cartes, valent { $worth }
}
board-worth = { $who }, { $fish } : { $before } → { $after }
board-wins = Le dernier couteau : victoire immédiate !
board-rolls = Le baril roule d’un cran vers vous
board-inside = Ce que la pioche peut encore contenir
board-both-sides = Deux par deux, les faces d’une même carte : on ignore laquelle est visible.
board-close = Fermer
board-bonus-steal = Spécialité : voler une carte à l’adversaire
board-bonus-draw = Spécialité : piocher la première carte
board-bonus-discard = Spécialité : l’adversaire perd une carte
board-bonus-barrel = Spécialité : le baril se rapproche d’un cran
board-end-steal = Le baril à ce bout en fin de tour : voler une carte
board-end-draw = Le baril à ce bout en fin de tour : piocher deux cartes
board-why-bid = On mise d’abord ; la mise la plus haute prend une carte.
board-why-bid-made = Votre mise est scellée, elle ne change plus.
board-why-hands = On mise au début d’un tour.
board-why-picker = C’est à { $who } de prendre une carte.
board-why-effect = L’effet en cours se termine d’abord.
board-why-over = La partie est finie.
board-why-own = Vos piles comptent à la fin ; une pile avec deux wasabi compte double.
board-why-rival = Seul un bonus prend des cartes ici : la spécialité thon, ou le baril à votre bout.
board-why-barrel = Qui remporte la mise pousse le baril vers l’adversaire ; à un bout, le joueur de ce bout vole une carte. Chaque cran de votre côté rapporte des points.
board-why-barrel-kind = Qui remporte la mise pousse le baril vers l’adversaire ; à un bout, le joueur de ce bout pioche deux cartes. Chaque cran de votre côté rapporte des points.

## La première partie guidée

learn-1 = Collectionnez des poissons de quatre couleurs : chaque pile compte ses valeurs à la fin, et **deux wasabis dans une pile la doublent**. Vos cartes sont devant vous, celles de l’adversaire en face.
learn-2 = Le baril tire dans les deux sens. De votre côté il vaut 2 points par cran, mais qui gagne une enchère le pousse **vers l’adversaire** : payer cher une carte, c’est offrir des points.
learn-bid = Choisissez en secret une mise de 1 à 4. La plus forte choisit d’abord et paie la *différence*. Un 4 contre un 1 coûte trois crans, un 2 contre un 1 un seul.
learn-take = Prenez l’une des deux cartes ; l’autre est défaussée. Regardez le chiffre de sa couleur sur le baril : quand votre pile **atteint exactement ce nombre**, vous gagnez sa spécialité.
learn-choose = Cette carte a deux moitiés. Choisissez la couleur pour laquelle elle est jouée : seule cette moitié compte, tant qu’elle reste dans votre pile.
learn-steal = Prenez n’importe quelle carte des piles adverses. Ses effets sont pour vous ; un couteau volé est aussi un couteau de moins en face. Quatre couteaux gagnent aussitôt.
learn-discard = Jetez n’importe quelle carte des piles adverses : le deuxième wasabi d’une grosse pile fait le plus mal.
learn-over = C’est fini. La feuille de score additionne tout ligne par ligne ; un clic sur un numéro de règle dit pourquoi.
