"""The timeline of each process: the part of each interval in MPI, by class, on one axis for all processes."""

from __future__ import annotations

from typing import Any

from bindery_mpi.profile.data import CLASSES
from bindery_mpi.profile.processes import NANO, Process

_COLUMNS = 120
_ROWS = 64


def _shift(process: Process) -> int:
    """Return the nanoseconds from the monotonic clock of a host to the time of day."""
    return process.header.start_realtime - process.header.start_time


def timeline(processes: list[Process]) -> dict[str, Any]:
    """Rows of columns of fractions by class. Of many processes, several share a row."""
    begin = min(p.begin + _shift(p) for p in processes)
    end = max(p.end + _shift(p) for p in processes)
    width = max(end - begin, 1) / _COLUMNS
    group = -(-len(processes) // _ROWS)
    rows = []
    for first in range(0, len(processes), group):
        members = processes[first : first + group]
        columns = [_fractions(p, begin, width) for p in members]
        rows.append(
            {
                "first": members[0].index,
                "last": members[-1].index,
                "columns": [
                    [round(sum(c[i][k] for c in columns) / len(columns), 4) for k in range(len(CLASSES))]
                    for i in range(_COLUMNS)
                ],
            }
        )
    return {"seconds": (end - begin) * NANO, "classes": list(CLASSES), "rows": rows}


def _fractions(process: Process, begin: int, width: float) -> list[list[float]]:
    columns = [[0.0] * len(CLASSES) for _ in range(_COLUMNS)]
    for first, last, times in _intervals(process):
        length = max(last - first, 1)
        position = max(int((first - begin) // width), 0)
        while position < _COLUMNS and begin + position * width < last:
            here = min(last, begin + (position + 1) * width) - max(first, begin + position * width)
            for k, time in enumerate(times):
                columns[position][k] += time * max(here, 0) / length / width / process.threads
            position += 1
    return [[min(fraction, 1.0) for fraction in column] for column in columns]


def _intervals(process: Process) -> list[tuple[int, int, tuple[int, ...]]]:
    """Begin and end by the time of day, and the nanoseconds of each class."""
    shift, width, origin = _shift(process), process.header.bin_width, process.header.start_time
    found = [
        (
            origin + shift + i * width,
            min(origin + (i + 1) * width, max(process.end, origin + i * width + 1)) + shift,
            times,
        )
        for i, times in enumerate(process.data.bins)
    ]
    for call in process.unfinished:
        row = process.data.routines[call.routine]
        times = tuple(process.end - call.begin if k == row.time_class else 0 for k in range(len(CLASSES)))
        found.append((call.begin + shift, process.end + shift, times))
    return found
