"""The prefix of `cmake --preset solo`: programs in C, C++, with MPI:: and in the three dialects of Fortran, built by its wrappers, by
CMake's FindMPI, by pkg-config and by Meson, and started by its mpirun; all in a tree that was moved.

Usage: serial.py FOLDER [unittest arguments]; FOLDER is kept, so that a second run builds little."""

import shutil
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "install"))

from support import ROOT, UNOPTIMISED, Case, must, need, run  # noqa: E402

need("ninja", "pkg-config", "gfortran", "meson")
FOLDER = Path(sys.argv.pop(1)).resolve()
BUILT = FOLDER / "prefix"
PREFIX = FOLDER / "a tree that moved"
BIN = PREFIX / "bin"
PACKAGES = str(PREFIX / "lib" / "pkgconfig")
DIALECTS = ("mpif", "mpi", "mpi_f08")
COMMANDS = {
    "mpicc",
    "mpicxx",
    "mpic++",
    "mpiCC",
    "mpifort",
    "mpif90",
    "mpif77",
    "mpirun",
    "mpiexec",
    "bindery-add-compiler",
}
PCS = {
    "mpi_abi",
    "mpi",
    "mpich",
    "ompi",
    *(f"{family}-{part}" for family in ("mpi", "ompi") for part in ("c", "cxx", "fort")),
}


def install() -> None:
    build = FOLDER / "build"
    options = ["-DCMAKE_INSTALL_LIBDIR=lib", "-DCMAKE_Fortran_COMPILER=gfortran", *UNOPTIMISED]
    must("configure", "cmake", "--preset", "solo", "-B", build, *options, cwd=ROOT)
    must("build", "cmake", "--build", build, "--parallel", "2")
    for folder in (BUILT, PREFIX):
        shutil.rmtree(folder, ignore_errors=True)
    must("install", "cmake", "--install", build, "--prefix", BUILT)
    BUILT.rename(PREFIX)


class Prefix(Case):
    def test_what_it_has(self) -> None:
        self.assertEqual({path.name for path in BIN.iterdir()}, COMMANDS)
        pcs = {path.stem for path in (PREFIX / "lib" / "pkgconfig").iterdir()}
        self.assertEqual(pcs, PCS | {"bindery-mpifort", "bindery-mpicxx"})
        self.assertFalse((PREFIX / "share" / "bindery" / "specs").exists(), "the prefix has sources of the generator")

    def test_nothing_names_the_build(self) -> None:
        found = run(
            "grep", "-rl", f"{FOLDER}/build", BIN, PREFIX / "lib", PREFIX / "share", "--include=*", "--exclude=*.a"
        )
        self.assertEqual([Path(name).name for name in found.stdout.splitlines() if "/share/man/" not in name], [])

    def check(self, program: object, *arguments: object) -> None:
        said = self.good(BIN / "mpirun", "-np", "1", "--oversubscribe", program, *arguments)
        self.assertEqual(said, "right\n", str(program))

    def check_all(self, folder: Path, how: str) -> None:
        self.check(folder / "conversions")
        self.check(folder / "classes")
        for dialect in DIALECTS:
            self.check(folder / dialect, f"ufs:{self.folder}/data of {how} {dialect}")

    def test_wrappers(self) -> None:
        for options in ([], ["-static-mpi"]):
            self.good(BIN / "mpicc", *options, HERE / "serial" / "conversions.c", "-o", self.folder / "conversions")
            self.check(self.folder / "conversions")
        for command in ("mpicxx", "mpic++"):
            self.good(BIN / command, HERE / "serial" / "classes.cpp", "-o", self.folder / "classes")
            self.check(self.folder / "classes")
        # As C without MPI:: too: the folder of mpi.h for C++ comes first in every wrapper.
        self.good(BIN / "mpicc", "-c", HERE / "serial" / "classes.cpp", "-o", self.folder / "classes.o")
        self.good(BIN / "mpicxx", self.folder / "classes.o", "-o", self.folder / "classes")
        for dialect, command in zip(DIALECTS, ("mpif77", "mpif90", "mpifort"), strict=True):
            for options in ([], ["-static-bindery"]):
                source = HERE / "serial" / "access.F90"
                self.good(BIN / command, *options, f"-DWITH_{dialect}", source, "-o", self.folder / dialect)
                self.check(self.folder / dialect, self.folder / "data")

    def project(self, how: str, *options: object, **environment: str) -> str:
        build = self.folder / "build"
        said = run(
            "cmake", "-S", HERE / "serial", "-B", build, "-G", "Ninja", f"-DHOW={how}", "-DCMAKE_Fortran_COMPILER=gfortran",
            *options, **environment,
        )  # fmt: skip
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        self.good("cmake", "--build", build)
        self.check_all(build, how)
        return said.stdout + said.stderr

    def test_find_mpi(self) -> None:
        said = self.project("FindMPI", f"-DMPI_HOME={PREFIX}")
        self.assertIn(f"mpiexec {BIN}/mpiexec -n", said)

    def test_find_mpi_on_the_path(self) -> None:
        self.project("FindMPI", PATH=f"{BIN}:/usr/bin:/bin")

    def test_pkg_config(self) -> None:
        self.project("pkg-config", PKG_CONFIG_PATH=PACKAGES)

    def test_meson(self) -> None:
        """Debian's Meson takes Open MPI's names, wherever pkg-config finds them first."""
        build = self.folder / "build"
        self.good("meson", "setup", build, HERE / "serial", PKG_CONFIG_PATH=PACKAGES)
        self.good("ninja", "-C", build)
        self.check_all(build, "Meson")


install()
unittest.main()
