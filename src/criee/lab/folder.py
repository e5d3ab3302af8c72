"""Run folder: what a run has done so far, one file for each shard, so that a run which was killed goes on.

A file appears whole or not at all (written beside, then renamed), and carries a digest of its result: one that was
cut short or changed all the same, by a full disk or a hand, is noticed and its shard done again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from criee.engine.line import Arg, Impossible, Line, shown
from criee.lab.shard import Shard, digest, plain

MANIFEST: Final = "run.json"


class RunFolder:
    """A folder of one run: the same command with the same arguments, of the same code."""

    def __init__(self, path: Path, run: dict[str, Any]) -> None:
        """Takes up the run where it stopped, or begins it. Impossible if the folder is another run's, or nobody's."""
        self.path = path
        self.damaged: list[str] = []  # names of shards whose file was no good
        make(path)
        manifest = path / MANIFEST
        if manifest.exists():
            refuse_another(manifest, run)
        elif any(not is_begun(file) for file in path.iterdir()):
            raise Impossible(
                str(path),
                f"is not empty and holds no {MANIFEST}: choose an empty or a new folder",
                Line("lab-not-a-run", {"file": str(path), "text": MANIFEST}),
            )
        else:
            write(manifest, json.dumps(run, indent=2, sort_keys=True, ensure_ascii=False))

    def find(self, shard: Shard) -> str | None:
        """The result of a shard as JSON, if it is here and whole."""
        try:
            text = self.file(shard).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except UnicodeDecodeError:
            text = ""
        try:
            kept = json.loads(text)
            result = kept["result"]
            if kept["shard"] == list(shard) and kept["digest"] == digest(result):
                return plain(result)
        except (ValueError, KeyError, TypeError):
            pass
        self.damaged.append(shard.name)
        return None

    def keep(self, shard: Shard, result: str) -> None:
        found = json.loads(result)
        write(self.file(shard), plain({"shard": list(shard), "result": found, "digest": digest(found)}))

    def file(self, shard: Shard) -> Path:
        return self.path / f"{shard.name}.json"


def make(path: Path) -> None:
    """The folder, if it is not there yet; Impossible says why it cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        about: dict[str, Arg] = {"file": str(path)}
        if path.exists():
            raise Impossible(str(path), "is a file, not a folder", Line("lab-no-folder", about)) from error
        raise Impossible(str(path), f"cannot be made: {error.strerror}", Line("lab-cannot-make", about)) from error


def refuse_another(manifest: Path, run: dict[str, Any]) -> None:
    """Impossible if the folder was begun by another run; says in what they differ."""
    try:
        begun = json.loads(manifest.read_text(encoding="utf-8"))
    except ValueError:
        begun = None
    if not isinstance(begun, dict):
        raise Impossible(
            str(manifest),
            "cannot be read: it was cut short or changed. Delete it if all beside it is of this run, or choose another",
            Line("lab-unread-run", {"file": str(manifest)}),
        )
    differing = [key for key in sorted({*begun, *run}) if begun.get(key) != run.get(key)]
    if not differing:
        return
    there = ", ".join(f"{key} {readable(begun.get(key))}" for key in differing)
    asked = ", ".join(f"{key} {readable(run.get(key))}" for key in differing)
    raise Impossible(
        str(manifest.parent),
        f"is of another run: there {there}; asked for {asked}. Choose another folder, or delete this one",
        Line("lab-other-run", {"file": str(manifest.parent), "found": there, "text": asked}),
    )


def readable(value: object) -> str:
    """A value of a run as people write it; a dash where there is none."""
    if isinstance(value, list):
        return shown(",".join(map(str, value))) or "–"
    if isinstance(value, dict):
        return shown(", ".join(f"{key}={one}" for key, one in value.items())) or "–"
    return "–" if value is None else shown(value)


def is_begun(file: Path) -> bool:
    """Whether it is only what a kill left of our first write."""
    return file.name.startswith(f".{MANIFEST}.")


def write(file: Path, text: str) -> None:
    """The whole file or none of it. The process is in the name beside: two runs may share a folder."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
