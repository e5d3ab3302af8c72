"""Seat secrets: signed by the server's own key, so that none has to be stored and none can be guessed."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode

ID_BYTES = 9  # a table's name in its link: 72 random bits


def new_key() -> bytes:
    return secrets.token_bytes(32)


def new_table_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def secret_of(key: bytes, table: str, seat: int) -> str:
    """The secret that opens one seat of one table: `1-...`, 160 signed bits."""
    mac = hmac.digest(key, f"{table}/{seat}".encode(), "sha256")[:20]
    return f"{seat}-{urlsafe_b64encode(mac).decode().rstrip('=')}"


def seat_of(key: bytes, table: str, secret: str, seats: int) -> int | None:
    """The seat that a secret opens. Compared in constant time."""
    number, _, _ = secret.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) < seats):
        return None
    seat = int(number)
    right = secret_of(key, table, seat)
    return seat if hmac.compare_digest(right.encode(), secret.encode("utf-8", "replace")) else None
