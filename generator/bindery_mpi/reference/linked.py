"""The names that the linker and a tool in C see of calls from Fortran, and those that installed MPIs have."""

from __future__ import annotations

from typing import Any

from bindery_mpi.reference.card import Defect, Linked, Presence
from bindery_mpi.spec.model import F08, C, Installed, Procedure, Quirk, Routine, Spec
from bindery_mpi.spec.names import PROFILED
from bindery_mpi.views.objects import objects


def linked_of(spec: Spec, procedure: Procedure) -> tuple[Linked, ...]:
    """The names of a form; those of PMPI_ follow from them."""
    rows = [row for row in objects(spec, procedure) if not _is_profiled(row) and row["dialects"] != [C.name]]
    shared = [row for row in rows if "over" not in row]
    return tuple(
        Linked(
            tuple(row["dialects"]),
            tuple(row["symbols"]),
            _others(spec, row, [r for r in rows if "over" in r]),
            tuple(row["calls"]),
        )
        for row in shared
    )


def _is_profiled(row: dict[str, Any]) -> bool:
    return str(row["object"]).startswith(PROFILED.lower() + "mpi")


def _others(spec: Spec, row: dict[str, Any], by_address: list[dict[str, Any]]) -> dict[str, tuple[str, ...]]:
    """The names that an MPI's own bindings have in place of Bindery's, by the label of that MPI."""
    found = {spec.sentinels[mpi].label: tuple(names) for mpi, names in row.get("also", {}).items()}
    for other in by_address if F08.name in row["dialects"] else []:
        found |= {spec.sentinels[mpi].label: tuple(other["symbols"]) for mpi in other["over"]}
    return found


def presence_of(spec: Spec, procedure: Procedure) -> tuple[Presence, ...]:
    """Returns the versions of each installed MPI that have a procedure, and those that lack it."""
    families: dict[str, list[Installed]] = {}
    for mpi in spec.installed.values():
        families.setdefault(mpi.family, []).append(mpi)
    return tuple(
        Presence(
            family,
            tuple(mpi.version for mpi in mpis if procedure.name not in mpi.lacks),
            tuple(mpi.version for mpi in mpis if procedure.name in mpi.lacks),
        )
        for family, mpis in families.items()
    )


def defects_of(spec: Spec, routine: Routine) -> tuple[Defect, ...]:
    """The known defects of installed MPIs that concern a routine."""
    return tuple(_defect(quirk) for quirk in spec.quirks.values() if quirk.concerns(routine.name))


def _defect(quirk: Quirk) -> Defect:
    return Defect(quirk.label, quirk.brief, quirk.seen, quirk.fixed, quirk.workaround, quirk.effect)
