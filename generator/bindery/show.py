"""What `bindery show` and `bindery list` print."""

from __future__ import annotations

from pathlib import Path

from bindery.outputs import files_of
from bindery.outputs.manifest import objects
from bindery.spec.model import DIALECTS, Procedure, Routine, Spec
from bindery.spec.names import in_f08
from bindery.spec.prototypes import Prototypes
from bindery.views.c_entry import Entry

_WIDTH = 130


def show(spec: Spec, routine: Routine, folder: Path) -> str:
    """The entry as it stands in the spec, every prototype, the rule chosen for each argument, and the files it
    yields."""
    parts = [entry_text(folder.parent / routine.file, routine.name)]
    for procedure in routine.procedures:
        parts += [_prototypes(spec, procedure), _rules(spec, procedure), _files(spec, procedure)]
    if routine.name in spec.unsupported:
        reason = spec.unsupported_chapters[routine.chapter].reason
        parts.append(f"solo raises MPI_ERR_UNSUPPORTED_OPERATION: {reason}")
    return "\n\n".join(parts)


def entry_text(path: Path, name: str) -> str:
    """The lines of one entry, from its header to a blank line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = lines.index(f"[{name}]")
    end = next((i for i in range(start + 1, len(lines)) if not lines[i]), len(lines))
    return "\n".join(lines[start:end])


def _prototypes(spec: Spec, procedure: Procedure) -> str:
    prototypes = Prototypes(spec)
    lines = [f"{procedure.name} in each dialect"]
    for dialect in DIALECTS:
        if dialect not in procedure.routine.dialects:
            continue
        if dialect == "c":
            lines.append(f"  c      {prototypes.c(procedure)}")
        elif (dialect == "f08" and in_f08(procedure)) or not procedure.large:
            prototype = prototypes.fortran(procedure, dialect)
            lines += [f"  {dialect:6} {prototype.head}", *(f"             {line}" for line in prototype.declarations)]
    return "\n".join(lines)


def _rules(spec: Spec, procedure: Procedure) -> str:
    """What a checked entry point does with each argument, and whose error handler it calls."""
    if "c" not in procedure.routine.dialects:
        return f"{procedure.name} has no C entry point"
    entry = Entry(procedure, spec)
    by_parameter = {p.name: [c for c in entry.checks if c.parameter is p] for p in procedure.parameters}
    lines = [
        f"{procedure.name}: the rule for each argument of a checked entry point; "
        f"errors on {entry.error_object.expression}"
    ]
    for name, checks in by_parameter.items():
        told = [f"{c.applied.rule.name}: {c.error} if {c.condition}" for c in checks] or ["passed on as it is"]
        lines += [f"  {name if i == 0 else '':24} {text}" for i, text in enumerate(told)]
    return "\n".join(lines)


def _files(spec: Spec, procedure: Procedure) -> str:
    lines = [f"{procedure.name}: files and objects"]
    lines += [f"  generated/{path}" for path in files_of(spec, procedure)]
    for item in objects(spec, procedure):
        below = f" -> {', '.join(item['calls'])}" if item["calls"] else ""
        only = f" over {', '.join(item['over'])}" if "over" in item else ""
        also = "".join(f" and {', '.join(names)} over {kind}" for kind, names in item.get("also", {}).items())
        lines.append(
            f"  {item['object']} ({', '.join(item['dialects'])}{only}): {', '.join(item['symbols'])}{also}{below}"
        )
    return "\n".join(lines)


def listing(routines: list[Routine]) -> str:
    """A line for each routine: name, since, class, brief."""
    rows = [(r.name + (" (_c)" if r.large_count else ""), r.since, r.category, r.brief) for r in routines]
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(3)]
    lines = ["  ".join([*(row[i].ljust(widths[i]) for i in range(3)), row[3]])[:_WIDTH].rstrip() for row in rows]
    return "\n".join([*lines, f"{len(rows)} routines"])


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
