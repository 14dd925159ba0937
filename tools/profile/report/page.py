"""The report as one HTML page, readable without network and without JavaScript."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from bindery_mpi import __version__
from bindery_mpi.launch.output import page_environment
from bindery_mpi.profile import text
from bindery_mpi.profile.data import CLASSES
from bindery_mpi.profile.text import CLASS_LABELS

_HISTOGRAMS = 6
_MATRIX_SIDE = 64
_LEAST_COLUMNS = 8


def page(report: dict[str, Any]) -> str:
    environment = page_environment("profile")
    for name in ("seconds", "size", "count", "percent", "processes"):
        environment.filters[name] = getattr(text, name)
    html: str = environment.get_template("report.html.j2").render(**_values(report))
    return html


def _values(report: dict[str, Any]) -> dict[str, Any]:
    total, processes = text.total_time(report), len(report["ranks"])
    routines = [row for row in report["routines"] if not row["startup"]]
    sites = [row for row in report["sites"] if not row["startup"]]
    return {
        "report": report,
        "version": __version__,
        "total": total,
        "classes": [
            (i, name, CLASS_LABELS[name]) for i, name in enumerate(CLASSES) if report["summary"]["classes"][name]
        ],
        "routines": text.folded(_with_shares(routines, total, processes), total),
        "sites": text.folded(_with_shares(sites, total, processes), total),
        "together": lambda rows: text.together(rows, total),
        "verdict": text.verdict(report),
        "first_rows": text.FIRST_ROWS,
        "longest": max(rank["wall"] * rank["threads"] for rank in report["ranks"]),
        "unfinished": [(rank, call) for rank in report["ranks"] for call in rank["unfinished"]],
        "bars": _bars(report),
        "timeline": _timeline(report) if report["timeline"] else None,
        "matrix": _matrix(report) if report["matrix"] is not None else None,
        "histograms": _histograms(routines),
        "traffic": text.traffic(report) if report["matrix"] is not None else None,
        "waiting": text.waiting(report["summary"], total),
        "wait_names": text.WAITS,
        "waits_note": text.waits_note(report["waits"]) if report["waits"] else "",
        "profiler_time": sum(r["profiler"]["seconds"] for r in report["ranks"]),
        "profiler_bytes": max(r["profiler"]["bytes"] for r in report["ranks"]),
        "several_threads": any(r["threads"] > 1 for r in report["ranks"]),
    }


def _with_shares(rows: list[dict[str, Any]], total: float, processes: int) -> list[dict[str, Any]]:
    longest = max((row["time"] for row in rows), default=0.0)
    return [
        {
            **row,
            "share": row["time"] / total if total else 0.0,
            "width": 100 * row["time"] / longest if longest else 0.0,
            "class_number": CLASSES.index(row["class"]),
            "message": text.sizes(row),
            "waits": text.waiting(row, total),
            "directory": str(Path(row["file"]).parent) if row.get("file") else "",
            "processes_of_communicator": _communicator(row.get("communicator"), processes),
        }
        for row in rows
    ]


def _communicator(bounds: list[int] | None, processes: int) -> str:
    if not bounds:
        return ""
    low, high = bounds[0], max(min(bounds[1], processes), bounds[0])
    return str(low) if low == high else f"{low} – {high}"


def _bars(report: dict[str, Any]) -> list[dict[str, Any]]:
    """A stacked bar for each process: percent of the longest run, by class."""
    longest = max((r["wall"] * r["threads"] for r in report["ranks"]), default=0.0) or 1.0
    bars = []
    for rank in report["ranks"]:
        parts, left = [], 0.0
        for i, name in enumerate(CLASSES):
            width = 100 * rank["classes"][name] / longest
            if width:
                parts.append(
                    {
                        "number": i,
                        "name": CLASS_LABELS[name],
                        "left": left,
                        "width": width,
                        "seconds": rank["classes"][name],
                    }
                )
            left += width
        bars.append(
            {
                **rank,
                "parts": parts,
                "left": left,
                "rest": max(100 * rank["wall"] * rank["threads"] / longest - left, 0),
            }
        )
    return bars


def _timeline(report: dict[str, Any]) -> dict[str, Any]:
    """Return the rectangles of each row: column, top and height of 0 to 1."""
    rows = []
    for row in report["timeline"]["rows"]:
        parts = []
        for column, fractions in enumerate(row["columns"]):
            top = 1.0
            for i, fraction in enumerate(fractions):
                height = min(fraction, top)
                if height > 0.004:
                    top -= height
                    parts.append({"x": column, "y": round(top, 3), "height": round(height, 3), "number": i})
        label = report["ranks"][row["first"]]["label"]
        if row["last"] != row["first"]:
            label += f"–{report['ranks'][row['last']]['label']}"
        rows.append({"label": label, "parts": parts, "title": _timeline_title(row, report["timeline"]["seconds"])})
    columns = len(report["timeline"]["rows"][0]["columns"]) if rows else 1
    return {"rows": rows, "seconds": report["timeline"]["seconds"], "columns": columns}


def _timeline_title(row: dict[str, Any], seconds: float) -> str:
    columns = row["columns"]
    mean = [sum(c[i] for c in columns) / len(columns) for i in range(len(CLASSES))]
    parts = [f"{CLASS_LABELS[name]} {text.percent(mean[i])}" for i, name in enumerate(CLASSES) if mean[i] > 0.0005]
    return f"{text.seconds(seconds)}: " + (", ".join(parts) or "no time in MPI")


def _matrix(report: dict[str, Any]) -> dict[str, Any]:
    """Cells with the bytes from one process, or a block of them, to another; darker for more, by the logarithm."""
    number = len(report["ranks"])
    block = -(-number // _MATRIX_SIDE)
    sums: dict[tuple[int, int], list[int]] = {}
    outside = 0
    for square in report["matrix"]:
        if square["from"] is None or square["to"] is None:
            outside += square["messages"]
            continue
        place = sums.setdefault((square["from"] // block, square["to"] // block), [0, 0])
        place[0] += square["messages"]
        place[1] += square["bytes"]
    most = max((amount for _, amount in sums.values()), default=0)
    squares = [
        {
            "row": row,
            "column": column,
            "messages": messages,
            "bytes": amount,
            "shade": _shade(amount, most),
            "from": _block_label(row, block, number),
            "to": _block_label(column, block, number),
        }
        for (row, column), (messages, amount) in sorted(sums.items())
    ]
    size = -(-number // block)
    return {"squares": squares, "size": size, "block": block, "outside": outside, "most": most, "last": number - 1}


def _shade(amount: int, most: int) -> float:
    return round(0.15 + 0.85 * math.log1p(amount) / math.log1p(most), 3) if most else 0.15


def _block_label(index: int, block: int, number: int) -> str:
    first, last = index * block, min((index + 1) * block, number) - 1
    return str(first) if first == last else f"{first}–{last}"


def _histograms(routines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return histograms of the routines that take the most time: how many calls have each size, and each duration."""
    return [
        {
            "name": row["name"],
            "number": CLASSES.index(row["class"]),
            "sizes": _bins(row["sizes"], text.size),
            "durations": _bins([[low * 1e-9, n] for low, n in row["durations"]], text.seconds),
        }
        for row in routines[:_HISTOGRAMS]
    ]


def _bins(pairs: list[list[Any]], write: Any) -> dict[str, Any]:
    """Bars from the first bucket to the last, also the empty ones between them."""
    if not pairs:
        return {"bars": [], "low": "", "high": "", "columns": 1, "most": 0}
    most = max(n for _, n in pairs)
    base = pairs[1][0] if pairs[0][0] == 0 and len(pairs) > 1 else pairs[0][0] or 1
    position = [round(math.log2(low / base)) + (pairs[0][0] == 0) if low else 0 for low, _ in pairs]
    bars = [
        {
            "x": x,
            "height": max(100 * n / most, 2),
            "title": f"{write(low)} up to {write(2 * low)}: {text.count(n)} calls"
            if low
            else f"0: {text.count(n)} calls",
        }
        for x, (low, n) in zip(position, pairs, strict=True)
    ]
    columns = max(position[-1] + 1, _LEAST_COLUMNS)
    end = base * 2 ** (columns - (pairs[0][0] == 0))
    return {"bars": bars, "low": write(pairs[0][0]), "high": write(end), "columns": columns, "most": most}
