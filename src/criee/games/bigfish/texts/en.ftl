name = Little Big Fish
blurb = Small fish grow on plankton, breed and eat each other. Eat five, or leave your rival a single fish.

## The fish and the sea

small = small
medium = medium
big = big
fish-small = small fish
fish-medium = medium fish
fish-big = big fish
pink = pink
orange = orange
red = red
yellow = yellow
blue = blue
green = green
tile-red = the red tile
tile-yellow = the yellow tile
tile-blue = the blue tile
tile-green = the green tile
token-fisher = fisher
token-plankton = plankton
token-birth = birth
token-whirlpool = whirlpool

## House rules

option-first_game = First game
    .help = The four tiles lie as recommended for first games instead of at random.
option-stops = Effects only where a fish stops
    .help = After a first step onto a birth or surprise cell you say whether the fish goes on (no effect) or stays (effect, and another fish makes the second step).
option-safeguard = Endless matches are ended
    .help = The same position for the third time, or 60 turns without a fish eaten or a plankton token spent, ends the match: more fish eaten wins.

## Phases and prompts

phase-layout = laying the tiles
phase-first = who begins
phase-setup = setting up
phase-step = moving
phase-choice = on or stay
phase-draw = surprise
phase-fisher = fisher
phase-birth = birth
phase-whirlpool = whirlpool
phase-pass = passing
phase-over = the end

prompt-setup = Put a small fish on a free ocean cell of your row.
prompt-step = Move one of your fish by one step.
prompt-choice = Does this fish go on, or does it stay and take the effect of its cell?
prompt-fisher = The fisher takes one of your fish on this tile: choose which.
prompt-birth = A small fish is born: choose a free cell of this tile for it.
prompt-whirlpool = A whirlpool: turn one of the four tiles by a quarter turn.

## Moves

move-step = { $fish } from { $from } to { $to }
move-cross = { $fish } from { $from } through the wrecks to { $to }
move-eat = { $fish } from { $from } eats the { $prey } on { $to }
move-place = Put a small fish on { $cell }
move-return = Give up the { $fish } on { $cell }
move-turn = Turn { $tile } { $way ->
    [left] to the left
   *[right] to the right
}
move-on = Swim on from { $cell }
move-stay = Stay on { $cell }
move-lay = Lay { $tile }, { $turns ->
    [0] upright
    [one] one quarter turn to the right
   *[other] { $turns } quarter turns to the right
}
move-first = { $who } begins
move-draw = Turn up a surprise: { $token }
move-pass = Pass the turn

## The log

log-lay = { $turns ->
    [0] The next place is taken by { $tile }, upright.
    [one] The next place is taken by { $tile }, one quarter turn to the right.
   *[other] The next place is taken by { $tile }, { $turns } quarter turns to the right.
}
log-first = { $who } begins and sits at row 1.
log-place = { $who } puts a small fish on { $cell }.
log-step = { $who }: { $fish } from { $from } to { $to }.
log-cross = { $who }: { $fish } from { $from } through the wrecks to { $to }.
log-eat = { $who } eats the { $prey } on { $cell }.
log-grow = { $colour } plankton: { $who } spends the token and has a { $fish } now.
log-spent = { $who } has spent the { $colour } token already: this plankton feeds the fish no more.
log-sated = A big fish eats no plankton: { $who } keeps the { $colour } token.
log-no-figure = The next larger figure is not in reserve: nothing grows, and { $who } keeps the { $colour } token.
log-no-birth = No birth for { $who }: there is no small fish in reserve, or no free cell on this tile.
log-born = A small fish of { $who } is born on { $cell }.
log-on = { $who } swims on from { $cell }, without its effect.
log-stay = { $who } stays on { $cell } and takes its effect.
log-draw = { $who } turns up a surprise on { $cell }: { $token }.
log-fisher = The fisher takes the { $fish } of { $who } back to the reserve.
log-haul = The fisher also takes the { $fish } of { $who } on { $cell } back to the reserve.
log-surprise-grow = { $who } has a { $fish } there now.
log-surprise-none = Nothing grows: there is no larger figure for this fish of { $who }.
log-turn = { $who } turns { $tile } by a quarter turn { $way ->
    [left] to the left
   *[right] to the right
}; its fish turn with it.
log-shuffle = All surprise tokens have been seen: they are shuffled into a new pile.
log-pass = { $who } cannot move: the turn passes.
log-no-second = { $who } has no second step: the turn is over.
log-won-eaten = { $who } has eaten { $count } fish and wins!
log-won-lonely = { $loser } has a single fish left: { $who } wins!
log-repeated = The same position has stood { $times } times: the match ends.
log-quiet = { $turns } turns without a fish eaten or a token spent: the match ends.
log-stuck = Neither player can ever move again: the match ends.
log-ahead = { $who } has eaten more fish and wins.
log-even = Both have eaten equally many: a draw.

## The score sheet

score-eaten = { $size } fish eaten ({ $count })

## Refusals

refuse-home = { $cell } is not a free ocean cell of your row.
refuse-setup = First both players put their small fish on the board.
refuse-step = A step is due: choose one of your fish and a cell beside it.
refuse-not-yours = There is no fish of yours on { $cell }.
refuse-running = The fish on { $cell } is swimming on: it makes the second step.
refuse-resting = The fish on { $cell } has stayed for its effect: another fish makes the second step.
refuse-wreck = { $cell } is a wreck: a small fish may cross it, none may stop there.
refuse-wreck-size = { $cell } is a wreck: only small fish swim through wrecks.
refuse-own = One of your own fish is on { $cell }.
refuse-far = { $to } cannot be reached from { $from } in one step: up, down, left or right, never diagonally.
refuse-cross = From { $from } to { $to } one has to cross a wreck, and only small fish can.
refuse-larger = The fish on { $cell } is larger than yours.
refuse-choice = Say first whether the fish goes on or stays.
refuse-birth = The newborn goes on a free cell of this tile, not on a wreck.
refuse-fisher = Choose one of your own fish on the fisher’s tile.
refuse-whirlpool = Turn one of the four tiles, left or right.

## The terminal

table-eaten = eaten:
table-reserve = reserve:
table-plankton = plankton:
table-none = none
table-surprises = Surprises seen:
table-pile = { $count ->
    [one] one face down
   *[other] { $count } face down
}
table-held = turned up:
table-steps = { $count ->
    [one] one step left
   *[other] { $count } steps left
}
table-quiet = Quiet turns: { $quiet } of { $limit } · this position: { $stood } of { $repeats }
table-wreck = wreck
table-birth = birth
table-surprise = surprise
table-small = { $count } small
table-medium = { $count } medium
table-big = { $count } big

## The table in the browser

board-hint = Choose one of your fish, then where it swims.
board-where = Where does it swim? Choose the same fish again to think anew.
board-swimming = fish in the pond
board-grows = It grows: a { $fish }, and the { $colour } token is spent.
board-no-food = The { $colour } plankton does not feed it.
board-birth = A small fish is born on this tile.
board-surprise = A surprise token is turned up.
board-wins = That wins the match!

## The guided first game

learn-1 = **Eat five** of your rival’s fish, or leave him **a single one** on the board: either wins at once.
learn-2 = A fish eats enemies of its own size or smaller. Plankton makes yours grow, once for each colour you still have a token of.
learn-setup = Put three small fish on your own row. Look where plankton of your tokens’ colours lies: the first to grow hunts the others.
learn-step = Two single steps a turn, with one fish or with two, up, down or sideways. Small fish swim **through wrecks**, the others go round. What is printed on a cell happens when you come onto it.
learn-birth = A newborn goes on any free cell of this tile. It may swim at once if you have a step left.
learn-fisher = The fisher takes one fish of yours from this tile. Give him the one that hurts least: it returns to your reserve and does not count as eaten.
learn-whirlpool = Turn any tile by a quarter. Its fish go with it, and nothing else happens: carry yours to a meal, or a hunter away.
learn-choice = House rule: go on and nothing happens here, or stay and have what the cell does; then another fish makes the second step.
learn-over = Over! Open the replay and drag its slider to see where the hunt was decided.
