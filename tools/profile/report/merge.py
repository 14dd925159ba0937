"""One report from the data of all processes: what `--json` writes, and what the page and the summary show."""

from __future__ import annotations

import datetime
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bindery_mpi.launch.output import library_name
from bindery_mpi.launch.symbols import resolve
from bindery_mpi.profile.data import CLASSES, PEER_KINDS, ProcessData
from bindery_mpi.profile.notes import missing, notes, period, unseen_start
from bindery_mpi.profile.paths import paths
from bindery_mpi.profile.processes import NANO, Process, in_order, places, spread
from bindery_mpi.profile.regions import regions
from bindery_mpi.profile.timeline import timeline
from bindery_mpi.profile.verdict import verdict
from bindery_mpi.profile.waiting import Waiting, waiting
from bindery_mpi.profile.waits import waits as waits_of
from bindery_mpi.records.profile import EntryRow, RoutineFlag, RoutineRow

Call = tuple[Process, EntryRow, RoutineRow]


def _calls(processes: Iterable[Process]) -> Iterable[Call]:
    return ((p, entry, p.data.routines[entry.routine]) for p in processes for entry in p.entries)


def _sums(calls: list[Call], processes: int) -> dict[str, Any]:
    """Return the sums that routines and call sites have in common."""
    by_process: dict[int, float] = defaultdict(float)
    for process, entry, _ in calls:
        by_process[process.index] += entry.time * NANO
    entries = [entry for _, entry, _ in calls]
    transfers = [entry for entry in entries if entry.transfers]
    most = max(by_process, key=lambda index: by_process[index])
    absent = (index for index in range(processes) if index not in by_process)
    least = next(absent, min(by_process, key=lambda index: by_process[index]))
    times = [*by_process.values(), *[0.0] * (processes - len(by_process))]
    return {
        "calls": sum(e.calls for e in entries),
        "time": sum(e.time for e in entries) * NANO,
        "over_processes": {**spread(times), "max_rank": most, "min_rank": least},
        "shortest": min(e.min_time for e in entries) * NANO,
        "longest": max(e.max_time for e in entries) * NANO,
        "sent": sum(e.sent for e in entries),
        "received": sum(e.received for e in entries),
        "min_bytes": min((e.min_bytes for e in transfers), default=0),
        "max_bytes": max((e.max_bytes for e in transfers), default=0),
    }


def _histogram(buckets: Iterable[tuple[int, ...]]) -> list[list[int]]:
    """Pairs of the least value of a bucket and its count; empty ones are left out."""
    sums = [sum(column) for column in zip(*buckets, strict=True)]
    return [[1 << (i - 1) if i else 0, count] for i, count in enumerate(sums) if count]


def _routines(processes: list[Process], waits: Waiting) -> list[dict[str, Any]]:
    groups: dict[str, list[Call]] = defaultdict(list)
    for call in _calls(processes):
        groups[call[2].name].append(call)
    rows = []
    for name, calls in groups.items():
        used = {id(routine): routine for _, _, routine in calls}.values()
        first = next(iter(used))
        rows.append(
            {
                "name": name,
                "class": CLASSES[first.time_class],
                "startup": bool(first.flags & RoutineFlag.STARTUP),
                **_sums(calls, len(processes)),
                "waiting": waits.of_routine(name),
                "sizes": _histogram(r.sizes for r in used),
                "durations": _histogram(r.durations for r in used),
            }
        )
    return sorted(rows, key=lambda row: -row["time"])


def _sites(processes: list[Process], waits: Waiting) -> list[dict[str, Any]]:
    groups: dict[tuple[Any, ...], list[Call]] = defaultdict(list)
    for process, entry, routine in _calls(processes):
        level = process.data.phases[entry.phase][0] if entry.phase < len(process.data.phases) else 1
        key = (routine.name, process.site(entry.site).key, entry.comm_class, level)
        groups[key].append((process, entry, routine))
    rows = []
    for key, calls in groups.items():
        name, _, comm_class, level = key
        process, entry, first = calls[0]
        site = process.site(entry.site)
        rows.append(
            {
                "routine": name,
                "class": CLASSES[first.time_class],
                "startup": bool(first.flags & RoutineFlag.STARTUP),
                "of_all": bool(first.flags & RoutineFlag.OF_ALL),
                "site": site.label,
                "function": site.function,
                "file": site.file,
                "line": site.line,
                "module": site.module,
                "offset": site.offset,
                "communicator": [1 << (comm_class - 1), (1 << comm_class) - 1] if comm_class else None,
                "phase": level,
                "processes": len({process.index for process, _, _ in calls}),
                **_sums(calls, len(processes)),
                "waiting": waits.of_site(key),
            }
        )
    return sorted(rows, key=lambda row: -row["time"])


def _matrix(processes: list[Process]) -> list[dict[str, int | str | None]]:
    """Messages and bytes between processes, by who has the data at first; None: no process of this report."""
    by_rank = {(p.world, p.header.world_rank): p.index for p in processes if p.world >= 0}
    rows: list[dict[str, int | str | None]] = []
    for process in processes:
        for rank, kind, messages, amount in process.data.peers:
            other = by_rank.get((process.world, rank)) if rank >= 0 else None
            is_get = PEER_KINDS[kind] == "get"
            source, target = (other, process.index) if is_get else (process.index, other)
            rows.append({"from": source, "to": target, "kind": PEER_KINDS[kind], "messages": messages, "bytes": amount})
    return sorted(rows, key=lambda row: tuple(-1 if row[k] is None else row[k] for k in ("from", "to")))


def _phases(processes: list[Process]) -> list[dict[str, Any]]:
    """Times of each level; who computes the longest in it, if all have one thread and left data."""
    times: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    mpi: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for process in processes:
        for level, time in process.phases:
            times[level][process.index] += time * NANO
    for process, entry, routine in _calls(processes):
        if entry.phase < len(process.data.phases) and not routine.flags & RoutineFlag.STARTUP:
            mpi[process.data.phases[entry.phase][0]][process.index] += entry.time * NANO
    is_known = not missing(processes) and all(p.threads == 1 for p in processes)
    rows = []
    for level in sorted(times):
        compute = {rank: max(time - mpi[level][rank], 0.0) for rank, time in times[level].items()}
        slowest = max(compute, key=lambda rank: compute[rank])
        rows.append(
            {
                "level": level,
                "time": spread(list(times[level].values())),
                "mpi": sum(mpi[level].values()),
                "compute": spread(list(compute.values())) if is_known else None,
                "slowest": slowest if is_known else None,
            }
        )
    return rows


def _imbalance(compute: dict[str, float], longest: float) -> float:
    return (compute["max"] - compute["mean"]) / longest if longest else 0.0


def _summary(processes: list[Process], waits: Waiting) -> dict[str, Any]:
    compute = spread([p.compute for p in processes])
    wall, longest = sum(p.wall * p.threads for p in processes), max(p.wall for p in processes)
    return {
        "wall": longest,
        "mpi": sum(p.mpi for p in processes),
        "fraction": sum(p.mpi for p in processes) / wall if wall else 0.0,
        "fraction_over_processes": spread([p.fraction for p in processes]),
        "imbalance": _imbalance(compute, longest) if not missing(processes) else None,
        "compute": compute,
        "classes": {c: sum(p.class_times[i] for p in processes) for i, c in enumerate(CLASSES)},
        "calls": sum(p.header.call_count for p in processes),
        "waiting": waits.total(),
    }


def _without_derived(result: dict[str, Any]) -> None:
    """Where calls are hidden, what follows from all calls is not known: computation, waiting, who sends to whom."""
    for name in ("fraction", "fraction_over_processes", "imbalance", "compute", "waiting"):
        result["summary"][name] = None
    for rank in result["ranks"]:
        rank.update(fraction=None, compute=None)
    for row in (*result["routines"], *result["sites"]):
        row["waiting"] = None
    for region in result["regions"]:
        region["mpi"] = None
    for phase in result["phases"]:
        phase.update(compute=None, slowest=None)
    result.update(matrix=None, timeline=None, waits=None)


def report(
    data: list[ProcessData], command: list[str], status: int | None, ended: int = 0, hidden: str = ""
) -> dict[str, Any]:
    """Everything that is known of a run, as plain data. `hidden`: why calls are missing."""
    processes = in_order(data, ended, resolve(places(data)))
    hidden = hidden or unseen_start(processes)
    waits = waiting(processes)
    started = min(p.header.start_realtime for p in processes) * NANO
    result = {
        "format": 2,
        "command": command,
        "exit_status": status,
        "program": processes[0].data.header.program,
        "mpi": library_name(processes[0].data.header.library),
        "started": datetime.datetime.fromtimestamp(started, datetime.UTC).isoformat(timespec="seconds"),
        "complete": all(p.is_complete for p in processes),
        "period": period(processes),
        "hidden_calls": hidden or None,
        "notes": [*([hidden] if hidden else []), *notes(processes)],
        "summary": _summary(processes, waits),
        "ranks": [p.as_data() for p in processes],
        "routines": _routines(processes, waits),
        "sites": _sites(processes, waits),
        "matrix": _matrix(processes),
        "phases": _phases(processes),
        "regions": regions(processes),
        "timeline": timeline(processes),
        "waits": waits_of(processes),
        "paths": paths(processes),
    }
    if hidden:
        _without_derived(result)
    return {**result, "verdict": verdict(result)}
