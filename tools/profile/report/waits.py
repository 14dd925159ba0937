"""How long ranks wait, at which call sites and for whom: the sums of what matching.py finds."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bindery_mpi.profile.matching import Part, match
from bindery_mpi.profile.processes import NANO, Process
from bindery_mpi.records.profile import OperationFlag, OperationKind

_CAUSES = 100
_DEPTH = 8
CLASSES = ("late_sender", "late_receiver", "late_process")
_UNKNOWN = {"calls": 0, "unknown_calls": 0, "unknown": 0.0}


class _Wait(NamedTuple):
    begin: int  # by the clock of rank 0
    until: int
    cause: Part | None  # None: it waits for nobody
    is_known: bool

    @property
    def seconds(self) -> float:
        return (self.until - self.begin) * NANO


def waits(processes: list[Process]) -> dict[str, Any] | None:
    """The table of waits; None if no process followed them."""
    if not any(p.header.operation_limit for p in processes):
        return None
    error = max(0, *(p.header.clock_error for p in processes))
    parts, impossible = match(processes, error)
    return _result(processes, parts, error, impossible)


class _Sums:
    """Waiting by its cause and the place that it is in."""

    def __init__(self) -> None:
        self.rows: dict[tuple[Any, ...], dict[str, Any]] = {}

    def add(
        self, cause: Part, place: tuple[str, Any], waiting: Process, seconds: float, doing: dict[str, int] | None = None
    ) -> None:
        origin = _place(cause.process, cause.row.routine, cause.row.site)
        kind, rank = _class(cause), cause.process.index
        new = {
            "kind": kind,
            "rank": rank,
            **_row(origin),
            "waits_in": _row(place),
            "waiting_ranks": set(),
            "seconds": 0.0,
            "in": defaultdict(float),  # the calls that the late thread was in meanwhile
        }
        row = self.rows.setdefault((kind, rank, *_key(origin), *_key(place)), new)
        row["seconds"] += seconds
        row["waiting_ranks"].add(waiting.index)
        for name, time in (doing or {}).items():
            row["in"][name] += time * NANO

    def longest(self) -> list[dict[str, Any]]:
        ordered = sorted(self.rows.values(), key=lambda row: -row["seconds"])[:_CAUSES]
        return [{**row, "waiting_ranks": sorted(row["waiting_ranks"])} for row in ordered]


def _result(processes: list[Process], parts: list[Part], error: int, impossible: int) -> dict[str, Any]:
    sites: dict[tuple[str, Any], dict[str, Any]] = {}
    causes, origins, passed_on = _Sums(), _Sums(), 0.0
    found = [(group[0], _wait(group)) for group in _calls(parts)]
    calls = _calls_of(found)
    waiting: _Waiting = defaultdict(list)
    for first, wait in sorted(found, key=lambda each: each[1].begin):
        if wait.cause and wait.until > wait.begin:
            waiting[_thread(first)].append(wait)
    for first, wait in found:
        place = _place(first.process, first.row.wait_routine, first.row.wait_site)
        site = sites.setdefault(_key(place), _row(place) | dict.fromkeys(CLASSES, 0.0) | _UNKNOWN)
        site["calls"] += 1
        if not wait.is_known:
            site["unknown_calls"] += 1
            site["unknown"] += (first.row.end - first.row.begin) * NANO - wait.seconds
        if not wait.cause or not wait.seconds:
            continue
        site[_class(wait.cause)] += wait.seconds
        causes.add(wait.cause, place, first.process, wait.seconds)
        for cause, begin, end in _origins(wait, waiting, (_thread(first),)):
            doing = _doing(calls, _thread(cause), begin, end)
            origins.add(cause, place, first.process, (end - begin) * NANO, doing)
            passed_on += 0.0 if cause is wait.cause else (end - begin) * NANO
    rows = sorted(sites.values(), key=lambda s: -sum(s[c] for c in CLASSES))
    return {
        **{name: sum(site[name] for site in rows) for name in (*CLASSES, *_UNKNOWN)},
        "sites": rows,
        "causes": causes.longest(),
        "origins": origins.longest(),
        "passed_on": passed_on,  # by ranks that are late since they wait themselves
        "dropped": sum(p.header.dropped_operations for p in processes),
        "impossible": impossible,
        "clock_error": error * NANO,
        "hosts": len({p.header.host for p in processes}),
    }


_Waiting = dict[tuple[int, int], list[_Wait]]
_Calls = dict[tuple[int, int], list[tuple[int, int, tuple[str, Any]]]]


def _thread(part: Part) -> tuple[int, int]:
    return part.process.index, part.row.thread


def _origins(wait: _Wait, waiting: _Waiting, chain: tuple[tuple[int, int], ...]) -> Iterator[tuple[Part, int, int]]:
    """Each cause, from when to when: a late thread that was itself waiting passes it on to the one it waited for.

    Each thread of `chain` waits for the next."""
    assert wait.cause
    late = _thread(wait.cause)
    own = waiting[late] if late not in chain and len(chain) < _DEPTH else []
    end = wait.until
    for index in range(bisect_left(own, wait.until, key=lambda each: each.begin) - 1, -1, -1):
        begin, until = max(own[index].begin, wait.begin), min(own[index].until, wait.until)
        if until <= begin:
            break
        yield from _origins(own[index]._replace(begin=begin, until=until), waiting, (*chain, late))
        if until < end:
            yield wait.cause, until, end
        end = begin
    if wait.begin < end:
        yield wait.cause, wait.begin, end


def _calls_of(found: list[tuple[Part, _Wait]]) -> _Calls:
    """The calls of each thread in their order: begin, end, and where."""
    calls: _Calls = defaultdict(list)
    for first, _ in found:
        place = _place(first.process, first.row.wait_routine, first.row.wait_site)
        calls[_thread(first)].append((first.row.begin + first.shift, first.end, place))
    for own in calls.values():
        own.sort(key=lambda call: call[0])
    return calls


def _doing(calls: _Calls, late: tuple[int, int], begin: int, end: int) -> dict[str, int]:
    """How long a late thread was in each call meanwhile; the rest it worked."""
    own, times = calls[late], defaultdict[str, int](int)
    for index in range(bisect_left(own, end, key=lambda call: call[0]) - 1, -1, -1):
        first, last, place = own[index]
        if last <= begin:
            break
        times[f"{place[1].label}: {place[0]}"] += min(last, end) - max(first, begin)
    return times


def _calls(parts: Iterable[Part]) -> Iterable[list[Part]]:
    """The operations that one call waited for."""
    calls: dict[tuple[int, int, int], list[Part]] = defaultdict(list)
    for part in parts:
        if part.row.begin and not part.row.flags & OperationFlag.IS_OPEN:
            calls[part.process.index, part.row.thread, part.row.begin].append(part)
    return calls.values()


def _wait(group: list[Part]) -> _Wait:
    """Return the wait for the last operation that it needs; if the call ends when one is complete, for the first."""
    begin, end = group[0].row.begin + group[0].shift, group[0].end
    known = [part for part in group if part.is_known]
    is_known = len(known) == len(group)
    if group[0].row.flags & OperationFlag.WAITS_FOR_ANY and len(group) > 1:
        if not is_known or not all(part.cause for part in known):
            return _Wait(begin, begin, None, is_known)
        cause = min((part.cause for part in known if part.cause), key=lambda c: c.post)
    else:
        found = sorted((part.cause for part in known if part.cause), key=lambda c: c.post)
        if len(group) > 1:  # the others may have kept the call while MPI had a copy of a message that is sent
            while found and found[-1].row.kind == OperationKind.RECEIVED:
                is_known = is_known and found.pop().post <= begin
        if not found:
            return _Wait(begin, begin, None, is_known)
        cause = found[-1]
    return _Wait(begin, max(min(cause.post, end), begin), cause, is_known)


def _class(cause: Part) -> str:
    kind = cause.row.kind
    return (
        "late_sender"
        if kind == OperationKind.SENT
        else "late_receiver"
        if kind == OperationKind.RECEIVED
        else "late_process"
    )


def _place(process: Process, routine: int, site: int) -> tuple[str, Any]:
    name = process.data.routines[routine].name if 0 <= routine < len(process.data.routines) else "MPI in a pause"
    return name, process.site(site)


def _key(place: tuple[str, Any]) -> tuple[str, Any]:
    return place[0], place[1].key


def _row(place: tuple[str, Any]) -> dict[str, Any]:
    return {"routine": place[0], "site": place[1].label, "file": place[1].file, "line": place[1].line}
