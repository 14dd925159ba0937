"""How many bytes a buffer has, as values that C++ of the tool kit and C of `bindery wrap` spell in their own ways."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.expressions import Const, Expression, Operation, Query, Ref
from bindery_mpi.spec.model import Parameter, Procedure

# The functions of the tool kit that answer the queries of the spec about a communicator.
_ANSWERS = {
    "remote_size": "remote_size",
    "size": "group_size",
    "rank": "group_rank",
    "in_degree": "sources",
    "out_degree": "destinations",
}


@dataclass(frozen=True)
class Bytes:
    """The bytes of a number of elements of a datatype, or of a vector: of arrays with an entry for each block."""

    count: Expression
    datatype: Expression
    length: Expression | None = None  # of the arrays of a vector
    blocks: Expression | None = None  # as many times


@dataclass(frozen=True)
class Spelling(ABC):
    """How the code around a size calls arguments and functions."""

    procedure: Procedure

    def value(self, name: str) -> str:
        return name

    @abstractmethod
    def query(self, query: Query) -> str:
        """The code that finds something out about a communicator or an array."""

    @abstractmethod
    def number(self, asked: Expression) -> str:
        """How many blocks there are; of a topology, how many neighbors."""

    @abstractmethod
    def bytes(self, size: Bytes) -> str: ...

    @property
    def rank(self) -> str:
        return self.query(Query("rank", communicator(self.procedure)))

    def conditions(self, conditions: tuple[Operation, ...]) -> list[str]:
        return [self._condition(condition) for condition in conditions]

    def _condition(self, asked: Operation) -> str:
        left = self.number(asked.left) if isinstance(asked.left, Query) else asked.left.to_c(self)
        return f"{left} {asked.operator} {asked.right.to_c(self)}"


class CxxSpelling(Spelling):
    """The members of a call and the functions of the tool kit."""

    def query(self, query: Query) -> str:
        """`detail::remote_size(comm)`, `detail::sum(recvcounts, detail::group_size(comm))`"""
        match query:
            case Query("sum", array):
                length = self.procedure.parameter(array).length[0]
                return f"detail::sum({array}, {length.to_c(self)})"
            case Query("own", array):
                return f"{array}[{self.rank}]"
            case Query(function, parameter):
                return f"detail::{_ANSWERS[function]}({parameter})"

    def number(self, asked: Expression) -> str:
        return f"detail::number({asked.to_c(self)})"

    def bytes(self, size: Bytes) -> str:
        arguments = [size.count, size.length, size.datatype] if size.length else [size.count, size.datatype]
        one = f"detail::bytes({', '.join(argument.to_c(self) for argument in arguments)})"
        return f"{one} * {self.number(size.blocks)}" if size.blocks else one


def communicator(procedure: Procedure) -> str:
    return next(p.name for p in procedure.with_role("communicator") if p.is_input)


@dataclass(frozen=True)
class Amount:
    """The elements of a buffer."""

    procedure: Procedure
    buffer: Parameter

    @property
    def count(self) -> Expression:
        assert self.buffer.count
        return self.buffer.count

    @property
    def counts(self) -> Parameter | None:
        """The array of counts, or the one count, if it is an argument."""
        return self.procedure.parameter(self.count.name) if isinstance(self.count, Ref) else None

    @property
    def is_vector(self) -> bool:
        return bool(self.counts and self.counts.is_array)

    @property
    def datatypes(self) -> Parameter | None:
        names = {p.name for p in self.procedure.parameters}
        return self.procedure.parameter(self.buffer.datatype) if self.buffer.datatype in names else None

    @cached_property
    def total(self) -> Bytes:
        """All bytes of the buffer."""
        datatype = Ref(self.buffer.datatype) if self.datatypes else Const(self.buffer.datatype)
        if self.counts and self.counts.is_array:
            return Bytes(self.count, datatype, length=self.counts.length[0])
        return Bytes(self.count, datatype, blocks=self.buffer.blocks)

    @property
    def own_block(self) -> Bytes:
        """The block of this process in a buffer with a block for each process."""
        if not self.is_vector:
            return replace(self.total, blocks=None)
        datatype = self.total.datatype
        if self.datatypes and self.datatypes.is_array:
            datatype = Query("own", self.datatypes.name)
        return Bytes(Query("own", str(self.count)), datatype)
