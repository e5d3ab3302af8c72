name = Tsukiji Market
blurb = Two chefs bid with their fingers for one of two fish; the winner pays by pushing the barrel toward the rival.

## The fish

tuna = tuna
salmon = salmon
mackerel = mackerel
bream = sea bream

# A card as it is played for one colour; messages that mention one pass $fish, $value and $icon on.
card = { $icon ->
    [wasabi] { $fish } { $value } with wasabi
    [knife] { $fish } { $value } with a knife
    [barrel] { $fish } { $value } with a barrel
   *[plain] { $fish } { $value }
}
other-half = { $icon2 ->
    [wasabi] { $fish2 } { $value2 } with wasabi
    [knife] { $fish2 } { $value2 } with a knife
    [barrel] { $fish2 } { $value2 } with a barrel
   *[plain] { $fish2 } { $value2 }
}

## House rules

option-kind_fish = Kind fish
    .help = Whoever has the barrel at their end draws two cards instead of stealing one (green face of the balance).
option-end_effects = Effects at the end of the balance
    .help = Cards gained at the end of the balance apply their effects. Knives count either way.
option-bonus_after_layout = Bonus after the layout
    .help = The bonus at the end of the balance comes after the two new cards are laid out.

## Phases and prompts

phase-layout = laying out
phase-turn = turning up a card
phase-rebuild = rebuilding the deck
phase-bid = bidding
phase-reveal = revealing
phase-take = taking a card
phase-steal = stealing
phase-discard = discarding
phase-draw = drawing
phase-choose = choosing a colour
phase-clear = discarding what is left
phase-recentre = recentring the barrel
phase-score = scoring
phase-over = over

prompt-bid = Choose your bid in secret.
prompt-take = Take one of the cards laid out.
prompt-steal = Speciality: steal a card from your rival’s piles.
prompt-steal-end = The barrel was at your end: steal a card from your rival.
prompt-discard = Choose a card of your rival’s piles to discard.
prompt-choose = Choose the colour this card is played for.

## Moves

move-bid = Bid { $bid }
move-take = { $side ->
    [left] Take the left card: { card }
   *[right] Take the right card: { card }
}
move-play = Play it as { card }
move-steal = Steal the { card }
move-discard = Discard the { card }
move-reveal = Reveal the bids
move-clear = Discard what is left
move-recentre = Put the barrel back on the centre
move-lay = Lay out a card
move-draw = Draw the top card
move-rebuild = Turn the discard pile over
move-score = Count the piles
move-turn = Turn up { card }
move-turn-two = Turn up { card } / { other-half }

## The log

log-bid = { $who } has bid.
log-reveal = WA-SA-BI! { $one } shows { $first }, { $two } shows { $second }.
log-pay = { $notches ->
    [0] { $who } wins the bid; the barrel is at { $rival }’s end already and stays there.
    [one] { $who } wins the bid and pushes the barrel one notch toward { $rival }.
   *[other] { $who } wins the bid and pushes the barrel { $notches } notches toward { $rival }.
}
log-stopped = There it stops, at the end of the balance; the other notches are lost.
log-tie-night = Equal bids by night: nobody gets a card.
log-tie-day = { $cards ->
    [1] Equal bids by day: { $who } has the barrel and takes the only card.
   *[other] Equal bids by day: { $who } has the barrel and picks first; { $rival } takes the other card.
}
log-tie-centre = Equal bids by day, but the barrel is on the centre: nobody gets a card.
log-day = The barrel turns to day.
log-night = The barrel turns to night.
log-take = { $who } takes the { card }.
log-play = { $who } plays it as { card }.
log-steal = { $who } steals the { card }.
log-discard = { $who } discards { $rival }’s { card }.
log-barrel = The barrel rolls one notch toward { $who }.
log-barrel-stays = The barrel is at { $who }’s end already and stays there.
log-knives = { $knives ->
    [one] { $who } has a knife and wins at once!
   *[other] { $who } has { $knives } knives and wins at once!
}
log-speciality-steal = { $who } earns the { $fish } speciality: a card to steal.
log-speciality-draw = { $who } earns the { $fish } speciality: a card to draw.
log-speciality-discard = { $who } earns the { $fish } speciality: a card of the other stall to discard.
log-speciality-barrel = { $who } earns the { $fish } speciality: the barrel rolls one notch closer.
log-lost-steal = { $who } earns the { $fish } speciality, but there is no card to steal: it is lost.
log-lost-draw = { $who } earns the { $fish } speciality, but there is no card to draw: it is lost.
log-lost-discard = { $who } earns the { $fish } speciality, but there is no card to discard: it is lost.
log-lost-barrel = { $who } earns the { $fish } speciality, but the barrel is as close as can be: it is lost.
log-turn = The deck shows { card }.
log-turn-two = The deck shows { card } / { other-half }.
log-lay = The { card } is laid out.
log-lay-two = The { card } / { other-half } is laid out.
log-draw = { $who } draws the { card }.
log-draw-two = { $who } draws the { card } / { other-half }.
log-clear = The { card } is discarded.
log-clear-two = The { card } / { other-half } is discarded.
log-recentre = The barrel is at { $who }’s end and goes back to the centre.
log-end-steal = For that { $who } steals a card.
log-end-draw = { $cards ->
    [one] For that { $who } has a card from the deck to come.
   *[other] For that { $who } has { $cards } cards from the deck to come.
}
log-end-nothing = { $who } finds nothing to steal.
log-end-empty = There is no card to draw.
log-short = No further card can be drawn: { $who } goes without.
log-rebuild = The deck is empty: the discard pile is shuffled and turned over.
log-empty-again = The deck is empty for the second time.
log-empty-nothing = The deck is empty and nothing is there to be turned over: that counts as the second time.
log-last-now = This round is the last.
log-last-next = The next round is the last.
log-score = The market closes. The piles are counted.

## The end

end-knives = { $knives ->
    [one] { $who } has a knife: that wins at once, whatever the points.
   *[other] { $who } has { $knives } knives: that wins at once, whatever the points.
}
end-points = The last round is over: { $who } wins on points, { $most } to { $least }. { $who }’s widest lead: { $part ->
    [barrel] the barrel
   *[pile] the pile of { $fish }
}, { $mine } to { $theirs }.
end-barrel = The last round is over with equal points, { $points } each: the barrel is on { $who }’s side and decides.
end-draw = The last round is over with equal points, { $points } each, and the barrel on the centre: a draw.

## The score sheet

score-pile = { $fish } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
score-knives = { $knives ->
    [one] { $knives } knife: wins whatever the points
   *[other] { $knives } knives: win whatever the points
}
score-wasabi = wasabi doubles the { $fish }
score-barrel = barrel, { $notches ->
    [one] one notch
   *[other] { $notches } notches
} on this side

## Refusals

refuse-bid = A bid is { $low } to { $high } fingers.
refuse-sealed = Your bid is sealed and stays as it is.
refuse-stays = A card leaves a pile only by a bonus, and none is under way.
refuse-gone = { $who } took that card; the other one is yours.
refuse-missing = Only one card could be laid out; it lies on the other side.
refuse-single = This card is { $fish } only: there is no colour to choose.
refuse-unchosen = This card has two colours, { $fish } and { $other }: choose one.
refuse-half = This card shows { $fish } and { $other }, but not { $wrong }.
refuse-own = That card lies in your own piles; choose one of your rival’s.
refuse-rival = That card does not lie in your rival’s piles.
refuse-wait-take = { $who } bid higher and takes a card now.
refuse-wait-first = The bids are equal and the barrel is on { $who }’s side: { $who } picks first.
refuse-wait-second = The bids were equal: { $who } takes the other card now.
refuse-wait-steal = { $who } steals a card now.
refuse-wait-discard = { $who } chooses a card to discard now.
refuse-wait-choose = { $who } chooses the colour of the drawn card now.

## The terminal

table-barrel = barrel
table-wasabi = wasabi
table-night = night
table-day = day
table-deck = Deck
table-left = { $cards ->
    [0] no card below
    [one] one card below
   *[other] { $cards } cards below
}
table-discard = Discard pile
table-balance = Balance
table-notches = { $notches ->
    [one] one notch on either side
   *[other] { $notches } notches on either side
}
table-last = Last round
table-bids = Bids
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-knives = knives
table-specialities = Specialities
table-speciality = { $kind ->
    [steal] steal a card
    [draw] draw a card
    [discard] discard a rival’s card
   *[barrel] barrel one notch closer
}
table-empty = no cards yet

## The table in the browser

board-hint = The higher bid takes a card and pushes the barrel to the other side, by the difference.
board-sealed = Your bid is sealed; it is shown when both have bid.
board-against = Against { $bid }:
board-meet-me = { $notches ->
    [0] you pick, barrel stays
   *[other] you pick, barrel { $notches } away
}
board-meet-rival = { $notches ->
    [0] { $who } picks, barrel stays
   *[other] { $who } picks, barrel { $notches } closer
}
board-meet-night = tie: no card, day breaks
board-meet-centre = tie: no card
board-meet-both = tie: { $who } picks first
board-meet-only = tie: { $who } takes the card
board-meet-both-me = tie: you pick first
board-meet-only-me = tie: you take the card
# Against these bids the barrel comes to an end of the balance, and what that brings; unless the card taken moves it.
board-reach-me = { $bids }: at your end{ $sure ->
    [yes] :
   *[no] ; if it stays,
} you { $kind ->
    [yes] draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
   *[no] steal a card
}, barrel back to the centre
board-reach-rival = { $bids }: at { $who }’s end{ $sure ->
    [yes] :
   *[no] ; if it stays,
} { $who } { $kind ->
    [yes] draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
   *[no] steals a card
}, barrel back to the centre
# The bids as they were shown, where the slate has little room.
board-shown = { $one } { $first }, { $two } { $second }.
board-reveal = WA-SA-BI! Both hands open together.
board-again = Touch the same again to confirm.
board-barrel = Barrel, { $face ->
    [night] night
   *[day] day
} face up: { $notches ->
    [0] on the centre
    [one] one notch on { $who }’s side
   *[other] { $notches } notches on { $who }’s side
}
board-hand-shown = { $who }: bid { $bid }
board-hand-sealed = { $who } has bid; both hands open together
board-hand-last = { $who } bid { $bid } last time
board-bid-now = bid { $bid }
board-bid-sealed = has bid
board-bid-last = last bid { $bid }
board-points = { $points ->
    [one] point
   *[other] points
}
board-cards-show = Show the cards
board-if = If { $who } bids
board-tie = { $face ->
    [night] Equal bids by night: nobody gets a card, and day breaks.
    [day] Equal bids by day: { $who } has the barrel and picks first.
   *[centre] Equal bids with the barrel on the centre: nobody gets a card.
}
board-drop = Choose a card, or drag it to your pile.
board-took = { $who } took a card from here.
board-gained = { $who } got this in the last round.
board-gone = { $who } took it away: { card }
board-thrown = Thrown away by { $who }.
board-was-here = The barrel was here before the last bids.
# What a full pile brings, in as few words as can be.
board-pays = { $kind ->
    [steal] steal a card
    [draw] draw a card
    [discard] { $mine ->
        [yes] rival loses one
       *[no] costs you one
    }
   *[barrel] barrel closer
}
board-tip-two = Two halves: whoever gets it chooses the one that counts.
board-tip-wasabi = Wasabi: a pile that has { $cards } of it counts twice.
board-tip-knife = Knife: whoever has { $knives } of them, in any piles, wins at once.
board-tip-barrel = Whoever gets it rolls the barrel one notch closer.
board-tip-plain = No effect: it counts its number.
board-tip-worth = { $doubled ->
    [yes] This pile counts { $before }, doubled by wasabi: { $after }.
   *[no] What this pile counts: { $after }.
}
board-tip-bonus = { $kind ->
    [steal] Speciality of the { $fish }, earned when the pile grows to { $after }: steal a card from { $rival }. Cards now: { $before }.
    [draw] Speciality of the { $fish }, earned when the pile grows to { $after }: draw the top card of the deck. Cards now: { $before }.
    [discard] Speciality of the { $fish }, earned when the pile grows to { $after }: { $rival } loses a card. Cards now: { $before }.
   *[barrel] Speciality of the { $fish }, earned when the pile grows to { $after }: the barrel rolls one notch closer. Cards now: { $before }.
}
board-tip-leaves = Wasabi in this pile: { $before }. With { $after } the pile counts twice.
board-knives = Knives: { $knives } of { $wanted }. Whoever has { $wanted } wins at once.
board-knives-goal = { $knives } win at once
board-knives-near = One to go!
board-tip-points = As things lie: all piles and the barrel.
board-tip-scale = Points at the end for whoever has the barrel: { $points } a notch.
board-tip-deck = The deck with its top card open. Click: what it can still hold.
board-tip-discard = The discard pile. When the deck is empty it is shuffled and turned over. Click: what lies in it.
board-tip-last = When this round is over the piles are counted.
board-discards = Discards
board-held = Drawn by { $who }
board-pile = { $fish }: { $cards ->
    [0] no cards
    [one] one card, worth { $worth }
   *[other] { $cards } cards, worth { $worth }
}
board-worth = { $who }, { $fish }: { $before } → { $after }
board-wins = The last knife: you win at once!
board-rolls = The barrel rolls toward you
board-inside = What the deck can still hold
board-both-sides = Two by two, the sides of one card: which one lies up is not known.
board-close = Close
board-bonus-steal = Speciality: steal one card from { $rival }
board-bonus-draw = Speciality: draw the top card
board-bonus-discard = Speciality: { $rival } loses a card
board-bonus-barrel = Speciality: the barrel rolls one notch closer
board-lost = Lost: there is nothing it could act on
board-next-steal = Then the barrel is at { $who }’s end: { $who } steals a card
board-next-draw = Then the barrel is at { $who }’s end: { $who } draws from the deck
board-next-lost = Then the barrel goes back to the centre
board-end-steal = The barrel at this end when the round is over: { $who } steals a card, and it goes back to the centre.
board-end-draw = { $cards ->
    [one] The barrel at this end when the round is over: { $who } draws one card, and it goes back to the centre.
   *[other] The barrel at this end when the round is over: { $who } draws { $cards } cards, and it goes back to the centre.
}
board-end-word-steal = steals a card
board-end-word-draw = { $cards ->
    [one] draws a card
   *[other] draws { $cards } cards
}
# What the barrel is for; the arguments are the house rules.
board-about = Whoever wins a bid pushes the barrel toward the other player. If it is at an end { $late ->
    [yes] when the new cards have been laid out
   *[no] when a round is over
}, it goes back to the centre and the player there { $kind ->
    [yes] draws { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
   *[no] steals a card
}{ $effects ->
    [yes] {""}
   *[no] , without effects but for knives
}. Each notch on your side is worth { $points ->
    [one] one point
   *[other] { $points } points
}.

## The guided first game

learn-1 = Collect fish in four colours: every pile counts its numbers at the end, and **two wasabi in a pile double it**. The cards you have lie before you, the rival’s across the table.
learn-2 = The barrel pulls both ways. On your side it is worth 2 points a notch, but whoever wins a bid pushes it **toward the rival**: paying much for a card gives points away.

## The lesson: a short match on a fixed deal (lesson.match)

lesson-aim = You are a chef at the fish market. These are **your piles**, one for each colour. At the end you count the numbers on your cards; most points win.
lesson-balance = The barrel on this balance is money. Each notch it stands **on your side** is worth 2 points at the end. Now it is in the middle.
lesson-market = Two fish are for sale each round. The tuna on the left goes with the one you have.
lesson-bid = Both chefs show fingers at the same time; the higher bid takes a fish. Show **three**.
lesson-paid = Three against one: you won. You pay the *difference*: the barrel rolled **two notches toward your rival**.
lesson-take = Choose your fish: take the **tuna**. The other one is thrown away.
lesson-left = Nothing you need is for sale now. So let the rival pay!
lesson-low = Show **one** finger: if your rival bids high, the barrel comes to you.
lesson-richer = Four against one: your rival has a fish, and the barrel rolled three notches toward you. It is on your side now.
lesson-tie = What if both show the same? Try it with **two**.
lesson-day = Equal bids by night: nobody gets a fish, and the barrel turned over to its **day** face.
lesson-tie-day = By day a tie is worth something: whoever has the barrel on his side picks first, and that is you. Show **three**.
lesson-barrel = Three against three, and you pick first. Take the **salmon**: the small barrel on it rolls the big one a notch toward you.
lesson-two-halves = One of these has **two halves**. Whoever takes it chooses one colour; only that half counts.
lesson-narrow = You want it. A narrow win is cheap: show **two**.
lesson-third = Play it as **tuna**. It is your third tuna, and the third card of a colour earns that colour’s *speciality*.
lesson-steal = Tuna’s speciality steals: take the **salmon with the wasabi** from your rival’s piles.
lesson-wasabi = See the wasabi on your salmon? **Two wasabi in one pile double the whole pile.** And four knives in all your piles together would win at once.
lesson-last = The deck is empty: this is the last round. From here on you may do as you like. I would show **three**, for the salmon.
lesson-double = Take the salmon: the second wasabi doubles the pile, and as the third salmon it draws one more card.
lesson-end = That was the whole game. A real match takes two or three times as many rounds.

## Why the chef advises a move: what it does for you, and to a rival

why-points = It brings your piles more points than the other moves would.
why-points-rival = It leaves the piles of { $who } fewer points than the other moves would.
why-knives = It brings you nearer to the four knives that win at once.
why-knives-rival = It leaves { $who } fewer knives than the other moves would.
why-barrel = The barrel stands better for you after it.
why-barrel-rival = The barrel stands worse for { $who } after it.
why-balance = It gives you the better pick of the cards laid out.
why-balance-rival = It leaves { $who } a poor pick of the cards laid out.
why-wasabi = It works towards a pile doubled by wasabi.
why-wasabi-rival = It spoils a pile that { $who } could double with wasabi.
why-specialities = It brings a pile close to its speciality.
why-specialities-rival = It keeps { $who } away from a speciality.
why-cards = You have more cards to build on.
why-cards-rival = { $who } has fewer cards to build on.
why-end = It suits the rounds that are left.
why-end-rival = The rounds that are left suit { $who } less after it.

# The drawings in the book of rules: drawings.toml
drawing-bids = You bid 4 against 2: you choose a card, and the barrel has rolled two notches toward your rival.
drawing-halves = Taken as salmon, the card on the left brings 2 points and a knife; as tuna it would bring 2 points and a wasabi.
drawing-night-tie = Both bid 3 by night: both cards are gone, and the barrel now shows its day face, on the same notch.
drawing-day-tie = Both bid 2 by day, and the barrel is on your side: you pick first, your rival takes what you leave.
drawing-barrel-icon = The card on the left has a barrel: taken, it rolls the barrel one notch toward you, to the pale place.
drawing-knives = You have three knives in three colours; the card on the left has the fourth, and wins on the spot.
drawing-speciality = Your tuna pile has just grown to three: you steal one of your rival’s cards, whichever you like.
drawing-end-of-balance = The barrel reached your end of the balance: it is back on the centre, and you steal a card.
drawing-wasabi = The tuna pile has two wasabi and counts twice; one wasabi each doubles neither mackerel nor sea bream.
