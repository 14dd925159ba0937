"""Projects over a prefix with the bindings for C++ and Fortran (builds.py), and the compilers that package managers give its wrappers.

Usage: test_builds.py BUILD_OF_CXX BUILD_OF_FORTRAN [unittest arguments]"""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

import builds
from support import Case, need

need("mpicc.mpich", "mpicc.openmpi")
BUILDS = [Path(word).resolve() for word in sys.argv[1:3]]


class Builds(builds.Builds):
    def setUp(self) -> None:
        super().setUp()
        for build in BUILDS:
            self.prefix = self.install(build)


class Compilers(Case):
    def test_what_spack_sets(self) -> None:
        """A package manager gives the MPI's wrappers compilers of its own by the MPI's variables."""
        for build in BUILDS:
            prefix = self.install(build)
        for name, variable, compiler in (
            ("mpicc", "MPICH_CC", "gcc"),
            ("mpicxx", "MPICH_CXX", "g++"),
            ("mpicxx", "OMPI_CXX", "g++"),
            ("mpifort", "MPICH_FC", "gfortran"),
            ("mpifort", "OMPI_FC", "gfortran"),
            ("mpif90", "MPICH_FC", "gfortran"),
            ("mpif77", "MPICH_FC", "gfortran"),
        ):
            source = self.folder / {"mpicc": "x.c", "mpicxx": "x.cpp"}.get(name, "x.f90")
            source.write_text("end\n" if name.startswith("mpif") else "int x;\n")
            log = self.folder / f"{name} {variable}"
            own = Path(tempfile.mkdtemp(prefix="bindery-")) / compiler  # in these variables a blank ends a word
            self.addCleanup(shutil.rmtree, own.parent)
            own.write_text(f'#!/bin/sh\necho "$*" >>\'{log}\'\nexec {compiler} "$@"\n')
            own.chmod(0o755)
            words = [prefix / "bin" / name, "-c", source, "-o", self.folder / "x.o"]
            self.good(*words, **{variable: str(own)})
            self.assertIn(str(source), log.read_text(), f"{name} {variable}")


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
