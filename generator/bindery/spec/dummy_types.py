"""C's types of Fortran's dummy arguments. The width of INTEGER is the flavour's, that of C's int is not."""

from __future__ import annotations

from bindery.spec.model import F08, MPI, Kind, Parameter
from bindery.spec.model.flavour import INTEGER_IN_C, integer_is_int

INTEGER = "INTEGER"
INT = "int"
IN_C = {
    INTEGER: INTEGER_IN_C,
    "LOGICAL": "bnd_logical",
    "INTEGER(KIND=MPI_ADDRESS_KIND)": "MPI_Aint",
    "INTEGER(KIND=MPI_COUNT_KIND)": "MPI_Count",
    "INTEGER(KIND=MPI_OFFSET_KIND)": "MPI_Offset",
    "TYPE(C_PTR), VALUE": "void",
}


_INTEGERS = ("handle", "status")  # forms that the wrappers receive as default INTEGERs, in every module


def of_kind(kind: Kind, large: bool) -> str:
    """The type of a dummy argument of a kind, or of its elements."""
    return INTEGER_IN_C if kind.form in _INTEGERS else _of_c(kind.c_type(large))


def _of_c(c_type: str) -> str:
    """What C has as an int is an INTEGER."""
    return INTEGER_IN_C if c_type == INT else c_type


def dummy_type(p: Parameter, large: bool) -> str:
    """The C type of a Fortran number."""
    declared = p.kind.fortran_type(F08 if large else MPI, large)
    return INTEGER_IN_C if declared == INTEGER else p.kind.c_type(large)


def is_wide_dummy(p: Parameter, large: bool) -> bool:
    """Whether Fortran passes more than a default INTEGER."""
    return dummy_type(p, large) not in (INT, INTEGER_IN_C)


def has_width_of(dummy: str, c_type: str) -> bool:
    """Whether a dummy argument has the width of a C type in every flavour, and may be passed on as it is."""
    return dummy == _of_c(c_type) and (dummy != INTEGER_IN_C or integer_is_int())
