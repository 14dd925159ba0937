"""The summary on the terminal; and how numbers are written, also on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

FIRST_ROWS = 10
_FOLDED = 0.001  # of the run: rows below are one
_KEPT = 3  # rows that are shown also if they are below
_BARS, _BAR = 16, 50  # ranks with a bar, characters of a bar

CLASS_LABELS = {
    "point-to-point": "point-to-point",
    "completion": "wait and test",
    "collective": "collective",
    "one-sided": "one-sided",
    "file": "file",
    "other": "other MPI",
}
_LETTERS = dict(zip(CLASS_LABELS, "pwcofm", strict=True))


def seconds(value: float) -> str:
    """Three digits with a unit: 1.23 s, 45.6 ms."""
    if not value:
        return "0 s"
    for limit, factor, unit in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1.0, 1e3, "ms"), (1e4, 1.0, "s")):
        if value < limit:
            return f"{_three(value * factor)} {unit}"
    return f"{value / 3600:.1f} h"


def signed(value: float) -> str:
    """A difference of seconds."""
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{seconds(abs(value))}"


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
    return high if low == high else f"{low.removesuffix(' %')} – {high}"


def folded(rows: list[dict[str, Any]], total: float) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows that are shown, and those that are one row: the ones after the first, or of hardly any time."""
    number = sum(1 for row in rows if total and row["time"] >= _FOLDED * total)
    number = min(max(number, _KEPT), FIRST_ROWS)
    return (rows[:number], rows[number:]) if len(rows) > number + 1 else (rows, [])


def together(rows: list[dict[str, Any]], total: float) -> str:
    """The time of rows that are folded into one, and its part of the run."""
    time = sum(row["time"] for row in rows)
    return f"{seconds(time)}, {percent(time / total)} of the run together" if total else f"{seconds(time)} together"


def traffic(report: dict[str, Any]) -> dict[str, int]:
    """Point-to-point messages and their bytes; bytes that ranks gave to collective operations."""
    squares = [square for square in report["matrix"] if square["kind"] == "message"]
    return {
        "count": sum(c["messages"] for c in squares),
        "bytes": sum(c["bytes"] for c in squares),
        "collective": sum(row["sent"] for row in report["routines"] if row["class"] == "collective"),
    }


def table(head: Sequence[str], rows: Sequence[tuple[str, ...]], left: int) -> list[str]:
    """Columns of equal width; the first ones are left-aligned."""
    lines = [tuple(head), *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return [
        "  "
        + "  ".join(c.ljust(w) if i < left else c.rjust(w) for i, (c, w) in enumerate(zip(line, widths, strict=True)))
        for line in lines
    ]


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


def total_time(report: dict[str, Any]) -> float:
    """The time of all threads that call MPI: what percentages are of."""
    return float(sum(rank["wall"] * rank["threads"] for rank in report["ranks"]))


def verdict(report: dict[str, Any]) -> list[str]:
    """The first sentence of the report, and what to change, if that is known."""
    sentence, advice = report["verdict"]["sentence"], report["verdict"]["advice"]
    return [f"{sentence[0].upper()}{sentence[1:]}.", *([f"What to do: {advice}."] if advice else [])]


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
    about = [report["program"], f"{len(report['ranks'])} processes", report["mpi"]]
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
    return "\n".join([*lines, *_bars(report), "", *_routines(report, total), "", *_sites(report, total)])
