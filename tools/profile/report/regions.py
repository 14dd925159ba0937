"""Parts of the program to which it gives names, and what they cost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bindery_mpi.profile.processes import NANO, Process, spread

_SUMS = ("own_time", "time", "calls", "sent", "received")
Path = tuple[str, ...]


def _in_each(process: Process) -> dict[Path, list[int]]:
    """The sums of each region of a process, with those of the regions within it."""
    rows = process.data.regions
    paths: list[Path] = []
    for row in rows:  # behind the one around it
        paths.append((*(paths[row.outer] if row.outer >= 0 else ()), row.name))
    sums = [[getattr(row, name) for name in _SUMS] for row in rows]
    for row, own in reversed(list(zip(rows, sums, strict=True))):
        if row.outer >= 0:
            sums[row.outer] = [a + b for a, b in zip(sums[row.outer], own, strict=True)]
    return dict(zip(paths, sums, strict=True))


def _in_order(times: dict[Path, float]) -> Iterable[Path]:
    """Each region behind the one around it, the longest first."""

    def within(outer: Path) -> Iterable[Path]:
        inner = (path for path in times if path[:-1] == outer)
        for path in sorted(inner, key=lambda path: -times[path]):
            yield path
            yield from within(path)

    return within(())


def regions(processes: list[Process]) -> list[dict[str, Any]]:
    """Return the regions of all processes, each with what is within it. Times are of all threads."""
    found: dict[Path, dict[int, list[int]]] = defaultdict(dict)
    for process in processes:
        for path, sums in _in_each(process).items():
            found[path][process.index] = sums
    rows = []
    for path in _in_order({path: sum(sums[0] for sums in each.values()) for path, each in found.items()}):
        each = list(found[path].values())
        times = [*(sums[0] * NANO for sums in each), *[0.0] * (len(processes) - len(each))]
        rows.append(
            {
                "region": "/".join(path),
                "name": path[-1],
                "depth": len(path) - 1,
                "time": spread(times),
                "total": sum(times),
                "mpi": sum(sums[1] for sums in each) * NANO,
                **{name: sum(sums[i] for sums in each) for i, name in enumerate(_SUMS) if i > 1},
                "processes": len(each),
            }
        )
    return rows
