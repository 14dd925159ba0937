"""{{size}}: how many bytes a call moves, in C."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.expressions import Expression, Query
from bindery_mpi.views.tool.amount import Bytes, Spelling
from bindery_mpi.views.tool.transfers import Transfers
from bindery_mpi.wrap.front_matter import TEMPLATES
from bindery_mpi.wrap.functions import Function
from bindery_mpi.wrap.scope import MacroScope, Value
from bindery_mpi.wrap.source import WrapError
from bindery_mpi.wrap.tree import Macro

_SIZES = {"remote_size": "bnd_wrap_remote_size", "size": "bnd_wrap_group_size", "rank": "bnd_wrap_group_rank"}
_OUTGOING = {"in_degree": 0, "out_degree": 1}
_DIRECTIONS = ("in", "out")


@dataclass(frozen=True)
class WrapperSpelling(Spelling):
    """The arguments as this wrapper calls them, and the functions in front of all wrappers."""

    function: Function

    def value(self, name: str) -> str:
        return self.function.argument(name)

    def query(self, query: Query) -> str:
        match query:
            case Query("sum", array):
                length = self.procedure.parameter(array).length[0].to_c(self)
                return f"bnd_wrap_sum({self._array(array)}, {length})"
            case Query("own", array):
                return f"{self.value(array)}[{self.rank}]"
            case Query(function, comm) if function in _OUTGOING:
                return f"bnd_wrap_neighbors({self.value(comm)}, {_OUTGOING[function]})"
            case Query(function, comm):
                return f"{_SIZES[function]}({self.value(comm)})"

    def number(self, asked: Expression) -> str:
        return asked.to_c(self)

    def _array(self, name: str) -> str:
        return f"{self.value(name)}, sizeof({self.value(name)}[0])"

    def bytes(self, size: Bytes) -> str:
        if not size.length:
            one = f"bnd_wrap_bytes({size.count.to_c(self)}, {size.datatype.to_c(self)})"
            return f"{one} * {self.number(size.blocks)}" if size.blocks else one
        counts = self._array(str(size.count))
        is_array = self.procedure.parameter(str(size.datatype)).is_array
        types = f"{size.datatype.to_c(self)}, 1" if is_array else f"&{size.datatype.to_c(self)}, 0"
        match size.length:
            case Query(query, comm) if query in _OUTGOING:
                return f"bnd_wrap_neighbor_vector({counts}, {self.value(comm)}, {_OUTGOING[query]}, {types})"
        return f"bnd_wrap_vector({counts}, {size.length.to_c(self)}, {types})"


@dataclass(frozen=True)
class ArgumentTransfers(Transfers):
    """The data of a call by its arguments alone: a receive has room for them."""

    @cached_property
    def _is_known_by_status(self) -> bool:
        return False


def size_of_call(macro: Macro, values: list[Value], scope: MacroScope) -> str:
    """`size_t _size_in` and `_size_out`, or both and their sum `_size`."""
    if scope.function is None or scope.skeleton is None:
        raise WrapError(macro.place, "size is outside of a wrapper", "put it into {{fn …}} or {{fnall …}}")
    if len(values) > 1 or (values and values[0] not in _DIRECTIONS):
        given = " ".join(str(v) for v in values)
        raise WrapError(macro.place, f"size does not take '{given}'", "write {{size}}, {{size in}} or {{size out}}")
    transfers = ArgumentTransfers(scope.function.procedure)
    spelling = WrapperSpelling(scope.function.procedure, scope.function)
    # A persistent operation moves nothing itself: its starts do.
    moves = not scope.function.procedure.routine.is_persistent
    sums = {"in": transfers.received if moves else [], "out": transfers.sent if moves else []}
    rooted = [spelling.value(name) for name in (transfers.communicator, transfers.root.name)] if transfers.root else []
    asked = {direction: sums[direction] for direction in _DIRECTIONS if not values or values[0] == direction}
    return TEMPLATES.render("size.j2", sums=asked, both=not values, spelling=spelling, rooted=rooted)
