"""What the shrewd player believes, in numbers: found by playing thousands of matches with others."""

from __future__ import annotations

from typing import Final

from criee.games.tokyo.box import FEWEST_SEATS
from criee.games.tokyo.pieces import MOST_SEATS

NAMES: Final = (
    "resource",  # what a resource is worth in stock, in resources at the end
    "hoped",  # what salmon, fugu and eel grow to when people begin to trade them, in resources
    "snapper",  # share of its value that a snapper keeps until the end
    "squid",  # share of what markets pay that a token is worth before it is sold there: squid, ...
    "bag",  # ... tuna and crab at their own markets, ...
    "state",  # ... the government, ...
    "tank",  # ... the aquarium
    "shown",  # of what a token is worth to a buyer, asked for a fresh barrel
    "shown_old",  # ... for a day-old one
    "sold",  # how likely a barrel finds a buyer
    "lot",  # of a token's value, what its auction brings the seller
    "margin",  # of a token's value, what a purchase must gain at least
    "envy",  # what a yen in the hands of one rival costs with two players; with more of them less
    "turns",  # how long a match lasts, in turns
    "least",  # turns to come, as long as nobody has triggered the end
    "trips",  # navigations in a turn, for a purchase to pay back
    "crowd",  # how much less each further ship earns
    "fleet",  # ships at most
    "reserve",  # yen that an investment had better leave
    "short",  # what each yen short of that costs
    "income",  # what a permit earns in a turn by visits of all to its market
    "dock",  # what a dock is worth to a ship that waits for one
    "voyage",  # navigating, compared with other actions
    "both",  # what both actions are worth
    "cart",  # what two visits more are worth
    "fridge",  # share of the port's prices that a refrigerator saves
    "eel",  # price from which eels are sold
    "fugu",  # fugu that are sold together
    "speak",  # share of its worth that is offered for a lot
    "race",  # how far bonus and penalty for resources are taken into account, ...
    "liquid",  # what a yen in hand is worth compared with one in stock, when selling
    "near",  # ... from which part of the way to the end, ...
    "blur",  # ... and how many resources may still change until then
    "action",  # what an action is worth to those who pay an entry in yen instead
    "hunt",  # yen more to leave, for each cell of the rivals' fleets on average: their goods are bought with it
    "poor",  # how much less a barrel finds a buyer when rivals have nothing
    "pair",  # yen that a mackerel barrel brings at its own market, where the bank buys it, with the income of permits
    "stack",  # what a further mackerel permit earns in a turn: every visit pays for each of them
    "fresh",  # yen for which a fresh mackerel barrel is rather left in the port
    "spare",  # slots that mackerel permits leave for better ones
)


class Taste:
    """The numbers by name."""

    def __init__(self, numbers: list[float]) -> None:
        self.resource: float = numbers[0]
        self.hoped: float = numbers[1]
        self.snapper: float = numbers[2]
        self.squid: float = numbers[3]
        self.bag: float = numbers[4]
        self.state: float = numbers[5]
        self.tank: float = numbers[6]
        self.shown: float = numbers[7]
        self.shown_old: float = numbers[8]
        self.sold: float = numbers[9]
        self.lot: float = numbers[10]
        self.margin: float = numbers[11]
        self.envy: float = numbers[12]
        self.turns: float = numbers[13]
        self.least: float = numbers[14]
        self.trips: float = numbers[15]
        self.crowd: float = numbers[16]
        self.fleet: float = numbers[17]
        self.reserve: float = numbers[18]
        self.short: float = numbers[19]
        self.income: float = numbers[20]
        self.dock: float = numbers[21]
        self.voyage: float = numbers[22]
        self.both: float = numbers[23]
        self.cart: float = numbers[24]
        self.fridge: float = numbers[25]
        self.eel: float = numbers[26]
        self.fugu: float = numbers[27]
        self.speak: float = numbers[28]
        self.race: float = numbers[29]
        self.liquid: float = numbers[30]
        self.near: float = numbers[31]
        self.blur: float = numbers[32]
        self.action: float = numbers[33]
        self.hunt: float = numbers[34]
        self.poor: float = numbers[35]
        self.pair: float = numbers[36]
        self.stack: float = numbers[37]
        self.fresh: float = numbers[38]
        self.spare: float = numbers[39]


DUEL: Final = [  # with two players
    *(0.988, 3.14, 0.765, 0.679, 0.777, 1.15, 0.923, 0.7, 0.6),
    *(0.458, 0.65, 0.02, 0.9, 20.0, 8.0, 1.1, 0.8, 3.5),
    *(600.0, 0.5, 17.8, 316.0, 1.2, 190.0, -101.0, -0.117, 3.78),
    *(3.42, 0.516, 1.0, 1.26, 0.6, 5.0, 150.0, 0.0, 0.0),
    *(110.0, 30.0, 20.0, 1.0),
]
TABLE: Final = [  # with three to six
    *(1.1, 4.83, 0.83, 0.874, 0.892, 0.897, 0.844, 0.712, 0.158),
    *(0.684, 0.52, 0.0498, 0.109, 16.3, 8.47, 0.496, 0.706, 3.95),
    *(484.0, 0.126, 25.4, 292.0, 0.771, -71.3, 83.9, -0.232, 1.15),
    *(2.45, 0.609, 1.0, 1.19, 0.6, 5.0, 150.0, 0.0, 0.0),
    *(0.0, 0.0, 60.0, 1.0),
]


def tastes() -> list[Taste]:
    """By number of players."""
    return [Taste(DUEL if seats <= FEWEST_SEATS else TABLE) for seats in range(MOST_SEATS + 1)]
