"""The runner: the same results in the same order whoever works; what was done is kept, checked and taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from criee.engine.line import Impossible
from criee.lab.crew import Processes
from criee.lab.folder import RunFolder
from criee.lab.runner import run
from criee.lab.shard import Shard, ShardFailed, do, plain

RUN = {"command": "squares", "times": 3}


def shards(number: int, kind: str = "squares", **args: object) -> list[Shard]:
    return [Shard(f"lab.work:{kind}", plain(args or {"times": 3}), first, 2) for first in range(0, 2 * number, 2)]


def results(number: int, workers: int = 1, folder: RunFolder | None = None) -> list[Any]:
    return list(run(shards(number), Processes(workers), folder))


def test_a_name_is_made_of_everything_that_decides_the_result() -> None:
    one = shards(1)[0]
    others = [one._replace(kind="lab.work:breaks"), one._replace(args="{}"), one._replace(first=1)]
    assert len({shard.name for shard in [one, *others, one._replace(number=3)]}) == 5
    assert one.name == Shard(one.kind, plain(dict(reversed(json.loads(one.args).items()))), 0, 2).name


def test_results_come_in_order_whoever_works() -> None:
    assert results(5) == [[0, 3], [12, 27], [48, 75], [108, 147], [192, 243]]
    assert results(5, workers=2) == results(5, workers=1)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    some = run(shards(5), Processes(1), RunFolder(tmp_path, RUN))
    assert [next(some), next(some)] == results(2)
    some.close()
    kept = {file.name for file in tmp_path.glob("*-*.json")}
    assert kept == {f"{shard.name}.json" for shard in shards(2)}
    again = RunFolder(tmp_path, RUN)
    assert [again.find(shard) is not None for shard in shards(5)] == [True, True, False, False, False]
    assert results(5, folder=again) == results(5) and not again.damaged


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    results(3, folder=RunFolder(tmp_path, RUN))

    class Nobody(Processes):
        def completed(self, work: Any, jobs: Any) -> Any:
            raise AssertionError("nothing is left to do")

    assert list(run(shards(3), Nobody(1), RunFolder(tmp_path, RUN))) == results(3)


@pytest.mark.parametrize("harm", ["", "half", "bent", "bytes", "other"])
def test_a_damaged_file_is_noticed_and_done_again(harm: str, tmp_path: Path) -> None:
    results(3, folder=RunFolder(tmp_path, RUN))
    victim = tmp_path / f"{shards(3)[1].name}.json"
    whole = victim.read_text()
    other = (tmp_path / f"{shards(3)[2].name}.json").read_text()
    bent = {"": "", "half": whole[: len(whole) // 2], "bent": whole.replace("27", "28"), "other": other}
    victim.write_bytes(b"\xff\xfe" if harm == "bytes" else bent[harm].encode())
    again = RunFolder(tmp_path, RUN)
    assert results(3, folder=again) == results(3)
    assert again.damaged == [shards(3)[1].name] and victim.read_text() == whole


def test_the_folder_of_another_run_is_refused_and_said_in_what_it_differs(tmp_path: Path) -> None:
    RunFolder(tmp_path / "a", RUN)
    with pytest.raises(Impossible, match="there times 3; asked for times 4. Choose another folder") as refused:
        RunFolder(tmp_path / "a", {**RUN, "times": 4})
    assert refused.value.line is not None and refused.value.line.key == "lab-other-run"
    with pytest.raises(Impossible, match="there bots –, times 3; asked for bots a,b, times –. Choose"):
        RunFolder(tmp_path / "a", {**{key: RUN[key] for key in RUN if key != "times"}, "bots": ["a", "b"]})
    for damaged in ("[]", "garbage", ""):
        (tmp_path / "a" / "run.json").write_text(damaged)
        with pytest.raises(Impossible, match="cannot be read: it was cut short or changed") as unread:
            RunFolder(tmp_path / "a", RUN)
        assert unread.value.line is not None and unread.value.line.key == "lab-unread-run"
    with pytest.raises(Impossible, match="is a file, not a folder"):
        RunFolder(tmp_path / "a" / "run.json", RUN)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").touch()
    with pytest.raises(Impossible, match="is not empty"):
        RunFolder(tmp_path / "letters", RUN)
    assert [file.name for file in (tmp_path / "letters").iterdir()] == ["dear.txt"]


def test_a_folder_whose_first_write_was_killed_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / ".run.json.77").write_text('{"comm')
    assert results(2, folder=RunFolder(tmp_path, RUN)) == results(2)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_in_a_shard_is_told_here(workers: int) -> None:
    with pytest.raises(ShardFailed, match="herring: was sold yesterday"):
        list(run(shards(3, "breaks", at=2, divisor=1), Processes(workers)))
    with pytest.raises(ShardFailed, match="ZeroDivisionError"):
        do(shards(1, "breaks", at=9, divisor=0)[0])


def test_a_run_that_is_closed_stops_its_workers_and_has_begun_little_in_vain(tmp_path: Path) -> None:
    """Sixty naps of ten minutes: to wait for one that is under way would be noticed."""
    (tmp_path / "notes").mkdir()
    quick = shards(1, "squares", times=3)
    slow = shards(60, "naps", notes=str(tmp_path / "notes"), seconds=600)
    work = run(quick + slow, Processes(2))
    next(work)
    work.close()
    assert len(list((tmp_path / "notes").iterdir())) <= 4
