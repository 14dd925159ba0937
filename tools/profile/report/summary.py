"""The summary of a report on the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bindery_mpi.profile.text import (
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


# The head of each column, and what a row has there; `total` is the time of which a column has the share.
Column = tuple[str, Callable[[dict[str, Any], float], str]]
_CALLS: Column = ("calls", lambda row, _: count(row["calls"]))
_TIME: Column = ("time", lambda row, _: seconds(row["time"]))
_SHARE: Column = ("of run", lambda row, total: percent(row["time"] / total) if total else "")
_MESSAGE: Column = ("message", lambda row, _: sizes(row))
ROUTINE_COLUMNS: tuple[Column, ...] = (
    ("routine", lambda row, _: row["name"]),
    _CALLS,
    _TIME,
    _SHARE,
    ("least rank", lambda row, _: seconds(row["over_processes"]["min"])),
    ("most rank", lambda row, _: seconds(row["over_processes"]["max"])),
    _MESSAGE,
)
SITE_COLUMNS: tuple[Column, ...] = (
    ("call site", lambda row, _: row["site"]),
    ("routine", lambda row, _: row["routine"]),
    _CALLS,
    _TIME,
    _SHARE,
    _MESSAGE,
)
_SUMMED = (_CALLS, _TIME, _SHARE)


def _table(columns: tuple[Column, ...], all_rows: list[dict[str, Any]], total: float, texts: int) -> list[str]:
    """The rows that take longest, and one for all others, with sums. The first `texts` columns are aligned as text."""
    shown, rest = folded([row for row in all_rows if not row["startup"]], total)
    rows = [tuple(text(row, total) for _, text in columns) for row in shown]
    if rest:
        sums = {name: sum(row[name] for row in rest) for name in ("calls", "time")}
        texts_of_rest = [column[1](sums, total) if column in _SUMMED else "" for column in columns]
        rows.append((f"{len(rest)} more", *texts_of_rest[1:]))
    return table(tuple(head for head, _ in columns), rows, texts)


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


def _regions(report: dict[str, Any]) -> list[str]:
    """The parts of the program that have names."""
    columns: tuple[Column, ...] = (
        ("region", lambda row, _: "  " * row["depth"] + row["name"]),
        _CALLS,
        ("sent", lambda row, _: size(row["sent"])),
        ("least rank", lambda row, _: seconds(row["time"]["min"])),
        ("most rank", lambda row, _: seconds(row["time"]["max"])),
        ("in MPI", lambda row, _: percent(row["mpi"] / row["total"]) if row["total"] else ""),
    )[: 5 if report["hidden_calls"] else 6]
    rows = [tuple(text(row, 0) for _, text in columns) for row in report["regions"]]
    return ["", *table(tuple(head for head, _ in columns), rows, 1)] if rows else []


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
    tables = [*_waits(report), "", *_table(ROUTINE_COLUMNS, report["routines"], total, 1), ""]
    tables += [*_table(SITE_COLUMNS, report["sites"], total, 2), *_regions(report), *_paths(report, total)]
    return "\n".join([*lines, *_bars(report), *tables])
