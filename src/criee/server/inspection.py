"""Inspection: is the file that lies in the data folder ours, whole, and not too new? Looks, and changes nothing.

Whatever SQLite would pass over in silence and then overwrite is refused here: a log whose database is gone, a log
whose beginning cannot be read, a database that lost its end. Files up to `READ_THROUGH` bytes are read through
(every page is where it belongs and can be taken apart); of larger ones only the header, the length, the list of tables
and both ends of each table are looked at, or a large hall would open late. Nothing here sees a wrong letter in a
page that is otherwise in order: SQLite keeps no checksums.
"""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from typing import Final

from criee.server.shut import Shut
from criee.words import Verbatim

READ_THROUGH: Final = 64 * 1024 * 1024  # bytes; read in a quarter of a second once they are in memory
MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100  # bytes of a database
LOG_HEADER: Final = 32
FRAME_HEADER: Final = 24  # before each page in the log
LOG_MAGIC: Final = (0x377F0682, 0x377F0683)
TABLES: Final = {"hall": "name", "matches": "number", "steps": "match", "news": "match"}  # and what they are sorted by


def inspect(path: Path, newest: int, patience: float) -> None:
    """Raises what is wrong if this database must not be opened. `newest` is the highest version that is understood."""
    log = path.with_name(f"{path.name}-wal")
    head = beginning(path)
    logged = log.stat().st_size if log.is_file() else 0
    if not head:
        if logged:
            raise Shut("shut-lone-log", file=path, where=Verbatim(log.name))
        return
    if not head.startswith(MAGIC):
        raise Shut("shut-foreign", file=path)
    if logged > LOG_HEADER and not log_begins_well(log):
        raise Shut("shut-bad-log", file=path, where=Verbatim(log.name))
    measure(path, head, logged)
    journal = path.with_name(f"{path.name}-journal")
    if journal.is_file() and journal.stat().st_size:
        return  # killed while the file was being made: SQLite takes that back first, and only a writer may
    look_inside(path, newest, patience, logged)


def beginning(path: Path) -> bytes:
    """The header; nothing if there is no file yet. Opened for writing too: what cannot be written is of no use.

    Closing a file lets go of every lock that SQLite holds on it in this process: so it comes before any connection.
    """
    if path.exists() and not path.is_file():
        raise Shut("shut-foreign", file=path)
    try:
        with path.open("r+b") as file:
            return file.read(HEADER)
    except FileNotFoundError:
        return b""


def measure(path: Path, head: bytes, logged: int) -> None:
    """A database that lost its end. Pages that are not in the file may stand in the log, if that has room for them."""
    size = path.stat().st_size
    if len(head) < HEADER:
        raise Shut("shut-short", file=path, found=str(size), known=str(HEADER))
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    pages = int.from_bytes(head[28:32], "big")
    if page < 512 or page & (page - 1) or head[24:28] != head[92:96]:
        return  # SQLite itself refuses such a page size, and does not trust such a count
    in_log = max(0, logged - LOG_HEADER) // (page + FRAME_HEADER)
    if size < (pages - in_log) * page:
        raise Shut("shut-short", file=path, found=str(size), known=str(pages * page))


def log_begins_well(log: Path) -> bool:
    """Whether SQLite would read this log at all: one whose header is wrong it takes for empty, and overwrites.

    The header is synced before anything follows it, so no crash leaves a wrong one with something behind it.
    """
    with log.open("rb") as file:
        head = file.read(LOG_HEADER)
    magic = int.from_bytes(head[:4], "big")
    if magic not in LOG_MAGIC:
        return False
    words = struct.unpack(">6I" if magic & 1 else "<6I", head[:24])
    first = second = 0
    for odd, even in zip(words[::2], words[1::2], strict=True):
        first = (first + odd + second) & 0xFFFFFFFF
        second = (second + even + first) & 0xFFFFFFFF
    return head[24:] == struct.pack(">2I", first, second)


def look_inside(path: Path, newest: int, patience: float, logged: int) -> None:
    """By a reader, which writes neither to the file nor to its log. Without a log it needs no locks either, and leaves
    nothing beside the file."""
    address = f"{path.absolute().as_uri()}?mode=ro{'' if logged else '&immutable=1'}"
    with closing(sqlite3.connect(address, timeout=patience, uri=True)) as reader:
        version = int(reader.execute("PRAGMA user_version").fetchone()[0])
        found = {name for (name,) in reader.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if "hall" not in found if version else found:
            raise Shut("shut-foreign", file=path)
        if version > newest:
            raise Shut("shut-newer", file=path, found=str(version), known=str(newest))
        for table, key in TABLES.items() if version else ():
            for way in ("ASC", "DESC"):
                reader.execute(f"SELECT * FROM {table} ORDER BY {key} {way} LIMIT 1").fetchall()
        if path.stat().st_size <= READ_THROUGH:
            said = str(reader.execute("PRAGMA quick_check(1)").fetchone()[0])
            if said != "ok":
                raise Shut("shut-damaged", file=path, text=Verbatim(said.splitlines()[-1]))
