"""Behind a reverse proxy: the server's further names, and whom limits are counted for."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from criee.server.address import networks
from server.guests import FREELY, HallProcess, orderly
from typed import criee

WISH = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "same"}]}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("hall") / "data"
    names = ("--host-name", "criee.example", "--host-name", "xn--crie-epa.example")
    with orderly(HallProcess(folder, FREELY, more=names)) as hall:
        yield hall


def test_a_given_name_is_answered_and_no_other(named: HallProcess) -> None:
    for name in ("criee.example", "Criee.Example", "criee.example:443", "xn--crie-epa.example"):
        assert named.http.get("/api/games", headers={"host": name}).status_code == 200, name
    for name in ("example", "www.criee.example", "criee.example.evil", "xcriee.example"):
        assert named.http.get("/api/games", headers={"host": name}).status_code == 421, name


def test_its_own_pages_may_open_tables_and_sit_down(named: HallProcess) -> None:
    """The proxy speaks https to browsers and http to us: only host and port of the origin have to be ours."""
    name = {"host": "criee.example"}
    own = named.http.post("/api/tables", json=WISH, headers={**name, "origin": "https://criee.example"})
    assert own.status_code == 201
    for origin in ("https://evil.example", "https://criee.example:8443", "null"):
        assert named.http.post("/api/tables", json=WISH, headers={**name, "origin": origin}).status_code == 403
    path = f"ws://criee.example/api/tables/{own.json()['table']}/ws"
    with call(named, path, origin=Origin("https://criee.example")) as guest:
        guest.send('{"type":"sit","since":0}')
        assert json.loads(guest.recv())["type"] == "table"
    with pytest.raises(InvalidStatus) as refusal:
        call(named, path, origin=Origin("https://evil.example"))
    assert refusal.value.response.status_code == 403


def call(hall: HallProcess, path: str, origin: Origin | None = None, asker: str = "") -> ClientConnection:
    headers = {"X-Forwarded-For": asker} if asker else {}
    line = socket.create_connection(("127.0.0.1", hall.port))
    return connect(path, sock=line, origin=origin, additional_headers=headers, compression=None).__enter__()


def asked_by(hall: HallProcess, *askers: str) -> int:
    """The status of an answer to somebody in front of so many proxies."""
    headers = [("x-forwarded-for", asker) for asker in askers]
    return hall.http.get("/api/games", headers=httpx.Headers(headers)).status_code


FEW = {**FREELY, "requests_at_once": 3, "requests_per_second": 0, "connections_per_address": 2}


def test_limits_are_counted_for_each_visitor_of_a_proxy(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FEW, more=("--proxy", "127.0.0.0/8", "--proxy", "2001:db8::/32"))
    assert [asked_by(hall, "198.51.100.1") for _ in range(4)] == [200, 200, 200, 429]
    assert asked_by(hall, "198.51.100.2") == 200
    for spoofed in (["203.0.113.7, 198.51.100.1"], ["203.0.113.8", "198.51.100.1"], ["127.0.0.1, 198.51.100.1"]):
        assert asked_by(hall, *spoofed) == 429, "only what the proxy itself added is believed"
    assert asked_by(hall, "198.51.100.1, 127.0.0.9") == 429, "through two proxies of ours"
    assert asked_by(hall, "198.51.100.1:4711") == 429, "some proxies add the port"
    assert [asked_by(hall, "[2001:db9::5]:4711") for _ in range(4)] == [200, 200, 200, 429]
    assert asked_by(hall, "2001:db9::5") == 429
    hall.stop()
    assert hall.errors() == ""


def test_connections_are_counted_for_each_visitor_of_a_proxy(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FEW, "requests_at_once": 1e6}, more=("--proxy", "127.0.0.1"))
    path = f"ws://127.0.0.1:{hall.port}/api/tables/{hall.open()['table']}/ws"
    here = [call(hall, path, asker=asker) for asker in ("198.51.100.1", "198.51.100.1", "198.51.100.2")]
    with pytest.raises(InvalidStatus) as refusal:
        call(hall, path, asker="198.51.100.1")
    assert refusal.value.response.status_code == 429
    for visitor in here:
        visitor.close()
    hall.stop()
    assert hall.errors() == ""


def test_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    for more in ((), ("--proxy", "192.0.2.1")):
        hall = HallProcess(tmp_path / f"data{len(more)}", FEW, more=more)
        assert [asked_by(hall, f"198.51.100.{i}") for i in range(4)] == [200, 200, 200, 429]
        hall.stop()


def test_proxies_are_known_by_both_kinds_of_address() -> None:
    """A server that listens on IPv6 and IPv4 at once sees addresses of IPv4 inside those of IPv6."""
    assert networks(("10.1.2.3/8", "127.0.0.1", "::1")) == (
        "10.0.0.0/8",
        "127.0.0.1/32",
        "::1/128",
        "::ffff:10.0.0.0/104",
        "::ffff:127.0.0.1/128",
    )


@pytest.mark.parametrize(
    ("typed", "english", "french"),
    [
        (["--host-name", wrong], "--host-name takes a plain name such as criee.example", "attend un simple nom")
        for wrong in (
            "https://criee.example",
            "criee.example:80",
            "criee.example/",
            "*.example",
            "",
            "a..b",
            "-a",
            "a b",
        )
    ]
    + [
        (["--proxy", wrong], "--proxy takes an IP address or a network", "attend une adresse IP ou un réseau")
        for wrong in ("nginx", "10.0.0.0/33", "10.0.0", "*", "", "http://10.0.0.1", "127.0.0.1:80")
    ],
)
def test_what_is_no_name_and_no_address_is_said(tmp_path: Path, typed: list[str], english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        said = criee(tmp_path, "serve", *typed, lang=lang)
        assert said.code == 2 and expected in said.wrong and not list(tmp_path.iterdir()), said.err


def test_the_command_takes_several_names_and_proxies(tmp_path: Path) -> None:
    """They get as far as the data folder, which is none."""
    (tmp_path / "data").write_text("")
    names = ["--host-name", "CRIEE.example", "--host-name", "criée.example", "--host-name", "hall_2"]
    said = criee(tmp_path, "serve", "--port", "0", *names, "--proxy", "127.0.0.1", "--proxy", "fd00::/8")
    assert said.code == 1 and "is a file, not a folder" in said.wrong
