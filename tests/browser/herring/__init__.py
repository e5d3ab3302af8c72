"""The Last Herring, the sixth game of the tests: complete, in the one shape, and small enough to be read in a minute.

It is laid into a copy of the tree as `criee.games.herring`, installed as a foreign package `herring`, and bent by
tests/engine/broken*.py; so it imports itself by relative names.
"""

from .game import SIGN

__all__ = ["SIGN"]
