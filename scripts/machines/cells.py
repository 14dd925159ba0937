"""The cells of the matrix: what matrix.toml says of each, and what its row in docs/platforms.md is worth."""

from __future__ import annotations

import os
import subprocess
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from chroot import GIT, PATH, ROOT, fail
from platforms import COMMIT, RESULT

TABLE = Path(__file__).with_name("matrix.toml")
CELLS = Path("/srv/cells")
Rows = dict[str, list[str]]


@dataclass
class Cell:
    system: str
    mpi: str
    fortran: str
    cxx: str
    facts: dict[str, Any] = field(repr=False)
    system_facts: dict[str, Any] = field(repr=False)

    @property
    def name(self) -> str:
        return f"{self.system}/{self.mpi}/{self.fortran}"

    @property
    def work(self) -> Path:
        return CELLS / f"{self.mpi}-{self.fortran}"

    @property
    def has(self) -> set[str]:
        """The words for what a step may need and the cell has."""
        shims = ["shims"] if self.fortran in self.system_facts["shims"] else []
        own = ["own"] if self.facts.get("own") else []
        native = [] if self.facts["kind"] == "abi" else ["native"]
        return {self.name, self.system, self.mpi, self.fortran.split("-")[0], *own, *shims, *native}

    @property
    def variables(self) -> dict[str, str]:
        folder, suffix = self.facts["commands"]
        return {
            "MPI": self.facts["kind"],
            "MPI_FOLDER": folder,
            "MPI_SUFFIX": suffix,
            "FORTRAN": self.fortran,
            "FC": self.fortran.split("-")[0],
            "CXX": self.cxx,
            "W": str(self.work),
            "PATH": f"{self.work}/bin:{PATH}",
            "CMAKE_BUILD_PARALLEL_LEVEL": str(os.cpu_count()),
            "OMPI_ALLOW_RUN_AS_ROOT": "1",
            "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
            **self.facts.get("environment", {}),
        }

    def steps(self, facts: dict[str, Any]) -> list[dict[str, Any]]:
        steps = facts["steps"][self.facts.get("steps", "mpi")]
        return [step for step in steps if self.has.issuperset(step.get("needs", ()))]


def read_cells(facts: dict[str, Any]) -> list[Cell]:
    rows = [line.split() for line in facts["cells"]["list"]]
    return [
        Cell(system, mpi, fortran, cxx, facts["mpi"][mpi], facts["system"][system])
        for system, mpi, fortran, cxx in rows
    ]


def choose(cells: list[Cell], patterns: list[str]) -> list[Cell]:
    for pattern in patterns:
        if not any(fnmatchcase(cell.name, pattern) for cell in cells):
            fail(f"{pattern}: no such cell; see scripts/matrix --list")
    return [cell for cell in cells if not patterns or any(fnmatchcase(cell.name, pattern) for pattern in patterns)]


@cache
def steps_at(commit: str) -> dict[str, set[str]]:
    """The names of what each cell did at a commit; none if the repository does not have it or its table."""
    words = [*GIT, "show", f"{commit}:{TABLE.relative_to(ROOT)}"]
    table = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    if not table:
        return {}
    facts = tomllib.loads(table)
    return {cell.name: {step["name"] for step in cell.steps(facts)} for cell in read_cells(facts)}


def mark(rows: Rows, cells: list[Cell], facts: dict[str, Any]) -> Rows:
    """Them, with the steps that a cell has got since its row: they may fail, though the row is right."""
    for cell in cells:
        row = rows.get(cell.name)
        if row and row[RESULT].startswith("ok") and (before := steps_at(row[COMMIT]).get(cell.name)):
            later = [step["name"] for step in cell.steps(facts) if step["name"] not in before]
            if later:
                row[RESULT] = f"ok, before {', '.join(later)}"
    return rows


def oldest(cells: list[Cell], rows: Rows) -> list[Cell]:
    """Return the cells without a row first, then those that failed and those with later steps."""

    def order(cell: Cell) -> tuple[bool, bool, int]:
        if not (row := rows.get(cell.name)):
            return (False, False, 0)
        words = [*GIT, "show", "--no-patch", "--format=%ct", row[COMMIT]]
        when = subprocess.run(words, capture_output=True, text=True, check=False).stdout
        return (True, row[RESULT] == "ok", int(when or 0))

    return sorted(cells, key=order)
