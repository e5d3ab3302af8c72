"""`criee serve`: opens the hall in a browser."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Final

import typer

from criee.cli.common import whole_number
from criee.cli.saying import Mistake, complain, language
from criee.engine.line import shown
from criee.words import Words

LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
NAME: Final = re.compile(rf"{LABEL}(\.{LABEL})*")
LONGEST_NAME: Final = 253


def plain_name(typed: str) -> str:
    """A host name as browsers send it: in small letters, and accents in the way the network writes them."""
    name = typed.strip().lower()
    try:
        name = name.encode("idna").decode()
    except UnicodeError:
        name = ""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise Mistake("cli-host-name", found=shown(typed))
    return name


def network(typed: str) -> str:
    """An address or a network in CIDR notation."""
    try:
        return str(ipaddress.ip_network(typed.strip(), strict=False))
    except ValueError:
        raise Mistake("cli-proxy", found=shown(typed)) from None


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(
        8765,
        parser=whole_number("--port", 0, 65535),
        metavar="NUMBER",
        help="The port to listen on; 0 takes any free one.",
    ),
    lan: bool = typer.Option(
        False,
        "--lan",
        help="Listen on every address, whatever --host says; shows a QR code.",
    ),
    data: Path = typer.Option(Path("data"), help="Where tables are kept."),
    browser: bool = typer.Option(True, help="Open the hall in a browser."),
    host_name: list[str] = typer.Option(
        [],
        parser=plain_name,
        metavar="NAME",
        help="A further name by which people call the server, such as that of a reverse proxy. Repeatable.",
    ),
    proxy: list[str] = typer.Option(
        [],
        parser=network,
        metavar="ADDRESS",
        help="A reverse proxy, by its IP address or network: it is believed when it says for whom it asks "
        "(X-Forwarded-For, X-Forwarded-Proto). Repeatable.",
    ),
) -> None:
    """Open the hall: play in a browser, alone, with friends or against bots."""
    from criee.server.run import serve as run  # the server is only loaded when it is wanted
    from criee.server.shut import Shut

    at = "0.0.0.0" if lan else host
    try:
        run(at, port, data, browser, hosts=tuple(host_name), proxies=tuple(proxy))
    except Shut as why:
        complain(Words("", language(""), []).text(why.line.key, **why.line.args))
        raise typer.Exit(1) from None
