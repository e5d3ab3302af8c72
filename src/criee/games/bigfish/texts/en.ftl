name = Little Big Fish
blurb = Small fish grow on plankton, breed and eat each other. Eat five, or leave your rival a single fish.

## The fish and the sea

fish-small = small fish
fish-medium = medium fish
fish-big = big fish
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

move-step = Move the { $fish } from { $from } to { $to }
move-cross = Move the { $fish } from { $from } through the wrecks to { $to }
move-eat = Eat the { $prey } on { $to } with the { $fish } from { $from }
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
    [one] { $turns } quarter turn to the right
   *[other] { $turns } quarter turns to the right
}
move-first = { $who } begins
move-draw = Turn up a surprise: { $token }
move-pass = Pass the turn

## The log

log-lay = { $turns ->
    [0] The next place is taken by { $tile }, upright.
    [one] The next place is taken by { $tile }, { $turns } quarter turn to the right.
   *[other] The next place is taken by { $tile }, { $turns } quarter turns to the right.
}
log-first = { $who } begins and sits at row 1.
log-place = { $who } puts a small fish on { $cell }.
log-step = { $who } moves a { $fish } from { $from } to { $to }.
log-cross = { $who } moves a { $fish } from { $from } through the wrecks to { $to }.
log-eat = { $who } eats the { $prey } on { $cell }.
log-grow = { $who } spends the { $colour } token: the fish on { $cell } becomes a { $fish }.
log-spent = { $who } has spent the { $colour } token already: this plankton feeds the fish no more.
log-sated = A big fish eats no plankton: { $who } keeps the { $colour } token.
log-no-figure = { $who } does not have the next larger figure in reserve: nothing grows, and the { $colour } token is kept.
log-no-small = { $who } has no small fish in reserve: there is no birth.
log-no-room = No cell is free on this tile: there is no birth for { $who }.
log-born = { $who }: a small fish is born on { $cell }.
log-on = { $who } swims on from { $cell }, without its effect.
log-stay = { $who } stays on { $cell } and takes its effect.
log-draw = { $who } turns up a surprise on { $cell }: { $token }.
log-fisher = { $who } loses the { $fish } on { $cell }: the fisher puts it back into the reserve.
log-haul = { $who } loses the { $fish } on { $cell } to the fisher too: back into the reserve.
log-surprise-grow = { $who }: the fish on { $cell } becomes a { $fish }.
log-surprise-big = The fish on { $cell } is big already: it does not grow.
log-surprise-no-figure = { $who } does not have the next larger figure in reserve: the fish on { $cell } does not grow.
log-turn = { $who } turns { $tile } by a quarter turn { $way ->
    [left] to the left
   *[right] to the right
}; its fish turn with it.
log-shuffle = All surprise tokens are discarded: they are shuffled into a new pile.
log-pass = { $who } cannot move: the turn passes.
log-no-second = { $who } has no second step: the turn is over.

## The end

end-eaten = { $who } has eaten { $count } fish, { $loser } { $other }: { $who } wins at once!{ $lonely ->
    [yes] {" "}{ $loser } also has a single fish left, which loses by itself.
   *[no] {""}
}
end-lonely = { $took ->
    [fisher] The fisher has taken a fish from { $loser }
   *[eaten] { $who } has eaten a fish of { $loser }
}, who has a single one left: { $who } wins at once, whoever has eaten more.
end-repeated-won = The same position has stood { $times ->
    [one] { $times } time
   *[other] { $times } times
}: the match ends. { $who } has eaten more fish ({ $count } to { $other }) and wins.
end-repeated-drawn = The same position has stood { $times ->
    [one] { $times } time
   *[other] { $times } times
}: the match ends. Both players have eaten equally many fish ({ $count }): a draw.
end-quiet-won = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a fish eaten or a plankton token spent: the match ends. { $who } has eaten more fish ({ $count } to { $other }) and wins.
end-quiet-drawn = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a fish eaten or a plankton token spent: the match ends. Both players have eaten equally many fish ({ $count }): a draw.
end-stuck-won = Neither player can ever move again: the match ends. { $who } has eaten more fish ({ $count } to { $other }) and wins.
end-stuck-drawn = Neither player can ever move again: the match ends. Both players have eaten equally many fish ({ $count }): a draw.

## The score sheet

score-small = Small fish eaten: { $count }
score-medium = Medium fish eaten: { $count }
score-big = Big fish eaten: { $count }

## Refusals

refuse-row = The row in front of you is row { $row }: { $cell } is not in it.
refuse-no-ocean = Fish are set up on ocean cells: { $cell } is none.
refuse-taken = There is a fish on { $cell } already.
refuse-rival-first = Your rival begins, and sets up before you do.
refuse-set-up = Your fish are on the board: now your rival sets up.
refuse-no-stops = On and stay are said only with the house rule “effects only where a fish stops”, which is not in play.
refuse-not-yours = There is no fish of yours on { $cell }.
refuse-running = The fish on { $cell } is swimming on: it makes the second step.
refuse-resting = The fish on { $cell } has stayed for its effect: another fish makes the second step.
refuse-no-step = From { $cell } to { $cell } is no step: a step goes up, down, left or right.
refuse-shut-in = The fish on { $cell } can go nowhere now: no cell within one step is open to it.
refuse-wreck = There is a wreck on { $cell }: a small fish may cross it, none may stop there.
refuse-wreck-size = There is a wreck on { $cell }: only small fish swim through wrecks.
refuse-own = One of your own fish is on { $cell }.
refuse-far = One step does not lead from { $from } to { $to }: it goes up, down, left or right { $wrecks ->
    [yes] to the next cell, or through one or several adjoining wrecks to a cell beside the last.
   *[no] to the next cell, never diagonally.
}
refuse-cross = From { $from } to { $to } one has to cross a wreck, and only small fish can.
refuse-larger = The fish on { $cell } is larger than yours.
refuse-nursery = The small fish is born on { $tile }: { $cell } is not on it.
refuse-wreck-birth = There is a wreck on { $cell }: no fish is born there.
refuse-net = The fisher is on { $tile }: { $cell } is not on it.
refuse-rival-chooses = Your rival first chooses which fish the fisher takes.
refuse-draw = First a surprise token is turned up.
refuse-pass = None of your fish can move: your turn passes.

## The terminal

table-eaten = eaten:
table-reserve = reserve:
table-plankton = plankton:
table-none = none
table-first = first player
table-surprises = Surprises discarded:
table-no-surprise = none
table-pile = { $count } face down
table-held = Turned up on { $cell }: { $token }
table-at = Being resolved: { $cell }
table-running = Swims on: { $cell }
table-resting = Has stayed: { $cell }
table-steps = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
table-quiet = Quiet turns: { $quiet } of { $limit }
table-stood = this position has stood: { $stood } of { $repeats }
table-wreck = wreck
table-birth = birth
table-surprise = surprise
table-small = { $count } small
table-medium = { $count } medium
table-big = { $count } big

## The table in the browser

board-setup = Choose a lit cell of your row for a small fish.
board-to-place = { $count ->
    [one] { $count } fish still to place
   *[other] { $count } fish still to place
}
board-hint = Choose one of your fish, then where it swims; or drag it there.
board-where = Where does it swim? { $keys ->
    [yes] The same fish again, or Escape, puts it back.
   *[no] The same fish again puts it back.
}
board-only = Where does it swim? It is the only fish that can.
board-now-birth = Choose a lit cell for the newborn. What is printed there does nothing now.
board-now-whirlpool = Choose an arrow on the rim: that tile turns by a quarter, and its fish go along.
board-now-fisher = Choose the fish you give up. It goes back to your reserve and does not count as eaten.
board-now-choice = Stay: the cell takes effect, then another fish swims. Swim on: no effect, the same fish swims again.
board-after = { $count ->
    [0] Then your turn is over.
    [one] Then { $count } step is left.
   *[other] Then { $count } steps are left.
}
board-swimming = on the board
board-alarm = left: one fewer loses
board-lost = left: that loses
board-eaten = Eaten
board-reserve = Reserve
board-birth = Then a small fish is born on this tile: you choose its cell.
board-draw = Then a surprise token is turned up.
board-choice = Nothing happens there yet: you then say whether the fish goes on or stays.
board-fisher = Then your rival chooses which of his fish the fisher takes.
board-whirlpool = Then you turn one of the four tiles.

cell-ocean = open sea
cell-wreck = wreck
cell-birth = birth cell
cell-surprise = surprise cell
cell-plankton = { $colour } plankton

help-small = Small fish: eats small fish and swims through wrecks.
help-medium = Medium fish: eats small and medium fish; goes round wrecks.
help-big = Big fish: eats any fish; goes round wrecks, grows no more.
help-cell-wreck = Wreck: a small fish swims through it in one step. No fish stops here.
help-cell-birth = Birth: come here, and a small fish from your reserve is born on a free cell of this tile.
help-cell-surprise = Surprise: come here, and a surprise token is turned up and takes effect at once.
help-cell-food = Plankton ({ $colour }): a small or medium fish of yours that comes here grows by one size, once: the token of this colour is spent.
help-cell-spent = Plankton ({ $colour }): you have spent the token of this colour, so it feeds your fish no more.
help-fisher = The fish on the surprise cell goes back to its reserve; then one of the rival’s fish on that tile does too.
help-plankton = The fish on the surprise cell grows by one size; no coloured token is spent.
help-birth = A small fish from the reserve is born on a free cell of that tile.
help-whirlpool = One tile of the player’s choice is turned by a quarter, and its fish go along.
help-pile = Surprise tokens that still lie face down. When all have been seen, they are shuffled again.
help-steps = Steps left in this turn: one fish may make both, or two fish one each.
help-swimming = Fish on the board: whoever has a single one left loses at once.
help-eaten = Fish of the rival that were eaten: five of them win at once.
help-tokens = Plankton tokens: each lets one fish grow on plankton of its colour, once. Pale ones are spent.
help-reserve = Figures that are not on the board, small, medium and big: newborns and growing fish come from here.
help-calm = A match that goes round in circles is ended: more fish eaten wins.

## The guided first game

learn-1 = **Eat five** of your rival’s fish, or leave him **a single one** on the board: either wins at once.
learn-2 = A fish eats enemies of its own size or smaller. Plankton makes yours grow, once for each colour you still have a token of.

## The lesson: a short match on a fixed deal (lesson.match)

lesson-aim = The **pink** fish, with the round mark, are yours. Whoever has eaten **five** enemy fish wins; you have eaten one. Leaving your rival **a single fish** wins too.
lesson-sizes = A fish eats enemies of **its own size or smaller**. Your rival’s big one eats anything, and your small fish is right beside it!
lesson-step = A turn is **two steps**, up, down or sideways. Choose your fish, then the cell above it: from there it will reach the blue plankton.
lesson-other = The second step may be **another fish’s**. Bring this one away from the big fish, to the left.
lesson-hunted = Your rival’s **medium** fish has come for your small one: in two steps it would eat it.
lesson-plankton = Be faster! **Plankton makes a fish grow.** Swim up onto the blue plankton.
lesson-spent = Your fish is medium now, and your blue token is spent: **each colour feeds you once**.
lesson-equal = One step left, and now you are as large as your hunter. **Eat it!**
lesson-lost = The big fish has eaten one of yours, and you have two left. **Whoever is down to one loses**: time for a newborn.
lesson-wrecks = Wrecks! **Only small fish** swim through them, and a whole row of wrecks takes just one step. Larger fish go round.
lesson-birth = Swim through the wrecks to the **egg** in the upper left: there a small fish is born.
lesson-newborn = It may start on any free cell of this tile. Put it **beside your rival’s small fish**.
lesson-at-once = You have a step left, and a newborn **may swim at once**.
lesson-small = Small eats small: **eat your rival’s fish**.
lesson-three = Three eaten! Your rival had only two fish left and got a newborn too: here it is.
lesson-kinds = Now try a surprise: **plankton**, a **birth** or a **whirlpool**. Only the **fisher** hurts: he takes your fish off the board, and one of your rival’s if it is on that tile.
lesson-surprise = Swim onto the **question mark** and see what turns up.
lesson-whirlpool = A **whirlpool**: you turn any tile by a quarter, and its fish go along. Let it bring your rival’s small fish to your medium one!
lesson-turn = Turn the upper right tile **to the left** with this arrow, and the small fish comes to you.
lesson-carried = Now it is right beside your medium fish. **Eat it!**
lesson-chased = Four eaten! But now the big fish is after your medium one, two steps away. And there is **plankton between them**…
lesson-grow = From here on you may do as you like. I would swim onto the **plankton**: there your medium fish becomes a big one.
lesson-grown = Now your fish is **as big as its hunter**.
lesson-fifth = **Big eats big.** It will be your fifth fish, and leave your rival a single one: either wins!
lesson-end = That was the whole game. A real match begins with three small fish each, on your own row. Grow early, and keep more than two.

## Why the chef advises a move: what it does for you, and to a rival

why-catch = It eats, and five fish eaten win the match.
why-catch-rival = It keeps { $who } from eating.
why-size = Your fish are larger after it.
why-size-rival = The fish of { $who } are smaller or fewer after it.
why-school = You keep enough fish not to end up with a single one.
why-school-rival = { $who } is closer to having a single fish left.
why-room = Your fish reach more of the sea from there.
why-room-rival = It leaves the fish of { $who } less room.
why-turn = It makes the most of the steps of this turn.
why-turn-rival = It leaves { $who } little to do with the next turn.
why-hunt = It brings a fish of your rival within reach in this turn.
why-hunt-rival = It leaves { $who } nothing to eat in the next turn.
why-threat = It threatens to eat in your next turn.
why-threat-rival = It takes your fish out of danger from { $who }.
why-plankton = It brings plankton within reach, and plankton makes a fish grow.
why-plankton-rival = It keeps { $who } away from plankton.

# The drawings in the book of rules: drawings.toml
drawing-setup = Two of your three small fish lie in the row before you; d1 and f1 glow, the ocean cells that are left.
drawing-two-steps = One turn, two fish: each has made one of the two steps.
drawing-wreck = Your small fish swims from c3 through two wrecks and round a corner to a4, all in one step.
drawing-too-large = On c3 is a medium fish: the wrecks are a wall to it, and a4 is out of its reach.
drawing-eating = From c4 your medium fish can eat the small one on d4, but not the big one on c3.
drawing-growing = On the blue plankton of c5 your small fish becomes a medium one; a pale one feeds you no more: that token is spent.
drawing-birth = Your fish came onto the birth cell d2; the newborn goes on any free cell of the same tile that is no wreck.
drawing-fisher = Your rival’s fish on e4 met the fisher and is gone; now you give up one of your two fish on that tile.
drawing-whirlpool = Your fish met the whirlpool: you turn any one tile, here a quarter to the right, and its three fish with it.
