"""Arguments of a wrapper whose callee takes them in another width, or not at all: the layers "narrowing" and
"dropped"."""

from __future__ import annotations

from bindery.spec.dummy_types import dummy_type
from bindery.spec.fallback import counterpart, is_narrowed
from bindery.spec.model import Parameter
from bindery.spec.rules import Variables
from bindery.views.fortran.scope import Scope
from bindery.views.fortran.significance import is_significant, is_significant_element


def layer_of(scope: Scope, p: Parameter) -> str:
    """The layer whose rules convert an argument."""
    if not scope.source.has_fallbacks:
        return scope.source.layer
    if counterpart(scope.callee, p) is None:
        return "dropped"
    return "narrowing" if is_narrowed(scope.procedure, scope.callee, p) else scope.source.layer


def narrowing_variables(scope: Scope, p: Parameter) -> Variables:
    """For a number whose type differs between Fortran and the callee, and for a number that the callee lacks."""
    passed = counterpart(scope.callee, p)
    if layer_of(scope, p) == scope.source.layer:
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
