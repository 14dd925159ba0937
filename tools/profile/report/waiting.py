"""Bounds of the time that processes wait in collective operations for the last one to arrive.

Without a common clock and a trace, the moment at which each process arrives is not known. Known are the time of each
process in a collective operation and its shortest call. If all processes need about the same time once the last one has
arrived, then

- the last one does not wait, so no call is shorter than what the operation itself takes: all that is above the shortest
  call is the most that processes can have waited;
- a process that spends longer in an operation than another has waited at least for the difference.

Only operations that no process can leave before the last one has entered are counted; the least is known only where all
processes of the run take part."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from bindery_mpi.profile.processes import NANO, Process
from bindery_mpi.records.profile import EntryRow, RoutineFlag

Key = tuple[Any, ...]  # routine, site, class of the communicator, phase


@dataclass(frozen=True)
class Waiting:
    by_key: dict[Key, dict[str, float]]

    def of_site(self, key: Key) -> dict[str, float] | None:
        return self.by_key.get(key)

    def of_routine(self, name: str) -> dict[str, float] | None:
        return self._sum(key for key in self.by_key if key[0] == name)

    def total(self) -> dict[str, float] | None:
        return self._sum(self.by_key)

    def _sum(self, keys: Any) -> dict[str, float] | None:
        found = [self.by_key[key] for key in keys]
        return {bound: sum(f[bound] for f in found) for bound in ("least", "most")} if found else None


def waiting(processes: list[Process]) -> Waiting:
    groups: dict[Key, dict[int, list[EntryRow]]] = defaultdict(lambda: defaultdict(list))
    for process in processes:
        for entry in process.data.entries:
            routine = process.data.routines[entry.routine]
            if routine.flags & RoutineFlag.SYNCHRONIZING and entry.calls and entry.comm_class:
                level = process.data.phases[entry.phase][0] if entry.phase < len(process.data.phases) else 1
                key = (routine.name, process.site(entry.site).key, entry.comm_class, level)
                groups[key][process.index].append(entry)
    world = len(processes).bit_length()
    return Waiting({key: _bounds(by_process, key[2] == world, len(processes)) for key, by_process in groups.items()})


def _bounds(by_process: dict[int, list[EntryRow]], is_world: bool, processes: int) -> dict[str, float]:
    entries = [entry for rows in by_process.values() for entry in rows]
    shortest = min(entry.min_time for entry in entries)
    most = sum(entry.time - entry.calls * shortest for entry in entries)
    totals = [sum(entry.time for entry in rows) for rows in by_process.values()]
    calls = {sum(entry.calls for entry in rows) for rows in by_process.values()}
    is_known = is_world and len(totals) == processes and len(calls) == 1
    least = sum(total - min(totals) for total in totals) if is_known else 0
    return {"least": min(least, most) * NANO, "most": most * NANO}
