"""The odd MPI of odd/: Open MPI behind an mpi.h and a library of a few functions."""

from __future__ import annotations

from pathlib import Path

from processes import run

SOURCES = Path(__file__).resolve().parent / "odd"


def odd_mpicc(folder: Path) -> Path:
    """Its compiler wrapper, made in a folder."""
    run(
        "mpicc.openmpi",
        f"-I{SOURCES}",
        "-DOMPI_SKIP_MPICXX",
        "-x",
        "c++",
        "-fPIC",
        "-w",
        "-c",
        SOURCES / "odd.cpp",
        "-o",
        folder / "odd.o",
    )
    run("ar", "rcs", folder / "libodd.a", folder / "odd.o")
    mpicc = folder / "mpicc"
    mpicc.write_text(f'#!/bin/sh\nexec mpicc.openmpi -I{SOURCES} "$@" {folder}/libodd.a\n')
    mpicc.chmod(0o755)
    return mpicc
