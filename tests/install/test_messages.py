"""A configure of fortran/ that cannot go on says one line, that names the place, what is wrong and what to do."""

import os
import re
import shutil
import unittest
from collections.abc import Mapping
from pathlib import Path

from support import ROOT, Case, need, run

need("gfortran", "mpicc.mpich", "ninja")
MPICC = {"MPI_C_COMPILER": "mpicc.mpich"}
BOTH = MPICC | {"CMAKE_Fortran_COMPILER": "gfortran"}
WRAPPER = "give the C compiler wrapper of an installed MPI (Debian: libmpich-dev or libopenmpi-dev)"


class Messages(Case):
    def message(
        self,
        variables: Mapping[str, object],
        build: Path | None = None,
        source: Path = ROOT / "fortran",
        **environment: str,
    ) -> str:
        options = [f"-D{name}={value}" for name, value in variables.items()]
        done = run("cmake", "-S", source, "-B", build or self.folder / "build", "-G", "Ninja", *options, **environment)
        self.assertEqual(done.returncode, 1, done.stderr)
        found = re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE)
        self.assertEqual(len(found), 1, done.stderr)
        self.assertFalse((self.folder / "build" / "bin").exists())
        return found[0].replace(str(self.folder), "FOLDER")

    def test_layering(self) -> None:
        self.assertEqual(
            self.message(BOTH | {"BINDERY_LAYERING": "both"}),
            "Bindery: -DBINDERY_LAYERING=both: no such layering; use mpi or pmpi",
        )

    def test_flavour(self) -> None:
        self.assertEqual(
            self.message(BOTH | {"BINDERY_FLAVOUR": "lp32"}),
            "Bindery: -DBINDERY_FLAVOUR=lp32: no such flavour; use one of lp64, ilp64",
        )

    def test_no_mpicc(self) -> None:
        self.assertEqual(
            self.message(BOTH | {"MPI_C_COMPILER": "no-such-mpicc"}),
            "Bindery: no-such-mpicc: no such compiler; "
            "install it (Debian: libmpich-dev or libopenmpi-dev) or correct -DMPI_C_COMPILER=…",
        )
        self.assertEqual(
            self.message(BOTH | {"MPI_C_COMPILER": ""}),
            "Bindery: MPI_C_COMPILER: there is no such compiler; "
            "install one (Debian: libmpich-dev or libopenmpi-dev) or give -DMPI_C_COMPILER=…",
        )

    def test_no_fortran(self) -> None:
        wrong = "Bindery: no-such-fc: no such compiler; install it (Debian: gfortran, or flang-19 or later) or correct -DCMAKE_Fortran_COMPILER=…"
        self.assertEqual(self.message(MPICC | {"CMAKE_Fortran_COMPILER": "no-such-fc"}), wrong)
        shutil.rmtree(self.folder / "build")
        self.assertEqual(self.message(MPICC, FC="no-such-fc"), wrong)

    def test_a_machine_without_fortran(self) -> None:
        """A PATH that holds what CMake needs, and no Fortran compiler."""
        tools = self.folder / "tools"
        tools.mkdir()
        for tool in ("cmake", "ninja", "cc", "mpicc.mpich", "sh"):
            (tools / tool).symlink_to(shutil.which(tool))
        self.assertEqual(
            self.message(MPICC | {"CMAKE_FIND_USE_CMAKE_SYSTEM_PATH": "OFF"}, PATH=str(tools)),
            "Bindery: CMAKE_Fortran_COMPILER: there is no such compiler; "
            "install one (Debian: gfortran, or flang-19 or later) or give -DCMAKE_Fortran_COMPILER=…",
        )

    def test_mpicc_fails(self) -> None:
        self.assertEqual(
            self.message(BOTH | {"MPI_C_COMPILER": "/bin/false"}),
            f"Bindery: /bin/false: does not compile and link a program with mpi.h: it says nothing; {WRAPPER}",
        )

    def test_mpicc_is_no_compiler(self) -> None:
        self.assertEqual(
            self.message(BOTH | {"MPI_C_COMPILER": "hello"}, PATH=self.with_script("hello", "echo hello")),
            f"Bindery: hello: does not compile and link a program with mpi.h: hello; {WRAPPER}",
        )
        self.assertEqual(
            self.message(BOTH | {"MPI_C_COMPILER": "lost"}, PATH=self.with_script("lost", 'exec no-such-cc "$@"')),
            "Bindery: lost: does not compile and link a program with mpi.h: FOLDER/lost: 2: exec: no-such-cc: not found; "
            + WRAPPER,
        )

    def test_mpi_home(self) -> None:
        """As CMake's FindMPI, with the suffix of its commands."""
        (self.folder / "bin").mkdir()
        self.script("bin/mpicc.acme", "echo hello")
        home = {"MPI_HOME": self.folder, "MPI_EXECUTABLE_SUFFIX": ".acme"}
        hello = f"Bindery: 'FOLDER/bin/mpicc.acme': does not compile and link a program with mpi.h: hello; {WRAPPER}"
        self.assertEqual(self.message({"CMAKE_Fortran_COMPILER": "gfortran"} | home), hello)
        self.assertRegex(self.message(BOTH | home | {"MPI_C_COMPILER": "/bin/false"}), "^Bindery: /bin/false: ")
        shutil.rmtree(self.folder / "build")
        self.assertRegex(
            self.message({"CMAKE_Fortran_COMPILER": "gfortran"}, MPI_HOME="/no/such"),
            "^Bindery: /no/such/bin/mpicc: no such compiler; ",
        )

    def test_a_probe_fails(self) -> None:
        """A compiler that compiles everything but one probe."""
        script = (
            'case "$*" in *strings.f90*) echo "strings.f90:1: Error: tired" >&2; exit 1 ;; esac\nexec gfortran "$@"'
        )
        self.assertEqual(
            self.message(BOTH | {"CMAKE_Fortran_COMPILER": "tired"}, PATH=self.with_script("tired", script)),
            "Bindery: tired: probes/fortran/strings.f90 does not compile or link: strings.f90:1: Error: tired; "
            "use gfortran or flang",
        )

    def with_script(self, name: str, text: str) -> str:
        self.script(name, text)
        return f"{self.folder}:{os.environ['PATH']}"

    def test_build_among_the_sources(self) -> None:
        """A copy of the sources serves, for CMake itself writes before anyone can refuse."""
        copy = self.folder / "source"
        for name in (
            "fortran/CMakeLists.txt",
            "fortran/requirements.cmake",
            "cmake/requirements.cmake",
            "probes/run.cmake",
        ):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        for build in (copy / "fortran", copy / "fortran" / "build"):
            self.assertEqual(
                self.message(BOTH, build, copy / "fortran"),
                f"Bindery: FOLDER/{build.relative_to(self.folder)}: the build folder lies among the sources; "
                "give another one with -B, and remove CMakeCache.txt and CMakeFiles from this one",
            )


unittest.main()
