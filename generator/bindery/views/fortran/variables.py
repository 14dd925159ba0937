"""The substitution variables of the layers of a Fortran wrapper, each computed where a slot uses it."""

from __future__ import annotations

from bindery.spec.dummy_types import of_kind
from bindery.spec.expressions import Ref
from bindery.spec.facts import has_extra_state, string_of_length
from bindery.spec.fallback import counterpart
from bindery.spec.model import Parameter
from bindery.spec.names import handle_name
from bindery.spec.rules import Variables
from bindery.views.fortran.attributes import attribute_variables
from bindery.views.fortran.narrowing import narrowing_variables
from bindery.views.fortran.requests import needs_pending, partitions
from bindery.views.fortran.scope import Scope
from bindery.views.fortran.tool_variables import tool_variables


def argument_variables(scope: Scope, p: Parameter, cleanup: list[str]) -> Variables:
    """All variables of an argument; later groups replace those of the same name in earlier ones. `cleanup` releases the
    arguments converted before it."""
    return {
        "release_earlier": lambda: _release_earlier(scope, cleanup),
        **_kind_variables(scope, p),
        **_length_variables(scope, p),
        **attribute_variables(scope, p),
        **_new_handle_variables(scope, p),
        **narrowing_variables(scope, p),
        **tool_variables(scope, p),
    }


def _kind_variables(scope: Scope, p: Parameter) -> Variables:
    c_type = p.kind.c_type(scope.procedure.large)
    return {
        "name": p.name,
        "type": c_type,
        "upper": c_type.upper(),
        "fortran_type": of_kind(p.kind, scope.procedure.large),
        "fortran_const": "const " if p.intent == "in" else "",
        "handle": handle_name(c_type),
        "null": p.kind.null or "0",
        "trim": p.trim.upper(),
        "is_written": _is_written(scope, p),
        "partitions": lambda: partitions(scope.procedure) if p.effect else "",
    }


def _length_variables(scope: Scope, p: Parameter) -> Variables:
    length = str(p.length[0]) if p.length else ""
    return {
        "length": length,
        "count": lambda: array_count(scope, p),
        "written_count": lambda: _written_count(scope, p),
        "string": string_of_length(scope.procedure, p),
    }


def array_count(scope: Scope, p: Parameter) -> str:
    """How many elements an array has; none where MPI_IN_PLACE makes the array meaningless."""
    if not p.length:
        return ""
    for buffer in scope.buffers:
        if buffer.in_place and buffer.is_described_by(p.name):
            in_place = scope.is_in_place(buffer)
            return f"({in_place} ? 0 : {scope.where(f'!{in_place}').c(p.length[0])})"
    return scope.c(p.length[0])


def _written_count(scope: Scope, p: Parameter) -> str:
    """How many elements of an array the call has written."""
    if isinstance(p.filled, Ref):
        return p.filled.name
    count = scope.c(p.length[0])
    return f"bnd_min({count}, {scope.c(p.filled)})" if p.filled else count


def _is_written(scope: Scope, p: Parameter) -> str:
    """Whether the call has written an argument: a length that goes with a string is written where the string is."""
    string = string_of_length(scope.procedure, p)
    flag = (scope.parameters[string] if string else p).written_if
    return f"result == MPI_SUCCESS && c_{flag}" if flag else "result == MPI_SUCCESS"


def _release_earlier(scope: Scope, cleanup: list[str]) -> str:
    """What releases the arguments converted before this one; buffers come before all others, but for arrays of
    handles."""
    pending = ["bnd_pending_release(pending)"] if scope.assumed_rank and needs_pending(scope) else []
    return "; ".join(pending + cleanup) or "(void)0"


def _new_handle_variables(scope: Scope, p: Parameter) -> Variables:
    """For a procedure without extra state: its C type, and the handle that the call creates for it, of which there is
    one at most."""
    created = next((q for q in scope.procedure.parameters if q.kind.form == "handle" and q.intent == "out"), None)
    if p.kind.form != "callback" or has_extra_state(scope.procedure) or not created:
        return {}
    passed = counterpart(scope.callee, p) or p
    return {
        "pointer_type": scope.prototypes.c_type(passed, scope.callee.large),
        "callback": scope.prototypes.callback_stem(p, scope.procedure.large),
        "new_handle": created.name,
        "new_handle_name": handle_name(created.kind.c),
    }
