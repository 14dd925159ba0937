"""A second compiler over the same libraries, without a build. Usage: test_add_compiler.py BUILD_OF_GFORTRAN [unittest
arguments]"""

import os
import sys
import tempfile
import unittest
from collections.abc import Sequence
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "gfortran-11", "flang-new-19", "mpicc.mpich")
BUILD = Path(sys.argv[1]).resolve()
FLANG = "Debian-flang-new-version-19"
OWN = "configure a build of its own with -DCMAKE_Fortran_COMPILER"


class AddCompiler(Case):
    def setUp(self) -> None:
        super().setUp()
        self.prefix = self.install(BUILD)
        self.bin = self.prefix / "bin"

    def files(self) -> list[str]:
        return sorted(str(path.relative_to(self.prefix)) for path in self.prefix.rglob("*"))

    def programs_are_right(
        self, mpifort: Path, *dialects: str, options: Sequence[str] = (), **environment: str
    ) -> None:
        for dialect in dialects:
            for how in ([], ["-static-bindery"]):
                self.good(
                    mpifort,
                    *how,
                    *options,
                    "-cpp",
                    f"-DDIALECT_{dialect}",
                    HERE / "conventions.F90",
                    "-o",
                    self.folder / "program",
                    **environment,
                )
                self.assertEqual(self.good(self.folder / "program"), "right\n", f"{dialect} {how}")

    def test_the_first_compiler(self) -> None:
        self.programs_are_right(self.bin / "mpifort", "mpi", "f08")

    def test_gfortran_11(self) -> None:
        said = self.good(self.bin / "bindery-add-compiler", "gfortran-11")
        self.assertEqual(said, "bindery-add-compiler: added mpifort-gfortran-11: mpif.h, mpi, mpi_f08\n")
        self.programs_are_right(self.bin / "mpifort-gfortran-11", "mpi", "f08")
        self.assertIn("11.3", self.good(self.bin / "mpifort-gfortran-11", "--version"))
        self.programs_are_right(self.bin / "mpifort", "f08", BINDERY_FC="gfortran-11")
        self.programs_are_right(self.bin / "mpifort", "f08")

    def test_both_kinds(self) -> None:
        """Modules for INTEGERs of 8 bytes as well, where bindings for them are in the prefix; of the compilers that have
        an option for them."""
        self.install(BUILD.with_name(f"{BUILD.name}-ilp64"))
        command, mpifort = self.bin / "bindery-add-compiler", self.bin / "mpifort-gfortran-11"
        added = "bindery-add-compiler: added mpifort-gfortran-11{}: mpif.h, mpi, mpi_f08\n"
        self.assertEqual(self.good(command, "gfortran-11"), added.format("") + added.format(" -ilp64"))
        for kind, bits in (("-i8", 64), ("-fdefault-integer-8", 64), ("-cpp", 32)):
            source = self.folder / "bits.f90"
            source.write_text(f"use mpi_f08\nif (bit_size(0) /= {bits}) stop 1\nend\n", encoding="utf-8")
            self.good(mpifort, kind, source, "-o", self.folder / "bits")
            self.good(self.folder / "bits")
            self.programs_are_right(mpifort, "mpi", "f08", options=[kind])
        plain = self.script("plain", 'case "$*" in *-fdefault-integer-8*) exit 1 ;; esac; exec gfortran-11 "$@"')
        said = self.good(command, "plain", PATH=self.beside(plain))
        self.assertEqual(said, added.format("").replace("gfortran-11", "plain"))

    def test_modules_of_an_older_build(self) -> None:
        """They are not used once the libraries are others."""
        self.good(self.bin / "bindery-add-compiler", "gfortran-11")
        digest = self.prefix / "include" / "bindery" / "GNU-Fortran-11" / "digest"
        digest.write_text("of an older build\n")
        self.assertRegex(
            self.refused(self.bin / "mpifort-gfortran-11", "-c", "x.f90"),
            "run bindery-add-compiler .*gfortran-11, or correct BINDERY_FC$",
        )
        self.good(self.bin / "bindery-add-compiler", "gfortran-11")
        self.programs_are_right(self.bin / "mpifort-gfortran-11", "f08")

    def test_in_a_project(self) -> None:
        self.good(self.bin / "bindery-add-compiler", "gfortran-11", "eleven")
        self.good(
            "cmake",
            "-S",
            HERE / "user",
            "-B",
            self.folder / "user",
            "-G",
            "Ninja",
            "-DHOW=BinderyFortran",
            "-DCMAKE_Fortran_COMPILER=gfortran-11",
            f"-DCMAKE_PREFIX_PATH={self.prefix}",
        )
        self.good("cmake", "--build", self.folder / "user")
        self.assertEqual(self.good(self.folder / "user" / "mpi_f08"), "total 1\n")
        self.assertIn("11.3", self.good(self.bin / "mpifort-eleven", "--version"))

    def test_shims(self) -> None:
        """A compiler whose descriptors come by shims, under names of their own, beside those that the libraries read."""
        folder = tempfile.TemporaryDirectory()  # without a blank, which BINDERY_FC cannot have
        self.addCleanup(folder.cleanup)
        other = Path(folder.name) / "otherfortran"
        other.write_text('#!/bin/sh\n[ "$1" = --version ] && { echo "Other Fortran 1.0"; exit; }\nexec gfortran "$@"\n')
        other.chmod(0o755)
        said = self.good(self.bin / "bindery-add-compiler", other, "other", BINDERY_DESCRIPTORS="shim")
        self.assertEqual(said, "bindery-add-compiler: added mpifort-other: mpif.h, mpi, mpi_f08\n")
        self.programs_are_right(self.bin / "mpifort-other", "mpi", "f08")
        self.programs_are_right(self.bin / "mpifort", "f08")
        self.assertRegex(
            self.refused(self.bin / "bindery-add-compiler", "gfortran-11", BINDERY_DESCRIPTORS="shim"),
            r"gfortran-11: a procedure with TYPE\(\*\), DIMENSION\(\.\.\) gets other descriptors than expected; leave out ",
        )

    def test_flang_has_another_descriptor(self) -> None:
        """mpif.h and mpi take no descriptors, so they are served; mpi_f08 is not there."""
        said = self.good(self.bin / "bindery-add-compiler", "flang-new-19")
        self.assertEqual(
            said,
            "bindery-add-compiler: added mpifort-flang-new-19: mpif.h and mpi; not mpi_f08, for its descriptor is "
            '"cfi", not "gfortran", and a procedure with TYPE(*), DIMENSION(..) does not compile: '
            + said.partition("does not compile: ")[2],
        )
        self.programs_are_right(self.bin / "mpifort-flang-new-19", "mpi")
        done = run(self.bin / "mpifort-flang-new-19", HERE / "user" / "use_mpi_f08.F90", cwd=self.folder)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("mpi_f08", done.stderr)
        self.assertFalse((self.prefix / "include" / "bindery" / FLANG / "mpi_f08.mod").exists())
        # The size of an element is in the descriptor, which the libraries would misread.
        source = self.folder / "size.f90"
        source.write_text(
            "program main\n    use mpi\n    real :: x\n    integer :: size, ierror\n"
            "    call MPI_Sizeof(x, size, ierror)\nend program\n",
            encoding="utf-8",
        )
        self.assertNotEqual(run(self.bin / "mpifort-flang-new-19", source, "-o", self.folder / "size").returncode, 0)

    def refuses(self, message: str, *words: object, **environment: str) -> None:
        before = self.files()
        self.assertEqual(
            self.refused(self.bin / "bindery-add-compiler", *words, **environment), f"bindery-add-compiler: {message}"
        )
        self.assertEqual(self.files(), before)

    def test_what_differs_is_named(self) -> None:
        fortran = self.script(
            "wide", '[ "$1" = --version ] && { echo "Wide Fortran 1.0"; exit; }\nexec gfortran -fdefault-integer-8 "$@"'
        )
        self.refuses(
            "wide: integer_bytes is 8, not 4, logical_bytes is 8, not 4; "
            f"{OWN} and -DBINDERY_FLAVOUR=ilp64, for the same prefix",
            "wide",
            PATH=self.beside(fortran),
        )

    def test_names_differ(self) -> None:
        fortran = self.script(
            "bare", '[ "$1" = --version ] && { echo "Bare Fortran 1.0"; exit; }\nexec gfortran -fno-underscoring "$@"'
        )
        self.refuses(
            'bare: external_name is "{name}", not "{name}_", external_name_with_underscore is "{name}", not "{name}_", '
            f'common_name is "{{name}}", not "{{name}}_"; {OWN}',
            "bare",
            PATH=self.beside(fortran),
        )

    def beside(self, script: Path) -> str:
        return f"{script.parent}:{os.environ['PATH']}"

    def test_help(self) -> None:
        for option in ("-h", "-help", "--help"):
            self.assertRegex(
                self.good(self.bin / "bindery-add-compiler", option),
                r"^Usage: bindery-add-compiler COMPILER \[NAME\]\n",
            )

    def test_refusals(self) -> None:
        self.refuses("say which compiler, as in: bindery-add-compiler gfortran-13")
        self.refuses("gfortran: is GNU-Fortran-12, for which the modules are already; use mpifort", "gfortran")
        self.refuses(
            "no-such-fortran: no such compiler; install it (Debian: gfortran, or flang-19 or later) or correct its name",
            "no-such-fortran",
        )
        self.refuses(
            "mute: does not say with --version what it is; give a Fortran compiler (Debian: gfortran, or flang-19 or later)",
            "mute",
            PATH=self.beside(self.script("mute", "")),
        )
        self.refuses(
            "/bin/true: does not compile and link a Fortran program: it says nothing; "
            "give a Fortran compiler (Debian: gfortran, or flang-19 or later)",
            "/bin/true",
        )


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
