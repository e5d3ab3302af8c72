"""The built table of a foreign game: the one file that its sign names is served, and nothing else of its package."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from browser.annex import install
from criee import games
from criee.engine.line import Impossible
from server.guests import FREELY, HallProcess, orderly

LONG = "n" * 5000 + ".js"
MODULE = "export const mount = () => ({ update() {}, destroy() {} }); // « hareng »\n"


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallProcess]:
    shelf = tmp_path / "shelf"
    (install(shelf, "web/table.js") / "web/table.js").write_text(MODULE, encoding="utf-8")
    with orderly(HallProcess(tmp_path / "data", FREELY, shelf=shelf)) as process:
        yield process


def test_only_the_module_that_is_named_is_served(hall: HallProcess) -> None:
    cards = {card["name"]: card.get("table", "") for card in hall.http.get("/api/games").json()["games"]}
    assert cards.pop("herring") == "/api/games/herring/table"
    assert set(cards.values()) == {""}

    served = hall.http.get("/api/games/herring/table")
    assert (served.status_code, served.text) == (200, MODULE)
    assert served.headers["content-type"] == "text/javascript; charset=utf-8"
    assert served.headers["cache-control"] == "no-cache"
    assert served.headers["x-content-type-options"] == "nosniff"
    mark = served.headers["etag"]
    again = hall.http.get("/api/games/herring/table", headers={"if-none-match": f'W/{mark}, "other"'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    changed = hall.http.get("/api/games/herring/table", headers={"if-none-match": '"other"'})
    assert changed.status_code == 200

    ours = hall.http.get("/api/games/tsukiji/table")
    assert (ours.status_code, ours.json()["message"]) == (404, "game 'tsukiji': brings no built table")
    for path in ("herring/table/game.py", "herring/game.py", "..%2Fherring/table", "herring/table/..%2F..%2Fgame.py"):
        assert hall.http.get(f"/api/games/{path}").status_code == 404


def stall(shelf: Path, name: str, table: str) -> None:
    """A package with a sign that names a table, and nothing behind it."""
    package = shelf / name
    (package / "web").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from criee.engine.game import Sign\n"
        f"SIGN = Sign({name!r}, 1, (2, 2), 1, 1, 'X', [], lambda *_: None, {table!r})\n"
    )
    (package / "web/table.js").write_text(MODULE, encoding="utf-8")
    (package / "web/link.js").symlink_to(shelf / "outside.js")
    (package / "web/folder.js").mkdir()


@pytest.mark.parametrize(
    "table",
    ["web/none.js", "../outside.js", "web/../../outside.js", "/etc/hostname.js", "web/link.js", "web/folder.js"]
    + ["__init__.py", "web", ".", "..", "web/table.js\0.js", "web\\table.js", LONG],
)
def test_a_sign_that_names_no_module_of_its_package_is_told_so(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "outside.js").write_text("secret", encoding="utf-8")
    names = {
        name: f"{name}{sha256(table.encode()).hexdigest()[:8]}" for name in ("wrong", "right")
    }  # what is imported stays
    stall(tmp_path, names["wrong"], table)
    stall(tmp_path, names["right"], "web/table.js")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "packages", lambda: {name: name for name in names.values()})
    assert games.built_table(names["right"]).decode() == MODULE
    with pytest.raises(Impossible, match=r"is no \.js file in the package of") as refused:
        games.built_table(names["wrong"])
    assert refused.value.line is not None and refused.value.line.key == "wrong-module"
    assert len(str(refused.value)) < 300
