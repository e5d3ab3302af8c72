## Words that every game shares

house = the house
and = and
player = Player { $number }

prompt-wait = Waiting for { $who }.
prompt-over = The match is over.

refuse-turn = It is not your turn.
# $asked: the prompt of the moment, a whole sentence.
refuse-now = Not now. { $asked }
refuse-house = Only the house does that.
refuse-house-now = The house does not do that now.
refuse-over = The match is over.
refuse-seats = This game is for { $low } to { $high } players.

log-undo = { $who } takes the last move back.

rule = Rule { $rule }
ours = { $percent } % of the component data is our reconstruction

## The terminal

cli-your-move = Your move
cli-pass-screen = Pass the screen to { $who }, then press Enter
cli-help = a number or a move · ? or ?T9 explains the rules · l the whole log · q quits
cli-unknown = I do not understand “{ $text }”. Type a number from the list, a move such as “{ $example }”, or ? for the rules.
cli-no-rule = There is no rule { $rule }.
cli-saved = Record saved to { $file }
cli-resume = Go on with: criee play { $game } --resume { $file }
cli-score = Score
cli-total = Total
cli-won = { $who } wins
cli-shared = { $who } share the win
cli-draw = A draw
cli-log = Log
cli-moves = Moves
