"""Conditions of C and of its preprocessor as values, which know where parentheses are needed; as text they are C."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.expressions import Const, Operation


@dataclass(frozen=True)
class Defined:
    """A condition that a macro is defined: `defined(MPI_Send)`."""

    macro: str

    def __str__(self) -> str:
        return f"defined({self.macro})"


@dataclass(frozen=True)
class Not:
    """`!defined(MPI_Send)`, `!(op == MPI_NO_OP)`."""

    term: Defined | Operation | Joined

    def __str__(self) -> str:
        return f"!{self.term}" if isinstance(self.term, Defined) else f"!({self.term})"


@dataclass(frozen=True)
class Joined:
    """`count > 0 && !requests`; false as a value, and empty as text, if there are no terms."""

    operator: str  # "&&"
    terms: tuple[Condition, ...]

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __str__(self) -> str:
        terms = (f"({term})" if isinstance(term, Joined) and term.terms[1:] else str(term) for term in self.terms)
        return f" {self.operator} ".join(terms)


# The text is that of a slot.
Condition = str | Const | Operation | Defined | Not | Joined


def all_of(*terms: Condition) -> Joined:
    return Joined("&&", terms)


def any_of(*terms: Condition) -> Joined:
    return Joined("||", terms)
