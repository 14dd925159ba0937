"""Dialects, and versions of MPI."""

from __future__ import annotations

TOOL = "tool"  # the module mpi_tool_f08: the standard has no Fortran for the tool information interface
STANDARD = ("c", "mpifh", "mpi", "f08")
DIALECTS = (*STANDARD, TOOL)
FORTRAN = DIALECTS[1:]
STANDARD_FORTRAN = STANDARD[1:]
LARGE_COUNTS_SINCE = "4.0"


def version(text: str) -> tuple[int, ...]:
    """`4.1` as what compares like a number."""
    return tuple(int(part) for part in text.split("."))
