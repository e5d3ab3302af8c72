name = Wasabi!
blurb = De jeunes chefs se partagent un comptoir à sushis trop étroit : posez des ingrédients, réalisez vos recettes en ligne droite, et gagnez des cubes pour le style quand l’ordre est exact.

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
recipe-curled-shrimp = Crevette enroulée
recipe-crab-hug = Étreinte de crabe
recipe-white-wave = Vague blanche
recipe-green-boat = Barque verte
recipe-yellow-ribbon = Ruban jaune
recipe-golden-blanket = Couverture dorée
recipe-roe-boat = Barque de tobiko
recipe-crackle-roll = Rouleau craquant
recipe-ruby-block = Pavé rubis
recipe-pink-scroll = Rouleau rose
recipe-claw-cushion = Coussin de crabe
recipe-jade-pillow = Oreiller de jade
recipe-cool-shrimp = Fraîcheur de crevette
recipe-sunrise = Soleil levant
recipe-crunchy-tuna = Crunchy Tuna
recipe-pickle-barrel = Pickle Barrel
recipe-snapper-crunch = Vivaneau croquant
recipe-poison-pill = Pilule empoisonnée
recipe-harbour-roll = Rouleau du port
recipe-spiny-crown = Couronne épineuse
recipe-squid-nest = Nid du calamar
recipe-cool-stream = Ruisseau frais
recipe-tide-pool = Marée basse
recipe-garden-gate = Porte du jardin
recipe-twin-fins = Nageoires jumelles
recipe-fried-breakfast = Petit déjeuner croustillant
recipe-prawn-torch = Torche aux crevettes
recipe-fishers-knot = Nœud du pêcheur
recipe-pearl-diver = Pêcheuse de perles
recipe-forest-hearth = Veillée en forêt
recipe-lantern-festival = Fête des lanternes
recipe-crimson-tide = Marée pourpre
recipe-prawn-cracker = Pétard aux crevettes
recipe-lunch-box = Bento
recipe-thunder-roll = Rouleau du tonnerre
recipe-market-crab = Crabe du marché
recipe-silver-quartet = Quatuor d’argent
recipe-noble-platter = Plateau royal
recipe-squid-salad-sandwich = Sandwich au calamar
recipe-last-supper = Dernier repas
recipe-urchin-emperor = Oursin impérial
recipe-abalone-garden = Jardin aux ormeaux
recipe-autumn-feast = Festin d’automne
recipe-dragons-back = Dos du dragon
recipe-rainbow-boat = Barque arc-en-ciel
recipe-harbour-master = Capitaine du port

## Les cartes Action

card-stack = Stack!
card-chop = Chop!
card-spicy = Spicy!
card-switch = Switch!
card-wasabi = Wasabi!
does-stack = l’ingrédient de ce tour peut aller sur un autre
does-chop = un ingrédient quitte le comptoir, rendu au garde-manger ou posé comme celui de ce tour
does-spicy = on peut poser deux ingrédients ce tour-ci
does-switch = deux cases voisines échangent ce qu’elles portent
does-wasabi = quatre cases sont verrouillées, et l’on prend un cube de wasabi

## Règles maison

option-hidden_hands = Mains cachées
    .help = La table cache les ingrédients et les cartes Action des autres. On les a pris au grand jour : la partie enregistrée les dit toujours.

## Phases et consignes

phase-first = tirage du premier joueur
phase-give = mains de départ
phase-draw = pioche de recettes
phase-deal = donne d’une recette
phase-turn = en cuisine
phase-place = pose d’un ingrédient
phase-chop = Chop!
phase-chopped = l’ingrédient haché
phase-switch = Switch!
phase-cover = Wasabi!
phase-discard = recettes remises
phase-reward = récompenses
phase-stock = réapprovisionnement
phase-score = décompte
phase-over = fin

prompt-give = Donnez un ingrédient à { $player } : { $place } sur { $all }.
prompt-draw = Choisissez la longueur de votre recette.
prompt-turn = Posez un ingrédient, ou passez.
prompt-turn-bare = Vous n’avez pas d’ingrédient : passez.
prompt-turn-tile = Posez votre ingrédient.
prompt-turn-stack = Stack! : posez votre ingrédient, sur un autre si vous voulez.
prompt-turn-two = Spicy! : posez un ingrédient ; un second peut suivre.
prompt-turn-spicy = Spicy! : posez un second ingrédient, ou « Fini ».
prompt-turn-card = Jouez une carte Action, ou « Fini ».
prompt-turn-end = Plus rien à poser : choisissez « Fini ».
prompt-turn-claim = Réalisez ce qui est terminé, ou « Fini ».
prompt-turn-claim-card = Réalisez ce qui est terminé, jouez une carte, ou « Fini ».
prompt-turn-claim-spicy = Réalisez ce qui est terminé, posez un second ingrédient, ou « Fini ».
prompt-turn-claim-tile = Réalisez ce qui est terminé, ou posez votre ingrédient.
prompt-place = Choisissez la case de votre ingrédient.
prompt-place-stack = Stack! : choisissez la case, vide ou non.
prompt-place-first = Spicy! : choisissez la case du premier ingrédient.
prompt-place-second = Spicy! : choisissez la case du second ingrédient.
prompt-chop = Chop! : choisissez l’ingrédient à retirer.
prompt-chopped = Rendez l’ingrédient haché, ou posez-le.
prompt-chopped-bare = Posez l’ingrédient que vous avez haché.
prompt-chopped-claim = Réalisez ce qui est terminé, ou continuez avec l’ingrédient haché.
prompt-switch = Switch! : choisissez deux cases voisines à échanger.
prompt-cover = Choisissez les quatre cases à couvrir.
prompt-discard = Choisissez une recette à remettre.
prompt-discard-more = Remettez une autre recette, ou continuez.
prompt-reward = Prenez une carte en récompense, ou aucune.
prompt-stock = Choisissez un ingrédient du garde-manger.

## Les coups

move-first = { $player } commence
move-give = Donner { $tile } à { $player }
move-draw = Piocher une recette de longueur { $length }
move-draw-spent = Piocher une recette de longueur { $length } : plus de jeton pour la réaliser
move-deal = Donner « { $recipe } » à { $player }
move-pick = Poser { $tile }
move-place = Poser { $tile } en { $square }
move-stack = Empiler { $tile } en { $square }
move-play-stack = Jouer Stack!
move-play-chop = Jouer Chop!
move-play-spicy = Jouer Spicy!
move-play-switch = Jouer Switch!
move-play-wasabi = Jouer Wasabi!
move-chop = Hacher { $tile } en { $square }
move-chop-away = Hacher { $tile } en { $square } : retour au garde-manger
move-toss = Rendre { $tile } au garde-manger
move-keep = Poser { $tile } comme ingrédient de ce tour
move-switch = Échanger { $one } et { $two }
move-cover = Couvrir de { $one } à { $two }
move-claim = Réaliser « { $recipe } » (longueur { $length })
move-pass = Passer et remettre des recettes
move-pass-bare = Passer
move-discard = Remettre « { $recipe } » (longueur { $length })
move-done = Fini : ne plus rien poser ni réaliser
move-enough = Ne plus rien remettre
move-take = Prendre { $card }
move-lift = Reprendre { $card } de { $one } à { $two }
move-return-take = Rendre { $old }, prendre { $card }
move-return-lift = Rendre { $old }, reprendre { $card } de { $one } à { $two }
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
log-play-stack = { $who } joue Stack! : l’ingrédient de ce tour peut aller sur un autre.
log-play-chop = { $who } joue Chop! pour retirer un ingrédient du comptoir.
log-play-spicy = { $who } joue Spicy! : jusqu’à deux ingrédients ce tour-ci.
log-play-switch = { $who } joue Switch! pour échanger deux cases voisines.
log-play-wasabi = { $who } joue Wasabi!
log-chop = { $who } hache { $tile } en { $square }.
log-chop-away = { $who } hache { $tile } en { $square } ; retour au garde-manger.
log-toss = { $who } rend { $tile } au garde-manger.
log-keep = { $who } garde { $tile } comme ingrédient de ce tour.
log-switch = { $who } échange { $one } et { $two }.
log-cover = { $who } couvre de { $one } à { $two } : ces cases sont verrouillées.
log-cube = { $who } prend { $cubes ->
    [one] { $cubes } cube de wasabi
   *[other] { $cubes } cubes de wasabi
}.
log-claim = { $who } réalise « { $recipe } » (longueur { $length }).
log-style = Avec style ! { $cubes ->
    [one] { $who } gagne { $cubes } cube pour « { $recipe } »
   *[other] { $who } gagne { $cubes } cubes pour « { $recipe } »
}.
log-tokens = { $who } a utilisé son dernier jeton et gagne sur-le-champ !
log-unclaimed = Vous avez terminé « { $recipe } » sans la réaliser : elle est perdue tant qu’on ne la termine pas à nouveau. Vous seul voyez ceci.
log-pass = { $who } passe.
log-discard = { $who } remet « { $recipe } » (longueur { $length }) sous sa pile.
log-discard-hidden = { $who } remet une recette de longueur { $length } sous sa pile.
log-lapsed = Plus de carte Action pour { $who } : { $rewards ->
    [one] { $rewards } récompense perdue
   *[other] { $rewards } récompenses perdues
}.
log-take = { $who } prend { $card } en récompense.
log-lift = { $who } reprend { $card } de { $one } à { $two } en récompense.
log-return-take = { $who } rend { $old } à la cuisine et prend { $card } en récompense.
log-return-lift = { $who } rend { $old } à la cuisine et reprend { $card } de { $one } à { $two } en récompense.
log-decline = { $who } renonce à la récompense.
log-stock = { $who } prend { $tile } au garde-manger.
log-full = Le comptoir est plein : on compte les points.
log-passes = { $passes ->
    [one] { $passes } tour passé
   *[other] { $passes } tours passés
} de suite : on compte les points.

## La fin

end-tokens = { $who } a utilisé son dernier jeton et gagne sur-le-champ, quels que soient les points.
end-lead = { $who } a le plus de points : { $points }, avec { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
} et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Vient ensuite { $next } : { $next_points }, avec { $next_recipes ->
    [one] { $next_recipes } recette
   *[other] { $next_recipes } recettes
} et { $next_cubes ->
    [one] { $next_cubes } cube
   *[other] { $next_cubes } cubes
}.
end-full = Le comptoir est plein. { end-lead }
end-full-cubes = Le comptoir est plein. Plusieurs ont le plus de points ({ $points }) ; parmi eux, { $who } a le plus de cubes de wasabi : { $cubes }.
end-full-draw = Le comptoir est plein. Match nul : { $who } ont autant de points ({ $points }) et autant de cubes de wasabi ({ $cubes }).
end-passes = Personne n’a cuisiné pendant { $passes ->
    [one] { $passes } tour
   *[other] { $passes } tours
} de suite. { end-lead }
end-passes-cubes = Personne n’a cuisiné pendant { $passes ->
    [one] { $passes } tour
   *[other] { $passes } tours
} de suite. Plusieurs ont le plus de points ({ $points }) ; parmi eux, { $who } a le plus de cubes de wasabi : { $cubes }.
end-passes-draw = Personne n’a cuisiné pendant { $passes ->
    [one] { $passes } tour
   *[other] { $passes } tours
} de suite. Match nul : { $who } ont autant de points ({ $points }) et autant de cubes de wasabi ({ $cubes }).

## La feuille de score

score-recipe = { $recipe }
score-style = { $recipe }, avec style
score-wasabi = { $cubes ->
    [one] { $cubes } cube pour avoir joué Wasabi!
   *[other] { $cubes } cubes pour avoir joué Wasabi!
}

## Refus

refuse-giving = Pas maintenant : donnez d’abord sa main de départ à { $player }.
refuse-given = Les mains de départ se donnent une seule fois, avant le premier tour.
refuse-barred = Une main de départ n’a ni riz, ni maki, ni ingrédient unique.
refuse-category = { $player } a déjà un ingrédient de cette catégorie ; une main de départ en a trois différentes.
refuse-pantry = Le garde-manger n’en a plus.
refuse-pile = La pile de longueur { $length } est vide.
refuse-wait = Cartes, ingrédients et recettes se prennent à la fin du tour : posez d’abord votre ingrédient, puis « Fini » ; ou passez.
refuse-cooked = Vous avez fini pour ce tour : on ne pose plus d’ingrédient et on ne joue plus de carte.
refuse-late-claim = Vous avez fini pour ce tour : rien ne se réalise pendant que vous prenez cartes, ingrédients et recettes.
refuse-passed = Vous avez passé ce tour : ni ingrédient posé, ni carte jouée, ni recette réalisée.
refuse-unpassed = On ne remet des recettes sous leurs piles que dans un tour passé.
refuse-keep-all = Qui passe remet au moins une recette.
refuse-pass = Vous avez posé un ingrédient ou joué une carte ce tour-ci : il est trop tard pour passer.
refuse-done = Vous n’avez pas encore posé d’ingrédient ce tour-ci.
refuse-bare = Sans ingrédient, vous pouvez seulement passer, ou jouer Chop! et poser ce que vous hachez.
refuse-pick-first = Choisissez d’abord l’ingrédient, puis sa case.
refuse-laid = Vous avez déjà posé { $laid ->
    [0] votre ingrédient
    [1] votre ingrédient
   *[other] vos { $laid } ingrédients
} de ce tour.
refuse-full = Aucune case n’est vide.
refuse-tile = Vous n’avez pas { $tile } en main.
refuse-held = C’est { $tile } que vous posez.
refuse-outside = La case { $square } est hors de la zone.
refuse-locked = Une carte Wasabi! verrouille { $square }.
refuse-filled = La case { $square } n’est pas vide ; seul Stack! permet de poser un ingrédient sur un autre.
refuse-recipe = Vous n’avez pas cette recette en main.
refuse-token = Vous n’avez plus de jeton de longueur { $length }.
refuse-line = Aucune ligne du comptoir n’a les ingrédients de cette recette.
refuse-old-line = La ligne qui montre cette recette n’a pas été terminée ce tour-ci.
refuse-covered-line = Une carte Wasabi! est posée sur la ligne qui montre cette recette.
refuse-buried-line = Une ligne a les ingrédients de cette recette, mais pas tous sur le dessus : seul le dessus d’une pile est en jeu.
refuse-card = Vous n’avez pas de carte { $card } en main.
refuse-second-card = Vous avez joué { $card } ce tour-ci : une seule carte Action par tour.
refuse-stack-late = Stack! se joue avant de poser l’ingrédient.
refuse-no-ingredient = Pour { $card }, il faut sur le comptoir un ingrédient découvert, et il n’y en a pas.
refuse-no-pair = Il n’y a pas deux cases voisines que Switch! puisse échanger.
refuse-no-block = Il n’y a pas de carré de quatre cases que Wasabi! puisse couvrir.
refuse-nothing-there = Il n’y a pas d’ingrédient en { $square }.
refuse-toss = Vous n’avez pas d’autre ingrédient : il faut poser celui que vous avez haché.
refuse-both-empty = Il n’y a rien en { $one } ni en { $two }.
refuse-apart = Les cases { $one } et { $two } ne sont pas voisines, ni en rangée ni en colonne.
refuse-overlap = Une carte Wasabi! est déjà sur { $square }, et elles ne se chevauchent jamais.
refuse-last-square = Avant que l’ingrédient soit posé, Wasabi! doit lui laisser une case vide et découverte.
refuse-shape = Une carte Wasabi! couvre un carré de deux cases sur deux ; { $one } et { $two } n’en sont pas deux coins opposés.
refuse-room = Vous avez { $most ->
    [one] { $most } carte Action, le plus qu’on puisse avoir
   *[other] { $most } cartes Action, le plus qu’on puisse avoir
} : il faut en rendre une pour la nouvelle.
refuse-return = Vous avez moins de { $most ->
    [one] { $most } carte Action
   *[other] { $most } cartes Action
} : aucune n’est à rendre pour la nouvelle.
refuse-own-return = Il n’y a pas de carte { $card } en cuisine : ce que vous pouvez prendre se juge avant que la vôtre y retourne.
refuse-kitchen = Il n’y a pas de carte { $card } en cuisine.
refuse-no-card-there = Il n’y a pas de carte Wasabi! de { $one } à { $two }.
refuse-same-kind = Vous avez joué { $card } ce tour-ci : pas de nouveau cette sorte tant qu’une autre est possible.

## Le terminal

table-kitchen = Cuisine
table-pantry = Garde-manger
table-piles = Recettes
table-turn = Ce tour-ci
table-hand = main
table-cards = cartes
table-recipes = recettes
table-served = servies
table-tokens = jetons restants
table-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-token = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cubes ->
    [0] {""}
    [one] {" ;"} avec style, { $cubes } cube de plus
   *[other] {" ;"} avec style, { $cubes } cubes de plus
}
table-pile = longueur { $length } : { $left }
table-under = remises dessous, la prochaine d’abord : { $recipes }
table-played = carte jouée : { $card }
table-laid = ingrédients posés : { $laid }
table-held = à poser : { $tile }
table-owed = { $rewards ->
    [one] { $rewards } récompense due
   *[other] { $rewards } récompenses dues
}
table-passes = tours passés de suite : { $passes }
table-below = Piles, du bas vers le haut
table-covered = Sous Wasabi!
table-of = { $name } :
table-hidden = hors de vue
table-style = avec style
table-barred = pas dans une main de départ
table-none = aucune
table-empty = vide
table-unknown = inconnue
table-length = longueur { $length }

## La table du navigateur

board-completes = Termine « { $recipe } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-style = Termine « { $recipe } » avec style : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
board-lost = Après cela, « { $recipe } » ne pourra plus être réalisée.
board-ends = La partie finit ainsi.
board-cover = Les ronds montrent où la carte Wasabi! peut aller : chacun est au milieu de quatre cases.
board-counter = Comptoir
board-give = Pour { $player } : rien de trop utile ! Jamais deux de même catégorie.
board-draw = Plus une recette est longue, plus elle rapporte de points et, avec style, de cubes.
board-lay = Choisissez un ingrédient, ou glissez-le sur une case.
board-card = Vous pouvez jouer une carte Action.
board-claim = « { $recipe } » est terminée : réalisez-la !
board-place = Choisissez une case. Un +2, par exemple, montre où une recette se termine.
board-toward = Fait avancer « { $recipe } ».
board-chop = Choisissez un ingrédient du comptoir.
board-chopped = Reposez l’ingrédient haché.
board-chopped-or = Reposez l’ingrédient haché, ou rendez-le au garde-manger.
board-switch = Choisissez la première case, ou glissez-la sur sa voisine.
board-switch-with = Choisissez maintenant sa voisine.
board-return-recipe = Sous sa pile
board-discard = Ce qui va sous sa pile est remplacé par des recettes que vous piochez.
board-reward = Les cartes qui brillent peuvent être prises.
board-return = Deux cartes au plus : choisissez celle des vôtres que vous rendez.
board-return-for = Choisissez maintenant la carte que vous prenez à sa place.
board-return-which = Choisissez maintenant celle des vôtres que vous rendez.
board-stock = Un fanion marque ce qui manque encore à vos recettes.
board-pass = Passer
board-pass-tip = Ne rien poser ce tour-ci et remettre des recettes sous leurs piles.
board-done = Fini
board-done-tip = Vous ne posez ni ne réalisez plus rien ce tour-ci, et passez aux nouvelles cartes, ingrédients et recettes. Ce qui n’est pas réalisé alors est perdu.
board-decline = Aucune carte
board-rewards = à gagner par recette
board-back-place = Reposer
board-back-card = Reprendre la carte
board-back-discard = Ne pas passer
board-back-tip = Annule ce qui est commencé : rien n’est encore fait. Échap fait de même.
board-claim-now = À réaliser !
board-no-token = plus de jeton
board-in-counter = sur le comptoir
board-in-hand = dans votre main
board-in-pantry = au garde-manger
board-in-nowhere = introuvable
board-tile = Choisissez-le, puis une case ; ou glissez-le sur la case.
board-category = catégorie { $category }.
board-left = Reste au garde-manger : { $left }.
board-lacks = Il en faut encore pour « { $recipe } ».
board-kitchen = En cuisine : { $left }. On en gagne une par recette réalisée.
board-card-place = Une place pour une carte Action : chaque recette réalisée en rapporte une.
board-pts = { $points ->
    [one] pt
   *[other] pts
}
board-pile = Recettes de longueur { $length } : { $left } dans la pile.
board-spent = Vous n’avez plus de jeton de cette longueur : une telle recette ne peut plus être réalisée.
board-tokens = Jetons restants, chacun aussi long que la recette qui l’utilise. Qui utilise les dix gagne sur-le-champ.
board-cubes = Cubes de wasabi : un point chacun, compris dans les points.
board-points = Points jusqu’ici : recettes servies et cubes.
board-served = Servies
board-rival-tile = en main, à la vue de tous.
board-rival-recipes = Recettes en main : on n’en connaît que la longueur.
board-locked = Carte Wasabi! : ces cases sont verrouillées tant que personne ne la prend en récompense.

## La première partie guidée

learn-1 = Tout le monde cuisine sur le même comptoir. Une recette est terminée quand une ligne droite sans trou montre **exactement ses ingrédients**, peu importe qui les a posés.
learn-2 = L’ordre est libre, mais l’ordre exact du bandeau, lu dans un sens ou dans l’autre, est *avec style* et rapporte des cubes de wasabi. Dix jetons utilisés : victoire immédiate. Sinon les points décident quand le comptoir est plein.

## La leçon : une courte partie sur une donne fixe (lesson.match)

lesson-aim = Vous êtes chef de sushis. Chaque recette réalisée utilise un de ces **jetons**, et qui a utilisé **les dix gagne sur-le-champ**. Il vous en reste trois : longueurs 2, 3 et 4.
lesson-counter = Tous les chefs cuisinent sur **ce seul comptoir**. Tout ce qui s’y trouve sert à tout le monde, peu importe qui l’a posé.
lesson-recipes = Voici vos recettes ; personne d’autre ne les voit. L’une d’elles est terminée quand exactement ses ingrédients forment **une ligne droite sans trou**, en rangée ou en colonne.
lesson-tuna = À votre tour, vous posez **un ingrédient** de votre main. « Tekkamaki » demande du maki et du thon : prenez le **thon**.
lesson-beside = Un maki se trouve déjà sur le comptoir. Posez le thon **à côté**.
lesson-claim = Maki et thon en ligne : « Tekkamaki » est terminée. **Réalisez-la !**
lesson-done = Votre ingrédient est posé, votre recette réalisée : appuyez sur **Fini**.
lesson-kitchen = Chaque recette rapporte une **carte Action**. Stack! pose un ingrédient sur un autre, Chop! en retire un, Spicy! permet d’en poser deux, Switch! échange deux voisins et Wasabi! verrouille quatre cases contre un cube.
lesson-card = Prenez **Spicy!** Deux ingrédients en un tour, cela servira.
lesson-stock = Maintenant, complétez votre main à **trois ingrédients**, à votre choix. Un fanion marque ce qui manque encore à vos recettes : prenez le **riz**.
lesson-draw = Vous complétez aussi à trois recettes, en choisissant la **longueur** : les plus longues rapportent plus de points. Pour votre jeton de longueur 4, vous n’avez pas encore de recette : piochez une **4**.
lesson-rival = L’adversaire a posé du **riz** à côté du calamar et réalisé une recette. Ce riz peut vous servir aussi : gardez le vôtre !
lesson-style = L’ordre d’une ligne est libre. Mais **l’ordre exact du bandeau**, lu dans un sens ou dans l’autre, est *avec style* et rapporte des cubes de wasabi.
lesson-egg = Calamar, riz, œuf : les deux premiers se suivent déjà. Prenez l’**œuf**.
lesson-order = Posez-le de l’autre côté du riz, et l’ordre est exact. Le concombre devant le calamar ne gêne pas.
lesson-claim-style = Réalisez **« Nid du calamar »** : 3 points, et un cube pour le style.
lesson-points = Vos points, **cubes compris** : un point pour chacun, affichés à côté. Si le comptoir est plein avant que quelqu’un ait utilisé dix jetons, **le plus de points gagne**.
lesson-keep = Vous pourriez jouer Spicy! maintenant, mais gardez-la pour le prochain tour : appuyez sur **Fini**.
lesson-two-cards = Votre deuxième récompense ; deux cartes en main au plus. Prenez **Chop!**
lesson-flag = Le fanion est sur le **crabe** : rien d’autre ne manque à « Plateau royal », que vous avez piochée. Prenez-le.
lesson-spare = Votre dernier jeton est de longueur 4. Piochez une autre **4**, au cas où « Plateau royal » échouerait.
lesson-wasabi = L’adversaire a joué **Wasabi!** et pris un cube. Ces quatre cases sont verrouillées jusqu’à ce que quelqu’un prenne la carte en récompense.
lesson-pass = Quand vos recettes sont sans espoir, **passez** : vous ne posez rien, mais vous en remettez et en piochez d’autres. Inutile pour l’instant.
lesson-between = « Plateau royal », c’est thon, avocat, crabe, œuf. Entre votre **thon** et votre **œuf**, il y a juste la place pour les deux qui manquent.
lesson-spicy = Un seul ingrédient ne suffit pas : jouez **Spicy!** pour en poser deux.
lesson-avocado = D’abord l’**avocat**.
lesson-below = Dans l’ordre du bandeau, l’avocat suit le thon : posez-le juste **dessous**.
lesson-crab = Désormais, faites comme il vous plaît. Je prendrais le **crabe**.
lesson-gap = Je comblerais le trou : l’ordre est encore exact, pour deux cubes.
lesson-last = Réalisez **« Plateau royal »**. C’est votre dixième jeton : vous gagnez sur-le-champ !
lesson-end = Voilà tout le jeu. Une vraie partie commence par un comptoir vide : vous choisissez les trois premiers ingrédients de votre voisin (rien de trop utile !) et piochez trois recettes.

## Pourquoi le chef conseille un coup : ce qu’il fait pour vous, et à un adversaire

why-points = Il rapporte des points.
why-points-rival = Il coûte des points à { $who }.
why-recipes = Il rapproche une de vos recettes.
why-recipes-rival = Il gêne { $who } dans une recette.
why-style = Il mène à une recette avec style, donc à des cubes de wasabi.
why-style-rival = Il prive { $who } d’une recette avec style.
why-cards = Il vous laisse de meilleures cartes Action.
why-cards-rival = Il laisse de moins bonnes cartes Action à { $who }.
why-pantry = Vous aurez en main les ingrédients qu’il vous faut.
why-pantry-rival = { $who } va manquer d’ingrédients.
why-tempo = Il ne perd pas de temps pendant que le comptoir se remplit.
why-tempo-rival = Il fait perdre du temps à { $who } pendant que le comptoir se remplit.

# Ce qu’un coup fait perdre ; demandé avant de le jouer
warn-unclaimed = Vous avez terminé « { $recipe } » sans la réaliser. Si vous continuez, elle est perdue tant qu’on ne la termine pas à nouveau.
warn-spent = Vous n’avez plus de jeton de longueur { $length } : une recette de cette longueur ne peut plus être réalisée. Elle occupe une place dans votre main jusqu’à ce que vous passiez pour la remettre.

# The drawings in the book of rules: drawings.toml
drawing-any-order = Thon, tempura, maki sur une ligne : tout ce qu’il faut pour { recipe-crunchy-tuna }, mais dans un autre ordre.
drawing-style = Maki, thon, tempura comme sur le bandeau : la même recette avec style, et un cube.
drawing-several = Un maki en c3 termine une ligne horizontale et une verticale : deux recettes, chacune avec son jeton.
drawing-reward = Vous avez réalisé une recette : prenez une carte en cuisine, ou la carte Wasabi! du comptoir.
drawing-stack = Stack! permet de poser le thon sur le cornichon de c3 : seul le thon y compte désormais.
drawing-chop = Chop! retire le dessus de c3, et le thon qui était dessous revient en jeu.
drawing-switch = Switch! échange c3 et c4 : maki, thon et tempura se retrouvent sur une ligne.
drawing-wasabi = Chaque point marque un carré de quatre cases que Wasabi! peut couvrir ; vous y gagnez un cube.
drawing-locked = Les quatre cases sous Wasabi! sont verrouillées : rien ne va en d4, pourtant vide.
