"""How long something took the last time, kept in the user's cache; scripts/setup.sh has its own in the same folder."""

from __future__ import annotations

from contextlib import suppress

from bindery_mpi.paths import cache


def last_time(what: str) -> str:
    """ ", 163 s the last time"; empty: it is not known."""
    with suppress(OSError, ValueError):
        return f", {int((cache('times') / what).read_text())} s the last time"
    return ""


def remember(what: str, seconds: float) -> None:
    """Where nothing can be written, nothing is known the next time."""
    with suppress(OSError):
        cache("times").mkdir(parents=True, exist_ok=True)
        (cache("times") / what).write_text(f"{seconds:.0f}\n")
