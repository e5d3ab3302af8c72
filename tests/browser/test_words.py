"""The page's own texts, and what the page must not know."""

from __future__ import annotations

import re

import pytest

from browser.quay import ROOT

WEB = ROOT / "web" / "src"
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and "art" not in path.parts]
# Text keys written whole, and those with a part filled in: t("close"), t(`way-${way}`).
WHOLE = re.compile(r"""\bt\((?:\w+[^()"']*\? )?["'`]([a-z][\w.-]*)["'`]""")
CHOSEN = re.compile(r"""\bt\([^()]*?\? ["']([\w.-]+)["'] : ["']([\w.-]+)["']""")


def keys(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in (WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        message = re.match(r"([a-z][\w-]*) =", line)
        attribute = re.match(r"\s+\.([\w-]+) =", line)
        if message:
            current = message[1]
        elif attribute:
            current = f"{current.split('.')[0]}.{attribute[1]}"
        if current:
            found.setdefault(current, set()).update(re.findall(r"\$(\w+)", line))
    return found


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


def test_every_text_that_is_used_exists() -> None:
    used = {key for path in SOURCES for key in WHOLE.findall(path.read_text(encoding="utf-8"))}
    for path in SOURCES:
        for pair in CHOSEN.findall(path.read_text(encoding="utf-8")):
            used.update(pair)
    assert len(used) > 80
    missing = {key for key in used if f"web-{key}" not in keys("en")}
    assert missing == set()


@pytest.mark.parametrize("game", [path.name for path in (ROOT / "src/criee/games").iterdir() if path.is_dir()])
def test_the_frame_knows_no_game(game: str) -> None:
    """A sixth game changes nothing in web/; so no game is named there."""
    if game.startswith("__"):
        return
    naming = [
        path.name for path in SOURCES if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert naming == []


def test_no_download_address_in_the_lock_file() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "http://" not in lock
