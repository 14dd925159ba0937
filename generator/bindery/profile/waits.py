"""How long ranks wait, at which call sites and for whom: the sums of what matching.py finds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from bindery.profile.matching import ANY_OF, OPEN, RECEIVED, SENT, Part, is_remote, match
from bindery.profile.processes import NANO, Process

_CAUSES = 20
CLASSES = ("late_sender", "late_receiver", "late_process")
_UNKNOWN = {"calls": 0, "unknown_calls": 0, "unknown": 0.0}


class _Wait(NamedTuple):
    seconds: float
    cause: Part | None  # None: it waits for nobody
    is_known: bool


def waits(processes: list[Process]) -> dict[str, Any] | None:
    """None if no process followed it."""
    if not any(p.number["operation_limit"] for p in processes):
        return None
    error = max((p.number["clock_error"] for p in processes if is_remote(p, processes)), default=0)
    parts, impossible = match(processes, error)
    return _result(processes, parts, error, impossible)


def _cause(wait: _Wait, place: tuple[str, Any]) -> dict[str, Any]:
    assert wait.cause
    origin = _place(wait.cause.process, wait.cause.row.routine, wait.cause.row.site)
    return {
        "kind": _class(wait),
        "rank": wait.cause.process.index,
        **_row(origin),
        "waits_in": _row(place),
        "waiting_ranks": set(),
        "seconds": 0.0,
    }


def _result(processes: list[Process], parts: list[Part], error: int, impossible: int) -> dict[str, Any]:
    sites: dict[tuple[str, Any], dict[str, Any]] = {}
    causes: dict[tuple[Any, ...], dict[str, Any]] = {}
    for group in _calls(parts):
        first = group[0]
        wait = _wait(group)
        place = _place(first.process, first.row.wait_routine, first.row.wait_site)
        site = sites.setdefault(_key(place), _row(place) | dict.fromkeys(CLASSES, 0.0) | _UNKNOWN)
        site["calls"] += 1
        if not wait.is_known:
            site["unknown_calls"] += 1
            site["unknown"] += (first.row.end - first.row.begin) * NANO - wait.seconds
        if not wait.cause or not wait.seconds:
            continue
        kind = _class(wait)
        site[kind] += wait.seconds
        made = _cause(wait, place)
        cause = causes.setdefault((kind, made["rank"], made["routine"], made["site"], *_key(place)), made)
        cause["seconds"] += wait.seconds
        cause["waiting_ranks"].add(first.process.index)
    ordered = sorted(causes.values(), key=lambda c: -c["seconds"])[:_CAUSES]
    rows = sorted(sites.values(), key=lambda s: -sum(s[c] for c in CLASSES))
    return {
        **{name: sum(site[name] for site in rows) for name in (*CLASSES, *_UNKNOWN)},
        "sites": rows,
        "causes": [{**c, "waiting_ranks": sorted(c["waiting_ranks"])} for c in ordered],
        "dropped": sum(p.number["dropped_operations"] for p in processes),
        "impossible": impossible,
        "clock_error": error * NANO,
        "hosts": len({p.data.host for p in processes}),
    }


def _calls(parts: Iterable[Part]) -> Iterable[list[Part]]:
    """The operations that one call waited for."""
    calls: dict[tuple[int, int, int], list[Part]] = defaultdict(list)
    for part in parts:
        if part.row.begin and not part.row.flags & OPEN:
            calls[part.process.index, part.row.thread, part.row.begin].append(part)
    return calls.values()


def _wait(group: list[Part]) -> _Wait:
    """For the last of the operations that it needs; of a call that ends when one is complete, for the first."""
    begin, end = group[0].row.begin + group[0].shift, group[0].end
    known = [part for part in group if part.is_known]
    is_known = len(known) == len(group)
    if group[0].row.flags & ANY_OF and len(group) > 1:
        if not is_known or not all(part.cause for part in known):
            return _Wait(0.0, None, is_known)
        cause = min((part.cause for part in known if part.cause), key=lambda c: c.post)
    else:
        found = sorted((part.cause for part in known if part.cause), key=lambda c: c.post)
        if len(group) > 1:  # the others may have kept the call while MPI had a copy of a message that is sent
            while found and found[-1].row.kind == RECEIVED:
                is_known = is_known and found.pop().post <= begin
        if not found:
            return _Wait(0.0, None, is_known)
        cause = found[-1]
    return _Wait(max(min(cause.post, end) - begin, 0) * NANO, cause, is_known)


def _class(wait: _Wait) -> str:
    assert wait.cause
    kind = wait.cause.row.kind
    return "late_sender" if kind == SENT else "late_receiver" if kind == RECEIVED else "late_process"


def _place(process: Process, routine: int, site: int) -> tuple[str, Any]:
    name = process.data.routines[routine].name if 0 <= routine < len(process.data.routines) else "MPI in a pause"
    return name, process.site(site)


def _key(place: tuple[str, Any]) -> tuple[str, Any]:
    return place[0], place[1].key


def _row(place: tuple[str, Any]) -> dict[str, Any]:
    return {"routine": place[0], "site": place[1].label, "file": place[1].file, "line": place[1].line}
