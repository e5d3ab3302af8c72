"""What `make docs` shows besides docs/: README and its like, each game's rules and notation, the API from docstrings.

Everything is found by looking: a new game, or a new module of the engine, is on the site without a change here.
Links are written for somebody who reads the files where they lie; here they are turned to where the pages are.
mkdocs calls the functions that begin with `on_`.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
GAMES = sorted(path.parent for path in SOURCE.glob("criee/games/*/RULES.md"))
OF_A_GAME = {"RULES.md": "Rules", "RULES.fr.md": "Règles", "NOTATION.md": "Notation"}
BESIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
}
FOLDERS = {"src/criee/games": "games/index.md"}
API = {"engine": ("criee/engine/*.py", False), "protocol": ("criee/server/messages.py", True)}  # where; fields too?
LINK = re.compile(r"(?<=\]\()(?![a-z]+:)[^)#\s]+")  # the target of a link within the repository, without its anchor


def page_of(game: Path, name: str) -> str:
    return f"games/{game.name}/{name.lower()}"


def brought() -> dict[str, str]:
    """Each file outside docs/ that becomes a page, and which."""
    games = {f"{game.relative_to(ROOT).as_posix()}/{name}": page_of(game, name) for game in GAMES for name in OF_A_GAME}
    return {**BESIDE, **games}


PAGES = brought()
ORIGINS = {page: origin for origin, page in PAGES.items()}


def title(game: Path) -> str:
    return (game / "RULES.md").read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def list_of_games() -> str:
    rows = []
    for game in GAMES:
        links = [f"[{said}]({game.name}/{name.lower()})" for name, said in OF_A_GAME.items()]
        rows.append(f"- **{title(game)}**: {' · '.join(links)}")
    return "\n".join(["# The games", "", *rows, ""])


def reference(name: str) -> str:
    """A page of the API: what the docstrings of some modules say."""
    where, fields = API[name]
    found = sorted(path for path in SOURCE.glob(where) if path.name != "__init__.py")
    modules = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found]
    options = f"    options:\n      show_if_no_docstring: {str(fields).lower()}"
    return "\n\n".join([f"# API: {name}", *(f"::: {module}\n{options}" for module in modules), ""])


def on_config(config: MkDocsConfig) -> None:
    games: list[Any] = [
        {title(game): [{said: page_of(game, name)} for name, said in OF_A_GAME.items()]} for game in GAMES
    ]
    api = [f"api/{name}.md" for name in API]
    config.nav = [*(config.nav or []), {"Games": ["games/index.md", *games]}, {"API": api}]


def on_files(files: Files, config: MkDocsConfig) -> None:
    texts = {page: (ROOT / origin).read_text(encoding="utf-8") for origin, page in PAGES.items()}
    texts["games/index.md"] = list_of_games()
    texts |= {f"api/{name}.md": reference(name) for name in API}
    for page, text in texts.items():
        files.append(File.generated(config, page, content=text))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    origin = ORIGINS.get(here, f"docs/{here}")
    return LINK.sub(lambda link: turned(link[0], origin, here), markdown)


def turned(link: str, origin: str, here: str) -> str:
    """A link between files as one between pages. What leads to no page stays as it is: mkdocs will say so."""
    target = normpath(join(dirname(origin), link))
    page = PAGES.get(target) or FOLDERS.get(target) or target.removeprefix("docs/")
    return relpath(page, dirname(here) or ".")
