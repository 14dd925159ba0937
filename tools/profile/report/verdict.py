"""The first sentence of a report, and what to change: only what the data show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from bindery_mpi.profile import computed, text, waited
from bindery_mpi.profile.findings import LITTLE, NAMED, Finding, names_of, place_of
from bindery_mpi.profile.largest import Verdict, largest


class Rule(NamedTuple):
    """A cause that a verdict may name."""

    kind: str
    sentence: str  # these two as docs/howto/profile.md has them
    when: str
    find: Callable[[dict[str, Any]], Finding | None]


# The verdict is the rule with the largest saving of those that find something, the first of equal ones.
RULES = (
    Rule("host", "all ranks of a host arrive last (`--waits`)", "they and no others are late", waited.late_host),
    Rule(
        "compute",
        "ranks compute longer than the others",
        "all processes left data; there is one world of one thread each; the others spend about that time more in "
        "calls, by a factor of 2 at most; with `--waits`, of several ranks",
        computed.compute,
    ),
    Rule(
        "turns",
        "ranks wait behind each other in turn (`--waits`)",
        "three ranks or more keep others waiting, none for more than half, and a quarter of that is behind ranks that "
        "wait themselves",
        waited.turns,
    ),
    Rule(
        "moves",
        "ranks arrive last, or access a file, one after the other (`--waits`)",
        "two ranks or more keep others waiting, none for much more",
        waited.moves,
    ),
    Rule(
        "waits",
        "others wait for a rank (`--waits`)",
        "it computes or accesses a file meanwhile; ranks that wait for it themselves count (`origins` in JSON)",
        waited.late_rank,
    ),
    Rule(
        "steps",
        "ranks do not work at the same time",
        "of three or more, 60 % or fewer work in an interval of the timeline, and over the run all work as long",
        computed.steps,
    ),
    Rule(
        "small",
        "the time is in many small calls",
        "a rank makes 1,000 of at most 1,024 bytes; waiting for ranks that work does not count",
        computed.small,
    ),
    Rule(
        "opens",
        "the time is in calls that open and close files",
        "they move no data; waiting for ranks that work does not count",
        computed.opens,
    ),
    Rule(
        "threads",
        "threads contend for MPI",
        "several call it, and their calls last more than 4 times as long as the shortest",
        computed.threads,
    ),
)


def verdict(report: dict[str, Any]) -> dict[str, str]:
    """Kind, sentence and advice, which may be empty."""
    gates = (_hidden, _early, _little, _cause, largest)
    found = next(found for gate in gates if (found := gate(report)))
    return dict(zip(("kind", "sentence", "advice"), found, strict=True))


def _cause(report: dict[str, Any]) -> Verdict | None:
    """Returns the cause whose end saves most, if that is not little."""
    found = [(rule.kind, finding) for rule in RULES if (finding := rule.find(report))]
    kind, best = max(found, key=lambda each: each[1].saving, default=("", Finding(0.0, "", "")))
    if best.saving < LITTLE * text.total_time(report) or not best.saving:
        return None
    return kind, best.sentence, best.advice


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
        f"{names_of(ranks, number)} {'was' if len(ranks) == 1 else 'were'} in {place or 'no call of MPI'}"
        for place, ranks in groups[:NAMED]
    ]
    more = f", and at {len(groups) - NAMED} more places" if len(groups) > NAMED else ""
    advice = ""
    if "" in places and len(places) > 1:
        advice = f"if it hung, look at what {names_of(places[''], number)} did outside of MPI"
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
