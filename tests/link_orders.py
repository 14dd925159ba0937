"""Tables of what becomes of a program that is linked with a profiler, bindings and an MPI, in every order and every way (R8, R15)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path

# libmpich.a needs these besides; Debian's mpich.pc has the same list.
STATIC_MPICH = ["-l:libmpich.a", "-lpthread", "-lhwloc", "-lucp", "-lucs"]


@dataclass(frozen=True)
class Cell:
    bindings: str  # "archive" or "shared"
    mpi: str  # "shared" or "static"
    linker: str  # "keeps": the linker keeps a shared library that nothing has asked for yet; "drops": it does not
    order: str  # "profiler bindings mpi"
    form: str  # of the profiler

    def __str__(self) -> str:
        return f"bindings {self.bindings}, MPI {self.mpi}, linker {self.linker}, {self.order}, profiler {self.form}"


def every_cell(forms: tuple[str, ...]) -> set[Cell]:
    """Every distinct case. Shared bindings bring the shared MPI with them."""
    orders = [" ".join(order) for order in permutations(("profiler", "bindings", "mpi"))]
    settings = [("archive", "shared"), ("shared", "shared"), ("archive", "static")]
    return {Cell(*setting, *rest) for setting, *rest in product(settings, ("keeps", "drops"), orders, forms)}


def read_table(table: Path, forms: tuple[str, ...]) -> dict[Cell, str]:
    """The outcome of every case."""
    cells = {}
    for line in table.read_text().splitlines():
        if line and not line.startswith("#"):
            setting, order, *outcomes = (part.split() for part in line.split("|"))
            found = [outcome for part in outcomes for outcome in part]
            bindings, mpi, linker = setting
            for form, outcome in zip(forms, found, strict=True):
                cells[Cell(bindings, mpi, linker, " ".join(order), form)] = outcome
    if wrong := set(cells) ^ every_cell(forms):
        raise SystemExit(f"{table}: lacks or has too much:\n" + "\n".join(map(str, wrong)))
    return cells
