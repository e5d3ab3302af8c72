name = The Last Herring
blurb = A barrel, two players, and the last herring decides. Count well.

## House rules

option-rotten = Rotten herring
    .help = The last herring has gone off: whoever takes it loses.

## Phases and prompts

phase-take = taking
phase-over = the end
prompt-take = Take one to three herrings out of the barrel.

## Moves, the log, refusals, the end

move-take = { $count ->
    [one] Take { $count } herring
   *[other] Take { $count } herrings
}
log-take = { $who } takes { $count ->
    [one] { $count } herring
   *[other] { $count } herrings
}.
log-left = { $left ->
    [one] { $left } herring is left.
   *[other] { $left } herrings are left.
}
refuse-few = { $left ->
    [one] There is only { $left } herring in the barrel.
   *[other] There are only { $left } herrings in the barrel.
}
end-last = { $who } took the last herring.
end-rotten = { $who } had to take the rotten one.
score-taken = Herrings taken

## The table

table-left = { $left ->
    [one] { $left } herring in the barrel
   *[other] { $left } herrings in the barrel
}
table-taken = { $count ->
    [one] { $count } herring
   *[other] { $count } herrings
}
board-hint = Point at a herring: it and those behind it come along.
board-leaves = { $left ->
    [one] Leaves { $left } herring.
   *[other] Leaves { $left } herrings.
}
view-herrings = Herrings left
view-turn = To act
    .as = seat
view-taken = Taken
    .as = seats

## The guided first game

learn-1 = A barrel of **21 herrings**. You take in turn, and whoever takes **the last one** wins.
learn-2 = Think backwards: with four left on your rival’s turn, whatever he takes, you take the rest.
learn-take = Leave your rival a **multiple of four**. He cannot do the same to you.
learn-over = That is all there is to it. Play again with the rotten herring, and count from one instead of none.
drawing-three = Five herrings are left: you take one, two or three of them.
