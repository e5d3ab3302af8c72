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
    .slow = lent
    .normal = normal
    .fast = rapide
option-head_start = Cloche plus proche
    .help = En direct : un joueur a la cloche à portée de main et gagne un instant sur chaque coup.
    .none = personne
    .p1 = joueur 1
    .p2 = joueur 2
    .p3 = joueur 3
    .p4 = joueur 4
    .p5 = joueur 5

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
prompt-sell-last = Vendez : si vous ne vendez rien, le marché ferme, à moitié prix.
prompt-ring = Frapper la cloche pour ce lot, ou attendre une carte de plus ?
prompt-steal = Votre voleur peut prendre la carte du dessus d’une caisse ou d’une bassine d’un autre joueur.
prompt-stow = Rangez vos cartes : choisissez la prochaine carte et son emplacement.
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
move-sell = Vendre { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} ({ $species }, { $slot }) pour { $euro } €
move-sell-as = Vendre { $fish ->
    [one] { $fish } pieuvre
   *[other] { $fish } pieuvres
} ({ $slot }) sous le nom « { $species } » pour { $euro } €
move-steal = Voler { $card } à { $who } ({ $slot })
move-lay = Poser { $card } dans { $slot }
move-bin = Jeter { $cards }
move-clear = Vider { $slot } à la poubelle
move-tin = Retirer { $card } de la poubelle
move-turn = Retourner { $card }
move-first = { $who } vend en premier
move-award = Le lot revient à { $who }
move-settle = Régler les comptes avec { $who }
move-no-ring = Personne ne frappe
move-skip = Annuler l’enchère

## Le journal

log-first = Le sort désigne { $who } pour vendre en premier.
log-keeps = { $who } ne vend rien.
log-done = { $who } ne vend plus rien.
log-sell = { $who } vend { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} ({ $species }, { $slot }) pour { $euro } €.
log-sell-as = { $who } vend { $fish ->
    [one] { $fish } pieuvre
   *[other] { $fish } pieuvres
} ({ $slot }) sous le nom « { $species } » pour { $euro } €.
log-spoil = Gâté : { $who } jette { $card } à la poubelle.
log-skip = Personne parmi ceux qui peuvent frapper n’a { $euro } € : l’enchère est annulée.
log-idle = Une manche entière d’enchères annulées, sans aucune vente : le marché ferme.
log-turn = { $who } annonce : { $card } ! { $cards ->
    [one] ({ $cards } carte)
   *[other] ({ $cards } cartes)
}
log-end = La phase finale commence : désormais, qui gagne une enchère peut vendre aussitôt.
log-close = { $cards ->
    [0] Le marché ferme !
    [one] Le marché ferme ! La carte sur la table est défaussée.
   *[other] Le marché ferme ! Les { $cards } cartes sur la table sont défaussées.
}
log-late = { $rivals ->
    [one] { $others } a aussi frappé, mais { $who } avait la main sur la cloche.
   *[other] { $others } ont aussi frappé, mais { $who } avait la main sur la cloche.
}
log-award = Dong ! { $who } paie { $euro } € pour { $cards }.
log-bonus = { $who } reçoit une prime de { $euro } € pour la vente.
log-own-lot = { $who } gagne sa propre enchère : pas de prime.
log-no-ring = Personne ne frappe.
log-no-prey = Il n’y a rien à voler : { $thieves ->
    [1] le voleur repart
    [one] { $thieves } voleur repart
   *[other] { $thieves } voleurs repartent
} les mains vides.
log-no-tin = La conserve ne sert à rien : { $who } a une poubelle vide.
log-steal = { $who } vole { $card } à { $victim } ({ $slot }).
log-no-steal = { $who } renvoie le voleur.
log-lay = { $who } pose { $card } dans { $slot }.
log-bin = { $who } jette { $cards }.
log-clear = { $who } vide { $slot } à la poubelle : { $cards }.
log-tin = { $who } retire { $card } de sa poubelle.
log-done-can = { $who } laisse le reste dans sa poubelle.
log-half = { $who } vend à moitié prix ({ $slot }) : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} pour { $euro } €.
log-pays-bin = { $who } paie { $euro } € pour { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} dans sa poubelle.
log-settled = { $who } n’a rien à vendre ni à payer.

## Ce qu’un coup fait perdre

warn-bin = Ce qui est à la poubelle ne se vend plus, et chaque poisson y coûte { $euro } € à la fin : ici { $cost } €.
warn-ring = { $waste ->
    [0] Ces poissons vous rapportent { $gain } € de plus.
   *[other] Ce qui trouve un emplacement vous rapporte { $gain } € de plus, le reste coûte { $waste } € à la poubelle.
} Pour { $euro } €, vous perdez { $loss } €. Même avec un poisson de plus de chaque espèce du lot, et un emplacement pour chacune, ils ne rapporteraient pas leur prix.
warn-close = Personne parmi ceux qui peuvent frapper n’a { $euro } €. Si vous ne vendez rien maintenant, le marché ferme aussitôt : votre étal rapporte { $half } € à moitié prix, et { $full } € si vous vendez tout maintenant.

## La fin

end-close = La carte fermeture du marché est sortie : les étals sont partis à moitié prix, et chaque poisson des poubelles a coûté { $bin } €. { $winners ->
    [one] { $who } gagne avec { $euro } €, la plus grosse somme, et { $ahead } € d’avance sur { $next }.
   *[other] { $who } se partagent la victoire avec { $euro } € chacun, la plus grosse somme{ $ahead ->
        [0] {""}
       *[other] , et { $ahead } € d’avance sur { $next }
    }.
} Avant la fermeture, { $all } ont vendu du poisson pour { $sales } € et payé { $paid } € de lots.
end-idle = Pendant une manche entière, personne n’a pu frapper ni n’a rien vendu, et le marché a fermé : les étals sont partis à moitié prix, et chaque poisson des poubelles a coûté { $bin } €. { $winners ->
    [one] { $who } gagne avec { $euro } €, la plus grosse somme, et { $ahead } € d’avance sur { $next }.
   *[other] { $who } se partagent la victoire avec { $euro } € chacun, la plus grosse somme{ $ahead ->
        [0] {""}
       *[other] , et { $ahead } € d’avance sur { $next }
    }.
} Avant la fermeture, { $all } ont vendu du poisson pour { $sales } € et payé { $paid } € de lots.

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
refuse-sell-empty = Il n’y a rien à vendre dans { $slot }.
refuse-sell-turn = On vend au début de son tour, avant son enchère.
refuse-sell-later = On vend avant sa propre enchère, ou après en avoir gagné une, quand le lot est rangé et les conserves utilisées.
refuse-sell-bin = Ce qui est dans la poubelle ne se vend pas.
refuse-sell-card = Une espèce se vend en entier, jamais une seule carte.
refuse-sell-octopus = Les pieuvres se vendent avec l’espèce de leur emplacement ; seules, sous le nom d’une espèce.
refuse-jokers = Seules des pieuvres sans autre poisson se vendent sous un autre nom ; dans { $slot }, il y a cette espèce : { $fish }.
refuse-name-held = Vous avez déjà cette espèce dans un autre emplacement ({ $fish }) : il faut un autre nom à ces pieuvres.
refuse-name-sold = Vous avez vendu cette espèce dans cette phase de vente ({ $fish }) : il faut un autre nom à ces pieuvres.
refuse-lot-empty = Il n’y a pas encore de carte dans le lot : personne ne peut frapper.
refuse-ring-seller = À { $seats } joueurs, le vendeur ne frappe pas : attendez les autres.
refuse-ring-money = Vous avez { $money } €, et il faut { $euro } € pour frapper : attendez les autres.
refuse-ring-decided = Vous avez décidé ; les autres pas encore.
refuse-ring-late = { $who } a frappé en premier, prend tout le lot et le range maintenant : attendez la prochaine enchère.
refuse-thief-none = Vous n’avez pas de voleur à envoyer.
refuse-steal-nobody = Il n’y a pas de joueur { $number } à cette table.
refuse-steal-own = Un voleur vole les autres.
refuse-steal-empty = { $who } n’a rien dans { $slot }.
refuse-steal-bin = Un voleur prend dans une caisse ou une bassine, jamais dans une poubelle.
refuse-card = Vous n’avez pas cette carte à ranger : { $card }.
refuse-home = Vous avez déjà cette espèce ({ $fish }) dans { $slot } : ses nouvelles cartes vont là.
refuse-taken = Un emplacement ne contient qu’une espèce ; dans { $slot }, il y a celle-ci : { $fish }.
refuse-bin = Vous n’avez pas cette espèce à ranger : { $fish }.
refuse-bin-home = Vous avez déjà cette espèce ({ $fish }) dans { $slot } : ses nouvelles cartes vont là, pas à la poubelle.
refuse-bin-now = On ne jette du poisson qu’en rangeant un lot.
refuse-bin-card = Une nouvelle espèce se jette en entier, jamais une seule carte.
refuse-bin-octopus = Une pieuvre ne va jamais directement à la poubelle : posez-la dans un emplacement.
refuse-clear-empty = Il n’y a rien à jeter dans { $slot }.
refuse-clear-late = On vide un emplacement avant de poser la première nouvelle carte.
refuse-action-card = Voleurs et conserves ne se gardent jamais : ni sur un étal, ni dans une poubelle.
refuse-can-early = Une conserve s’utilise quand le lot est rangé.
refuse-can-none = Vous n’avez pas de conserve à utiliser.
refuse-tin = Cette carte n’est pas dans votre poubelle : { $card }.

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
table-end-in = { $cards ->
    [1] phase finale à la prochaine carte
    [one] phase finale dans { $cards } carte
   *[other] phase finale dans { $cards } cartes
}
table-ending = phase finale : le gagnant peut vendre
table-close-in = { $last ->
    [1] fermeture du marché à la prochaine carte
    [one] fermeture du marché dans { $first } à { $last } carte
   *[other] fermeture du marché dans { $first } à { $last } cartes
}
table-closed = le marché est fermé
table-seller = vend
table-buyer = achète
table-hand = à ranger
table-thieves = { $thieves ->
    [one] { $thieves } voleur à envoyer
   *[other] { $thieves } voleurs à envoyer
}
table-tins = { $cards ->
    [one] { $cards } carte peut encore sortir de la poubelle
   *[other] { $cards } cartes peuvent encore sortir de la poubelle
}
table-empty = vide
table-wild = pieuvre (libre)
table-money = { $euro } €
table-left = Encore dans le talon
table-discard = Défausse
table-thief = voleur
table-can = conserve
table-bell = Cloche
table-decided = a décidé
table-undecided = réfléchit
table-number = poissons
table-full = plein prix
table-half = moitié prix, à la fin

## La table du navigateur

board-prices = Ce que paie la banque pour tant de poissons d’une espèce et, dessous, à moitié prix
board-of-a-kind = même espèce
board-bank-pays = la banque paie €
board-at-close = à la fermeture €
board-name = Sous quel nom vendre ces pieuvres ?
board-choose = Choisissez une carte, puis la caisse ou la bassine où elle va.
board-bought-yours = Ces cartes sont à vous : elles vont sur votre étal.
board-lay = Où mettre { $card } ?
board-seller = { $who } vend
board-price = prix
board-worth = vaut pour vous
board-waste = { $gain } − { $euro } jeté
board-too-dear = { $euro } € de trop
board-first = { $who } : première main
board-bought = Première main sur la cloche : { $who }, pour { $euro } €.
board-you-ring = Vous frappez pour ce lot.
board-you-wait = Vous attendez une autre carte.
board-crate = Caisse
board-crate-means = peut se gâter
board-tub = Bassine
board-tub-means = ne se gâte pas
board-bin = Poubelle
board-counter = Le comptoir
board-sell = Choisissez ce que vous vendez : une caisse ou une bassine se vend en entier.
board-spoils = Gâté chez { $who } : { $card }
board-spoiling = Ce que vous vendez se gâte sur le dessus des caisses des autres, s’ils ont cette espèce.
board-stolen = volé : { $card }
board-spoilt = gâté : { $card }
board-waiting = Les lots achetés arrivent ici pour être rangés.

## Ce qu’est une chose sur la table, et ce qu’elle fait

tip-fish = Des poissons d’une espèce : plus on en vend d’un coup, plus chacun rapporte.
tip-octopus = Pieuvre : elle compte comme l’espèce sur laquelle on la pose.
tip-thief = Voleur de poisson : qui achète peut prendre la carte du dessus d’une caisse ou d’une bassine adverse.
tip-can = { $cards ->
    [one] Conserve : qui achète peut retirer pour de bon { $cards } carte de sa poubelle.
   *[other] Conserve : qui achète peut retirer pour de bon jusqu’à { $cards } cartes de sa poubelle.
}
tip-prospect = Avec ce lot, votre pile ({ $fish }) rapporte { $high } € au lieu de { $low } €, soit { $gain } € de plus.
tip-no-room = Vous n’avez pas d’emplacement libre ({ $fish }) : à la poubelle, cela coûte { $cost } €, sauf si vous en videz un d’abord. Cela rapporterait alors { $high } €.
tip-bonus = Pour chaque carte d’un lot vendu, le vendeur reçoit { $euro } € de la banque.
tip-bell = La première main sur la cloche prend tout le lot pour { $euro } €.
tip-price = Chaque lot coûte { $euro } €, si gros soit-il devenu.
tip-worth = Ce que vos piles rapporteraient de plus avec ces poissons, moins ce que coûtent à la poubelle ceux qui restent sans emplacement ; pieuvres, voleurs et conserves s’y ajoutent.
tip-worth-now = Avec ces poissons, vos piles rapportent { $gain } € de plus. { $waste ->
    [0] Il y a de la place pour tous.
   *[other] Pour les autres, aucun emplacement n’est libre : dans la poubelle, ils coûtent { $waste } € à la fin.
} Le prix de { $euro } € déduit, { $more ->
    [yes] vous gagnez { $net } €
   *[no] { $net ->
        [0] vous ne gagnez rien
       *[other] vous perdez { $net } €
    }
} ; pieuvres, voleurs et conserves s’y ajoutent.
tip-late = Ont aussi frappé, mais trop tard.
tip-deck = Le talon : cliquez pour voir les cartes qui peuvent encore sortir.
tip-end = Dès la phase finale, qui gagne une enchère peut vendre aussitôt.
tip-close = À la fermeture du marché, les étals partent à moitié prix et les poubelles se paient.
tip-prices = La banque paie selon le nombre de poissons d’une espèce : vos piles sont dans leurs colonnes. Au-delà de dix, le prix ne monte plus.
tip-money = Votre argent : la plus grosse somme gagne.
tip-held = { $fish ->
    [one] { $fish } poisson pour { $euro } €, { $card } sur le dessus.
   *[other] { $fish } poissons pour { $euro } €, { $card } sur le dessus.
}
tip-short-crate = La carte du dessus se gâte quand quelqu’un d’autre vend l’espèce.
tip-short-tub = Rien ne s’y gâte.
tip-crate = Caisse : une seule espèce. Quand quelqu’un d’autre vend cette espèce, votre carte du dessus se gâte et va à la poubelle.
tip-tub = Bassine : une seule espèce, et rien ne s’y gâte jamais.
tip-bin = Poubelle : rien ne s’y vend, et chaque poisson coûte { $euro } € à la fin.
tip-lay = Cliquez dessus, puis sur une caisse ou la bassine ; ou faites-la glisser. La dernière carte posée est sur le dessus.
tip-seller = Qui vend retourne les cartes et reçoit { $euro } € par carte quand le lot est vendu.
tip-buyer = Qui achète a le lot et le range.
tip-decided = A décidé de frapper ou d’attendre ; personne ne voit quoi.
tip-hand = Cartes encore à ranger.

## Avant la première carte

bell-next = carte suivante
ready-title = Prêts ?
ready-bell = Carte après carte, le lot grossit. Chaque fois, tous décident en secret de frapper ou d’attendre ; une des mains qui frappent prend tout.
ready-bell-live = Carte après carte, le lot grossit tout seul : la première main sur la cloche prend tout.
ready-cost = Un lot coûte { $euro } €, si gros soit-il. Qui attend a plus, ou rien.
ready-earn = Vendez d’un coup beaucoup de poissons d’une espèce : quatre rapportent 5 €, dix en rapportent 30. La plus grosse somme gagne.
ready-go = C’est parti
ready-clock = Ensuite, le temps court. Seul contre des bots, il s’arrête tant que vous lisez les règles.
ready-understood = Ranger ceci

## La première partie guidée

learn-1 = Chaque lot coûte **10 euros**, quelle que soit sa taille. Frappez trop tôt et vous payez pour peu, trop tard et une autre main est sur la cloche.
learn-2 = Une espèce se vend d’un coup, et beaucoup de poissons rapportent bien plus que peu : quatre valent 5 euros, dix en valent 30. Le plus riche gagne ; chaque poisson resté dans la poubelle coûte 1 euro.

## La leçon : une courte partie sur une donne fixe (lesson.match)

lesson-aim = Bienvenue à la criée de Hambourg. **Le plus riche à la fermeture du marché gagne.** Vous n’avez que 14 € ; vos deux rivaux ont 32 € et 34 €.
lesson-prices = Voici ce que la banque paie pour des poissons d’*une seule* espèce, vendus d’un coup. Trois rapportent 3 €, mais neuf en rapportent 25 : réunissez-en beaucoup.
lesson-stall = Votre étal : deux caisses et une bassine, **une espèce dans chacune**. Vous avez trois thons, quatre homards et trois plies.
lesson-lot = Le poisson s’achète aux enchères. Le rival de droite est le vendeur : carte après carte, ce lot grossit. **Le premier qui frappe la cloche prend tout pour 10 €**, si gros que soit le lot.
lesson-worth = Frapper, ou attendre une autre carte ? Vous lisez ici ce que ces poissons valent pour *vous* : 3 €. Ils ajoutent 4 € à vos piles, mais le crabe irait à la poubelle ; la pieuvre vient en plus.
lesson-wait = Trop peu pour 10 € : **attendez** une autre carte.
lesson-ring = Trois thons de plus ! Le lot vaut maintenant **16 €**, plus la pieuvre. Frappez la **cloche** avant une autre main.
lesson-first = Le rival de gauche a frappé aussi, et le sort a tranché en votre faveur. Vous avez payé 10 € à la banque ; le vendeur a gagné 1 € pour chacune des quatre cartes.
lesson-lay = Rangez vos cartes. Choisissez les **trois thons**, puis la caisse où sont vos thons.
lesson-lay-more = Les **deux thons** vont dans la même caisse. Les nouvelles cartes vont toujours dessus.
lesson-octopus = Une **pieuvre** compte comme le poisson sur lequel on la pose. Posez-la sur les thons : cela fait neuf. Une petite carte sur le dessus, c’est bien : seule celle du dessus peut se gâter ou être volée.
lesson-bin = Caisses et bassine sont toutes prises : le **crabe** doit aller à la **poubelle**. Il vous coûtera 1 € à la fin.
lesson-sell = À votre tour d’être le vendeur. Avant votre enchère, vous pouvez vendre vos poissons à la banque, toujours une espèce entière. **Neuf thons : 25 € !**
lesson-spoilt = Une vente *gâte* du poisson : qui d’autre a cette espèce dans une caisse jette la carte du dessus à la poubelle. Le rival de gauche a perdu deux thons. **Dans une bassine, rien ne se gâte.**
lesson-keep = Vos autres poissons sont encore trop peu nombreux pour un bon prix. Gardez-les : **Ne plus rien vendre**.
lesson-end-phase = La carte *phase finale* est sortie : il reste peu de cartes. Désormais, qui achète un lot **peut vendre aussitôt**.
lesson-seller = Cette fois, le vendeur, c’est vous : si un autre achète le lot, vous gagnez 1 € par carte. **Attendez** qu’il grossisse.
lesson-even = Ces homards ajouteraient 10 € à vos piles et en coûtent 10 : rien de gagné. **Attendez** ; vous gagnez si un autre frappe.
lesson-gone = Le rival de gauche a frappé, et le lot est parti : c’est le risque quand on attend. Mais vous avez gagné **2 €** comme vendeur.
lesson-top = Ce rival a ensuite vendu huit homards pour 20 €. *Votre* homard du dessus s’est donc gâté : il est dans votre poubelle, où chaque poisson coûte 1 € à la fin.
lesson-can-card = Une **conserve** permet à l’acheteur de retirer jusqu’à deux cartes de sa poubelle. Seule, elle ne vaut pas 10 € : **attendez**.
lesson-few = Deux plies, comme les vôtres. Mais 4 € de plus ne suffisent pas : **attendez**.
lesson-thin = Maintenant 12 € de plus, pour 10 € : maigre profit. Osez **attendre** encore une fois.
lesson-thief-card = Un **voleur** ! Il vole une carte du dessus pour l’acheteur, et le rival de droite a trois plies. **Frappez !**
lesson-steal = Envoyez le voleur : prenez les **trois plies** du rival de droite.
lesson-tub = Choisissez les **trois plies**, puis la bassine, où sont vos plies.
lesson-tub-more = Encore **deux** dans la bassine. C’est la meilleure place pour une grosse pile : rien ne s’y gâte.
lesson-tub-ten = Et les **deux** dernières : cela fait dix.
lesson-can = À la conserve, maintenant. Retirez le **crabe** de votre poubelle : 1 € d’économisé.
lesson-can-more = Et le **homard**. Une poubelle vide ne coûte rien.
lesson-ten = C’est la phase finale : vous pouvez vendre aussitôt. **Dix plies : 30 €**, le prix le plus haut.
lesson-rest = Vendez aussi vos **homards** : ce qui reste à la fermeture ne rapporte que *la moitié*.
lesson-close = Le marché peut bientôt fermer. Désormais, faites comme il vous plaît. Deux thons pour 10 € ? J’**attendrais**.
lesson-close-soon = Une conserve, et votre poubelle est vide : j’**attendrais**.
lesson-close-last = Quatre poissons vous rapporteraient 4 €. Personne n’a plus d’argent que vous : j’**attendrais** encore.
lesson-end = À vous la plus grosse somme ! Ce qui restait sur les étals est parti à moitié prix, et chaque poisson dans une poubelle a coûté 1 €. Une vraie partie commence avec 30 € et des étals vides, et la cloche n’attend pas : les cartes viennent toutes seules, la main la plus rapide prend le lot. Avant la phase finale, on ne vend qu’avant sa propre enchère.

## Pourquoi le chef conseille un coup : ce qu’il fait pour vous, et à un adversaire

why-money = Il met de l’argent dans votre bourse.
why-money-rival = Il coûte de l’argent à { $who }.
why-stall = Votre étal vaut plus : beaucoup d’une même espèce se vend cher.
why-stall-rival = Il fait perdre de la valeur à l’étal adverse ({ $who }).
why-bin = Il évite à vos poissons la poubelle, où chacun coûte un euro.
why-bin-rival = Il remplit la poubelle adverse ({ $who }).
why-sale = Il prépare une bonne vente.
why-sale-rival = Il gâche à { $who } une vente en préparation.
why-deck = Il tire le meilleur parti des cartes encore à venir.
why-deck-rival = Les cartes encore à venir aident moins { $who }.
why-bell = Ce lot vaut ses dix euros pour vous, mais peut-être pas longtemps.
why-bell-rival = Il ne laisse pas un bon lot à { $who }.

# The drawings in the book of rules: drawings.toml
drawing-prices = Cinq thons rapportent 7 euros, huit plies 20 : la pieuvre compte comme plie.
drawing-spoilage = Vous vendez vos anguilles : un joueur perd la carte du dessus de sa caisse d’anguilles ; celles de l’autre, en bassine, sont à l’abri.
drawing-bell = Le lot de cinq cartes contient trois anguilles : avec vos cinq, cela ferait huit ; il coûte toujours 10 euros.
drawing-seller = Vous êtes le vendeur et vous êtes quatre à table : la cloche est pour les trois autres.
drawing-slots = Les anguilles vont sur la pile d’anguilles de votre première caisse, pas dans la bassine vide.
drawing-too-many = Vos emplacements ont déjà trois autres espèces : les crabes vont à la poubelle, ou vous videz un emplacement pour eux.
drawing-octopus = Posées sur vos anguilles, les trois pieuvres deviennent des anguilles : huit poissons au lieu de cinq.
drawing-thief = Votre voleur peut prendre la carte du dessus d’une caisse ou d’une bassine, ici trois thons, mais rien dans une poubelle.
drawing-can = Une conserve retire pour de bon deux cartes de votre poubelle : ce sont les trois homards qui coûtent le plus.
