name = Tokyo Tsukiji Market
blurb = Des compagnies de pêche naviguent, pêchent, fixent leurs prix, s’achètent leurs tonneaux et fréquentent les marchés de Tsukiji. La plus riche l’emporte.

move-done-navigating = { $yen ->
    [0] Terminer la navigation
   *[other] Terminer la navigation (+{ $yen } ¥)
}
move-done-repricing = Garder les prix tels quels
move-done-repriced = Prix terminés
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
market-rentals = le marché des locations
market-government = le marché étatique
market-trading = le marché aux échanges
market-bank = le marché bancaire
market-aquarium = l’aquarium
market-used = le marché aux occasions
market-barter = le marché au troc
market-auction = le marché aux enchères
a-permit = un permis ({ $fish })
a-ship = { $barge ->
    [yes] la barge (bateau n° { $ship })
   *[no] le bateau n° { $ship } ({ $cells ->
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
a-size = { $barge ->
    [yes] barge ({ $cells ->
        [one] { $cells } alvéole
       *[other] { $cells } alvéoles
    })
   *[no] { $cells ->
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
    .help = Personne ne voit l’argent des autres ; la maison annonce la fin.
option-beginner = Première partie
    .help = Sans le thon ; anguille, araignée de mer et vivaneau sont toujours en jeu.
option-more_fish = Plus de marchés aux poissons
    .help = Combien de marchés aux poissons en plus du tableau.
option-more_outer = Plus de marchés extérieurs
    .help = Combien de marchés extérieurs en plus du tableau.
option-any_barrel = Le marché aux maquereaux achète tout tonneau
    .help = On peut y vendre par deux des tonneaux de toute espèce.
option-free_fugu = Ses propres fugus gratuits
    .help = Acheter ses propres fugus de la veille ne coûte rien.
option-squid = Marché aux calamars
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-tuna = Marché aux thons
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-snapper = Marché aux vivaneaux
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-salmon = Marché aux saumons
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-octopus = Marché aux pieuvres
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-eel = Marché aux anguilles
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-fugu = Marché aux fugus
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-crab = Marché aux araignées de mer
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-rentals = Marché des locations
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-government = Marché étatique
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-trading = Marché aux échanges
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-bank = Marché bancaire
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-aquarium = Aquarium
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-used = Marché aux occasions
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-barter = Marché au troc
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte
option-auction = Marché aux enchères
    .help = Au hasard (drawn), toujours en jeu (always) ou laissé dans la boîte (never).
    .drawn = au hasard
    .always = en jeu
    .never = dans la boîte

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
prompt-refrigerator = Utiliser un réfrigérateur, ou laisser vos tonneaux se dégrader ?
prompt-fugu = Acheter vos fugus de la veille, ou les laisser partir ?
prompt-turn = À vous : naviguer, acheter, entrer dans un marché ou terminer.
prompt-turn-done = Plus d’action : faites ce qui n’en coûte pas, ou terminez.
prompt-navigate-done = Vos bateaux ont fait ce qu’ils pouvaient : terminez la navigation.
prompt-navigate = Chacun de vos bateaux peut faire une chose : appareiller, pêcher ou amarrer.
prompt-price = Quel prix demander dans votre port ?
prompt-reprice = Vos prix sont fixés. Vous pouvez encore les changer, une fois par pièce, avant de continuer.
prompt-repriced = Tous les prix qui pouvaient changer ont changé.
prompt-buy = Achetez des tonneaux dans les ports des autres.
prompt-visit = Vous êtes dans un marché : profitez encore de ses offres, ou partez.
prompt-visit-pair = Vendez l’autre moitié de la paire.
prompt-visit-first = Vous êtes dans un marché : profitez d’une offre, vous pourrez partir ensuite.
prompt-lot = Posez vos jetons un à un, puis fermez le lot.
prompt-offer = Faites une offre pour le lot, ou passez.
prompt-accept = Acceptez une offre, ou reprenez vos jetons.
prompt-accept-none = Personne n’a fait d’offre : reprenez vos jetons.
prompt-raise = Surenchérissez, ou passez.
prompt-bid = Misez en secret pour le jeton ; 0 est permis.
prompt-tie = Les plus hautes mises sont à égalité : à qui le jeton ?
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
    [trading] { $gives ->
        [yen] Donner des jetons (valeur : { a-worth }) pour { $yen } ¥
       *[tokens] Donner des jetons (valeur : { a-worth }) contre ceux de la case ({ $tokens })
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
move-raise = Enchérir à { $yen } ¥
move-sail = Faire appareiller { a-ship }
move-fish = Pêcher avec { a-ship } : { $fish }
move-moor = Amarrer { a-ship }, { a-dock }
move-load = Transférer un tonneau sur la barge depuis { a-ship }
move-price = Fixer le prix à { $yen } ¥ ({ $item })
move-reprice = Changer le prix : { $item } { a-row } à { $yen } ¥
move-buy = Acheter à { $owner } : { $item } { a-row }, { $yen } ¥
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
    [first] Vendre un jeton ({ a-token }), le premier de deux pour { $pays } ¥
    [second] Vendre un jeton ({ a-token }), le second de deux pour { $pays } ¥
   *[no] Vendre un jeton ({ a-token }) pour { $yen } ¥
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
move-case = { $gives ->
    [yen] Remplir la case { $case } avec des jetons valant au moins { $value } pour { $yen } ¥
   *[tokens] Échanger des jetons valant au moins { $value } contre ceux de la case { $case } ({ $tokens })
}
move-lay = { $place ->
    [trading] Poser un jeton ({ a-token }), les jetons vaudront { $worth } sur { $needed }
    [auction] Poser un jeton ({ a-token }), le lot vaudra { $worth }, frais : { $fee } ¥
   *[barter] Poser un jeton ({ a-token }), le lot vaudra { $worth }
}
move-accept = Accepter les { $yen } ¥ offerts par { $player }
move-award = { $seller ->
    [yes] Garder le jeton et payer { $yen } ¥ à la banque
   *[no] Donner le jeton à { $player } pour { $yen } ¥
}
move-own = { $free ->
    [yes] Prendre votre fugu de la veille, colonne { $yen } ¥ (gratuit)
   *[no] Acheter votre fugu de la veille pour { $yen } ¥
}
move-give-permit = Rendre { a-permit }
move-give-aboard = Rendre un tonneau ({ $fish }) depuis { a-ship }
move-give-barrel = Rendre un tonneau ({ $item } { a-row }, colonne { $yen } ¥)
move-market = En jeu : { $market }
move-first = { $player } commence
move-draw = Tirer : { a-token }

## Le journal

log-navigate = { $who } navigue.
log-end = { $who } termine son tour.
log-dock = { $who } ouvre le { a-dock } pour { $yen } ¥.
log-spoil = { $who } laisse ses tonneaux se dégrader.
log-no-refrigerator = { $who } n’utilise pas de réfrigérateur.
log-pass = { $who } passe.
log-refuse = { $who } reprend ses jetons.
log-loan = { $who } prend un emprunt et reçoit { $yen } ¥.
log-share = { $who } achète une action bancaire pour { $yen } ¥.
log-exchange = { $who } échange un jeton pieuvre contre { $count } takoyaki.
log-rent-refrigerator = { $who } loue un réfrigérateur pour { $yen } ¥.
log-rent-cart = { $who } loue un chariot pour { $yen } ¥.
log-refrigerator-1 = { $who } utilise un réfrigérateur pour la dernière fois : rien ne se dégrade.
log-refrigerator-2 = { $who } utilise un réfrigérateur : rien ne se dégrade.
log-begin = Tour de table { $round }, à { $who } de jouer.
log-announce = { $who } déclenche la fin : les autres jouent encore un tour.
log-announce-yen = Avec { $yen } ¥, { $who } déclenche la fin : les autres jouent encore un tour.
log-announce-resources = { $resources ->
    [one] Avec { $resources } ressource, { $who } déclenche la fin : les autres jouent encore un tour.
   *[other] Avec { $resources } ressources, { $who } déclenche la fin : les autres jouent encore un tour.
}
log-degrade-lost = { $count ->
    [one] { $who } perd { $count } tonneau de la veille.
   *[other] { $who } perd { $count } tonneaux de la veille.
}
log-degrade-aged = { $count ->
    [one] Chez { $who }, { $count } tonneau du jour vieillit.
   *[other] Chez { $who }, { $count } tonneaux du jour vieillissent.
}
log-land = { $who } a débarqué { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}{ $yen ->
    [0] {"."} La banque ne paie que par { $each }.
   *[other] {" "}et reçoit { $yen } ¥.
}
log-too-few = Trop peu pour une vente : { $barrels ->
    [one] { $barrels } tonneau perdu ({ $fish }).
   *[other] { $barrels } tonneaux perdus ({ $fish }).
}
log-sealed = { $who } a misé.
log-offer = { $who } offre { $yen } ¥.
log-bid = { $who } enchérit à { $yen } ¥.
log-shows = { $who } montre { $yen } ¥.
log-tie = Égalité : { $who } tranche.
log-wins-token = { $who } remporte le jeton pour { $yen } ¥.
log-award = Le jeton revient à { $player } pour { $yen } ¥.
log-accept = { $who } cède le lot à { $player } pour { $yen } ¥.
log-close = { $value ->
    [one] { $who } propose des jetons ({ $tokens }) pour une valeur de { $value } ressource.
   *[other] { $who } propose des jetons ({ $tokens }) pour une valeur de { $value } ressources.
}
log-close-alike = { $value ->
    [one] { $who } pose { $count } × { $token }, valeur : { $value } ressource.
   *[other] { $who } pose { $count } × { $token }, valeur : { $value } ressources.
}
log-close-trading = { $value ->
    [one] { $who } remplit la case { $case } avec des jetons ({ $tokens }) pour une valeur de { $value } ressource.
   *[other] { $who } remplit la case { $case } avec des jetons ({ $tokens }) pour une valeur de { $value } ressources.
}
log-case-yen = La case rapporte { $yen } ¥ à { $who }.
log-case-tokens = De la case, { $who } retire { $tokens }.
log-hammer = Adjugé à { $buyer } pour { $yen } ¥ : la banque en verse autant à { $who } et retient { $fee } ¥.
log-unsold = Personne n’enchérit : { $who } paie { $yen } ¥ de frais et reprend son lot.
log-lose = Le sac est vide : les tonneaux sont perdus ({ $fish }).
log-score = Le marché ferme. On compte les richesses.
log-score-rounds = Le dernier tour de table est joué. On compte les richesses.
log-market = En jeu : { $market }.
log-new-market = Désormais en jeu : { $market }.
log-income = Ses permis rapportent { $yen } ¥ à { $who }.
log-overfished = Surpêche : { $fish } !
log-sail = { $who } fait appareiller { a-ship }.
log-fish = { $who } pêche avec { a-ship } : { $fish }.
log-moor = { $who } amarre { a-ship }, { a-dock }.
log-load = { $who } transfère un tonneau sur la barge depuis { a-ship }.
log-price = { $who } fixe un prix : { $item }, { $yen } ¥.
log-reprice = { $who } change un prix : { $item }, { $yen } ¥.
log-buy = { $who } achète à { $owner } : { $item } { a-row }, { $yen } ¥.
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
    [0] { $who } vend : { a-token }.
   *[other] { $who } vend : { a-token }, { $yen } ¥.
}
log-eels = { $count ->
    [one] { $who } vend { $count } anguille pour { $yen } ¥.
   *[other] { $who } vend { $count } anguilles pour { $yen } ¥.
}
log-eel-falls = Le cours de l’anguille tombe à { $value }.
log-eel-stays = Le cours de l’anguille reste à { $value }.
log-fugus = { $count ->
    [one] { $who } vend { $count } fugu pour { $yen } ¥.
   *[other] { $who } vend { $count } fugus pour { $yen } ¥.
}
log-pair = La paire rapporte { $yen } ¥ à { $who }.
log-barrel = { $who } vend un tonneau : { $item } { a-row } (colonne { $yen } ¥).
log-ship = { $who } achète { a-hull } pour { $yen } ¥ ({ a-dock }).
log-sell-ship = { $who } vend { a-ship } pour { $yen } ¥.
log-case = { $gives ->
    [yen] { $who } choisit la case { $case } : des jetons valant au moins { $value } pour { $yen } ¥.
   *[tokens] { $who } choisit la case { $case } : des jetons valant au moins { $value } contre ceux qui s’y trouvent ({ $tokens }).
}
log-lay = { $who } pose : { a-token }.
log-own = { $free ->
    [yes] { $who } prend gratuitement un fugu de la veille dans son propre port (colonne { $yen } ¥).
   *[no] { $who } achète un fugu de la veille dans son propre port pour { $yen } ¥.
}
log-give-permit = { $who } rend { a-permit }.
log-give-aboard = { $who } rend un tonneau ({ $fish }) depuis { a-ship }.
log-give-barrel = { $who } rend un tonneau ({ $item } { a-row }, colonne { $yen } ¥).
log-first = { $player } commence.
log-draw = Tirage du sac : { a-token }. Chacun mise en secret.

## La fin

end-yen = { $player } a déclenché la fin avec au moins { $cash } ¥, et les autres ont encore joué un tour. La plus grande fortune : { $who }, { $yen } ¥.
end-yen-shared = { $player } a déclenché la fin avec au moins { $cash } ¥, et les autres ont encore joué un tour. À fortune égale, { $who } se partagent la victoire : { $yen } ¥ par personne.
end-resources = { $player } a déclenché la fin avec au moins { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}, et les autres ont encore joué un tour. La plus grande fortune : { $who }, { $yen } ¥.
end-resources-shared = { $player } a déclenché la fin avec au moins { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}, et les autres ont encore joué un tour. À fortune égale, { $who } se partagent la victoire : { $yen } ¥ par personne.
end-rounds = Le tour de table { $round } était le dernier. La plus grande fortune : { $who }, { $yen } ¥.
end-rounds-shared = Le tour de table { $round } était le dernier. À fortune égale, { $who } se partagent la victoire : { $yen } ¥ par personne.

## La feuille de score

score-about = Comme si la partie finissait maintenant : à égalité de ressources, on se partage ce que le plus rapporte et ce que le moins coûte.
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

refuse-cash = Cela coûte { $yen } ¥ ; vous avez { $cash } ¥.
refuse-slots = Vos { $slots } emplacements de permis sont pris.
refuse-gone = Il n’en reste plus au marché.
refuse-not-yours = Ce bateau n’est pas à vous.
refuse-no-token = Vous n’avez pas de tel jeton à donner.
refuse-no-barrel = Rien de tel ne se trouve là.
refuse-no-permit = Vous n’avez pas de permis pour ce poisson.
refuse-bound = Vos permis pour ce poisson sont tous liés à des bateaux jusqu’à leur amarrage.
refuse-salmon = Il y a déjà un saumon à bord, et c’est le maximum.
refuse-unfinished = Terminez d’abord ce que vous avez commencé.
refuse-own-later = Vos propres fugus de la veille s’achètent au début de votre tour, pendant la dégradation.
refuse-refrigerator-later = Un réfrigérateur s’utilise au début de votre tour, avant la dégradation.
refuse-reprice-later = Les prix se changent à la fin d’une navigation.
refuse-docks-open = Tous vos docks sont ouverts.
refuse-no-barge = Vous n’avez pas de barge.
refuse-barge-docked = Votre barge n’est pas en mer.
refuse-load-barge = Les tonneaux passent sur la barge, ils n’en repartent pas.
refuse-no-cargo = Ce bateau ne transporte aucun tonneau.
refuse-barge-full = La barge est pleine.
refuse-nothing-to-give = Vous n’avez rien à rendre à un marché : ni permis libre, ni tonneau.
refuse-kept = Vous venez de tout garder : faites d’abord autre chose.
refuse-give-first = Choisissez d’abord « Rendre quelque chose », puis quoi.
refuse-not-aboard = Il n’y a pas de tel tonneau à bord de ce bateau.
refuse-takoyaki-stay = Les takoyaki ne retournent pas à leur marché.
refuse-no-refrigerator = { $uses ->
    [1] Vous n’avez pas de réfrigérateur à une utilisation.
   *[2] Vous n’avez pas de réfrigérateur à deux utilisations.
}
refuse-no-own-fugu = Aucun de vos fugus de la veille ne se trouve là.
refuse-actions = Vous n’avez plus d’action.
refuse-no-navigation = Aucun de vos bateaux ne peut appareiller, pêcher ni amarrer, et rien dans votre port ne peut changer de prix.
refuse-ports-empty = Il n’y a rien dans les ports des autres.
refuse-ports-unsold = Aucun marché n’a plus de jeton pour ce qui se trouve dans les ports des autres.
refuse-ports-dear = La pièce la moins chère des ports des autres coûte { $yen } ¥ ; vous avez { $cash } ¥.
refuse-closed = Pas en jeu : { $market }.
refuse-way = L’entrée ne s’y paie pas ainsi : { $market }.
refuse-both-actions = Cette entrée coûte les deux actions du tour, et vous ne les avez plus toutes les deux.
refuse-no-cart = { $uses ->
    [1] Vous n’avez pas de chariot à une utilisation.
   *[2] Vous n’avez pas de chariot à deux utilisations.
}
refuse-no-takoyaki = Aucun de vos takoyaki ne se trouve dans cette colonne.
refuse-idle = Vous n’auriez rien à faire dans { $market }.
refuse-navigate-first = Choisissez d’abord « Naviguer » : cela prend une action, puis chacun de vos bateaux peut faire une chose.
refuse-acted = Ce bateau a déjà eu son activité dans cette navigation.
refuse-at-sea = Ce bateau est déjà en mer.
refuse-in-dock = On pêche en mer ; ce bateau est à quai.
refuse-barge-fishing = La barge ne pêche pas.
refuse-other-permit = Jusqu’à son amarrage, ce bateau pêche avec son permis : { $fish }.
refuse-full = Ce bateau n’a plus d’alvéole libre.
refuse-overfished = Ce poisson est victime de la surpêche : il n’y a plus de tonneau à prendre.
refuse-moored = Ce bateau est déjà amarré.
refuse-barge-dock = La barge s’amarre au dock de droite.
refuse-dock-closed = Ce dock n’est pas encore ouvert.
refuse-dock-taken = Il n’y a plus de place dans ce dock.
refuse-barge-room = La barge demande tout le dock de droite, et un bateau s’y trouve.
refuse-no-activity = Faites agir un bateau : rien dans votre port ne peut changer de prix.
refuse-other-item = C’est autre chose qui attend son prix : { $item }.
refuse-same-column = La pièce se trouve déjà dans cette colonne.
refuse-named = La colonne ??? reste à { $yen } ¥ tant qu’elle n’est pas vide.
refuse-price-number = Ce prix n’existe pas : les colonnes vont jusqu’à { $yen } ¥ par centaines, et ??? de { $low } à { $high } ¥.
refuse-moved = Tout ce qui s’y trouve a déjà changé de prix.
refuse-own-port = On achète dans les ports des autres, pas dans le sien.
refuse-unsold = Son marché n’a plus de jeton : cela ne peut pas s’acheter.
refuse-buy-one = Achetez d’abord quelque chose : vous avez pris l’action d’achat.
refuse-leave = On entre dans un marché pour y faire quelque chose, et vous le pouvez.
refuse-offer = Cela ne se traite pas dans { $market }.
refuse-one-by-one = Ce marché achète les jetons un par un.
refuse-returned = Vous avez rendu ici un permis ce tour-ci : vous ne pouvez pas en reprendre.
refuse-one-permit = Un permis de maquereau par visite, et vous l’avez pris.
refuse-pair = Vendez d’abord l’autre moitié de la paire.
refuse-no-pair = Les maquereaux s’achètent par paires, et vous n’avez qu’une pièce.
refuse-how-many = Dites combien vous en vendez ensemble.
refuse-too-few = { $count ->
    [0] Vous n’en avez pas.
    [1] Vous n’en avez qu’un.
   *[other] Vous n’en avez que { $count }.
}
refuse-sell-one = Vendez-en au moins un.
refuse-batch = La boîte en contient moins que cela.
refuse-sold-at-sea = Un bateau se vend depuis un dock ; celui-ci est en mer.
refuse-state-full = L’État a pris tous les jetons qu’il voulait et n’achète plus rien.
refuse-demand = La demande de l’aquarium est satisfaite ({ $fish } : { $count }).
refuse-loan-and-share = Personne n’a à la fois des emprunts et des actions.
refuse-case-used = Vous avez déjà utilisé cette case lors de cette visite.
refuse-case-value = Cette case demande des jetons valant { $value } ; les vôtres valent { $resources }.
refuse-case-first = Choisissez d’abord une case.
refuse-unreachable = Avec ce jeton à la suite, la case ne pourrait plus atteindre { $value }.
refuse-lot-value = La case demande des jetons valant { $value } ; ce que vous avez posé vaut { $resources }.
refuse-came-back = Ce qui vous est revenu ne se repose pas lors de cette visite.
refuse-lot-order = Un lot se pose dans l’ordre du stock : ce jeton serait venu plus tôt.
refuse-worthless = Un lot doit valoir quelque chose dès son premier jeton.
refuse-fee = Le lot vaudrait { $value }, avec { $yen } ¥ de frais ; vous avez { $cash } ¥.
refuse-bid-number = Mises et offres sont des centaines entières, jamais négatives.
refuse-bid-high = Personne ne mise ni n’offre plus de { $high } ¥.
refuse-bid-cash = Vous avez { $cash } ¥ : vous ne pouvez pas miser davantage.
refuse-bid-nothing = Offrez au moins { $yen } ¥, ou passez.
refuse-bid-low = On en est à { $yen } ¥ : enchérissez plus haut, ou passez.
refuse-has-bid = Vous avez misé ; les autres réfléchissent encore.
refuse-has-spoken = Vous avez déjà parlé : chacun s’exprime une fois par lot.
refuse-own-lot = Le lot est à vous : la parole est aux autres.
refuse-no-player = Il n’y a pas de joueur { $number } à cette table.
refuse-no-offer = Cette personne n’a pas fait d’offre.
refuse-tie = Cette personne n’a pas misé les { $yen } ¥ de l’égalité.

## La table

board-ways = Choisissez comment payer l’entrée.
stall-permits = { $count } permis{ $yen ->
    [0] , gratuit
   *[other] , { $yen } ¥
}
stall-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, valeur { $resources }
stall-bag = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, valeur { $low }–{ $high }
stall-square = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, { $some } en valent { $worth }
stall-pays = paie { $yen } ¥ pièce
stall-buy = achetez à { $yen } ¥/alvéole
stall-sell = vendez à { $yen } ¥/alvéole
stall-no-dock = Il faut un dock libre
stall-no-dock-told = Vous n’avez pas de dock libre : vous ne pouvez que vendre un bateau.
stall-refrigerator = { $count ->
    [one] { $count } réfrigérateur
   *[other] { $count } réfrigérateurs
}, { $yen } ¥
stall-cart = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}, { $yen } ¥
stall-shares = { $count ->
    [one] { $count } action bancaire
   *[other] { $count } actions bancaires
}, { $yen } ¥
stall-any-token = achète tout jeton :
stall-first-at = { $count } à { $yen } ¥ pièce
stall-then-at = puis { $count } à { $yen } ¥ pièce
stall-overfished = surpêche
stall-or = ou
stall-entry = entrée { $yen } ¥
stall-sells-some = paie { $yen } ¥ les { $some }
stall-sells-range = paie { $low }–{ $high } ¥
stall-sells-no = n’achète aucun jeton
stall-lays-out = vous y posez des jetons
stall-offers = une offre par joueur
stall-doubles = enchère payée deux fois
stall-fee = vos frais : { $low } à { $high } ¥
stall-token = 1 { $token }
stall-from-port = 1 à { $yen }
stall-actions = 2 actions
stall-wants = { $count } × { $yen }
stall-loan = reçu { $yen } ¥, dû { $owed } ¥
stall-case = { $worth } → { $yen } ¥
stall-cases = valeur → vous recevez
stall-barge = la barge : { $yen } ¥
stall-wants-fish = { $fish } : { stall-wants }
stall-by-cart = un chariot
stall-income = +{ $yen } ¥
stall-income-about = Vos permis d’ici vous rapportent { $yen } ¥ quand vous entrez.
ship-sail = Appareiller
ship-fish = Pêcher : { $fish }
ship-fish-brief = Pêcher
ship-moor = { $dock ->
    [left] Amarrer à gauche
    [middle] Amarrer au milieu
   *[right] Amarrer à droite
}
ship-moor-brief = { $dock ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
}
ship-number = n° { $ship }
ship-load = Sur la barge
ship-return = Rendre : { $fish }
dock-name = { $dock ->
    [left] Dock gauche
    [middle] Dock du milieu
   *[right] Dock droit
}
dock-open = Ouvrir : { $yen } ¥
dock-closed = Fermé ({ $yen } ¥)
ice-yours = Votre port
ice-empty = Rien ici pour le moment.
ice-unfold = Voir tous les prix
ice-fold = Replier les prix
ice-what = Ce qui est ici, les autres peuvent l’acheter à votre prix.
ice-reprice = Les prix sont fixés. Pour en changer : un tonneau, puis son prix.
ice-move = Et son nouveau prix ? Encore le tonneau : il reste là.
ice-price = { $count ->
    [one] Quel prix pour ceci : { $item } ?
   *[other] Quel prix pour le prochain des { $count } : { $item } ?
}
ice-worth = Valeur du jeton à présent : { a-worth }, { $end } ¥ à la fin.
ice-barrel = { $count } × { $item } à { $yen } ¥
news-bought = { $who } achète chez vous : { $item }, { $yen } ¥.
news-income = Vos permis rapportent { $yen } ¥.
news-lost = { $count ->
    [one] Vous perdez { $count } tonneau de la veille.
   *[other] Vous perdez { $count } tonneaux de la veille.
}
news-aged = { $count ->
    [one] Votre tonneau du jour vieillit.
   *[other] Vos { $count } tonneaux du jour vieillissent.
}
goal-cash = sur { $yen } ¥
goal-resources = sur { $resources }
token-worth = valeur { $resources }
goal-short = { $resources ->
    [one] La fin vient à { $yen } ¥ ou { $resources } ressource.
   *[other] La fin vient à { $yen } ¥ ou { $resources } ressources.
}
goal-last = Derniers tours, puis tout est compté.
goal-over = Tout a été compté.
company-no-tokens = Pas encore de jeton : achetez aux autres.
rival-ships = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
rival-sells-nothing = rien à vendre
scene-barrels = Les tonneaux se vendent depuis votre port : choisissez-les là.
scene-buy = Les ports des autres
scene-seller = vend
scene-thinks = réfléchit
scene-at-end = { $yen } ¥ à la fin
scene-cash = Vous avez { $yen } ¥.
scene-then = { $what } : valeur totale { $resources }
scene-accept = Accepter { $yen } ¥
scene-award = Adjuger à { $yen } ¥
scene-close = Retour au quai

## Ce qu’est une chose et ce qu’elle fait

about-mackerel = Deux maquereaux, jetons ou tonneaux de votre port, se vendent 100 ¥. Un permis par visite. Un jeton vaut 1 ressource.
about-squid = Un jeton calamar se vend 600 ¥ mais ne vaut aucune ressource. Pour entrer : les deux actions du tour, ou un jeton calamar.
about-tuna = Trois tonneaux de thon débarqués en une navigation sont aussitôt mis en vente pour un jeton du sac. Un jeton se vend 100 ¥ par ressource.
about-snapper = Un jeton vivaneau vaut le tiers des jetons restés ici, arrondi au-dessus ; 2 après la surpêche. Pas de vente ici.
about-salmon = Un jeton saumon du jour vaut autant de ressources que tous les joueurs ont de saumons ; un de la veille, 4. Pas de vente ici.
about-octopus = Un jeton pieuvre s’échange contre 3 takoyaki, que vous mettez en vente dans votre port et qui ne se dégradent pas. Pieuvre : 3, takoyaki : 5.
about-eel = Chaque anguille débarquée relève le cours de 1, jusqu’à 13. La vente paie 100 ¥ par point et par jeton, puis le cours baisse de 2 pour chacun.
about-fugu = Le permis est gratuit mais ne sert qu’un voyage. Ensemble, les jetons valent plus : 1 vaut 1 ressource, 2 en valent 4, 3 en valent 9, n en valent n × n. Ils se vendent 100 ¥ par ressource.
about-crab = Deux tonneaux de crabe débarqués en une navigation sont aussitôt mis en vente pour un jeton du sac. Il se vend 400 ¥, plus 100 ¥ par ressource.
about-ships = Achetez des bateaux pour vos docks, à 500 ¥ l’alvéole ; la barge coûte { 1000 } ¥. Revendu, un bateau rapporte un dixième.
about-rentals = À louer pour deux utilisations : un réfrigérateur empêche vos tonneaux de se dégrader, un chariot est une action de plus pour un marché.
about-government = Le gouvernement achète tout jeton : les 3 premiers à 300 ¥ pièce, puis 10 à 200 ¥ pièce, puis plus rien.
about-trading = Donnez des jetons d’au moins la valeur d’une case pour son argent ; une fois qu’il est pris, pour les jetons qui s’y trouvent.
about-bank = Un emprunt donne 500 ¥ tout de suite et coûte { 1000 } ¥ à la fin. Une action bancaire coûte 300 ¥ et rapporte la moitié des intérêts à la fin.
about-aquarium = L’aquarium achète quelques jetons de chaque poisson, à bon prix.
about-used = Achète vos bateaux à quai à 200 ¥ l’alvéole, et vend ceux qu’il a achetés à 300 ¥ l’alvéole.
about-barter = Posez des jetons ; chacun des autres fait une offre en yens ; vous en acceptez une, ou reprenez vos jetons.
about-auction = Posez des jetons ; les autres enchérissent tour à tour ; la meilleure enchère vous est payée deux fois, par l’acheteur et par la banque. Il y a des frais.
about-bids = Tous misent en secret, le vendeur aussi. La plus forte mise paie le vendeur et prend le jeton ; le vendeur paierait la banque.
about-dock = Un bateau au dock peut appareiller ; un bateau qui revient s’amarre dans un dock libre. Le dock droit prend deux bateaux, ou la barge.
about-dock-closed = Fermé. À votre tour, et sans action, vous pouvez ouvrir votre dock suivant pour { $yen } ¥ : celui du milieu, puis le droit.
about-entry = Ce qui fait entrer : { $way }.
about-ice = Les autres achètent ce qui est ici au prix de sa colonne. Au début de votre tour, les tonneaux du jour passent à la veille, ceux de la veille sont perdus.
about-price = Ce qui est dessous se vend aux autres { $yen } ¥ pièce.
about-price-worth = Se vend { $yen } ¥. Le jeton que reçoit l’acheteur vaut à présent { a-worth } : { $end } ¥ à la fin.
about-fresh = Débarqués depuis votre dernier tour. Au début du prochain, ils seront de la veille.
about-old = De la veille : au début de votre prochain tour, ils sont perdus.
about-cash = Votre argent. Avec { $yen } ¥ au début de votre tour vient la fin, sauf si vous seul avez le moins de ressources. Votre score : l’argent et 100 ¥ par ressource ; { 1000 } ¥ de plus pour le plus de ressources, 500 ¥ de moins pour le moins.
about-resources = Ce que valent vos jetons à présent, 100 ¥ chacune à la fin. Avec { $resources } au début de votre tour vient la fin, sauf si vous seul avez le moins d’argent.
about-permit = Permis ({ $fish }) : avec lui, un de vos bateaux peut prendre ce poisson. Il vous rapporte { $yen } ¥ dès que quelqu’un entre dans son marché.
about-permit-dead = Surpêche : il n’y a plus rien à prendre, et aucun bateau ne pêchera plus avec ce permis. Il vous rapporte toujours { $yen } ¥ dès que quelqu’un entre dans son marché ; rendez-le pour libérer son emplacement.
about-permit-bound = Ce permis ({ $fish }) est à bord d’un bateau jusqu’à son retour au dock. Il vous rapporte { $yen } ¥ dès que quelqu’un entre dans son marché.
about-sea = C’est ici que pêchent vos bateaux. Pour en faire sortir un, choisissez « Naviguer » : chacun de vos bateaux peut alors faire une chose.
about-slot = Un emplacement libre : vous pouvez avoir en tout quatre permis, réfrigérateurs et chariots.
about-refrigerator = Utilisé au début d’un tour, il empêche tous les tonneaux de votre port de se dégrader. Deux utilisations.
about-cart = Une action de plus pour un marché qui coûte une action. Deux utilisations.
about-token = { $count } × { $token } ; valeur de chacun à présent : { a-worth }.
about-ware = Ceci : { $item }. Vous payez { $yen } ¥ et prenez le jeton ; sa valeur à présent : { a-worth }.
about-rival = Une autre compagnie : choisissez-la pour voir tout ce qu’elle a.
about-navigate = Chacun de vos bateaux peut faire une chose : appareiller, pêcher un tonneau, ou s’amarrer et débarquer ce qu’il porte.
about-buy = Une action achète autant de tonneaux que vous pouvez payer dans les ports des autres. Chacun devient un jeton à vous.
about-give = Rendre un permis ou un tonneau, sans contrepartie, pour faire de la place.
about-markets = Vers les étals du quai : on y entre pour une action, ou pour leur prix.
about-actions = Deux actions par tour. La fin vient quand quelqu’un commence un tour avec { $yen } ¥ ou { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
} ; ensuite chacun des autres a encore un tour.

## Le terminal

table-markets = Marchés
table-round = Tour de table { $round }
table-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}
table-turn-of = À { $who } de jouer
table-last = Derniers tours
table-over = La partie est finie
table-ender = fin déclenchée par { $who }
table-goal = { $resources ->
    [one] La fin vient avec { $yen } ¥ ou { $resources } ressource au début d’un tour, au plus tard après le tour de table { $rounds }.
   *[other] La fin vient avec { $yen } ¥ ou { $resources } ressources au début d’un tour, au plus tard après le tour de table { $rounds }.
}
table-inside = dans { $market }
table-market = Marché
table-entry = Entrée
table-entry-action = 1 action
table-entry-actions = les deux actions
table-entry-token = jeton { $token }
table-entry-free = gratuite
table-or = ou
table-barrels = Tonneaux
table-tokens = Jetons
table-permits = Permis
table-worth = Valeur
table-worth-printed = imprimée
table-worth-square = n × n
table-sells = Vente
table-sells-pair = { $count } au choix, { $yen } ¥
table-sells-each = { $yen } ¥ pièce
table-sells-value = { $extra ->
    [0] valeur × { $yen } ¥
   *[other] valeur × { $yen } + { $extra } ¥
}
table-sells-exchange = { $count } takoyaki par jeton
table-sells-square = n × n × { $yen } ¥
table-sells-no = pas de vente ici
table-overfished = surpêche
table-outer = Marchés extérieurs
table-offers = Offres
table-at = à { $yen } ¥
table-left-at = { $yen ->
    [0] { $count } (gratuit)
   *[other] { $count } à { $yen } ¥
}
table-for-sale = À vendre
table-buys = Achète
table-holds = Contient
table-rent = { $yen } ¥ pièce pour deux utilisations
table-case = case { $case }, au moins { a-worth } pour
table-loans = { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}
table-loan-terms = { $yen } ¥ tout de suite, { $owed } ¥ à la fin
table-shares = { $shares ->
    [one] { $shares } action bancaire
   *[other] { $shares } actions bancaires
}
table-fees = Frais selon la valeur du lot
table-fee-of = { $worth } → { $yen } ¥
table-barter = Une offre de chacun des autres
table-cash = { $yen } ¥
table-hidden = argent caché
table-resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
table-fresh = du jour
table-old = de la veille
table-sea = mer
table-at-sea = en mer
table-dock-free = libre
table-dock-next = fermé ({ $yen } ¥ pour l’ouvrir)
table-dock-closed = fermé
table-permit-of = permis ({ $fish })
table-empty = vide
table-acted = a déjà agi
table-slots = Permis (emplacements : { $used } sur { $slots })
table-rented = Locations
table-refrigerator = { $uses ->
    [one] réfrigérateur (encore { $uses } utilisation)
   *[other] réfrigérateur (encore { $uses } utilisations)
}
table-cart = { $uses ->
    [one] chariot (encore { $uses } utilisation)
   *[other] chariot (encore { $uses } utilisations)
}
table-tiles = { $refrigerators ->
    [one] { $refrigerators } réfrigérateur
   *[other] { $refrigerators } réfrigérateurs
}, { $carts ->
    [one] { $carts } chariot
   *[other] { $carts } chariots
}
table-auction = En vente : { a-token }
table-lot = Lot
table-lot-worth = valeur : { a-worth }
table-fee = frais : { $yen } ¥
table-quay = Sur le quai, sans prix
table-waiting = Débarqué, pas encore mis en vente
table-landed = Débarqué pendant cette navigation
table-barrel-count = { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}
table-came-back = Repris, plus à proposer pendant cette visite
table-returned = Permis rendus pendant ce tour
table-bid = a misé { $yen } ¥
table-offer = a offert { $yen } ¥
table-passed = a passé
table-sealed = a misé

## La première partie guidée

learn-1 = Vous dirigez une compagnie de pêche. À la fin comptent **l’argent et les ressources** ensemble : chaque jeton poisson vaut des ressources, et chaque ressource vaut 100 yens.
learn-2 = Les tonneaux débarqués attendent dans votre port aux prix que *vous* fixez : les autres achètent, vous êtes payé, et ils gagnent des jetons. Les vôtres, vous les obtenez en achetant dans leurs ports. Au début de votre tour les invendus vieillissent, et ceux de la veille sont perdus.

## La leçon : une courte partie depuis une position proche de la fin (lesson.match)

lesson-aim = Vous dirigez une compagnie de pêche. À la fin comptent votre **argent** et 100 yens par *ressource* ; en avoir le plus rapporte 1 000 yens, le moins en coûte 500. La compagnie la plus riche gagne.
lesson-tokens = Ces **jetons** poisson sont vos ressources : deux vivaneaux qui valent 5 chacun, deux maquereaux qui valent 1 chacun. Cela fait 12.
lesson-port = Voici **votre port**. Vos bateaux y débarquent des tonneaux, et vous fixez le prix de chacun. Seuls *les autres* peuvent les acheter, jamais vous.
lesson-rival = Voici l’adversaire, qui vend aussi des tonneaux. Qui achète un tonneau paie son propriétaire et reçoit un **jeton** en échange.
lesson-actions = Chaque tour vous donne **deux actions**. Une action, c’est naviguer, acheter ou entrer dans un marché.
lesson-navigate = Les bateaux d’abord. **Naviguer** est une action, et chacun de vos bateaux peut y faire une chose.
lesson-sail = Votre petit bateau est dans un dock. Pour pêcher, il doit d’abord sortir : **appareillez**.
lesson-fish = Votre grand bateau est en mer avec une anguille à bord, et de la place pour une autre. Pêchez l’**anguille** : vous en avez le permis.
lesson-ships-done = Chaque bateau a fait une chose. **Terminez** cette navigation.
lesson-again = Il vous reste une action, et vous pouvez refaire la même : **naviguez**.
lesson-fish-small = Le petit bateau est maintenant en mer. Qu’il pêche l’**anguille** avec votre second permis.
lesson-moor = Le grand bateau est plein. Amarrez-le **à gauche**, et ses deux tonneaux sont débarqués.
lesson-eel = Chaque anguille débarquée rend l’anguille plus chère. En voilà deux de plus : un jeton anguille vaut **8 ressources**, donc 800 yens.
lesson-price = Combien pour la première anguille ? Son jeton vaut 800 yens. À **600**, l’adversaire y gagne : elle devrait se vendre.
lesson-dear = Et la seconde ? Pour une fois, soyons gourmands : **900**, plus que ne vaut le jeton.
lesson-landed = C’est tout pour vos bateaux : terminez la navigation. La banque paie 100 yens pour chaque **paire** de tonneaux débarqués.
lesson-prices = Après chaque navigation vous pouvez changer vos prix. Cette fois, **gardez-les**.
lesson-end-turn = Les deux actions sont faites. **Terminez le tour** et voyez ce que fait l’adversaire.
lesson-paid = L’adversaire a acheté l’anguille à 600, et l’argent est **à vous** : 4 900 yens.
lesson-aged = À 900, personne n’en a voulu. Au début de votre tour, le tonneau est descendu parmi ceux **de la veille** ; au début du prochain, il sera perdu.
lesson-buy = À vous de faire les courses. **Acheter** est une action, pour autant de tonneaux que vous pouvez payer.
lesson-snapper = Le **vivaneau à 300** : son jeton vaut 5 ressources, donc 500 yens à la fin. Qu’il soit de la veille n’y change rien.
lesson-bargain = L’**anguille à 500** aussi : son jeton se revend 800.
lesson-bought = L’autre vivaneau coûte 500, juste ce qu’il vaut : laissez-le. **Cessez d’acheter**.
lesson-market = Les marchés vendent des permis et des bateaux, et certains achètent des jetons. Chacun dit ce que coûte l’entrée : ici **1 action**.
lesson-enter = Entrez au **marché aux anguilles** avec votre seconde action. À chaque entrée, chaque permis d’anguille rapporte 100 yens à qui l’a : vous en avez deux.
lesson-sell = **Vendez l’anguille** : achetée 500, vendue 800.
lesson-leave = C’est fait. Chaque anguille vendue fait baisser de 2 la valeur de l’anguille. **Quittez** le marché.
lesson-growth = En début de partie, l’argent va dans de plus grands **bateaux** et dans des permis de poissons plus chers. Il est trop tard pour cela.
lesson-ready = Vous avez 5 100 yens. Qui commence un tour avec 5 000 yens, ou avec 50 ressources, peut amener la fin. **Terminez le tour**.
lesson-trigger = Vous avez commencé ce tour avec 5 000 yens, et sans avoir le moins de ressources : cela **amène la fin**. C’est votre dernier tour ; l’adversaire en a encore un.
lesson-lost = L’anguille à 900 est perdue : personne ne vous l’a payée. Mieux vaut demander **un peu moins** que ne vaut le jeton.
lesson-home = Votre petit bateau a appareillé, puis pêché ; la troisième étape d’un voyage le ramène au port. **Naviguez**.
lesson-moor-small = Le dock de gauche est pris. Amarrez-le **au milieu**.
lesson-price-last = Un jeton anguille vaut maintenant 7 ressources. Demandez **600** : il reste un tour à l’adversaire pour l’acheter.
lesson-one-landed = Terminez la navigation. Pour un seul tonneau, la banque ne paie rien.
lesson-prices-last = Le prix est bon : **gardez-le**.
lesson-most = Rappelez-vous : **le plus de ressources** rapporte 1 000 yens. Vous en avez 17, l’adversaire 13 ; avec votre anguille, ce serait 20 !
lesson-last-buy = Désormais, faites comme il vous plaît. J’irais **acheter** : l’adversaire a baissé le prix de ce vivaneau.
lesson-last-snapper = Le **vivaneau à 300** : 5 ressources de plus, et vous restez devant.
lesson-last-bought = Rien d’autre n’est à vendre. **Cessez d’acheter**.
lesson-last-turn = **Terminez le tour**. L’adversaire joue encore une fois, puis tout est compté.
lesson-end = Votre argent, 100 yens par ressource, et 1 000 yens pour le plus de ressources : votre compagnie est la plus riche !
lesson-real = Une vraie partie commence avec 2 000 yens, un petit bateau et un permis de maquereau. Achetez tôt des permis et des bateaux, ne laissez aucun bateau dormir, et regardez à chaque tour les ports des autres. Les points près des noms comptent comme si tout finissait là : à ressources égales, on partage les 1 000 et les 500.

## Pourquoi le chef conseille un coup : ce qu’il fait pour vous, et à un adversaire

why-cash = Vous finirez avec plus d’argent.
why-cash-rival = À la fin, moins d’argent pour { $who }.
why-resources = Vous finirez avec plus de ressources, qui valent 100 yens chacune.
why-resources-rival = À la fin, moins de ressources pour { $who }.
why-fleet = Votre flotte en rapportera davantage.
why-fleet-rival = Il retarde les bateaux adverses ({ $who }).
why-turn = Il vous laisse plus à faire pendant ce tour.
why-turn-rival = Il laisse moins à faire ce tour-ci à { $who }.
why-permits = Il tire plus de vos permis.
why-permits-rival = Il fait perdre de la valeur aux permis adverses ({ $who }).
why-port = Votre port est mieux garni, à de meilleurs prix.
why-port-rival = Il affaiblit le port adverse ({ $who }).
why-end = Il convient au temps qui reste.
why-end-rival = Le temps qui reste convient moins à { $who }.
why-loans = Il vous épargne des emprunts et leurs intérêts.
why-loans-rival = Il pousse { $who } vers les emprunts et leurs intérêts.

# Ce qu’un coup fait perdre ; demandé avant de le jouer
warn-actions-left = { $count ->
    [one] Il vous reste { $count } action ce tour-ci : elle serait perdue.
   *[other] Il vous reste { $count } actions ce tour-ci : elles seraient perdues.
}
warn-last-ship = C’est votre seul bateau : sans bateau, vous ne pourrez plus pêcher.
warn-ship-sold = Le bateau vous rapporte { $yen } ¥, et il est parti. Un neuf comme lui coûte { $price } ¥.
warn-no-berth = Il ne resterait pas de place au dock pour votre bateau en mer. Il ne pourra s’amarrer qu’après le départ d’un autre{ $yen ->
    [0] { "" }
   *[other] , ou dans votre prochain dock, dont l’ouverture coûte { $yen } ¥
}.
warn-no-catch = Il n’y a plus rien à prendre avec vos permis ({ $fish }) : sans un autre permis, ce voyage ne rapporte rien.
warn-no-permit = Vous n’avez aucun permis : sans permis, ce voyage ne rapporte rien.
warn-no-barrel = Il n’y a plus de tonneau à prendre ({ $fish }), et aucun ne revient. Ce permis vous rapporte seulement { $yen } ¥ quand quelqu’un entre dans le marché.
warn-only-ship = Qui entre doit commercer : dans { $market }, vous ne pourriez que vendre votre seul bateau. Avec un quai libre, vous pourriez en acheter un.
warn-only-sale = Qui entre doit commercer : dans { $market }, vous ne pourriez que vendre un de vos bateaux. Avec un quai libre, vous pourriez en acheter un.

# The drawings in the book of rules: drawings.toml
drawing-degradation = Votre tour a commencé : les tonneaux du jour sont maintenant de la veille, dans les mêmes colonnes ; ceux de la veille sont partis.
drawing-fishing = Votre bateau en mer est vide : avec votre permis d’anguille encore libre, il prend un tonneau d’anguilles, et rien d’autre ensuite.
drawing-landing = Un bateau chargé de deux anguilles s’est amarré : chaque tonneau reçoit son propre prix sur votre ligne du jour.
drawing-buying = Une seule action suffit : vous achetez dans les ports des autres tout ce que vous pouvez payer, au prix fixé par chacun.
drawing-entering = Au pied de chaque étal, le prix d’entrée : une action le plus souvent, deux ou un jeton pour le calamar, rien pour l’État.
drawing-tuna = Un thon qui vaut 15 ressources est à vendre, et tous misent en secret, le vendeur aussi.
drawing-eel = Une anguille vaut 6 en ce moment : deux vendues ensemble rapportent 1 200 ¥, trois en rapporteraient 1 800.
drawing-lot = Une anguille et un maquereau sont posés et valent 3 ressources ensemble : les frais d’enchère seront de 200 ¥.
