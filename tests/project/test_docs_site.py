"""The site of the documents: `make docs` builds it strictly, so every link leads somewhere and every page is listed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from criee.games import packages

ROOT = Path(__file__).parent.parent.parent
FETCHED = re.compile(r'<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]*"')


def built(source: Path, target: Path) -> subprocess.CompletedProcess[str]:
    # Not --quiet: mkdocs then hears no warning, and nothing is strict.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(target)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=source, env=quiet, capture_output=True, text=True, check=False)


def test_the_site_is_built_strictly_and_asks_nobody_for_anything(tmp_path: Path) -> None:
    done = built(ROOT, tmp_path)
    assert done.returncode == 0, done.stderr
    files = list(tmp_path.rglob("*.html"))
    pages = {path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in files}
    wanted = [f"games/{game}/{page}.html" for game in packages() for page in ("rules", "rules.fr", "notation")]
    missing = {"index.html", "api/engine.html", "api/protocol.html", *wanted} - set(pages)
    assert not missing
    for name, page in pages.items():
        assert not FETCHED.findall(page), f"{name} fetches something from elsewhere"
    assert 'id="criee.engine.match.Match.play"' in pages["api/engine.html"]
    assert 'id="criee.server.messages.TableWish.seats"' in pages["api/protocol.html"]
    found = (tmp_path / "search/search_index.json").read_text(encoding="utf-8")
    assert "games/tsukiji/rules.fr.html" in found


def test_links_that_lead_nowhere_are_named(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "docs", copy / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    (copy / "src").symlink_to(ROOT / "src")
    broken = ["nowhere.md", "../src/criee/nothing.md", "notation.md#nothing", "../README.md#nothing"]
    with (copy / "docs/words.md").open("a", encoding="utf-8") as page:
        page.writelines(f"\n[x]({link})\n" for link in broken)
    (copy / "docs/orphan.md").write_text("# In no list of pages\n", encoding="utf-8")
    done = built(copy, tmp_path / "site")
    assert done.returncode != 0
    for said in ("nowhere.md", "nothing.md", "notation.md#nothing", "index.md#nothing", "orphan.md"):
        assert said in done.stderr, f"nothing is said of {said}:\n{done.stderr}"
