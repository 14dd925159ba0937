"""Programs with the archive, built through CMake and pkg-config, behind a library that has all wrappers that they call: one for INTEGERs of
another size ends them at their start.

Usage: test_sizes.py PREFIX_OF_BOTH_SIZES [unittest arguments]"""

import shutil
import sys
import unittest
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "ninja", "pkg-config")
PREFIX = Path(sys.argv[1]).resolve()
OPTIONS = {"": "", "-ilp64": "-fdefault-integer-8"}
REFUSED = "\nBindery: .*: its INTEGERs have another size than those of .*, whose wrappers get its calls; link "


class Sizes(Case):
    def is_checked(self, how: str, *options: str, **environment: str) -> None:
        for suffix, option in OPTIONS.items():
            build = self.folder / f"build{suffix}"
            build.mkdir()
            for name, of in ("equal", suffix), ("other", "-ilp64" if not suffix else ""):
                part = (
                    "-static-bindery",
                    "-shared",
                    "-fPIC",
                    HERE / "sizes" / "part.f90",
                    "-o",
                    build / f"lib{name}.so",
                )
                self.good(PREFIX / "bin" / f"mpifort{of}", *part, cwd=build)
            defined = [f"-DHOW={how}", f"-DSUFFIX={suffix}", f"-DPARTS={build}", f"-DCMAKE_Fortran_FLAGS={option}"]
            chosen = [word.replace("MPIFORT", f"{PREFIX}/bin/mpifort{suffix}") for word in options]
            compiler = "-DCMAKE_Fortran_COMPILER=gfortran"
            words = ["cmake", "-S", HERE / "sizes", "-B", build, "-G", "Ninja", compiler, *defined, *chosen]
            self.good(*words, **environment)
            self.good("cmake", "--build", build)
            self.assertNotIn("libbindery", self.good("ldd", build / "other"))
            self.assertEqual(self.good(build / "equal"), "ended\n")
            done = run(build / "other")
            self.assertNotEqual((done.returncode, done.stdout), (0, "ended\n"), f"{how} {suffix}")
            self.assertRegex(f"\n{done.stderr}", REFUSED)

    def test_the_target_of_cmake(self) -> None:
        self.is_checked("BinderyFortran", f"-DCMAKE_PREFIX_PATH={PREFIX}")

    def test_find_mpi(self) -> None:
        self.is_checked("FindMPI", "-DMPI_Fortran_COMPILER=MPIFORT", "-DMPI_Fortran_COMPILER_FLAGS=-static-bindery")

    def test_pkg_config(self) -> None:
        """The linker takes archives where it finds nothing else. CMake quotes no blanks for it."""
        prefix = PREFIX.with_name("archives")
        shutil.rmtree(prefix, ignore_errors=True)
        shutil.copytree(PREFIX, prefix, symlinks=True, ignore=shutil.ignore_patterns("*.so", "*.so.*"))
        self.is_checked("pkg-config", PKG_CONFIG_PATH=str(prefix / "lib" / "pkgconfig"))


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
