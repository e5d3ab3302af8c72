name = Le dernier hareng
blurb = Un baril, deux joueurs, et c’est le dernier hareng qui décide. Comptez bien.

## House rules

option-rotten = Hareng pourri
    .help = Le dernier hareng est avarié : qui le prend perd.

## Phases and prompts

phase-take = prise
phase-over = fin
prompt-take = Prenez un à trois harengs dans le baril.

## Moves, the log, refusals, the end

move-take = { $count ->
    [one] Prendre { $count } hareng
   *[other] Prendre { $count } harengs
}
log-take = { $who } prend { $count ->
    [one] { $count } hareng
   *[other] { $count } harengs
}.
log-left = { $left ->
    [one] Il reste { $left } hareng.
   *[other] Il reste { $left } harengs.
}
refuse-few = { $left ->
    [one] Il n’y a que { $left } hareng dans le baril.
   *[other] Il n’y a que { $left } harengs dans le baril.
}
end-last = { $who } a pris le dernier hareng.
end-rotten = { $who } a dû prendre le hareng pourri.
score-taken = Harengs pris

## The table

table-left = { $left ->
    [one] { $left } hareng dans le baril
   *[other] { $left } harengs dans le baril
}
table-taken = { $count ->
    [one] { $count } hareng
   *[other] { $count } harengs
}
board-hint = Montrez un hareng : il vient avec ceux qui sont derrière lui.
board-leaves = { $left ->
    [one] Il restera { $left } hareng.
   *[other] Il restera { $left } harengs.
}
view-herrings = Harengs restants
view-turn = À jouer
    .as = seat
view-taken = Pris
    .as = seats

## The guided first game

learn-1 = Un baril de **21 harengs**. Chacun se sert à son tour, et qui prend **le dernier** gagne.
learn-2 = Raisonnez à rebours : s’il en reste quatre à votre adversaire, quoi qu’il prenne, le reste est à vous.
learn-take = Laissez à l’adversaire un **multiple de quatre**. Il ne pourra pas vous rendre la pareille.
learn-over = Ce n’est pas plus compliqué. Rejouez avec le hareng pourri, et comptez à partir d’un au lieu de zéro.
drawing-three = Il reste cinq harengs : vous en prenez un, deux ou trois.
