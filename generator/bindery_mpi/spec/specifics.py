"""The specific procedures of a routine in mpi_tool_f08: one for each kind that Fortran has in place of a `void *`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from bindery_mpi.spec.model import MPIT, Procedure, Spec
from bindery_mpi.spec.names import specific_label


@dataclass(frozen=True)
class Specific:
    """A routine with one of these kinds: the same C procedure, other arguments in Fortran."""

    label: str  # "comm": a part of its name; "" where the routine has one specific procedure
    procedure: Procedure
    needs: str = ""  # "MPI_Session": a type that C must have
    is_told_by_kind: bool = False  # true: only the kind of its INTEGERs tells it from another one


@cache
def specifics_of(spec: Spec, procedure: Procedure) -> tuple[Specific, ...]:
    """MPI_T_cvar_read with `buf` as a t_integers, as a t_reals …; the routine itself if it has no such argument."""
    varied = next((p for p in procedure.parameters if p.kind.specifics), None)
    if not varied:
        return (Specific("", procedure),)
    found = []
    kinds = [spec.kinds[name] for name in varied.kind.specifics]
    types = {kind.fortran_type(MPIT, False) for kind in kinds}
    for kind in kinds:
        by_reference = True if kind.form == "handle" else varied.by_reference
        p = replace(varied, kind=kind, by_reference=by_reference)
        routine = replace(
            procedure.routine, parameters=tuple(p if q is varied else q for q in procedure.routine.parameters)
        )
        needs = kind.c if kind.form == "handle" else ""
        declared = kind.fortran_type(MPIT, False)
        is_told_by_kind = bool(declared.kind) and declared.of_default_kind in types
        found.append(Specific(specific_label(kind.name), Procedure(routine, procedure.large), needs, is_told_by_kind))
    return tuple(found)
