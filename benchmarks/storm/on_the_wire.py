"""Floods below the table: websocket frames that no table ever hears of."""

from __future__ import annotations

import time
from typing import Final

from benchmarks.storm.attack import Attack, flood
from benchmarks.storm.line import frame

EMPTY: Final = frame(b"", 0x00)  # a fragment that holds nothing and is not the last
FIRST: Final = frame(b"", 0x01)
PING: Final = 0x89
PONG: Final = 0x8A


@flood("fragments-1", "empty fragments without end on 1 websocket", "pair")
def fragments_1(attack: Attack) -> None:
    pouring(attack, 1, EMPTY * 40_000, 40_000, FIRST)


@flood("fragments-20", "empty fragments without end on 20 websockets", "pair")
def fragments_20(attack: Attack) -> None:
    pouring(attack, 20, EMPTY * 40_000, 40_000, FIRST)


@flood("pings", "pings as fast as it goes on 20 websockets", "pair")
def pings(attack: Attack) -> None:
    pouring(attack, 20, frame(b"x" * 8, PING) * 4000, 4000)


@flood("pings-deaf", "long pings on 2 websockets that never read the answers", "pair")
def pings_deaf(attack: Attack) -> None:
    pouring(attack, 2, frame(b"x" * 125, PING) * 2000, 2000, reading=False)


@flood("pongs", "pongs nobody asked for on 20 websockets", "pair")
def pongs(attack: Attack) -> None:
    pouring(attack, 20, frame(b"x" * 8, PONG), 1)


@flood("tiny", "text frames of one byte as fast as it goes on 20 websockets", "pair")
def tiny(attack: Attack) -> None:
    pouring(attack, 20, frame(b"x") * 4000, 4000)


@flood("single", "text frames of one byte, one in a packet, on 20 websockets", "pair")
def single(attack: Attack) -> None:
    pouring(attack, 20, frame(b"x"), 1)


@flood("junk", "text frames of 16 KB of junk as fast as it goes on 20 websockets", "pair")
def junk(attack: Attack) -> None:
    pouring(attack, 20, frame(b"[" * 16_000) * 16, 16)


def pouring(attack: Attack, count: int, data: bytes, worth: int, first: bytes = b"", reading: bool = True) -> None:
    """The same frames on so many websockets; one that is closed is opened again."""
    lines = attack.websockets(count, attack.ground["table"])
    attack.begin()
    for line in lines:
        line.pour(first)
        line.said += first
    for _ in attack.turns():
        idle = True
        for line in attack.still(lines):
            if reading:
                line.drain()
            idle &= not attack.pour(line, data, worth)
        if idle:
            time.sleep(0.001)
