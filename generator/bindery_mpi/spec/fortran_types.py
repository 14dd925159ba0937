"""Types of Fortran, as the loader parses them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

_TYPE = re.compile(r"(<type>|[A-Z][A-Z ]*(?:\*\(\*\)|\((?!KIND=)[\w*=]+\))?)(?:\(KIND=(\w+)\))?(?:, ([A-Z].*))?")
_WIDE = ("MPI_ADDRESS_KIND", "MPI_OFFSET_KIND")


@dataclass(frozen=True)
class FortranType:
    """`INTEGER(KIND=MPI_COUNT_KIND), DIMENSION(..)`; false where Fortran cannot say it."""

    base: str  # "INTEGER", "TYPE(C_PTR)", "CHARACTER(LEN=*)"
    kind: str = ""  # "MPI_COUNT_KIND"; "" for the default kind
    attributes: str = ""  # "DIMENSION(..)"

    @property
    def element(self) -> FortranType:
        """Without attributes."""
        return replace(self, attributes="")

    @property
    def of_default_kind(self) -> FortranType:
        return replace(self, kind="")

    @property
    def widest(self) -> FortranType:
        """Where all wide kinds are one."""
        return replace(self, kind="MPI_COUNT_KIND") if self.kind in _WIDE else self

    def __bool__(self) -> bool:
        return bool(self.base)

    def __str__(self) -> str:
        kind = f"(KIND={self.kind})" if self.kind else ""
        return f"{self.base}{kind}{', ' if self.attributes else ''}{self.attributes}"


NO_TYPE = FortranType("")
ANY_TYPE = FortranType("<type>")  # of a dummy argument that accepts every type
INTEGER = FortranType("INTEGER")


def parse_fortran_type(text: str) -> FortranType | None:
    """The type of a text, if it is one."""
    parts = _TYPE.fullmatch(text)
    return FortranType(parts[1], parts[2] or "", parts[3] or "") if parts else None
