name = Tokyo Tsukiji Market
blurb = Fishing companies sail, fish, price their barrels, buy from each other and work the shared markets of Tsukiji. The richest wins.

move-done-navigating = { $yen ->
    [0] End the navigation
   *[other] End the navigation ({ $yen } ¥ for what landed)
}
move-done-repricing = Leave the prices as they are
## Markets, fish and tokens

mackerel = mackerel
squid = squid
tuna = tuna
snapper = red snapper
salmon = salmon
octopus = octopus
eel = eel
fugu = fugu
crab = spider crab
takoyaki = takoyaki
old-salmon = day-old salmon
ships = ships
rentals = rentals
government = government
trading = trading
bank = bank
aquarium = aquarium
used = used ships
barter = barter
auction = auction
market-mackerel = the mackerel market
market-squid = the squid market
market-tuna = the tuna market
market-snapper = the red snapper market
market-salmon = the salmon market
market-octopus = the octopus market
market-eel = the eel market
market-fugu = the fugu market
market-crab = the spider crab market
market-ships = the ship market
market-rentals = the rental market
market-government = the government market
market-trading = the trading market
market-bank = the bank
market-aquarium = the aquarium
market-used = the used ship market
market-barter = the barter market
market-auction = the auction market
a-permit = { $fish ->
    [eel] an eel permit
    [octopus] an octopus permit
   *[other] a { $fish } permit
}
a-ship = { $barge ->
    [yes] the barge (ship { $ship })
   *[no] ship { $ship } ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    })
}
a-hull = { $barge ->
    [yes] the barge
   *[no] a ship of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
}
a-worth = { $worth ->
    [one] { $worth } resource
   *[other] { $worth } resources
}
an-income = { $income ->
    [0] { "" }
   *[other] , your permits earn { $income } ¥
}
a-dock = { $dock ->
    [left] left dock
    [middle] middle dock
   *[right] right dock
}
a-token = { $value ->
    [0] { $token }
   *[other] { $token } { $value }
}
a-row = { $row ->
    [fresh] fresh
   *[old] day-old
}

## House rules

option-hidden_money = Hidden money
    .help = Nobody sees how much the others have; the house announces the end.
option-beginner = First game
    .help = No tuna; eel, spider crab and red snapper are always in play.
option-more_fish = More fish markets
    .help = How many fish markets beyond the table for your number of players.
option-more_outer = More outer markets
    .help = How many outer markets beyond the table for your number of players.
option-any_barrel = Mackerel market buys any barrel
    .help = Pairs of barrels of any species can be sold at the mackerel market.
option-free_fugu = Own fugu for nothing
    .help = Buying your own day-old fugu costs nothing.
option-squid = Market: squid
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-tuna = Market: tuna
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-snapper = Market: red snapper
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-salmon = Market: salmon
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-octopus = Market: octopus
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-eel = Market: eel
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-fugu = Market: fugu
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-crab = Market: spider crab
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-rentals = Market: rentals
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-government = Market: government
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-trading = Market: trading
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-bank = Market: bank
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-aquarium = Market: aquarium
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-used = Market: used ships
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-barter = Market: barter
    .help = drawn: left to chance; always: in play; never: stays in the box.
option-auction = Market: auction
    .help = drawn: left to chance; always: in play; never: stays in the box.

## Phases and prompts

phase-setup = setting up
phase-first = who begins
phase-begin = start of a turn
phase-refrigerator = refrigerator
phase-fugu = own fugu
phase-degrade = degradation
phase-turn = choosing an action
phase-navigate = navigation
phase-price = pricing
phase-land = landing
phase-reprice = repricing
phase-buy = buying
phase-visit = in a market
phase-lot = laying out a lot
phase-offer = offers
phase-accept = choosing an offer
phase-raise = open auction
phase-hammer = the hammer
phase-draw = drawing a token
phase-bid = sealed bids
phase-reveal = revealing
phase-tie = a tie
phase-give = giving back
phase-market = a new market
phase-score = scoring
phase-over = over
prompt-refrigerator = Use a refrigerator, or let your barrels degrade?
prompt-fugu = Buy your own day-old fugu, or let it go?
prompt-turn = Your turn: navigate, buy, enter a market, or end it.
prompt-navigate = Each ship may sail, fish or moor once.
prompt-price = At what price shall it lie in your port?
prompt-reprice = You may change your prices now, each piece once.
prompt-buy = Buy barrels in the ports of the others.
prompt-visit = You are in a market: use its offers, then leave.
prompt-lot = Lay out tokens one by one, then close the lot.
prompt-offer = Make one offer for the lot, or pass.
prompt-accept = Accept one offer, or take your tokens back.
prompt-raise = Bid more than the last bid, or pass.
prompt-bid = Bid in secret for the token; 0 is allowed.
prompt-tie = The highest bids are tied: who gets the token?
prompt-give = Give something back to its market, or keep it all.

## Moves

move-navigate = Navigate (1 action)
move-buying = Buy from the others (1 action)
move-end = End the turn
move-done-buying = Stop buying
move-leave = Leave the market
move-give = Give something back…
move-keep = Keep everything
move-dock = Open the { a-dock } ({ $yen } ¥)
move-spoil = Let the barrels degrade
move-spoil-fugu = Buy no more
move-pass = Pass
move-refuse = Take the tokens back
move-close = { $place ->
    [trading] { $yen ->
        [0] Hand in tokens worth { a-worth } for { $tokens }
       *[other] Hand in tokens worth { a-worth } for { $yen } ¥
    }
    [auction] Put the lot up for auction (worth { a-worth }, fee { $fee } ¥)
   *[barter] Ask for offers for the lot (worth { a-worth })
}
move-loan = Take a loan ({ $yen } ¥ now, { $owed } ¥ to pay at the end)
move-share = Buy a share of the bank ({ $yen } ¥)
move-exchange = Exchange an octopus token for { $count } takoyaki
move-rent-refrigerator = Rent a refrigerator ({ $yen } ¥)
move-rent-cart = Rent a cart ({ $yen } ¥)
move-refrigerator-1 = Use a refrigerator for the second and last time
move-refrigerator-2 = Use a refrigerator for the first time
move-begin = Begin the turn
move-announce = Announce the end
move-degrade = Degrade the port
move-land = Pay for what landed
move-reveal = Reveal the bids
move-hammer = Let the hammer fall
move-lose = Lose the barrels
move-score = Count the wealth
move-bid = Bid { $yen } ¥
move-offer = Offer { $yen } ¥
move-sail = Sail { a-ship }
move-fish = Fish { $fish } with { a-ship }
move-moor = Moor { a-ship } in the { a-dock }
move-load = Load a barrel from { a-ship } onto the barge
move-price = Ask { $yen } ¥ for the { $item }
move-reprice = Reprice { $item } ({ a-row }, { $yen } ¥)
move-buy = Buy { $item } ({ a-row }) from { $owner } for { $yen } ¥
move-enter = { $way ->
    [action] Enter { $market } (1 action{ an-income })
    [actions] Enter { $market } (both actions{ an-income })
    [yen] Enter { $market } ({ $yen } ¥{ an-income })
    [token] Enter { $market } (one { $token } token{ an-income })
    [free] Enter { $market } (free{ an-income })
    [port] Enter { $market } (one { $token } from the { $yen } ¥ column of your port{ an-income })
    [cart-1] Enter { $market } (second and last use of a cart{ an-income })
   *[cart-2] Enter { $market } (first use of a cart{ an-income })
}
move-permit = { $yen ->
    [0] Take { a-permit } (free)
   *[other] Buy { a-permit } ({ $yen } ¥)
}
move-sell = { $pair ->
    [first] Sell { a-token } as the first of two for { $pays } ¥
    [second] Sell { a-token } as the second of two for { $pays } ¥
   *[no] Sell { a-token } for { $yen } ¥
}
move-eels = { $count ->
    [one] Sell { $count } eel for { $yen } ¥
   *[other] Sell { $count } eels for { $yen } ¥
}
move-fugus = Sell { $count } fugu for { $yen } ¥
move-barrel = { $pair ->
    [first] Sell a barrel of { $item } ({ a-row }, { $yen } ¥ column) as the first of two for { $pays } ¥
   *[second] Sell a barrel of { $item } ({ a-row }, { $yen } ¥ column) as the second of two for { $pays } ¥
}
move-ship = Buy { a-hull } ({ $yen } ¥, { a-dock })
move-sell-ship = Sell { a-ship } for { $yen } ¥
move-case = { $yen ->
    [0] Exchange with case { $case }, tokens worth at least { $value } for { $tokens }
   *[other] Fill case { $case }, tokens worth at least { $value } for { $yen } ¥
}
move-lay = { $place ->
    [trading] Lay out { a-token } (the tokens are then worth { $worth } of { $needed })
    [auction] Lay out { a-token } (the lot is then worth { $worth }, fee { $fee } ¥)
   *[barter] Lay out { a-token } (the lot is then worth { $worth })
}
move-accept = Accept the offer of { $player } ({ $yen } ¥)
move-award = { $self ->
    [yes] Keep the token and pay { $yen } ¥ to the bank
   *[no] Give the token to { $player } for { $yen } ¥
}
move-own = { $yen ->
    [0] Buy your day-old fugu of the { $column } ¥ column (free)
   *[other] Buy your day-old fugu for { $yen } ¥
}
move-give-permit = Return { a-permit }
move-give-aboard = Return a barrel of { $fish } from { a-ship }
move-give-barrel = Return a barrel of { $item } ({ a-row }, { $yen } ¥ column)
move-market = { $market } comes into play
move-first = { $player } begins
move-draw = Draw { a-token }

## The log

log-navigate = { $who } navigates.
log-end = { $who } ends the turn.
log-dock = { $who } opens a dock.
log-spoil = { $who } lets the barrels degrade.
log-pass = { $who } passes.
log-refuse = { $who } takes the tokens back.
log-loan = { $who } takes a loan.
log-share = { $who } buys a share of the bank.
log-exchange = { $who } exchanges an octopus token for takoyaki.
log-rent-refrigerator = { $who } rents a refrigerator.
log-rent-cart = { $who } rents a cart.
log-refrigerator-1 = { $who } uses a refrigerator for the last time: nothing degrades.
log-refrigerator-2 = { $who } uses a refrigerator: nothing degrades.
log-begin = Round { $round }: { $who }’s turn.
log-announce = { $resources ->
    [one] { $who } ({ $resources } resource) triggers the end: everyone plays one last turn.
   *[other] { $who } ({ $resources } resources) triggers the end: everyone plays one last turn.
}
log-degrade = Day-old barrels of { $who } go back, fresh ones become day-old.
log-land = { $who } landed { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
} and gets { $yen } ¥.
log-too-few = Too few for an auction: { $barrels ->
    [one] { $barrels } barrel of { $fish } is lost.
   *[other] { $barrels } barrels of { $fish } are lost.
}
log-sealed = { $who } has bid.
log-offer = { $who } offers { $yen } ¥.
log-bid = { $who } bids { $yen } ¥.
log-shows = { $who } shows { $yen } ¥.
log-tie = A tie: { $who } decides.
log-wins-token = { $who } takes the token for { $yen } ¥.
log-award = { $player } is given the token for { $yen } ¥.
log-accept = { $who } sells the lot to { $player } for { $yen } ¥.
log-close = { $value ->
    [one] { $who } lays out { $tokens }, worth { $value } resource.
   *[other] { $who } lays out { $tokens }, worth { $value } resources.
}
log-close-trading = { $value ->
    [one] { $who } fills case { $case } with { $tokens }, worth { $value } resource.
   *[other] { $who } fills case { $case } with { $tokens }, worth { $value } resources.
}
log-hammer = Sold to { $buyer } for { $yen } ¥: the bank gives { $who } the same again and keeps { $fee } ¥.
log-unsold = Nobody bids: { $who } pays the fee of { $yen } ¥ and takes the lot back.
log-lose = The bag is empty: the barrels of { $fish } are lost.
log-score = The market closes. Everything is counted.
log-score-rounds = The last round is over. Everything is counted.
log-market = In play: { $market }.
log-new-market = In play from now on: { $market }.
log-income = Permits earn { $who } { $yen } ¥.
log-overfished = Overfished: { $fish }!
log-sail = { $who } sends { a-ship } to sea.
log-fish = { $who } fishes { $fish } with { a-ship }.
log-moor = { $who } moors { a-ship } in the { a-dock }.
log-load = { $who } loads a barrel from { a-ship } onto the barge.
log-price = { $who } asks { $yen } ¥ for { $item }.
log-reprice = { $who } now asks { $yen } ¥ for { $item }.
log-buy = { $who } buys { $item } ({ a-row }) from { $owner } for { $yen } ¥.
log-enter = { $way ->
    [action] { $who } enters { $market }.
    [actions] { $who } enters { $market } with both actions.
    [yen] { $who } enters { $market } for { $yen } ¥.
    [token] { $who } enters { $market } with one { $token } token.
    [free] { $who } enters { $market } for nothing.
    [port] { $who } enters { $market } with one { $token } from the { $yen } ¥ column of the port.
    [cart-1] { $who } enters { $market } with the last use of a cart.
   *[cart-2] { $who } enters { $market } with the first use of a cart.
}
log-permit = { $yen ->
    [0] { $who } takes { a-permit }.
   *[other] { $who } buys { a-permit } for { $yen } ¥.
}
log-sell = { $yen ->
    [0] { $who } sells { a-token }.
   *[other] { $who } sells { a-token } for { $yen } ¥.
}
log-eels = { $who } sells { $count } eel for { $yen } ¥; the price falls.
log-fugus = { $who } sells { $count } fugu for { $yen } ¥.
log-barrel = { $who } sells a barrel of { $item } ({ a-row }, { $yen } ¥ column).
log-ship = { $who } buys { a-hull } for { $yen } ¥ ({ a-dock }).
log-sell-ship = { $who } sells { a-ship } for { $yen } ¥.
log-case = { $yen ->
    [0] { $who } turns to case { $case }: tokens worth at least { $value } for { $tokens }.
   *[other] { $who } turns to case { $case }: tokens worth at least { $value } for { $yen } ¥.
}
log-lay = { $who } lays out { a-token }.
log-own = { $yen ->
    [0] { $who } takes a day-old fugu out of their own port for nothing.
   *[other] { $who } buys a day-old fugu out of their own port for { $yen } ¥.
}
log-give-permit = { $who } returns { a-permit }.
log-give-aboard = { $who } returns a barrel of { $fish } from { a-ship }.
log-give-barrel = { $who } returns a barrel of { $item } ({ a-row }, { $yen } ¥ column).
log-first = { $player } begins.
log-draw = Drawn from the bag: { a-token }. All bid in secret.

## The score sheet

score-cash = cash
score-most = most resources
score-fewest = fewest resources
score-loans = { $loans ->
    [one] repaying { $loans } loan
   *[other] repaying { $loans } loans
}
score-shares = { $shares ->
    [one] interest on { $shares } share
   *[other] interest on { $shares } shares
}
score-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}

## Refusals

refuse-offer = The { $market } market does not offer that to you now.
refuse-returned = You returned a permit here this turn, so you cannot take one.
refuse-slots = All { $slots } permit slots are taken.
refuse-permit = No permit is left, you cannot pay { $yen } ¥, or you took yours on this visit.
refuse-dock = All docks are open, or you cannot pay { $yen } ¥.
refuse-load = Barrels go from your ships at sea onto your barge at sea, while it has room, one salmon at most.
refuse-give = Only unbound permits and barrels go back to their markets.
refuse-actions = You have no action left.
refuse-nothing = There is nothing you could do with that action.
refuse-closed = The { $market } market is not in play.
refuse-entry = You cannot pay the entry to the { $market } market that way.
refuse-idle = There would be nothing for you to do in the { $market } market.
refuse-sail = A ship sails from a dock, once per navigation.
refuse-fish = To fish, a ship at sea needs a free cell, a permit and a barrel left on its market.
refuse-moor = A ship moors in a free open dock; the barge needs the whole right dock.
refuse-reprice = Each piece in your port moves to another column once.
refuse-price = Choose another column; ??? keeps its price while anything lies there.
refuse-buy = That is not for sale to you: no such barrel, no token left, or too dear.
refuse-leave = One enters a market to do something there.
refuse-close = The lot is not worth enough yet.
refuse-lay = That token cannot be added to the lot.
refuse-bid = Bid more than { $above } ¥, in hundreds, up to your cash and at most { $high } ¥.
refuse-accept = Accept an offer that was made, or take the tokens back.
refuse-sealed = Bid in hundreds up to your cash, at most { $high } ¥.
refuse-tie = Choose one of those who bid most.
refuse-own-fugu = Only your own day-old fugu that you can pay, while tokens are left.

## The terminal

table-round = Round { $round }
table-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
table-last = Last turns
table-market = Market
table-barrels = Barrels
table-tokens = Tokens
table-permits = Permits
table-worth = Worth
table-overfished = overfished
table-outer = Outer markets
table-cash = { $yen } ¥
table-hidden = hidden
table-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
table-fresh = fresh
table-old = day-old
table-ships = Ships
table-sea = sea
table-tiles = { $refrigerators } refrigerators, { $carts } carts
table-bank = { $loans } loans, { $shares } shares
table-docks = { $docks ->
    [one] 1 dock
   *[other] { $docks } docks
}
table-auction = Up for auction: { a-token }
table-lot = Lot
table-bid = bid { $yen } ¥
table-sealed = has bid
table-eel = eel price { $value }

## The guided first game

learn-1 = You run a fishing company. What counts at the end is **money and resources** together: a resource, that is a fish token at its present value, is worth 100 yen.
learn-2 = Barrels you land wait in your port at prices *you* set: others buy them, you are paid, they get tokens. You buy your own tokens in their ports. Unsold barrels age each turn and are lost.
learn-turn = Two actions a turn: navigate, buy, enter a market; the same one twice if you like. Entries paid in yen or tokens use no action.
learn-navigate = Every ship may do one thing: sail, fish with one of your permits, or moor. A voyage takes at least three navigations, so keep ships on their way.
learn-price = Choose the column of this barrel. Cheap ones sell soon, but leave the others a token for little; dear ones may rot.
learn-reprice = Before the navigation ends you may move barrels to other prices, each once.
learn-buy = One action buys as many barrels as you can pay. Compare the price with what the token is worth on its market.
learn-visit = Inside a market you use its offers as often as you like, then leave. Each permit of this market has just paid its owner 100.
learn-bid = All bid in secret, up to their cash. The highest pays the seller and takes the token; bid what it is worth to you, not more.
learn-over = The accounts are closed: bonus and malus for resources, loans, then 100 yen a resource. The sheet shows every line.
