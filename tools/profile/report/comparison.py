"""A comparison of two runs: the summary on the terminal, and the page."""

from __future__ import annotations

from typing import Any

from bindery_mpi import __version__
from bindery_mpi.launch.output import page_environment
from bindery_mpi.profile import text
from bindery_mpi.profile.data import CLASSES
from bindery_mpi.profile.text import CLASS_LABELS, count, seconds, signed, size

_LEAST = 0.001  # of the longer run: differences below are one row
_LOST, _GAINED = 10, 5  # rows that are shown

TIMES = {
    "wall": "run",
    "mpi": "in MPI, each process",
    "compute": "computing, each process",
    "longest_compute": "computing, longest rank",
}


def _sentence(result: dict[str, Any]) -> str:
    return f"{result['verdict']['sentence']}."


def _warning(result: dict[str, Any]) -> str:
    return f"these runs cannot be compared: {', '.join(result['incomparable'])}" if result["incomparable"] else ""


def _times(result: dict[str, Any]) -> list[tuple[str, dict[str, float]]]:
    """Return the times that both runs have."""
    return [(label, result["times"][name]) for name, label in TIMES.items() if result["times"][name]["factor"]]


def _folded(result: dict[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows that are shown, and the others: of hardly any difference, or after the first."""
    wall = result["times"]["wall"]
    least = _LEAST * max(wall["a"], wall["b"])
    lost = [row for row in result["sites"] if row["difference"] > least][:_LOST]
    gained = [row for row in result["sites"] if row["difference"] < -least][-_GAINED:]
    shown = lost + gained
    rest = [row for row in result["sites"] if row not in shown]
    return (shown, rest) if len(rest) > 1 and shown else (result["sites"], [])


def factor(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _of(row: dict[str, Any], field: str, write: Any) -> tuple[str, str]:
    """A figure in both runs; nothing where a run has no such call site."""
    before, after = (write(row[side][field]) if row[side] else "–" for side in ("a", "b"))
    return before, after


def _line(row: dict[str, Any]) -> tuple[str, ...]:
    return (
        row["site"],
        row["routine"],
        signed(row["difference"]),
        factor(row["factor"]),
        *_of(row, "time", seconds),
        *_of(row, "calls", count),
        *_of(row, "bytes", size),
    )


def together(rows: list[dict[str, Any]]) -> str:
    return signed(sum(row["difference"] for row in rows))


def summary(result: dict[str, Any]) -> str:
    """The text for the terminal."""
    warning = _warning(result)
    lines = [
        f"bindery profile: {_sentence(result)}",
        *([f"  note: {warning}"] if warning else []),
        *(f"  {side}: {run['name']}, {about(run)}" for side in ("a", "b") for run in [result[side]]),
        "",
        *text.table(
            ("time", "lost", "factor", "a", "b"),
            [
                (label, signed(t["difference"]), factor(t["factor"]), seconds(t["a"]), seconds(t["b"]))
                for label, t in _times(result)
            ],
            1,
        ),
    ]
    shown, rest = _folded(result)
    rows = [_line(row) for row in shown]
    if rest:
        rows.append((f"{len(rest)} more", "", together(rest), *[""] * 7))
    heads = ("call site", "routine", "lost", "factor", "time a", "b", "calls a", "b", "bytes a", "b")
    return "\n".join([*lines, "", *text.table(heads, rows, 2), "  times of call sites: the mean of all processes"])


def about(run: dict[str, Any]) -> str:
    started = run["started"].replace("T", " ").replace("+00:00", " UTC")
    return ", ".join(
        part
        for part in (run["program"].split("/")[-1], text.processes(run["processes"]), run["library"], started)
        if part
    )


def page(result: dict[str, Any]) -> str:
    """The report as one HTML page, in the form of that of a run."""
    environment = page_environment("profile")
    functions = {"seconds": seconds, "size": size, "count": count, "signed": signed, "factor": factor}
    environment.filters.update(functions)
    environment.globals.update(functions)
    most = max((abs(row["difference"]) for row in result["sites"]), default=0.0)
    shown, rest = (
        [
            {
                **row,
                "class_number": CLASSES.index(row["class"]),
                "width": 100 * abs(row["difference"]) / most if most else 0.0,
            }
            for row in rows
        ]
        for rows in _folded(result)
    )
    used = {row["class"] for row in result["sites"]}
    html: str = environment.get_template("compare.html.j2").render(
        result=result,
        sentence=_sentence(result),
        warning=_warning(result),
        runs=[(result[side], about(result[side])) for side in ("a", "b")],
        times=_times(result),
        classes=[(i, CLASS_LABELS[name]) for i, name in enumerate(CLASSES) if name in used],
        shown=shown,
        rest=rest,
        together=together(rest),
        version=__version__,
    )
    return html
