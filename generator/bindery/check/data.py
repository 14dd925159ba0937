"""What processes left, as tools/check/format.hpp describes it."""

from __future__ import annotations

import json
import mmap
import struct
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

MAGIC = b"BNDCHK01"
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

_HEADER = struct.Struct("=8sQQQQIiiI16x")
_EVENT, _THREAD = struct.Struct("=QHHIIiiIqIIqq"), struct.Struct("=QQIHHQ")


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
    """One event; the names of format.hpp."""

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


@dataclass(frozen=True)
class Place:
    """A return address in a module."""

    module: str
    offset: int


@dataclass(frozen=True)
class Finding:
    check: str
    rank: int  # in MPI_COMM_WORLD; -1: not known
    routine: str
    argument: str
    text: str  # begins with a verb, after the argument
    place: Place | None
    related: Place | None = None
    times: int = 1


@dataclass
class ProcessLog:
    """The two files of one process."""

    header: Header
    threads: list[CurrentCall]
    blob: bytes | mmap.mmap
    lines: dict[str, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))

    @property
    def rank(self) -> int:
        return self.header.rank

    @property
    def state(self) -> str:
        return STATES[self.header.state]

    def __post_init__(self) -> None:
        self.sites = {line["id"]: Place(line["module"], line["offset"]) for line in self.lines["site"]}
        self.routines = {line["id"]: str(line["name"]) for line in self.lines["routine"]}
        self.communicators = {line["id"]: line for line in self.lines["communicator"]}
        self.windows = {line["id"]: line for line in self.lines["window"]}
        self.datatypes = {line["id"]: line for line in self.lines["datatype"]}

    @property
    def program(self) -> str:
        return str(self.lines["process"][0]["program"]) if self.lines["process"] else ""

    @property
    def library(self) -> str:
        return str(self.lines["process"][0]["library"]) if self.lines["process"] else ""

    def raw_events(self) -> Iterator[tuple[Any, ...]]:
        """The numbers of each event, in the order of Event; those that a process had no time to write are left out."""
        end = HEADER_BYTES + self.header.events * _EVENT.size
        view = memoryview(self.blob)[HEADER_BYTES : min(end, len(self.blob))]
        whole = len(view) - len(view) % _EVENT.size
        return _EVENT.iter_unpack(view[:whole])

    def event(self, position: int) -> Event | None:
        """By its position + 1, as a thread has it; 0 is none."""
        begin = HEADER_BYTES + (position - 1) * _EVENT.size
        if not 0 < position <= self.header.events or begin + _EVENT.size > len(self.blob):
            return None
        return Event._make(_EVENT.unpack_from(self.blob, begin))

    def finding(self, check: str, event: Event, text: str, related: Place | None = None) -> Finding:
        return Finding(
            check, self.rank, self.routines.get(event.routine, ""), "", text, self.sites.get(event.site), related
        )

    def findings(self) -> list[Finding]:
        """Those that the process found itself."""
        times = {line["finding"]: line["times"] for line in self.lines["repeated"]}
        found = [
            Finding(
                line["check"],
                self.rank,
                line["routine"],
                line["argument"],
                line["text"],
                self.sites.get(line["site"]),
                self.sites.get(line["related"]),
                times.get(number, 1),
            )
            for number, line in enumerate(self.lines["finding"])
        ]
        return found + self._exit()

    @property
    def code(self) -> int:
        """What it ended with, if it said so."""
        return int(self.lines["end"][-1]["code"]) if self.lines["end"] else 0

    def _exit(self) -> list[Finding]:
        """A process that fails may leave MPI as it is."""
        if self.state != "exited" or self.code or not self.lines["process"]:
            return []
        begin = self.lines["process"][0]
        text = "is not followed by MPI_Finalize before the process exits"
        return [Finding("initialization", self.rank, begin["routine"], "", text, self.sites.get(begin["site"]))]


def _lines(path: Path) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return found
    for line in text.splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            continue  # the last line of a process that was killed
        found[value.pop("kind")].append(value)
    return found


def read_header(blob: bytes | mmap.mmap) -> tuple[Header, list[CurrentCall]] | None:
    """None: not written yet."""
    if len(blob) < HEADER_BYTES or blob[: len(MAGIC)] != MAGIC:
        return None
    header = Header._make(_HEADER.unpack_from(blob)[1:])
    rows = (_THREAD.unpack_from(blob, _HEADER.size + i * _THREAD.size) for i in range(THREADS))
    return header, [call for call in map(CurrentCall._make, rows) if call.thread]


def read_process(path: Path) -> ProcessLog | None:
    with path.open("rb") as file:
        try:
            blob = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:  # empty
            return None
    known = read_header(blob)
    return ProcessLog(*known, blob, _lines(path.with_suffix(".lines"))) if known else None


def read_folder(folder: Path) -> list[ProcessLog]:
    """All processes, by rank."""
    logs = [read_process(path) for path in sorted(folder.glob("*.events"))]
    return sorted((log for log in logs if log), key=lambda log: log.rank)
