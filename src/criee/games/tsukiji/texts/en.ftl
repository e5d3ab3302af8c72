name = Tsukiji Market
blurb = Two chefs bid with their fingers for the first pick of two fish; the winner pays by pushing the barrel toward the rival.

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
    .help = Cards gained at the end of the balance apply their effects.
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
phase-clear = clearing the balance
phase-recentre = recentring the barrel
phase-score = scoring
phase-over = over

prompt-bid = Choose your bid in secret: one to four fingers.
prompt-take = Take one of the cards on the balance.
prompt-steal = Steal one card from your rival’s piles.
prompt-discard = Choose a card of your rival’s to discard.
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
move-clear = Clear the balance
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
log-pay = { $who } wins the bid and pushes the barrel { $notches ->
    [0] nowhere: it is at the end already
    [one] one notch away
   *[other] { $notches } notches away
}.
log-tie-night = A tie by night: both cards are discarded and the barrel turns to day.
log-tie-day = A tie by day: { $who } has the barrel and picks first, then the other card goes to the rival.
log-tie-centre = A tie by day with the barrel on the centre: both cards are discarded.
log-take = { $who } takes the { card }.
log-play = { $who } plays it as { card }.
log-steal = { $who } steals the { card }.
log-discard = { $who } has the { card } discarded.
log-barrel = The barrel rolls one notch toward { $who }.
log-knives = { $who } holds four knives and wins at once!
log-speciality-steal = { $who } completes a { $fish } speciality: steal one card.
log-speciality-draw = { $who } completes a { $fish } speciality: draw the top card.
log-speciality-discard = { $who } completes a { $fish } speciality: the rival loses a card.
log-speciality-barrel = { $who } completes a { $fish } speciality: the barrel rolls one notch closer.
log-turn = The deck shows { card }.
log-turn-two = The deck shows { card } / { other-half }.
log-lay = { card } goes to the balance.
log-lay-two = { card } / { other-half } goes to the balance.
log-draw = { $who } draws the { card }.
log-draw-two = { $who } draws the { card } / { other-half }.
log-clear = The { card } is discarded.
log-clear-two = The { card } / { other-half } is discarded.
log-recentre = The barrel stood at { $who }’s end: it goes back to the centre, and { $who } steals a card.
log-kind = The barrel stood at { $who }’s end: it goes back to the centre, and { $who } draws two cards.
log-rebuild = The deck is empty: the discard pile is shuffled and turned over.
log-score = The market closes. The piles are counted.

## The score sheet

score-pile = { $fish } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
score-wasabi = wasabi doubles the { $fish }
score-barrel = barrel, { $notches ->
    [one] one notch
   *[other] { $notches } notches
} on this side

## Refusals

refuse-bid = A bid is { $low } to { $high } fingers.
refuse-take = Take one of the cards that lie on the balance.
refuse-half = A bicolour card is played for one of the two colours it shows; any other card for its only one.
refuse-rival = Choose a card that lies in your rival’s piles.

## The terminal

table-barrel = Barrel
table-night = night
table-day = day
table-deck = Deck
table-left = { $cards ->
    [one] one card below
   *[other] { $cards } cards below
}
table-discard = Discard pile
table-balance = Balance
table-last = Last round
table-bids = Bids
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-knives = knives
table-speciality = speciality at { $cards }
table-empty = no cards yet

## The table in the browser

board-hint = The higher bid takes the first card and pushes the barrel toward the rival by the difference.
board-sealed = Your bid is sealed; it is shown when both have bid.
board-against = Against { $bid }:
board-meet-me = you pick, barrel { $notches } away
board-meet-rival = rival picks, barrel { $notches } closer
board-meet-night = tie: both cards go, day breaks
board-meet-centre = tie: both cards go
board-meet-both = tie: { $who } picks first
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
board-hand-sealed = { $who } has bid
board-held = Drawn by { $who }
board-knives = { $knives } of { $wanted } knives
board-pile = { $fish }: { $cards ->
    [0] no cards
    [one] one card, worth { $worth }
   *[other] { $cards } cards, worth { $worth }
}
board-worth = { $who }, { $fish }: { $before } → { $after }
board-wins = The last knife: you win at once!
board-rolls = The barrel rolls one notch toward you
board-inside = What the deck can still hold
board-both-sides = Two by two, the sides of one card: which one lies up is not known.
board-close = Close
board-bonus-steal = Speciality: steal one card from the rival
board-bonus-draw = Speciality: draw the top card
board-bonus-discard = Speciality: the rival loses a card
board-bonus-barrel = Speciality: the barrel rolls one notch closer
board-end-steal = The barrel at this end when the round is over: steal one card
board-end-draw = The barrel at this end when the round is over: draw two cards
board-why-bid = Both bid first; who bids higher takes a card.
board-why-bid-made = Your bid is sealed and stays as it is.
board-why-hands = Hands bid at the start of a round.
board-why-picker = { $who } takes a card now.
board-why-effect = First the effect under way is finished.
board-why-over = The match is over.
board-why-own = Your piles count at the end; a pile with two wasabi counts twice.
board-why-rival = Only a bonus takes cards from these piles: a tuna speciality, or the barrel at your end.
board-why-barrel = The winner of the bid pushes the barrel toward the rival; at an end, the player there steals a card. Each notch on your side is worth points.
board-why-barrel-kind = The winner of the bid pushes the barrel toward the rival; at an end, the player there draws two cards. Each notch on your side is worth points.

## The guided first game

learn-1 = Collect fish in four colours: every pile counts its numbers at the end, and **two wasabi in a pile double it**. The cards you have lie before you, the rival’s across the table.
learn-2 = The barrel pulls both ways. On your side it is worth 2 points a notch, but whoever wins a bid pushes it **toward the rival**: paying much for a card gives points away.
learn-bid = Choose a bid from 1 to 4 in secret. The higher one picks first and pays the *difference*. A 4 against a 1 costs three notches, a 2 against a 1 only one.
learn-take = Take one of the two cards; the other is discarded. Look at the number in its colour on the barrel: when your pile **grows to exactly that number**, you earn its speciality.
learn-choose = This card has two halves. Choose the colour it is played for: only that half counts, as long as it stays in your pile.
learn-steal = Take any card from the rival’s piles. Its effects are yours now; a knife stolen is also a knife he no longer has. Four knives win at once.
learn-discard = Throw away any card of the rival’s piles: the second wasabi of a large pile hurts most.
learn-over = That was it. The score sheet adds everything up line by line; a click on a rule number tells why.
