"""One address for each special constant in a whole process (R89-R91), and a loud end where there are two.

Usage: test_addresses.py BUILD_OF_GFORTRAN BUILD_OF_FLANG [unittest arguments]"""

import signal
import sys
import unittest
from itertools import product
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "flang-new-19", "mpicc.mpich", "mpicc.openmpi")
GFORTRAN, FLANG = (Path(word).resolve() for word in sys.argv[1:3])
SOURCES = HERE / "addresses"
REMEDY = "link all parts of the process with the shared library: no -static-bindery, no -Bsymbolic, no hidden symbols"


class Addresses(Case):
    def library(self, mpifort: Path | str, *options: object) -> None:
        self.good(mpifort, *options, "-fPIC", "-shared", SOURCES / "part.F90", "-o", "libpart.so", cwd=self.folder)

    def program(self, mpifort: Path, *options: object, source: str = "main.F90") -> None:
        self.good(
            mpifort,
            "-cpp",
            *options,
            SOURCES / source,
            "-L.",
            "-lpart",
            f"-Wl,-rpath,{self.folder}",
            "-o",
            "main",
            cwd=self.folder,
        )

    def is_right(self, what: object) -> None:
        self.assertEqual(self.good(self.folder / "main", cwd=self.folder), "right\n", what)

    def is_ended(self, *words: str, printed: str = "") -> None:
        """By abort, after one line with these words in their order."""
        done = run(self.folder / "main", cwd=self.folder)
        self.assertEqual((done.returncode, done.stdout), (-signal.SIGABRT, printed), done.stderr)
        ours = [line for line in done.stderr.splitlines() if line.startswith("Bindery: ")]
        self.assertEqual(len(ours), 1, done.stderr)
        self.assertRegex(ours[0], "^Bindery: " + ".*".join(words) + f"; {REMEDY}$")

    def test_no_library_of_cxx_is_needed(self) -> None:
        for build in (GFORTRAN, FLANG):
            undefined = self.good("nm", "-u", build / "lib" / "libbindery_mpifort.a").split()
            self.assertIn("dl_iterate_phdr", undefined)
            names = [
                name
                for name in undefined
                if name.startswith(("_Z", "__cxa", "__gxx")) and not name.startswith("_ZN3bnd")
            ]
            self.assertEqual(names, [])

    def test_ordinary_programs(self) -> None:
        """A library of Fortran and a program: each of the compilers, the program linked in each way."""
        for build in (GFORTRAN, FLANG):
            mpifort = build / "bin" / "mpifort"
            self.library(mpifort)
            for how, pie, dialect in product(([], ["-static-bindery"]), ([], ["-fno-pie", "-no-pie"]), ("mpi", "f08")):
                with self.subTest(build=build, how=how, pie=pie, dialect=dialect):
                    self.program(mpifort, *how, *pie, f"-DDIALECT_{dialect}")
                    self.is_right(mpifort)

    def test_a_library_that_is_linked_with_nothing(self) -> None:
        """Its COMMON blocks become its own, and the loader's order makes them everyone's."""
        self.library("gfortran", f"-I{GFORTRAN}/include")
        self.program(GFORTRAN / "bin" / "mpifort")
        self.is_right("gfortran")

    def test_two_compilers_in_one_process(self) -> None:
        prefix = self.install(GFORTRAN)
        self.good(prefix / "bin" / "bindery-add-compiler", "flang-new-19")
        for one, other in (("mpifort", "mpifort-flang-new-19"), ("mpifort-flang-new-19", "mpifort")):
            self.library(prefix / "bin" / one)
            self.program(prefix / "bin" / other)
            self.is_right(f"library of {one}, program of {other}")

    def test_a_library_with_cells_of_its_own(self) -> None:
        """Bound to the archive at its own link: it would take the program's MPI_IN_PLACE for a buffer. Over MPICH that
        is in one block with MPI_BOTTOM, which comes first."""
        mpifort = GFORTRAN / "bin" / "mpifort"
        for option in ("-Wl,-Bsymbolic", "-Wl,--exclude-libs,ALL"):
            with self.subTest(option=option):
                self.library(mpifort, "-static-bindery", option)
                self.program(mpifort)
                self.is_ended("the program: has MPI_BOTTOM at another address than ", "/libpart.so")

    def test_a_library_with_cells_of_its_own_of_flang(self) -> None:
        mpifort = FLANG / "bin" / "mpifort"
        self.library(mpifort, "-static-bindery", "-Wl,-Bsymbolic")
        self.program(mpifort, f"-L{FLANG}/lib", "-lbindery_mpifort")
        self.is_ended("", "/libpart.so: has MPI_BOTTOM at another address than ", "/libbindery_mpifort.so.0")

    def test_a_library_that_is_loaded_later(self) -> None:
        """It has no symbol of Bindery, so that nothing sees it but MPI_Init."""
        self.library("gfortran", f"-I{GFORTRAN}/include", "-Wl,-Bsymbolic")
        self.good(GFORTRAN / "bin" / "mpifort", SOURCES / "late.F90", "-o", "main", cwd=self.folder)
        self.is_ended(
            "./libpart.so: has MPI_BOTTOM at another address than ", "/libbindery_mpifort.so.0", printed="loaded\n"
        )
        self.library("gfortran", f"-I{GFORTRAN}/include")
        self.assertEqual(self.good(self.folder / "main", cwd=self.folder), "loaded\nright\n")


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
