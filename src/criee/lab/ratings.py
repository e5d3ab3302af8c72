"""Ratings by openskill's Plackett-Luce model, match after match in the order of the seeds.

A match ranks its winners first and everybody else behind them, since what a bot plays for is the win. A bot that
sits more than once learns the mean of what its seats learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from statistics import fmean
from typing import Any, Final, NamedTuple

INSTALL: Final = "pip install 'criee[lab]'"


class Rating(NamedTuple):
    mu: float
    sigma: float


class Ratings:
    """One rating for each team; `teams` says which bots (by their place in the list) are the same one."""

    def __init__(self, teams: Sequence[Sequence[int]]) -> None:
        self.model: Any = None
        self.teams = teams
        try:
            self.model = import_module("openskill.models").PlackettLuce()
        except ImportError:  # an extra: without it there are no ratings, and the rest is as it is
            return
        self.ratings = [self.model.rating() for _ in teams]

    def note(self, wins: Sequence[float]) -> None:
        """One match, by bot."""
        if self.model is None:
            return
        seated = [(team, bot) for team, bots in enumerate(self.teams) for bot in bots]
        before = [[self.model.rating(mu=self.ratings[team].mu, sigma=self.ratings[team].sigma)] for team, _ in seated]
        after = self.model.rate(before, ranks=[1 if wins[bot] else 2 for _, bot in seated])
        for team in range(len(self.teams)):
            own = [rated for (whose, _), (rated,) in zip(seated, after, strict=True) if whose == team]
            mu, sigma = fmean(rated.mu for rated in own), fmean(rated.sigma for rated in own)
            self.ratings[team] = self.model.rating(mu=mu, sigma=sigma)

    def of(self, team: int) -> Rating | None:
        if self.model is None:
            return None
        return Rating(round(self.ratings[team].mu, 2), round(self.ratings[team].sigma, 2))
