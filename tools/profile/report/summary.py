"""The summary of a report on the terminal."""

from __future__ import annotations

from typing import Any

from bindery.profile.text import (
    CLASS_LABELS,
    FIRST_ROWS,
    WAITS,
    count,
    folded,
    path,
    percent,
    processes,
    seconds,
    size,
    sizes,
    table,
    total_time,
    traffic,
    verdict,
    waiting,
    waits_note,
)

_BARS, _BAR = 16, 50  # ranks with a bar, characters of a bar
_LETTERS = dict(zip(CLASS_LABELS, "pwcofm", strict=True))


def _more(rows: list[dict[str, Any]], total: float) -> tuple[str, str, str]:
    time = sum(row["time"] for row in rows)
    return count(sum(row["calls"] for row in rows)), seconds(time), percent(time / total) if total else ""


def _routines(report: dict[str, Any], total: float) -> list[str]:
    shown, rest = folded([row for row in report["routines"] if not row["startup"]], total)
    rows = [
        (
            row["name"],
            count(row["calls"]),
            seconds(row["time"]),
            percent(row["time"] / total) if total else "",
            seconds(row["over_processes"]["min"]),
            seconds(row["over_processes"]["max"]),
            sizes(row),
        )
        for row in shown
    ]
    if rest:
        rows.append((f"{len(rest)} more", *_more(rest, total), "", "", ""))
    return table(("routine", "calls", "time", "of run", "least rank", "most rank", "message"), rows, 1)


def _sites(report: dict[str, Any], total: float) -> list[str]:
    shown, rest = folded([site for site in report["sites"] if not site["startup"]], total)
    rows = [
        (
            row["site"],
            row["routine"],
            count(row["calls"]),
            seconds(row["time"]),
            percent(row["time"] / total) if total else "",
            sizes(row),
        )
        for row in shown
    ]
    if rest:
        rows.append((f"{len(rest)} more", "", *_more(rest, total), ""))
    return table(("call site", "routine", "calls", "time", "of run", "message"), rows, 2)


def _bars(report: dict[str, Any]) -> list[str]:
    """A bar for each rank. Of many ranks, those that compute longest and least."""
    ranks = [] if report["hidden_calls"] else report["ranks"]
    longest = max((rank["wall"] * rank["threads"] for rank in ranks), default=0.0)
    if not longest:
        return []
    if len(ranks) > _BARS:
        by_time = sorted(ranks, key=lambda rank: rank["compute"])
        ranks = sorted(by_time[: _BARS // 2] + by_time[-_BARS // 2 :], key=lambda rank: rank["rank"])
    used = [name for name in CLASS_LABELS if any(rank["classes"][name] for rank in ranks)]
    width = max(len(rank["label"]) for rank in ranks)
    legend = ", ".join(["# computing", *(f"{_LETTERS[name]} {CLASS_LABELS[name]}" for name in used)])
    which = "each rank" if len(ranks) == len(report["ranks"]) else f"{_BARS} ranks that compute longest and least"
    lines = [f"  time of {which}: {legend}"]
    for rank in ranks:
        ends, end = [], rank["wall"] * rank["threads"] - rank["mpi"]
        for name in used:
            ends.append((_LETTERS[name], end := end + rank["classes"][name]))
        bar = "#" * round(_BAR * max(rank["wall"] * rank["threads"] - rank["mpi"], 0) / longest)
        for letter, position in ends:
            bar = bar.ljust(min(round(_BAR * position / longest), _BAR), letter)
        lines.append(f"  {rank['label']:>{width}} |{bar:<{_BAR}}| {percent(rank['fraction'])} in MPI")
    return ["", *lines]


def _headline(report: dict[str, Any], total: float) -> list[str]:
    summary = report["summary"]
    fractions = summary["fraction_over_processes"]
    period = f"time {report['period']}"
    about = [report["program"], processes(len(report["ranks"])), report["mpi"]]
    lines = [
        f"bindery profile: {', '.join(part for part in about if part)}",
        *(f"  {line}" for line in verdict(report)),
        "",
        f"  {period:<34}   {seconds(summary['wall'])}",
    ]
    if fractions:
        lines.append(
            f"  in MPI                               {percent(summary['fraction'])} "
            f"(rank least {percent(fractions['min'])}, most {percent(fractions['max'])})"
        )
    if summary["imbalance"] is not None:
        lines.append(
            f"  imbalance of computation             {percent(summary['imbalance'])} of the run (longest less mean)"
        )
    if summary["waiting"]:
        lines.append(f"  waiting in collective operations     {waiting(summary, total)} of the run")
    if report["matrix"] is not None:
        sums = traffic(report)
        lines += [
            f"  point-to-point messages              {size(sums['bytes'])} in {count(sums['count'])}",
            f"  sent in collective operations        {size(sums['collective'])}",
        ]
    spent = sum(rank["profiler"]["seconds"] for rank in report["ranks"])
    most = max(rank["profiler"]["bytes"] for rank in report["ranks"])
    share = percent(spent / total) if total else "0 %"
    return [*lines, f"  profiler                             {share} of the time (estimate), {size(most)} per process"]


def _waits(report: dict[str, Any]) -> list[str]:
    """Where ranks wait, and for whom."""
    waits = report["waits"]
    if not waits:
        return []
    rows = [
        (
            cause["waits_in"]["site"],
            cause["waits_in"]["routine"],
            seconds(cause["seconds"]),
            WAITS[cause["kind"]],
            f"rank {report['ranks'][cause['rank']]['label']}",
            f"{cause['site']}: {cause['routine']}",
        )
        for cause in waits["causes"][:FIRST_ROWS]
    ]
    head = ("waits in", "routine", "time", "for", "of", "which is in")
    return ["", *(table(head, rows, 2) if rows else []), f"  waiting: {waits_note(waits)}"]


def _paths(report: dict[str, Any], total: float) -> list[str]:
    rows = [
        (
            row["routine"],
            count(row["calls"]),
            seconds(row["time"]),
            percent(row["time"] / total) if total else "",
            path(row),
        )
        for row in (report["paths"] or [])[:FIRST_ROWS]
    ]
    lines = table(("routine", "calls", "time", "of run", ""), rows, 1)[1:] if rows else []
    return ["", "  call paths, from the outermost function", *lines] if rows else []


def summary(report: dict[str, Any]) -> str:
    """The text for the terminal."""
    total = total_time(report)
    lines = [*_headline(report, total), *(f"  note: {note}" for note in report["notes"])]
    lines += [
        f"  rank {rank['label']} ({rank['state']}) was in {call['routine']} at {call['site']} "
        f"for {seconds(call['seconds'])}"
        for rank in report["ranks"]
        for call in rank["unfinished"]
    ]
    tables = [*_waits(report), "", *_routines(report, total), "", *_sites(report, total), *_paths(report, total)]
    return "\n".join([*lines, *_bars(report), *tables])
