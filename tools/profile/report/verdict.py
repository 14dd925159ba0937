"""The first sentence of a report, and what to change: only what the data show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from bindery_mpi.profile import text
from bindery_mpi.profile.largest import LITTLE, Verdict, asks, is_small, largest, place_of, seconds_of, sites_of

_NAMED = 4  # ranks; more are a number
_IN_TURN = 3  # ranks or more, that others wait for
_PART, _MOST, _PASSED_ON = 0.1, 0.5, 0.25  # of the waiting: least and most for a rank, behind ranks that wait


def verdict(report: dict[str, Any]) -> dict[str, str]:
    """Kind, sentence and advice, which may be empty."""
    rules = (_hidden, _early, _little, _waits, _late, largest)
    found = next(found for rule in rules if (found := rule(report)))
    return dict(zip(("kind", "sentence", "advice"), found, strict=True))


def _names(ranks: Sequence[dict[str, Any]], everyone: int) -> str:
    labels = [rank["label"] for rank in ranks]
    if len(labels) == 1:
        return f"rank {labels[0]}"
    if len(labels) > _NAMED:
        return f"{len(labels)} of {everyone} ranks"
    return f"ranks {', '.join(labels[:-1])} and {labels[-1]}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


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
        for place in dict.fromkeys(place_of(call) for call in rank["unfinished"]) or [""]:
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
    if most >= LITTLE:
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
    """Name the rank for which the others wait longest, also behind ranks that wait themselves if that is measured."""
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
    if seconds < max(LITTLE * total, _cost_of_small_calls(report)):
        return None
    first, ranks = worst[0], report["ranks"]
    does, change = _LATE[first["kind"]]
    waiting = sorted({rank for cause in worst for rank in cause["waiting_ranks"]})
    who = _names([ranks[rank] for rank in waiting], len(ranks))
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
    return "waits", sentence, change


def _in_turn(report: dict[str, Any], measured: dict[str, Any]) -> Verdict | None:
    """Ranks wait behind each other, and none of them is the one that is late."""
    by_rank: dict[int, float] = defaultdict(float)
    by_place: dict[str, float] = defaultdict(float)
    for cause in measured["origins"]:
        by_rank[cause["rank"]] += cause["seconds"]
        by_place[place_of(cause["waits_in"])] += cause["seconds"]
    seconds, total = sum(by_rank.values()), text.total_time(report)
    late = sorted(rank for rank in by_rank if by_rank[rank] >= _PART * seconds)
    is_chain = len(late) >= _IN_TURN and max(by_rank.values()) <= _MOST * seconds
    if not is_chain or seconds < LITTLE * total or measured["passed_on"] < _PASSED_ON * seconds:
        return None
    ranks = report["ranks"]
    who, most = _names([ranks[rank] for rank in late], len(ranks)), max(by_place, key=lambda name: by_place[name])
    share = text.percent(seconds / total)
    first = f"{who} wait behind each other in turn, {text.seconds(seconds)} in all ({share} of the run)"
    return "turns", f"{first}, most of it in {most}", "let them do at the same time what each does before its turn"


def _cost_of_small_calls(report: dict[str, Any]) -> float:
    """Their time without waiting, where most time is in them."""
    sites = sites_of(report)
    if not sites or not is_small(sites[0]):
        return 0.0
    small = [site for site in sites if is_small(site)]
    places = {place_of(site) for site in small}
    waiting = sum(seconds_of(row) for row in report["waits"]["sites"] if place_of(row) in places)
    return float(sum(site["time"] for site in small) - waiting)


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
        id(site): site for site in sites_of(report) if site["over_processes"]["min_rank"] in [r["rank"] for r in late]
    }
    excess = {key: _excess(site, len(ranks)) for key, site in waits.items()}
    if idle < LITTLE * text.total_time(report) or not idle / 2 <= sum(excess.values()) <= 2 * idle:
        return None
    site = waits[max(excess, key=lambda key: excess[key])]
    who, compute = _names(late, len(ranks)), "computes" if len(late) == 1 else "compute"
    rest, they = ("the other", "it") if len(others) == 1 else ("the others", "they")
    first = f"{who} {compute} {text.seconds(longer)}, {rest} {text.seconds(shorter)}"
    if site["waiting"] and site["waiting"]["least"]:
        wait = "waits" if len(others) == 1 else "wait"
        time = text.seconds(site["waiting"]["least"])
        advice = f"give {who} less work: a faster {site['routine']} does not help"
        return "late", f"{first}; {they} {wait} for {who} in {place_of(site)}, at least {time} in all", advice
    spend, time = "spends" if len(others) == 1 else "spend", text.seconds(_excess(site, len(ranks)))
    advice = f"give {who} less work: {rest} may wait for it, which is not measured in {site['routine']}"
    if asks(report, site):
        advice += " without --waits"
    return "late", f"{first}; {they} {spend} {time} more than {who} in {place_of(site)}", advice


def _excess(site: dict[str, Any], number: int) -> float:
    """Return how much longer all ranks together are in it than if each were as short as the one with the least time."""
    over: dict[str, float] = site["over_processes"]
    return number * (over["mean"] - over["min"])
