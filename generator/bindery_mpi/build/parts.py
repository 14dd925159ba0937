"""The parts that can be built, each with its folder of the sources."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A CMake project in the sources. `settings`: its variables, by the option that gives each; `next`: the command to
    begin with, whose name BINDERY_PROGRAM_PREFIX may change."""

    name: str
    brief: str
    folder: str
    settings: tuple[tuple[str, str], ...]
    next: str
    options: tuple[str, ...] = ()
    takes_name: bool = True


_OVER_MPI = ("MPI_C_COMPILER", "mpicc")
_FORTRAN = (_OVER_MPI, ("CMAKE_Fortran_COMPILER", "fc"))
_CXX = ("CMAKE_CXX_COMPILER", "cxx")

PARTS = {
    part.name: part
    for part in (
        Part("fortran", "mpif.h, mpi and mpi_f08", "fortran", _FORTRAN, "mpifort program.f90 -o program"),
        Part(
            "ilp64",
            "the same with 8-byte INTEGERs",
            "fortran",
            _FORTRAN,
            "mpifort -fdefault-integer-8 program.f90 -o program",
            ("-DBINDERY_FLAVOUR=ilp64",),
        ),
        Part("cxx", "namespace MPI of MPI-2", "mpicxx", (_OVER_MPI, _CXX), "mpicxx program.cpp -o program"),
        Part("solo", "an MPI of one process", "solo", (_CXX,), "mpicc program.c -o program", takes_name=False),
        Part(
            "abi",
            "libmpi_abi over an MPI",
            "abi",
            (_OVER_MPI, _CXX),
            "mpicc_abi program.c -o program",
            takes_name=False,
        ),
        Part("tools", "bindery-stack", "tools", (_CXX,), "bindery-stack -help", takes_name=False),
    )
}
