name = Tokyo Tsukiji Market
blurb = Fishing companies sail, fish, price their barrels, buy from each other and work the shared markets of Tsukiji. The richest wins.

move-done-navigating = { $yen ->
    [0] End the navigation
   *[other] End the navigation (+{ $yen } ¥)
}
move-done-repricing = Leave the prices as they are
move-done-repriced = Done with the prices
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
    [yes] the barge (ship No. { $ship })
   *[no] ship No. { $ship } ({ $cells ->
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
a-size = { $barge ->
    [yes] barge ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    })
   *[no] { $cells ->
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
option-squid = Squid market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-tuna = Tuna market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-snapper = Red snapper market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-salmon = Salmon market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-octopus = Octopus market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-eel = Eel market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-fugu = Fugu market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-crab = Spider crab market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-rentals = Rental market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-government = Government market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-trading = Trading market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-bank = Bank
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-aquarium = Aquarium
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-used = Used ship market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-barter = Barter market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box
option-auction = Auction market
    .help = Left to chance (drawn), always in play (always), or kept in the box (never).
    .drawn = left to chance
    .always = in play
    .never = in the box

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
prompt-turn-done = No action left: do what takes none, or end your turn.
prompt-navigate-done = Your ships have done what they can: end the navigation.
prompt-navigate = Each of your ships may do one thing: sail, fish or moor.
prompt-price = What price shall it have in your port?
prompt-reprice = Your prices are set. You may still change them, each piece once, before you go on.
prompt-repriced = Every price has been changed that may be.
prompt-buy = Buy barrels in the ports of the others.
prompt-visit = You are in a market: use more of its offers, or leave.
prompt-visit-pair = Sell the other half of the pair.
prompt-visit-first = You are in a market: use one of its offers; before you have, you cannot leave.
prompt-lot = Lay out tokens one by one, then close the lot.
prompt-offer = Make one offer for the lot, or pass.
prompt-accept = Accept one offer, or take your tokens back.
prompt-accept-none = Nobody made an offer: take your tokens back.
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
    [trading] { $gives ->
        [yen] Hand in tokens worth { a-worth } for { $yen } ¥
       *[tokens] Hand in tokens worth { a-worth } for { $tokens }
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
move-raise = Bid { $yen } ¥
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
move-case = { $gives ->
    [yen] Fill case { $case } with tokens worth at least { $value } for { $yen } ¥
   *[tokens] Exchange tokens worth at least { $value } with case { $case } for { $tokens }
}
move-lay = { $place ->
    [trading] Lay out { a-token } (the tokens are then worth { $worth } of { $needed })
    [auction] Lay out { a-token } (the lot is then worth { $worth }, fee { $fee } ¥)
   *[barter] Lay out { a-token } (the lot is then worth { $worth })
}
move-accept = Accept the offer of { $player } ({ $yen } ¥)
move-award = { $seller ->
    [yes] Keep the token and pay { $yen } ¥ to the bank
   *[no] Give the token to { $player } for { $yen } ¥
}
move-own = { $free ->
    [yes] Take your day-old fugu of the { $yen } ¥ column (free)
   *[no] Buy your day-old fugu for { $yen } ¥
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
log-dock = { $who } opens the { a-dock } for { $yen } ¥.
log-spoil = { $who } lets the barrels degrade.
log-no-refrigerator = { $who } uses no refrigerator.
log-pass = { $who } passes.
log-refuse = { $who } takes the tokens back.
log-loan = { $who } takes a loan and gets { $yen } ¥.
log-share = { $who } buys a share of the bank for { $yen } ¥.
log-exchange = { $who } exchanges an octopus token for { $count } takoyaki.
log-rent-refrigerator = { $who } rents a refrigerator for { $yen } ¥.
log-rent-cart = { $who } rents a cart for { $yen } ¥.
log-refrigerator-1 = { $who } uses a refrigerator for the last time: nothing degrades.
log-refrigerator-2 = { $who } uses a refrigerator: nothing degrades.
log-begin = Round { $round }: { $who }’s turn.
log-announce = { $who } triggers the end: everyone else plays one more turn.
log-announce-yen = With { $yen } ¥, { $who } triggers the end: everyone else plays one more turn.
log-announce-resources = { $resources ->
    [one] With { $resources } resource, { $who } triggers the end: everyone else plays one more turn.
   *[other] With { $resources } resources, { $who } triggers the end: everyone else plays one more turn.
}
log-degrade-lost = { $count ->
    [one] { $who } loses { $count } day-old barrel.
   *[other] { $who } loses { $count } day-old barrels.
}
log-degrade-aged = { $count ->
    [one] In the port of { $who }, { $count } fresh barrel becomes day-old.
   *[other] In the port of { $who }, { $count } fresh barrels become day-old.
}
log-land = { $who } landed { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}{ $yen ->
    [0] {"."} The bank pays for every { $each } only.
   *[other] {" "}and gets { $yen } ¥.
}
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
log-close-alike = { $value ->
    [one] { $who } lays out { $count } × { $token }, worth { $value } resource.
   *[other] { $who } lays out { $count } × { $token }, worth { $value } resources.
}
log-close-trading = { $value ->
    [one] { $who } fills case { $case } with { $tokens }, worth { $value } resource.
   *[other] { $who } fills case { $case } with { $tokens }, worth { $value } resources.
}
log-case-yen = The case brings { $who } { $yen } ¥.
log-case-tokens = Out of the case, { $who } takes { $tokens }.
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
log-eels = { $count ->
    [one] { $who } sells { $count } eel for { $yen } ¥.
   *[other] { $who } sells { $count } eels for { $yen } ¥.
}
log-eel-falls = The price of eel falls to { $value }.
log-eel-stays = The price of eel stays at { $value }.
log-fugus = { $who } sells { $count } fugu for { $yen } ¥.
log-pair = The pair brings { $who } { $yen } ¥.
log-barrel = { $who } sells a barrel of { $item } ({ a-row }, { $yen } ¥ column).
log-ship = { $who } buys { a-hull } for { $yen } ¥ ({ a-dock }).
log-sell-ship = { $who } sells { a-ship } for { $yen } ¥.
log-case = { $gives ->
    [yen] { $who } turns to case { $case }: tokens worth at least { $value } for { $yen } ¥.
   *[tokens] { $who } turns to case { $case }: tokens worth at least { $value } for { $tokens }.
}
log-lay = { $who } lays out { a-token }.
log-own = { $free ->
    [yes] { $who } takes a day-old fugu out of their own port for nothing ({ $yen } ¥ column).
   *[no] { $who } buys a day-old fugu out of their own port for { $yen } ¥.
}
log-give-permit = { $who } returns { a-permit }.
log-give-aboard = { $who } returns a barrel of { $fish } from { a-ship }.
log-give-barrel = { $who } returns a barrel of { $item } ({ a-row }, { $yen } ¥ column).
log-first = { $player } begins.
log-draw = Drawn from the bag: { a-token }. All bid in secret.

## The end

end-yen = { $player } triggered the end with at least { $cash } ¥, and everyone else had one more turn. The richest is { $who }: { $yen } ¥.
end-yen-shared = { $player } triggered the end with at least { $cash } ¥, and everyone else had one more turn. Equally rich, { $who } share the win: { $yen } ¥ each.
end-resources = { $player } triggered the end with at least { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, and everyone else had one more turn. The richest is { $who }: { $yen } ¥.
end-resources-shared = { $player } triggered the end with at least { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, and everyone else had one more turn. Equally rich, { $who } share the win: { $yen } ¥ each.
end-rounds = Round { $round } was the last. The richest is { $who }: { $yen } ¥.
end-rounds-shared = Round { $round } was the last. Equally rich, { $who } share the win: { $yen } ¥ each.

## The score sheet

score-about = As if the match ended now: who ties for most or fewest resources shares what that brings or costs.
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

refuse-cash = That costs { $yen } ¥; you have { $cash } ¥.
refuse-slots = All { $slots } permit slots are taken.
refuse-gone = None of them is left on the market.
refuse-not-yours = That ship is not yours.
refuse-no-token = You have no such token to give.
refuse-no-barrel = Nothing of the kind lies there.
refuse-no-permit = You have no permit for that fish.
refuse-bound = Your permits for that fish are all bound to ships until these moor.
refuse-salmon = There is a salmon aboard already, and one is the most.
refuse-unfinished = Finish what you have begun first.
refuse-own-later = You buy your own day-old fugu at the start of your turn, while your port degrades.
refuse-refrigerator-later = A refrigerator is used at the start of your turn, before your port degrades.
refuse-reprice-later = Prices are changed at the end of a navigation.
refuse-docks-open = All your docks are open.
refuse-no-barge = You have no barge.
refuse-barge-docked = Your barge is not at sea.
refuse-load-barge = Barrels are loaded onto the barge, not from it.
refuse-no-cargo = That ship carries no barrel.
refuse-barge-full = The barge is full.
refuse-nothing-to-give = You have nothing that could go back to a market: no unbound permit, no barrel.
refuse-kept = You have just kept everything: do something else first.
refuse-give-first = Choose “Give something back” first, then what it shall be.
refuse-not-aboard = No such barrel is aboard that ship.
refuse-takoyaki-stay = Takoyaki do not go back to their market.
refuse-no-refrigerator = { $uses ->
    [1] You have no refrigerator with one use left.
   *[2] You have no refrigerator with two uses left.
}
refuse-no-own-fugu = No day-old fugu of yours lies there.
refuse-actions = You have no action left.
refuse-no-navigation = None of your ships can sail, fish or moor, and nothing in your port can be repriced.
refuse-ports-empty = Nothing lies in the ports of the others.
refuse-ports-unsold = No market has a token left for what lies in the ports of the others.
refuse-ports-dear = The cheapest piece in the ports of the others costs { $yen } ¥; you have { $cash } ¥.
refuse-closed = Not in play: { $market }.
refuse-way = That is no way to pay the entry to { $market }.
refuse-both-actions = That entry costs both actions of the turn, and you no longer have both.
refuse-no-cart = { $uses ->
    [1] You have no cart with one use left.
   *[2] You have no cart with two uses left.
}
refuse-no-takoyaki = No takoyaki of yours lies in that column.
refuse-idle = There would be nothing for you to do in { $market }.
refuse-navigate-first = Choose “Navigate” first: it takes one action, and each of your ships may then do one thing.
refuse-acted = That ship has done its one thing in this navigation.
refuse-at-sea = That ship is at sea already.
refuse-in-dock = A ship fishes at sea; that one lies in a dock.
refuse-barge-fishing = The barge does not fish.
refuse-other-permit = Until it moors, that ship fishes with its permit: { $fish }.
refuse-full = That ship has no free cell.
refuse-overfished = That fish is overfished: there is no barrel left to catch.
refuse-moored = That ship lies in a dock already.
refuse-barge-dock = The barge needs the right dock.
refuse-dock-closed = That dock is not open yet.
refuse-dock-taken = There is no free place in that dock.
refuse-barge-room = The barge needs the whole right dock, and a ship lies there.
refuse-no-activity = Let a ship do something: you have nothing in your port to reprice.
refuse-other-item = What needs a price now is this: { $item }.
refuse-same-column = It lies in that column already.
refuse-named = The column ??? stands at { $yen } ¥ while anything lies there.
refuse-price-number = There is no such price: the columns go up to { $yen } ¥ by hundreds, and ??? from { $low } to { $high } ¥.
refuse-moved = Everything there has changed its price already.
refuse-own-port = You buy in the ports of the others, not in your own.
refuse-unsold = Its market has no token left, so it cannot be bought.
refuse-buy-one = Buy something first: you have taken the action to buy.
refuse-leave = One enters a market to do something there, and there is something for you to do.
refuse-offer = That is not dealt in at { $market }.
refuse-one-by-one = This market buys tokens one by one.
refuse-returned = You returned a permit here this turn, so you cannot take one.
refuse-one-permit = One mackerel permit per visit, and you have taken it.
refuse-pair = Sell the other half of the pair first.
refuse-no-pair = Mackerel are bought in pairs, and you have only one piece.
refuse-how-many = Say how many you sell together.
refuse-too-few = { $count ->
    [0] You have none of them.
    [1] You have only one of them.
   *[other] You have only { $count } of them.
}
refuse-sell-one = Sell at least one.
refuse-batch = The box holds fewer of them than that.
refuse-sold-at-sea = A ship is sold from a dock; that one is at sea.
refuse-state-full = The government has taken all the tokens it wants and buys no more.
refuse-demand = The demand of the aquarium is met ({ $fish }: { $count }).
refuse-loan-and-share = Nobody holds both loans and shares.
refuse-case-used = You have used that case on this visit.
refuse-case-value = That case asks for tokens worth { $value }; yours are worth { $resources }.
refuse-case-first = Choose a case first.
refuse-unreachable = With that token next, the case could no longer be brought to { $value }.
refuse-lot-value = The case asks for tokens worth { $value }; what you have laid is worth { $resources }.
refuse-came-back = What came back to you is not laid out again on this visit.
refuse-lot-order = A lot is laid out in the order of the stock: that token would have come earlier.
refuse-worthless = A lot must be worth something from its first token on.
refuse-fee = The lot would be worth { $value }, at a fee of { $yen } ¥; you have { $cash } ¥.
refuse-bid-number = Bids and offers are whole hundreds, and never below zero.
refuse-bid-high = Nobody bids or offers more than { $high } ¥.
refuse-bid-cash = You have { $cash } ¥: you cannot bid more than that.
refuse-bid-nothing = Offer at least { $yen } ¥, or pass.
refuse-bid-low = { $yen } ¥ have been bid: bid more, or pass.
refuse-has-bid = You have bid; the others are still thinking.
refuse-has-spoken = You have had your say: each speaks once about a lot.
refuse-own-lot = The lot is yours: the others speak now.
refuse-no-player = There is no player { $number } at this table.
refuse-no-offer = That player has made no offer.
refuse-tie = That player did not bid the { $yen } ¥ of the tie.

## The table

board-ways = Choose how to pay the entry.
stall-permits = { $count ->
    [one] { $count } permit
   *[other] { $count } permits
}{ $yen ->
    [0] , free
   *[other] , { $yen } ¥
}
stall-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, worth { $resources }
stall-bag = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, worth { $low }–{ $high }
stall-square = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, { $some } are worth { $worth }
stall-pays = pays { $yen } ¥ each
stall-buy = buy at { $yen } ¥ a cell
stall-sell = sell at { $yen } ¥ a cell
stall-no-dock = You need a free dock
stall-no-dock-told = You have no free dock: all you can do is to sell a ship.
stall-refrigerator = { $count ->
    [one] { $count } refrigerator
   *[other] { $count } refrigerators
}, { $yen } ¥
stall-cart = { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}, { $yen } ¥
stall-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}, { $yen } ¥
stall-any-token = buys any tokens:
stall-first-at = { $count } at { $yen } ¥ each
stall-then-at = then { $count } at { $yen } ¥ each
stall-overfished = overfished
stall-or = or
stall-entry = entry { $yen } ¥
stall-sells-some = pays { $yen } ¥ for { $some }
stall-sells-range = pays { $low }–{ $high } ¥
stall-sells-no = buys no tokens
stall-lays-out = you lay out tokens
stall-offers = each makes one offer
stall-doubles = best bid paid twice
stall-fee = your fee: { $low } to { $high } ¥
stall-token = 1 { $token }
stall-from-port = 1 at { $yen }
stall-actions = 2 actions
stall-wants = { $count } × { $yen }
stall-loan = get { $yen } ¥, owe { $owed } ¥
stall-case = { $worth } → { $yen } ¥
stall-cases = tokens worth → you get
stall-barge = the barge: { $yen } ¥
stall-wants-fish = { $fish }: { stall-wants }
stall-by-cart = a cart
stall-income = +{ $yen } ¥
stall-income-about = Your permits here pay you { $yen } ¥ as you enter.
ship-sail = Sail
ship-fish = Fish { $fish }
ship-fish-brief = Fish
ship-moor = { $dock ->
    [left] Moor left
    [middle] Moor middle
   *[right] Moor right
}
ship-moor-brief = { $dock ->
    [left] Left
    [middle] Middle
   *[right] Right
}
ship-number = No. { $ship }
ship-load = Onto the barge
ship-return = Return { $fish }
dock-name = { $dock ->
    [left] Left dock
    [middle] Middle dock
   *[right] Right dock
}
dock-open = Open it: { $yen } ¥
dock-closed = Closed ({ $yen } ¥)
ice-yours = Your port
ice-empty = Nothing lies here yet.
ice-unfold = Show all prices
ice-fold = Fold the prices away
ice-what = What lies here the others can buy, at your price.
ice-reprice = The prices stand. To change one: a barrel, then its new price.
ice-move = Now its new price. Again on the barrel: put it back.
ice-price = { $count ->
    [one] What price for this: { $item }?
   *[other] What price for the next of { $count }: { $item }?
}
ice-worth = Its token is worth { a-worth } now: { $end } ¥ at the end.
ice-barrel = { $count } × { $item } at { $yen } ¥
news-bought = { $who } buys your { $item } for { $yen } ¥.
news-income = Your permits earn { $yen } ¥.
news-lost = { $count ->
    [one] You lose { $count } day-old barrel.
   *[other] You lose { $count } day-old barrels.
}
news-aged = { $count ->
    [one] Your fresh barrel becomes day-old.
   *[other] Your { $count } fresh barrels become day-old.
}
goal-cash = of { $yen } ¥
goal-resources = of { $resources }
token-worth = worth { $resources }
goal-short = { $resources ->
    [one] The end comes at { $yen } ¥ or { $resources } resource.
   *[other] The end comes at { $yen } ¥ or { $resources } resources.
}
goal-last = Last turns, then all is counted.
goal-over = Everything has been counted.
company-no-tokens = No tokens yet: buy barrels of the others.
rival-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
rival-sells-nothing = nothing for sale
scene-barrels = Barrels are sold from your port: choose them there.
scene-buy = The ports of the others
scene-seller = sells
scene-thinks = is thinking
scene-at-end = { $yen } ¥ at the end
scene-cash = You have { $yen } ¥.
scene-then = { $what }: then worth { $resources }
scene-accept = Accept { $yen } ¥
scene-award = Award it for { $yen } ¥
scene-close = Back to the quay

## What a thing is and does

about-mackerel = Any two mackerel, tokens or barrels of your port, sell for 100 ¥. One permit per visit. A token is worth 1 resource.
about-squid = A squid token sells for 600 ¥ but is worth no resource. To enter: both actions of a turn, or a squid token.
about-tuna = Three tuna barrels landed in one navigation are auctioned at once for a token of the bag. A token sells for 100 ¥ per resource.
about-snapper = A snapper token is worth a third of the tokens left here, rounded up; 2 once overfished. It cannot be sold here.
about-salmon = A fresh salmon token is worth as many resources as all players hold salmon; a day-old one 4. It cannot be sold here.
about-octopus = Exchange an octopus token for 3 takoyaki, which you price in your port and which never degrade. Octopus is worth 3, takoyaki 5.
about-eel = Every eel landed raises its price by 1, up to 13. Selling pays 100 ¥ per point for each, then the price falls by 2 for each.
about-fugu = The permit is free but serves for one voyage. Tokens are worth more together: 1 is worth 1 resource, 2 are worth 4, 3 are worth 9, n are worth n × n. They sell for 100 ¥ a resource.
about-crab = Two crab barrels landed in one navigation are auctioned at once for a token of the bag. It sells for 400 ¥ plus 100 ¥ per resource.
about-ships = Buy ships for your docks, at 500 ¥ a cell; the barge costs { 1000 } ¥. Sold back, a ship brings a tenth.
about-rentals = Rent for two uses: a refrigerator keeps your barrels from degrading, a cart is one more action for a market.
about-government = The government buys any tokens: the first 3 at 300 ¥ each, then 10 at 200 ¥ each, then no more.
about-trading = Give tokens worth at least what a case says for its money; once it is taken, for the tokens that lie in it.
about-bank = A loan gives 500 ¥ now and costs { 1000 } ¥ at the end. A share costs 300 ¥ and earns half of all interest at the end.
about-aquarium = The aquarium buys a few tokens of each fish, at a good price.
about-used = Buys your docked ships at 200 ¥ a cell, and sells what it has bought at 300 ¥ a cell.
about-barter = Lay out tokens; each of the others makes one offer in yen; you take one, or your tokens back.
about-auction = Lay out tokens; the others bid in turn; the best bid is paid to you twice, by the buyer and by the bank. A fee is due.
about-bids = All bid in secret, the seller too. The highest pays the seller and takes the token; the seller would pay the bank.
about-dock = A ship in a dock can sail; a ship that comes back moors in a free dock. The right dock takes two ships, or the barge.
about-dock-closed = Closed. In your turn, and without an action, you can open your next dock for { $yen } ¥: the middle one, then the right one.
about-entry = What lets you in: { $way }.
about-ice = Others buy what lies here at the price of its column. At the start of your turn fresh barrels become day-old, and day-old ones are lost.
about-price = What lies below is sold to the others for { $yen } ¥ each.
about-price-worth = Sells for { $yen } ¥. The token its buyer gets is worth { a-worth } now: { $end } ¥ at the end.
about-fresh = Landed since your last turn. At the start of your next turn they become day-old.
about-old = A day old: at the start of your next turn they are lost.
about-cash = Your money. With { $yen } ¥ at the start of your turn the end comes, unless you alone have fewest resources. Your score is money and 100 ¥ for each resource; { 1000 } ¥ more for most resources, 500 ¥ less for fewest.
about-resources = What your tokens are worth now, 100 ¥ each at the end. With { $resources } at the start of your turn the end comes, unless you alone have least money.
about-permit = Permit ({ $fish }): with it one of your ships can catch this fish. It pays you { $yen } ¥ whenever anybody enters its market.
about-permit-dead = Overfished: nothing is left to catch, and no ship can fish with this permit any more. It still pays you { $yen } ¥ whenever anybody enters its market; give it back to have its slot for another.
about-permit-bound = This permit ({ $fish }) is with a ship until she moors. It pays you { $yen } ¥ whenever anybody enters its market.
about-sea = Out here your ships fish. To send one out, choose “Navigate”: each of your ships may then do one thing.
about-slot = A free slot: you can have four permits, refrigerators and carts in all.
about-refrigerator = Used at the start of a turn, it keeps every barrel of your port from degrading. Two uses.
about-cart = One more action for a market that costs one action. Two uses.
about-token = { $count } × { $token }, each worth { a-worth } now.
about-ware = { $item }: you pay { $yen } ¥ and get its token, worth { a-worth } now.
about-rival = Another company: choose it to see all it has.
about-navigate = Each of your ships may do one thing: sail out, fish one barrel, or moor and land what she carries.
about-buy = One action buys as many barrels as you can pay in the ports of the others. Each becomes a token of yours.
about-give = Give back a permit or a barrel for nothing, to make room.
about-markets = To the stalls of the quay: one action or its price lets you in.
about-actions = Two actions a turn. The end comes when somebody begins a turn with { $yen } ¥ or { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}; then everyone else has one more turn.

## The terminal

table-markets = Markets
table-round = Round { $round }
table-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
table-turn-of = { $who }’s turn
table-last = Last turns
table-over = The match is over
table-ender = { $who } triggered the end
table-goal = { $resources ->
    [one] The end comes with { $yen } ¥ or { $resources } resource at the start of a turn, at the latest after round { $rounds }.
   *[other] The end comes with { $yen } ¥ or { $resources } resources at the start of a turn, at the latest after round { $rounds }.
}
table-inside = in { $market }
table-market = Market
table-entry = Entry
table-entry-action = 1 action
table-entry-actions = both actions
table-entry-token = { $token } token
table-entry-free = free
table-or = or
table-barrels = Barrels
table-tokens = Tokens
table-permits = Permits
table-worth = Worth
table-worth-printed = as printed
table-worth-square = n × n
table-sells = Sells for
table-sells-pair = any { $count } for { $yen } ¥
table-sells-each = { $yen } ¥ each
table-sells-value = { $extra ->
    [0] worth × { $yen } ¥
   *[other] worth × { $yen } + { $extra } ¥
}
table-sells-exchange = { $count } takoyaki for a token
table-sells-square = n × n × { $yen } ¥
table-sells-no = not sold here
table-overfished = overfished
table-outer = Outer markets
table-offers = Offers
table-at = at { $yen } ¥
table-left-at = { $yen ->
    [0] { $count } (free)
   *[other] { $count } at { $yen } ¥
}
table-for-sale = For sale
table-buys = Buys
table-holds = Holds
table-rent = { $yen } ¥ each for two uses
table-case = case { $case }, at least { a-worth } for
table-loans = { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
}
table-loan-terms = { $yen } ¥ now, { $owed } ¥ at the end
table-shares = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}
table-fees = Fee by the worth of the lot
table-fee-of = { $worth } → { $yen } ¥
table-barter = One offer from each of the others
table-cash = { $yen } ¥
table-hidden = cash hidden
table-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
table-fresh = fresh
table-old = day-old
table-sea = sea
table-at-sea = at sea
table-dock-free = free
table-dock-next = closed ({ $yen } ¥ to open)
table-dock-closed = closed
table-permit-of = { $fish } permit
table-empty = empty
table-acted = has acted
table-slots = Permits (slots { $used } of { $slots })
table-rented = Rented
table-refrigerator = { $uses ->
    [one] refrigerator ({ $uses } use left)
   *[other] refrigerator ({ $uses } uses left)
}
table-cart = { $uses ->
    [one] cart ({ $uses } use left)
   *[other] cart ({ $uses } uses left)
}
table-tiles = { $refrigerators ->
    [one] { $refrigerators } refrigerator
   *[other] { $refrigerators } refrigerators
}, { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}
table-auction = Up for auction: { a-token }
table-lot = Lot
table-lot-worth = worth { a-worth }
table-fee = fee { $yen } ¥
table-quay = On the quay, to be priced
table-waiting = Landed, not auctioned yet
table-landed = Landed in this navigation
table-barrel-count = { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}
table-came-back = Came back, not to be laid out again in this visit
table-returned = Permits returned in this turn
table-bid = has bid { $yen } ¥
table-offer = has offered { $yen } ¥
table-passed = has passed
table-sealed = has bid

## The guided first game

learn-1 = You run a fishing company. At the end **money and resources** count together: every fish token is worth some resources, and each resource is worth 100 yen.
learn-2 = Barrels you land wait in your port at prices *you* set: others buy them, you are paid, and they get tokens. You get yours by buying in their ports. At the start of your turn unsold barrels age, and those of the day before are lost.

## The lesson: a short match from a position near the end (lesson.match)

lesson-aim = You run a fishing company. At the end your **money** counts, and 100 yen for each *resource*; most resources earn 1,000 yen more, fewest cost 500. The richest wins.
lesson-tokens = These fish **tokens** are your resources: two red snappers worth 5 each, two mackerel worth 1 each. That makes 12.
lesson-port = This is **your port**. Your ships land barrels here, and you put a price on each. You never buy your own: only *others* can.
lesson-rival = This is your rival, with barrels for sale too. Whoever buys a barrel pays its owner and gets a **token** for it.
lesson-actions = Each turn gives you **two actions**. An action is: navigate, buy, or enter a market.
lesson-navigate = Ships first. **Navigate** is one action, and in it every ship of yours may do one thing.
lesson-sail = Your small ship lies in a dock. Before she can fish she has to go out: **sail**.
lesson-fish = Your bigger ship is at sea with an eel aboard and room for another. Fish **eel**: you have a permit for it.
lesson-ships-done = Both ships have done their one thing. **End** this navigation.
lesson-again = You have one action left, and may do the same again: **navigate**.
lesson-fish-small = The small ship is out at sea now. Let her fish **eel** with your second eel permit.
lesson-moor = The bigger ship is full. **Moor** her on the left, and both her barrels are landed.
lesson-eel = Every eel that is landed makes eel dearer. Two more now: an eel token is worth **8 resources**, that is 800 yen.
lesson-price = What shall the first eel cost? Its token is worth 800 yen. At **600** your rival gains by it, so it should sell.
lesson-dear = And the second? Let us be greedy for once: **900**, more than the token is worth.
lesson-landed = That is all for your ships: end the navigation. The bank pays 100 yen for every **two** barrels you land.
lesson-prices = After each navigation you may change your prices. This time, **leave** them.
lesson-end-turn = Both actions are used. **End your turn** and see what your rival does.
lesson-paid = Your rival bought the eel at 600, and the money is **yours**: 4,900 yen.
lesson-aged = Nobody wanted it at 900. As your turn began, the barrel became **day-old**; as the next one begins, it is lost.
lesson-buy = Now you go shopping. **Buy** is one action, for as many barrels as you can pay.
lesson-snapper = The **snapper at 300**: its token is worth 5 resources, so 500 yen at the end. That it is day-old does not matter.
lesson-bargain = The **eel at 500** as well: its token can be sold for 800.
lesson-bought = The other snapper costs 500, just what it is worth: leave it. **Stop buying**.
lesson-market = Markets sell permits and ships, and some buy tokens. Each says what it costs to enter: here **1 action**.
lesson-enter = Enter the **eel market** with your second action. As somebody does, each eel permit pays its owner 100 yen: you have two.
lesson-sell = **Sell the eel**: bought for 500, sold for 800.
lesson-leave = Done. Each eel that is sold makes eel cheaper again, by 2. **Leave** the market.
lesson-growth = Early in a match money goes into bigger **ships** and into permits for dearer fish. Now it is too late for that.
lesson-ready = You have 5,100 yen. Whoever begins a turn with 5,000 yen, or with 50 resources, can bring the end. **End your turn**.
lesson-trigger = You began this turn with 5,000 yen, and not with fewest resources: that **brings the end**. This is your last turn; your rival has one more.
lesson-lost = The eel at 900 is gone: nobody paid you for it. Better to ask **a little less** than the token is worth.
lesson-home = Your small ship has sailed and fished; the third step of a voyage brings her home. **Navigate**.
lesson-moor-small = The left dock is taken. **Moor** her in the middle.
lesson-price-last = An eel token is worth 7 resources now. Ask **600**: your rival has one turn left to buy it.
lesson-one-landed = End the navigation. For one barrel alone the bank pays nothing.
lesson-prices-last = The price is good: **leave** it.
lesson-most = Remember: **most resources** earn 1,000 yen. You have 17, your rival 13; with your eel it would be 20!
lesson-last-buy = From here on, do as you like. I would **buy**: your rival has lowered the price of that snapper.
lesson-last-snapper = The **snapper at 300**: 5 more resources, and you stay ahead.
lesson-last-bought = Nothing else is for sale. **Stop buying**.
lesson-last-turn = **End your turn**. Your rival plays once more, then everything is counted.
lesson-end = Your money, 100 yen for each resource, and 1,000 yen for most resources: you are the richest!
lesson-real = A real match begins with 2,000 yen, one small ship and a mackerel permit. Buy permits and ships early, keep every ship on its way, and look into the ports of the others each turn. The points beside each name count as if it ended now: equal resources share the 1,000 and the 500.

## Why the chef advises a move: what it does for you, and to a rival

why-cash = You end up with more money.
why-cash-rival = { $who } ends up with less money.
why-resources = You end up with more resources, worth 100 yen each.
why-resources-rival = { $who } ends up with fewer resources.
why-fleet = It makes your fleet earn more.
why-fleet-rival = It holds up the ships of { $who }.
why-turn = It leaves you more to do this turn.
why-turn-rival = It leaves { $who } less to do this turn.
why-permits = It makes more of your permits.
why-permits-rival = It makes the permits of { $who } worth less.
why-port = Your port is better stocked and priced.
why-port-rival = It leaves the port of { $who } worse off.
why-end = It suits the time that is left.
why-end-rival = The time that is left suits { $who } less after it.
why-loans = It spares you loans and their interest.
why-loans-rival = It pushes { $who } towards loans and interest.

# What a move throws away; asked before it is made
warn-actions-left = { $count ->
    [one] You have one action left this turn, and would lose it.
   *[other] You have { $count } actions left this turn, and would lose them.
}
warn-last-ship = That is your only ship: without one you cannot fish any more.
warn-ship-sold = The ship brings you { $yen } ¥ and is gone. A new one like her costs { $price } ¥.
warn-no-berth = No berth would be left for your ship at sea. She can moor only after another has sailed{ $yen ->
    [0] { "" }
   *[other] , or in your next dock: opening it costs { $yen } ¥
}.
warn-no-catch = Nothing is left to catch with any of your permits ({ $fish }): without another permit this voyage brings nothing.
warn-no-permit = You have no permit: without one this voyage brings nothing.
warn-no-barrel = No barrel of { $fish } is left to catch, and none comes back. This permit only earns you { $yen } ¥ whenever somebody enters the market.
warn-only-ship = Whoever enters must trade: in { $market } all you could do now is to sell your only ship. With a free dock you could buy one.
warn-only-sale = Whoever enters must trade: in { $market } all you could do now is to sell a ship of yours. With a free dock you could buy one.

# The drawings in the book of rules: drawings.toml
drawing-degradation = Your turn has begun: what was fresh is day-old now, in the same columns; what was day-old is gone.
drawing-fishing = Your ship at sea is empty: with your free eel permit it takes a barrel of eels, and only eels from then on.
drawing-landing = A ship with two eels has moored: each barrel gets a price of its own in your fresh row.
drawing-buying = One action is enough: in the ports of the others you buy what you can pay, each barrel at the price its owner set.
drawing-entering = At the foot of each stall, the price of entry: mostly an action, two or a squid token for squid, nothing for the government.
drawing-tuna = A tuna worth 15 resources is up, and all bid in secret, the seller too.
drawing-eel = An eel is worth 6 today: two sold together pay 1,200 ¥, three would pay 1,800 ¥.
drawing-lot = An eel and a mackerel are laid out, together worth 3 resources: the fee for the auction will be 200 ¥.
