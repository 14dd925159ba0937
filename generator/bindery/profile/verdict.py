"""The first sentence of a report, and what to change: only what the data show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from bindery.profile import text

_LITTLE = 0.05  # of the time of each rank: MPI is not where the time goes
_NAMED = 4  # ranks; more are a number
_MANY_CALLS, _SMALL = 1000, 1024  # of a rank, bytes: cost is in the number of calls
_IN_TURN, _PART, _MOST, _PASSED_ON = 3, 0.1, 0.5, 0.25  # ranks, each with this part of the waiting or more, none with more; behind others

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
_TRY = "; if all ranks call it, put MPI_Barrier before it and profile again: time that moves there is waiting"
_MEASURED_BY_WAITS = ("point-to-point", "completion", "collective")
_ASK = "profile with --waits: it says whether ranks wait there, and for whom"


def verdict(report: dict[str, Any]) -> dict[str, str]:
    """Kind, sentence and advice, which may be empty."""
    rules = (_hidden, _early, _little, _waits, _late, _largest)
    found = next(found for rule in rules if (found := rule(report)))
    return dict(zip(("kind", "sentence", "advice"), found, strict=True))


def _names(ranks: Sequence[dict[str, Any]], everyone: int) -> str:
    labels = [rank["label"] for rank in ranks]
    if len(labels) == 1:
        return f"rank {labels[0]}"
    if len(labels) > _NAMED:
        return f"{len(labels)} of {everyone} ranks"
    return f"ranks {', '.join(labels[:-1])} and {labels[-1]}"


def _place(site: dict[str, Any]) -> str:
    return f"{site['site']}: {site['routine']}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _sites(report: dict[str, Any]) -> list[dict[str, Any]]:
    return [site for site in report["sites"] if not site["startup"]]


def _hidden(report: dict[str, Any]) -> Verdict | None:
    if not report["hidden_calls"]:
        return None
    return "hidden", "where the time goes is not known: calls are hidden from the profiler", ""


def _early(report: dict[str, Any]) -> Verdict | None:
    """Where each rank was that did not reach MPI_Finalize."""
    if report["complete"]:
        return None
    places: dict[str, list[dict[str, Any]]] = defaultdict(list)
    early = [rank for rank in report["ranks"] if rank["state"] != "finalized"]
    for rank in early:
        for place in dict.fromkeys(_place(call) for call in rank["unfinished"]) or [""]:
            places[place].append(rank)
    number = len(report["ranks"])
    groups = sorted(places.items(), key=lambda group: (not group[0], -len(group[1])))
    shown = [
        f"{_names(ranks, number)} {'was' if len(ranks) == 1 else 'were'} in {place or 'no call of MPI'}"
        for place, ranks in groups[:_NAMED]
    ]
    more = f", and at {len(groups) - _NAMED} more places" if len(groups) > _NAMED else ""
    advice = ""
    if "" in places and len(places) > 1:
        advice = f"if it hung, look at what {_names(places[''], number)} did outside of MPI"
    elif "" not in places:
        advice = "if it hung, bindery check finds calls that wait for each other"
    return "early", f"the run ended before MPI_Finalize: {', '.join(shown)}{more}", advice


def _little(report: dict[str, Any]) -> Verdict | None:
    most = report["summary"]["fraction_over_processes"]["max"]
    if most >= _LITTLE:
        return None
    share = text.percent(report["summary"]["fraction"])
    sentence = f"MPI is not the problem: {share} of the time is in MPI, of no rank more than {text.percent(most)}"
    return "little", sentence, "look at the computation"


_LATE = {
    "late_sender": ("sends late", "let it send earlier, or receive later and compute before"),
    "late_receiver": ("receives late", "let it start its receives earlier, or compute after nonblocking sends"),
    "late_process": ("arrives last", "give it less work before it"),
}


def _waits(report: dict[str, Any]) -> Verdict | None:
    """For whom the others wait the longest, also behind ranks that wait themselves, where that is measured."""
    measured = report["waits"]
    if measured and (in_turn := _in_turn(report, measured)):
        return in_turn
    causes: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    for cause in measured["origins"] if measured else ():
        causes[cause["kind"], cause["rank"], cause["site"], cause["routine"]].append(cause)
    if not causes:
        return None
    worst = max(causes.values(), key=lambda group: sum(cause["seconds"] for cause in group))
    seconds, total = sum(cause["seconds"] for cause in worst), text.total_time(report)
    if seconds < max(_LITTLE * total, _cost_of_small_calls(report)):
        return None
    first, ranks = worst[0], report["ranks"]
    does, change = _LATE[first["kind"]]
    waiting = sorted({rank for cause in worst for rank in cause["waiting_ranks"]})
    who = _names([ranks[rank] for rank in waiting], len(ranks))
    everyone = len(waiting) == len(ranks) - 1 and len(waiting) > 1 and first["rank"] not in waiting
    wait = f"{'the others' if everyone else who} {'waits' if len(waiting) == 1 else 'wait'}"
    where = "there" if _place(first) == _place(first["waits_in"]) else f"in {_place(first['waits_in'])}"
    if len(worst) > 1:
        where += " and elsewhere"
    together = " in all" if len(waiting) > 1 else ""
    sentence = (
        f"rank {ranks[first['rank']]['label']} {does} in {_place(first)}; {wait} {text.seconds(seconds)} for it {where}"
        f"{together} ({text.percent(seconds / total)} of the run)"
    )
    return "waits", sentence, change


def _in_turn(report: dict[str, Any], measured: dict[str, Any]) -> Verdict | None:
    """Ranks wait behind each other, and none of them is the one that is late."""
    by_rank: dict[int, float] = defaultdict(float)
    by_place: dict[str, float] = defaultdict(float)
    for cause in measured["origins"]:
        by_rank[cause["rank"]] += cause["seconds"]
        by_place[_place(cause["waits_in"])] += cause["seconds"]
    seconds, total = sum(by_rank.values()), text.total_time(report)
    late = sorted(rank for rank in by_rank if by_rank[rank] >= _PART * seconds)
    is_chain = len(late) >= _IN_TURN and max(by_rank.values()) <= _MOST * seconds
    if not is_chain or seconds < _LITTLE * total or measured["passed_on"] < _PASSED_ON * seconds:
        return None
    ranks = report["ranks"]
    sentence = (
        f"{_names([ranks[rank] for rank in late], len(ranks))} wait behind each other in turn, {text.seconds(seconds)} in all "
        f"({text.percent(seconds / total)} of the run), most of it in {max(by_place, key=lambda place: by_place[place])}"
    )
    return "turns", sentence, "let them do at the same time what each does before its turn"


def _cost_of_small_calls(report: dict[str, Any]) -> float:
    """Their time without waiting, where most time is in them."""
    sites = _sites(report)
    if not sites or not _is_small(sites[0]):
        return 0.0
    small = [site for site in sites if _is_small(site)]
    places = {_place(site) for site in small}
    waiting = sum(_seconds(row) for row in report["waits"]["sites"] if _place(row) in places)
    return sum(site["time"] for site in small) - waiting


def _seconds(waits: dict[str, Any]) -> float:
    """Waiting in a call site, for whatever."""
    return float(sum(waits[kind] for kind in _LATE))


def _late(report: dict[str, Any]) -> Verdict | None:
    """Some ranks compute longer, and the others spend about that time more than they in MPI."""
    ranks = report["ranks"]
    is_one_world = all(rank["label"].isdigit() and rank["threads"] == 1 for rank in ranks)
    if len(ranks) < 2 or report["summary"]["imbalance"] is None or not is_one_world:
        return None
    middle = (report["summary"]["compute"]["min"] + report["summary"]["compute"]["max"]) / 2
    late = [rank for rank in ranks if rank["compute"] > middle]
    others = [rank for rank in ranks if rank["compute"] <= middle]
    if not late:
        return None
    longer, shorter = (_mean([rank["compute"] for rank in group]) for group in (late, others))
    idle = (longer - shorter) * len(others)
    waits = {
        id(site): site for site in _sites(report) if site["over_processes"]["min_rank"] in [r["rank"] for r in late]
    }
    excess = {key: _excess(site, len(ranks)) for key, site in waits.items()}
    if idle < _LITTLE * text.total_time(report) or not idle / 2 <= sum(excess.values()) <= 2 * idle:
        return None
    site = waits[max(excess, key=lambda key: excess[key])]
    who, compute = _names(late, len(ranks)), "computes" if len(late) == 1 else "compute"
    rest, they = ("the other", "it") if len(others) == 1 else ("the others", "they")
    first = f"{who} {compute} {text.seconds(longer)}, {rest} {text.seconds(shorter)}"
    if site["waiting"] and site["waiting"]["least"]:
        wait = "waits" if len(others) == 1 else "wait"
        time = text.seconds(site["waiting"]["least"])
        advice = f"give {who} less work: a faster {site['routine']} does not help"
        return "late", f"{first}; {they} {wait} for {who} in {_place(site)}, at least {time} in all", advice
    spend, time = "spends" if len(others) == 1 else "spend", text.seconds(_excess(site, len(ranks)))
    advice = f"give {who} less work: {rest} may wait for it, which is not measured in {site['routine']}"
    if _asks(report, site):
        advice += " without --waits"
    return "late", f"{first}; {they} {spend} {time} more than {who} in {_place(site)}", advice


def _excess(site: dict[str, Any], number: int) -> float:
    """By how much all ranks together are longer in it than if each were as short as the one with the least time."""
    over: dict[str, float] = site["over_processes"]
    return number * (over["mean"] - over["min"])


def _largest(report: dict[str, Any]) -> Verdict:
    """The call site that takes the most time, and whether it waits or transfers."""
    share = text.percent(report["summary"]["fraction"])
    sites, total = _sites(report), text.total_time(report)
    if not sites or not total:
        return "largest", f"{share} of the time is in MPI", ""
    site, in_mpi = sites[0], report["summary"]["mpi"]
    part = "most of it" if site["time"] > in_mpi / 2 else "the largest part"
    first = f"{share} of the time is in MPI, {part} in {_place(site)} ({text.percent(site['time'] / total)})"
    over = site["over_processes"]
    if over["max"] > 1.5 * over["mean"]:
        first += f", rank {report['ranks'][over['max_rank']]['label']} longest with {text.seconds(over['max'])}"
    waiting, change = _waits_or_transfers(report, site)
    return "largest", f"{first}; {waiting}", change


def _is_small(site: dict[str, Any]) -> bool:
    """The cost is in the number of its calls."""
    calls = site["calls"] / site["processes"]
    return bool(calls >= _MANY_CALLS and site["sent"] + site["received"] and site["max_bytes"] <= _SMALL)


def _asks(report: dict[str, Any], site: dict[str, Any]) -> bool:
    """Whether another run would tell how long ranks wait there."""
    return report["waits"] is None and site["class"] in _MEASURED_BY_WAITS


def _bounds(report: dict[str, Any], site: dict[str, Any]) -> tuple[float, float] | None:
    """The least and the most part of the time there that is waiting; None: not known."""
    measured = [row for row in (report["waits"] or {"sites": []})["sites"] if _place(row) == _place(site)]
    time = sum(each["time"] for each in _sites(report) if _place(each) == _place(site))
    if measured and time:
        waits = sum(_seconds(row) for row in measured) / time
        return waits, min(waits + sum(row["unknown"] for row in measured) / time, 1.0)
    if not site["waiting"] or not site["time"]:
        return None
    return site["waiting"]["least"] / site["time"], site["waiting"]["most"] / site["time"]


def _arrives(report: dict[str, Any], site: dict[str, Any]) -> str:
    """What to do where ranks wait for those that arrive later, though not for one that computes longer."""
    imbalance = report["summary"]["imbalance"]
    if imbalance is None or imbalance >= _LITTLE or not _asks(report, site):
        return "let ranks arrive at the same time: find out what some do longer before it"
    return "profile with --waits: ranks compute equally long, but come at different times; it says who waits for whom"


def _waits_or_transfers(report: dict[str, Any], site: dict[str, Any]) -> tuple[str, str]:
    is_small, is_data = _is_small(site), site["sent"] + site["received"] > 0
    fewer = f"combine its {text.count(site['calls'])} calls of at most {text.size(site['max_bytes'])} into fewer"
    change = fewer if is_small else _NO_DATA if site["class"] == "file" and not is_data else _CHANGE[site["class"]]
    if not is_small and _asks(report, site):
        change = _ASK
    bounds = _bounds(report, site)
    if not bounds and site["class"] not in _MEASURED_BY_WAITS and site["communicator"]:
        return "how much of that is waiting is not measured, and not by --waits either", f"{change}{_TRY}"
    if not bounds:
        return "how much of that is waiting is not measured", change
    least, most = bounds
    if least >= 0.5:
        change = fewer if is_small and report["waits"] else _arrives(report, site)
        return f"at least {text.percent(least)} of that is waiting for other ranks", change
    if most <= 0.5:
        change = fewer if is_small else "transfer less, or use a nonblocking operation and compute meanwhile"
        return f"at most {text.percent(most)} of that is waiting, the rest is the operation itself", change
    return f"between {text.percent(least)} and {text.percent(most)} of that is waiting for other ranks", change
