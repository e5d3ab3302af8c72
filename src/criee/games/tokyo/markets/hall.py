"""All eighteen markets, in the order of pieces.MARKETS. Those that do nothing of their own have no file."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.aquarium import Aquarium
from criee.games.tokyo.markets.auction import Auction
from criee.games.tokyo.markets.bank import Bank
from criee.games.tokyo.markets.barter import Barter
from criee.games.tokyo.markets.eel import Eel
from criee.games.tokyo.markets.fugu import Fugu
from criee.games.tokyo.markets.government import Government
from criee.games.tokyo.markets.lots import LotMarket
from criee.games.tokyo.markets.mackerel import Mackerel
from criee.games.tokyo.markets.market import FishMarket, Market
from criee.games.tokyo.markets.octopus import Octopus
from criee.games.tokyo.markets.printed import PrintedValues
from criee.games.tokyo.markets.rentals import Rentals
from criee.games.tokyo.markets.ships import Ships
from criee.games.tokyo.markets.squid import Squid
from criee.games.tokyo.markets.trading import Trading
from criee.games.tokyo.markets.used import UsedShips
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import AUCTION, BARTER, CRAB, SALMON, SNAPPER, TRADING, TUNA
from criee.games.tokyo.state import TokyoState


class Hall:
    def __init__(self, box: Box, codes: Codes) -> None:
        self.box = box
        self.mackerel = Mackerel(box, codes)
        self.octopus = Octopus(box, codes)
        self.shipyard = Ships(box, codes)
        self.used = UsedShips(box, codes)
        self.rentals = Rentals(box, codes)
        self.government = Government(box, codes)
        self.trading = Trading(box, codes)
        self.bank = Bank(box, codes)
        self.barter = Barter(box, codes)
        self.auction = Auction(box, codes)
        self.markets: list[Market] = [
            self.mackerel,
            Squid(box, codes),
            PrintedValues(TUNA, "K32", box, codes),  # three barrels landed start a sealed auction (phases/sealed.py)
            FishMarket(SNAPPER, "K34", box, codes),  # permits only; the tokens left set the value of those outside
            FishMarket(SALMON, "K35", box, codes),  # permits only; a fresh token is worth all salmon held
            self.octopus,
            Eel(box, codes),
            Fugu(box, codes),
            PrintedValues(CRAB, "K33", box, codes),  # as tuna, with two barrels
            self.shipyard,
            self.rentals,
            self.government,
            self.trading,
            self.bank,
            Aquarium(box, codes),
            self.used,
            self.barter,
            self.auction,
        ]

    def lot_market(self, number: i64) -> LotMarket:
        """The market where the lot is being laid out."""
        if number == TRADING:
            return self.trading
        if number == BARTER:
            return self.barter
        assert number == AUCTION
        return self.auction

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        """What the market being visited pays for one token now; 0 if it does not pay by the token."""
        return self.markets[s.market].price_for(s, kind) if s.market >= 0 else 0
