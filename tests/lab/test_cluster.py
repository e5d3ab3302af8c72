"""A real Ray cluster of three nodes on this machine, one of which is killed: the numbers are those of one process.

`make cluster-test` installs Ray and runs it; it is not part of `make test`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from criee.engine.line import Impossible
from criee.lab.cluster import Cluster
from criee.lab.contest import Contest, Standing, one_against_the_rest, play_rounds, report
from criee.lab.crew import Processes
from criee.lab.runner import run
from criee.lab.shard import Shard, plain
from typed import criee

ASKED = "CRIEE_CLUSTER"
pytestmark = [pytest.mark.ray, pytest.mark.skipif(ASKED not in os.environ, reason="make cluster-test")]
ROOT = Path(__file__).parent.parent.parent


class Nodes:
    """Three nodes with a core each."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Loopback

        here = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
        self.loopback = Loopback(initialize_head=True, head_node_args={**here, "include_dashboard": False})
        self.others = [self.loopback.add_node(**here)]
        self.address = str(self.loopback.address)

    def fill_up(self) -> None:
        """Whoever was killed is replaced."""
        while len(self.others) < 2:
            self.others.append(self.loopback.add_node(num_cpus=1, node_ip_address="127.0.0.1"))
        self.loopback.wait_for_nodes()

    def kill_one(self) -> None:
        self.loopback.remove_node(self.others.pop(), allow_graceful=False)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Nodes]:
    with pytest.MonkeyPatch.context() as patch:
        shelves = [str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(shelves))  # its workers look there for lab/work.py
        # So 127.0.0.1 means just that to Ray; else it looks for the cluster at this machine's address on the network.
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        there = Nodes()
        yield there
        there.loopback.shutdown()


@pytest.fixture
def nodes(cluster: Nodes) -> Nodes:
    cluster.fill_up()
    return cluster


def without_clock(standing: Standing) -> dict[str, Any]:
    found = report(standing, None)
    del found["measured_here"]
    return found


def test_a_node_that_dies_changes_no_number(nodes: Nodes) -> None:
    contest = Contest("fangfrisch", {}, one_against_the_rest("random", "random", 4), 3)
    crew = Cluster(nodes.address)
    standing = Standing(contest.teams)
    try:
        for standing in play_rounds(contest, 60, crew):
            if len(standing.rounds[0]) == 10:
                nodes.kill_one()
    finally:
        crew.leave()
    *_, alone = play_rounds(contest, 60, Processes(1))
    assert without_clock(standing) == without_clock(alone) and standing.matches == 240


def test_what_the_dead_node_had_in_hand_is_done_again(nodes: Nodes, tmp_path: Path) -> None:
    args = plain({"notes": str(tmp_path), "seconds": 0.5})
    shards = [Shard("lab.work:naps", args, first, 1) for first in range(30)]
    crew = Cluster(nodes.address)
    try:
        results = []
        for result in run(shards, crew):
            results.append(result)
            if len(results) == 6:
                nodes.kill_one()
    finally:
        crew.leave()
    assert results == list(range(30)) and len(list(tmp_path.iterdir())) > 30


def test_the_command_says_the_same_on_a_cluster_and_here(nodes: Nodes, tmp_path: Path) -> None:
    asked = ("arena", "tsukiji", "--bots", "random,random", "--matches", "20", "--sprt", "0.5,0.7", "--json")
    there, here = (
        json.loads(criee(tmp_path, *asked, *where).out) for where in (("--ray", nodes.address), ("--workers", "1"))
    )
    assert there.pop("measured_here") and here.pop("measured_here") and there == here


def test_where_no_cluster_is_nobody_answers() -> None:
    with pytest.raises(Impossible, match="no cluster answers"):
        Cluster("127.0.0.1:1")
