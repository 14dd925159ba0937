"""Types of procedures that users write, and the procedures that MPI brings along."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import CFunction, CxxName
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.model.parameter import Parameter
from bindery_mpi.spec.model.routine import Procedure


@dataclass(frozen=True)
class Callback:
    """The type of a procedure that the user writes; an entry of specs/callbacks.toml."""

    name: str  # "MPI_Comm_copy_attr_function"
    file: str
    brief: str  # "Copy an attribute when its communicator is duplicated."
    since: str  # "2.0"
    parameters: tuple[Parameter, ...]
    returns: str = "error_code"  # "nothing" where C returns void
    large_count: bool = False  # false: there is no type that ends in _c, although parameters would grow in it
    dialects: tuple[str, ...] = STANDARD
    ierror: bool = True
    ierror_name: str = "ierror"
    cxx: tuple[CxxName, ...] = ()  # ("Comm::Errhandler_function",): its names in C++; none without
    cxx_or_c: bool = False  # true: C++ accepts a function of C as well
    cxx_type: CFunction | None = None  # "void (MPI::Comm &, int *, ...)": the type in C++
    cxx_also: CFunction | None = None  # "int (…, const void *, …)": a type that C++ accepts as well
    aliases: tuple[str, ...] = ()  # ("MPI_Comm_errhandler_fn",)
    deprecated: str = ""
    removed: str = ""

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        sizes = (False, True) if self.large_count else (False,)
        return tuple(Procedure(self, large) for large in sizes)  # type: ignore[arg-type]

    def cxx_name(self, name: CxxName, large: bool) -> CxxName:
        """User_function -> User_function_c, if there is one"""
        return name.large if large and self.large_count else name

    def cxx_type_of(self, large: bool) -> CFunction | None:
        """The type in C++; its counts are the only integers by value."""
        return self.cxx_type.with_values("int", "MPI_Count") if large and self.cxx_type else self.cxx_type


@dataclass(frozen=True)
class Predefined:
    """A callback that MPI brings along; an entry of specs/callbacks.toml."""

    name: str  # "MPI_COMM_DUP_FN"
    file: str
    brief: str  # "Copy every attribute."
    type: str  # "MPI_Comm_copy_attr_function"
    does: str  # "copy", "skip", "delete" or "convert-nothing"
    value: int  # 1: its value in the standard ABI (R131)
    since: str
    cxx: CxxName | None = None  # "Comm::DUP_FN": the function in C++; empty if there is none
    dialects: tuple[str, ...] = STANDARD
    deprecated: str = ""
