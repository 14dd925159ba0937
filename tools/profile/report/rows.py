"""The rows of the tables of data.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class RoutineRow:
    name: str
    time_class: int
    flags: int
    sizes: tuple[int, ...]
    durations: tuple[int, ...]


@dataclass(frozen=True)
class EntryRow:
    """The calls of a routine from one call site, on communicators of about the same size, in one phase."""

    routine: int
    site: int
    comm_class: int
    phase: int
    path: int
    calls: int
    time: int
    min_time: int
    max_time: int
    sent: int
    received: int
    transfers: int
    min_bytes: int
    max_bytes: int


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


@dataclass(frozen=True)
class TracedCall:
    thread: int
    routine: int
    site: int
    begin: int
    end: int
    to: int
    source: int
    sent: int
    received: int


class Communicator(NamedTuple):
    id: int  # the same in all of its processes
    family: int
    is_known: int
    size: int
    rank: int
    is_inter: int


class Operation(NamedTuple):
    """What a process does in an operation; rows of routines and call sites, and nanoseconds."""

    kind: int
    comm: int
    peer: int
    tag: int
    thread: int
    flags: int
    routine: int
    site: int
    wait_routine: int
    wait_site: int
    post: int
    begin: int
    end: int
