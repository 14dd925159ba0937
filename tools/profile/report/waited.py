"""Causes that --waits measures: who the others wait for, while it works."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bindery_mpi.profile import text
from bindery_mpi.profile.findings import Finding, names_of, place_of, ranks_late, sites_of

_IN_TURN = 3  # ranks or more, that others wait for
_PART, _PASSED_ON = 0.1, 0.25  # of the waiting: least for a rank that counts, behind ranks that wait
_MOST, _MOST_OF_TWO, _MOST_OF_HOST = 0.5, 0.6, 0.75  # for one of several ranks

_LATE = {
    "late_sender": ("sends late", "let it send earlier, or receive later and compute before"),
    "late_receiver": ("receives late", "let it start its receives earlier, or compute after nonblocking sends"),
    "late_process": ("arrives last", "give it less work before it"),
}


def _files(report: dict[str, Any]) -> set[str]:
    return {place_of(site) for site in sites_of(report) if site["class"] == "file"}


def origins(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Who is late, and how long others wait while it works: computes or accesses files. What others wait while it is
    in calls of MPI belongs to these calls."""
    files, rows = _files(report), (report["waits"] or {"origins": []})["origins"]
    calls = [sum(time for place, time in row["in"].items() if place not in files) for row in rows]
    return [{**row, "seconds": row["seconds"] - time} for row, time in zip(rows, calls, strict=True)]


def _sums(rows: list[dict[str, Any]], key: Any) -> dict[Any, float]:
    sums: dict[Any, float] = defaultdict(float)
    for row in rows:
        sums[key(row)] += row["seconds"]
    return sums


def _of_run(report: dict[str, Any], seconds: float) -> str:
    return f"{text.seconds(seconds)} in all ({text.percent(seconds / text.total_time(report))} of the run)"


def _accessed(report: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """The access to a file that late ranks are in for most of the time; empty if they compute."""
    files, times = _files(report), defaultdict[str, float](float)
    for row in rows:
        for place, time in row["in"].items():
            times[place] += time if place in files else 0.0
    seconds = sum(row["seconds"] for row in rows)
    return max(times, key=lambda place: times[place]) if sum(times.values()) > seconds / 2 else ""


def late_rank(report: dict[str, Any]) -> Finding | None:
    """The rank and the call for which the others wait longest, also behind ranks that wait themselves."""
    causes: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    for cause in origins(report):
        causes[cause["kind"], cause["rank"], cause["site"], cause["routine"]].append(cause)
    if not causes:
        return None
    worst = max(causes.values(), key=lambda group: sum(cause["seconds"] for cause in group))
    seconds, total = sum(cause["seconds"] for cause in worst), text.total_time(report)
    first, ranks = max(worst, key=lambda cause: cause["seconds"]), report["ranks"]
    does, change = _LATE[first["kind"]]
    waiting = sorted({rank for cause in worst for rank in cause["waiting_ranks"]})
    who = names_of([ranks[rank] for rank in waiting], len(ranks))
    everyone = len(waiting) == len(ranks) - 1 and len(waiting) > 1 and first["rank"] not in waiting
    wait = f"{'the others' if everyone else who} {'waits' if len(waiting) == 1 else 'wait'}"
    where = "there" if place_of(first) == place_of(first["waits_in"]) else f"in {place_of(first['waits_in'])}"
    if len(worst) > 1:
        where += " and elsewhere"
    together = " in all" if len(waiting) > 1 else ""
    sentence = (
        f"rank {ranks[first['rank']]['label']} {does} in {place_of(first)}; {wait} {text.seconds(seconds)} for it "
        f"{where}{together} ({text.percent(seconds / total)} of the run)"
    )
    return Finding(seconds, sentence, change)


def _spread(
    report: dict[str, Any], of_two: float = _MOST_OF_TWO
) -> tuple[list[dict[str, Any]], list[int], float] | None:
    """Who is late, if it is now this rank and now another one: the rows, the ranks and the seconds."""
    rows = origins(report)
    by_rank = _sums(rows, lambda row: row["rank"])
    seconds = sum(by_rank.values())
    late = sorted(rank for rank, time in by_rank.items() if time >= _PART * seconds)
    if len(late) < 2 or max(by_rank.values()) > (_MOST if len(late) > 2 else of_two) * seconds:
        return None
    return rows, late, seconds


def _most(rows: list[dict[str, Any]]) -> str:
    places = _sums(rows, lambda row: place_of(row["waits_in"]))
    return str(max(places, key=lambda name: places[name]))


def turns(report: dict[str, Any]) -> Finding | None:
    """Ranks wait behind each other, and none of them is the one that is late."""
    found = _spread(report)
    if not found or len(found[1]) < _IN_TURN or report["waits"]["passed_on"] < _PASSED_ON * found[2]:
        return None
    rows, late, seconds = found
    who, file = names_of([report["ranks"][rank] for rank in late], len(report["ranks"])), _accessed(report, rows)
    first = f"{who} wait behind each other in turn, {_of_run(report, seconds)}, most of it in {_most(rows)}"
    first += f", while one is in {file}" if file else ""
    return Finding(seconds, first, "let them do at the same time what each does before its turn")


def moves(report: dict[str, Any]) -> Finding | None:
    """Now this rank is late and now another one."""
    found = _spread(report)
    if not found:
        return None
    rows, late, seconds = found
    who, file = names_of([report["ranks"][rank] for rank in late], len(report["ranks"])), _accessed(report, rows)
    rest = f"the others wait {_of_run(report, seconds)}, most of it in {_most(rows)}"
    if file:
        advice = "let all access it at once, each its own part, or by a collective routine"
        return Finding(seconds, f"{who} access a file one after the other in {file}; {rest}", advice)
    advice = "balance the work of each step: over the run ranks have as much to do as the others"
    return Finding(seconds, f"{who} arrive last in turn; {rest}", advice)


def late_host(report: dict[str, Any]) -> Finding | None:
    """All ranks of a host are late, and no others."""
    found = _spread(report, _MOST_OF_HOST)
    if not found:
        return None
    rows, late, seconds = found
    who, advice = ranks_late(report, late, "")
    if " all of host " not in who:
        return None
    return Finding(
        seconds, f"{who} arrive last; the others wait {_of_run(report, seconds)}, most of it in {_most(rows)}", advice
    )
