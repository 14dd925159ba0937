"""C's types of Fortran's dummy arguments: an INTEGER that C has as an int, and one of the flavour's width."""

from __future__ import annotations

from bindery_mpi.spec.fortran_types import INTEGER, FortranType
from bindery_mpi.spec.model import F08, MPI, Kind, Parameter
from bindery_mpi.spec.model.flavour import FLAVOURED_INTEGER, INTEGER_IN_C

INT = "int"
IN_C = {
    INTEGER: FLAVOURED_INTEGER,
    FortranType("LOGICAL"): "bnd_logical",
    FortranType("INTEGER", "MPI_ADDRESS_KIND"): "MPI_Aint",
    FortranType("INTEGER", "MPI_COUNT_KIND"): "MPI_Count",
    FortranType("INTEGER", "MPI_OFFSET_KIND"): "MPI_Offset",
    FortranType("TYPE(C_PTR)", attributes="VALUE"): "void",
}


_INTEGERS = ("handle", "status")  # forms that the wrappers receive as default INTEGERs, in every module


def of_kind(kind: Kind, large: bool) -> str:
    """The type of a dummy argument of a kind, or of its elements."""
    return INTEGER_IN_C if kind.form in _INTEGERS else _of_c(kind.c_type(large))


def _of_c(c_type: str) -> str:
    """An int of C is an INTEGER."""
    return INTEGER_IN_C if c_type == INT else c_type


def dummy_type(p: Parameter, large: bool) -> str:
    """The C type of a Fortran number."""
    declared = p.kind.fortran_type(F08 if large else MPI, large)
    c_type = p.kind.c_type(large)
    if declared != INTEGER:
        return c_type
    return INTEGER_IN_C if c_type in (INT, INTEGER_IN_C) else FLAVOURED_INTEGER


def is_wide_dummy(p: Parameter, large: bool) -> bool:
    """Whether Fortran passes more than a default INTEGER."""
    return dummy_type(p, large) not in (INT, INTEGER_IN_C, FLAVOURED_INTEGER)


def has_width_of(dummy: str, c_type: str) -> bool:
    """Whether a dummy argument has the width of a C type, and may be passed on as it is."""
    return dummy == _of_c(c_type)
