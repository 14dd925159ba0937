"""The calls of a run one by one, in the Trace Event Format, which Perfetto and Chrome read."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.symbols import resolve
from bindery_mpi.profile.data import CLASSES, ProcessData
from bindery_mpi.profile.processes import Process, in_order, places
from bindery_mpi.records.profile import OUTSIDE, TraceRow


@dataclass(frozen=True)
class Counts:
    """How many events a trace has, and how many it lacks."""

    events: int
    dropped: int
    processes: int

    def sentence(self) -> str:
        missing = (
            f"; {self.dropped} earlier ones were dropped: raise --trace-events, or BINDERY_PROFILE_TRACE"
            if self.dropped
            else ""
        )
        return f"{self.events} calls of {self.processes} processes{missing}"


def write_trace(path: str, data: list[ProcessData], ended: int, limit: int | None) -> Counts:
    """Compressed if the name ends with .gz. Raises LaunchError."""
    processes = in_order(data, ended, resolve(places(data)))
    if not any(process.header.trace_events for process in data):
        raise LaunchError("--trace: these data have no trace; set BINDERY_PROFILE_TRACE=20000 in the run")
    dropped = {p.label: p.header.trace_events - p.data.traced_calls for p in processes}
    total, events = sum(dropped.values()), 0
    if total:
        limit = max(p.data.traced_calls for p in processes)  # the ring is full
    about = {
        "limit_of_a_process": limit or "not known",
        "dropped": total,
        "dropped_by_rank": {label: number for label, number in dropped.items() if number},
        "kept": "the last calls of each process",
    }
    try:
        with gzip.open(path, "wt") if path.endswith(".gz") else Path(path).open("w") as file:
            file.write(f'{{"displayTimeUnit": "ns", "otherData": {json.dumps(about)}, "traceEvents": [')
            separator = "\n"
            for event in _events(processes, dropped):
                file.write(separator + json.dumps(event))
                separator = ",\n"
                events += event["ph"] == "X"
            file.write("\n]}\n")
    except OSError as error:
        raise LaunchError(f"{path}: {error.strerror}; name a file that can be written") from None
    return Counts(events, total, len(processes))


def _shifts(processes: list[Process]) -> dict[str, int]:
    """Return the time from the monotonic clock of each host, which is the same for all its processes, to the time of
    day."""
    shifts: dict[str, int] = {}
    for process in processes:
        header = process.header
        shifts.setdefault(process.header.host, header.start_realtime - header.start_time)
    return shifts


def _events(processes: list[Process], dropped: dict[str, int]) -> Iterator[dict[str, Any]]:
    shifts = _shifts(processes)
    origin = min(p.header.start_time + shifts[p.header.host] for p in processes)
    ranks = {(p.world, p.header.world_rank): p.index for p in processes if p.world >= 0}
    for process in processes:
        yield from _metadata(process, dropped[process.label])
        shift = shifts[process.header.host] - origin
        for call in sorted(_calls(process), key=lambda call: (call.begin, -call.end)):
            yield _event(process, call, shift, ranks)


def _metadata(process: Process, dropped: int) -> Iterator[dict[str, Any]]:
    def of(kind: str, thread: int, **values: object) -> dict[str, Any]:
        return {"ph": "M", "name": kind, "pid": process.index, "tid": thread, "args": values}

    main = process.header.process_id
    yield of("process_name", main, name=f"rank {process.label} ({process.header.host})")
    yield of("process_sort_index", main, sort_index=process.index)
    if dropped:
        yield of("process_labels", main, labels=f"{dropped} earlier calls dropped")
    for thread in sorted({call.thread for call in _calls(process)}):
        yield of("thread_name", thread, name="main thread" if thread == main else f"thread {thread}")


def _calls(process: Process) -> Iterable[TraceRow]:
    """Return the events, also those that never ended."""
    yield from (call for call in process.data.traced() if call.end >= call.begin)
    for call in process.unfinished:
        yield TraceRow(call.thread, call.routine, call.site, call.begin, max(process.end, call.begin), -2, -2, -1, -1)


def _event(process: Process, call: TraceRow, shift: int, ranks: dict[tuple[int, int], int]) -> dict[str, Any]:
    routine, site = process.data.routines[call.routine], process.site(call.site)
    values: dict[str, Any] = {"site": site.label}
    if site.file:
        values["function"] = site.function
    for name, peer in (("to", call.to), ("from", call.source)):
        if peer >= OUTSIDE:
            values[name] = ranks.get((process.world, peer), "outside of MPI_COMM_WORLD")
    for name, amount in (("sent", call.sent), ("received", call.received)):
        if amount >= 0:
            values[name] = amount
    return {
        "ph": "X",
        "name": routine.name,
        "cat": CLASSES[routine.time_class],
        "pid": process.index,
        "tid": call.thread,
        "ts": (call.begin + shift) / 1000,
        "dur": (call.end - call.begin) / 1000,
        "args": values,
    }
