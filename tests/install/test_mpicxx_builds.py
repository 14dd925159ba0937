"""The C++ bindings in the build systems of others: Meson, autotools, CMake's FindMPI beside C and Fortran.

Usage: test_mpicxx_builds.py BUILD BUILD_OF_FORTRAN [unittest arguments]. Needs the package registry."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from support import HERE, Case, fetch_wheels, need

need("mpicc.mpich", "mpicc.openmpi", "ninja", "pkg-config", "meson", "autoreconf", "libtoolize")
need("/usr/share/aclocal/ax_mpi.m4")
BUILD = Path(sys.argv[1]).resolve()
FORTRAN = Path(sys.argv[2]).resolve()
USER = HERE / "user_mpicxx"


class Builds(Case):
    def is_right(self, *programs: Path) -> None:
        for program in programs:
            self.assertEqual(self.good(program), "total 1\n", program)
            self.assertIn("libbindery_mpicxx.so.0", self.good("readelf", "-d", program))

    def test_newest(self) -> None:
        """The newest Meson takes MPICXX, though Open MPI is there, and the newest CMake what MPI_HOME names."""
        prefix = self.install(BUILD)
        bin_folder = fetch_wheels(self.folder, "meson", "cmake")
        meson = bin_folder / "meson"
        self.meson(meson, prefix, prefix / "lib" / "pkgconfig")
        folders = f"{prefix}/lib/bindery-mpi/pkgconfig:{prefix}/lib/pkgconfig"
        self.meson(meson, prefix, folders, "-Dversion=>=3")
        self.cmake(bin_folder / "cmake", prefix)

    def test_debians(self) -> None:
        """Meson before 1.6 takes Open MPI's pkg-config files, unless it finds others of that name before them."""
        prefix = self.install(BUILD)
        folders = f"{prefix}/lib/bindery-mpi/pkgconfig:{prefix}/lib/pkgconfig"
        self.meson(Path("/usr/bin/meson"), prefix, folders)
        self.cmake(Path("cmake"), prefix)

    def meson(self, meson: Path, prefix: Path, folders: object, *options: str) -> None:
        build, mpicxx = self.folder / " ".join(["meson", *options]), str(prefix / "bin" / "mpicxx")
        self.good(meson, "setup", *options, build, USER, MPICXX=mpicxx, PKG_CONFIG_PATH=str(folders))
        self.good("ninja", "-C", build)
        self.is_right(build / "by_mpi", build / "by_name")

    def cmake(self, cmake: Path, prefix: Path) -> None:
        """C++ files that get the folders of C's and Fortran's MPI before those of C++'s; a project without the bindings."""
        self.good("cmake", "--install", FORTRAN, "--prefix", prefix)
        common = ["-S", USER, "-G", "Ninja", f"-DMPI_HOME={prefix}", "-DCMAKE_CXX_COMPILER=g++"]
        build = self.folder / "cmake"
        printed = self.good(cmake, "-B", build, *common, "-DHOW=all")
        self.assertIn(f"MPI {prefix}/bin/mpicxx {prefix}/bin/mpiexec TRUE", printed)
        self.good(cmake, "--build", build)
        self.is_right(build / "shared")
        without = self.folder / "without"
        self.good(cmake, "-B", without, *common, "-DHOW=without", "-DMPI_CXX_SKIP_MPICXX=ON")
        self.good(cmake, "--build", without)

    def test_autotools(self) -> None:
        """Which know no folders with blanks: a link leads to the prefix."""
        link = Path(tempfile.mkdtemp(prefix="bindery-")) / "prefix"
        self.addCleanup(shutil.rmtree, link.parent)
        link.parent.joinpath("prefix").symlink_to(self.install(BUILD))
        project = link.parent / "project"
        shutil.copytree(USER, project)
        self.good("autoreconf", "-i", cwd=project)
        words = [f"--prefix={project}/installed", "--disable-static", "--disable-dependency-tracking"]
        self.good("./configure", *words, *(f"{name}={link}/bin/mpicxx" for name in ("MPICXX", "CXX")), cwd=project)
        self.good("make", "-s", "install", cwd=project)
        binaries = project / "installed" / "bin"
        self.is_right(binaries / "total", binaries / "program")


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
