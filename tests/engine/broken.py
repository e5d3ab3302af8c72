"""Two honest games to be broken: one with sealed bids, and the small one of the browser's tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from browser.herring.game import SIGN as HERRING
from browser.herring.game import Herring
from browser.herring.phases.take import Take
from criee.engine.components import Components, read_toml
from criee.engine.game import Game
from criee.engine.options import Options
from criee.games import open_game
from criee.games.tsukiji.game import SIGN, Tsukiji

LEAK = "hidden things change no byte"
BOX = Path(__file__).parents[1] / "browser/herring/components.toml"
BARREL = Components(read_toml(BOX.read_text(encoding="utf-8"), BOX.name))
View = Mapping[str, object]
Case = tuple[str, Callable[[], Game[Any]], str]  # its name, how it is opened, the promise that it breaks


def opened(kind: type[Tsukiji]) -> Game[Any]:
    return kind(SIGN, Options(SIGN.options, {}), open_game("tsukiji").components)


def barrel(kind: type[Herring] = Herring, take: Take | None = None) -> Game[Any]:
    game = kind(HERRING, Options(HERRING.options, {}), BARREL)
    if take is not None:
        game.phases[0] = take
    return game


def taking(take: type[Take]) -> Callable[[], Game[Any]]:
    return lambda: barrel(take=take())
