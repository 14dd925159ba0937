"""Debian's own libraries, compiled with the MPI's mpif.h, in new programs: ScaLAPACK, MUMPS and PnetCDF give right
results.

Usage: test_libraries.py BUILD_OVER_MPICH BUILD_OVER_OPENMPI [unittest arguments]"""

import sys
import unittest
from pathlib import Path

from support import HERE, Case

BUILDS = {"mpich": Path(sys.argv[1]).resolve(), "openmpi": Path(sys.argv[2]).resolve()}
SOURCES = HERE / "libraries"
LIBRARIES = Path("/usr/lib/x86_64-linux-gnu")
PACKAGES = {
    "libscalapack-mpich.so": "libscalapack-mpich-dev",
    "libscalapack-openmpi.so": "libscalapack-openmpi-dev",
    "libdmumps.so": "libmumps-dev",
    "libpnetcdf.so": "libpnetcdf-dev",
}


class Libraries(Case):
    def is_right(self, mpi: str, program: str, library: str, *options: str) -> None:
        """Linked with the shared library and with the archive, on one process and on four."""
        if not (LIBRARIES / f"lib{library}.so").exists():
            self.fail(
                f"lib{library}.so: not found; install the Debian package {PACKAGES[f'lib{library}.so']} (scripts/test does)"
            )
        launch = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else [])]
        for how in ([], ["-static-bindery"]):
            self.good(
                BUILDS[mpi] / "bin" / "mpifort",
                "-fallow-argument-mismatch",
                *options,
                *how,
                SOURCES / f"{program}.f90",
                f"-l{library}",
                "-o",
                program,
                cwd=self.folder,
            )
            for count in ("1", "4"):
                with self.subTest(mpi=mpi, library=library, how=how, processes=count):
                    done = self.good(*launch, "-n", count, self.folder / program, cwd=self.folder)
                    self.assertEqual(done.splitlines()[-1:], ["right"], done)

    def test_scalapack(self) -> None:
        for mpi in BUILDS:
            self.is_right(mpi, "scalapack", f"scalapack-{mpi}")

    def test_mumps(self) -> None:
        self.is_right("openmpi", "mumps", "dmumps", "-I/usr/include")

    def test_pnetcdf(self) -> None:
        self.is_right("openmpi", "pnetcdf", "pnetcdf", "-I/usr/include/x86_64-linux-gnu")


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
