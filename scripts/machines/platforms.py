"""The rows of docs/platforms.md, one for each cell of the matrix."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from chroot import ROOT, fail

PAGE = ROOT / "docs" / "platforms.md"
HEAD = "| cell | MPI | Fortran | C++ | result | commit | date |\n|---|---|---|---|---|---|---|\n"
TABLE = re.compile(re.escape(HEAD) + r"((?:\|.*\n)*)")
LIBRARIES = re.compile(r"(MPICH|Open MPI|Intel\(R\) MPI|solo)\D*(\d[\w.]*)")


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
        pairs = zip(compilers, (fortran, cxx), strict=True)
        names = [name if name == "none" else f"{name} {version(line)}" for name, line in pairs]
        return cls(cell, library(mpi), *names, failed, commit, f"{datetime.now(UTC):%Y-%m-%d}")

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
    def markdown(self) -> str:
        result = self.result.replace("failed", "**failed**")
        return f"| {self.cell} | {self.mpi} | {self.fortran} | {self.cxx} | {result} | {self.commit} | {self.date} |\n"


def write(row: Row, cells: Sequence[str]) -> None:
    """It, and the rows that the page has of other cells of the matrix, in the matrix's order."""
    page = PAGE.read_text(encoding="utf-8")
    table = TABLE.search(page)
    if not table:
        fail(f"{PAGE}: it has no table with the head {HEAD.splitlines()[0]}; restore it")
    lines = {line.split(" | ")[0].removeprefix("| "): line for line in table[1].splitlines(keepends=True)}
    lines[row.cell] = row.markdown
    kept = "".join(lines[cell] for cell in cells if cell in lines)
    PAGE.write_text(page[: table.start(1)] + kept + page[table.end(1) :], encoding="utf-8")
