"""The call that a thread is in, out of the tables of data.py."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CurrentCall:
    """The call that a thread is in."""

    routine: int
    site: int
    begin: int
    thread: int = 0
    peers: int = 0  # 0: none, 1: the following are ranks of MPI_COMM_WORLD, 2: others
    to: int = -2
    source: int = -2
