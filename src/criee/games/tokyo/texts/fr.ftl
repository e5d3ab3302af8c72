name = Tokyo Tsukiji Market
blurb = Des compagnies de pêche naviguent, pêchent, fixent leurs prix, s’achètent leurs tonneaux et fréquentent les marchés de Tsukiji. La plus riche l’emporte.

move-done-navigating = { $yen ->
    [0] Terminer la navigation
   *[other] Terminer la navigation ({ $yen } ¥ pour le débarquement)
}
move-done-repricing = Garder les prix tels quels
## Marchés, poissons et jetons

mackerel = maquereau
squid = calamar
tuna = thon
snapper = vivaneau
salmon = saumon
octopus = pieuvre
eel = anguille
fugu = fugu
crab = araignée de mer
takoyaki = takoyaki
old-salmon = saumon de la veille
ships = bateaux
rentals = locations
government = État
trading = échanges
bank = banque
aquarium = aquarium
used = occasions
barter = troc
auction = enchères
market-mackerel = le marché aux maquereaux
market-squid = le marché aux calamars
market-tuna = le marché aux thons
market-snapper = le marché aux vivaneaux
market-salmon = le marché aux saumons
market-octopus = le marché aux pieuvres
market-eel = le marché aux anguilles
market-fugu = le marché aux fugus
market-crab = le marché aux araignées de mer
market-ships = le marché aux bateaux
market-rentals = le marché aux locations
market-government = le marché étatique
market-trading = le marché aux échanges
market-bank = le marché bancaire
market-aquarium = l’aquarium
market-used = le marché aux occasions
market-barter = le marché au troc
market-auction = le marché aux enchères
a-permit = un permis ({ $fish })
a-ship = { $barge ->
    [yes] la barge (bateau { $ship })
   *[no] le bateau { $ship } ({ $cells ->
        [one] { $cells } alvéole
       *[other] { $cells } alvéoles
    })
}
a-hull = { $barge ->
    [yes] la barge
   *[no] un bateau à { $cells ->
        [one] { $cells } alvéole
       *[other] { $cells } alvéoles
    }
}
a-worth = { $worth ->
    [one] { $worth } ressource
   *[other] { $worth } ressources
}
an-income = { $income ->
    [0] { "" }
   *[other] , vos permis rapportent { $income } ¥
}
a-dock = { $dock ->
    [left] dock de gauche
    [middle] dock du milieu
   *[right] dock de droite
}
a-token = { $value ->
    [0] { $token }
   *[other] { $token } { $value }
}
a-row = { $row ->
    [fresh] du jour
   *[old] de la veille
}

## Règles maison

option-hidden_money = Argent caché
    .help = Personne ne voit l’argent des autres ; la maison annonce la fin.
option-beginner = Première partie
    .help = Sans le thon ; anguille, araignée de mer et vivaneau sont toujours en jeu.
option-more_fish = Plus de marchés aux poissons
    .help = Combien de marchés aux poissons en plus du tableau.
option-more_outer = Plus de marchés extérieurs
    .help = Combien de marchés extérieurs en plus du tableau.
option-any_barrel = Le marché aux maquereaux achète tout tonneau
    .help = On peut y vendre par deux des tonneaux de toute espèce.
option-free_fugu = Ses propres fugus gratuits
    .help = Acheter ses propres fugus de la veille ne coûte rien.
option-squid = Marché : calamar
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-tuna = Marché : thon
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-snapper = Marché : vivaneau
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-salmon = Marché : saumon
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-octopus = Marché : pieuvre
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-eel = Marché : anguille
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-fugu = Marché : fugu
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-crab = Marché : araignée de mer
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-rentals = Marché : locations
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-government = Marché : État
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-trading = Marché : échanges
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-bank = Marché : banque
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-aquarium = Marché : aquarium
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-used = Marché : occasions
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-barter = Marché : troc
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.
option-auction = Marché : enchères
    .help = drawn : au hasard ; always : en jeu ; never : reste dans la boîte.

## Phases et consignes

phase-setup = mise en place
phase-first = premier joueur
phase-begin = début de tour
phase-refrigerator = réfrigérateur
phase-fugu = ses propres fugus
phase-degrade = dégradation
phase-turn = choix d’une action
phase-navigate = navigation
phase-price = fixation du prix
phase-land = débarquement
phase-reprice = changement de prix
phase-buy = achat
phase-visit = au marché
phase-lot = composition d’un lot
phase-offer = offres
phase-accept = choix d’une offre
phase-raise = enchère ouverte
phase-hammer = adjudication
phase-draw = tirage d’un jeton
phase-bid = mises secrètes
phase-reveal = révélation
phase-tie = égalité
phase-give = restitution
phase-market = nouveau marché
phase-score = décompte
phase-over = fin
prompt-refrigerator = Utiliser un réfrigérateur, ou laisser vos tonneaux se dégrader ?
prompt-fugu = Acheter vos fugus de la veille, ou les laisser partir ?
prompt-turn = À vous : naviguer, acheter, entrer dans un marché ou terminer.
prompt-navigate = Chaque bateau peut appareiller, pêcher ou amarrer une fois.
prompt-price = À quel prix l’exposer dans votre port ?
prompt-reprice = Vous pouvez changer vos prix, une fois par pièce.
prompt-buy = Achetez des tonneaux dans les ports des autres.
prompt-visit = Vous êtes au marché : profitez de ses offres, puis partez.
prompt-lot = Posez vos jetons un à un, puis fermez le lot.
prompt-offer = Faites une offre pour le lot, ou passez.
prompt-accept = Acceptez une offre, ou reprenez vos jetons.
prompt-raise = Surenchérissez, ou passez.
prompt-bid = Misez en secret pour le jeton ; 0 est permis.
prompt-tie = Les plus hautes mises sont à égalité : à qui le jeton ?
prompt-give = Rendez quelque chose à son marché, ou gardez tout.

## Les coups

move-navigate = Naviguer (1 action)
move-buying = Acheter aux autres (1 action)
move-end = Terminer le tour
move-done-buying = Cesser d’acheter
move-leave = Quitter le marché
move-give = Rendre quelque chose…
move-keep = Tout garder
move-dock = Ouvrir le { a-dock } ({ $yen } ¥)
move-spoil = Laisser les tonneaux se dégrader
move-spoil-fugu = Ne plus acheter
move-pass = Passer
move-refuse = Reprendre les jetons
move-close = { $place ->
    [trading] { $yen ->
        [0] Donner des jetons (valeur : { a-worth }) contre { $tokens }
       *[other] Donner des jetons (valeur : { a-worth }) pour { $yen } ¥
    }
    [auction] Mettre le lot aux enchères (valeur : { a-worth }, frais : { $fee } ¥)
   *[barter] Demander des offres pour le lot (valeur : { a-worth })
}
move-loan = Prendre un emprunt ({ $yen } ¥ tout de suite, { $owed } ¥ à payer à la fin)
move-share = Acheter une action bancaire ({ $yen } ¥)
move-exchange = Échanger un jeton pieuvre contre { $count } takoyaki
move-rent-refrigerator = Louer un réfrigérateur ({ $yen } ¥)
move-rent-cart = Louer un chariot ({ $yen } ¥)
move-refrigerator-1 = Utiliser un réfrigérateur pour la seconde et dernière fois
move-refrigerator-2 = Utiliser un réfrigérateur pour la première fois
move-begin = Commencer le tour
move-announce = Annoncer la fin
move-degrade = Dégrader le port
move-land = Payer le débarquement
move-reveal = Révéler les mises
move-hammer = Adjuger
move-lose = Perdre les tonneaux
move-score = Compter les richesses
move-bid = Miser { $yen } ¥
move-offer = Offrir { $yen } ¥
move-sail = Appareiller : { a-ship }
move-fish = Pêcher ({ $fish }) avec { a-ship }
move-moor = Amarrer { a-ship }, { a-dock }
move-load = Transférer un tonneau sur la barge depuis { a-ship }
move-price = Demander { $yen } ¥ ({ $item })
move-reprice = Changer le prix : { $item } { a-row } à { $yen } ¥
move-buy = Acheter à { $owner } : { $item } { a-row }, { $yen } ¥
move-enter = { $way ->
    [action] Entrer dans { $market } (1 action{ an-income })
    [actions] Entrer dans { $market } (les deux actions{ an-income })
    [yen] Entrer dans { $market } ({ $yen } ¥{ an-income })
    [token] Entrer dans { $market } (un jeton { $token }{ an-income })
    [free] Entrer dans { $market } (entrée gratuite{ an-income })
    [port] Entrer dans { $market } (un jeton { $token } de votre port, colonne { $yen } ¥{ an-income })
    [cart-1] Entrer dans { $market } (seconde et dernière utilisation d’un chariot{ an-income })
   *[cart-2] Entrer dans { $market } (première utilisation d’un chariot{ an-income })
}
move-permit = { $yen ->
    [0] Prendre { a-permit }, gratuit
   *[other] Acheter { a-permit } pour { $yen } ¥
}
move-sell = { $pair ->
    [first] Vendre { a-token }, le premier de deux pour { $pays } ¥
    [second] Vendre { a-token }, le second de deux pour { $pays } ¥
   *[no] Vendre { a-token } pour { $yen } ¥
}
move-eels = { $count ->
    [one] Vendre { $count } anguille pour { $yen } ¥
   *[other] Vendre { $count } anguilles pour { $yen } ¥
}
move-fugus = { $count ->
    [one] Vendre { $count } fugu pour { $yen } ¥
   *[other] Vendre { $count } fugus pour { $yen } ¥
}
move-barrel = { $pair ->
    [first] Vendre un tonneau ({ $item } { a-row }, colonne { $yen } ¥), le premier de deux pour { $pays } ¥
   *[second] Vendre un tonneau ({ $item } { a-row }, colonne { $yen } ¥), le second de deux pour { $pays } ¥
}
move-ship = Acheter { a-hull } ({ $yen } ¥, { a-dock })
move-sell-ship = Vendre { a-ship } pour { $yen } ¥
move-case = { $yen ->
    [0] Échanger avec la case { $case }, des jetons valant au moins { $value } contre { $tokens }
   *[other] Remplir la case { $case }, des jetons valant au moins { $value } pour { $yen } ¥
}
move-lay = { $place ->
    [trading] Poser { a-token } (les jetons vaudront { $worth } sur { $needed })
    [auction] Poser { a-token } (le lot vaudra { $worth }, frais : { $fee } ¥)
   *[barter] Poser { a-token } (le lot vaudra { $worth })
}
move-accept = Accepter les { $yen } ¥ offerts par { $player }
move-award = { $self ->
    [yes] Garder le jeton et payer { $yen } ¥ à la banque
   *[no] Donner le jeton à { $player } pour { $yen } ¥
}
move-own = { $yen ->
    [0] Acheter votre fugu de la veille, colonne { $column } ¥ (gratuit)
   *[other] Acheter votre fugu de la veille pour { $yen } ¥
}
move-give-permit = Rendre { a-permit }
move-give-aboard = Rendre un tonneau ({ $fish }) depuis { a-ship }
move-give-barrel = Rendre un tonneau ({ $item } { a-row }, colonne { $yen } ¥)
move-market = En jeu : { $market }
move-first = { $player } commence
move-draw = Tirer : { a-token }

## Le journal

log-navigate = { $who } navigue.
log-end = { $who } termine son tour.
log-dock = { $who } ouvre un dock.
log-spoil = { $who } laisse ses tonneaux se dégrader.
log-pass = { $who } passe.
log-refuse = { $who } reprend ses jetons.
log-loan = { $who } prend un emprunt.
log-share = { $who } achète une action de la banque.
log-exchange = { $who } échange un jeton pieuvre contre des takoyaki.
log-rent-refrigerator = { $who } loue un réfrigérateur.
log-rent-cart = { $who } loue un chariot.
log-refrigerator-1 = { $who } utilise un réfrigérateur pour la dernière fois : rien ne se dégrade.
log-refrigerator-2 = { $who } utilise un réfrigérateur : rien ne se dégrade.
log-begin = Tour { $round } : à { $who }.
log-announce = { $resources ->
    [one] { $who } ({ $resources } ressource) déclenche la fin : chacun joue un dernier tour.
   *[other] { $who } ({ $resources } ressources) déclenche la fin : chacun joue un dernier tour.
}
log-degrade = Chez { $who }, les tonneaux de la veille repartent et ceux du jour vieillissent.
log-land = { $who } a débarqué { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} et reçoit { $yen } ¥.
log-too-few = Trop peu pour une vente : { $barrels ->
    [one] { $barrels } tonneau perdu ({ $fish }).
   *[other] { $barrels } tonneaux perdus ({ $fish }).
}
log-sealed = { $who } a misé.
log-offer = { $who } offre { $yen } ¥.
log-bid = { $who } enchérit à { $yen } ¥.
log-shows = { $who } montre { $yen } ¥.
log-tie = Égalité : { $who } tranche.
log-wins-token = { $who } remporte le jeton pour { $yen } ¥.
log-award = Le jeton revient à { $player } pour { $yen } ¥.
log-accept = { $who } cède le lot à { $player } pour { $yen } ¥.
log-close = { $value ->
    [one] { $who } propose { $tokens }, pour une valeur de { $value } ressource.
   *[other] { $who } propose { $tokens }, pour une valeur de { $value } ressources.
}
log-close-trading = { $value ->
    [one] { $who } remplit la case { $case } avec { $tokens }, pour une valeur de { $value } ressource.
   *[other] { $who } remplit la case { $case } avec { $tokens }, pour une valeur de { $value } ressources.
}
log-hammer = Adjugé à { $buyer } pour { $yen } ¥ : la banque en verse autant à { $who } et retient { $fee } ¥.
log-unsold = Personne n’enchérit : { $who } paie { $yen } ¥ de frais et reprend son lot.
log-lose = Le sac est vide : les tonneaux sont perdus ({ $fish }).
log-score = Le marché ferme. On compte les richesses.
log-score-rounds = Le dernier tour de table est joué. On compte les richesses.
log-market = En jeu : { $market }.
log-new-market = Désormais en jeu : { $market }.
log-income = Ses permis rapportent { $yen } ¥ à { $who }.
log-overfished = Surpêche : { $fish } !
log-sail = { $who } fait appareiller { a-ship }.
log-fish = { $who } pêche ({ $fish }) avec { a-ship }.
log-moor = { $who } amarre { a-ship }, { a-dock }.
log-load = { $who } transfère un tonneau sur la barge depuis { a-ship }.
log-price = { $who } demande { $yen } ¥ ({ $item }).
log-reprice = { $who } demande désormais { $yen } ¥ ({ $item }).
log-buy = { $who } achète à { $owner } : { $item } { a-row }, { $yen } ¥.
log-enter = { $way ->
    [action] { $who } entre dans { $market }.
    [actions] { $who } entre dans { $market } avec ses deux actions.
    [yen] { $who } entre dans { $market } pour { $yen } ¥.
    [token] { $who } entre dans { $market } avec un jeton { $token }.
    [free] { $who } entre gratuitement dans { $market }.
    [port] { $who } entre dans { $market } avec un jeton { $token } de son port (colonne { $yen } ¥).
    [cart-1] { $who } entre dans { $market } avec la dernière utilisation d’un chariot.
   *[cart-2] { $who } entre dans { $market } avec la première utilisation d’un chariot.
}
log-permit = { $yen ->
    [0] { $who } prend { a-permit }.
   *[other] { $who } achète { a-permit } pour { $yen } ¥.
}
log-sell = { $yen ->
    [0] { $who } vend : { a-token }.
   *[other] { $who } vend : { a-token }, { $yen } ¥.
}
log-eels = { $who } vend { $count } × anguille pour { $yen } ¥ ; le cours baisse.
log-fugus = { $count ->
    [one] { $who } vend { $count } fugu pour { $yen } ¥.
   *[other] { $who } vend { $count } fugus pour { $yen } ¥.
}
log-barrel = { $who } vend un tonneau : { $item } { a-row } (colonne { $yen } ¥).
log-ship = { $who } achète { a-hull } pour { $yen } ¥ ({ a-dock }).
log-sell-ship = { $who } vend { a-ship } pour { $yen } ¥.
log-case = { $yen ->
    [0] { $who } choisit la case { $case } : des jetons valant au moins { $value } contre { $tokens }.
   *[other] { $who } choisit la case { $case } : des jetons valant au moins { $value } pour { $yen } ¥.
}
log-lay = { $who } pose : { a-token }.
log-own = { $yen ->
    [0] { $who } prend gratuitement un fugu de la veille dans son propre port.
   *[other] { $who } achète un fugu de la veille dans son propre port pour { $yen } ¥.
}
log-give-permit = { $who } rend { a-permit }.
log-give-aboard = { $who } rend un tonneau ({ $fish }) depuis { a-ship }.
log-give-barrel = { $who } rend un tonneau ({ $item } { a-row }, colonne { $yen } ¥).
log-first = { $player } commence.
log-draw = Tiré du sac : { a-token }. Chacun mise en secret.

## La feuille de score

score-cash = argent
score-most = le plus de ressources
score-fewest = le moins de ressources
score-loans = { $loans ->
    [one] remboursement : { $loans } emprunt
   *[other] remboursement : { $loans } emprunts
}
score-shares = { $shares ->
    [one] intérêts : { $shares } action bancaire
   *[other] intérêts : { $shares } actions bancaires
}
score-resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}

## Refus

refuse-offer = Le marché { $market } ne vous propose pas cela maintenant.
refuse-returned = Vous avez rendu ici un permis ce tour-ci : vous ne pouvez pas en reprendre.
refuse-slots = Vos { $slots } emplacements de permis sont pris.
refuse-permit = Il n’y a plus de permis, vous ne pouvez pas payer { $yen } ¥, ou vous en avez déjà pris un lors de cette visite.
refuse-dock = Tous les docks sont ouverts, ou vous ne pouvez pas payer { $yen } ¥.
refuse-load = Les tonneaux passent de vos bateaux en mer à votre barge en mer, s’il y a de la place, un saumon au plus.
refuse-give = Seuls les permis libres et les tonneaux retournent à leurs marchés.
refuse-actions = Vous n’avez plus d’action.
refuse-nothing = Cette action ne vous permettrait rien.
refuse-closed = Le marché { $market } n’est pas en jeu.
refuse-entry = Vous ne pouvez pas payer ainsi l’entrée du marché { $market }.
refuse-idle = Vous n’auriez rien à faire au marché { $market }.
refuse-sail = Un bateau appareille d’un dock, une activité par navigation.
refuse-fish = Pour pêcher, un bateau en mer a besoin d’une alvéole libre, d’un permis et d’un tonneau au marché.
refuse-moor = Un bateau amarre dans un dock ouvert et libre ; la barge demande tout le dock de droite.
refuse-reprice = Chaque pièce de votre port change de colonne une seule fois.
refuse-price = Choisissez une autre colonne ; ??? garde son prix tant qu’il n’est pas vide.
refuse-buy = Ce n’est pas à vendre pour vous : pas de tel tonneau, plus de jeton, ou trop cher.
refuse-leave = On n’entre dans un marché que pour y faire quelque chose.
refuse-close = Le lot ne vaut pas encore assez.
refuse-lay = Ce jeton ne peut pas rejoindre le lot.
refuse-bid = Enchérissez à plus de { $above } ¥, par centaines, dans la limite de votre argent et de { $high } ¥.
refuse-accept = Acceptez une offre faite, ou reprenez les jetons.
refuse-sealed = Misez par centaines dans la limite de votre argent, { $high } ¥ au plus.
refuse-tie = Choisissez l’un des plus offrants.
refuse-own-fugu = Seulement vos fugus de la veille que vous pouvez payer, tant qu’il reste des jetons.

## Le terminal

table-round = Tour { $round }
table-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}
table-last = Derniers tours
table-market = Marché
table-barrels = Tonneaux
table-tokens = Jetons
table-permits = Permis
table-worth = Valeur
table-overfished = surpêche
table-outer = Marchés extérieurs
table-cash = { $yen } ¥
table-hidden = caché
table-resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
table-fresh = du jour
table-old = de la veille
table-ships = Bateaux
table-sea = mer
table-tiles = { $refrigerators } réfrigérateurs, { $carts } chariots
table-bank = { $loans } emprunts, { $shares } actions
table-docks = { $docks ->
    [one] 1 dock
   *[other] { $docks } docks
}
table-auction = Aux enchères : { a-token }
table-lot = Lot
table-bid = mise { $yen } ¥
table-sealed = a misé
table-eel = cours de l’anguille { $value }

## La première partie guidée

learn-1 = Vous dirigez une société de pêche. À la fin comptent **l’argent et les ressources** : une ressource, c’est-à-dire un jeton poisson à sa valeur du moment, vaut 100 yens.
learn-2 = Les barils débarqués attendent dans votre port aux prix que *vous* fixez : les autres achètent, vous êtes payé, ils gagnent des jetons. Les vôtres, vous les achetez dans leurs ports. Les invendus vieillissent à chaque tour puis se perdent.
learn-turn = Deux actions par tour : naviguer, acheter, entrer dans un marché ; deux fois la même si vous voulez. Les entrées payées en yens ou en jetons n’utilisent pas d’action.
learn-navigate = Chaque bateau peut faire une chose : sortir, pêcher avec un de vos permis, ou rentrer. Un voyage prend au moins trois navigations : ne laissez pas dormir vos bateaux.
learn-price = Choisissez la colonne de ce baril. Bon marché il part vite, mais laisse un jeton aux autres pour peu ; cher, il risque de pourrir.
learn-reprice = Avant la fin de la navigation, vous pouvez déplacer des barils vers d’autres prix, chacun une fois.
learn-buy = Une action achète autant de barils que vous pouvez payer. Comparez le prix à la valeur du jeton sur son marché.
learn-visit = Dans un marché, vous utilisez ses offres autant que vous voulez, puis sortez. Chaque permis de ce marché vient de rapporter 100 à son propriétaire.
learn-bid = Tous misent en secret, dans la limite de leur argent. La plus forte mise paie le vendeur et prend le jeton ; misez ce qu’il vaut pour vous, pas plus.
learn-over = Les comptes sont faits : bonus et malus de ressources, prêts, puis 100 yens par ressource. La feuille montre chaque ligne.
