"""Takes a picture of every screen: `make screenshots`. Hall, five tables at each kind of decision, learn, rules, end.

Each at four sizes of window, in both languages and both themes, into build/screens; on contact sheets, one a game and
size, in build/screens/sheets. With --docs nothing but one small picture of each game, for README, into docs/pictures.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import Progress

from browser.play import ENDED, await_turn, offered, sit_at
from browser.quay import CHROMIUM, FLAGS, ROOT, Hall
from browser.window import PLAIN_LIKES

OUT = ROOT / "build" / "screens"
DOCS = ROOT / "docs" / "pictures"
SIZES = {"1280": (1280, 720), "1920": (1920, 1080), "768": (768, 1024), "390": (390, 844)}
LOOKS = [(language, theme) for language in ("en", "fr") for theme in ("day", "night")]
# How many sit down, and how many decisions are played in search of new kinds of them. Whoever is asked plays on by a
# rule of thumb that comes round to everything, not to win.
TABLES = {"tsukiji": (2, 60), "bigfish": (2, 60), "fangfrisch": (4, 40), "wasabi": (3, 60), "tokyo": (3, 90)}
MIDDLE = 12  # the decision that is shown as the middle of a match
SHOWN = {"tsukiji": 9, "bigfish": 14, "fangfrisch": 8, "wasabi": 17, "tokyo": 0}  # the decision that README shows
MOMENT = "() => document.querySelector('.log-entries')?.innerText + document.querySelector('.moves')?.innerText"
SMALL = (800, 450)  # pixels of a picture in README and docs
TILE = 460  # pixels: how wide a picture is on a contact sheet


class Album:
    """The pictures, by game and size."""

    def __init__(self, browser: Browser, hall: Hall, few: bool) -> None:
        self.browser = browser
        self.hall = hall
        self.looks = [LOOKS[0], LOOKS[-1]] if few else LOOKS
        self.taken: dict[tuple[str, str], list[Path]] = {}

    def window(self, likes: dict[str, Any] | None = None) -> Page:
        context = self.browser.new_context(locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(self.hall.url)
        wanted = {**json.loads(PLAIN_LIKES), "moves": False, "sound": False, **(likes or {})}
        page.evaluate("likes => localStorage.setItem('criee.likes', likes)", json.dumps(wanted))
        page.reload()
        page.wait_for_selector("article")
        return page

    def take(self, page: Page, chapter: str, name: str) -> None:
        """One screen in all sizes, languages and themes."""
        for language, theme in self.looks:
            page.evaluate(SPEAK, language.upper())
            page.wait_for_timeout(150)
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(150)
                file = OUT / chapter / f"{name}-{size}-{language}-{theme}.png"
                file.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=file, full_page=chapter == "hall")
                self.taken.setdefault((chapter, size), []).append(file)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.evaluate(SPEAK, "EN")

    def sheets(self) -> None:
        """One a chapter and size; drawn by the browser, so nothing more has to be installed."""
        page = self.browser.new_page()
        for (chapter, size), files in self.taken.items():
            pictures = "".join(FIGURE.format(file=file.as_uri(), name=file.stem) for file in files)
            sheet = OUT / "sheets" / f"{chapter}-{size}.html"
            sheet.parent.mkdir(parents=True, exist_ok=True)
            sheet.write_text(SHEET.replace("PICTURES", pictures), encoding="utf-8")
            page.set_viewport_size({"width": 4 * (TILE + 8) + 24, "height": 800})
            page.goto(sheet.as_uri())
            page.wait_for_load_state("networkidle")
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)

    def shrink(self, picture: Path, target: Path) -> None:
        """A picture for README and docs: small, since it is kept for ever."""
        width, height = SMALL
        page = self.browser.new_page(viewport={"width": width, "height": height})
        frame = picture.with_suffix(".html")
        frame.write_text(f"<body style='margin:0'><img width='{width}' src='{picture.as_uri()}'>", encoding="utf-8")
        page.goto(frame.as_uri())
        page.screenshot(path=target)
        page.close()


# The switch of languages may be behind a menu on a narrow window: it is there all the same.
SPEAK = "word => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === word)?.click()"
FIGURE = "<figure><img src='{file}'><figcaption>{name}</figcaption></figure>"
SHEET = f"""<!doctype html><meta charset="utf-8"><style>
body {{ display: grid; grid-template-columns: repeat(4, {TILE}px); gap: 8px; margin: 8px; font: 13px sans-serif; }}
figure {{ margin: 0; }} img {{ width: 100%; display: block; }} figcaption {{ padding: 2px 0 6px; }}
</style>PICTURES"""


def sit(album: Album, game: str) -> Page:
    page = album.window()
    sit_at(page, album.hall, game, TABLES[game][0], nickname="Inès")  # a deal that is always the same
    return page


def play_on(page: Page, turn: int) -> None:
    before = page.evaluate(MOMENT)
    page.eval_on_selector_all(".moves [data-move]", "(all, at) => all[at % all.length].click()", 5 * turn + 2)
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


def take_picture(album: Album, game: str) -> None:
    """One for README: the table in the middle of a match."""
    page = sit(album, game)
    page.set_viewport_size({"width": 1280, "height": 720})
    for turn in range(SHOWN[game]):
        await_turn(page)
        play_on(page, turn)
    await_turn(page)
    OUT.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=OUT / f"{game}.png")
    album.shrink(OUT / f"{game}.png", DOCS / f"{game}.png")
    page.context.close()


def take_table(album: Album, game: str, tell: Any) -> None:
    """Early, in the middle, at each new kind of decision, and the end."""
    decisions = TABLES[game][1]
    page = sit(album, game)
    kinds: set[str] = set()
    for turn in range(decisions):
        tell()
        if not await_turn(page):
            break
        moves = offered(page)
        verbs = {word if (word := move.split()[0]).isalpha() else "squares" for move in moves}
        kind = "-".join(sorted(verbs))
        if kind not in kinds or turn == MIDDLE:
            album.take(page, game, f"{turn:02d}-{kind if kind not in kinds else 'middle'}")
        kinds.add(kind)
        play_on(page, turn)
    page.context.close()


def take_ends(album: Album, game: str) -> None:
    """Bots play it out; then the score sheet, and the table behind it; the rules; the first screen of a lesson."""
    page = album.window()
    sign = page.locator(f"article[aria-labelledby='sign-{game}']")
    sign.get_by_role("button", name="Learn").first.click()
    page.wait_for_selector("[data-go-on]")
    album.take(page, game, "learn")
    page.get_by_role("button", name="End the lesson").click()
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule]")
    album.take(page, game, "rules")
    page.goto(album.hall.url)
    sign.get_by_role("button", name="Watch").first.click()
    page.wait_for_selector(ENDED, timeout=240_000)
    album.take(page, game, "end")
    page.keyboard.press("Escape")
    album.take(page, game, "end-table")
    page.context.close()


def take_hall(album: Album) -> None:
    page = album.window()
    album.take(page, "hall", "empty")
    page.context.close()
    page = album.window({"nickname": "Inès"})
    kept = [
        {"id": f"table{i}", "game": list(TABLES)[i % 5], "seats": [], "names": ["Inès", "Bo"]}
        | {"when": 1.79e12 - i * 7e7, "status": "over" if i > 6 else "playing"}
        | {"outcome": {"winners": [i % 2], "scores": [20 + i, 25]} if i > 6 else None}
        for i in range(20)
    ]
    page.evaluate("kept => localStorage.setItem('criee.tables', kept)", json.dumps(kept))
    page.reload()
    page.wait_for_selector(".board li a")
    album.take(page, "hall", "twenty")
    page.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("chapters", nargs="*", help="hall, or names of games; everything if none is named")
    asked.add_argument("--few", action="store_true", help="only English by day and French by night: twice as fast")
    asked.add_argument("--docs", action="store_true", help="renew the pictures of README, nothing else")
    wanted = asked.parse_args()
    chapters = wanted.chapters or (list(TABLES) if wanted.docs else ["hall", *TABLES])
    with tempfile.TemporaryDirectory() as data, sync_playwright() as stage, Progress() as progress:
        hall = Hall(Path(data))
        hall.open()
        try:
            album = Album(stage.chromium.launch(executable_path=CHROMIUM, args=FLAGS), hall, wanted.few)
            for chapter in chapters:
                shutil.rmtree(OUT / chapter, ignore_errors=True)
                bar = progress.add_task(chapter, total=TABLES.get(chapter, (0, 1))[1])
                if wanted.docs:
                    take_picture(album, chapter)
                elif chapter == "hall":
                    take_hall(album)
                else:
                    take_table(album, chapter, lambda bar=bar: progress.advance(bar))
                    take_ends(album, chapter)
                progress.update(bar, completed=TABLES.get(chapter, (0, 1))[1])
            album.sheets()
        finally:
            hall.close()
    print(f"look at {DOCS if wanted.docs else OUT / 'sheets'}")


if __name__ == "__main__":
    main()
