"""Objects and libraries compiled with the MPI's own mpifort, under a program compiled with Bindery's: one MPI_IN_PLACE, and so on, for
all.

Usage: test_mixed.py BUILD_OVER_MPICH BUILD_OVER_OPENMPI BUILD_OF_GFORTRAN_OVER_OPENMPI [unittest arguments]"""

import os
import signal
import sys
import unittest
from itertools import product
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "flang-new-19", "mpicc.mpich", "mpicc.openmpi")
BUILDS = {"mpich": Path(sys.argv[1]).resolve(), "openmpi": Path(sys.argv[2]).resolve()}
OF_GFORTRAN = {"mpich": BUILDS["mpich"], "openmpi": Path(sys.argv[3]).resolve()}
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
        names = self.good(
            "nm", "-D", "--without-symbol-versions", BUILDS["mpich"] / "lib" / "libbindery_mpifort.so.0"
        ).split()
        for name in ("mpi_send_f08ts_large_", "pmpi_send_f08ts_large_", "mpi_type_vector_f08_large_"):
            self.assertIn(name, names)


class EveryWay(Case):
    """A part by either mpifort under a program by either, all by gfortran. Debian's MPICH cannot spawn."""

    def parts(self, mpi: str, dialect: str) -> None:
        """The libraries libours.so, libinside.so, which has the archive, and libtheirs.so; objects of the MPI's own."""
        third = (f"-DDIALECT_{dialect}", "-DWITHOUT_SPAWN", "-fPIC", SOURCES / "third.F90")
        shared = ("-shared", *third, "-o")
        self.ours, self.theirs = OF_GFORTRAN[mpi] / "bin" / "mpifort", f"mpifort.{mpi}"
        own = (self.theirs, "-fallow-argument-mismatch")
        for words in (
            (self.ours, *shared, "libours.so"),
            (self.ours, "-static-bindery", *shared, "libinside.so"),
            (*own, *shared, "libtheirs.so"),
            (*own, "-c", *third, "-o", "third.o"),
            (*own, "-flto", "-c", *third, "-o", "third_lto.o"),
            (*own, "-c", SOURCES / "main.F90", "-o", "main.o"),
            (f"mpicc.{mpi}", SOURCES / "loads.c", "-ldl", "-o", "loads"),
        ):
            self.good(words[0], *(["-cpp"] if "mpicc" not in str(words[0]) else []), *words[1:], cwd=self.folder)

    def is_right(self, *command: object, **environment: str) -> None:
        done = run(*command, cwd=self.folder, **environment)
        self.assertEqual((done.returncode, done.stdout), (0, "right\n"), done.stderr)

    def linked(self) -> dict[str, tuple[object, ...]]:
        fixed = ("-no-pie", "-fno-pic")
        main = ("-cpp", SOURCES / "main.F90")
        return {
            "its own program, our library": (self.theirs, *main, "-lours"),
            "the same at fixed addresses": (self.theirs, *fixed, *main, "-lours"),
            "its own program, the archive in the library": (self.theirs, *main, "-linside"),
            "its own object, our library": (self.ours, "main.o", "-lours"),
            "our program at fixed addresses": (self.ours, *fixed, *main, "-ltheirs"),
            "our archive in the program, its own library": (self.ours, "-static-bindery", *main, "-ltheirs"),
            "our archive in the program, our library": (self.ours, "-static-bindery", *main, "-lours"),
            "our program, the archive in the library": (self.ours, *main, "-linside"),
            "link-time optimization": (self.ours, "-flto", "-Wno-lto-type-mismatch", "-O2", *main, "third_lto.o"),
            "gold": (self.ours, *main, "third.o", "-fuse-ld=gold"),
            "at once, as needed": (self.ours, *main, "third.o", "-Wl,--as-needed", "-Wl,-z,now"),
        }

    def test_linked(self) -> None:
        for mpi, dialect in (("mpich", "mpif"), ("mpich", "f08"), ("openmpi", "f08")):
            self.parts(mpi, dialect)
            for how, words in self.linked().items():
                with self.subTest(mpi=mpi, dialect=dialect, how=how):
                    self.good(*words, "-L.", f"-Wl,-rpath,{self.folder}", "-o", "main", cwd=self.folder)
                    self.is_right("./main")
            with self.subTest(mpi=mpi, dialect=dialect, how="all its own, our library preloaded"):
                self.good(self.theirs, "main.o", "third.o", "-o", "main", cwd=self.folder)
                self.is_right("./main", LD_PRELOAD=str(OF_GFORTRAN[mpi] / "lib" / "libbindery_mpifort.so.0"))
            for mode, order in product((os.RTLD_LOCAL, os.RTLD_GLOBAL), (("ours", "theirs"), ("theirs", "ours"))):
                with self.subTest(mpi=mpi, dialect=dialect, how="loaded by C", mode=mode, order=order):
                    self.is_right("./loads", mode, *(f"./lib{name}.so" for name in order))
            # MPICH's own library gets its constants wrong so, without these bindings.
            with self.subTest(mpi=mpi, dialect=dialect, how="loaded by C, with its own symbols first"):
                self.is_right("./loads", os.RTLD_DEEPBIND, "./libours.so")

    def test_its_own_program_in_another_dialect(self) -> None:
        """COMMON blocks of the program's: the linker need not be given the library that has them, too, but may be."""
        self.parts("mpich", "f08")
        words = (self.theirs, "-cpp", "-DDIALECT_mpif", "-DNAME=use", SOURCES / "plugin.F90", SOURCES / "main.F90")
        lib = OF_GFORTRAN["mpich"] / "lib"
        paths = ("-L.", f"-L{lib}", f"-Wl,-rpath,{self.folder}", f"-Wl,-rpath,{lib}")
        for libraries in (["-lours"], ["-lours", "-lbindery_mpifort"]):
            with self.subTest(libraries=libraries):
                self.good(*words, *paths, *libraries, "-o", "main", cwd=self.folder)
                self.is_right("./main")

    def test_calls_that_go_elsewhere(self) -> None:
        """A library that knows no special constant comes first: it is an MPI's own if it has a PMPI name, else a tool."""
        self.parts("mpich", "mpif")
        for profiled in (True, False):
            options = ["-DPROFILED"] * profiled
            self.good("gcc", *options, "-shared", "-fPIC", SOURCES / "stranger.c", "-o", "libother.so", cwd=self.folder)
            self.good(self.ours, "-cpp", "-c", SOURCES / "main.F90", cwd=self.folder)
            words = (self.ours, "main.o", "-L.", "-Wl,--no-as-needed", "-lother", "-lours", f"-Wl,-rpath,{self.folder}")
            self.good(*words, "-o", "main", cwd=self.folder)
            done = run(self.folder / "main", cwd=self.folder)
            if not profiled:
                self.assertEqual(done.stdout, "called\n", done.stderr)
                continue
            self.assertEqual((done.returncode, done.stdout), (-signal.SIGABRT, ""), done.stderr)
            self.assertRegex(
                done.stderr,
                r"(?m)^Bindery: .*: uses MPI_\w+ as these bindings have it, and .*/libother.so, which gets its calls, "
                "does not know it; link the program with the mpifort of these bindings$",
            )


unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
