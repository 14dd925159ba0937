"""Substitution variables of attributes and of callbacks with extra state (R113-R119)."""

from __future__ import annotations

from collections.abc import Iterable

from bindery.spec.dummy_types import IN_C
from bindery.spec.facts import null_procedure_of
from bindery.spec.fallback import counterpart
from bindery.spec.model import Parameter
from bindery.spec.rules import Variables
from bindery.views.fortran.scope import Scope


def attribute_variables(scope: Scope, p: Parameter) -> Variables:
    """{callbacks}, {extra_state}, {keyval} and {flag} are arguments of the routine, {object} is the kind of object that
    has the attribute, {callback} the type of a procedure and {null_procedure} the predefined procedure for none."""
    procedure = scope.procedure
    variables: Variables = {
        "callbacks": ", ".join(q.name for q in procedure.parameters if q.callback),
        "extra_state": _first(q.name for q in procedure.with_role("extra_state")),
        "keyval": _first(q.name for q in procedure.with_role("attribute_key")),
        "flag": _first(q.name for q in procedure.parameters if q.kind.form == "logical" and q.intent == "out"),
        "object": _object(scope),
    }
    if p.kind.form == "pointer" and p.kind.mpi in IN_C:  # an integer in Fortran
        variables["fortran_type"] = IN_C[p.kind.mpi]
    if p.callback:
        passed = counterpart(scope.callee, p) or p
        variables["callback"] = scope.prototypes.callback_stem(p, procedure.large)
        variables["null_procedure"] = null_procedure_of(scope.prototypes, scope.callee, passed)
    return variables


def _object(scope: Scope) -> str:
    """The first handle of the routine, or of a callback: DATATYPE."""
    callbacks = (scope.spec.callbacks[q.callback] for q in scope.procedure.parameters if q.callback)
    parameters = (*scope.procedure.parameters, *(q for callback in callbacks for q in callback.parameters))
    return _first(q.kind.name for q in parameters if q.kind.form == "handle").upper()


def _first(names: Iterable[str]) -> str:
    return next(iter(names), "")
