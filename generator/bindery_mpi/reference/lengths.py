"""Lengths and amounts of the spec, in words."""

from __future__ import annotations

from collections.abc import Iterable

from bindery_mpi.spec.expressions import Expression, Query
from bindery_mpi.spec.model import Parameter

# docs/reference/spec.md says what each function of an expression is.
_WORDS = {
    "size": "the number of processes in {}",
    "rank": "the rank in {}",
    "remote_size": "the number of processes in {} (of an intercommunicator: in its remote group)",
    "in_degree": "the number of incoming neighbours in {}",
    "out_degree": "the number of outgoing neighbours in {}",
    "dims": "the number of dimensions of {}",
    "nodes": "the number of nodes of {}",
    "edges": "the number of edges of {}",
    "neighbors": "the number of neighbours of {}",
    "last": "the last element of {}",
    "sum": "the sum of {}",
    "own": "this process's element of {}",
    "integers": "the number of integers in {}",
    "addresses": "the number of addresses in {}",
    "large_counts": "the number of large counts in {}",
    "datatypes": "the number of datatypes in {}",
    "members": "the number of members of {}",
}


def in_words(lengths: Iterable[Expression]) -> str:
    """`ndims`, `the number of processes in comm`, `n by 3`; what ends with a terminator says so."""
    return " by ".join(map(_words, lengths))


def _words(expression: Expression) -> str:
    if isinstance(expression, Query):
        return _WORDS[expression.function].format(expression.parameter)
    return "up to NULL in C, to a blank string in Fortran" if str(expression) == "terminated" else str(expression)


def elements(p: Parameter) -> str:
    """`count elements of datatype`, for a choice buffer."""
    if p.kind.form != "choice" or p.count is None:
        return ""
    count = _words(p.count)
    if str(p.count) == "1":
        amount = f"one element of {p.datatype}"
    elif p.datatype.startswith("MPI_"):
        amount = f"{count} bytes" if p.datatype == "MPI_BYTE" else f"{count} of {p.datatype}"
    else:
        amount = f"{count} elements of {p.datatype}"
    if p.displacements:
        return f"blocks of {count} elements of {p.datatype}, each at {p.displacements}"
    return f"{amount}, times {_words(p.blocks)}" if p.blocks is not None else amount
