"""How many bytes a buffer has, written in C++ for the tool kit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.expressions import Const, Expression, Query, Ref
from bindery.spec.model import Parameter, Procedure

# The functions of the tool kit that answer the queries of the spec about a communicator.
_ANSWERS = {
    "remote_size": "remote_size",
    "size": "group_size",
    "rank": "group_rank",
    "in_degree": "sources",
    "out_degree": "destinations",
}


@dataclass(frozen=True)
class Amount:
    """What the elements of a buffer are, in the names of a call's members."""

    procedure: Procedure
    buffer: Parameter

    @cached_property
    def _count(self) -> Expression | None:
        return self.buffer.count

    @property
    def counts(self) -> Parameter | None:
        """The array of counts, or the one count, if it is an argument."""
        return self.procedure.parameter(self._count.name) if isinstance(self._count, Ref) else None

    @property
    def is_vector(self) -> bool:
        return bool(self.counts and self.counts.is_array)

    @property
    def datatypes(self) -> Parameter | None:
        names = {p.name for p in self.procedure.parameters}
        return self.procedure.parameter(self.buffer.datatype) if self.buffer.datatype in names else None

    @property
    def count(self) -> str:
        """The number of elements of one block: `sendcount`, `detail::sum(recvcounts, detail::group_size(comm))`."""
        match self._count:
            case Const(text) | Ref(text):
                return text
            case Query("sum", array):
                return f"detail::sum({array}, {self._length(self.procedure.parameter(array))})"
            case Query("own", array):
                return f"{array}[detail::group_rank({self.communicator})]"
        raise AssertionError(f"{self.procedure.name}: count = {self.buffer.count}")

    @property
    def communicator(self) -> str:
        return next(p.name for p in self.procedure.with_role("communicator") if p.is_input)

    def _length(self, array: Parameter) -> str:
        return value(array.length[0])

    @property
    def total(self) -> str:
        """All bytes of the buffer."""
        if self.is_vector:
            assert self.counts
            return f"detail::bytes({self.counts.name}, {self._length(self.counts)}, {self.buffer.datatype})"
        one = f"detail::bytes({self.count}, {self.buffer.datatype})"
        return f"{one} * detail::number({value(self.buffer.blocks)})" if self.buffer.blocks else one

    @property
    def own_block(self) -> str:
        """The bytes of the block of this process in a buffer with a block for each process."""
        index = f"[detail::group_rank({self.communicator})]" if self.is_vector else ""
        return f"detail::bytes({self.count}{index}, {self.buffer.datatype})"


def value(asked: Expression) -> str:
    """A length or what a condition asks: `partitions`, `detail::remote_size(comm)`, `detail::sources(comm)`."""
    match asked:
        case Query(function, parameter):
            return f"detail::{_ANSWERS[function]}({parameter})"
        case Const(text) | Ref(text):
            return text
    raise AssertionError(f"no value {asked!r}")
