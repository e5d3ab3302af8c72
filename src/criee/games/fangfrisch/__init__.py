"""Fangfrisch / Cash-a-Catch, the Hamburg bell auction (Andreas Pelikan, Queen). An unofficial implementation."""

from criee.games.fangfrisch.game import SIGN

__all__ = ["SIGN"]
