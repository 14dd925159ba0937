"""The files that processes left, as objects."""

from __future__ import annotations

import json
import mmap
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bindery_mpi.check.checks import CHECKS
from bindery_mpi.records.check import (
    CURRENT_CALL,
    EVENT_SIZE,
    HEADER,
    HEADER_BYTES,
    MAGIC,
    MOST_THREADS,
    OCCURRENCE,
    CurrentCall,
    Event,
    Header,
    State,
    read_current_call,
    read_event,
    read_header,
    read_occurrence,
)


class Occurred(NamedTuple):
    """An event at one time."""

    time: int
    operation: int
    event: Event


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

    def __post_init__(self) -> None:
        assert self.check in CHECKS, f"no check '{self.check}' in specs/checks.toml"


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
    def state(self) -> State:
        return State(self.header.state)

    def __post_init__(self) -> None:
        self._events: dict[int, Event | None] = {}
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

    def _event(self, number: int) -> Event | None:
        """None: the file is cut off before."""
        if number not in self._events:
            begin = HEADER_BYTES + self.header.capacity * OCCURRENCE.size + number * EVENT_SIZE
            self._events[number] = read_event(self.blob, begin) if begin + EVENT_SIZE <= len(self.blob) else None
        return self._events[number]

    def occurrences(self) -> Iterator[Occurred]:
        """All events in their order; those that a process had no time to write are left out."""
        end = HEADER_BYTES + self.header.events * OCCURRENCE.size
        view = memoryview(self.blob)[HEADER_BYTES:end]
        for time, operation, number in OCCURRENCE.iter_unpack(view[: len(view) - len(view) % OCCURRENCE.size]):
            event = self._event(number)
            if event:
                yield Occurred(time, operation, event)

    def occurrence(self, position: int) -> Occurred | None:
        """Return the occurrence with this position + 1, as a thread has it; 0 is none."""
        begin = HEADER_BYTES + (position - 1) * OCCURRENCE.size
        if not 0 < position <= self.header.events or begin + OCCURRENCE.size > len(self.blob):
            return None
        time, operation, number = read_occurrence(self.blob, begin)
        event = self._event(number)
        return Occurred(time, operation, event) if event else None

    def finding(self, check: str, event: Event, text: str, related: Place | None = None) -> Finding:
        return Finding(
            check, self.rank, self.routines.get(event.routine, ""), "", text, self.sites.get(event.site), related
        )

    def findings(self) -> list[Finding]:
        """The findings of the process itself."""
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
        """The exit status, if the process said one; else 0."""
        return int(self.lines["end"][-1]["code"]) if self.lines["end"] else 0

    def _exit(self) -> list[Finding]:
        """A process that fails may leave MPI as it is."""
        if self.state != State.EXITED or self.code or not self.lines["process"]:
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


def read_head(blob: bytes | mmap.mmap) -> tuple[Header, list[CurrentCall]] | None:
    """None: not written yet."""
    if len(blob) < HEADER_BYTES or blob[: len(MAGIC)] != MAGIC:
        return None
    rows = (read_current_call(blob, HEADER.size + i * CURRENT_CALL.size) for i in range(MOST_THREADS))
    return read_header(blob), [call for call in rows if call.thread]


def read_process(path: Path) -> ProcessLog | None:
    with path.open("rb") as file:
        try:
            blob = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:  # empty
            return None
    known = read_head(blob)
    return ProcessLog(*known, blob, _lines(path.with_suffix(".lines"))) if known else None


def idle_programs(folder: Path) -> list[str]:
    """The programs of processes with an MPI that ended without a call that is checked."""
    return [path.read_text(errors="replace") for path in sorted(folder.glob("*.idle"))]


def read_folder(folder: Path) -> list[ProcessLog]:
    """All processes, by rank."""
    logs = [read_process(path) for path in sorted(folder.glob("*.events"))]
    return sorted((log for log in logs if log), key=lambda log: log.rank)
