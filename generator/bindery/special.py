"""The constants that Fortran knows by their addresses: a COMMON block each, a cell in C (R89-R92)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .model import Constant, Spec

_BYTES = {"integer": "4", "character": "1", "status": "sizeof(MPI_Status)"}
_OLD_TYPES = {"integer": "INTEGER", "character": "CHARACTER*1", "status": "INTEGER"}
_F08_TYPES = {"integer": "integer", "character": "character(len=1)", "status": "type(MPI_Status)"}


@dataclass(frozen=True)
class Special:
    """One such constant."""

    constant: Constant

    @property
    def _parts(self) -> tuple[str, str, bool]:
        """"status(1)" -> "status", "1", not a target."""
        element, dimensions, target = re.fullmatch(r"(\w+)(?:\(([\d,]+)\))?( target)?", self.constant.shape).groups()
        return element, dimensions or "", bool(target)

    @property
    def is_status(self) -> bool:
        return self._parts[0] == "status"

    def block(self, dialect: str = "mpi") -> str:
        """A status of mpi_f08 has a type of its own, so it lies elsewhere (R91)."""
        own = "f08_" if self.is_status and dialect == "f08" else ""
        return f"bnd_{own}{self.constant.name.removeprefix('MPI_').lower()}"

    def row(self, dialect: str) -> str:
        """The cell for C: X(bnd_in_place, 4, "MPI_IN_PLACE")."""
        return f'X({self.block(dialect)}, {_BYTES[self._parts[0]]}, "{self.constant.name}")'

    @property
    def old(self) -> list[str]:
        """For mpi and mpif.h, in columns that both forms read."""
        element, dimensions, target = self._parts
        if self.is_status:
            dimensions = ",".join(filter(None, ["MPI_STATUS_SIZE", dimensions]))
        name = self.constant.name
        declared = f"{_OLD_TYPES[element]} {name}" + (f"({dimensions})" if dimensions else "")
        return [f"! {name}", *(f"      {line}" for line in [declared, *[f"TARGET {name}"] * target, f"COMMON /{self.block().upper()}/ {name}"])]

    @property
    def f08(self) -> list[str]:
        element, dimensions, target = self._parts
        name, attributes = self.constant.name, ", target" * target
        return [f"#ifdef BND_HAS_{name}", f"    {_F08_TYPES[element]}{attributes} :: {name}" + (f"({dimensions})" if dimensions else ""),
                f"    common /{self.block('f08')}/ {name}", "#endif"]


@dataclass(frozen=True)
class Specials:
    """All of them, as the templates see them."""

    spec: Spec

    @property
    def _all(self) -> list[Special]:
        return [Special(constant) for constant in self.spec.constants.values() if constant.shape]

    @property
    def _cells(self) -> list[tuple[Special, str]]:
        return [(special, dialect) for special in self._all for dialect in (("mpi", "f08") if special.is_status else ("mpi",))]

    @property
    def rows(self) -> list[str]:
        return [f"{special.row(dialect)} \\" for special, dialect in self._cells]

    @property
    def spellings(self) -> list[str]:
        blocks = [special.block(dialect) for special, dialect in self._cells]
        return [f"#define BND_UPPER_OF_{block} {block.upper()}" for block in blocks]

    @property
    def old(self) -> list[str]:
        return [line for special in self._all for line in special.old]

    @property
    def f08(self) -> list[str]:
        return [line for special in self._all for line in special.f08]
