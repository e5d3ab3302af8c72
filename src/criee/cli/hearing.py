"""What people type, understood: a number of the list, or a move in notation, in small or capital letters."""

from __future__ import annotations

from typing import Any

from criee.engine.game import Game


def meant(game: Game[Any], moves: list[int], typed: str) -> int:
    """The move behind what was typed, legal or not; ValueError if it is none, Refused if the rules never allow it."""
    if typed.isascii() and typed.isdecimal():
        return by_number(moves, typed)
    return by_notation(game, moves, " ".join(typed.split()))


def by_number(moves: list[int], typed: str) -> int:
    if len(typed) > len(str(len(moves))) or not 1 <= int(typed) <= len(moves):
        raise ValueError(typed)
    return moves[int(typed) - 1]


def by_notation(game: Game[Any], moves: list[int], words: str) -> int:
    try:
        return game.parse(words)
    except ValueError:
        pass
    for codes in (moves, range(game.space)):
        found = [code for code in codes if game.describe(code).casefold() == words.casefold()]
        if len(found) == 1:
            return found[0]
    return game.parse(words.lower())  # what is well said but never allowed is refused by its rule in capitals too
