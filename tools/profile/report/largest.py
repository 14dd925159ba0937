"""The call site that takes the most time: what its time is, and what to change."""

from __future__ import annotations

from typing import Any

from bindery_mpi.profile import text
from bindery_mpi.profile.findings import LITTLE, is_small, place_of, sites_of
from bindery_mpi.profile.waits import CLASSES

Verdict = tuple[str, str, str]  # kind, sentence, what to change

_CHANGE = {
    "point-to-point": "compute between start and completion: nonblocking operations, receives started early",
    "completion": "start these operations earlier, and compute before their completion",
    "collective": "put MPI_Barrier on its communicator before it and profile again: time that moves there is waiting",
    "one-sided": "use fewer and larger transfers between synchronizations",
    "file": "use fewer and larger accesses, or collective ones",
    "other": "call it less often, outside of loops",
}
_NO_DATA = "it moves no data: call it less often, for fewer files"
_MEASURED_BY_WAITS = ("point-to-point", "completion", "collective")  # and calls of all processes of an object
_ASK = "profile with --waits: it says whether ranks wait there, and for whom"


def seconds_of(waits: dict[str, Any]) -> float:
    """Waiting in a call site, for whatever."""
    return float(sum(waits[kind] for kind in CLASSES))


def largest(report: dict[str, Any]) -> Verdict:
    """The call site that takes the most time, and whether it waits or transfers."""
    share = text.percent(report["summary"]["fraction"])
    sites, total = sites_of(report), text.total_time(report)
    if not sites or not total:
        return "largest", f"{share} of the time is in MPI", ""
    site, in_mpi = sites[0], report["summary"]["mpi"]
    part = "most of it" if site["time"] > in_mpi / 2 else "the largest part"
    first = f"{share} of the time is in MPI, {part} in {place_of(site)} ({text.percent(site['time'] / total)})"
    over = site["over_processes"]
    if over["max"] > 1.5 * over["mean"]:
        first += f", rank {report['ranks'][over['max_rank']]['label']} longest with {text.seconds(over['max'])}"
    waiting, change = _waits_or_transfers(report, site)
    return "largest", f"{first}; {waiting}", change


def asks(report: dict[str, Any], site: dict[str, Any]) -> bool:
    """Whether another run would tell how long ranks wait there."""
    return report["waits"] is None and (site["class"] in _MEASURED_BY_WAITS or site["of_all"])


def _bounds(report: dict[str, Any], site: dict[str, Any]) -> tuple[float, float] | None:
    """The least and the most part of the time there that is waiting; None: not known."""
    measured = [row for row in (report["waits"] or {"sites": []})["sites"] if place_of(row) == place_of(site)]
    time = sum(each["time"] for each in sites_of(report) if place_of(each) == place_of(site))
    if measured and time:
        waits = sum(seconds_of(row) for row in measured) / time
        return waits, min(waits + sum(row["unknown"] for row in measured) / time, 1.0)
    if not site["waiting"] or not site["time"]:
        return None
    return site["waiting"]["least"] / site["time"], site["waiting"]["most"] / site["time"]


def _arrives(report: dict[str, Any], site: dict[str, Any]) -> str:
    """Say what to do where ranks wait for those that arrive later, though not for a rank that computes longer."""
    imbalance = report["summary"]["imbalance"]
    if imbalance is None or imbalance >= LITTLE or not asks(report, site):
        return "let ranks arrive at the same time: find out what some do longer before it"
    return "profile with --waits: ranks compute equally long, but come at different times; it says who waits for whom"


def _waits_or_transfers(report: dict[str, Any], site: dict[str, Any]) -> tuple[str, str]:
    small, is_data = is_small(site), site["sent"] + site["received"] > 0
    fewer = f"combine its {text.count(site['calls'])} calls of at most {text.size(site['max_bytes'])} into fewer"
    change = fewer if small else _NO_DATA if site["class"] == "file" and not is_data else _CHANGE[site["class"]]
    if not small and asks(report, site):
        change = _ASK
    bounds = _bounds(report, site)
    if not bounds:
        return "how much of that is waiting is not measured", change
    least, most = bounds
    if least >= 0.5:
        change = fewer if small and report["waits"] else _arrives(report, site)
        return f"at least {text.percent(least)} of that is waiting for other ranks", change
    if most <= 0.5:
        change = fewer if small else "transfer less, or use a nonblocking operation and compute meanwhile"
        return f"at most {text.percent(most)} of that is waiting, the rest is the operation itself", change
    return f"between {text.percent(least)} and {text.percent(most)} of that is waiting for other ranks", change
