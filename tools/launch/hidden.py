"""Which calls of a program an MPI's own Fortran bindings hide from profilers.

A call of mpi_send_ is visible if the library that defines mpi_send_ calls MPI_Send by its name: that is undefined in
it. Of mpi_f08, the libraries of MPICH and Intel MPI call some routines by MPI_X and others past it, in one library:
none counts as visible. What a program, or a library that it loads at its start, refers to is what it may call."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bindery_mpi.launch import elf

OURS = ("libbindery_", "libmpifort_abi")  # how the names of these bindings' libraries begin
_FORTRAN = re.compile(r"mpi_(\w+?)(_f08|_f08ts|_fts|_cptr)?_{1,2}$")
_F08 = re.compile(r"_(f08|f08ts)_{1,2}$")


@dataclass(frozen=True)
class Seen:
    """The calls of a program that a profiler can see."""

    hidden: str  # who makes calls that are hidden: the program, or a library; empty: nobody
    is_any_visible: bool  # or may be


@cache
def loaded(program: Path) -> tuple[Path, ...]:
    """The program and what it loads at its start, in the order in which symbols are looked up."""
    try:
        answer = subprocess.run(
            ["ldd", str(program)], capture_output=True, text=True, timeout=20, errors="replace", check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return (program,)
    lines = (re.match(r"\s*(?:\S+ => )?(/.*) \(0x[0-9a-f]+\)$", line) for line in answer.stdout.splitlines())
    return (program, *(Path(found[1]) for found in lines if found))


def _calls_c(symbol: str, provider: elf.Executable, path: Path) -> bool:
    """Whether something in the library of a Fortran procedure calls the routine of C by its name."""
    match = _FORTRAN.match(symbol)
    names = {name.lower() for name in provider.undefined if name.startswith("MPI_")}
    return path.name.startswith(OURS) or (match is not None and f"mpi_{match[1]}" in names)


def seen(program: Path) -> Seen:
    """Tell what a profiler can see of a dynamic program."""
    objects = [(path, known) for path in loaded(program) if (known := elf.executable(path))]
    hidden, is_any_visible = "", False
    for path, known in objects:
        if any(name.startswith("PMPI_") for name in known.functions) or _is_fortran_library(known):
            continue  # of the MPI, or other bindings
        is_any_visible |= any(name.startswith("MPI_") for name in known.undefined)
        for symbol in filter(_FORTRAN.match, known.undefined):
            provider = next(((p, o) for p, o in objects if symbol in o.functions), None)
            if provider and provider[1] is not known:
                may_be_visible = _calls_c(symbol, provider[1], provider[0])
                is_ours = provider[0].name.startswith(OURS)
                is_any_visible |= may_be_visible
                if not may_be_visible or (_F08.search(symbol) and not is_ours):
                    hidden = hidden or path.name
    return Seen(hidden, is_any_visible)


def _is_fortran_library(known: elf.Executable) -> bool:
    return {"mpi_send_", "mpi_send_f08_", "mpi_send_f08ts_"} & known.functions != set()
