"""How numbers and sentences are written, on the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

FIRST_ROWS = 10
_FOLDED = 0.001  # of the run: rows below are one
_KEPT = 3  # rows that are shown also if they are below

CLASS_LABELS = {
    "point-to-point": "point-to-point",
    "completion": "wait and test",
    "collective": "collective",
    "one-sided": "one-sided",
    "file": "file",
    "other": "other MPI",
}


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


def processes(number: int) -> str:
    return f"{number} process{'es' if number != 1 else ''}"


def _three(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def ranks_of(labels: Sequence[str]) -> str:
    """ranks 0–3, 7: the first few."""
    runs: list[list[int]] = []
    for number in sorted({int(label) for label in labels if label.isdigit()}):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    parts = [str(first) if first == last else f"{first}–{last}" for first, last in runs]
    shown = ", ".join(parts[:8]) + (", …" if len(parts) > 8 else "")
    return f"ranks {shown}"


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


WAITS = {"late_sender": "late sender", "late_receiver": "late receiver", "late_process": "late in collective"}


def waits_note(waits: dict[str, Any]) -> str:
    """How exact the times of waiting are, and what is missing."""
    clocks = (
        f"clocks of {waits['hosts']} hosts compared at the end, within {seconds(waits['clock_error'])}; "
        "how they drifted is not known"
        if waits["hosts"] > 1
        else "one clock for all ranks"
    )
    parts = [clocks]
    if waits["unknown_calls"]:
        parts.append(
            f"of {count(waits['unknown_calls'])} of {count(waits['calls'])} calls it is not known, or not wholly, "
            f"for whom they wait ({seconds(waits['unknown'])} in them)"
        )
    if waits["dropped"]:
        parts.append(f"{count(waits['dropped'])} operations found their table full: raise --waits-operations")
    if waits["impossible"]:
        early = count(waits["impossible"])
        parts.append(f"{early} messages seem to arrive before they are sent: what concerns them is not known")
    return "; ".join(parts)


def path(row: dict[str, Any]) -> str:
    """The functions that lead to a call."""
    return " > ".join(f"{frame['function'] or '?'} {frame['site']}" for frame in row["frames"])


def total_time(report: dict[str, Any]) -> float:
    """The time of all threads that call MPI: what percentages are of."""
    return float(sum(rank["wall"] * rank["threads"] for rank in report["ranks"]))


def verdict(report: dict[str, Any]) -> list[str]:
    """The first sentence of the report, and what to change, if that is known."""
    sentence, advice = report["verdict"]["sentence"], report["verdict"]["advice"]
    return [f"{sentence[0].upper()}{sentence[1:]}.", *([f"What to do: {advice}."] if advice else [])]
