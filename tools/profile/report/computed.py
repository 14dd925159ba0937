"""Causes that show without --waits: ranks that compute longer, ranks that work in turn, calls that are too many."""

from __future__ import annotations

from typing import Any

from bindery_mpi.profile import text
from bindery_mpi.profile.findings import Finding, has_threads, is_small, mean, names_of, place_of, ranks_late, sites_of
from bindery_mpi.profile.waited import origins

_CONTENDED = 4  # times the shortest call: what calls of several threads last
_WORKERS = 0.6  # of the ranks: fewer work at a time
_WORK = ("file",)  # classes in which a rank does something itself


def _excess(site: dict[str, Any], number: int) -> float:
    """Return how much longer all ranks together are in it than if each were as short as the one with the least time."""
    over: dict[str, float] = site["over_processes"]
    return number * (over["mean"] - over["min"])


def _groups(report: dict[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]], float] | None:
    """Ranks that compute long, the others, and how long these would have to wait for them."""
    ranks = report["ranks"]
    is_one_world = all(rank["label"].isdigit() and rank["threads"] == 1 for rank in ranks)
    if len(ranks) < 2 or report["summary"]["imbalance"] is None or not is_one_world:
        return None
    middle = (report["summary"]["compute"]["min"] + report["summary"]["compute"]["max"]) / 2
    late = [rank for rank in ranks if rank["compute"] > middle]
    others = [rank for rank in ranks if rank["compute"] <= middle]
    if not late:
        return None
    longer, shorter = (mean([rank["compute"] for rank in group]) for group in (late, others))
    return late, others, (longer - shorter) * len(others)


def _waits_for(report: dict[str, Any], late: list[dict[str, Any]]) -> dict[str, float]:
    """Returns the seconds, by place, that the others spend there more than the ranks that compute long."""
    ranks = [rank["rank"] for rank in late]
    excess: dict[str, float] = {}
    for site in sites_of(report):
        if site["over_processes"]["min_rank"] in ranks:
            excess[place_of(site)] = excess.get(place_of(site), 0.0) + _excess(site, len(report["ranks"]))
    return excess


def compute(report: dict[str, Any]) -> Finding | None:
    """Some ranks compute longer, and the others spend about that time more than they in MPI."""
    if not (groups := _groups(report)):
        return None
    late, others, idle = groups
    if report["waits"] and (len(late) == 1 or sum(row["seconds"] for row in origins(report)) < idle / 2):
        return None  # --waits tells it by name
    excess = _waits_for(report, late)
    if not idle / 2 <= sum(excess.values()) <= 2 * idle:
        return None
    place = max(excess, key=lambda name: excess[name])
    site = next(each for each in sites_of(report) if place_of(each) == place)
    is_measured = site["waiting"] and site["waiting"]["least"]
    they = "the other" if len(others) == 1 else "the others"
    idles = (
        f": a faster {site['routine']} does not help"
        if is_measured or report["waits"]
        else f": {they} may wait for it, which is not measured in {site['routine']} without --waits"
    )
    who, advice = ranks_late(report, [rank["rank"] for rank in late], idles)
    longer, shorter = (mean([rank["compute"] for rank in group]) for group in (late, others))
    first = (
        f"{who} {'computes' if len(late) == 1 else 'compute'} {text.seconds(longer)}, {they} {text.seconds(shorter)}"
    )
    it, end = ("it", "s") if len(others) == 1 else ("they", "")
    name = names_of(late, len(report["ranks"]))
    if is_measured:
        time = text.seconds(site["waiting"]["least"])
        return Finding(idle, f"{first}; {it} wait{end} for {name} in {place}, at least {time} in all", advice)
    return Finding(idle, f"{first}; {it} spend{end} {text.seconds(excess[place])} more than {name} in {place}", advice)


def _working(report: dict[str, Any]) -> tuple[float, float, float] | None:
    """Returns how many ranks of the timeline work on the average while one does, the seconds that the others are in MPI
    meanwhile, and the part of the work that accesses files."""
    timeline = report.get("timeline")
    if not timeline or has_threads(report) or len(timeline["rows"]) != len(report["ranks"]):
        return None
    files = [index for index, name in enumerate(timeline["classes"]) if name in _WORK]
    idle = work = most = of_files = 0.0
    for columns in zip(*(row["columns"] for row in timeline["rows"]), strict=True):
        file = [sum(column[index] for index in files) for column in columns]
        working = [1 - sum(column) + part for column, part in zip(columns, file, strict=True)]
        most += max(working)
        work += sum(working)
        of_files += sum(file)
        idle += sum(max(working) - each for each in working)
    width = timeline["seconds"] / max(len(timeline["rows"][0]["columns"]), 1)
    return (work / most, idle * width, of_files / work) if most else None


def steps(report: dict[str, Any]) -> Finding | None:
    """Ranks work as long as each other, but not at the same time."""
    found, number, groups = _working(report), len(report["ranks"]), _groups(report)
    if report["waits"] or not found or number < 3 or found[0] > _WORKERS * number:
        return None
    at_once, idle, of_files = found
    idle -= 2 * groups[2] if groups else 0.0
    waits = [site for site in sites_of(report) if site["class"] not in _WORK or not site["sent"] + site["received"]]
    if idle <= 0 or not waits:
        return None
    rest = f"the others are in MPI, most of them in {place_of(waits[0])}"
    first = f"ranks do not work at the same time but {at_once:.1f} of {number} on the average"
    files = [site for site in sites_of(report) if site["class"] in _WORK and site["sent"] + site["received"]]
    if of_files > 1 / 2 and files:
        first = f"ranks access files one after the other in {place_of(files[0])}"
    advice = "profile with --waits: it says who waits for whom, one behind the other or for another one in each step"
    return Finding(idle, f"{first}; {rest}", advice)


def _explained(report: dict[str, Any], site: dict[str, Any]) -> float:
    """The time there that is waiting for ranks that work."""
    place = place_of(site)
    if report["waits"]:
        return float(sum(row["seconds"] for row in origins(report) if place_of(row["waits_in"]) == place))
    groups = _groups(report)
    idle = _waits_for(report, groups[0]).get(place, 0.0) if groups and compute(report) else 0.0
    in_turn = steps(report)
    waiting = site["waiting"]["least"] if site["waiting"] else 0.0
    return max(idle, min(in_turn.saving, site["time"]) if in_turn else 0.0, waiting)


def _many(report: dict[str, Any], sites: list[dict[str, Any]], change: str) -> Finding | None:
    if not sites:
        return None
    seconds, total = sum(max(site["time"] - _explained(report, site), 0.0) for site in sites), text.total_time(report)
    calls = text.count(sum(site["calls"] for site in sites))
    where = place_of(sites[0]) + (f" and {len(sites) - 1} more" if len(sites) > 1 else "")
    size = max(site["max_bytes"] for site in sites)
    of = f" of at most {text.size(size)}" if size else ""
    first = f"{text.percent(seconds / total)} of the time is in {calls} calls{of} in {where}"
    first += ", without waiting for ranks that work"
    return Finding(seconds, first, change.format(calls=calls, of=of))


def small(report: dict[str, Any]) -> Finding | None:
    """Many calls of few bytes."""
    if has_threads(report):
        return None
    return _many(
        report, [site for site in sites_of(report) if is_small(site)], "combine these {calls} calls{of} into fewer"
    )


def opens(report: dict[str, Any]) -> Finding | None:
    """Calls that open, close or describe files."""
    sites = [s for s in sites_of(report) if s["class"] == "file" and not s["sent"] + s["received"]]
    return _many(report, sites, "open fewer files, and each of them once: these calls move no data")


def threads(report: dict[str, Any]) -> Finding | None:
    """Calls of several threads last much longer than the shortest."""
    if not has_threads(report):
        return None
    sites = [s for s in sites_of(report) if s["calls"] and s["time"] > _CONTENDED * s["calls"] * s["shortest"]]
    if not sites:
        return None
    seconds = sum(max(s["time"] - _CONTENDED * s["calls"] * s["shortest"] - _explained(report, s), 0.0) for s in sites)
    site, number = sites[0], max(rank["threads"] for rank in report["ranks"])
    factor = site["time"] / site["calls"] / max(site["shortest"], 1e-9)
    first = f"{number} threads of a rank call MPI; calls in {place_of(site)} last {factor:.0f} times as long as the "
    first += "shortest: threads contend for MPI, or wait for messages"
    return Finding(seconds, first, "run with one thread for each rank that calls MPI: what gets faster was contention")
