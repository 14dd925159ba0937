"""What stands in for a C procedure that a target lacks: the small form, or what came before or after it."""

from __future__ import annotations

import re

from bindery.spec.model import Parameter, Procedure, Spec

_LARGE_COUNTS_CAME = "4.0"


def server(spec: Spec, procedure: Procedure) -> Procedure | None:
    """The C procedure that does the work of one that a target lacks; nothing where none can, or where every MPI has both."""
    routine = procedure.routine
    if procedure.large:
        came = routine.large_since or _LARGE_COUNTS_CAME
        older = spec.routines[routine.large_predecessor] if routine.large_predecessor else routine
        return older.procedures[0] if _version(older.since) < _version(came) else None
    return spec.routines[routine.successor].procedures[0] if routine.successor else None


def counterpart(called: Procedure, p: Parameter) -> Parameter | None:
    """The argument of the called procedure that one of the caller's becomes."""
    return next((q for q in called.parameters if q.name in (p.name, p.successor_name)), None)


def dummy_type(p: Parameter, large: bool) -> str:
    """The C type of what Fortran passes for a number: MPI_Fint where it says INTEGER."""
    says = p.kind.fortran_type("f08" if large else "mpi", large)
    return "MPI_Fint" if says == "INTEGER" else p.kind.c_type(large)


def is_fitted(procedure: Procedure, called: Procedure, p: Parameter) -> bool:
    """Whether a number has another width in Fortran than in the C procedure that is called."""
    q = counterpart(called, p)
    if p.kind.form != "number" or q is None:
        return False
    wanted = q.kind.c_type(called.large)
    return dummy_type(p, procedure.large) != ("MPI_Fint" if wanted == "int" else wanted)


def in_names(expression: str, form: str) -> str:
    """`base + disp` with each name in a form, `(*{})` say."""
    return re.sub(r"\w+", lambda name: form.format(name[0]), expression)


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))
