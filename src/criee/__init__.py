"""Criée: one hall for five fish-market board games."""

from __future__ import annotations

__version__ = "0.1.0"
