"""A Ray cluster as the crew. Ray finds the machines and does the work of one that dies again elsewhere; we only ask.

Criée has to be installed on every machine, in the same version: a shard checks that it meets the code it was made for.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, TypeVar

from criee.engine.line import Impossible, Line
from criee.lab.crew import AHEAD, Crew, in_flight

J = TypeVar("J")
T = TypeVar("T")
RETRIES: Final = 8  # how many machines may die under one shard


class Cluster(Crew):
    def __init__(self, address: str) -> None:
        """Joins the cluster. Impossible if Ray is not installed, or nobody answers at that address."""
        try:
            self.ray: Any = import_module("ray")  # only whoever asks for a cluster needs it
        except ImportError:
            reason = "Ray is not installed: pip install 'criee[ray]'"
            raise Impossible("--ray", reason, Line("lab-no-ray", {"text": "pip install 'criee[ray]'"})) from None
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            line = Line("lab-no-cluster", {"where": address, "text": str(error)})
            raise Impossible(f"--ray {address}", f"no cluster answers: {error}", line) from None

    def completed(self, work: Callable[[J], T], jobs: Sequence[J]) -> Generator[tuple[int, T], None, None]:
        ray = self.ray
        task = ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")(work)
        cores = int(ray.cluster_resources().get("CPU", 1))
        sent: list[Any] = []

        def send(job: J) -> Any:
            sent.append(task.remote(job))
            return sent[-1]

        try:
            # twice as far ahead as at home: a task travels, and a machine may join meanwhile
            for i, done in in_flight(jobs, 2 * AHEAD * cores, send, lambda running: ray.wait(running)[0]):
                sent.remove(done)
                yield i, ray.get(done)
        finally:
            for waiting in sent:
                with suppress(Exception):  # it may be done by now, or its machine gone
                    ray.cancel(waiting, force=True)

    def leave(self) -> None:
        self.ray.shutdown()
