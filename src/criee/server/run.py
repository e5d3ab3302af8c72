"""Opens the hall: `serve` starts the server and shows where it is."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from io import StringIO, TextIOWrapper
from pathlib import Path

import msgspec
import segno
import uvicorn
from starlette.applications import Starlette

from criee.server.address import addresses, listen, networks
from criee.server.app import make_app
from criee.server.backroom import Backroom
from criee.server.bot_pool import Pool
from criee.server.door import DoorConfig
from criee.server.guard import Guard
from criee.server.limits import Limits
from criee.server.lobby import Lobby
from criee.server.logbook import keep_log
from criee.server.rehearsal import fitting_wire
from criee.server.shut import Shut
from criee.server.store import Store

TIDY_EVERY = 30.0  # seconds, at most
HAND_OVER = 0.0005  # seconds after which a busy event loop lets the store's thread go on: it needs little, but soon


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path = Path("data"),
    open_browser: bool = True,
    *,
    limits: Limits | None = None,
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    heads: int | None = None,
) -> None:
    """Runs until it is stopped, or raises Shut. A host that is not this machine alone invites the local network, with
    a QR code.

    `hosts` are further names the server may be called by, as behind a proxy; `proxies` are addresses or networks of
    reverse proxies, who are believed when they say for whom they ask; `heads` bounds the bots' processes.
    """
    limits = limits or Limits()
    door = listen(host, port)
    store = Store(data)
    book = keep_log(sys.stderr)
    here, lan = addresses(host, door)

    @asynccontextmanager
    async def hours(app: Starlette) -> AsyncIterator[None]:
        async with opened(app, store, limits, heads):
            greet(here, lan)
            if open_browser:
                asyncio.get_running_loop().call_later(0.2, webbrowser.open, here)
            turning = asyncio.create_task(every(TIDY_EVERY, book.turn))
            yield
            turning.cancel()
        book.turn(closing=True)

    app = make_app(hours)
    app.state.lan = lan
    own = socket.gethostname().lower()
    proxies = networks(proxies)
    guard = Guard(app, limits, (host.lower(), own, f"{own}.local", *hosts))
    config = DoorConfig(
        guard,
        limits,
        guard.purses,
        proxies,
        fitting_wire(),
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
    )
    config.load()
    with suppress(KeyboardInterrupt):  # that is how one closes the hall
        uvicorn.Server(config).run(sockets=[door])


@asynccontextmanager
async def opened(app: Starlette, store: Store, limits: Limits, heads: int | None) -> AsyncIterator[None]:
    """Store, bots and lobby, from opening time to closing time."""
    loop = asyncio.get_running_loop()
    store.start(loop.call_soon, loop.call_soon_threadsafe)
    pool = Pool(heads, limits.bot_budget)
    lobby = app.state.lobby = Lobby(Backroom(store, pool, limits, loop))
    tidying = loop.create_task(every(min(TIDY_EVERY, max(1.0, limits.idle_seconds)), lobby.tidy))
    sys.setswitchinterval(HAND_OVER)
    gc.collect()
    gc.freeze()  # what is loaded now stays: the collector need not look at it again
    gc.set_threshold(5_000, 5, 200)  # small turns: nobody waits more than some milliseconds for them
    try:
        yield
    finally:
        tidying.cancel()
        for table in lobby.tables.values():
            table.driver.stop()
        await pool.close()
        await asyncio.to_thread(store.close)


async def every(seconds: float, act: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            act()
        except Exception:
            logging.getLogger("criee").exception("tidying failed")


def greet(here: str, lan: str) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may have no é, and no blocks for a QR code
    print(f"Criée is open: {here}", flush=True)
    if lan:
        code = StringIO()
        segno.make(lan, error="m", micro=False).terminal(code, compact=True)
        print(f"On the local network: {lan}\n{code.getvalue()}", flush=True)


def main() -> None:
    """For tests and benchmarks: the same server, with limits of one's own."""
    parser = ArgumentParser(prog="python -m criee.server.run")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--limits", default="{}", help="JSON: fields of criee.server.limits.Limits")
    parser.add_argument("--heads", type=int, default=None)
    parser.add_argument("--host-name", action="append", default=[])
    parser.add_argument("--proxy", action="append", default=[])
    said = parser.parse_args()
    limits = msgspec.json.decode(said.limits, type=Limits)
    names, proxies = tuple(said.host_name), tuple(said.proxy)
    try:
        serve(said.host, said.port, said.data, False, limits=limits, hosts=names, proxies=proxies, heads=said.heads)
    except Shut as why:
        sys.exit(f"criee: {why}")


if __name__ == "__main__":
    main()
