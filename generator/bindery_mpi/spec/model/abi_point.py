"""Points of the Fortran ABI."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class AbiPoint:
    """Two bindings must agree on such a point; an entry of specs/fortran_abi.toml."""

    name: str  # "comparisons"
    title: str  # "Comparison of handles"
    section: str  # "19.1.3": of MPI 5.0; "none" where it says nothing
    standard: str  # "`==` and `/=` for each type of handle.": what it says; "" where it says nothing
    open: str  # "The names of the functions.": what it leaves open; "" where there is no choice
    ours: str  # "External functions: `bnd_eq_mpi_comm_`.": what the document proposes
    mpich: str  # what MPICH has
    mpif: str  # what mpif has
