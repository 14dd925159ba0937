"""C's types of Fortran's dummy arguments. MPI_Fint is an INTEGER that C has as an int; where the flavour's INTEGER is wider,
another wrapper converts it (views/fortran/ilp64.py). An INTEGER that C has as something else is `bnd_integer`, of the flavour's
width."""

from __future__ import annotations

from bindery.spec.model import F08, MPI, Parameter

INTEGER = "INTEGER"
FINT = "MPI_Fint"
FLAVOURED = "bnd_integer"
INT = "int"
IN_C = {
    INTEGER: FLAVOURED,
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
    """The C type of a Fortran number."""
    declared, c_type = p.kind.fortran_type(F08 if large else MPI, large), p.kind.c_type(large)
    return c_type if declared != INTEGER else FINT if c_type in (INT, FINT) else FLAVOURED


def is_wide_dummy(p: Parameter, large: bool) -> bool:
    """Whether Fortran passes more than a default INTEGER."""
    return dummy_type(p, large) not in (INT, FINT, FLAVOURED)


def has_width_of(dummy: str, c_type: str) -> bool:
    """Whether a dummy argument has the width of a C type, and may be passed on as it is."""
    return dummy == of_c(c_type)
