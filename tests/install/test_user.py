"""A user's project over the build tree, over what is installed in a path with a blank, and over that after it was
moved.

Usage: test_user.py BUILD [unittest arguments]"""

import re
import sys
import unittest
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "ninja", "pkg-config")
BUILD = Path(sys.argv[1])
DIALECTS = ("mpif", "mpi", "mpi_f08")


class User(Case):
    def profiler(self) -> Path:
        """The archive of a profiler in C, which says at the end how many calls of MPI_Send it saw."""
        archive = self.folder / "libmyprof.a"
        source = HERE.parent / "profiling" / "fortran" / "myprof.c"
        self.good("mpicc.mpich", "-fPIC", "-c", source, "-o", "myprof.o", cwd=self.folder)
        self.good("ar", "rcs", archive, "myprof.o", cwd=self.folder)
        return archive

    def project(self, how: str, *options: str, programs: tuple[str, ...] = DIALECTS, **environment: str) -> str:
        """Configure, build and run it; what its configure said."""
        build = self.folder / "user"
        profiler = (
            "" if how == "pkg-config" else self.profiler()
        )  # in a path with a blank (tests/profiling/fortran/typed.py)
        said = self.good(
            "cmake",
            "-S",
            HERE / "user",
            "-B",
            build,
            "-G",
            "Ninja",
            f"-DHOW={how}",
            f"-DPROFILER={profiler}",
            "-DCMAKE_Fortran_COMPILER=gfortran",
            *options,
            **environment,
        )
        self.good("cmake", "--build", build)
        for program in ("before", "behind") if profiler else ():
            self.assertEqual(sorted(self.good(build / program).splitlines()), ["sends: 0", "total 1"], program)
        for program in programs:
            self.assertEqual(self.good(build / program), "total 1\n", program)
        return said

    def find_mpi(self, mpifort: Path) -> None:
        said = self.project("FindMPI", f"-DMPI_Fortran_COMPILER={mpifort}")
        self.assertEqual(
            re.findall(r"^MPI_Fortran_HAVE_.*$", said, re.MULTILINE),
            [
                "MPI_Fortran_HAVE_F77_HEADER TRUE",
                "MPI_Fortran_HAVE_F90_MODULE TRUE",
                "MPI_Fortran_HAVE_F08_MODULE TRUE",
            ],
        )
        self.assertIn(f"Found MPI_Fortran: {mpifort.parents[1]}/lib/libbindery_mpifort.so", said)

    def test_find_mpi_in_the_build_tree(self) -> None:
        self.find_mpi(BUILD / "bin" / "mpifort")

    def test_find_mpi_installed_and_moved(self) -> None:
        moved = self.install(BUILD).rename(self.folder / "moved there")
        self.find_mpi(moved / "bin" / "mpifort")

    def test_mpi_home(self) -> None:
        """All languages get one MPI, also where the machine's mpicc is another's."""
        prefix = self.install(BUILD)
        said = self.project("FindMPI", f"-DMPI_HOME={prefix}", "-DWITH_C=ON")
        self.assertIn(f"MPI_C {prefix}/bin/mpicc {prefix}/bin/mpiexec", said)

    def test_mpifort_is_the_compiler(self) -> None:
        """CMake's compiler is mpifort itself: FindMPI has nothing to ask for."""
        said = self.project("FindMPI", f"-DCMAKE_Fortran_COMPILER={self.install(BUILD) / 'bin' / 'mpifort'}")
        self.assertIn("MPI_Fortran_HAVE_F08_MODULE TRUE", said)

    def test_default_kinds(self) -> None:
        """FindMPI asks mpifort with MPI_Fortran_COMPILER_FLAGS, for the modules of other default reals."""
        option, prefix = "-fdefault-real-8", self.install(BUILD)
        flags = (f"-DMPI_Fortran_COMPILER_FLAGS={option}", f"-DCMAKE_Fortran_FLAGS={option}")
        self.project("FindMPI", f"-DMPI_Fortran_COMPILER={prefix / 'bin' / 'mpifort'}", *flags)
        self.assertIn(f'/default{option}"', (self.folder / "user" / "build.ninja").read_text())

    def test_bindery_fortran(self) -> None:
        moved = self.install(BUILD).rename(self.folder / "moved there")
        self.project("BinderyFortran", f"-DCMAKE_PREFIX_PATH={moved}", programs=(*DIALECTS, "static"))
        self.assertIn("-fallow-argument-mismatch", (self.folder / "user" / "build.ninja").read_text())

    def test_pkg_config(self) -> None:
        moved = self.install(BUILD).rename(self.folder / "moved there")
        path = str(moved / "lib" / "pkgconfig")
        self.project("pkg-config", PKG_CONFIG_PATH=path)
        self.assertEqual(self.good("pkg-config", "--modversion", "bindery-mpifort", PKG_CONFIG_PATH=path), "0.1.0\n")

    def test_another_compiler_is_not_found(self) -> None:
        prefix = self.install(BUILD)
        need("flang-new-19")
        self.assertRegex(
            self.not_found("-DCMAKE_Fortran_COMPILER=flang-new-19", prefix),
            r"\S*flang-new-19: is Debian-flang-new-version-19, and the modules are for GNU-Fortran-12; run bindery-add-compiler \S*flang-new-19",
        )

    def not_found(self, compiler: str, prefix: Path) -> str:
        done = run(
            "cmake",
            "-S",
            HERE / "user",
            "-B",
            self.folder / "user",
            "-G",
            "Ninja",
            "-DHOW=BinderyFortran",
            compiler,
            f"-DCMAKE_PREFIX_PATH={prefix}",
        )
        self.assertNotEqual(done.returncode, 0)
        return re.sub(r"\s+", " ", done.stderr)


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
