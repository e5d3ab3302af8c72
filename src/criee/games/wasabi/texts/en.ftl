name = Wasabi!
blurb = Apprentice sushi chefs share one cramped counter: lay ingredients, complete recipes in a straight line, and earn cubes for style where the order is exact.

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
does-stack = the ingredient of this turn may go on top of another
does-chop = one ingredient comes off the counter, back to the pantry or laid as this turn’s
does-spicy = two ingredients may be laid this turn
does-switch = two neighbouring squares swap what lies on them
does-wasabi = four squares are locked, and you take a wasabi cube

## House rules

option-hidden_hands = Hidden hands
    .help = The table hides the others’ ingredients and action cards. They were taken openly, so the record still tells them.

## Phases and prompts

phase-first = drawing the first player
phase-give = giving starting hands
phase-draw = drawing recipes
phase-deal = dealing a recipe
phase-turn = cooking
phase-place = laying an ingredient
phase-chop = Chop!
phase-chopped = the chopped ingredient
phase-switch = Switch!
phase-cover = Wasabi!
phase-discard = putting recipes back
phase-reward = rewards
phase-stock = restocking
phase-score = scoring
phase-over = over

prompt-give = Give { $player } an ingredient: { $place } of { $all }.
prompt-draw = Choose the length of the recipe you draw.
prompt-turn = Lay an ingredient, or pass.
prompt-turn-bare = You have no ingredient: you may pass.
prompt-turn-tile = Lay your ingredient.
prompt-turn-stack = Stack!: lay your ingredient, on top of another if you like.
prompt-turn-two = Spicy!: lay an ingredient; a second one may follow.
prompt-turn-spicy = Spicy!: lay a second ingredient, or choose Done.
prompt-turn-card = Play an action card, or choose Done.
prompt-turn-end = You can lay no more: choose Done.
prompt-turn-claim = Claim what you have completed, or choose Done.
prompt-turn-claim-card = Claim what you have completed, play a card, or choose Done.
prompt-turn-claim-spicy = Claim what you have completed, lay a second ingredient, or choose Done.
prompt-turn-claim-tile = Claim what you have completed, or lay your ingredient.
prompt-place = Choose the square for your ingredient.
prompt-place-stack = Stack!: choose the square, empty or not.
prompt-place-first = Spicy!: choose the square for your first ingredient.
prompt-place-second = Spicy!: choose the square for your second ingredient.
prompt-chop = Chop!: choose the ingredient to take off the counter.
prompt-chopped = Return the chopped ingredient, or lay it.
prompt-chopped-bare = Lay the ingredient that you chopped.
prompt-chopped-claim = Claim what you have completed, or go on with the chopped ingredient.
prompt-switch = Switch!: choose two neighbouring squares to swap.
prompt-cover = Choose the four squares that Wasabi! covers.
prompt-discard = Choose a recipe to put back under its pile.
prompt-discard-more = Put another recipe back, or go on.
prompt-reward = Choose a card as your reward, or none.
prompt-stock = Choose an ingredient from the pantry.

## Moves

move-first = { $player } goes first
move-give = Give { $tile } to { $player }
move-draw = Draw a recipe of length { $length }
move-draw-spent = Draw a recipe of length { $length }: no token left to claim it
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
move-chop-away = Chop { $tile } on { $square }: back to the pantry
move-toss = Return { $tile } to the pantry
move-keep = Lay { $tile } as this turn’s ingredient
move-switch = Swap { $one } and { $two }
move-cover = Cover { $one } to { $two }
move-claim = Claim { $recipe } (length { $length })
move-pass = Pass and put recipes back
move-pass-bare = Pass
move-discard = Put { $recipe } (length { $length }) back
move-done = Done: lay and claim no more
move-enough = Put no more back
move-take = Take { $card }
move-lift = Lift { $card } from { $one } to { $two }
move-return-take = Return { $old }, take { $card }
move-return-lift = Return { $old }, lift { $card } from { $one } to { $two }
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
log-play-stack = { $who } plays Stack!: this turn’s ingredient may go on top of another.
log-play-chop = { $who } plays Chop! to take an ingredient off the counter.
log-play-spicy = { $who } plays Spicy!: up to two ingredients this turn.
log-play-switch = { $who } plays Switch! to swap two neighbouring squares.
log-play-wasabi = { $who } plays Wasabi!
log-chop = { $who } chops { $tile } on { $square }.
log-chop-away = { $who } chops { $tile } on { $square }; it goes back to the pantry.
log-toss = { $who } returns { $tile } to the pantry.
log-keep = { $who } keeps { $tile } as this turn’s ingredient.
log-switch = { $who } swaps { $one } and { $two }.
log-cover = { $who } covers { $one } to { $two }: these squares are locked.
log-cube = { $who } takes { $cubes ->
    [one] { $cubes } wasabi cube
   *[other] { $cubes } wasabi cubes
}.
log-claim = { $who } completes { $recipe } (length { $length }).
log-style = With style! { $cubes ->
    [one] { $who } earns { $cubes } cube for { $recipe }
   *[other] { $who } earns { $cubes } cubes for { $recipe }
}.
log-tokens = { $who } has used the last token and wins at once!
log-unclaimed = You have completed { $recipe } and not claimed it: it is lost until it is completed anew. Only you see this.
log-pass = { $who } passes.
log-discard = { $who } puts { $recipe } (length { $length }) back under its pile.
log-discard-hidden = { $who } puts a recipe of length { $length } back under its pile.
log-lapsed = No action card is left for { $who }: { $rewards ->
    [one] { $rewards } reward lapses
   *[other] { $rewards } rewards lapse
}.
log-take = { $who } takes { $card } as a reward.
log-lift = { $who } lifts { $card } from { $one } to { $two } as a reward.
log-return-take = { $who } returns { $old } to the kitchen and takes { $card } as a reward.
log-return-lift = { $who } returns { $old } to the kitchen and lifts { $card } from { $one } to { $two } as a reward.
log-decline = { $who } declines the reward.
log-stock = { $who } takes { $tile } from the pantry.
log-full = The counter is full: the points are counted.
log-passes = { $passes ->
    [one] { $passes } turn has been passed
   *[other] { $passes } turns have been passed
} in a row: the points are counted.

## The end

end-tokens = { $who } has used the last token and wins at once, whatever the points.
end-lead = { $who } has the most points: { $points }, from { $recipes ->
    [one] { $recipes } recipe
   *[other] { $recipes } recipes
} and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Next is { $next } with { $next_points }, from { $next_recipes ->
    [one] { $next_recipes } recipe
   *[other] { $next_recipes } recipes
} and { $next_cubes ->
    [one] { $next_cubes } cube
   *[other] { $next_cubes } cubes
}.
end-full = The counter is full. { end-lead }
end-full-cubes = The counter is full. Several have the most points ({ $points }); of these { $who } has the most wasabi cubes: { $cubes }.
end-full-draw = The counter is full. A draw: { $who } are level on points ({ $points }) and on wasabi cubes ({ $cubes }).
end-passes = Nobody has cooked for { $passes ->
    [one] { $passes } turn
   *[other] { $passes } turns
} in a row. { end-lead }
end-passes-cubes = Nobody has cooked for { $passes ->
    [one] { $passes } turn
   *[other] { $passes } turns
} in a row. Several have the most points ({ $points }); of these { $who } has the most wasabi cubes: { $cubes }.
end-passes-draw = Nobody has cooked for { $passes ->
    [one] { $passes } turn
   *[other] { $passes } turns
} in a row. A draw: { $who } are level on points ({ $points }) and on wasabi cubes ({ $cubes }).

## The score sheet

score-recipe = { $recipe }
score-style = { $recipe } with style
score-wasabi = { $cubes ->
    [one] { $cubes } cube for playing Wasabi!
   *[other] { $cubes } cubes for playing Wasabi!
}

## Refusals

refuse-giving = Not now: first give { $player } a starting hand.
refuse-given = Starting hands are given once, before the first turn.
refuse-barred = A starting hand has no rice, no maki and no unique ingredient.
refuse-category = The hand of { $player } has an ingredient of this category already; a starting hand has three different ones.
refuse-pantry = The pantry has none of this left.
refuse-pile = The pile of length { $length } is empty.
refuse-wait = Cards, ingredients and recipes are taken at the end of your turn: first lay your ingredient and choose Done, or pass.
refuse-cooked = You are done for this turn: no more ingredients are laid and no cards played.
refuse-late-claim = You are done for this turn: nothing is completed while you take cards, ingredients and recipes.
refuse-passed = You have passed this turn: no ingredient is laid, no card played, no recipe completed.
refuse-unpassed = Recipes go back under their piles only in a turn that is passed.
refuse-keep-all = A pass puts at least one recipe back.
refuse-pass = You have laid an ingredient or played a card this turn: it can no longer be passed.
refuse-done = You have laid no ingredient yet this turn.
refuse-bare = Without an ingredient you can only pass, or play Chop! and lay what you chop.
refuse-pick-first = Choose the ingredient first, then its square.
refuse-laid = You have laid { $laid ->
    [one] your ingredient
   *[other] your { $laid } ingredients
} for this turn.
refuse-full = No square is empty.
refuse-tile = You do not hold { $tile }.
refuse-held = It is { $tile } that you are laying.
refuse-outside = Square { $square } is outside the zone.
refuse-locked = A Wasabi! card locks { $square }.
refuse-filled = Square { $square } is not empty; only Stack! lets an ingredient go on top of another.
refuse-recipe = You do not hold this recipe.
refuse-token = You have no unused token of length { $length }.
refuse-line = No line on the counter has the ingredients of this recipe.
refuse-old-line = The line that shows this recipe was not completed in this turn.
refuse-covered-line = A Wasabi! card lies on the line that shows this recipe.
refuse-buried-line = A line has the ingredients of this recipe, but not all on top: only the top of a stack is in play.
refuse-card = You hold no { $card } card.
refuse-second-card = You have played { $card } this turn: one action card a turn.
refuse-stack-late = Stack! is played before the ingredient is laid.
refuse-no-ingredient = No uncovered ingredient lies on the counter for { $card } to act on.
refuse-no-pair = There are no two neighbouring squares that Switch! may swap.
refuse-no-block = There is no block of four squares that Wasabi! may cover.
refuse-nothing-there = No ingredient lies on { $square }.
refuse-toss = You have no other ingredient: the chopped one must be laid.
refuse-both-empty = Nothing lies on { $one } or { $two }.
refuse-apart = { $one } and { $two } are not neighbours across or down.
refuse-overlap = A Wasabi! card lies on { $square } already, and they never overlap.
refuse-last-square = Before your ingredient is laid, Wasabi! must leave an empty uncovered square for it.
refuse-shape = A Wasabi! card lies on two by two squares; { $one } and { $two } are not opposite corners of such a block.
refuse-room = You hold { $most ->
    [one] { $most } card
   *[other] { $most } cards
}, the most there may be: one must go back for the new one.
refuse-return = You hold fewer than { $most ->
    [one] { $most } card
   *[other] { $most } cards
}: none goes back for the new one.
refuse-own-return = The kitchen has no { $card } card: what you may take is judged before yours goes back.
refuse-kitchen = The kitchen has no { $card } card.
refuse-no-card-there = No Wasabi! card lies on { $one } to { $two }.
refuse-same-kind = You have played { $card } this turn: not that kind again while another can be had.

## The terminal

table-kitchen = Kitchen
table-pantry = Pantry
table-piles = Recipes
table-turn = This turn
table-hand = hand
table-cards = cards
table-recipes = recipes
table-served = served
table-tokens = tokens left
table-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-token = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cubes ->
    [0] {""}
    [one] ; with style { $cubes } cube more
   *[other] ; with style { $cubes } cubes more
}
table-pile = length { $length }: { $left }
table-under = put back, next to come first: { $recipes }
table-played = played: { $card }
table-laid = laid: { $laid }
table-held = in hand now: { $tile }
table-owed = { $rewards ->
    [one] { $rewards } reward due
   *[other] { $rewards } rewards due
}
table-passes = turns passed in a row: { $passes }
table-below = Stacks, from the bottom up
table-covered = Under Wasabi!
table-of = { $name }:
table-hidden = hidden
table-style = with style
table-barred = not in a starting hand
table-none = none
table-empty = empty
table-unknown = unknown
table-length = length { $length }

## The table in the browser

board-completes = Completes { $recipe }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-style = Completes { $recipe } with style: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
board-lost = After this { $recipe } can no longer be claimed.
board-ends = This ends the match.
board-cover = The round marks show where a Wasabi! card may lie: each is the middle of four squares.
board-counter = Counter
board-give = A first hand for { $player }: nothing too useful! No category twice.
board-draw = Longer recipes bring more points, and more cubes with style.
board-lay = Choose an ingredient, or drag it to a square.
board-card = You may play an action card.
board-claim = { $recipe } is complete: claim it!
board-place = Choose a square. A +2 or the like shows where a recipe is completed.
board-toward = Brings { $recipe } on.
board-chop = Choose an ingredient on the counter.
board-chopped = Lay the chopped ingredient again.
board-chopped-or = Lay the chopped ingredient again, or put it back in the pantry.
board-switch = Choose the first square, or drag it onto its neighbour.
board-switch-with = Now choose its neighbour.
board-return-recipe = Under its pile
board-discard = What goes under its pile is replaced by recipes that you draw.
board-reward = The cards that glow can be taken.
board-return = Two cards are the most: choose the one of yours that goes back.
board-return-for = Now choose the card you take for it.
board-return-which = Now choose the card of yours that goes back for it.
board-stock = A flag marks what your recipes still lack.
board-pass = Pass
board-pass-tip = Lay nothing this turn and put recipes back under their piles.
board-done = Done
board-done-tip = You lay and claim no more this turn, and go on to take new cards, ingredients and recipes. What is not claimed by then is lost.
board-decline = No card
board-rewards = won with each recipe
board-back-place = Put back
board-back-card = Take the card back
board-back-discard = Do not pass
board-back-tip = Takes it back: nothing has been done yet. Escape does the same.
board-claim-now = Claim it!
board-no-token = no token left
board-in-counter = on the counter
board-in-hand = in your hand
board-in-pantry = in the pantry
board-in-nowhere = nowhere to be had
board-tile = Choose it, then a square; or drag it there.
board-category = category { $category }.
board-left = { $left } left in the pantry.
board-lacks = { $recipe } still lacks it.
board-kitchen = { $left } in the kitchen, won with a completed recipe.
board-card-place = A place for an action card: each completed recipe earns one.
board-pts = { $points ->
    [one] pt
   *[other] pts
}
board-pile = Recipes of length { $length }: { $left } in the pile.
board-spent = You have no token of this length left: such a recipe can never be claimed.
board-tokens = Tokens left, each as long as the recipe that uses it up. Who uses all ten wins at once.
board-cubes = Wasabi cubes: one point each, included in the points.
board-points = Points so far: served recipes and cubes.
board-served = Served
board-rival-tile = in hand, for all to see.
board-rival-recipes = Recipes in hand: only their lengths are known.
board-locked = Wasabi! card: these squares are locked until somebody takes it as a reward.

## The guided first game

learn-1 = Everybody cooks on the same counter. A recipe is complete when an unbroken straight line shows **exactly its ingredients**, whoever laid them.
learn-2 = The order is free, but the exact order of the strip, read from either end, is *with style* and earns wasabi cubes. All ten tokens used: you win at once. Otherwise points decide when the counter is full.

## The lesson: a short match on a fixed deal (lesson.match)

lesson-aim = You are a sushi chef. Each recipe you complete uses up one of these **tokens**, and whoever has used **all ten wins at once**. You have three left: lengths 2, 3 and 4.
lesson-counter = All chefs cook on this **one counter**. Whatever lies here serves everybody, whoever laid it.
lesson-recipes = These are your recipes; nobody else sees them. One is complete when exactly its ingredients lie in **a straight line without a gap**, across or down.
lesson-tuna = On your turn you lay **one ingredient** from your hand. Tekkamaki needs maki and tuna: take the **tuna**.
lesson-beside = A maki lies on the counter already. Put the tuna **next to it**.
lesson-claim = Maki and tuna in a line: Tekkamaki is complete. **Claim it!**
lesson-done = Your ingredient is laid and your recipe claimed: press **Done**.
lesson-kitchen = Every recipe earns an **action card**. Stack! lays an ingredient on top of another, Chop! takes one away, Spicy! lets you lay two, Switch! swaps neighbours, and Wasabi! locks four squares for a cube.
lesson-card = Take **Spicy!** Two ingredients in one turn will come in handy.
lesson-stock = Now you fill your hand up to **three ingredients**, any you like. A flag marks what your recipes still lack: take the **rice**.
lesson-draw = You also fill up to three recipes, and choose the **length**: longer ones bring more points. For your token of length 4 you have no recipe yet, so draw a **4**.
lesson-rival = Your rival laid **rice** next to the squid and completed a recipe. You may use this rice too, and keep your own!
lesson-style = The order of a line is free. But **exactly the order of the strip**, read from either end, is *with style* and earns wasabi cubes.
lesson-egg = Squid, rice, egg: the first two lie in a row. Take the **egg**.
lesson-order = Put it on the other side of the rice, and the order is exact. The cucumber before the squid does no harm.
lesson-claim-style = Claim **Squid Nest**: 3 points, and a cube for the style.
lesson-points = Your points, **cubes included**: one point for each, shown beside them. If the counter is full before anybody has used ten tokens, **the most points win**.
lesson-keep = You could play Spicy! now, but save it for your next turn: press **Done**.
lesson-two-cards = Your second reward; you may hold two cards at most. Take **Chop!**
lesson-flag = The flag is on the **crab** now: Noble Platter, which you drew, lacks nothing else. Take it.
lesson-spare = Your last token has length 4. Draw another **4**, in case Noble Platter fails.
lesson-wasabi = Your rival played **Wasabi!** and took a cube for it. These four squares are locked until somebody takes the card as a reward.
lesson-pass = When your recipes are hopeless, **pass**: you lay nothing, but put some of them back and draw others. You do not need that now.
lesson-between = Noble Platter is tuna, avocado, crab, egg. Between your **tuna** and your **egg** there is room for just the two that are missing.
lesson-spicy = One ingredient a turn is not enough: play **Spicy!** to lay two.
lesson-avocado = First the **avocado**.
lesson-below = In the order of the strip the avocado comes after the tuna: put it right **below**.
lesson-crab = From here on you may do as you like. I would take the **crab**.
lesson-gap = I would close the gap: the order is exact again, for two cubes.
lesson-last = Claim **Noble Platter**. It uses your tenth token: you win at once!
lesson-end = That was the whole game. A real match begins with an empty counter: you choose the first three ingredients of your neighbour (nothing too helpful!) and draw three recipes.

## Why the chef advises a move: what it does for you, and to a rival

why-points = It scores points.
why-points-rival = It costs { $who } points.
why-recipes = It brings one of your recipes closer.
why-recipes-rival = It gets in the way of a recipe of { $who }.
why-style = It leads to a recipe in style, with wasabi cubes.
why-style-rival = It denies { $who } a recipe in style.
why-cards = It leaves you with better action cards.
why-cards-rival = It leaves { $who } with poorer action cards.
why-pantry = You have the ingredients that you will need.
why-pantry-rival = { $who } will lack ingredients.
why-tempo = It wastes no time while the board fills up.
why-tempo-rival = It costs { $who } time while the board fills up.

# What a move throws away; asked before it is made
warn-unclaimed = You have completed { $recipe } and not claimed it. If you go on, it is lost until it is completed anew.
warn-spent = You have no token of length { $length } left: a recipe of this length can never be claimed. It takes up a place in your hand until you pass and put it back.

# The drawings in the book of rules: drawings.toml
drawing-any-order = Tuna, tempura, maki in one line: all that { recipe-crunchy-tuna } needs, though in another order.
drawing-style = Maki, tuna, tempura as on the strip: the same recipe with style, and one cube.
drawing-several = One maki on c3 completes a line across and a line down: two recipes, each with a token of its own.
drawing-reward = You have completed a recipe: take a card from the kitchen, or lift the Wasabi! card off the counter.
drawing-stack = Stack! lets the tuna lie on the pickle of c3: now only the tuna counts there.
drawing-chop = Chop! takes the top off c3, and the tuna below comes into play again.
drawing-switch = Switch! swaps c3 and c4: maki, tuna and tempura come to lie in one line.
drawing-wasabi = Every dot is a block of four squares that Wasabi! may cover; you take one cube for it.
drawing-locked = The four squares under Wasabi! are locked: nothing goes on d4, though it is empty.
