"""Dialects: the ways in which programs call MPI, a row each. Code asks a row for what it needs, and never for
its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class InDialects(Protocol):
    """An entry of the spec that some dialects have."""

    @property
    def dialects(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Dialect:
    """A language, or a module or header of Fortran."""

    name: str  # "mpifh": in the spec, in options and in paths
    title: str  # "mpif.h"
    columns: tuple[str, ...] = ()  # ("f08", "mpi"): fields of a kind; the first that it has is its type in Fortran
    suffix: str = ""  # "_f08": of specific procedures
    descriptor_suffix: str = ""  # "_f08ts": of those whose choice buffers come by descriptor
    is_standard: bool = True  # false: an entry is not in it unless it says so
    is_module: bool = False  # true: a module with explicit interfaces
    is_fixed_form: bool = False  # true: a name has to fit in 72 columns (R25)
    is_typed: bool = False  # true: handles and statuses have types of their own, and ierror is optional
    has_large_counts: bool = False  # true: it has the procedures that end in _c
    # true: a specific procedure for each kind that Fortran has for a `void *`; OPTIONAL for what C may have null
    is_mpit: bool = False

    @property
    def is_fortran(self) -> bool:
        return bool(self.columns)

    def has(self, entry: InDialects) -> bool:
        """Whether an entry of the spec exists here."""
        return self.name in entry.dialects


C = Dialect("c", "C")
MPIFH = Dialect("mpifh", "mpif.h", ("mpi",), "", "_FTS", is_fixed_form=True)
MPI = Dialect("mpi", "mpi", ("mpi",), "", "_FTS", is_module=True)
F08 = Dialect("f08", "mpi_f08", ("f08", "mpi"), "_f08", "_f08ts", is_module=True, is_typed=True, has_large_counts=True)
# The standard has no Fortran for the tool information interface.
MPIT = Dialect(
    "mpit",
    "mpi_tool_f08",
    ("mpit", "f08", "mpi"),
    "_f08",
    "_f08",
    is_standard=False,
    is_module=True,
    is_typed=True,
    is_mpit=True,
)

DIALECTS = {dialect.name: dialect for dialect in (C, MPIFH, MPI, F08, MPIT)}
STANDARD = tuple(dialect.name for dialect in DIALECTS.values() if dialect.is_standard)
FORTRAN = tuple(dialect for dialect in DIALECTS.values() if dialect.is_fortran)
STANDARD_FORTRAN = tuple(dialect for dialect in FORTRAN if dialect.is_standard)
