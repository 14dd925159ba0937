"""Which functions bindery::mpi has."""

from __future__ import annotations

from bindery_mpi.spec.model import C, Procedure, Spec
from bindery_mpi.views.modern.modern_function import ModernFunction


def functions_of(spec: Spec) -> list[ModernFunction]:
    """Return the functions of every routine of C that the standard still has."""
    return [function for p in spec.procedures for function in functions_for(p, spec)]


def functions_for(procedure: Procedure, spec: Spec) -> list[ModernFunction]:
    """None, or one, of which the template makes the others."""
    routine = procedure.routine
    return [ModernFunction(procedure, spec)] if C.has(routine) and not routine.removed else []
