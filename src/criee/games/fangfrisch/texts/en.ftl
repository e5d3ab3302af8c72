name = Fangfrisch
blurb = The fish auction of Hamburg: every lot costs ten euro however large it has grown. Ring the bell before the others do, then sell each species in one go.

## Fish and cards

eel = eel
shark = shark
plaice = plaice
crab = crab
tuna = tuna
lobster = lobster
octopus = octopus

eel1 = 1 eel
eel2 = 2 eels
eel3 = 3 eels
shark1 = 1 shark
shark2 = 2 sharks
shark3 = 3 sharks
plaice1 = 1 plaice
plaice2 = 2 plaice
plaice3 = 3 plaice
crab1 = 1 crab
crab2 = 2 crabs
crab3 = 3 crabs
tuna1 = 1 tuna
tuna2 = 2 tuna
tuna3 = 3 tuna
lobster1 = 1 lobster
lobster2 = 2 lobsters
lobster3 = 3 lobsters
octopus1 = 1 octopus
octopus2 = 2 octopuses
octopus3 = 3 octopuses
thief = a fish thief
can = a can of fish
end = the end phase
close = the close of the market

crate1 = the first crate
crate2 = the second crate
tub = the tub
bin = the bin

## House rules

option-closed_bins = Closed bins
    .help = The table shows only how many cards lie in a bin: remember what went in.
option-live_speed = Pace of the auction
    .help = In live play: how long each card stays open before the next one comes.
    .slow = slow
    .normal = normal
    .fast = fast
option-head_start = Nearer bell
    .help = In live play: one player has the bell within easier reach and gains a moment on every ring.
    .none = nobody
    .p1 = player 1
    .p2 = player 2
    .p3 = player 3
    .p4 = player 4
    .p5 = player 5

## Phases and prompts

phase-first = drawing the first seller
phase-sell = selling to the bank
phase-skip = skipping the auction
phase-turn = turning up a card
phase-ring = the bell
phase-award = awarding the lot
phase-steal = stealing
phase-stow = putting the lot away
phase-can = opening cans
phase-closing = settling up
phase-over = over

prompt-sell = Sell species to the bank, or finish.
prompt-sell-last = Sell now: if you sell nothing, the market closes, at half price.
prompt-ring = Ring for this lot, or wait for another card?
prompt-steal = Your thief may take the top card of another player’s crate or tub.
prompt-stow = Put your cards away: choose the next card and its slot.
prompt-can = Your can may take cards out of your bin.

## Moves

move-ring = { $cards ->
    [one] Ring: one card for { $euro } €
   *[other] Ring: { $cards } cards for { $euro } €
}
move-wait = Wait
move-done = Sell no more
move-done-can = Leave the rest in the bin
move-no-steal = Send the thief away
move-sell = Sell { $fish ->
    [one] one fish
   *[other] { $fish } fish
} ({ $species }, { $slot }) for { $euro } €
move-sell-as = Sell { $fish ->
    [one] one octopus
   *[other] { $fish } octopuses
} ({ $slot }) as { $species } for { $euro } €
move-steal = Steal { $card } from { $who } ({ $slot })
move-lay = Lay { $card } in { $slot }
move-bin = Throw away { $cards }
move-clear = Empty { $slot } into the bin
move-tin = Take { $card } out of the bin
move-turn = Turn up { $card }
move-first = { $who } sells first
move-award = The lot goes to { $who }
move-settle = Settle up with { $who }
move-no-ring = Nobody rings
move-skip = Skip the auction

## The log

log-first = { $who } is drawn as the first seller.
log-keeps = { $who } sells nothing.
log-done = { $who } sells no more.
log-sell = { $who } sells { $fish ->
    [one] one fish
   *[other] { $fish } fish
} ({ $species }, { $slot }) for { $euro } €.
log-sell-as = { $who } sells { $fish ->
    [one] one octopus
   *[other] { $fish } octopuses
} ({ $slot }) as { $species } for { $euro } €.
log-spoil = Spoilt: { $who } throws { $card } into the bin.
log-skip = Nobody who may ring has { $euro } €: the auction is skipped.
log-idle = A whole round of skipped auctions without a sale: the market closes.
log-turn = { $who } calls: { $card }! { $cards ->
    [one] (one card)
   *[other] ({ $cards } cards)
}
log-end = The end phase begins: from now on the winner of an auction may sell at once.
log-close = { $cards ->
    [0] The market closes!
    [one] The market closes! The card on the table is discarded.
   *[other] The market closes! The { $cards } cards on the table are discarded.
}
log-late = { $rivals ->
    [one] { $others } rang too, but { $who }’s hand was on the bell.
    [2] { $others } both rang too, but { $who }’s hand was on the bell.
   *[other] { $others } all rang too, but { $who }’s hand was on the bell.
}
log-award = Dong! { $who } pays { $euro } € for { $cards }.
log-bonus = { $who } earns { $euro } € as the seller.
log-own-lot = The seller has won this auction: no bonus for { $who }.
log-no-ring = Nobody rings.
log-no-prey = There is nothing to steal: { $thieves ->
    [one] the thief leaves
   *[other] { $thieves } thieves leave
} empty-handed.
log-no-tin = The can is of no use: { $who } has an empty bin.
log-steal = { $who } steals { $card } from { $victim } ({ $slot }).
log-no-steal = { $who } sends the thief away.
log-lay = { $who } lays { $card } in { $slot }.
log-bin = { $who } throws away { $cards }.
log-clear = { $who } empties { $slot } into the bin: { $cards }.
log-tin = { $who } takes { $card } out of the bin.
log-done-can = { $who } leaves the rest in the bin.
log-half = { $who } clears { $slot } at half price: { $fish ->
    [one] one fish
   *[other] { $fish } fish
} for { $euro } €.
log-pays-bin = { $who } pays { $euro } € for { $fish ->
    [one] one fish
   *[other] { $fish } fish
} in the bin.
log-settled = { $who } has nothing to sell and nothing to pay.

## What a move throws away

warn-bin = Nothing in the bin can be sold, and each fish there costs { $euro } € at the end: here { $cost } €.
warn-ring = { $waste ->
    [0] These fish bring you { $gain } € more.
   *[other] What finds a slot brings you { $gain } € more, the rest costs { $waste } € in the bin.
} For { $euro } € you lose { $loss } €. Even with one more fish of every species here, and a slot for each, they would not bring their price.
warn-close = Nobody who may ring has { $euro } €. If you sell nothing now, the market closes at once: your stall brings { $half } € at half price, and { $full } € if you sell it all now.

## The end

end-close = The market-close card has come up: stalls went at half price, and every fish in a bin cost { $bin } €. { $winners ->
    [one] { $who } is the richest, with { $euro } €, { $ahead } € ahead of { $next }.
   *[other] { $who } are the richest, with { $euro } € each, and share the win{ $ahead ->
        [0] {""}
       *[other] , { $ahead } € ahead of { $next }
    }.
} Before the close, { $all } sold fish for { $sales } € and paid { $paid } € for lots.
end-idle = For a whole round nobody could ring and nobody sold, so the market closed: stalls went at half price, and every fish in a bin cost { $bin } €. { $winners ->
    [one] { $who } is the richest, with { $euro } €, { $ahead } € ahead of { $next }.
   *[other] { $who } are the richest, with { $euro } € each, and share the win{ $ahead ->
        [0] {""}
       *[other] , { $ahead } € ahead of { $next }
    }.
} Before the close, { $all } sold fish for { $sales } € and paid { $paid } € for lots.

## The score sheet

score-capital = capital
score-sales = fish sold
score-bonus = bonus as seller
score-lots = { $lots ->
    [one] one lot bought
   *[other] { $lots } lots bought
}
score-half = stall at half price
score-bin = { $fish ->
    [one] one fish in the bin
   *[other] { $fish } fish in the bin
}

## Refusals

refuse-sell = There is no { $fish } on your stall.
refuse-sell-empty = There is nothing to sell in { $slot }.
refuse-sell-turn = You sell at the start of your own turn, before your auction.
refuse-sell-later = You sell before your own auction, or after winning one, when the lot is put away and the cans are used.
refuse-sell-bin = Nothing is sold out of the bin.
refuse-sell-card = A species is sold whole, never a single card.
refuse-sell-octopus = Octopuses are sold with the species in their slot; alone in a slot, under the name of a species.
refuse-jokers = Only octopuses alone in a slot are sold under another name: there is { $fish } in { $slot }.
refuse-name-held = You have { $fish } in another slot: these octopuses need another name.
refuse-name-sold = You have sold { $fish } in this selling phase: these octopuses need another name.
refuse-lot-empty = There is no card in the lot yet: nobody can ring.
refuse-ring-seller = With { $seats } players the seller does not ring: wait for the others.
refuse-ring-money = You have { $money } €, and a ring costs { $euro } €: wait for the others.
refuse-ring-decided = You have decided; the others have not yet.
refuse-ring-late = { $who } was first at the bell, takes the whole lot and puts it away now: wait for the next auction.
refuse-thief-none = You have no thief to send.
refuse-steal-nobody = There is no player { $number } at this table.
refuse-steal-own = A thief steals from the others.
refuse-steal-empty = { $who } has nothing in { $slot }.
refuse-steal-bin = A thief steals from a crate or a tub, never from a bin.
refuse-card = You do not have this card to put away: { $card }.
refuse-home = You have { $fish } in { $slot }: new cards of this species go there.
refuse-taken = A slot holds one species: there is { $fish } in { $slot }.
refuse-bin = You have no { $fish } to put away.
refuse-bin-home = You have { $fish } in { $slot }: new cards of this species go there, not into the bin.
refuse-bin-now = Fish is thrown away only while a lot is being put away.
refuse-bin-card = A new species is thrown away whole, never a single card.
refuse-bin-octopus = An octopus never goes straight into the bin: lay it in a slot.
refuse-clear-empty = There is nothing in { $slot } to throw away.
refuse-clear-late = A slot is emptied before the first new card is laid.
refuse-action-card = Thieves and cans are never kept: they lie neither on a stall nor in a bin.
refuse-can-early = Cans are used after the lot has been put away.
refuse-can-none = You have no can to use.
refuse-tin = This card does not lie in your bin: { $card }.

## The table

table-lot = The lot: { $euro } €
table-lot-empty = no card on the table yet
table-fish = { $fish ->
    [one] one fish
   *[other] { $fish } fish
}
table-deck = Deck
table-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
table-end-in = { $cards ->
    [1] end phase with the next card
   *[other] end phase in { $cards } cards
}
table-ending = end phase: winners may sell
table-close-in = { $last ->
    [1] market close with the next card
   *[other] market close in { $first } to { $last } cards
}
table-closed = the market is closed
table-seller = seller
table-buyer = buyer
table-hand = to put away
table-thieves = { $thieves ->
    [one] one thief to send
   *[other] { $thieves } thieves to send
}
table-tins = { $cards ->
    [one] one card may still leave the bin
   *[other] { $cards } cards may still leave the bin
}
table-empty = empty
table-wild = octopus (wild)
table-money = { $euro } €
table-left = Still in the deck
table-discard = Discarded
table-thief = thief
table-can = can
table-bell = Bell
table-decided = decided
table-undecided = still thinking
table-number = fish
table-full = full price
table-half = half price, at the end

## The table in the browser

board-prices = What the bank pays for so many fish of one species, and below it at half price
board-of-a-kind = fish of a kind
board-bank-pays = bank pays €
board-at-close = at the close €
board-name = Sell these octopuses under which name?
board-choose = Choose a card, then the crate or tub it goes to.
board-bought-yours = You have bought these cards: they go to your slots.
board-lay = Where to with { $card }?
board-seller = { $who } sells
board-price = price
board-worth = worth to you
board-waste = { $gain } − { $euro } bin
board-too-dear = { $euro } € too dear now
board-first = { $who } rang first
board-bought = { $who } rang first and paid { $euro } €.
board-you-ring = You ring for this lot.
board-you-wait = You wait for another card.
board-crate = Crate
board-crate-means = may spoil
board-tub = Tub
board-tub-means = never spoils
board-bin = Bin
board-counter = The counter
board-sell = Choose what to sell: a crate or tub is sold whole.
board-spoils = Spoils for { $who }: { $card }
board-spoiling = What you sell spoils on top of the others’ crates, if they hold that species.
board-stolen = stolen: { $card }
board-spoilt = spoilt: { $card }
board-waiting = Lots that are bought come here to be put away.

## What a thing on the table is and does

tip-fish = Fish of one species: the more you sell at once, the dearer each of them.
tip-octopus = Octopus: it counts as the species it is laid on.
tip-thief = Fish thief: the buyer may take the top card of somebody’s crate or tub.
tip-can = { $cards ->
    [one] Can of fish: the buyer may take one card out of his bin for good.
   *[other] Can of fish: the buyer may take up to { $cards } cards out of his bin for good.
}
tip-prospect = With this lot your pile of { $fish } brings { $high } € instead of { $low } €: { $gain } € more.
tip-no-room = You have no free slot for { $fish }: in the bin it costs { $cost } €, unless you empty a slot first. Then it would bring { $high } €.
tip-bonus = The seller gets { $euro } € from the bank for every card of a sold lot.
tip-bell = Whoever rings first takes the whole lot for { $euro } €.
tip-price = Every lot costs { $euro } €, however large it has grown.
tip-worth = What your piles would bring more with these fish, less what finds no slot and costs in the bin; octopuses, thieves and cans come on top.
tip-worth-now = With these fish your piles bring { $gain } € more. { $waste ->
    [0] There is room for all of them.
   *[other] For the others no slot is free: in the bin they cost { $waste } € at the end.
} With the price of { $euro } €, { $more ->
    [yes] you gain { $net } €
   *[no] { $net ->
        [0] you gain nothing
       *[other] you lose { $net } €
    }
}; octopuses, thieves and cans come on top.
tip-late = They rang as well, but too late.
tip-deck = The deck: click to see which cards can still come.
tip-end = From the end phase on, whoever wins an auction may sell at once.
tip-close = When the market closes, stalls are cleared at half price and bins are paid for.
tip-prices = The bank pays by the number of fish of one species: your piles stand in their columns. More than ten bring no more.
tip-money = Your money: the richest wins.
tip-held = { $fish ->
    [one] one fish worth { $euro } €, { $card } on top.
   *[other] { $fish } fish worth { $euro } €, { $card } on top.
}
tip-short-crate = The top card spoils when somebody else sells the species.
tip-short-tub = Nothing in it spoils.
tip-crate = Crate: one species. When somebody else sells that species, your top card spoils and goes into the bin.
tip-tub = Tub: one species, and nothing in it ever spoils.
tip-bin = Bin: nothing in it can be sold, and every fish costs { $euro } € at the end.
tip-lay = Click it, then a crate or the tub; or drag it there. The last card laid lies on top.
tip-seller = The seller turns up the cards and gets { $euro } € for each when the lot is sold.
tip-buyer = The buyer has the lot and puts it away.
tip-decided = Has decided to ring or to wait; nobody sees which.
tip-hand = Cards still to be put away.

## Before the first card

bell-next = next card
ready-title = Ready?
ready-bell = Card after card joins the lot. Each time, all decide in secret to ring or to wait; one of those who ring takes it all.
ready-bell-live = Card after card joins the lot by itself: whoever rings first takes it all.
ready-cost = A lot costs { $euro } €, however large it is. Who waits gets more, or nothing.
ready-earn = Sell many fish of one species at once: four bring 5 €, ten bring 30 €. The richest wins.
ready-go = I am ready
ready-clock = From then on time runs. Alone against bots it stops while you read the rules.
ready-understood = Put this away

## The guided first game

learn-1 = Every lot costs **10 euro**, however large it has grown. Ring too early and you pay for little, too late and another hand is on the bell.
learn-2 = A species is sold in one go, and many fish bring far more than few: four bring 5 euro, ten bring 30. The richest wins; fish left in the bin cost 1 euro each.

## The lesson: a short match on a fixed deal (lesson.match)

lesson-aim = Welcome to the fish auction of Hamburg. **Whoever has the most money when the market closes wins.** You have only 14 €; your two rivals have 32 € and 34 €.
lesson-prices = This is what the bank pays for fish of *one* species, sold in one go. Three bring 3 €, but nine bring 25 €: collect many of a kind.
lesson-stall = Your stall: two crates and a tub, **one species in each**. You have three tuna, four lobsters and three plaice.
lesson-lot = Fish is bought by auction. The rival on the right is the seller: card after card joins this lot. **Whoever rings first gets all of it for 10 €**, however large it is.
lesson-worth = Ring, or wait for another card? Here you read what these fish are worth to *you*: 3 €. They add 4 € to your piles, but the crab would go into the bin; the octopus comes on top.
lesson-wait = Too little for 10 €: **wait** for another card.
lesson-ring = Three more tuna! Now the lot is worth **16 €**, and the octopus. Ring the **bell**, before another hand does.
lesson-first = You and the rival on the left both rang, and chance chose you. You paid 10 € to the bank; the seller earned 1 € for each of the four cards.
lesson-lay = Put your cards away. Choose the **three tuna**, then the crate where your tuna lie.
lesson-lay-more = The **two tuna** go to the same crate. New cards always go on top.
lesson-octopus = An **octopus** counts as the fish it is laid on. Lay it on the tuna: that makes nine. It is good to have a small card on top, for only the top card can spoil or be stolen.
lesson-bin = Crates and tub are all taken, so the **crab** must go into the **bin**. It will cost you 1 € at the end.
lesson-sell = Now it is your turn to be the seller. Before your auction you may sell your own fish to the bank, always a whole species. **Nine tuna: 25 €!**
lesson-spoilt = A sale *spoils* fish: whoever else has that species in a crate throws the top card into the bin. Your rival on the left has lost two tuna. **A tub never spoils.**
lesson-keep = Your other fish are still too few for a good price. Keep them: **Sell no more**.
lesson-end-phase = The *end phase* card came up: few cards are left. From now on, whoever buys a lot **may sell at once**.
lesson-seller = This time the seller is you: if another buys the lot, you earn 1 € for each card. **Wait**, and let it grow.
lesson-even = These lobsters would add 10 € to your piles and cost 10 €: nothing gained. **Wait**; you earn if another rings.
lesson-gone = The rival on the left rang, and the lot is gone: whoever waits takes that risk. But you earned **2 €** as the seller.
lesson-top = Your rival then sold eight lobsters for 20 €. So *your* top lobster spoilt: it lies in your bin, and every fish in there costs 1 € at the end.
lesson-can-card = A **can** lets the buyer take up to two cards out of his bin. By itself it is not worth 10 €: **wait**.
lesson-few = Two plaice, like yours. But 4 € more is not enough: **wait**.
lesson-thin = Now 12 € more, for 10 €: a thin profit. Be brave and **wait** once more.
lesson-thief-card = A **thief**! He steals somebody’s top card for the buyer, and the rival on the right has three plaice. **Ring!**
lesson-steal = Send the thief: take the **three plaice** of the rival on the right.
lesson-tub = Choose the **three plaice**, then the tub, where your plaice lie.
lesson-tub-more = **Two** more into the tub. It is the best place for a big pile: nothing in it spoils.
lesson-tub-ten = And the last **two**: that makes ten.
lesson-can = Now the can. Take the **crab** out of your bin: that saves 1 €.
lesson-can-more = And the **lobster**. An empty bin costs nothing.
lesson-ten = It is the end phase, so you may sell at once. **Ten plaice: 30 €**, the highest price of all.
lesson-rest = Sell your **lobsters** too: what is left when the market closes brings only *half*.
lesson-close = The market may close soon. From here on do as you like. Two tuna for 10 €? I would **wait**.
lesson-close-soon = A can, and your bin is empty: I would **wait**.
lesson-close-last = Four fish would bring you 4 €. You are the richest: I would **wait** again.
lesson-end = You are the richest! What was left on the stalls went at half price, and each fish in a bin cost 1 €. A real match begins with 30 € and empty stalls, and the bell is live: cards come by themselves, the quickest hand gets the lot. Until the end phase you sell only before your own auction.

## Why the chef advises a move: what it does for you, and to a rival

why-money = It puts money into your purse.
why-money-rival = It costs { $who } money.
why-stall = Your stall is worth more: many of one kind sell dearly.
why-stall-rival = It makes the stall of { $who } worth less.
why-bin = It keeps fish out of your bin, where each costs a euro.
why-bin-rival = It fills the bin of { $who }.
why-sale = It prepares a good sale.
why-sale-rival = It spoils a sale that { $who } is preparing.
why-deck = It makes the most of the cards that are still to come.
why-deck-rival = The cards still to come help { $who } less.
why-bell = The lot is worth its ten euros to you now, but perhaps not for long.
why-bell-rival = It does not leave a good lot to { $who }.

# The drawings in the book of rules: drawings.toml
drawing-prices = Five tuna bring 7 euro, eight plaice 20: the octopus counts as plaice.
drawing-spoilage = You sell your eels: one player loses the top card of the crate with eels, the eels in the other’s tub are safe.
drawing-bell = Five cards lie in the lot; with your five eels its three make eight, and it still costs 10 euro.
drawing-seller = You are the seller, and there are four of you: the bell is for the other three.
drawing-slots = The eels go on the pile of eels in your first crate, not into the empty tub.
drawing-too-many = Your slots hold three other species: the crabs go into the bin, or you empty a slot for them.
drawing-octopus = Laid on your eels, the three octopuses become eels: eight fish instead of five.
drawing-thief = Your thief may take the top card of any crate or tub, here three tuna; bins are left alone.
drawing-can = One can takes two cards out of your bin for good: the three lobsters cost you most.
