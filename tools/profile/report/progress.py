"""How far a run is, on the terminal."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from bindery_mpi.line import Line
from bindery_mpi.profile.data import ProcessData, read_folders


class Progress:
    def __init__(self, live: Path):
        self._live = live
        self._line = Line(sys.stderr)

    def look(self) -> bool:
        """False: the run goes on."""
        line = progress(read_folders(self._live, self._live))
        if line:
            self._line.show(line)
        return False

    def clear(self) -> None:
        self._line.clear()


def progress(processes: list[ProcessData]) -> str:
    """One line: how long, how much in MPI, where most of the processes are. Empty before MPI_Init has returned."""
    started = [p for p in processes if p.header.init_time]
    if not started:
        return ""
    now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    walls = [max(now - p.header.init_time, 1) * max(p.header.thread_count, 1) for p in started]
    longest = now - min(p.header.init_time for p in started)
    in_mpi = [sum(p.header.class_time) + _current(p, now) for p in started]
    fraction = sum(in_mpi) / sum(walls)
    where: dict[str, int] = {}
    for p in started:
        name = p.routines[p.current[0].routine].name if p.current else "computing"
        where[name] = where.get(name, 0) + 1
    most = max(where, key=lambda name: where[name])
    calls = sum(p.header.call_count for p in started)
    return (
        f"bindery profile: {longest * 1e-9:.0f} s, {calls} calls, {min(fraction, 1):.0%} in MPI; "
        f"{where[most]} of {len(started)} processes: {most}"
    )[:100]


def _current(process: ProcessData, now: int) -> int:
    return sum(now - call.begin for call in process.current)
