"""Arguments of a wrapper whose callee takes them in another width, or not at all: the layers "narrowing" and
"dropped"."""

from __future__ import annotations

from bindery.spec.expressions import Operation
from bindery.spec.fallback import counterpart, dummy_type, is_narrowed
from bindery.spec.model import TOOL, Parameter
from bindery.spec.rules import Variables
from bindery.views.queries import all_of, any_of
from bindery.views.scope import Scope


def layer_of(scope: Scope, p: Parameter) -> str:
    """The layer whose rules convert an argument."""
    if TOOL in scope.procedure.routine.dialects:
        return "tool_wrapper"
    if counterpart(scope.callee, p) is None:
        return "dropped"
    return "narrowing" if is_narrowed(scope.procedure, scope.callee, p) else "fortran_wrapper"


def narrowing_variables(scope: Scope, p: Parameter) -> Variables:
    """For a number whose type differs between Fortran and the callee, and for a number that the callee lacks."""
    passed = counterpart(scope.callee, p)
    if layer_of(scope, p) in ("fortran_wrapper", "tool_wrapper"):
        return {}
    return {
        "type": passed.kind.c_type(scope.callee.large) if passed else "",
        "significant": lambda: is_significant(scope, p),
        "fortran_type": dummy_type(p, scope.procedure.large),
        "error": p.kind.error or "MPI_ERR_ARG",
        "errors_on": scope.raised_on,
        "result_bound": lambda: _result_bound(scope, p),
        "value": p.successor_value.to_c(_Converted()) if p.successor_value else "0",
        "count": lambda: _significant_count(scope, p),
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


def _significant_count(scope: Scope, p: Parameter) -> str:
    """How many elements of an array the callee reads in this process."""
    significant = is_significant(scope, p)
    count = scope.where(significant).c(p.length[0])
    return count if significant == "1" else f"{significant} ? {count} : 0"


def is_significant(scope: Scope, p: Parameter) -> str:
    """Whether the callee reads an argument in this process, in C: not if MPI_IN_PLACE makes it meaningless, nor if only
    another process has the buffers that it describes."""
    if not scope.assumed_rank:
        return "1"
    if p.ignored_if:
        return _unless_ignored(scope, p.ignored_if)
    buffers = [b for b in scope.buffers if b.is_described_by(p.name)]
    terms = []
    for buffer in buffers:
        guard = f"!{scope.is_in_place(buffer)}" if buffer.in_place else ""
        terms.append(all_of(guard, is_significant_buffer(scope.where(guard), buffer)))
    return any_of(terms) if terms and all(terms) else "1"


def is_significant_buffer(scope: Scope, buffer: Parameter) -> str:
    """Whether the call reads or writes this process's buffer: not if the operation ignores it; only the root's, or, on
    an intercommunicator, those of the other group."""
    if buffer.ignored_if:
        return _unless_ignored(scope, buffer.ignored_if)
    root = next((p.name for p in scope.procedure.with_role("root")), "")
    if not root:
        return "1"
    if buffer.root_only:
        return scope.at_root()
    return f"*{root} != MPI_PROC_NULL" if buffer.intent == "inout" else f"*{root} >= 0"


def _unless_ignored(scope: Scope, ignored_if: Operation) -> str:
    """`op == MPI_NO_OP` -> `bnd_f2c_Op(*op) != MPI_NO_OP`"""
    name, value = ignored_if.operands
    return f"{scope.handle(scope.parameters[name])} != {value}"
