"""Plan: how a search goes about a game. A game's folder says what suits it (ladder.toml)."""

from __future__ import annotations


class Plan:
    """How a search goes about it: a game's folder knows what suits it."""

    def __init__(self) -> None:
        self.worlds: int = 24  # how often hidden things are imagined
        self.curious: float = 0.7  # how far a move that was seldom tried is given credit
        self.look: bool = True  # a new node's moves are all judged once before one is followed
        self.looks: int = 1  # ... and in so many worlds where the decision is made
        self.trust: float = 10.0  # how sharply those judgements are believed
        self.follow: int = 0  # decisions followed by reflex before a leaf is judged, ...
        self.patience: int = 0  # ... and so many more, at most, until a quiet moment
        self.alone: bool = False  # only the own decisions are thought over: rivals act by reflex
        self.depth: int = 0  # ... and no more than so many of them in a row; 0: as many as there are walks for
        self.gut: float = 0.0  # share of the prior that the move by reflex gets
        self.outlook: bool = False  # positions are recognised, and searched as such (bots/outlook.py); then:
        self.exact: int = 0  # positions a walk that may be gone into to solve what is left exactly; 0: it never is
        self.tremble: float = 0.0  # how often a sealed choice answers a blind one, where nothing is solved
        self.rollout: bool = False  # a leaf is played at random to the end instead of judged: for comparing
