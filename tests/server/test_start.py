"""The hall does not open: whatever is wrong is said in one sentence, and whatever lies there is left as it is."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from criee.server import inspection
from criee.server.address import deaf
from criee.server.shut import Shut
from criee.server.store import Store
from server.guests import FREELY, HallProcess

PLAIN = "from criee.server.run import main; main()"
NOBODY = 65534
# What binds other users does not bind root: so the server is loaded by root and run by nobody.
AS_NOBODY = f"""
import encodings.idna
import os
from criee.server import run
from criee.words import Words
Words("", "en", [])
if os.getuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
run.main()
"""
NO_ROOM = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); {PLAIN}"


def refused(data: Path, *more: str, program: str = PLAIN) -> str:
    """The one sentence with which a server ends that could not start."""
    command = [sys.executable, "-c", program, "--port", "0", "--data", str(data), "--heads", "1", *more]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    opened = server.stdout.readline()
    if opened:
        server.kill()
    _, said = server.communicate()
    assert not opened, f"it is open: {said}"
    assert server.returncode == 1, said
    assert said.startswith("criee: ") and len(said.splitlines()) == 1, said
    return said.removeprefix("criee: ").strip()


def lying(data: Path) -> dict[str, bytes]:
    """What lies in a folder, beside empty files and SQLite's index of the log, which is made anew each time."""
    files = [path for path in data.iterdir() if path.is_file() and path.stat().st_size]
    return {path.name: path.read_bytes() for path in files if not path.name.endswith("-shm")}


def fill(data: Path, matches: range) -> sqlite3.Connection:
    """A hall in which something was played. As long as the connection lives, what it wrote stands in the log."""
    Store(data).close()
    disk = sqlite3.connect(data / "criee.db", isolation_level=None)
    disk.execute("PRAGMA wal_autocheckpoint = 0")
    disk.execute("BEGIN")
    disk.executemany("INSERT INTO matches VALUES (?, ?, 0, ?)", [(n, f"table{n}", "{}" * 60) for n in matches])
    steps = [(n, seq, 0, f"bid {seq}", 0, 0) for n in matches for seq in range(40)]
    disk.executemany("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?)", steps)
    disk.execute("COMMIT")
    return disk


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """As after closing time: one file, no log."""
    folder = tmp_path / "data"
    fill(folder, range(1, 200)).close()
    assert not (folder / "criee.db-wal").exists() and (folder / "criee.db").stat().st_size > 100_000
    return folder


@pytest.fixture
def hot(tmp_path: Path) -> Path:
    """As after kill -9: some of it in the file, the rest in the log only."""
    made, folder = tmp_path / "made", tmp_path / "hot"
    fill(made, range(1, 100)).close()
    disk = fill(made, range(100, 200))
    folder.mkdir()
    for name in ("criee.db", "criee.db-wal"):
        shutil.copy(made / name, folder / name)
    disk.close()
    return folder


def overwrite(path: Path, start: int, junk: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(junk)


def rubbish(size: int) -> bytes:
    return Random(11).randbytes(size)


def cut(path: Path, size: int) -> None:
    os.truncate(path, size if size > 0 else path.stat().st_size + size)


def another_program(path: Path) -> None:
    path.unlink()
    disk = sqlite3.connect(path)
    disk.execute("CREATE TABLE recipes (fish TEXT)")
    disk.close()


def newer(path: Path) -> None:
    disk = sqlite3.connect(path)
    disk.execute("PRAGMA user_version = 99")
    disk.close()


def folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


def no_steps(path: Path) -> None:
    disk = sqlite3.connect(path)
    disk.execute("ALTER TABLE steps RENAME TO stairs")
    disk.close()


HARM: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut in half": (lambda path: cut(path, 50_000), "is cut off: it has 50000 bytes of"),
    "without its last page": (lambda path: cut(path, -4096), "is cut off"),
    "hardly begun": (lambda path: cut(path, 60), "is cut off: it has 60 bytes of 100"),
    "random bytes": (lambda path: path.write_bytes(rubbish(20_000)), "is not a database of Criée"),
    "a text": (lambda path: path.write_text("my notes\n" * 99), "is not a database of Criée"),
    "of another program": (another_program, "is not a database of Criée"),
    "a folder": (folder_instead, "is not a database of Criée"),
    "a broken page size": (lambda path: overwrite(path, 16, b"\x00\x03"), "is damaged (file is not a database)"),
    "a broken first page": (lambda path: overwrite(path, 100, rubbish(3900)), "is damaged (database disk image is m"),
    "broken pages": (lambda path: overwrite(path, 60_000, rubbish(9000)), "is damaged ("),
    "pages of nothing": (lambda path: overwrite(path, 8192, bytes(60_000)), "is damaged ("),
    "without a table": (no_steps, "is damaged (no such table: steps)"),
    "newer": (newer, "was written by a newer Criée (its data has version 99, this one knows 1)"),
}


@pytest.mark.parametrize("name", HARM)
def test_a_harmed_database_is_refused_and_left_as_it_is(name: str, data: Path) -> None:
    harm, expected = HARM[name]
    harm(data / "criee.db")
    before = lying(data)
    said = refused(data)
    assert said.startswith(f"{data / 'criee.db'} ") and expected in said, said
    assert "--data" in said and lying(data) == before


HARM_BESIDE_A_LOG: dict[str, tuple[Callable[[Path], object], str]] = {
    "empty": (lambda path: os.truncate(path, 0), "is empty or missing, but its log criee.db-wal is not"),
    "missing": (lambda path: path.unlink(), "is empty or missing, but its log criee.db-wal is not"),
    "cut off": (lambda path: cut(path, 4096), "is"),
    "random bytes": (lambda path: path.write_bytes(rubbish(20_000)), "is not a database of Criée"),
    "a log of random bytes": (
        lambda path: path.with_name("criee.db-wal").write_bytes(rubbish(20_000)),
        "criee.db-wal, the log of ",
    ),
    "a log with a broken header": (
        lambda path: overwrite(path.with_name("criee.db-wal"), 16, b"\xff"),
        "criee.db-wal, the log of ",
    ),
}


@pytest.mark.parametrize("name", HARM_BESIDE_A_LOG)
def test_harm_beside_a_log_is_refused_and_both_are_left_as_they_are(name: str, hot: Path) -> None:
    harm, expected = HARM_BESIDE_A_LOG[name]
    harm(hot / "criee.db")
    before = lying(hot)
    said = refused(hot)
    assert str(hot / "criee.db") in said and expected in said, said
    assert lying(hot) == before and "criee.db-wal" in before


def test_newer_data_in_the_log_alone_is_seen_and_left_there(hot: Path, tmp_path: Path) -> None:
    disk = sqlite3.connect(hot / "criee.db", isolation_level=None)
    disk.execute("PRAGMA user_version = 99")
    copy = tmp_path / "copy"
    shutil.copytree(hot, copy)
    disk.close()
    before = lying(copy)
    assert "a newer Criée" in refused(copy)
    assert lying(copy) == before and "criee.db-wal" in before


def test_a_sound_log_is_taken_up_again(hot: Path) -> None:
    hall = HallProcess(hot, FREELY)
    hall.stop()
    assert hall.errors() == ""
    disk = sqlite3.connect(hot / "criee.db")
    assert disk.execute("SELECT count(*), max(match) FROM steps").fetchone() == (199 * 40, 199)
    disk.close()


def test_larger_files_are_not_read_through(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is promised of them: header, length, tables and both ends of each."""
    overwrite(data / "criee.db", 60_000, rubbish(9000))
    monkeypatch.setattr(inspection, "READ_THROUGH", 4096)
    Store(data).close()
    cut(data / "criee.db", -4096)
    with pytest.raises(Shut, match="is cut off"):
        Store(data)


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE"])
def test_a_locked_database_is_said_to_be_locked(data: Path, statement: str) -> None:
    before = lying(data)  # reading the file while it is locked would unlock it: both happen in this process
    other = sqlite3.connect(data / "criee.db", isolation_level=None)
    other.execute(statement)
    other.execute("SELECT count(*) FROM steps").fetchall()
    assert refused(data) == f"Another program has locked {data / 'criee.db'}. Close that program, then start again."
    other.close()
    assert lying(data) == before


def test_a_folder_has_one_server(data: Path) -> None:
    other = Store(data)
    said = refused(data)
    assert said.startswith(f"Another server has the data folder {data} open.")
    other.close()


def test_what_lies_where_the_lock_should_be_is_not_taken_for_another_server(data: Path) -> None:
    (data / "lock.db").write_bytes(b"my locks\n" * 99)
    before = lying(data)
    assert refused(data).startswith(f"{data / 'lock.db'} should be an empty file and is not.")
    assert lying(data) == before


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A data folder that other users can reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        fill(Path(folder) / "data", range(1, 20)).close()
        yield Path(folder) / "data"


@pytest.mark.parametrize(
    ("folder", "file", "what"), [(0o555, 0o666, "lock.db"), (0o777, 0o444, "criee.db"), (0o777, 0o600, "criee.db")]
)
def test_what_may_not_be_written_is_said(open_to_all: Path, folder: int, file: int, what: str) -> None:
    """A folder in which nothing can be made is not said to be another server's."""
    open_to_all.chmod(folder)
    (open_to_all / "lock.db").chmod(0o666)
    (open_to_all / "criee.db").chmod(file)
    before = lying(open_to_all)
    said = refused(open_to_all, program=AS_NOBODY)
    assert said.startswith(f"{open_to_all / what} cannot be written: "), said
    assert "Let the user of this server write it and its folder" in said
    assert lying(open_to_all) == before
    open_to_all.chmod(0o755)


def test_a_folder_that_cannot_be_made(tmp_path: Path, open_to_all: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert refused(tmp_path / "file") == f"{tmp_path / 'file'} is a file, not a folder. Choose a folder with --data."
    said = refused(tmp_path / "file" / "data")
    assert said == f"The data folder {tmp_path}/file/data cannot be used: Not a directory. Choose another with --data."
    open_to_all.chmod(0o555)
    said = refused(open_to_all / "new", program=AS_NOBODY)
    assert said.startswith(f"The data folder {open_to_all / 'new'} cannot be used: it is not allowed.")
    open_to_all.chmod(0o755)


def test_a_full_disk(tmp_path: Path, data: Path, hot: Path) -> None:
    for folder in (tmp_path / "new", data, hot):
        before = lying(folder) if folder.exists() else {}
        said = refused(folder, program=NO_ROOM)
        assert said.startswith(f"{folder}/") and "cannot be written: " in said and "Make room on the disk" in said, said
        assert lying(folder) == before


def test_nobody_else_reads_what_the_server_writes(tmp_path: Path) -> None:
    """Also not while it is new, and only in the log."""
    was = os.umask(0o022)
    try:
        hall = HallProcess(tmp_path / "data", FREELY)
    finally:
        os.umask(was)
    hall.open()
    modes = {path.name: path.stat().st_mode & 0o077 for path in hall.data.glob("criee.db*")}
    assert modes == {"criee.db": 0, "criee.db-wal": 0, "criee.db-shm": 0}
    hall.kill()
    for name in modes:
        (hall.data / name).chmod(0o644)
    hall.start()
    assert all(not (hall.data / name).stat().st_mode & 0o077 for name in modes)
    hall.stop()
    assert hall.errors() == ""


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("no-such-machine.invalid", "“no-such-machine.invalid” is neither an address nor a name"),
        ("x" * 70, "is neither an address nor a name"),
        ("", "“” is neither an address nor a name"),
        ("192.0.2.77", "192.0.2.77 is not an address of this machine."),
    ],
)
def test_an_address_that_is_not_ours(tmp_path: Path, host: str, expected: str) -> None:
    said = refused(tmp_path / "data", "--host", host)
    assert expected in said and "--host" in said and not (tmp_path / "data").exists()


def test_a_port_that_is_taken_or_not_for_us(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused(tmp_path / "data", "--port", port)
    assert said == f"Port {port} of 127.0.0.1 is taken. Choose another with --port."
    assert "Port 80 is not for this user. Choose one from 1024" in str(deaf("::1", 80, PermissionError(13, "no")))


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["localhost", "127.0.0.2", "::1", "[::1]", "::"])
def test_names_and_addresses_of_all_kinds(tmp_path: Path, host: str) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("no IPv6 here")
    program = [sys.executable, "-m", "criee.server.run", "--data", str(tmp_path / "data"), "--host", host]
    server = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert server.stdout is not None
    called = server.stdout.readline().removeprefix("Criée is open: http://").strip()
    name, _, port = called.rpartition(":")
    assert name == ("127.0.0.2" if host == "127.0.0.2" else "localhost")
    at = {"localhost": "127.0.0.1", "[::1]": "::1", "::": "127.0.0.1"}.get(host, host)
    with socket.create_connection((at, int(port))) as visitor:
        visitor.sendall(f"GET /api/games HTTP/1.1\r\nHost: {called}\r\nConnection: close\r\n\r\n".encode())
        assert visitor.recv(100).startswith(b"HTTP/1.1 200")
    server.terminate()
    server.wait(20)


def test_a_terminal_with_few_letters_is_no_reason_to_stay_shut(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "criee.server.run", "--data", str(tmp_path / "data"), "--host", "0.0.0.0"]
    few = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "ascii"}
    server = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=few)
    assert server.stdout is not None
    assert server.stdout.readline().startswith("Cri?e is open: http://localhost:")
    server.terminate()
    server.wait(20)


@pytest.mark.parametrize(("lang", "expected"), [("en", "is cut off: it has 50000"), ("fr", "est tronqué")])
def test_the_command_says_it_in_the_language_of_who_types(data: Path, lang: str, expected: str) -> None:
    cut(data / "criee.db", 50_000)
    system = {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}[lang]
    program = [sys.executable, "-c", "from criee.cli import main; main()", "serve", "--port", "0", "--no-browser"]
    done = subprocess.run(
        [*program, "--data", str(data)],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": system, "LC_ALL": system},
        check=False,
    )
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("✗ ") and expected in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_closing_time_is_quiet_whoever_is_still_there(tmp_path: Path, how: signal.Signals) -> None:
    hall = HallProcess(tmp_path / "data", FREELY)
    made = hall.open("me bot")
    guests = [hall.sit(made["table"], made["seats"][0]["secret"]) for _ in range(5)]
    for guest in guests:
        guest.until("steps")
    unfinished = (
        b"",
        b"GET / HTTP/1.1\r\nHost: local",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    )
    visitors = [socket.create_connection(("127.0.0.1", hall.port)) for _ in range(5) for _ in unfinished]
    for visitor, words in zip(visitors, unfinished * 5, strict=True):
        visitor.sendall(words)
    hall.http.get("/api/games")  # answered after all those were heard
    hall.process.send_signal(how)
    hall.process.wait(20)
    assert hall.errors() == ""
