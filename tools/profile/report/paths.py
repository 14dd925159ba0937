"""Call paths: through which functions a program comes to its calls of MPI."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bindery_mpi.launch.symbols import Site
from bindery_mpi.profile.processes import NANO, Process
from bindery_mpi.records.profile import RoutineFlag

_FIRST = "main"
_MOST = 200  # paths in a report


def paths(processes: list[Process]) -> list[dict[str, Any]] | None:
    """The paths that take the most time, from the outermost function on; None without the option."""
    if not any(p.data.paths for p in processes):
        return None
    groups: dict[tuple[Any, ...], dict[int, float]] = defaultdict(lambda: defaultdict(float))
    calls: dict[tuple[Any, ...], int] = defaultdict(int)
    frames: dict[tuple[Any, ...], list[Site]] = {}
    for process in processes:
        for entry in process.data.entries:
            routine = process.data.routines[entry.routine]
            if routine.flags & RoutineFlag.STARTUP or not 0 <= entry.path < len(process.data.paths):
                continue
            found = _frames(process, entry.path)
            key = (routine.name, *(site.key for site in found))
            frames[key] = found
            groups[key][process.index] += entry.time * NANO
            calls[key] += entry.calls
    rows = [
        {
            "routine": key[0],
            "frames": [{"function": s.function, "site": s.label, "file": s.file, "line": s.line} for s in frames[key]],
            "time": sum(times.values()),
            "calls": calls[key],
            "ranks": len(times),
        }
        for key, times in groups.items()
    ]
    return sorted(rows, key=lambda row: -row["time"])[:_MOST]


def _frames(process: Process, path: int) -> list[Site]:
    """Return the frames of a path without those above main, which belong to the C library."""
    found: list[Site] = []
    while 0 <= path < len(process.data.paths) and (not found or found[-1].function != _FIRST):
        site, path = process.data.paths[path]
        found.append(process.site(site))
    return found[::-1]
