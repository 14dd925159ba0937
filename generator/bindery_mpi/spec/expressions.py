"""Lengths, counts and conditions of the spec as small trees: the loader parses them, and a view, which spells the
names, writes them in C. As text they are what the spec has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

_QUERY = re.compile(r"(\w+)\((\w+)\)")
_OPERATION = re.compile(r"(\w+|\w+\(\w+\)) (==|\*|\+|-) (\w+)")
_OPERAND = re.compile(r"\w+")


class Names(Protocol):
    """How the C code around an expression spells what the expression names."""

    def value(self, name: str) -> str:
        """A parameter: `*count`."""

    def query(self, query: Query) -> str:
        """The text that is computed from a parameter: `bnd_remote_size(bnd_f2c_Comm(*comm))`."""


@dataclass(frozen=True)
class Const:
    """A number, or a named constant: `3`, `MPI_MAX_PORT_NAME`."""

    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def operands(self) -> tuple[str, ...]:
        return (self.text,)

    def to_c(self, names: Names) -> str:
        return self.text


@dataclass(frozen=True)
class Ref:
    """A parameter: `count`."""

    name: str

    def __str__(self) -> str:
        return self.name

    @property
    def operands(self) -> tuple[str, ...]:
        return (self.name,)

    def to_c(self, names: Names) -> str:
        return names.value(self.name)


@dataclass(frozen=True)
class Query:
    """A call or a loop finds this out about a parameter: `remote_size(comm)`, `sum(recvcounts)`."""

    function: str
    parameter: str

    def __str__(self) -> str:
        return f"{self.function}({self.parameter})"

    @property
    def operands(self) -> tuple[str, ...]:
        return (self.parameter,)

    def to_c(self, names: Names) -> str:
        return names.query(self)


@dataclass(frozen=True)
class Operation:
    """Two operands: `base + disp`, `incount * datatype`, `op == MPI_NO_OP`, `rank(comm) == 0`."""

    left: Const | Ref | Query
    operator: str
    right: Const | Ref | Query

    def __str__(self) -> str:
        return f"{self.left} {self.operator} {self.right}"

    @property
    def operands(self) -> tuple[str, ...]:
        return (str(self.left), str(self.right))

    def to_c(self, names: Names) -> str:
        return f"{self.left.to_c(names)} {self.operator} {self.right.to_c(names)}"


@dataclass(frozen=True)
class Terminated:
    """The length of a list that ends with a blank string."""

    def __str__(self) -> str:
        return "terminated"

    @property
    def operands(self) -> tuple[str, ...]:
        return ()

    def to_c(self, names: Names) -> str:
        return "BND_TERMINATED"


Expression = Const | Ref | Query | Operation | Terminated


def parse(text: str) -> Expression | None:
    """The expression of a text, if it is one."""
    if text == "terminated":
        return Terminated()
    if query := _QUERY.fullmatch(text):
        return Query(*query.groups())
    if operation := _OPERATION.fullmatch(text):
        left, operator, right = operation.groups()
        return Operation(_operand(left), operator, _operand(right))
    return _operand(text) if _OPERAND.fullmatch(text) else None


def parse_operation(text: str) -> Operation | None:
    expression = parse(text)
    return expression if isinstance(expression, Operation) else None


def _operand(text: str) -> Const | Ref | Query:
    """Parameters are in lower case, constants are not."""
    if query := _QUERY.fullmatch(text):
        return Query(*query.groups())
    return Ref(text) if text[:1].islower() else Const(text)
