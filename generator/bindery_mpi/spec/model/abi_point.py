"""Points of the Fortran ABI."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class AbiPoint:
    """Two bindings must agree on such a point; an entry of specs/fortran_abi.toml."""

    name: str  # The name of the point: `comparisons`.
    title: str  # Its title in the document: `Comparison of handles`.
    section: str  # The section of MPI 5.0 that speaks of it: `19.1.3`; `none` where no section does.
    standard: str  # The rule of the standard, in short; an empty text where it has none.
    # The choice that the standard leaves open: `The names of the functions.`; an empty text where there is no choice.
    open: str
    ours: str  # The choice that the document proposes, and Bindery makes.
    mpich: str  # The choice of MPICH.
    mpif: str  # The choice of mpif.
