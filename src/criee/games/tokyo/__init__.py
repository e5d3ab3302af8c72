"""Tokyo Tsukiji Market (Jordan Draper). An unofficial implementation."""

from criee.games.tokyo.game import SIGN

__all__ = ["SIGN"]
