"""The tables that `bindery list` and `bindery kinds` print, without what only `bindery show` needs."""

from __future__ import annotations

import shutil
import sys

from bindery_mpi.spec.model import Kind, Routine, Spec

_WIDTH = 130  # where it is not a terminal that says how wide it is


def listing(routines: list[Routine]) -> str:
    """A line for each routine: name, since, class, brief."""
    rows = [(r.name + (" (_c)" if r.large_count else ""), r.since, r.category, r.brief) for r in routines]
    return "\n".join([*_table(rows), f"{len(rows)} routines"])


def kinds(spec: Spec) -> str:
    """A line for each kind: name, form, type in C, brief."""
    rows = [(k.name, k.form, k.c + (f" / {k.c_large}" if k.c_large else ""), k.brief) for k in spec.kinds.values()]
    return "\n".join(_table(sorted(rows)))


def _table(rows: list[tuple[str, str, str, str]]) -> list[str]:
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(3)]
    width = shutil.get_terminal_size((_WIDTH, 0)).columns if sys.stdout.isatty() else _WIDTH
    return ["  ".join([*(row[i].ljust(widths[i]) for i in range(3)), row[3]])[:width].rstrip() for row in rows]


def kind_data(kind: Kind) -> dict[str, object]:
    """A kind for `--json`."""
    return {"name": kind.name, "form": kind.form, "c": kind.c, "c_large": kind.c_large or None, "brief": kind.brief}


def as_data(routine: Routine) -> dict[str, object]:
    """A routine for `--json`."""
    return {
        "name": routine.name,
        "chapter": routine.chapter,
        "class": routine.category,
        "since": routine.since,
        "deprecated": routine.deprecated or None,
        "removed": routine.removed or None,
        "dialects": list(routine.dialects),
        "large_count": routine.large_count,
        "completion": routine.completion,
        "brief": routine.brief,
        "parameters": [{"name": p.name, "kind": p.kind.name, "intent": p.intent} for p in routine.parameters],
    }
