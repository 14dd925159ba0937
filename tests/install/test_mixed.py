"""Objects and libraries compiled with the MPI's own mpifort, under a program compiled with Bindery's: one MPI_IN_PLACE, and so on, for
all.

Usage: test_mixed.py BUILD_OVER_MPICH BUILD_OVER_OPENMPI [unittest arguments]"""

import signal
import sys
import unittest
from itertools import product
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "flang-new-19", "mpicc.mpich", "mpicc.openmpi")
BUILDS = {"mpich": Path(sys.argv[1]).resolve(), "openmpi": Path(sys.argv[2]).resolve()}
SOURCES = HERE / "mixed"
DIALECTS = ("mpif", "mpi", "f08")
FORTRAN = "-lgfortran"  # what gfortran's objects need in a program of flang


class Mixed(Case):
    def third(self, mpi: str, dialect: str, *options: object) -> None:
        """The third party's part, by the MPI's own compiler wrapper."""
        modules = self.folder / f"own {mpi}"
        modules.mkdir(exist_ok=True)
        self.good(
            f"mpifort.{mpi}",
            "-cpp",
            "-fallow-argument-mismatch",
            f"-J{modules}",
            f"-DDIALECT_{dialect}",
            "-fPIC",
            *options,
            SOURCES / "third.F90",
            cwd=self.folder,
        )

    def program(self, mpi: str, source: str, *words: object) -> None:
        self.good(f"mpicc.{mpi}", "-c", SOURCES / "spawn.c", cwd=self.folder)
        self.good(
            BUILDS[mpi] / "bin" / "mpifort",
            "-cpp",
            SOURCES / source,
            "spawn.o",
            *words,
            "-rdynamic",
            "-o",
            "main",
            cwd=self.folder,
        )

    def is_right(self) -> None:
        self.assertEqual(self.good(self.folder / "main", cwd=self.folder), "right\n")

    def test_objects_and_libraries(self) -> None:
        for mpi, dialect in product(BUILDS, DIALECTS):
            with self.subTest(mpi=mpi, dialect=dialect, how="object"):
                self.third(mpi, dialect, "-c")
                self.program(mpi, "main.F90", "third.o", FORTRAN)
                self.is_right()
            with self.subTest(mpi=mpi, dialect=dialect, how="archive, both static"):
                self.good("ar", "rcs", "libthird.a", "third.o", cwd=self.folder)
                self.program(mpi, "main.F90", "-static-bindery", "libthird.a", FORTRAN)
                self.is_right()
            with self.subTest(mpi=mpi, dialect=dialect, how="shared"):
                self.third(mpi, dialect, "-shared", "-o", "libthird.so")
                self.program(mpi, "main.F90", "-L.", "-lthird", f"-Wl,-rpath,{self.folder}")
                self.is_right()
            with self.subTest(mpi=mpi, dialect=dialect, how="loaded"):
                self.program(mpi, "loads.F90")
                self.is_right()

    def test_two_plugins(self) -> None:
        """Each with the archive inside, each loaded with symbols of its own: they never meet, and nothing ends."""
        for name in ("one", "two"):
            self.good(
                BUILDS["mpich"] / "bin" / "mpifort",
                "-cpp",
                f"-DNAME=use_{name}",
                "-static-bindery",
                "-shared",
                "-fPIC",
                SOURCES / "plugin.F90",
                "-o",
                f"{name}.so",
                cwd=self.folder,
            )
        code = "import ctypes; ctypes.CDLL('./one.so'); ctypes.CDLL('./two.so'); print('loaded')"
        self.assertEqual(self.good(sys.executable, "-c", code, cwd=self.folder), "loaded\n")

    def test_objects_for_another_mpi(self) -> None:
        for mpi, other, label in (("mpich", "openmpi", "Open MPI"), ("openmpi", "mpich", "MPICH")):
            with self.subTest(mpi=mpi):
                self.third(other, "mpif", "-c")
                self.program(mpi, "main.F90", "third.o", FORTRAN)
                done = run(self.folder / "main", cwd=self.folder)
                self.assertEqual((done.returncode, done.stdout), (-signal.SIGABRT, ""), done.stderr)
                self.assertRegex(
                    done.stderr,
                    rf"(?m)^Bindery: the program: has parts compiled with the mpif.h or the modules of {label}, "
                    ".*; compile them with the mpifort of these bindings$",
                )

    def test_large_counts_of_mpich(self) -> None:
        names = self.good("nm", "-D", BUILDS["mpich"] / "lib" / "libbindery_mpifort.so").split()
        for name in ("mpi_send_f08ts_large_", "pmpi_send_f08ts_large_", "mpi_type_vector_f08_large_"):
            self.assertIn(name, names)


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
