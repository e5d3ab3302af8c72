"""Tsukiji Market, the WA-SA-BI duel (Emanuele Briano, Matagot). An unofficial implementation."""

from criee.games.tsukiji.game import SIGN

__all__ = ["SIGN"]
