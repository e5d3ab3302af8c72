## Les mots communs à tous les jeux

house = la maison
and = et
player = Joueur { $number }

prompt-wait = On attend { $who }.
prompt-over = La partie est terminée.

refuse-turn = Ce n’est pas votre tour.
# $asked: the prompt of the moment, a whole sentence.
refuse-now = Pas maintenant. { $asked }
refuse-house = Seule la maison fait cela.
refuse-house-now = La maison ne fait pas cela maintenant.
refuse-over = La partie est terminée.
refuse-store = La halle ne peut rien écrire en ce moment : rien ne se joue. Elle reprendra d’elle-même.
# $high is more than $low, so there are several.
refuse-seats = Ce jeu se joue de { $low } à { $high } joueurs.
refuse-seats-exactly =
    { $count ->
        [one] Ce jeu se joue à { $count } joueur.
       *[other] Ce jeu se joue à { $count } joueurs.
    }

log-undo = { $who } reprend son dernier coup.
log-resign = { $who } a abandonné la partie.
log-agreed = Partie nulle d’un commun accord.
refuse-alone = Personne d’autre ne joue ici : on ne peut ni abandonner, ni convenir d’une nulle.
undo-nothing = Vous n’avez aucun coup à reprendre.
undo-others = { $who } a joué depuis : votre coup ne peut plus être repris.
undo-own = Vous avez joué depuis : le coup précédent ne peut plus être repris.
undo-chance = Le hasard a parlé depuis : votre coup ne peut plus être repris.
undo-live = Rien ne se reprend dans une criée en direct.
undo-pending = Quelqu’un demande déjà à reprendre un coup.
undo-often = On a déjà trop repris dans cette partie : le coup reste joué.
undo-declined = { $who } préfère que non : le coup reste joué.
undo-revealed = Une chose cachée est apparue depuis : votre coup ne peut plus être repris.

rule = Règle { $rule }
ours = { $percent } % des valeurs du matériel sont notre reconstitution, car le livret ne les imprime pas. Les règles suivent le livret ; dans la boîte, une carte peut différer.

# Why the chef advises a move, where no theme of the game speaks for it.
why-best = Dans l’ensemble, il mène aux meilleures positions.
why-same = Dans l’ensemble, il se vaut.
why-near = Dans l’ensemble, il vaut presque le meilleur.
why-weaker = Le meilleur des autres, mais nettement plus faible.
why-mixed = Choisi de temps en temps, il vous rend difficile à lire.
why-wins = Il gagne la partie.
why-forced = C’est le seul coup possible.

## What cannot be in files and options. $where, $text, $found: as somebody wrote it.

wrong-missing = { $where } manque.
wrong-number = { $where } doit être un nombre entier ; trouvé « { $found } ».
wrong-range = { $where } doit être un nombre de { $low } à { $high } ; trouvé « { $found } ».
wrong-flag = { $where } doit être true ou false ; trouvé « { $found } ».
wrong-yes-no = { $where } doit être oui ou non ; trouvé « { $found } ».
wrong-text = { $where } doit être un texte ; trouvé « { $found } ».
wrong-choice = { $where } doit être l’un de ces mots : { $allowed } ; trouvé « { $found } ».
wrong-list = { $where } doit être une liste ; trouvé « { $found } ».
wrong-table = { $where } doit être un tableau ; trouvé « { $found } ».
wrong-key = { $where } est inconnu ici. Connus : { $known }.
wrong-option = L’option { $text } n’existe pas dans ce jeu. Ses options : { $known }.
wrong-no-options = L’option { $text } n’existe pas : ce jeu n’a pas d’options.
# $text: the option that settles it, for example beginner=yes; $where: the other one, a market.
wrong-beside-always = Avec { $text }, { $where } est toujours en jeu ({ $rule }) : ce peut être « drawn » ou « always », mais non « { $found } ».
wrong-beside-never = Avec { $text }, { $where } n’est jamais en jeu ({ $rule }) : ce peut être « drawn » ou « never », mais non « { $found } ».
wrong-game = « { $game } » n’est pas dans la halle. Il y a : { $known }.
wrong-module = La table construite du jeu { $game }, { $file }, n’est pas un fichier .js de son paquet.
wrong-bot = Il n’y a pas de robot « { $text } ». Il y a : { $known }.
wrong-budget = « { $text } » : le nom peut être suivi d’un nombre de parcours de 1 à 999999, comme dans { $example }, ou d’un temps de 1 à 999999 millisecondes, comme dans { $found }.
wrong-budget-plain = « { $text } » : ce robot ne réfléchit ni moins ni davantage, rien ne peut suivre son nom.
wrong-toml = { $file } n’est pas du TOML valable : { $text }
wrong-rules = Cette position a été écrite pour d’autres règles ; celles-ci sont la version { $version }.
# $players and $seats differ; $seats is how many were asked for.
wrong-position-seats =
    { $players ->
        [one] La position est pour { $players } joueur, non pour { $seats }.
       *[other] La position est pour { $players } joueurs, non pour { $seats }.
    }

damaged-line = Ligne { $line } :
damaged-long = C’est trop long pour une partie enregistrée.
damaged-foreign = Ce n’est pas une partie de Criée : elle doit commencer par « { $text } ».
damaged-header = L’en-tête n’a pas de ligne « { $text } ».
damaged-twice = « { $text } » y figure deux fois.
damaged-after = Il y a un coup après le résultat.
damaged-pair = Les options s’écrivent clé=valeur ; trouvé « { $found } ».
damaged-position = La position est illisible.
damaged-number = « { $text } » doit être un nombre entier ; trouvé « { $found } ».
damaged-digits =
    { $count ->
        [one] « { $text } » doit être un nombre entier d’au plus { $count } chiffre.
       *[other] « { $text } » doit être un nombre entier d’au plus { $count } chiffres.
    }
damaged-rules = La partie a été jouée avec la version { $found } des règles ; celles-ci sont la version { $version }.
damaged-box = La partie a été jouée avec une autre boîte ; celle-ci est { $text }.
damaged-seat =
    { $count ->
        [2] Une ligne commence par house, p1 ou p2 ; trouvé « { $found } ».
       *[other] Une ligne commence par house ou par p1 à p{ $count } ; trouvé « { $found } ».
    }
damaged-notation = « { $found } » n’est pas un coup de ce jeu.
damaged-move = « { $found } » n’est pas permis ici.
damaged-not-over = Le résultat ne découle pas des coups : la partie n’est pas terminée.
damaged-result = Le résultat ne découle pas des coups : { $found }

## Le terminal : jouer

cli-pass-screen = Passez l’écran à { $who }, puis appuyez sur Entrée
# The letters are keys to press.
cli-help = un numéro ou un coup · ? la règle du moment, ?{ $rule } une règle par son numéro, ?? toutes les règles · b la table · l le journal · h demande au chef · u reprend un coup · q quitte
cli-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de la liste, un coup comme « { $example } », ou ? pour les règles.
cli-no-rule = Il n’y a pas de règle { $rule } ; la première est { $example }.
cli-took-back = { $who } fait reprendre à { $other } son dernier coup.
cli-house-rules = Règles maison : { $text }
cli-house-rule = { $text } : { $found }
cli-warned = Rejouez ce coup si c’est bien ce que vous voulez, ou jouez-en un autre.
cli-saved = Partie enregistrée dans { $file }
cli-resume = Pour continuer : { $text }
cli-score = Score
cli-total = Total
cli-won = { $who } gagne.
cli-shared = { $who } se partagent la victoire.
cli-draw = Égalité.
cli-house-moves = La maison décide.
cli-replay-keys = Entrée : suivant, a : tout, q : quitter
cli-hint-thinks = Le chef réfléchit …
cli-hint-chance = { $percent } % de chances de gagner
cli-hint-share = choisi { $percent } % du temps
cli-hint-mixed = Tout le monde choisit en même temps et en secret : qui fait toujours pareil est vite percé à jour. Variez entre ces coups.
cli-hint-people = Le chef se tait dans les parties entre joueurs.
cli-hint-nobody = Personne n’a rien à décider ici.

## Le terminal : ce qui est mal tapé

cli-hint-source = Indiquez un seul fichier : --record FICHIER ou --position FICHIER.
# $text: the number typed, $known: the seats that have something to decide.
cli-hint-seat = La place { $text } n’a rien à décider ici ; à décider : { $known }.
cli-lang = « { $text } » ne se parle pas ici ; choisissez parmi : { $known }.
cli-in-file = { $file } :
cli-cannot-read = { $file } est illisible : { $text }
cli-no-file = ce fichier n’existe pas
cli-is-folder = c’est un dossier
cli-not-allowed = ce n’est pas permis
cli-no-space = le disque est plein
cli-not-text = ce n’est pas un texte en UTF-8
# $text: the reason, in English in all languages.
cli-impossible = Cela ne se peut pas : { $text }
cli-impossible-position = Cette position ne se peut pas : { $text }
cli-more = Pour en savoir plus : { $text }
cli-number = { $where } doit être un nombre entier de { $low } à { $high } ; trouvé « { $found } ».
cli-number-least = { $where } doit être un nombre entier, au moins { $low } ; trouvé « { $found } ».
cli-no-option = Il n’y a pas de { $text } ici. Il y a : { $known }.
cli-no-command = Il n’y a pas de commande « { $text } ». Il y a : { $known }.
cli-missing = Il manque { $text }.
cli-no-value = Il faut quelque chose après { $text }.
cli-has-no-value = { $text } se met seul : il ne prend pas de valeur.
cli-too-much = « { $text } » est de trop.
cli-pair = { $text } n’est pas compris : écrivez clé=valeur, par exemple --option kind_fish=oui.
cli-two-values = L’option { $text } est donnée deux fois avec des valeurs différentes.
cli-beside-resume =
    { $what ->
        [seats] --seats ne va pas avec --resume : la partie enregistrée dit combien jouent.
        [seed] --seed ne va pas avec --resume : la partie enregistrée a sa propre graine.
        [option] --option ne va pas avec --resume : la partie enregistrée dit quelles règles maison valent.
       *[position] --position ne va pas avec --resume : la partie enregistrée dit d’où elle est partie.
    }
cli-beside-position =
    { $what ->
        [seats] --seats ne va pas avec --position : la position dit combien jouent.
       *[option] --option ne va pas avec --position : la position dit quelles règles maison valent.
    }
cli-other-record = { $file } est une partie de { $game }, pas de { $text }.
cli-other-position = { $file } est une position de { $game }, pas de { $text }.
cli-people =
    { $count ->
        [one] --people { $text }, c’est trop : il y a { $count } place.
       *[other] --people { $text }, c’est trop : il y a { $count } places.
    }
cli-exists = { $file } existe déjà ; choisissez un autre nom pour --save.
cli-no-folder = Il n’y a pas de dossier { $file }.
cli-no-table =
    { $count ->
        [one] Il n’y a ici aucun jeu pour { $count } joueur.
       *[other] Il n’y a ici aucun jeu pour { $count } joueurs.
    }
cli-bots =
    { $bots ->
        [one] { $game } se joue de { $low } à { $high } joueurs ; --bots nomme { $bots } robot.
       *[other] { $game } se joue de { $low } à { $high } joueurs ; --bots nomme { $bots } robots.
    }
cli-bots-exactly =
    { $bots ->
        [one] { $game } se joue à { cli-players } ; --bots nomme { $bots } robot.
       *[other] { $game } se joue à { cli-players } ; --bots nomme { $bots } robots.
    }

## Le terminal : listes et mesures

cli-games-more = « criee games JEU » dit aussi ce que fait chaque option.
cli-plain-bots = Pour mesurer, il y a aussi : { $known }.
cli-ends-of-ladder = { $low } et { $high } désignent toujours le premier et le dernier d’une liste.
cli-budgets = Un nom peut être suivi de sa réflexion : { $example } pour autant de parcours de son arbre, { $text } pour autant de temps.
style-cautious = prudence
style-steady = constance
style-bold = audace
style-gambler = risque
style-shrewd = finesse
cli-compiled = compilé
cli-interpreted = interprété (pas de modules compilés : tout marche, mais plus lentement)
cli-yes = oui
cli-no = non
cli-yes-no = oui ou non
cli-from-to = un nombre de { $low } à { $high }
cli-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
cli-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
cli-other-matches =
    { $count ->
        [0] aucune avec d’autres règles maison
        [one] dont { $count } avec d’autres règles maison
       *[other] dont { $count } avec d’autres règles maison
    }
cli-check-table = { $game }, { cli-players }
cli-kept = toutes les promesses sont tenues ({ $seconds } s)
cli-shared-wins =
    { $count ->
        [0] Aucune partie n’a été partagée ou nulle.
        [one] { $count } partie a été partagée ou nulle.
       *[other] { $count } parties ont été partagées ou nulles.
    }
cli-by-seat = Victoires par place
cli-decisions = Décisions par partie
cli-ended-by = Ce qui a terminé les parties
cli-column-game = jeu
cli-column-players = joueurs
cli-column-minutes = minutes
cli-column-options = options
cli-column-ours = nos données
cli-column-player = joueur
cli-column-what = pour
cli-column-rule = règle
cli-column-points = points
cli-column-bot = robot
cli-column-wins = victoires
cli-column-rate = part
cli-column-mean = score moyen
cli-column-seat = place
cli-column-least = le moins
cli-column-median = médiane
cli-column-most = le plus
cli-column-matches = parties
cli-column-text = son texte
cli-column-strength = force
cli-column-style = style
cli-column-character = sa façon de jouer
cli-column-interval = 95 %
cli-column-even = à égalité
cli-column-rating = cote
cli-column-decisions = décisions
cli-column-mean-ms = ms chacune
cli-column-longest-ms = la plus longue (ms)
cli-host-name = --host-name attend un simple nom comme criee.example, sans protocole, port ni chemin ; trouvé « { $found } ».
cli-proxy = --proxy attend une adresse IP ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8 ; trouvé « { $found } ».

## Le terminal : robots mesurés les uns aux autres

arena-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
arena-interval = Intervalles à 95 % sur les manches ({ $text }) : une manche, c’est une donne jouée dans chaque rotation des places.
# $low, $high : parts de victoires. $percent : combien de fois le test peut se tromper.
arena-hypotheses = La part du premier robot est-elle de { $low } ou de { $high } ? Chaque réponse est fausse dans { $percent } % de tels tests environ, au plus.
arena-decided = Réponse : { $text }.
arena-open = Rien n’est tranché après toutes les parties : jouez-en davantage.
# $found : le logarithme du rapport de vraisemblance, $text : la borne.
arena-ratio = (Log du rapport de vraisemblance { $found }, bornes ±{ $text } ; une série qui s’arrête d’elle-même n’a pas d’intervalle ordinaire.)
arena-no-ratings = Les cotes demandent openskill : { $text }
arena-measured = Mesuré ici, sur cette machine : ne fait pas partie de ce qui se répète
# $known : des robots. NOM@400 est ce que l’on tape.
arena-by-the-clock = Ces robots réfléchissent à la montre, si bien qu’une autre série peut différer : { $known }. Un budget tel que { $example } la rend répétable.
arena-sprt = --sprt attend deux parts entre 0 et 1, la plus petite d’abord, comme 0.5,0.55 ; trouvé « { $found } ».
arena-two-bots =
    { $bots ->
        [one] Avec --seats, --bots nomme deux robots : l’un s’assied, l’autre prend toutes les autres places. Ici, { $bots } robot est nommé.
       *[other] Avec --seats, --bots nomme deux robots : l’un s’assied, l’autre prend toutes les autres places. Ici, { $bots } robots sont nommés.
    }
ladder-written = Écrit dans { $file }
lab-no-folder = { $file } est un fichier, pas un dossier. Choisissez-en un autre avec --out.
lab-cannot-make = Le dossier { $file } ne peut pas être créé ici. Choisissez-en un autre avec --out.
lab-unread-run = { $file } est illisible : il a été tronqué ou modifié. Choisissez un autre dossier avec --out, ou supprimez ce fichier si tout ce qui l’entoure est bien de cette série.
lab-other-run = { $file } est d’une autre série : on y trouve { $found } ; demandé : { $text }. Choisissez un autre dossier avec --out, ou supprimez celui-ci.
# $text : le fichier qu’a le dossier d’une série.
lab-not-a-run = { $file } n’est pas vide et n’est pas le dossier d’une série : il n’a pas de { $text }. Choisissez un dossier vide ou nouveau avec --out.
lab-damaged =
    { $count ->
        [one] { $count } fichier du dossier était abîmé ; sa part a été rejouée.
       *[other] { $count } fichiers du dossier étaient abîmés ; leurs parts ont été rejouées.
    }
lab-stopped = Arrêté. Ce qui est fait est gardé : la même commande continue.
lab-stopped-lost = Arrêté, et rien n’est gardé. Avec --out DOSSIER, la même commande pourrait continuer.
lab-shard-failed = Une part du travail a échoué, voir plus haut. Ce qui était fait avant est gardé si --out était donné.
lab-worker-died = Un processus de travail est mort, peut-être faute de mémoire. La même commande continue si --out était donné ; --workers en prend moins à la fois.
lab-no-ray = Ray n’est pas installé : { $text }
lab-no-cluster = Aucune grappe Ray ne répond à { $where } : { $text }
lab-ray-workers = --workers est pour les processus de cette machine : ne le donnez pas avec --ray.

## Le terminal : la halle n’ouvre pas

shut-folder = Le dossier des données { $file } ne peut pas servir : { $text }. Choisissez-en un autre avec --data.
shut-file = { $file } est un fichier, pas un dossier. Choisissez un dossier avec --data.
shut-busy = Un autre serveur a ouvert le dossier des données { $file }. Arrêtez-le, ou choisissez un autre dossier avec --data.
shut-lock = { $file } devrait être un fichier vide et ne l’est pas. Regardez-le et déplacez-le, puis recommencez.
shut-locked = Un autre programme a verrouillé { $file }. Fermez ce programme, puis recommencez.
shut-closed = On ne peut pas écrire dans { $file } : { $text }. Permettez à l’utilisateur de ce serveur d’y écrire ainsi que dans son dossier, ou choisissez un autre dossier avec --data.
shut-disk = On ne peut pas écrire dans { $file } : { $text }. Faites de la place sur le disque, ou choisissez un autre dossier avec --data.
shut-newer = { $file } vient d’une Criée plus récente (version { $found } des données ; celle-ci connaît { $known }). Lancez la plus récente, ou choisissez un autre dossier avec --data.
shut-foreign = { $file } n’est pas une base de données de Criée ; rien n’y a été changé. Déplacez ce fichier, ou choisissez un autre dossier avec --data.
shut-damaged = { $file } est abîmé ({ $text }) ; rien n’y a été changé. Déplacez ce fichier et son journal (-wal) et mettez une copie plus ancienne à leur place, ou choisissez un autre dossier avec --data.
shut-short = { $file } est tronqué : il a { $found } octets sur { $known } ; rien n’y a été changé. Déplacez ce fichier et son journal (-wal) et mettez une copie plus ancienne à leur place, ou choisissez un autre dossier avec --data.
shut-lone-log = { $file } est vide ou absent, mais son journal { $where } ne l’est pas ; rien n’y a été changé. Remettez la base de données à côté de son journal, ou déplacez le journal pour commencer sans rien.
shut-bad-log = { $where }, le journal à côté du fichier { $file }, est abîmé ; rien n’y a été changé. Remettez des copies plus anciennes à leur place, ou déplacez le journal pour continuer sans les derniers coups.
shut-taken = Le port { $text } de { $where } est déjà pris. Choisissez-en un autre avec --port.
shut-port = Le port { $text } n’est pas permis à cet utilisateur. Choisissez-en un de 1024 à 65535 avec --port.
shut-name = « { $text } » n’est ni une adresse, ni un nom qui mène à une adresse. Donnez une adresse de cette machine avec --host.
shut-elsewhere = { $text } n’est pas une adresse de cette machine. Donnez-en une qui l’est avec --host, ou prenez-les toutes avec --lan.
shut-listen = Personne ne peut appeler { $where } : { $text }. Choisissez une autre adresse avec --host, ou un autre port avec --port.

train-no-features = { $game } ne décrit aucun trait : il n’y a rien à apprendre. Voir docs/adding-a-game.md.
train-no-numpy = L’apprentissage a besoin de numpy : { $text }
train-seats = --seats attend des tailles de { $low } à { $high }, par exemple { $low },{ $high } ; reçu « { $found } ».
train-seats-exactly = --seats ne peut être que { $low } dans ce jeu ; reçu « { $found } ».
train-grade = Génération { $count }, { $positions } positions : surprise { $found } contre { $even } au hasard ({ $percent } % prévus).
train-written = Écrit dans { $file }.
