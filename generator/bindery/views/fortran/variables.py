"""The substitution variables of the layers of a Fortran wrapper, each computed where a slot uses it."""

from __future__ import annotations

from collections.abc import Iterable

from bindery.spec.dummy_types import IN_C, dummy_type, of_kind
from bindery.spec.expressions import Ref
from bindery.spec.facts import has_extra_state, null_procedure_of, reduced_datatype, string_of_length
from bindery.spec.fallback import counterpart
from bindery.spec.model import MPIT, Parameter, Procedure
from bindery.spec.model.flavour import FLAVOURED_INTEGER
from bindery.spec.names import handle_name, specific_label
from bindery.spec.rules import Variables
from bindery.views.fortran.scope import Code, Scope, all_of, code
from bindery.views.fortran.sections import is_significant, is_significant_element

# Layers of arguments that the callee takes in another width, or not at all.
_WIDTHS = ("narrowing", "dropped", "ilp64")


def argument_variables(scope: Scope, p: Parameter, cleanup: list[str]) -> Variables:
    """All variables of an argument; later groups replace those of the same name in earlier ones. `cleanup` releases the
    arguments converted before it."""
    return {
        "release_earlier": lambda: _release_earlier(scope, cleanup),
        **_kind_variables(scope, p),
        **_length_variables(scope, p),
        **_attribute_variables(scope, p),
        **_new_handle_variables(scope, p),
        **_narrowing_variables(scope, p),
        **_mpit_variables(scope, p),
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
        "sentinels": lambda: _sentinels(scope, p),
        "target": lambda: _target(scope),
        "partitions": lambda: _partitions(scope.procedure) if p.effect else "",
    }


def _sentinels(scope: Scope, p: Parameter) -> str:
    """The constants that an address may be: `BND_MPI_BOTTOM`, several of them, or 0."""
    constants = scope.spec.constants
    return " | ".join(f"BND_{name}" for name in p.special if constants[name].is_address) or "0"


def _target(scope: Scope) -> str:
    """The process that a call names, or all."""
    rank = _first(p.name for p in scope.procedure.with_role("rank"))
    return f"*{rank}" if rank else "BND_EVERY_TARGET"


def _length_variables(scope: Scope, p: Parameter) -> Variables:
    length = str(p.length[0]) if p.length else ""
    return {
        "length": length,
        "count": lambda: _array_count(scope, p),
        "written_count": lambda: _written_count(scope, p),
        "string": string_of_length(scope.procedure, p),
    }


def _array_count(scope: Scope, p: Parameter) -> Code | str:
    """How many elements an array has; none where MPI_IN_PLACE makes the array meaningless."""
    if not p.length:
        return ""
    for buffer in scope.buffers:
        if buffer.in_place and buffer.is_described_by(p.name):
            in_place = scope.is_in_place(buffer)
            return code("({} ? 0 : {})", in_place, scope.c(p.length[0]).where(f"!{in_place}"))
    return scope.c(p.length[0])


def _written_count(scope: Scope, p: Parameter) -> Code | str:
    """How many elements of an array the call has written."""
    if isinstance(p.filled, Ref):
        return p.filled.name
    count = scope.c(p.length[0])
    return code("bnd_min({}, {})", count, scope.c(p.filled)) if p.filled else count


def _is_written(scope: Scope, p: Parameter) -> str:
    """Whether the call has written an argument: a length that goes with a string is written where the string is."""
    string = string_of_length(scope.procedure, p)
    flag = (scope.parameters[string] if string else p).written_if
    return f"result == MPI_SUCCESS && c_{flag}" if flag else "result == MPI_SUCCESS"


def _release_earlier(scope: Scope, cleanup: list[str]) -> str:
    """What releases the arguments converted before this one; buffers come before all others, except arrays of
    handles."""
    pending = ["bnd_pending_release(pending)"] if scope.assumed_rank and scope.has_pending else []
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


def _partitions(procedure: Procedure) -> str:
    """The partitions of a call: `range(*request, *partition, *partition)`, or a list; with the time for a test of
    arrival."""
    request = procedure.with_role("request")[0].name if procedure.with_role("request") else ""
    found: tuple[Parameter, ...] = procedure.with_role("partition")
    if any(p.is_array for p in found):
        return f"list(*{request}, *{found[0].length[0]}, {found[0].name})"
    since = ", since" if any(p.effect == "arrives" for p in procedure.parameters) else ""
    return f"range(*{request}, *{found[0].name}, *{found[-1].name}{since})" if found else ""


# ---- attributes, and callbacks with extra state (R113-R119) ----------------------------------------------------------


def _attribute_variables(scope: Scope, p: Parameter) -> Variables:
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


# ---- numbers that the callee takes in another width, or not at all ---------------------------------------------------


def _narrowing_variables(scope: Scope, p: Parameter) -> Variables:
    """For a number whose type differs between Fortran and the callee, and for a number that the callee lacks."""
    passed = counterpart(scope.callee, p)
    if scope.layer_of(p) not in _WIDTHS:
        return {}
    return {
        "type": passed.kind.c_type(scope.callee.large) if passed else "",
        "significant": lambda: is_significant(scope, p),
        "significant_element": lambda: is_significant_element(scope, p),
        "fortran_type": dummy_type(p, scope.procedure.large),
        "error": p.kind.error or "MPI_ERR_ARG",
        "errors_on": scope.raised_on,
        "result_bound": lambda: _result_bound(scope, p),
        "value": p.successor_value.to_c(_Converted()) if p.successor_value else "0",
        "count": lambda: _significant_count(scope, p),
        "reduced": reduced_datatype(scope.procedure),
    }


class _Converted:
    """Names of the outputs of the callee, before they are converted."""

    def value(self, name: str) -> str:
        return f"c_{name}"

    def query(self, query: object) -> str:
        raise AssertionError(f"{query} in a successor_value")


def _result_bound(scope: Scope, p: Parameter) -> str:
    """An upper bound of a size that the call returns: `incount * datatype` in bytes."""
    if not p.holds:
        return "0"
    count, datatype = p.holds.operands
    return f"bnd_bytes(*{count}, {scope.handle(scope.parameters[datatype])})"


def _significant_count(scope: Scope, p: Parameter) -> Code:
    """How many elements of an array the callee reads in this process; none where their number is not significant."""
    needed = (p, *(scope.parameters[name] for name in p.length[0].operands))
    significant = all_of(*(is_significant(scope, q) for q in needed))
    count = scope.c(p.length[0]).where(significant)
    return code("{} ? {} : 0", significant, count) if significant.text else count


# ---- wrappers of mpi_tool_f08 ----------------------------------------------------------------------------------------


def _mpit_variables(scope: Scope, p: Parameter) -> Variables:
    """{fortran_type}: C's type of the dummy argument. {value}: the type and number of elements behind a buffer.
    {choice}: what the buffer is in Fortran. {index}: the first number, {elements}: the last output number.
    {registration}: the handle that a callback belongs to."""
    if not MPIT.has(scope.procedure.routine):
        return {}
    handles = [q for q in scope.procedure.parameters if q.kind.form == "handle" and q.intent == "in"]
    declared = p.kind.fortran_type(MPIT, False)
    return {
        "fortran_type": IN_C.get(declared, FLAVOURED_INTEGER),
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
