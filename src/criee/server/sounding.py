"""Sounding: how long a line is, as the system knows it from TCP. Programs hold answers back; systems do not."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Any, Final

TIMES: Final = struct.Struct("=68xI76xI")  # Linux: tcpi_rtt and tcpi_min_rtt in struct tcp_info, microseconds
LATE: Final = 2.0  # times the shortest: a system that acknowledges late makes a short line look no longer than that


def sound(line: Any) -> float | None:
    """The usual round trip in milliseconds; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TIMES.size)
    except OSError:  # no TCP, or just closed
        return None
    if len(told) < TIMES.size:
        return None  # a Linux older than 4.6
    usual, shortest = TIMES.unpack(told)
    return min(usual, LATE * shortest) / 1000 or None
