"""Wasabi! (Joshua Cappel and Adam Gertzbein, Z-Man Games). An unofficial implementation."""

from criee.games.wasabi.game import SIGN

__all__ = ["SIGN"]
