"""The data folder: made if it is missing, one server's alone, and not for others to read."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from criee.server.shut import Shut, reason, unusable


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Shut("shut-file", file=folder) from None
    except OSError as error:
        raise Shut("shut-folder", file=folder, text=reason(error)) from None


def take_lock(path: Path) -> sqlite3.Connection:
    """One server per folder. The lock is SQLite's own: it works everywhere and dies with its process."""
    try:
        lock = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        wrong = unusable(path, error)
        if wrong.line.key == "shut-locked":
            wrong = Shut("shut-busy", file=path.parent)
        elif wrong.line.key == "shut-damaged":
            wrong = Shut("shut-lock", file=path)
        raise wrong from None
    return lock


def make_private(path: Path) -> None:
    """Nobody else on this machine may read hidden cards or the hall's key. Done before SQLite makes its log, which
    takes the rights of the file it belongs to."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        file = path.with_name(name)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)
