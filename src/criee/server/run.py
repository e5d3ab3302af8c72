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
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path

import msgspec
import segno
import uvicorn
from starlette.applications import Starlette

from criee.server.app import make_app
from criee.server.guard import Guard
from criee.server.limits import Limits
from criee.server.lobby import Lobby
from criee.server.store import Busy, Store
from criee.server.table import House
from criee.server.thinking import Pool
from criee.server.wire import Wire

TIDY_EVERY = 30.0  # seconds
HAND_OVER = 0.0005  # seconds after which a busy event loop lets the store's thread go on: it needs little, but soon
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path = Path("data"),
    open_browser: bool = True,
    *,
    limits: Limits | None = None,
    hosts: tuple[str, ...] = (),
    heads: int | None = None,
) -> None:
    """Runs until it is stopped. A host that is not this machine alone invites the local network, with a QR code.

    `hosts` are further names the server may be called by, as behind a proxy; `heads` bounds the bots' processes.
    """
    limits = limits or Limits()
    door = listen(host, port)
    try:
        store = Store(data)
    except Busy as error:
        sys.exit(f"criee: {error}")
    port = door.getsockname()[1]
    lan = "" if host in LOOPBACK else f"http://{lan_address(host)}:{port}"
    here = f"http://{'localhost' if host in (*LOOPBACK, '0.0.0.0', '::') else host}:{port}"

    @asynccontextmanager
    async def hours(app: Starlette) -> AsyncIterator[None]:
        async with opened(app, store, limits, heads):
            greet(here, lan)
            if open_browser:
                asyncio.get_running_loop().call_later(0.2, webbrowser.open, here)
            yield

    app = make_app(hours)
    app.state.lan = lan
    names = (socket.gethostname().lower(), f"{socket.gethostname().lower()}.local", *hosts)
    config = uvicorn.Config(
        Guard(app, limits, names),
        http="httptools" if has("httptools") else "auto",
        ws=Wire,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    config.load()
    uvicorn.Server(config).run(sockets=[door])


@asynccontextmanager
async def opened(app: Starlette, store: Store, limits: Limits, heads: int | None) -> AsyncIterator[None]:
    """Store, bots and lobby, from opening time to closing time."""
    loop = asyncio.get_running_loop()
    store.start(loop.call_soon, loop.call_soon_threadsafe)
    pool = Pool(heads, limits.bot_budget)
    lobby = app.state.lobby = Lobby(House(store, pool, limits, loop))
    tidying = loop.create_task(every(TIDY_EVERY, lobby.tidy))
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


def has(module: str) -> bool:
    try:
        __import__(module)
    except ImportError:
        return False
    return True


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        sys.exit(f"criee: cannot listen on {host}:{port}: {error.strerror}. Try another --port.")
    door.listen(1024)
    return door


def lan_address(host: str) -> str:
    """The address by which others on the local network reach this machine. No packet is sent."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def greet(here: str, lan: str) -> None:
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
    said = parser.parse_args()
    limits = msgspec.json.decode(said.limits, type=Limits)
    serve(said.host, said.port, said.data, False, limits=limits, heads=said.heads)


if __name__ == "__main__":
    main()
