"""The pieces on the table by number: markets, what lies in a port, docks, ways to pay an entry."""

from __future__ import annotations

from typing import Final

# The markets. The first nine sell fish, each one species; the others are the grey outer markets.
FISH: Final = ("mackerel", "squid", "tuna", "snapper", "salmon", "octopus", "eel", "fugu", "crab")
OUTER: Final = ("ships", "rentals", "government", "trading", "bank", "aquarium", "used", "barter", "auction")
MARKETS: Final = FISH + OUTER
MACKEREL: Final = 0
SQUID: Final = 1
TUNA: Final = 2
SNAPPER: Final = 3
SALMON: Final = 4
OCTOPUS: Final = 5
EEL: Final = 6
FUGU: Final = 7
CRAB: Final = 8
SPECIES: Final = 9
SHIPS: Final = 9
RENTALS: Final = 10
GOVERNMENT: Final = 11
TRADING: Final = 12
BANK: Final = 13
AQUARIUM: Final = 14
USED: Final = 15
BARTER: Final = 16
AUCTION: Final = 17
NOWHERE: Final = -1  # no market is being visited

# What can lie in a port: a barrel of a species, or a takoyaki.
TAKOYAKI: Final = 9
ITEMS: Final = 10
ITEM_NAMES: Final = (*FISH, "takoyaki")

# The rows and columns of a port. The last column is `???`: its price is named by the owner.
FRESH: Final = 0
OLD: Final = 1
ROWS: Final = ("fresh", "old")
COLUMNS: Final = 10
NAMED: Final = 9
SPOTS: Final = 2 * ITEMS  # of one port: each item in each row
CELLS: Final = SPOTS * COLUMNS  # of one port: each spot in each column; (row * 10 + item) * 10 + column

# Where a ship can be.
SEA: Final = 0
LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3
PLACES: Final = ("sea", "left", "middle", "right")
DOCKS: Final = PLACES[1:]

# Who can own a ship besides a seat.
SHIPYARD: Final = -1
SECOND_HAND: Final = -2
NOT_IN_GAME: Final = -3
NO_PERMIT: Final = -1

# Rented tiles, told apart by the uses they still have.
FRIDGE_1: Final = 0
FRIDGE_2: Final = 1
CART_1: Final = 2
CART_2: Final = 3
TILES: Final = 4

# The ways to pay for an entry (K26); from FROM_PORT on, a takoyaki from that column of one's own port.
BY_ACTION: Final = 0
BY_ACTIONS: Final = 1
BY_YEN: Final = 2
BY_TOKEN: Final = 3
FOR_FREE: Final = 4
BY_CART_1: Final = 5
BY_CART_2: Final = 6
FROM_PORT: Final = 7
PAYMENTS: Final = 17
INSIDE: Final = -1  # it was paid before: no way, but a market is asked the same of who comes and of who is there

# Where tokens can be besides the players' stocks, counted from the first place after the seats.
SUPPLY: Final = 0  # their market or its bag
STATE_SHOP: Final = 1  # sold to the government
TANK: Final = 2  # sold to the aquarium
LOT: Final = 3  # a choice among the active player's tokens, which stay in his stock until it is settled
BACK: Final = 4  # tokens of his that came back in this visit (K47, K48)
CASE: Final = 5  # the first case of the trading market

MOST_SEATS: Final = 6
NO_SEAT_YET: Final = -1
