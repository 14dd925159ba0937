"""C's types of Fortran's dummy arguments. The width of INTEGER is the flavour's, that of C's int is not."""

from __future__ import annotations

from bindery.spec.model import F08, MPI, Parameter
from bindery.spec.model.flavour import integer_is_int

INTEGER = "INTEGER"
FINT = "MPI_Fint"  # C's type of a default INTEGER
INT = "int"
IN_C = {
    INTEGER: FINT,
    "LOGICAL": "bnd_logical",
    "INTEGER(KIND=MPI_ADDRESS_KIND)": "MPI_Aint",
    "INTEGER(KIND=MPI_COUNT_KIND)": "MPI_Count",
    "INTEGER(KIND=MPI_OFFSET_KIND)": "MPI_Offset",
    "TYPE(C_PTR), VALUE": "void",
}


def of_c(c_type: str) -> str:
    """The type of a dummy argument that C has as this: MPI_Fint for an int."""
    return FINT if c_type == INT else c_type


def dummy_type(p: Parameter, large: bool) -> str:
    """The C type of a Fortran number: MPI_Fint for INTEGER."""
    declared = p.kind.fortran_type(F08 if large else MPI, large)
    return FINT if declared == INTEGER else p.kind.c_type(large)


def is_wide_dummy(p: Parameter, large: bool) -> bool:
    """Whether Fortran passes more than a default INTEGER."""
    return dummy_type(p, large) not in (INT, FINT)


def has_width_of(dummy: str, c_type: str) -> bool:
    """Whether a dummy argument has the width of a C type in every flavour, and may be passed on as it is."""
    return dummy == of_c(c_type) and (dummy != FINT or integer_is_int())
