"""Debian's own libraries, compiled with the MPI's mpif.h, in new programs: ScaLAPACK, MUMPS and PnetCDF give right
results.

Usage: test_libraries.py BUILD_OVER_MPICH BUILD_OVER_OPENMPI [unittest arguments]"""

import sys
import unittest
from itertools import product
from pathlib import Path

from support import HERE, Case, run

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

    def test_modules(self) -> None:
        """A program of a library's module, which uses MPI inside, knows nothing of MPI: its compiler's own command links it."""
        for (mpi, build), dialect in product(BUILDS.items(), ("mpi", "mpi_f08")):
            with self.subTest(mpi=mpi, dialect=dialect):
                source = (SOURCES / "inside.f90").read_text(encoding="utf-8").replace("DIALECT", dialect)
                (self.folder / "inside.f90").write_text(source, encoding="utf-8")
                words = ["-shared", "-fPIC", "inside.f90", "-o", "libinside.so"]
                self.good(build / "bin" / "mpifort", *words, cwd=self.folder)
                self.good("gfortran", f"-I{build / 'include'}", "-c", SOURCES / "outside.f90", cwd=self.folder)
                link = ["outside.o", "-L.", "-linside", f"-Wl,-rpath,{self.folder}", "-o", "outside"]
                self.good("gfortran", *link, cwd=self.folder)
                launch = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", "2"]
                self.assertEqual(self.good(*launch, self.folder / "outside", cwd=self.folder).split(), ["1"])

    def test_sentinels_are_zero(self) -> None:
        """Each C++ compiler puts the shared library's sentinels into .bss, where GNU ld takes them for COMMON blocks."""
        root = HERE.parents[1]
        folders = [
            f"-I{root / 'fortran/runtime'}",
            f"-I{BUILDS['openmpi'] / 'probe'}",
            f"-I{root / 'generated/fortran'}",
        ]
        options = [
            *self.good("mpicc.openmpi", "--showme:compile").split(),
            "-fPIC",
            "-O2",
            "-fno-exceptions",
            "-std=c++20",
        ]
        for compiler in ("g++", "clang++-19"):
            source, made = root / "fortran/runtime/sentinels/symbols.cpp", self.folder / "symbols.o"
            self.good(compiler, *options, *folders, "-c", source, "-o", made)
            data = [line.split()[1:] for line in self.good("nm", made).splitlines() if "mpi_fortran" in line]
            self.assertEqual([symbol for kind, symbol in data if kind != "B"], [], compiler)
            self.assertEqual(len(data), 10, data)

    def test_scalapack(self) -> None:
        for mpi in BUILDS:
            self.is_right(mpi, "scalapack", f"scalapack-{mpi}")

    def test_mumps(self) -> None:
        self.is_right("openmpi", "mumps", "dmumps", "-I/usr/include")

    def test_pnetcdf(self) -> None:
        self.is_right("openmpi", "pnetcdf", "pnetcdf", "-I/usr/include/x86_64-linux-gnu")


class Wide(Case):
    def test_mumps(self) -> None:
        """Debian's MUMPS under a program of 8-byte INTEGERs: its archives in a library of the 4-byte bindings work, its shared
        library has calls that would end in bindings of the other kind."""
        bin = BUILDS["openmpi"] / "both" / "bin"
        archives = [LIBRARIES / f"lib{name}.a" for name in ("dmumps", "mumps_common", "pord")]
        behind = ["-lscalapack-openmpi", "-llapack", "-lblas"]
        library = ["-fallow-argument-mismatch", "-I/usr/include", "-shared", "-fPIC", SOURCES / "solver.f90"]
        for words, wanted in ([*archives, *behind], "right\n"), (["-ldmumps"], ""):
            self.good(bin / "mpifort", *library, *words, "-o", "libsolver.so", cwd=self.folder)
            link = [SOURCES / "solved.f90", "-L.", "-lsolver", f"-Wl,-rpath,{self.folder}", "-o", "solved"]
            self.good(bin / "mpifort", "-fdefault-integer-8", *link, cwd=self.folder)
            done = run("mpiexec.openmpi", "--oversubscribe", "-n", "3", self.folder / "solved", cwd=self.folder)
            self.assertEqual((done.returncode == 0, done.stdout), (bool(wanted), wanted), done.stderr)
            if not wanted:
                self.assertIn("or load the bindings of its own first (LD_PRELOAD)\n", done.stderr)


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
