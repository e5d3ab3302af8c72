name = Tokyo Tsukiji Market
blurb = Des compagnies de pêche naviguent, pêchent, fixent leurs prix, s’achètent leurs tonneaux et fréquentent les marchés de Tsukiji. La plus riche l’emporte.

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
    [yes] la barge ({ $ship })
   *[no] le bateau { $ship } ({ $cells ->
        [one] 1 alvéole
       *[other] { $cells } alvéoles
    })
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
move-done = Terminé
move-done-buying = Cesser d’acheter
move-leave = Quitter le marché
move-give = Rendre quelque chose…
move-keep = Tout garder
move-dock = Ouvrir le dock suivant ({ $yen } ¥)
move-spoil = Laisser les tonneaux se dégrader
move-spoil-fugu = Ne plus acheter
move-pass = Passer
move-refuse = Reprendre les jetons
move-close = Fermer le lot
move-loan = Prendre un emprunt
move-share = Acheter une action bancaire
move-exchange = Échanger une pieuvre contre des takoyaki
move-rent-refrigerator = Louer un réfrigérateur
move-rent-cart = Louer un chariot
move-refrigerator-1 = Utiliser le réfrigérateur à une utilisation
move-refrigerator-2 = Utiliser le réfrigérateur à deux utilisations
move-begin = Commencer le tour
move-announce = Annoncer la fin
move-degrade = Dégrader le port
move-land = Payer le débarquement
move-reveal = Révéler les mises
move-hammer = Adjuger
move-lose = Perdre les tonneaux
move-score = Compter les richesses
move-bid = { $yen } ¥
move-sail = Appareiller : { a-ship }
move-fish = Pêcher ({ $fish }) avec { a-ship }
move-moor = Amarrer { a-ship }, { a-dock }
move-load = Transférer un tonneau sur la barge depuis { a-ship }
move-price = Demander { $yen } ¥ ({ $item })
move-reprice = Changer le prix : { $item } { a-row } à { $yen } ¥
move-buy = Acheter à { $owner } : { $item } { a-row }, { $yen } ¥
move-enter = { $way ->
    [action] Entrer : marché { $market } (1 action)
    [actions] Entrer : marché { $market } (les deux actions)
    [yen] Entrer : marché { $market } ({ $yen } ¥)
    [token] Entrer : marché { $market } (un jeton { $token })
    [free] Entrer : marché { $market } (gratuit)
    [port] Entrer : marché { $market } (un { $token } de votre port)
   *[cart] Entrer : marché { $market } (avec un chariot)
}
move-permit = Prendre un permis : { $fish } ({ $yen } ¥)
move-sell = { $yen ->
    [0] Vendre : { a-token }
   *[other] Vendre : { a-token } ({ $yen } ¥)
}
move-eels = Vendre { $count } × anguille ({ $yen } ¥)
move-fugus = Vendre { $count } × fugu ({ $yen } ¥)
move-barrel = Vendre un tonneau : { $item } { a-row } (colonne { $yen } ¥)
move-ship = { $barge ->
    [yes] Acheter la barge, { a-dock }
   *[no] Acheter un bateau à { $cells ->
        [one] 1 alvéole
       *[other] { $cells } alvéoles
    }, { a-dock }
}
move-sell-ship = Vendre { a-ship }
move-case = { $yen ->
    [0] Échanger avec la case { $case } (jetons valant { $value })
   *[other] Remplir la case { $case } : jetons valant { $value } pour { $yen } ¥
}
move-lay = Poser : { a-token }
move-accept = Accepter les { $yen } ¥ de { $player }
move-award = L’accorder à { $player } pour { $yen } ¥
move-own = Acheter votre fugu { a-row } pour { $yen } ¥
move-give-permit = Rendre un permis : { $fish }
move-give-aboard = Rendre un tonneau ({ $fish }) depuis { a-ship }
move-give-barrel = Rendre : { $item } { a-row } ({ $yen } ¥)
move-market = Le marché { $market } entre en jeu
move-first = { $player } commence
move-draw = Tirer : { a-token }

## Le journal

log-navigate = { $who } navigue.
log-end = { $who } termine son tour.
log-dock = { $who } ouvre un dock.
log-spoil = { $who } laisse faire le temps.
log-pass = { $who } passe.
log-refuse = { $who } reprend ses jetons.
log-loan = { $who } prend un emprunt.
log-share = { $who } achète une action de la banque.
log-exchange = { $who } échange une pieuvre contre des takoyaki.
log-rent-refrigerator = { $who } loue un réfrigérateur.
log-rent-cart = { $who } loue un chariot.
log-refrigerator-1 = { $who } utilise un réfrigérateur pour la dernière fois : rien ne se dégrade.
log-refrigerator-2 = { $who } utilise un réfrigérateur : rien ne se dégrade.
log-begin = Tour { $round } : à { $who }.
log-announce = { $who } ({ $resources } ressources) déclenche la fin : chacun joue un dernier tour.
log-degrade = Chez { $who }, les tonneaux de la veille repartent et ceux du jour vieillissent.
log-land = { $who } a débarqué { $barrels ->
    [one] un tonneau
   *[other] { $barrels } tonneaux
} et reçoit { $yen } ¥.
log-too-few = Trop peu pour une vente : { $barrels ->
    [one] un tonneau perdu
   *[other] { $barrels } tonneaux perdus
} ({ $fish }).
log-sealed = { $who } a misé.
log-offer = { $who } offre { $yen } ¥.
log-bid = { $who } enchérit à { $yen } ¥.
log-shows = { $who } montre { $yen } ¥.
log-tie = Égalité : { $who } tranche.
log-wins-token = { $who } remporte le jeton pour { $yen } ¥.
log-award = Le jeton revient à { $player } pour { $yen } ¥.
log-accept = { $who } cède le lot à { $player } pour { $yen } ¥.
log-close = { $who } propose { $tokens }, d’une valeur de { $value } ressources.
log-close-trading = { $who } place { $tokens } sur la case { $case }, d’une valeur de { $value } ressources.
log-hammer = Adjugé à { $buyer } pour { $yen } ¥ : la banque en verse autant à { $who } et retient { $fee } ¥.
log-unsold = Personne n’enchérit : { $who } paie { $yen } ¥ de frais et reprend son lot.
log-lose = Le sac est vide : les tonneaux sont perdus ({ $fish }).
log-score = Le marché ferme. On compte les richesses.
log-score-rounds = Le dernier tour est joué. On compte les richesses.
log-market = En jeu : le marché { $market }.
log-new-market = Un nouveau marché ouvre : { $market }.
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
    [action] { $who } entre au marché { $market }.
    [actions] { $who } entre au marché { $market } avec ses deux actions.
    [yen] { $who } entre au marché { $market } pour { $yen } ¥.
    [token] { $who } entre au marché { $market } avec un jeton { $token }.
    [free] { $who } entre gratuitement au marché { $market }.
    [port] { $who } entre au marché { $market } avec un { $token } de son port.
   *[cart] { $who } entre au marché { $market } avec un chariot.
}
log-permit = { $who } prend un permis ({ $fish }) pour { $yen } ¥.
log-sell = { $yen ->
    [0] { $who } vend : { a-token }.
   *[other] { $who } vend : { a-token }, { $yen } ¥.
}
log-eels = { $who } vend { $count } × anguille pour { $yen } ¥ ; le cours baisse.
log-fugus = { $who } vend { $count } × fugu pour { $yen } ¥.
log-barrel = { $who } vend un tonneau : { $item } { a-row } (colonne { $yen } ¥).
log-ship = { $barge ->
    [yes] { $who } achète la barge ({ a-dock }).
   *[no] { $who } achète un bateau à { $cells ->
        [one] 1 alvéole
       *[other] { $cells } alvéoles
    } ({ a-dock }).
}
log-sell-ship = { $who } vend { a-ship }.
log-case = { $yen ->
    [0] { $who } choisit la case { $case } : des jetons valant { $value } contre ceux qui s’y trouvent.
   *[other] { $who } choisit la case { $case } : des jetons valant { $value } pour { $yen } ¥.
}
log-lay = { $who } pose : { a-token }.
log-own = { $who } achète son propre fugu { a-row } pour { $yen } ¥.
log-give-permit = { $who } rend un permis ({ $fish }).
log-give-aboard = { $who } rend un tonneau ({ $fish }) depuis { a-ship }.
log-give-barrel = { $who } rend : { $item } { a-row } (colonne { $yen } ¥).
log-first = { $player } commence.
log-draw = On tire du sac : { a-token }. Chacun mise en secret.

## La feuille de score

score-cash = argent
score-most = le plus de ressources
score-fewest = le moins de ressources
score-loans = remboursement de { $loans ->
    [one] un emprunt
   *[other] { $loans } emprunts
}
score-shares = intérêts de { $shares ->
    [one] une action
   *[other] { $shares } actions
}
score-resources = { $resources } ressources

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
