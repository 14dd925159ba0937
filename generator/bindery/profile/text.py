"""The summary on the terminal; and how numbers are written, also on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

_ROWS = 10


def seconds(value: float) -> str:
    """Three digits with a unit: 1.23 s, 45.6 ms."""
    if not value:
        return "0 s"
    for limit, factor, unit in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1.0, 1e3, "ms"), (1e4, 1.0, "s")):
        if value < limit:
            return f"{_three(value * factor)} {unit}"
    return f"{value / 3600:.1f} h"


def size(value: float) -> str:
    """Bytes with a binary prefix."""
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if value < 1024 or unit == "TiB":
            return f"{int(value)} B" if unit == "B" else f"{_three(value)} {unit}"
        value /= 1024
    raise AssertionError


def count(value: int) -> str:
    return f"{value:,}".replace(",", " ")


def _three(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def sizes(row: dict[str, Any]) -> str:
    """The size of a message, or the least and the greatest one."""
    if not row["sent"] and not row["received"]:
        return ""
    low, high = size(row["min_bytes"]), size(row["max_bytes"])
    return low if low == high else f"{low} – {high}"


def waiting(row: dict[str, Any], wall: float) -> str:
    """Bounds of the time that was spent on waiting."""
    bounds = row["waiting"]
    if not bounds or not wall:
        return ""
    low, high = percent(bounds["least"] / wall), percent(bounds["most"] / wall)
    return high if low == high else f"{low} – {high}"


def table(head: Sequence[str], rows: Sequence[tuple[str, ...]], left: int) -> list[str]:
    """Columns of equal width; the first ones are left-aligned."""
    lines = [tuple(head), *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return [
        "  "
        + "  ".join(c.ljust(w) if i < left else c.rjust(w) for i, (c, w) in enumerate(zip(line, widths, strict=True)))
        for line in lines
    ]


def _routines(report: dict[str, Any], total: float) -> list[str]:
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
        for row in [r for r in report["routines"] if not r["startup"]][:_ROWS]
    ]
    return table(("routine", "calls", "time", "of run", "least rank", "most rank", "message"), rows, 1)


def _sites(report: dict[str, Any], total: float) -> list[str]:
    rows = [
        (
            row["site"],
            row["routine"],
            count(row["calls"]),
            seconds(row["time"]),
            percent(row["time"] / total) if total else "",
            sizes(row),
        )
        for row in [s for s in report["sites"] if not s["startup"]][:_ROWS]
    ]
    return table(("call site", "routine", "calls", "time", "of run", "message"), rows, 2)


def total_time(report: dict[str, Any]) -> float:
    """The time of all threads that call MPI: what percentages are of."""
    return float(sum(rank["wall"] * rank["threads"] for rank in report["ranks"]))


def _headline(report: dict[str, Any], total: float) -> list[str]:
    summary = report["summary"]
    fractions = summary["fraction_over_processes"]
    period = f"time {report['period']}"
    lines = [
        f"bindery profile: {report['program']}, {len(report['ranks'])} processes, {report['mpi']}",
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
    spent = sum(rank["profiler"]["seconds"] for rank in report["ranks"])
    most = max(rank["profiler"]["bytes"] for rank in report["ranks"])
    share = percent(spent / total) if total else "0 %"
    return [*lines, f"  profiler                             {share} of the time (estimate), {size(most)} per process"]


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
    return "\n".join([*lines, "", *_routines(report, total), "", *_sites(report, total)])
