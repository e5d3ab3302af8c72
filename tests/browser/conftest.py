from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browser.quay import CHROMIUM, FLAGS, PATIENCE, ROOT, SHELL, Hall
from browser.window import Visit, new_window

playwright = pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, Playwright, expect, sync_playwright  # noqa: E402

expect.set_options(timeout=PATIENCE)  # as for everything else that is waited for

STATIC = ROOT / "src" / "criee" / "server" / "static"
collect_ignore = ["herring/tests"]  # of a game that is not in this tree: they run in a copy where it is


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if not CHROMIUM:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def built() -> None:
    """The page as it is served: built from the source as it stands."""
    sources = [path for folder in (ROOT / "web/src", ROOT / "src/criee/games") for path in folder.rglob("*")]
    newest = max(path.stat().st_mtime for path in sources if path.suffix in (".svelte", ".ts", ".css", ".ftl"))
    page = STATIC / "index.html"
    if page.exists() and page.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no Node to build the page with")
    if not (ROOT / "web/node_modules").exists():
        subprocess.run([npm, "ci"], cwd=ROOT / "web", check=True, capture_output=True)
    subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True, capture_output=True)


@pytest.fixture(scope="session")
def hall(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    opened = Hall(tmp_path_factory.mktemp("hall"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def own_hall(built: None, tmp_path: Path) -> Iterator[Hall]:
    """A hall for one test alone, to be killed or kept waiting; its bots take their time."""
    opened = Hall(tmp_path / "hall", bot_pause=1.0)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def stage() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browsers(stage: Playwright) -> Iterator[Callable[[str], Browser]]:
    """Started when first needed, and then kept."""
    started: dict[str, Browser] = {}

    def browser(path: str) -> Browser:
        if path not in started:
            started[path] = stage.chromium.launch(executable_path=path, args=FLAGS)
        return started[path]

    yield browser
    for one in started.values():
        one.close()


@pytest.fixture
def chromium(browsers: Callable[[str], Browser], request: pytest.FixtureRequest) -> Browser:
    """A bare one will do, but for what only a whole one has: notices, and touch as on a phone."""
    return browsers(CHROMIUM if request.node.get_closest_marker("whole") else SHELL)


@pytest.fixture
def visit(hall: Hall, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A fresh window on the hall; a test may ask for other settings by an indirect parameter."""
    wishes = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
    wishes.update(getattr(request, "param", {}))
    context = new_window(chromium, **wishes)
    visitor = Visit(context.new_page(), hall.url)
    visitor.page.goto(hall.url)
    visitor.page.wait_for_selector("article")
    yield visitor
    context.close()
    assert not visitor.complaints
