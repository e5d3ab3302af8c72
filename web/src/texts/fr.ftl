## La halle
web-hall-title = Le marché avant l’aube
web-hall-words = Cinq jeux de marché aux poissons sur un même quai. Asseyez-vous, frappez la cloche, achetez bon marché.
web-games = Jeux
web-nickname = Votre nom
web-you = Vous
web-same-screen-too = À cet écran
web-guest = Invité
web-no-server = La halle ne répond pas. Le serveur tourne-t-il ?
web-asked-too-much = Trop de demandes à la fois depuis votre réseau. Attendez un peu, puis réessayez.
web-took-too-long = La ligne était trop lente : la halle n’a pas attendu la fin de la demande. Réessayez.
web-too-many-cookies = Votre navigateur envoie trop de choses à chaque demande. Effacez les cookies de ce site ou ouvrez une fenêtre privée.
web-hall-full = La halle est pleine. Réessayez plus tard.
web-not-written = La halle ne peut rien écrire en ce moment : son disque est peut-être plein. Rien n’a changé ; réessayez plus tard.
web-hall-stumbles = La halle a trébuché ({ $code }). Réessayez dans un instant.
web-try-again = Réessayer
web-your-tables = Vos tables
web-no-unfinished = Rien en cours. Choisissez une enseigne et prenez place.
web-finished = Terminées
web-your-turn = À vous
web-history = Vos parties
web-history-open = Toutes vos parties ({ $count })
web-history-words = Gardées par ce navigateur. Les parties regardées et celles à plusieurs sur un écran sont dans la liste, pas dans les totaux.
web-history-game = Jeu
web-history-played = Jouées
web-history-won = Gagnées
web-history-shared = Partagées
web-history-lost = Perdues
web-history-best = Record
web-history-unfinished = En cours
web-history-looked = Regardées, ou à plusieurs sur un écran
web-history-result = Résultat
web-history-any = Tout
web-history-with = Avec
web-history-count = { $count ->
    [0] Aucune partie ne convient.
    [one] { $count } partie
   *[other] { $count } parties
}
web-forget = Retirer de la liste
web-forget-sure = Vous jouez encore à { $game } : sans cette ligne, seul un lien gardé ramène à votre place.
web-forget-not = La garder
web-forgotten = Retirée de la liste.
web-show-all = Tout afficher ({ $count })
web-waiting = En attente de joueurs
web-watching = En spectateur
web-players = Joueurs
web-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
web-minutes = { $count } min
web-weight = Poids { $weight } sur 5
web-weight-word = { $weight ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] exigeant
   *[5] expert
}
web-set-up = Règles maison et préparation
web-opponents = Adversaires
web-meet = Face à { $who }
web-meet-friends = Face à { $who } et compagnie
web-other-opponent = Choisir quelqu’un d’autre
web-strength = Force { $strength } sur { $most }
web-grows = Vos adversaires progressent avec vous : gagnez, et le suivant s’assied ; perdez deux fois de suite, et c’est quelqu’un de plus doux.
web-plays-like = { $who } est aussi de la partie, et joue comme { $like }.
web-by-hand = Votre choix : { $who } reste jusqu’à ce que vous changiez.
web-grow-again = Que mes adversaires progressent avec moi
web-for-measuring = Pour mesurer
web-climb-up = Vous avez battu { $who } : la prochaine fois, { $next } s’assied en face.
web-climb-down = { $who } a gagné deux fois : la prochaine fois, { $next } s’assied en face.
web-climb-top = Vous avez battu { $who } : dans cette halle, il n’y a pas plus fort.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-minutes = { $count ->
    [one] { $count } minute chacun
   *[other] { $count } minutes chacun
 }
web-live-bell = Cloche en direct (temps réel)
web-house-rules = Règles maison
web-bot-random = Dé : n’importe quel coup permis
    .name = Dé
web-bot-greedy = Mareyeur : prend ce qu’il voit de mieux
    .name = Mareyeur
web-way-now = Jouer
    .help = Vous contre des robots, tout de suite
web-way-invite = Inviter
    .help = Un lien et un code QR ; les places se prennent quand vos amis l’ouvrent
web-way-same = Même écran
    .help = À plusieurs sur un écran, un rideau entre les tours
web-way-watch = Regarder
    .help = Des robots jouent, vous regardez
web-way-learn = Apprendre
    .help = Une première partie guidée
web-tip-rules = ouvre les règles à toute table, à celle qui compte maintenant
web-tip-device = continuer sur un autre appareil : « Cette table », puis son lien
web-tip-record = chaque partie peut être revue, partagée et rouverte
web-open-record = Ouvrir une partie
    .help = Choisissez un fichier .match, déposez-le dans le champ ou collez son texte.
web-choose-file = Choisir un fichier de partie
web-record-text = Texte de la partie
web-show-record = Afficher
web-record-damaged = { $line ->
    [0] Cette partie enregistrée est illisible.
   *[other] Cette partie enregistrée est illisible : voyez la ligne { $line }.
}

## Le cadre
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-system = Comme le système
web-theme-night = Nuit
web-theme-day = Jour
web-palette = Couleurs
web-palette-market = Celles du marché
web-palette-clear = Distinctes (daltonisme)
web-to-day = Passer au jour
web-to-night = Passer à la nuit
web-motion = Animations
web-motion-system = Comme le système
web-motion-lively = Vives
web-motion-still = Aucune
web-pace = Allure des robots et des mouvements
web-pace-calm = Calme
web-pace-normal = Normale
web-pace-quick = Rapide
web-pace-none = Sans attendre
web-sound = Son
web-volume = Volume
web-notices-setting = Me prévenir quand c’est à moi, si je regarde ailleurs
web-notices-denied = Votre navigateur n’autorise pas cette page à vous prévenir : ses réglages disent où le changer.
web-letters = Taille des textes
    .help = Les tables remplissent la fenêtre : les leurs grandissent avec elle.
web-letters-90 = Petite
web-letters-100 = Normale
web-letters-115 = Grande
web-letters-130 = Très grande
web-curtain-setting = Rideau entre les tours (même écran)
web-warnings-setting = Demander avant un coup qui fait perdre quelque chose
web-formalities-setting = Jouer sans demander ce qui n’est pas un choix
web-plain-setting = Table simple : des mots au lieu d’images
web-keys = Touches
web-key-numbers = 1 – 9
    .help = jouer le coup de ce numéro
web-key-arrows = ← ↑ ↓ →
    .help = parcourir les coups, ou la table
web-key-moves = M
    .help = ouvrir ou fermer la liste des coups
web-key-rules = ?
    .help = les règles
web-key-log = L
    .help = aller au journal
web-key-hint = H
    .help = demander au chef, contre des robots
web-key-undo = U
    .help = demander à reprendre un coup
web-key-space = Espace
    .help = frapper la cloche
web-to-hall = Retour à la halle
web-qr = Code QR du lien
web-copy = Copier
web-copied = Copié
web-only-here = Ce lien ne marche que sur cet ordinateur. Pour les autres de votre réseau, lancez « criee serve --lan ».
web-and = et
web-yes = oui
web-no = non

## Une table
web-opening = La table s’ouvre…
web-no-table = Cette table n’existe pas.
web-other-rules = Cette table a été jouée avec d’autres règles que celles d’aujourd’hui : on ne peut plus la montrer.
web-seat-taken = Quelqu’un a été plus rapide : la place est prise.
web-link-damaged = Le lien vers votre place est abîmé, peut-être coupé à la copie : reprenez-le sur l’autre appareil. Ce que ce navigateur a retenu n’a pas changé.
web-key-forgotten = { $left ->
    [0] La clé de ce navigateur n’ouvre aucune place ici ; elle est oubliée. Vous regardez.
   *[other] Cette clé du navigateur n’ouvre aucune place ici ; elle est oubliée. Vous gardez les autres.
 }
web-invited = Une place est libre : { $game }
web-invited-by = À la table : { $names }
web-sit-down = Prendre place
web-only-watch = Regarder seulement
web-waiting-for = { $count ->
    [0] Personne ne manque
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
 }
web-waiting-words = { $game } commence quand toutes les places sont prises.
web-invite-link = Lien pour vos amis
web-free-seat = Place libre
web-table = Table
web-table-broken = La table de ce jeu n’a pas pu être montrée : voici la table simple.
web-beside = Joueurs, coups et journal
web-empty = Vide : { $what }
web-seats = Joueurs
web-winner = Vainqueur
web-thinks = À jouer
web-away = Un robot garde la place
web-bot = Robot
web-offline = Ligne coupée
web-here = À la table
web-points-short = pts
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-rules = Règles
web-rules-of = Règles de { $game }
web-rule = Règle { $rule }
web-contents = Sommaire
web-print = Imprimer
web-find-rule = Chercher une règle
web-rule-sources = D’où viennent les règles
web-source-book = livret
    .help = C’est dans le livret de règles du jeu.
web-source-ruling = lecture
    .help = Le livret se tait ou peut se lire de deux façons ; nous avons tranché.
web-source-safeguard = garde-fou
    .help = Nous l’avons ajouté pour que toute partie puisse continuer et finir.
web-no-rule = Aucune règle ne dit cela.
web-moves = Vos coups
    .help = tous les coups permis, en liste (M)
web-find-move = Chercher un coup
web-log = Journal
web-warned-play = Jouer quand même
web-warned-back = Réfléchir encore
web-undo = Reprendre
    .help = Demander à reprendre votre dernier coup ; accordé seulement si rien de caché n’a été révélé
    .not = Votre dernier coup ne peut plus être repris. Cliquez pour savoir pourquoi
web-ask-chef = Demander au chef
    .help = Que ferait ici le meilleur adversaire, et pourquoi ? (H)
web-chef-hushed = Le chef se tait à la cloche
    .help = La cloche n’est pas ouverte assez longtemps pour réfléchir : décidez, et demandez ensuite
web-chef = L’avis du chef
web-chef-thinks = Le chef réfléchit …
web-chef-says =
    { $count ->
        [one] Un seul coup mérite qu’on en parle.
       *[other] Le meilleur d’abord. Choisissez-en un pour le voir sur la table.
    }
web-chef-mixes = Tout le monde choisit en même temps et en secret : qui fait toujours pareil est vite percé à jour. Chaque coup dit combien de fois le choisir.
web-chef-chance = { $percent } % de chances de gagner
web-chef-share = à choisir { $percent } % du temps
web-chef-play = Jouer ce coup
web-undo-asked = { $who } voudrait reprendre un coup.
web-undo-waits = C’est demandé. Aux autres de décider.
web-grant = Accorder
web-refuse = Refuser
web-fill-seats = Confier les places libres à des robots
web-resign = Abandonner
    .help = Vous perdez, et la partie s’arrête aussitôt
web-resign-sure = Vous perdez cette partie, et elle s’arrête aussitôt. On ne peut pas revenir là-dessus.
web-offer-draw = Proposer un match nul
    .help = La partie s’arrête sans vainqueur, si tout le monde accepte
web-draw-sure = On demande à tout le monde. Si tous acceptent, la partie s’arrête aussitôt, sans vainqueur. D’ici là elle continue : jouer un coup au lieu de répondre, c’est refuser.
web-play-on = Continuer à jouer
web-draw-offered = { $who } propose un match nul : la partie s’arrêterait maintenant, sans vainqueur.
web-draw-waits = Vous avez proposé un match nul. La partie continue jusqu’à ce que tout le monde ait répondu.
web-draw-refused = Pas de match nul : la partie continue.
web-agree = Accepter
web-withdraw = Retirer l’offre
web-gone-seconds = Ligne coupée, { $count } s
web-gone-minutes = Ligne coupée, { $count } min
web-gone-long = { $who } a perdu la connexion et n’est toujours pas de retour. Un robot peut garder la place en attendant.
web-gone-bot = Laisser jouer un robot
web-gone-draw = Finir sur un match nul
web-gone-wait = Attendre
web-gone-waiting = On attend { $who }.
web-gone-decide = Décider
web-reactions = Réactions
web-react-clap = Bien joué
web-react-wow = Oh !
web-react-hmm = Hum…
web-react-oops = Oups
web-react-thanks = Merci
web-react-wait = Un instant
web-curtain = Rideau
web-pass-screen = Passez l’écran à
web-look-alone = Un choix secret : que tout le monde détourne les yeux, sauf
web-draw-curtain = C’est moi, { $who }
web-line-lost = La ligne est coupée. Elle revient d’elle-même…
web-line-pending = Votre coup est gardé et partira.
web-store-full = Le disque est plein ou ne peut être écrit : la partie attend et reprendra d’elle-même. Rien de ce qu’on vous a dit n’est perdu.
web-patience-slow-down = Trop de demandes à la fois. La halle reprend dans un instant.
web-patience-full = Trop de monde regarde cette table. Nouvel essai…
web-problem = Quelque chose ne va pas ({ $code }).
web-seat-kept = Un robot garde votre place.
web-take-back = La reprendre
web-leave-seat = Laisser jouer un robot à ma place
    .help = La partie continue pour les autres ; vous pouvez reprendre votre place à tout moment
web-other-device = Continuer sur un autre appareil
    .help = Un lien qui y ouvre votre place
web-other-device-words = Ce lien ouvre votre place. Gardez-le pour vous.
web-this-table = Cette table
web-menu-match = Cette partie
web-menu-show = Montrer et garder
web-watch = Laisser regarder
    .help = Un lien et un code QR pour ceux qui veulent regarder
web-watch-link = Lien pour ceux qui veulent regarder
web-understood = Compris
web-no-tips = Sans conseils
web-of = { $what } : { $whom }
web-meanwhile = Depuis votre coup
web-meanwhile-first = Jusqu’ici
web-meanwhile-now = Revenir au présent
web-kept-lesson = Leçon
web-kept-early = terminée avant la fin
web-not-played-out = Les points tels qu’ils étaient : ils n’ont rien décidé.
web-meanwhile-what = Ce qui s’est passé
web-lesson-next = Continuer
web-lesson-do = Touchez ce que montre la flèche
web-lesson-free = Touchez ce que montre la flèche, ou jouez à votre idée
web-lesson-then = Touchez maintenant ceci
web-lesson-stop = Quitter la leçon
web-lesson-stopped = La leçon est finie. La partie continue comme une autre.
web-lesson-parted = Votre propre idée ! Désormais vous jouez sans guide. Les règles sont en haut, et **H** appelle le chef.

## La cloche
web-ring = Frappez !
web-rung-at = après { NUMBER($seconds, maximumFractionDigits: 2) } s
web-being-shown = Un instant, on découvre…
web-bell-waits = La cloche attend que vous soyez prêt.
web-bell-open = La cloche est ouverte
web-bell-closed = La cloche est fermée.
web-bell-nobody = Personne n’a frappé.
web-bell-alone = { $who } a frappé en premier, après { NUMBER($seconds, maximumFractionDigits: 1) } s.
web-bell-first = { $who } a frappé en premier, après { NUMBER($seconds, maximumFractionDigits: 1) } s : { NUMBER($ahead, maximumFractionDigits: 3) } s d’avance.

web-error-again = Vous avez déjà frappé.
web-error-away = Un robot garde votre place : reprenez-la d’abord.
web-error-closed = Trop tard : la cloche est fermée.
web-error-hint-people = Le chef se tait dans les parties entre joueurs.
web-error-hint-turn = Il n’y a rien à décider en ce moment.
web-error-hint-failed = Le chef n’a pas de réponse cette fois.
web-error-late = Trop tard : quelqu’un a frappé avant vous.
web-error-locked = La cloche est encore bloquée.
web-error-no-swap = La place ne peut pas changer de mains maintenant.
web-error-not-asked = Plus personne n’attend votre réponse.
web-error-no-open-seat = Plus aucune place n’est libre.
web-error-not-playing = Aucune partie n’est en cours à cette table.
web-error-resign-people = Les autres veulent continuer : laissez plutôt un robot jouer à votre place.
web-error-too-soon = Pas encore : quand la ligne est coupée, on a une minute pour revenir.
web-error-slow-down = Moins vite, s’il vous plaît.
web-error-wrong-secret = La clé de ce navigateur n’ouvre aucune place ici.

## La fin
web-wins = { $who } gagne
web-you-win = Vous gagnez
web-you-lose = { $who } gagne, vous perdez
web-shared-win = { $who } se partagent la victoire
web-draw = Égalité
web-total = Total
web-score = Score
web-meet-next = Affronter { $who }
web-rematch = Revanche
    .help = À la revanche, chacun avance d’une place : votre marque et votre couleur changent.
web-join-rematch = Rejoindre la revanche
web-replay = Revoir
web-looking-back = La table il y a un instant.
web-replaying = On revoit un moment d’une partie terminée.
web-replay-step = Moment de la partie
web-replay-link = Lien vers la partie
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-one-back = Un pas en arrière
web-one-on = Un pas en avant
web-run = Lecture
web-pause = Pause
web-share = Partager
web-save-record = Enregistrer la partie
    .help = Toute la partie dans un fichier qu’on peut rouvrir
