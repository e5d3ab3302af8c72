name = Fangfrisch
blurb = La criée de Hambourg : chaque lot coûte dix euros, si gros soit-il devenu. Frappez la cloche avant les autres, puis vendez chaque espèce d’un coup.

## Poissons et cartes

eel = anguille
shark = requin
plaice = plie
crab = crabe
tuna = thon
lobster = homard
octopus = pieuvre

eel1 = 1 anguille
eel2 = 2 anguilles
eel3 = 3 anguilles
shark1 = 1 requin
shark2 = 2 requins
shark3 = 3 requins
plaice1 = 1 plie
plaice2 = 2 plies
plaice3 = 3 plies
crab1 = 1 crabe
crab2 = 2 crabes
crab3 = 3 crabes
tuna1 = 1 thon
tuna2 = 2 thons
tuna3 = 3 thons
lobster1 = 1 homard
lobster2 = 2 homards
lobster3 = 3 homards
octopus1 = 1 pieuvre
octopus2 = 2 pieuvres
octopus3 = 3 pieuvres
thief = un voleur de poisson
can = une conserve
end = la phase finale
close = la fermeture du marché

crate1 = la première caisse
crate2 = la deuxième caisse
tub = la bassine
bin = la poubelle

## Règles maison

option-closed_bins = Poubelles fermées
    .help = La table ne montre que le nombre de cartes de chaque poubelle : à vous de retenir ce qui y est tombé.
option-live_speed = Rythme de la criée
    .help = En direct : combien de temps chaque carte reste ouverte avant la suivante.
option-head_start = Cloche plus proche
    .help = En direct : un joueur a la cloche à portée de main et gagne un instant sur chaque coup.

choice-slow = lent
choice-normal = normal
choice-fast = rapide
choice-none = personne
choice-p1 = place 1
choice-p2 = place 2
choice-p3 = place 3
choice-p4 = place 4
choice-p5 = place 5

## Phases et consignes

phase-first = tirage du premier vendeur
phase-sell = vente à la banque
phase-skip = enchère annulée
phase-turn = carte retournée
phase-ring = cloche
phase-award = attribution du lot
phase-steal = vol
phase-stow = rangement du lot
phase-can = conserves
phase-closing = règlement des comptes
phase-over = fin

prompt-sell = Vendez des espèces à la banque, ou terminez.
prompt-ring = Frapper la cloche pour ce lot, ou attendre une carte de plus ?
prompt-steal = Votre voleur peut prendre la carte du dessus d’un autre étal.
prompt-stow = Rangez vos cartes : choisissez la prochaine carte et sa place.
prompt-can = Votre conserve peut retirer des cartes de votre poubelle.

## Les coups

move-ring = { $cards ->
    [one] Frapper la cloche : { $cards } carte pour { $euro } €
   *[other] Frapper la cloche : { $cards } cartes pour { $euro } €
}
move-wait = Attendre
move-done = Ne plus rien vendre
move-done-can = Laisser le reste dans la poubelle
move-no-steal = Renvoyer le voleur
move-sell = Vendre { $species } : { $fish } pour { $euro } €
move-sell-as = Vendre les pieuvres ({ $slot }) comme { $species } : { $fish } pour { $euro } €
move-steal = Voler { $card } à { $who } ({ $slot })
move-lay = Poser { $card } : { $slot }
move-bin = Jeter { $cards }
move-clear = Vider à la poubelle : { $slot }
move-tin = Retirer de la poubelle : { $card }
move-turn = Retourner { $card }
move-first = { $who } vend en premier
move-award = Le lot revient à { $who }
move-settle = Régler les comptes avec { $who }
move-no-ring = Personne ne frappe
move-skip = Annuler l’enchère

## Le journal

log-first = Le sort désigne { $who } comme premier vendeur.
log-decided = { $who } a décidé.
log-keeps = { $who } ne vend rien.
log-done = { $who } ne vend plus rien.
log-sell = { $who } vend { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} ({ $species }) pour { $euro } €.
log-sell-as = { $who } vend { $fish ->
    [one] { $fish } pieuvre
   *[other] { $fish } pieuvres
} comme { $species } pour { $euro } €.
log-spoil = Gâté : { $who } jette { $card } à la poubelle.
log-skip = Personne parmi ceux qui peuvent frapper n’a { $euro } € : l’enchère est annulée.
log-idle = Plus rien ne bouge : le marché ferme.
log-turn = { $who } annonce : { $card } ! { $cards ->
    [one] ({ $cards } carte)
   *[other] ({ $cards } cartes)
}
log-end = La phase finale commence : désormais, qui gagne une enchère peut vendre aussitôt.
log-close = { $cards ->
    [0] Le marché ferme !
    [one] Le marché ferme ! La carte sur la table est défaussée.
   *[other] Le marché ferme ! Les { $cards } cartes sur la table sont défaussées.
}
log-late = { $rivals ->
    [one] { $others } a frappé aussi, mais la main de { $who } était sur la cloche.
   *[other] { $others } ont frappé aussi, mais la main de { $who } était sur la cloche.
}
log-award = Dong ! { $who } paie { $euro } € pour { $cards }.
log-bonus = { $who } reçoit { $euro } € comme vendeur.
log-own-lot = { $who } achète son propre lot : pas de prime.
log-no-ring = Personne ne frappe.
log-no-prey = Il n’y a rien à voler : le voleur repart les mains vides.
log-steal = { $who } vole { $card } à { $victim } ({ $slot }).
log-no-steal = { $who } renvoie le voleur.
log-lay = { $who } pose { $card } : { $slot }.
log-bin = { $who } jette { $cards }.
log-clear = { $who } vide à la poubelle : { $slot } ({ $cards }).
log-tin = { $who } retire de sa poubelle : { $card }.
log-done-can = { $who } laisse le reste dans la poubelle.
log-half = { $who } solde à moitié prix, { $slot } : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} pour { $euro } €.
log-pays-bin = { $who } paie { $euro } € pour { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} dans la poubelle.
log-settled = { $who } n’a rien à vendre ni à payer.

## La feuille de score

score-capital = capital
score-sales = poissons vendus
score-bonus = primes de vendeur
score-lots = { $lots ->
    [one] { $lots } lot acheté
   *[other] { $lots } lots achetés
}
score-half = étal à moitié prix
score-bin = { $fish ->
    [one] { $fish } poisson dans la poubelle
   *[other] { $fish } poissons dans la poubelle
}

## Refus

refuse-sell = Cette espèce n’est pas sur votre étal : { $fish }.
refuse-jokers = Seules des pieuvres sans autre poisson se vendent sous un autre nom ; ce n’est pas le cas ici : { $slot }.
refuse-name-held = Vous avez déjà cette espèce ailleurs ({ $fish }) : il faut un autre nom à ces pieuvres.
refuse-name-sold = Vous avez déjà vendu cette espèce ({ $fish }) : il faut un autre nom à ces pieuvres.
refuse-ring = Vous pouvez seulement frapper la cloche ou attendre.
refuse-award = Le lot revient à quelqu’un qui a frappé.
refuse-steal = Un voleur prend la carte du dessus d’une caisse ou de la bassine d’un autre joueur.
refuse-late = On vide une place avant de poser la première nouvelle carte.
refuse-empty = Cette place est vide.
refuse-bin = Seule une espèce nouvelle de ce lot peut être jetée, et en entier : pas celle-ci ({ $fish }).
refuse-card = Vous n’avez pas cette carte à ranger ({ $fish }).
refuse-home = Cette espèce va sur sa pile ({ $fish }) : { $slot }.
refuse-taken = Une autre espèce occupe { $slot }.
refuse-tin = Une conserve retire des cartes qui sont dans votre poubelle.

## La table

table-lot = Le lot : { $euro } €
table-lot-empty = aucune carte sur la table
table-fish = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
table-deck = Talon
table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-end-in = phase finale dans { $cards }
table-ending = phase finale : le gagnant peut vendre
table-close-in = fermeture dans { $first } à { $last }
table-closed = le marché est fermé
table-seller = vendeur
table-buyer = acheteur
table-hand = à ranger
table-empty = vide
table-wild = pieuvre encore libre
table-money = { $euro } €
table-left = Encore dans le talon
table-bell = Cloche
table-decided = a décidé
table-undecided = réfléchit

## La table du navigateur

board-prices = Ce que paie la banque pour tant de poissons d’une espèce
board-slot = Une caisse ou le bac contient une seule espèce ; on vend à son tour, avant l’enchère.
board-bell = Vous ne pouvez pas sonner pour ce lot.
board-choose = Choisissez une carte, puis la caisse ou le bac où elle va.
board-lay = Où mettre : { $card } ?

## La première partie guidée

learn-1 = Chaque lot coûte **10 euros**, quelle que soit sa taille. Sonnez trop tôt et vous payez pour peu, trop tard et une autre main est sur la cloche.
learn-2 = Une espèce se vend d’un coup, et beaucoup de poissons rapportent bien plus que peu : quatre valent 5 euros, dix en valent 30. Le plus riche gagne ; chaque poisson resté à la poubelle coûte 1 euro.
learn-sell = Avant votre vente aux enchères, vous pouvez vendre des espèces entières. Chaque vente **gâte** une carte de cette espèce dans les caisses des autres ; le bac, lui, est à l’abri.
learn-ring = Sonner, ou attendre une carte de plus ? Sous le lot, vous voyez ce que ces poissons ajouteraient à *votre* étal. Le vendeur gagne 1 euro par carte.
learn-steal = Le voleur prend la carte du dessus d’une caisse ou d’un bac, maintenant ou jamais. Elle se range avec le lot.
learn-stow = Rangez le lot : une espèce par caisse ou bac, la carte la plus récente dessus. C’est la carte du dessus qui se gâte : posez une petite en dernier. Une pieuvre devient l’espèce sur laquelle on la pose.
learn-can = Une conserve retire une ou deux cartes de votre poubelle pour de bon. Chaque poisson qui s’y trouve vous aurait coûté 1 euro à la fin.
learn-over = Le marché est fermé : le reste est parti à moitié prix, les poubelles sont payées. La feuille le montre ligne par ligne.
