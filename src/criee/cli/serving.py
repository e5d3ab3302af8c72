"""`criee serve`: opens the hall in a browser."""

from __future__ import annotations

from pathlib import Path

import typer

from criee.cli.common import whole_number


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on."),
    port: int = typer.Option(
        8765,
        parser=whole_number("--port", 0, 65535),
        metavar="NUMBER",
        help="The port to listen on; 0 takes any free one.",
    ),
    lan: bool = typer.Option(False, "--lan", help="Let people on the local network join; shows a QR code."),
    data: Path = typer.Option(Path("data"), help="Where tables are kept."),
    browser: bool = typer.Option(True, help="Open the hall in a browser."),
) -> None:
    """Open the hall: play in a browser, alone, with friends or against bots."""
    from criee.server.run import serve as run  # the server is only loaded when it is wanted

    run(host="0.0.0.0" if lan else host, port=port, data=data, open_browser=browser)
