"""The fallback of a C procedure that a target lacks: its small form, its predecessor or its successor."""

from __future__ import annotations

from bindery_mpi.spec.dummy_types import dummy_type, has_width_of
from bindery_mpi.spec.model import Parameter, Procedure, Spec, version


def fallback_of(spec: Spec, procedure: Procedure) -> Procedure | None:
    """The C procedure to call where a target lacks this one; None if there is none."""
    routine = procedure.routine
    if procedure.large:
        older = spec.routines[routine.large_predecessor] if routine.large_predecessor else routine
        return older.procedures[0] if version(older.since) <= version(procedure.since) else None
    return spec.routines[routine.successor].procedures[0] if routine.successor else None


def counterpart(called: Procedure, p: Parameter) -> Parameter | None:
    """The argument of the called procedure that one of the caller's becomes."""
    return next((q for q in called.parameters if q.name in (p.name, p.successor_name)), None)


def is_narrowed(procedure: Procedure, called: Procedure, p: Parameter) -> bool:
    """Whether a number has another width in Fortran than in the C procedure that is called."""
    q = counterpart(called, p)
    if p.kind.form != "number" or q is None:
        return False
    return not has_width_of(dummy_type(p, procedure.large), q.kind.c_type(called.large))
