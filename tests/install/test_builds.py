"""A user's project in C, C++ and Fortran, over a prefix with the bindings for both: CMake's FindMPI and pkg-config,
Meson, autotools, with a shared and with a static library.

Usage: test_builds.py BUILD_OF_CXX BUILD_OF_FORTRAN [unittest arguments]"""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from support import HERE, Case, need

need("mpicc.mpich", "mpicc.openmpi", "gfortran", "ninja", "pkg-config", "meson", "autoreconf", "libtoolize")
BUILDS = [Path(word).resolve() for word in sys.argv[1:3]]
USER = HERE / "user_mixed"


class Builds(Case):
    def setUp(self) -> None:
        super().setUp()
        for build in BUILDS:
            self.prefix = self.install(build)
        self.packages = f"{self.prefix}/lib/bindery-mpi/pkgconfig"

    def plain_folder(self) -> Path:
        """A folder without a blank, as some build systems want them, with the prefix in it."""
        folder = Path(tempfile.mkdtemp(prefix="bindery-"))
        self.addCleanup(shutil.rmtree, folder)
        self.prefix = Path(shutil.move(self.prefix, folder))
        return folder

    def is_right(self, program: Path, folder: Path, static: bool = False) -> None:
        """It runs, and what needs the bindings, the program or its shared libraries in the folder, has them as asked
        for."""
        self.assertEqual(self.good(program), "totals 1 1 1\n")
        needed = self.good("readelf", "-d", program, *folder.glob("*.so"))
        for name in ("libbindery_mpicxx.so.0", "libbindery_mpifort.so.0"):
            self.assertEqual(name in needed, not static, needed)
        self.assertIn("libmpich.so", needed)

    def cmake(self, name: str, *options: str, static: bool = False, **environment: str) -> None:
        for kind, shared in (("shared", "ON"), ("archive", "OFF")):
            build = self.folder / f"{name} {kind}"
            words = ["-S", USER, "-B", build, "-G", "Ninja", f"-DBUILD_SHARED_LIBS={shared}", *options]
            self.good("cmake", *words, **environment)
            self.good("cmake", "--build", build, **environment)
            self.is_right(build / "program", build, static)

    def test_find_mpi(self) -> None:
        self.cmake("FindMPI", f"-DMPI_HOME={self.prefix}")

    def test_find_mpi_by_the_path(self) -> None:
        self.cmake("path", PATH=f"{self.prefix}/bin:/usr/bin:/bin")

    def test_find_mpi_and_the_archives(self) -> None:
        """FindMPI reads no archive whose path has a blank."""
        self.plain_folder()
        flags = [f"-DMPI_{language}_COMPILER_FLAGS=-static-bindery" for language in ("CXX", "Fortran")]
        self.cmake("archives", f"-DMPI_HOME={self.prefix}", *flags, static=True)

    def test_the_wrappers_are_the_compilers(self) -> None:
        names = {"C": "mpicc", "CXX": "mpicxx", "Fortran": "mpifort"}
        self.cmake("wrappers", *(f"-DCMAKE_{key}_COMPILER={self.prefix}/bin/{name}" for key, name in names.items()))

    def test_pkg_config(self) -> None:
        self.cmake("pkg-config", "-DPKG_CONFIG=ON", PKG_CONFIG_PATH=self.packages)

    def test_meson(self) -> None:
        """Debian's Meson takes Open MPI's names, and Open MPI is there."""
        for kind in ("shared", "static"):
            build = self.folder / f"meson {kind}"
            self.good("meson", "setup", f"-Ddefault_library={kind}", build, USER, PKG_CONFIG_PATH=self.packages)
            self.good("ninja", "-C", build)
            self.is_right(build / "program", build)

    def test_autotools(self) -> None:
        folder = self.plain_folder()
        prefix, project = self.prefix, folder / "project"
        shutil.copytree(USER, project)
        self.good("autoreconf", "-i", cwd=project)
        names = {"CC": "mpicc", "CXX": "mpicxx", "FC": "mpifort"}
        compilers = [f"{key}={prefix}/bin/{name}" for key, name in names.items()]
        for kind, other in (("shared", "static"), ("static", "shared")):
            build = folder / kind
            build.mkdir()
            installed = build / "installed"
            words = [f"--prefix={installed}", f"--disable-{other}", "--disable-dependency-tracking"]
            self.good(project / "configure", *words, *compilers, f"LDFLAGS=-Wl,-rpath,{prefix}/lib", cwd=build)
            # As with every mpifort: docs/install.md.
            self.good("sed", "-i", r"/^postdeps=/s/\( -l\)\+ / /g", "libtool", cwd=build)
            self.good("make", "-s", "install", cwd=build)
            self.is_right(installed / "bin" / "program", installed / "lib")


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
