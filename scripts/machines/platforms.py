"""The rows of docs/platforms.md, one for each cell of the matrix."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from chroot import ROOT, fail

RESULT, COMMIT = 4, 5
PAGE = ROOT / "docs" / "platforms.md"
HEAD = "| cell | MPI | Fortran | C++ | result | commit | date |\n|---|---|---|---|---|---|---|\n"
TABLE = re.compile(re.escape(HEAD) + r"((?:\|.*\n)*)")
LIBRARIES = re.compile(r"(MPICH|Open MPI|Intel\(R\) MPI|SMPI|solo)\D*(\d[\w.]*\w)")


def version(line: str) -> str:
    """The version of a compiler, without the package's version, which is in parentheses."""
    text = re.sub(r"\(.*?\)", "", line)
    numbers = re.findall(r"\d+(?:\.\d+)+", text) or re.findall(r"(?<= )\d+", text)  # MinGW's is 12-win32
    return numbers[0] if numbers else "?"


def library(line: str) -> str:
    found = LIBRARIES.search(line)
    return f"{found[1].replace('(R)', '')} {found[2]}" if found else line or "?"


@dataclass
class Row:
    cell: str
    mpi: str
    fortran: str
    cxx: str
    failed: list[str]
    commit: str
    date: str

    @classmethod
    def of(
        cls, cell: str, compilers: Sequence[str], versions: Sequence[str], passed: Mapping[str, bool], commit: str
    ) -> Row:
        fortran, cxx, mpi = [*versions, "", "", ""][:3]
        failed = [step for step, right in passed.items() if not right]
        first, second = (
            name if name == "none" else f"{name} {version(line)}"
            for name, line in zip(compilers, (fortran, cxx), strict=True)
        )
        return cls(cell, library(mpi), first, second, failed, commit, f"{datetime.now(UTC):%Y-%m-%d}")

    @property
    def right(self) -> bool:
        return not self.failed

    @property
    def result(self) -> str:
        return f"failed: {', '.join(self.failed)}" if self.failed else "ok"

    @property
    def line(self) -> str:
        return f"{self.cell:32} {self.mpi:20} {self.fortran:16} {self.cxx:16} {self.result}"

    @property
    def columns(self) -> list[str]:
        result = self.result.replace("failed", "**failed**")
        return [self.cell, self.mpi, self.fortran, self.cxx, result, self.commit, self.date]


def read() -> dict[str, list[str]]:
    """The columns of the page's rows, by cell."""
    table = TABLE.search(PAGE.read_text(encoding="utf-8"))
    if not table:
        fail(f"{PAGE}: it has no table with the head {HEAD.splitlines()[0]}; restore it")
    rows = [line.strip("|\n ").split(" | ") for line in table[1].splitlines()]
    return {row[0]: row for row in rows}


def write(rows: Mapping[str, Sequence[str]], cells: Iterable[str]) -> None:
    """Write the rows of the cells of the matrix, in its order, in place of the page's."""
    page = PAGE.read_text(encoding="utf-8")
    lines = "".join(f"| {' | '.join(rows[cell])} |\n" for cell in cells if cell in rows)
    PAGE.write_text(TABLE.sub(lambda _: HEAD + lines, page), encoding="utf-8")
