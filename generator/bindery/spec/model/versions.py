"""Versions of MPI."""

from __future__ import annotations

LARGE_COUNTS_SINCE = "4.0"


def version(text: str) -> tuple[int, ...]:
    """`4.1` as what compares like a number."""
    return tuple(int(part) for part in text.split("."))
