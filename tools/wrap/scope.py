"""Names and their values while a text is expanded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bindery_mpi.wrap.functions import Function
from bindery_mpi.wrap.source import Source
from bindery_mpi.wrap.tree import Macro

Value = str | int | list[str] | None
# A macro that computes: its call, its evaluated arguments, the scope of the call.
Computed = Callable[["Macro", "list[Value]", "MacroScope"], Value]


@dataclass
class Skeleton:
    """One wrapper function that is being expanded."""

    function: Function
    result_name: str  # "_wrap_py_return_val"
    next_call: str  # "_wrap_py_return_val = PMPI_Send(buf, …);"


@dataclass
class MacroScope:
    """Values by name; what is not here may be in the enclosing scope."""

    source: Source
    enclosing: MacroScope | None = None
    values: dict[str, Value | Computed] = field(default_factory=dict)
    function: Function | None = None  # the one of the innermost iteration
    skeleton: Skeleton | None = None
    iterator: str = ""  # "foo" of {{fn foo …}}
    small_name: str = ""  # "MPI_Send", while MPI_Send_c is wrapped because that is

    def find(self, name: str) -> tuple[bool, Value | Computed]:
        scope: MacroScope | None = self
        while scope:
            if name in scope.values:
                return True, scope.values[name]
            scope = scope.enclosing
        return False, None

    def inner(self, function: Function, iterator: str) -> MacroScope:
        inner = MacroScope(self.source, self, {iterator: function.name}, function, self.skeleton, iterator)
        # The iterator goes before a value of the same name.
        inner.values = function_values(function) | inner.values
        return inner

    def names(self) -> Iterable[str]:
        yield from self.function.arguments if self.function else ()
        scope: MacroScope | None = self
        while scope:
            yield from scope.values
            scope = scope.enclosing


def function_values(function: Function) -> dict[str, Value | Computed]:
    """Return the values of a function, under the names of LLNL wrap and of PnMPI."""
    names, formals = function.arguments, function.declarations
    return {
        "ret_type": str(function.result),
        "retType": str(function.result),
        "args": list(names),
        "nargs": len(names),
        "types": function.types,
        "formals": formals,
        "argList": f"({', '.join(names)})",
        "argTypeList": f"({', '.join(formals)})",
        "argTypeListVoid": f"({', '.join(formals) or 'void'})",
        "argListOpen": "".join(f", {name}" for name in names),
        "argTypeListOpen": "".join(f", {formal}" for formal in formals),
    }
