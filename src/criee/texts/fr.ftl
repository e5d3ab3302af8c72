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
refuse-seats = Ce jeu se joue de { $low } à { $high } joueurs.

log-undo = { $who } reprend son dernier coup.

rule = Règle { $rule }
ours = { $percent } % des données du matériel sont notre reconstitution

## Le terminal

cli-your-move = À vous
cli-pass-screen = Passez l’écran à { $who }, puis appuyez sur Entrée
cli-help = un numéro ou un coup · ? ou ?T9 explique les règles · l tout le journal · q quitte
cli-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de la liste, un coup comme « { $example } », ou ? pour les règles.
cli-no-rule = Il n’y a pas de règle { $rule }.
cli-saved = Partie enregistrée dans { $file }
cli-resume = Pour continuer : criee play { $game } --resume { $file }
cli-score = Score
cli-total = Total
cli-won = { $who } gagne
cli-shared = { $who } se partagent la victoire
cli-draw = Égalité
cli-log = Journal
cli-moves = Coups
