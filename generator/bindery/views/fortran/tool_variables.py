"""Substitution variables of the wrappers of mpi_tool_f08."""

from __future__ import annotations

from bindery.spec.dummy_types import IN_C
from bindery.spec.model import TOOL, Parameter
from bindery.spec.names import specific_label
from bindery.spec.rules import Variables
from bindery.views.fortran.scope import Scope


def tool_variables(scope: Scope, p: Parameter) -> Variables:
    """{fortran_type}: C's type of the dummy argument. {value}: the type and number of elements behind a buffer.
    {choice}: what the buffer is in Fortran. {index}: the first number, {elements}: the last output number.
    {registration}: the handle that a callback belongs to."""
    if not TOOL.has(scope.procedure.routine):
        return {}
    handles = [q for q in scope.procedure.parameters if q.kind.form == "handle" and q.intent == "in"]
    declared = p.kind.fortran_type(TOOL, False)
    return {
        **({"fortran_type": IN_C[declared]} if declared in IN_C else {}),
        "value": lambda: _value(scope, p),
        "choice": specific_label(p.kind.name).upper(),
        "index": lambda: next(q.name for q in scope.procedure.parameters if q.kind.form == "number"),
        "elements": lambda: [q.name for q in scope.procedure.parameters if q.kind.form == "number" and q.is_output][-1],
        "registration": handles[0].name if handles else "",
    }


def _value(scope: Scope, p: Parameter) -> str:
    """`bnd_t_value_of_cvar_handle(handle)`: what the arguments in front of a buffer say of it."""
    parameters = scope.procedure.parameters
    before = parameters[: [q.name for q in parameters].index(p.name)]
    owner = [q for q in before if q.kind.form == "handle"][-1]
    index = [f"*{q.name}" for q in before if q.kind.form == "number"]
    return f"bnd_t_value_of_{specific_label(owner.kind.name)}({', '.join([owner.name, *index])})"
