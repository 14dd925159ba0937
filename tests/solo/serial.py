"""The MPI that serial builds choose: `cmake --preset solo` builds solo with the bindings for Fortran and C++, without Python. Its prefix is
moved, and used through its commands, pkg-config's usual names, CMake's FindMPI, Meson and autotools (builds.py).

Usage: serial.py FOLDER [unittest arguments]; FOLDER is kept, so that a second run builds little."""

import shutil
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "install"))

import builds  # noqa: E402
from support import ROOT, UNOPTIMISED, must, nothing_names, run, without_python  # noqa: E402

FOLDER = Path(sys.argv.pop(1)).resolve()
PREFIX = FOLDER / "prefix"
HEAT, RING, HANDLES = "same as the serial run: T", "token 0, sum 0", "handles are kept"
SOURCES = {
    HERE / "user" / "handles.c": HANDLES,
    ROOT / "examples" / "profiling-mpicxx" / "ring.cpp": RING,
    ROOT / "examples" / "heat" / "heat_mpif.F90": HEAT,
    ROOT / "examples" / "heat" / "heat_mpi.F90": HEAT,
    ROOT / "examples" / "heat" / "heat_f08.F90": HEAT,
}


def install() -> None:
    for old in (PREFIX, FOLDER / "no python"):
        shutil.rmtree(old, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    build, path = FOLDER / "build", without_python(FOLDER)
    options = ["-B", build, "-DCMAKE_INSTALL_LIBDIR=lib", *UNOPTIMISED]
    must("configure", "cmake", "--preset", "solo", *options, cwd=ROOT, PATH=path)
    for target in ("solo", "solo_fortran", "all"):  # each has a time limit
        words = ["--build", build, "--parallel", "2", "--target", target]
        must("build", "cmake", *words, PATH=path, CMAKE_BUILD_PARALLEL_LEVEL="2")
    must("install", "cmake", "--install", build, "--prefix", PREFIX, PATH=path)
    nothing_names(build, PREFIX)


class Serial(builds.Builds):
    packages = "lib/pkgconfig"
    library = "libmpi_abi.so.1"
    fortran = "libmpifort_abi.so.1"

    def setUp(self) -> None:
        super().setUp()
        self.prefix = self.folder / "moved"
        shutil.copytree(PREFIX, self.prefix, symlinks=True)

    def programs(self, commands: list[list[object]], *launcher: object, **environment: str) -> None:
        """Each source by its command: it says what it should."""
        for words, (source, line) in zip(commands, SOURCES.items(), strict=True):
            program = self.folder / source.stem
            self.good(words[0], source, "-o", program, *words[1:])
            self.assertIn(line, self.good(*launcher, program, **environment), f"{words}")

    def test_commands(self) -> None:
        bin = self.prefix / "bin"
        for launcher, names in (
            ("mpiexec", ("mpicc", "mpicxx", "mpif77", "mpif90", "mpifort")),
            ("mpirun", ("mpicc", "mpic++", "mpifort", "mpifort", "mpif90")),
        ):
            for options in ([], ["-static"]):
                commands = [[bin / name, *options] for name in names]
                self.programs(commands, bin / launcher, "-n", "1")

    def test_usual_names_of_pkg_config(self) -> None:
        where = {"PKG_CONFIG_PATH": str(self.prefix / self.packages)}
        languages = (("gcc", "c"), ("g++", "cxx"), *[("gfortran", "fort")] * 3)
        for family, options in (("mpi", []), ("ompi", ["-static"])):
            commands = []
            for compiler, language in languages:
                words = ["--cflags", "--libs", *(f"-{option}" for option in options), f"{family}-{language}"]
                said = self.good("pkg-config", *words, **where)
                # As make and configure pass them on: read by a shell.
                script = self.script(f"{compiler} {family}", f'exec {compiler} "$@" {" ".join(options)} {said.strip()}')
                commands.append([script])
            self.programs(commands, LD_LIBRARY_PATH=f"{self.prefix}/lib")

    def test_c_in_cxx_alone(self) -> None:
        """A C++ program of C's routines is linked by mpicc's words: it needs none of the classes' library."""
        (self.folder / "x.cpp").write_text((HERE / "user" / "total.c").read_text())
        self.good(self.prefix / "bin" / "mpicc", self.folder / "x.cpp", "-o", self.folder / "x")
        self.assertEqual(self.good(self.folder / "x"), "total 1\n")

    def test_questions(self) -> None:
        """A prefix without the bindings has the same commands of C and C++: packaging.py."""
        for name in ("mpicc", "mpicxx", "mpifort"):
            self.assertIn(f"{self.prefix}/lib", self.good(self.prefix / "bin" / name, "-showme:libdirs"))
        done = run(self.prefix / "bin" / "mpiexec", "-n", "2", "true")
        self.assertIn("MPI of one process", done.stderr)


install()
unittest.main(argv=[sys.argv[0], *sys.argv[1:]])
