name = Wasabi!
blurb = Apprentice sushi chefs share one cramped counter: lay ingredients, complete recipes in a straight line, and score style for the exact order.

## Ingredients

rice = rice
maki = maki
tuna = tuna
salmon = salmon
snapper = snapper
shrimp = shrimp
crab = crab
squid = squid
avocado = avocado
cucumber = cucumber
pickle = pickle
tempura = tempura
egg = egg
roe = roe
fugu = fugu
urchin = sea urchin
abalone = abalone
matsutake = matsutake
the-rice = the rice
the-maki = the maki
the-tuna = the tuna
the-salmon = the salmon
the-snapper = the snapper
the-shrimp = the shrimp
the-crab = the crab
the-squid = the squid
the-avocado = the avocado
the-cucumber = the cucumber
the-pickle = the pickle
the-tempura = the tempura
the-egg = the egg
the-roe = the roe
the-fugu = the fugu
the-urchin = the sea urchin
the-abalone = the abalone
the-matsutake = the matsutake
category-base = base
category-fish = fish
category-seafood = seafood
category-vegetable = vegetable
category-garnish = garnish
category-unique = unique

## Recipes

recipe-tekkamaki = Tekkamaki
recipe-salmon-pillow = Salmon Pillow
recipe-red-lantern = Red Lantern
recipe-kappa-roll = Kappa Roll
recipe-curled-shrimp = Curled Shrimp
recipe-crab-hug = Crab Hug
recipe-white-wave = White Wave
recipe-green-boat = Green Boat
recipe-yellow-ribbon = Yellow Ribbon
recipe-golden-blanket = Golden Blanket
recipe-roe-boat = Roe Boat
recipe-crackle-roll = Crackle Roll
recipe-ruby-block = Ruby Block
recipe-pink-scroll = Pink Scroll
recipe-claw-cushion = Claw Cushion
recipe-jade-pillow = Jade Pillow
recipe-cool-shrimp = Cool Shrimp
recipe-sunrise = Sunrise
recipe-crunchy-tuna = Crunchy Tuna
recipe-pickle-barrel = Pickle Barrel
recipe-snapper-crunch = Snapper Crunch
recipe-poison-pill = Poison Pill
recipe-harbour-roll = Harbour Roll
recipe-spiny-crown = Spiny Crown
recipe-squid-nest = Squid Nest
recipe-cool-stream = Cool Stream
recipe-tide-pool = Tide Pool
recipe-garden-gate = Garden Gate
recipe-twin-fins = Twin Fins
recipe-fried-breakfast = Fried Breakfast
recipe-prawn-torch = Prawn Torch
recipe-fishers-knot = Fisher’s Knot
recipe-pearl-diver = Pearl Diver
recipe-forest-hearth = Forest Hearth
recipe-lantern-festival = Lantern Festival
recipe-crimson-tide = Crimson Tide
recipe-prawn-cracker = Prawn Cracker
recipe-lunch-box = Lunch Box
recipe-thunder-roll = Thunder Roll
recipe-market-crab = Market Crab
recipe-silver-quartet = Silver Quartet
recipe-noble-platter = Noble Platter
recipe-squid-salad-sandwich = Squid Salad Sandwich
recipe-last-supper = Last Supper
recipe-urchin-emperor = Urchin Emperor
recipe-abalone-garden = Abalone Garden
recipe-autumn-feast = Autumn Feast
recipe-dragons-back = Dragon’s Back
recipe-rainbow-boat = Rainbow Boat
recipe-harbour-master = Harbour Master

## Action cards

card-stack = Stack!
card-chop = Chop!
card-spicy = Spicy!
card-switch = Switch!
card-wasabi = Wasabi!

## House rules

option-hidden_hands = Hidden hands
    .help = The table hides the others’ ingredients and action cards. They were taken openly, so the record still tells them.

## Phases and prompts

phase-first = drawing the first player
phase-give = giving starting hands
phase-draw = drawing recipes
phase-deal = dealing a recipe
phase-turn = cooking
phase-place = laying a tile
phase-chop = Chop!
phase-chopped = the chopped tile
phase-switch = Switch!
phase-cover = Wasabi!
phase-discard = putting recipes back
phase-reward = rewards
phase-stock = restocking
phase-score = scoring
phase-over = over

prompt-give = Choose ingredients for the hand of the player on your left: three different categories.
prompt-draw = Choose the length of the recipe you draw.
prompt-turn = Lay an ingredient, play an action card, claim a recipe, or pass.
prompt-place = Choose the square for your ingredient.
prompt-chop = Choose the ingredient to take off the board.
prompt-chopped = Return the chopped ingredient to the pantry, or play it as this turn’s tile.
prompt-switch = Choose two neighbouring squares to swap.
prompt-cover = Choose the four squares that Wasabi! covers.
prompt-discard = Choose a recipe to put back under its pile.
prompt-reward = Choose an action card as your reward.
prompt-stock = Choose an ingredient from the pantry.

## Moves

move-first = { $player } goes first
move-give = Give { $tile } to { $player }
move-draw = Draw a recipe of length { $length }
move-deal = Deal { $recipe } to { $player }
move-pick = Lay { $tile }
move-place = Lay { $tile } on { $square }
move-stack = Stack { $tile } on top of { $square }
move-play-stack = Play Stack!
move-play-chop = Play Chop!
move-play-spicy = Play Spicy!
move-play-switch = Play Switch!
move-play-wasabi = Play Wasabi!
move-chop = Chop { $tile } on { $square }
move-toss = Return { $tile } to the pantry
move-keep = Play { $tile } as this turn’s tile
move-switch = Swap { $one } and { $two }
move-cover = Cover { $one } to { $two }
move-claim = Claim { $recipe } (length { $length })
move-pass = Pass and put recipes back
move-discard = Put { $recipe } (length { $length }) back
move-done = Done
move-take = Take { $card }
move-lift = Lift { $card } from { $block }
move-return-take = Return { $old }, take { $card }
move-return-lift = Return { $old }, lift { $card } from { $block }
move-decline = Take no card
move-stock = Take { $tile } from the pantry
move-score = Count the points

## The log

log-first = { $player } is the first player.
log-give = { $who } gives { $tile } to { $player }.
log-deal = { $player } draws { $recipe } (length { $length }).
log-deal-hidden = { $player } draws a recipe of length { $length }.
log-place = { $who } lays { $tile } on { $square }.
log-stack = { $who } stacks { $tile } on top of { $square }.
log-play-stack = { $who } plays Stack!: the next tile may go on top of another.
log-play-chop = { $who } plays Chop!: an ingredient comes off the board.
log-play-spicy = { $who } plays Spicy!: two tiles this turn.
log-play-switch = { $who } plays Switch!: two neighbouring squares swap.
log-play-wasabi = { $who } plays Wasabi!
log-chop = { $who } chops { $tile } on { $square }.
log-toss = { $who } returns { $tile } to the pantry.
log-keep = { $who } plays { $tile } as this turn’s tile.
log-switch = { $who } swaps { $one } and { $two }.
log-cover = { $who } covers { $one } to { $two }: these squares are locked.
log-cube = { $who } takes { $cubes ->
    [one] one wasabi cube
   *[other] { $cubes } wasabi cubes
}.
log-claim = { $who } completes { $recipe } (length { $length }).
log-style = With style! { $cubes ->
    [0] Recipes this short earn no cubes for it
    [one] { $who } earns one cube for { $recipe }
   *[other] { $who } earns { $cubes } cubes for { $recipe }
}.
log-tokens = { $who } has used the last challenge token and wins at once!
log-pass = { $who } passes.
log-discard = { $who } puts { $recipe } (length { $length }) back under its pile.
log-discard-hidden = { $who } puts a recipe of length { $length } back under its pile.
log-lapsed = No action card is left for { $who }: the reward lapses.
log-take = { $who } takes { $card } as a reward.
log-lift = { $who } lifts { $card } from { $block } as a reward.
log-return-take = { $who } returns { $old } and takes { $card }.
log-return-lift = { $who } returns { $old } and lifts { $card } from { $block }.
log-decline = { $who } declines the reward.
log-stock = { $who } takes { $tile } from the pantry.
log-full = The counter is full: the points are counted.
log-passes = Nobody wants to cook any more: the points are counted.

## The score sheet

score-recipe = { $recipe }
score-style = { $recipe } with style
score-wasabi = { $cubes ->
    [one] cube from Wasabi!
   *[other] cubes from Wasabi!
}

## Refusals

refuse-give = A starting hand has three different categories, and no rice, maki or unique ingredient.
refuse-pile = That pile is empty.
refuse-pass = Only a turn in which nothing was done yet can be passed.
refuse-done = Lay an ingredient first.
refuse-laid = You have laid your ingredient for this turn.
refuse-tile = You do not hold this ingredient.
refuse-recipe = You do not hold this recipe.
refuse-token = You have no unused token of this length.
refuse-line = No line that was completed this turn shows this recipe.
refuse-card = You do not hold this action card.
refuse-second-card = Only one action card a turn.
refuse-stack-late = Stack! is played before the tile.
refuse-no-tiles = Without tiles you can only pass, or play Chop! and lay what you chop.
refuse-no-effect = This card has nothing to act on now.
refuse-locked = A Wasabi! card locks this square.
refuse-square = The tile you chose goes on an empty square of the zone; only Stack! lets it go on top of another.
refuse-chop = Chop! takes an uncovered ingredient off the board.
refuse-chopped = Return the chopped tile or play it; with no other tile you must play it.
refuse-switch = Switch! swaps two uncovered neighbouring squares of the zone, not both empty.
refuse-cover = Wasabi! covers a block of two by two free of other Wasabi! cards; before your tile it must leave an empty square.
refuse-discard = Put back recipes that you hold, at least one.
refuse-room = You hold as many action cards as you may: return one for the new one.
refuse-same-kind = Not the kind you played this turn while another can be had.
refuse-reward = That card is not there to be taken.
refuse-pantry = The pantry has none of this.

## The terminal

table-kitchen = Kitchen
table-pantry = Pantry
table-piles = Recipes
table-hand = hand
table-cards = cards
table-recipes = recipes
table-served = served
table-tokens = tokens left
table-cubes = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-style = ★ with style
table-hidden = hidden
table-none = none
table-length = length { $length }

## The table in the browser

board-hint = What glows can be done now.
board-completes = Completes { $recipe }.
board-style = Completes { $recipe } with style!
board-pick = Choose a tile of your hand first, then its square.
board-pantry = Tiles are taken from the pantry at the end of a turn, up to three in hand.
board-piles = Recipes are drawn at the end of a turn, up to three in hand.
board-kitchen = Action cards are the reward for recipes completed this turn.

## The guided first game

learn-1 = Everybody cooks on the same counter. A recipe is complete when an unbroken straight line shows **exactly its ingredients**, whoever laid them.
learn-2 = The order is free, but the exact order of the strip, read from either end, is *with style* and earns wasabi cubes. All ten tokens used: you win at once. Otherwise points decide when the counter is full.
learn-give = You choose the first three ingredients of your left neighbour: three kinds, no rice, no maki. Nothing too helpful!
learn-draw = Draw a recipe of the length you like. Short ones are quick; long ones bring 5 or 8 points, and cubes if made with style.
learn-turn = Lay one ingredient, with or without one action card. Or pass and put recipes back that have become hopeless.
learn-place = Choose the square. Two recipes at once are possible, across and down, if the same tile serves both.
learn-reward = A completed recipe earns an action card: one from the kitchen, or a Wasabi! card lifted from the counter. You hold two at most.
learn-stock = Fill up to three ingredients, any you like, rice and maki too. Think of the recipes you hold.
learn-over = The kitchen closes. Tokens, points and cubes are added up on the sheet.
