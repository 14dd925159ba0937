"""Which argument of a routine is the object of a method in C++, which is its result, and of which type others are."""

from __future__ import annotations

from bindery_mpi.spec.declarations import CxxName
from bindery_mpi.spec.expressions import Query
from bindery_mpi.spec.model import Method, Parameter, Procedure, Spec

_RESULTS = ("number", "handle")


class NamesInMethod:
    """Names in a method: `ndims`; `dims(comm)` -> `bnd_cxx::dims(*this)`"""

    def value(self, name: str) -> str:
        return name

    def query(self, query: Query) -> str:
        return f"bnd_cxx::{query.function}(*this)"


def this_of(spec: Spec, procedure: Procedure, method: Method) -> Parameter | None:
    """The first input of the class's kind that is no array, unless the method names another one."""
    if not method.name.scope or method.static:
        return None
    if method.this:
        return procedure.parameter(method.this)
    kind = spec.classes[method.name.scope].kind
    inputs = (p for p in procedure.parameters if p.kind.name == kind and p.is_input and not p.is_array)
    return next(inputs, None)


def result_of(procedure: Procedure, method: Method, this: Parameter | None) -> Parameter | None:
    """The logical output, or else the only scalar output; the length of an output string is none."""
    if method.result is not None:
        return procedure.parameter(method.result) if method.result else None
    outputs = [p for p in procedure.parameters if p.intent == "out" and not p.is_array and p is not this]
    flags = [p for p in outputs if p.kind.form == "logical"]
    if flags:
        return flags[0]
    if any(p.kind.form == "string" for p in outputs) or method.pointers:
        return None
    values = [p for p in outputs if p.kind.form in _RESULTS or p.kind.role == "output_pointer"]
    return values[0] if len(values) == 1 else None


def class_of(spec: Spec, procedure: Procedure, method: Method, p: Parameter) -> str:
    """The class of an argument: what the method says of it, or of an output of the method's own kind the method's
    class, or of a request that of the routine's completion; else the class of every object of the kind."""
    if p.name in method.classes:
        return str(method.classes[p.name])
    of_kind = [c for c in spec.classes.values() if c.kind == p.kind.name]
    if p.intent == "out" and not p.is_array:
        if method.returns and spec.classes[method.returns].kind == p.kind.name:
            return method.returns
        if any(c.name == method.name.scope for c in of_kind):
            return method.name.scope
        completing = [c for c in of_kind if c.completion and c.completion == procedure.routine.completion]
        if completing:
            return completing[0].name
    return next(c.name for c in of_kind if not c.base)


def callback_type(spec: Spec, procedure: Procedure, p: Parameter) -> CxxName:
    """`Comm::Copy_attr_function`, `User_function_c`"""
    callback = spec.callbacks[p.callback]
    return callback.cxx_name(callback.cxx[0], procedure.large)


def runs_callbacks(procedure: Procedure) -> bool:
    """Whether a call may succeed although a function of the program threw: user functions of reductions, of generalized
    requests and of attributes, conversions of data, error handlers."""
    routine = procedure.routine
    if routine.runs_callbacks or routine.mpi_state == "finalizes":
        return True
    if routine.transfer == "file":  # conversions of data
        return routine.has_choice
    return any(p.freed or p.kind.role == "operation" for p in procedure.parameters if p.is_input)
