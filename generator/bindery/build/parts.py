"""What can be built, and with which folder of the sources."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A CMake project in the sources. `settings`: its variables, by the option that gives each."""

    name: str
    brief: str
    folder: str
    settings: tuple[tuple[str, str], ...]
    options: tuple[str, ...] = ()


_OVER_MPI = ("MPI_C_COMPILER", "mpicc")
_CXX = ("CMAKE_CXX_COMPILER", "cxx")

PARTS = {
    part.name: part
    for part in (
        Part("fortran", "mpif.h, mpi and mpi_f08", "fortran", (_OVER_MPI, ("CMAKE_Fortran_COMPILER", "fc"))),
        Part(
            "ilp64",
            "the same with 8-byte INTEGERs",
            "fortran",
            (_OVER_MPI, ("CMAKE_Fortran_COMPILER", "fc")),
            ("-DBINDERY_FLAVOUR=ilp64",),
        ),
        Part("cxx", "namespace MPI of MPI-2", "cxx", (_OVER_MPI, _CXX)),
        Part("solo", "an MPI of one process", "solo", (_CXX,)),
        Part("tools", "bindery-stack", "tools", (_CXX,)),
    )
}
