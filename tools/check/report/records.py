"""The records of a process and their numbers, as tools/check/native/format.hpp describes them."""

from __future__ import annotations

import struct
from enum import IntEnum
from typing import NamedTuple

MAGIC = b"BNDCHK02"
KINDS = (
    "none",
    "collective",
    "send",
    "receive",
    "received",
    "wait",
    "transfer",
    "synchronize",
    "probe",
    "matched",
    "block",
    "local",
)
STATES = ("none", "running", "finalizing", "finalized", "aborted", "exited")
ANY_SOURCE, ANY_TAG, PROC_NULL, THIS_ROOT, UNKNOWN = -2, -2, -3, -4, 0xFFFFFFFF
READS, WRITES, ACCUMULATES = 1, 2, 4  # what a transfer does to the target's memory
HAS_REQUEST, FETCHES = 8, 16  # and how: it has a request; it accumulates and reads, so that programs wait by it
NO_OPERATION, FIRST_DIGEST = 13, 1 << 10  # the number of MPI_NO_OP, and those of grids in place of an operation
HEADER_BYTES, THREADS = 4096, 96

HEADER = struct.Struct("=8sQQQQIiiI16x")
RECORD = struct.Struct("=QII")
FACTS = struct.Struct("=HHIIiiIqI4xqq")
THREAD = struct.Struct("=QQIHHQ")


class Synchronization(IntEnum):
    """What a call does to the epochs of a window; the names of format.hpp."""

    NONE = 0
    FENCE = 1
    FREE = 2
    LOCK = 3
    UNLOCK = 4
    FLUSH = 5
    FLUSH_LOCAL = 6
    START = 7
    COMPLETE = 8
    POST = 9
    WAIT = 10
    MEMORY = 11
    WAITING = 12


class ArrayOf(IntEnum):
    """What an array of counts is about; the names of format.hpp."""

    GIVEN = 0
    TAKEN = 1
    SAME = 2


OF_ALL_PROCESSES = frozenset((Synchronization.FENCE, Synchronization.FREE))


class Event(NamedTuple):
    """A record with its facts; the names of format.hpp."""

    time: int
    kind: int
    routine: int
    site: int
    object: int
    peer: int
    tag: int
    datatype: int
    amount: int  # "count" there
    receive_datatype: int
    operation: int
    receive_count: int
    extra: int


class CurrentCall(NamedTuple):
    """The call that a thread is in; begin 0: it is in none."""

    begin: int
    position: int
    site: int
    routine: int
    is_blocked: int
    thread: int


class Header(NamedTuple):
    events: int
    dropped: int
    capacity: int
    calls: int
    pid: int
    rank: int
    size: int
    state: int
