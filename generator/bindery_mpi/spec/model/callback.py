"""Types of procedures that users write, and the procedures that MPI brings along."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from bindery_mpi.spec.declarations import CFunction, CxxName
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.model.parameter import Parameter
from bindery_mpi.spec.model.routine import Procedure


@dataclass(frozen=True)
class Callback:
    """The type of a procedure that the user writes; an entry of specs/callbacks.toml."""

    name: str  # The name of the type in C: `MPI_Comm_copy_attr_function`.
    file: str  # The path of its file.
    # One sentence that says what such a procedure does: `Copy an attribute when its communicator is duplicated.`
    brief: str
    since: str  # The version of MPI that brought the type: `2.0`.
    parameters: tuple[Parameter, ...]  # The arguments that MPI calls the procedure with.
    returns: str = "error_code"  # The kind that C returns; `nothing` where it returns void.
    # `false` if there is no type that ends in `_c` although parameters would grow in it. Otherwise it follows from the
    # parameters.
    large_count: bool = False
    # The languages and modules that have the type. Without this field, all of the MPI standard.
    dialects: tuple[str, ...] = STANDARD
    ierror: bool = True  # `false` if the procedure has no `ierror` in Fortran.
    ierror_name: str = "ierror"  # The name of the error code in Fortran.
    cxx: tuple[CxxName, ...] = ()  # The names of the type in the MPI-2 C++ bindings: `Comm::Errhandler_function`.
    cxx_or_c: bool = False  # `true` if the C++ bindings accept a function of C as well.
    cxx_type: CFunction | None = None  # The type in C++: `void (MPI::Comm &, int *, ...)`.
    cxx_also: CFunction | None = None  # Another type that the C++ bindings accept: `int (…, const void *, …)`.
    aliases: tuple[str, ...] = ()  # Other names of the type in C: `["MPI_Comm_errhandler_fn"]`.
    deprecated: str = ""  # The version of MPI that deprecated the type.
    removed: str = ""  # The version of MPI that removed the type.

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

    name: str  # The name of the procedure: `MPI_COMM_DUP_FN`.
    file: str  # The path of its file.
    brief: str  # One sentence that says what the procedure does: `Copy every attribute.`
    type: str  # The type of callback that the procedure is: `MPI_Comm_copy_attr_function`.
    does: str  # The effect of a call of the Fortran library's own procedure.
    value: int  # Its value in the standard ABI (rule R131).
    since: str  # The version of MPI that brought the procedure.
    # The name in the MPI-2 C++ bindings, such as `Comm::DUP_FN`; an empty text if there is none.
    cxx: CxxName | None = None
    # The languages and modules that have the procedure. Without this field, all of the MPI standard.
    dialects: tuple[str, ...] = STANDARD
    deprecated: str = ""  # The version of MPI that deprecated the procedure.

    DOES = MappingProxyType(
        {
            "copy": "It copies the attribute's value and sets the flag.",
            "skip": "It clears the flag: the attribute is not copied.",
            "delete": "It does nothing.",
            "convert-nothing": "It returns MPI_ERR_CONVERSION: it stands for a conversion that is not needed.",
        }
    )
