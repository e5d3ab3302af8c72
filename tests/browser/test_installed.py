"""The page can be installed: it opens without the hall and says so, and tells of one's turn who looks elsewhere."""

from __future__ import annotations

import json
import struct
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.icons import ICONS
from browser.play import await_turn, sit_down
from browser.quay import Hall
from browser.window import Visit, new_window

# Nobody looks at the page; what it would tell is written down instead of shown.
LOOK_AWAY = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, about) => {
    window.told.push([title, about.body]);
  };
}"""


# Whether two pictures, drawn equally large, differ by less than edges do that were smoothed otherwise.
ALIKE = """(pairs) => Promise.all(pairs.map(async ([one, other, side]) => {
  const drawn = await Promise.all([one, other].map(async (address) => {
    const picture = Object.assign(new Image(side, side), { src: address });
    await picture.decode();
    const paper = new OffscreenCanvas(side, side).getContext('2d');
    paper.drawImage(picture, 0, 0, side, side);
    return paper.getImageData(0, 0, side, side).data;
  }));
  let far = 0;
  for (let i = 0; i < drawn[0].length; i++) far += Math.abs(drawn[0][i] - drawn[1][i]);
  return far / drawn[0].length < 1;
}))"""


def installed(chromium: Browser, hall: Hall) -> Page:
    """A window whose browser keeps the shell."""
    context = new_window(chromium, locale="en-GB", reduced_motion="reduce", service_workers="allow")
    page = context.new_page()
    page.goto(hall.url)
    page.wait_for_selector("article")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return page


def test_the_manifest_and_what_it_names_are_there(hall: Hall) -> None:
    with urlopen(f"{hall.url}/manifest.json", timeout=10) as answer:
        manifest = json.load(answer)
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urlopen(f"{hall.url}{icon['src']}", timeout=10) as answer:
            assert answer.headers["content-type"].startswith(icon["type"])
            body = answer.read()
        if icon["type"] == "image/png":
            assert body.startswith(b"\x89PNG") and len(body) < 10_000
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_drawn_icons_show_the_drawing(visit: Visit, hall: Hall) -> None:
    """`make icons` was not forgotten after a change of the drawing."""
    pairs = [(f"/{name}", f"/{drawing}", side) for name, (drawing, side) in ICONS.items()]
    assert visit.page.evaluate(ALIKE, pairs) == [True] * len(pairs)


def test_without_the_hall_the_page_opens_and_says_so_then_finds_back(own_hall: Hall, chromium: Browser) -> None:
    page = installed(chromium, own_hall)
    sit_down(page, "tsukiji")
    await_turn(page)
    own_hall.kill()
    page.goto(own_hall.url)
    expect(page.get_by_role("alert")).to_contain_text("The hall does not answer")
    assert page.title() == "Criée"
    own_hall.open()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("article")
    page.locator(".board a[href^='/table/']").click()
    assert await_turn(page)
    page.context.close()


@pytest.mark.whole
def test_one_s_turn_is_told_to_whoever_asked_for_it(hall: Hall, chromium: Browser) -> None:
    page = installed(chromium, hall)
    page.context.grant_permissions(["notifications"], origin=hall.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    sit_down(page, "bigfish")
    await_turn(page)
    page.evaluate(LOOK_AWAY)
    for _ in range(6):  # somewhere in these the other one acts
        await_turn(page)
        if page.evaluate("window.told.length"):
            break
        page.locator(".moves [data-move]").first.evaluate("button => button.click()")
        page.wait_for_function("() => window.told.length || document.querySelector('.moves [data-move]')")
    page.wait_for_function("() => window.told.length")
    assert page.evaluate("window.told[0]")[0] == "Little Big Fish"
    page.context.close()


def test_whoever_is_not_allowed_is_told_why(hall: Hall, chromium: Browser) -> None:
    page = installed(chromium, hall)
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("Tell me when it is my turn")
    box.click()
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("does not allow")
    expect(box).not_to_be_checked()
    page.context.close()
