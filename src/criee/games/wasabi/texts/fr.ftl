name = Wasabi!
blurb = Des apprentis sushi se partagent un comptoir étroit : posez des ingrédients, réalisez vos recettes en ligne droite, et gagnez en style pour l’ordre exact.

## Les ingrédients

rice = riz
maki = maki
tuna = thon
salmon = saumon
snapper = vivaneau
shrimp = crevette
crab = crabe
squid = calamar
avocado = avocat
cucumber = concombre
pickle = cornichon
tempura = tempura
egg = œuf
roe = tobiko
fugu = fugu
urchin = oursin
abalone = ormeau
matsutake = matsutake
the-rice = le riz
the-maki = le maki
the-tuna = le thon
the-salmon = le saumon
the-snapper = le vivaneau
the-shrimp = la crevette
the-crab = le crabe
the-squid = le calamar
the-avocado = l’avocat
the-cucumber = le concombre
the-pickle = le cornichon
the-tempura = la tempura
the-egg = l’œuf
the-roe = le tobiko
the-fugu = le fugu
the-urchin = l’oursin
the-abalone = l’ormeau
the-matsutake = le matsutake
category-base = base
category-fish = poisson
category-seafood = fruits de mer
category-vegetable = légume
category-garnish = garniture
category-unique = unique

## Les recettes

recipe-tekkamaki = Tekkamaki
recipe-salmon-pillow = Oreiller de saumon
recipe-red-lantern = Lanterne rouge
recipe-kappa-roll = Rouleau du kappa
recipe-curled-shrimp = Crevette lovée
recipe-crab-hug = Étreinte du crabe
recipe-white-wave = Vague blanche
recipe-green-boat = Barque verte
recipe-yellow-ribbon = Ruban jaune
recipe-golden-blanket = Couverture dorée
recipe-roe-boat = Barque de perles
recipe-crackle-roll = Rouleau craquant
recipe-ruby-block = Pavé rubis
recipe-pink-scroll = Parchemin rose
recipe-claw-cushion = Coussin à pinces
recipe-jade-pillow = Oreiller de jade
recipe-cool-shrimp = Crevette fraîche
recipe-sunrise = Soleil levant
recipe-crunchy-tuna = Thon croustillant
recipe-pickle-barrel = Baril de cornichons
recipe-snapper-crunch = Vivaneau croquant
recipe-poison-pill = Pilule empoisonnée
recipe-harbour-roll = Rouleau du port
recipe-spiny-crown = Couronne d’épines
recipe-squid-nest = Nid de calamar
recipe-cool-stream = Ruisseau frais
recipe-tide-pool = Flaque de marée
recipe-garden-gate = Porte du jardin
recipe-twin-fins = Nageoires jumelles
recipe-fried-breakfast = Déjeuner frit
recipe-prawn-torch = Torche de crevette
recipe-fishers-knot = Nœud du pêcheur
recipe-pearl-diver = Plongeuse de perles
recipe-forest-hearth = Foyer de la forêt
recipe-lantern-festival = Fête des lanternes
recipe-crimson-tide = Marée pourpre
recipe-prawn-cracker = Pétard aux crevettes
recipe-lunch-box = Boîte à midi
recipe-thunder-roll = Rouleau du tonnerre
recipe-market-crab = Crabe du marché
recipe-silver-quartet = Quatuor d’argent
recipe-noble-platter = Plateau noble
recipe-squid-salad-sandwich = Sandwich salade de calamar
recipe-last-supper = Dernier souper
recipe-urchin-emperor = Empereur oursin
recipe-abalone-garden = Jardin d’ormeaux
recipe-autumn-feast = Festin d’automne
recipe-dragons-back = Dos du dragon
recipe-rainbow-boat = Barque arc-en-ciel
recipe-harbour-master = Maître du port

## Les cartes Action

card-stack = Stack!
card-chop = Chop!
card-spicy = Spicy!
card-switch = Switch!
card-wasabi = Wasabi!

## Règles maison

option-hidden_hands = Mains cachées
    .help = La table cache les ingrédients et les cartes Action des autres. On les a pris au grand jour : la partie enregistrée les dit toujours.

## Phases et consignes

phase-first = tirage du premier joueur
phase-give = mains de départ
phase-draw = pioche de recettes
phase-deal = donne d’une recette
phase-turn = en cuisine
phase-place = pose d’une tuile
phase-chop = Chop!
phase-chopped = la tuile hachée
phase-switch = Switch!
phase-cover = Wasabi!
phase-discard = recettes rendues
phase-reward = récompenses
phase-stock = réapprovisionnement
phase-score = décompte
phase-over = fin

prompt-give = Choisissez des ingrédients pour la main de votre voisin de gauche : trois catégories différentes.
prompt-draw = Choisissez la longueur de la recette à piocher.
prompt-turn = Posez un ingrédient, jouez une carte Action, réalisez une recette, ou passez.
prompt-place = Choisissez la case de votre ingrédient.
prompt-chop = Choisissez l’ingrédient à retirer du plateau.
prompt-chopped = Rendez l’ingrédient haché au garde-manger, ou jouez-le comme tuile de ce tour.
prompt-switch = Choisissez deux cases voisines à échanger.
prompt-cover = Choisissez les quatre cases que couvre Wasabi!.
prompt-discard = Choisissez une recette à remettre sous sa pile.
prompt-reward = Choisissez une carte Action en récompense.
prompt-stock = Choisissez un ingrédient du garde-manger.

## Les coups

move-first = { $player } commence
move-give = Donner { $tile } à { $player }
move-draw = Piocher une recette de longueur { $length }
move-deal = Donner { $recipe } à { $player }
move-pick = Poser { $tile }
move-place = Poser { $tile } en { $square }
move-stack = Empiler { $tile } en { $square }
move-play-stack = Jouer Stack!
move-play-chop = Jouer Chop!
move-play-spicy = Jouer Spicy!
move-play-switch = Jouer Switch!
move-play-wasabi = Jouer Wasabi!
move-chop = Hacher { $tile } en { $square }
move-toss = Rendre { $tile } au garde-manger
move-keep = Jouer { $tile } comme tuile de ce tour
move-switch = Échanger { $one } et { $two }
move-cover = Couvrir de { $one } à { $two }
move-claim = Réaliser « { $recipe } » (longueur { $length })
move-pass = Passer et rendre des recettes
move-discard = Rendre « { $recipe } » (longueur { $length })
move-done = Terminer
move-take = Prendre { $card }
move-lift = Reprendre { $card } en { $block }
move-return-take = Rendre { $old }, prendre { $card }
move-return-lift = Rendre { $old }, reprendre { $card } en { $block }
move-decline = Ne prendre aucune carte
move-stock = Prendre { $tile } au garde-manger
move-score = Compter les points

## Le journal

log-first = { $player } commence la partie.
log-give = { $who } donne { $tile } à { $player }.
log-deal = { $player } pioche « { $recipe } » (longueur { $length }).
log-deal-hidden = { $player } pioche une recette de longueur { $length }.
log-place = { $who } pose { $tile } en { $square }.
log-stack = { $who } empile { $tile } en { $square }.
log-play-stack = { $who } joue Stack! : la tuile peut aller sur une autre.
log-play-chop = { $who } joue Chop! : un ingrédient quitte le plateau.
log-play-spicy = { $who } joue Spicy! : deux tuiles ce tour-ci.
log-play-switch = { $who } joue Switch! : deux cases voisines s’échangent.
log-play-wasabi = { $who } joue Wasabi!
log-chop = { $who } hache { $tile } en { $square }.
log-toss = { $who } rend { $tile } au garde-manger.
log-keep = { $who } joue { $tile } comme tuile de ce tour.
log-switch = { $who } échange { $one } et { $two }.
log-cover = { $who } couvre de { $one } à { $two } : ces cases sont verrouillées.
log-cube = { $who } prend { $cubes ->
    [one] un cube de wasabi
   *[other] { $cubes } cubes de wasabi
}.
log-claim = { $who } réalise « { $recipe } » (longueur { $length }).
log-style = Avec style ! { $cubes ->
    [0] Une recette si courte ne rapporte pas de cube
    [one] { $who } gagne un cube pour « { $recipe } »
   *[other] { $who } gagne { $cubes } cubes pour « { $recipe } »
}.
log-tokens = { $who } a placé son dernier jeton Défi et gagne sur-le-champ !
log-pass = { $who } passe.
log-discard = { $who } remet « { $recipe } » (longueur { $length }) sous sa pile.
log-discard-hidden = { $who } remet une recette de longueur { $length } sous sa pile.
log-lapsed = Plus de carte Action pour { $who } : la récompense est perdue.
log-take = { $who } prend { $card } en récompense.
log-lift = { $who } reprend { $card } en { $block } en récompense.
log-return-take = { $who } rend { $old } et prend { $card }.
log-return-lift = { $who } rend { $old } et reprend { $card } en { $block }.
log-decline = { $who } renonce à la récompense.
log-stock = { $who } prend { $tile } au garde-manger.
log-full = Le comptoir est plein : on compte les points.
log-passes = Plus personne ne veut cuisiner : on compte les points.

## La feuille de score

score-recipe = { $recipe }
score-style = { $recipe }, avec style
score-wasabi = { $cubes ->
    [one] cube de Wasabi!
   *[other] cubes de Wasabi!
}

## Refus

refuse-give = Une main de départ a trois catégories différentes, sans riz, ni maki, ni ingrédient unique.
refuse-pile = Cette pile est vide.
refuse-pass = On ne passe que si l’on n’a encore rien fait ce tour-ci.
refuse-done = Posez d’abord un ingrédient.
refuse-laid = Vous avez déjà posé votre ingrédient de ce tour.
refuse-tile = Vous n’avez pas cet ingrédient.
refuse-recipe = Vous n’avez pas cette recette.
refuse-token = Vous n’avez plus de jeton de cette longueur.
refuse-line = Aucune ligne terminée ce tour-ci ne montre cette recette.
refuse-card = Vous n’avez pas cette carte Action.
refuse-second-card = Une seule carte Action par tour.
refuse-stack-late = Stack! se joue avant la tuile.
refuse-no-tiles = Sans tuile, vous pouvez seulement passer, ou jouer Chop! et poser la tuile hachée.
refuse-no-effect = Cette carte n’a rien sur quoi agir maintenant.
refuse-locked = Une carte Wasabi! verrouille cette case.
refuse-square = La tuile choisie va sur une case vide de la zone ; seul Stack! permet de la poser sur une autre.
refuse-chop = Chop! retire du plateau un ingrédient découvert.
refuse-chopped = Rendez la tuile hachée ou jouez-la ; sans autre tuile, il faut la jouer.
refuse-switch = Switch! échange deux cases voisines découvertes de la zone, pas toutes deux vides.
refuse-cover = Wasabi! couvre un carré de deux sur deux sans autre carte Wasabi! ; avant votre tuile, il doit laisser une case vide.
refuse-discard = Rendez des recettes que vous avez, au moins une.
refuse-room = Vous avez autant de cartes Action que permis : rendez-en une pour la nouvelle.
refuse-same-kind = Pas la carte que vous avez jouée ce tour-ci tant qu’une autre est possible.
refuse-reward = Cette carte n’est pas à prendre.
refuse-pantry = Le garde-manger n’en a plus.

## Le terminal

table-kitchen = Cuisine
table-pantry = Garde-manger
table-piles = Recettes
table-hand = main
table-cards = cartes
table-recipes = recettes
table-served = servies
table-tokens = jetons restants
table-cubes = { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
}
table-points = { $points ->
    [one] un point
   *[other] { $points } points
}
table-style = ★ avec style
table-hidden = cachées
table-none = aucune
table-length = longueur { $length }

## La table du navigateur

board-hint = Ce qui brille peut se faire maintenant.
board-completes = Complète { $recipe }.
board-style = Complète { $recipe } avec style !
board-pick = Choisissez d’abord une tuile de votre main, puis sa case.
board-pantry = On prend des tuiles au garde-manger à la fin du tour, jusqu’à trois en main.
board-piles = On pioche des recettes à la fin du tour, jusqu’à trois en main.
board-kitchen = Les cartes action récompensent les recettes réussies pendant ce tour.

## La première partie guidée

learn-1 = Tout le monde cuisine sur le même plan de travail. Une recette est complète quand une ligne droite sans trou montre **exactement ses ingrédients**, peu importe qui les a posés.
learn-2 = L’ordre est libre, mais l’ordre exact de la bande, lu dans un sens ou dans l’autre, est *avec style* et rapporte des cubes de wasabi. Dix jetons utilisés : victoire immédiate. Sinon les points décident quand le plan est plein.
learn-give = Vous choisissez les trois premiers ingrédients de votre voisin de gauche : trois catégories, ni riz ni maki. Rien de trop utile !
learn-draw = Piochez une recette de la longueur voulue. Les courtes vont vite ; les longues rapportent 5 ou 8 points, et des cubes si elles ont du style.
learn-turn = Posez un ingrédient, avec ou sans carte action. Ou passez et remettez des recettes devenues impossibles.
learn-place = Choisissez la case. Deux recettes d’un coup sont possibles, en ligne et en colonne, si la même tuile sert aux deux.
learn-reward = Une recette terminée rapporte une carte action : une de la cuisine, ou une carte Wasabi ! ôtée du plan. Deux en main au plus.
learn-stock = Complétez à trois ingrédients, à votre choix, riz et maki compris. Pensez à vos recettes.
learn-over = La cuisine ferme. Jetons, points et cubes sont additionnés sur la feuille.
