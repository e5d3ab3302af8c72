"""Every refusal of The Last Herring is so."""

from __future__ import annotations

from refusals import Fact, Scene, hold


def few(scene: Scene) -> bool:
    """More is asked for than lies in the barrel, and the refusal says how much that is."""
    left = scene.position["herrings"]
    return bool(int(scene.words[1]) > left == scene.args["left"])


FACTS: dict[str, Fact] = {"refuse-few": few}


def test_every_refusal_is_so() -> None:
    """H2."""
    hold("herring", FACTS, matches=8)
