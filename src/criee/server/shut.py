"""Why the hall does not open: what is wrong, where, and what to do about it, in the words of the person who asks."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final

from criee.engine.line import Arg, Line
from criee.words import Verbatim, Words

REASONS: Final = {
    errno.EACCES: "@cli-not-allowed",
    errno.EPERM: "@cli-not-allowed",
    errno.EISDIR: "@cli-is-folder",
    errno.ENOSPC: "@cli-no-space",
}
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
LONGEST: Final = 600  # characters of a path; Fluent takes no more than a thousand


class Shut(Exception):
    """The hall cannot open. `line` says why, in any language; as a string it is English."""

    def __init__(self, key: str, **args: Arg | Path) -> None:
        said = {name: shown(value) if isinstance(value, Path) else value for name, value in args.items()}
        self.line = Line(key, said)
        super().__init__(Words("", "en", []).text(key, **said))


def shown(path: Path) -> str:
    """Where a file really is: whoever typed a relative path may stand somewhere else than they think."""
    return Verbatim(str(path.absolute())[-LONGEST:])


def reason(error: OSError) -> str:
    """What people often meet is said in their language, the rest as the system says it."""
    return REASONS.get(error.errno or 0) or Verbatim(error.strerror or str(error))


def unwritable(path: Path, error: OSError) -> Shut:
    """A file of ours that cannot be opened or made."""
    return Shut("shut-disk" if error.errno in NO_ROOM else "shut-closed", file=path, text=reason(error))


def unusable(path: Path, error: sqlite3.Error) -> Shut:
    """A file of ours that SQLite cannot work with."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    text = Verbatim(str(error)[:LONGEST])
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Shut("shut-locked", file=path)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return Shut("shut-closed", file=path, text=text)
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return Shut("shut-disk", file=path, text=text)
    return Shut("shut-damaged", file=path, text=text)
