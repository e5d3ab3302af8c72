"""Little Big Fish (Igor Polouchine and David Perez, The Flying Games). An unofficial implementation."""

from criee.games.bigfish.game import SIGN

__all__ = ["SIGN"]
