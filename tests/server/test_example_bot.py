"""The bot in docs/ is run as it stands there: it joins with a link and plays a match to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.guests import HallProcess

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


def test_two_example_bots_play_each_other(hall: HallProcess) -> None:
    table = hall.open("open open")["table"]
    command = [sys.executable, str(BOT), hall.url, table]
    bots = [subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in ("Ana", "Bo")]
    said = [bot.communicate(timeout=60)[0] for bot in bots]
    assert said[0] == said[1] and "winners" in said[0]
    summary = hall.http.get(f"/api/tables/{table}").json()
    assert summary["status"] == "over" and {seat["name"] for seat in summary["seats"]} == {"Ana", "Bo"}


def test_the_bot_has_about_thirty_lines() -> None:
    code = [line for line in BOT.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 32
