"""The probes say of tools that do not do: one line, that names the tool, what is wrong and what to do."""

from __future__ import annotations

import re
import sys
import tempfile
import unittest
from pathlib import Path

from support import need, probe

need("gfortran", "mpicc.mpich", "gcc")

NO_FORTRAN = "does not compile and link a Fortran program: it says nothing; give a Fortran compiler (Debian: gfortran, or flang-19 or later)"
GIVE_WRAPPER = "give the C compiler wrapper of an installed MPI (Debian: libmpich-dev or libopenmpi-dev)"
CROSS = "if this machine cannot run what it compiles, give CMAKE_CROSSCOMPILING_EMULATOR, or -DBINDERY_PROBE_FILE=FILE with a result from a machine that can"


class Messages(unittest.TestCase):
    maxDiff = None

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def message(self, **variables: str) -> str:
        done = probe(self.folder / "output", **variables)
        self.assertEqual(done.returncode, 1, done.stderr)
        found = re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE)
        self.assertEqual(len(found), 1, done.stderr)
        self.assertFalse((self.folder / "output" / "bnd_probe.h").exists())
        return found[0]

    def script(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def test_no_c_compiler(self) -> None:
        self.assertEqual(
            self.message(MPICC="no-such-mpicc", FC="gfortran"),
            "Bindery: no-such-mpicc: no such compiler; install it (Debian: libmpich-dev or libopenmpi-dev) or correct -DMPICC=…",
        )

    def test_no_fortran_compiler(self) -> None:
        self.assertEqual(
            self.message(MPICC="mpicc.mpich", FC="no-such-fortran"),
            "Bindery: no-such-fortran: no such compiler; install it (Debian: gfortran, or flang-19 or later) or correct -DFC=…",
        )

    def test_none_given(self) -> None:
        self.assertEqual(self.message(FC="gfortran"), "Bindery: MPICC: none is given; say which with -DMPICC=…")

    def test_c_compiler_fails(self) -> None:
        self.assertEqual(
            self.message(MPICC="/bin/false", FC="gfortran"),
            f"Bindery: /bin/false: does not compile and link a program with mpi.h: it says nothing; {GIVE_WRAPPER}",
        )

    def test_c_compiler_without_mpi(self) -> None:
        self.assertEqual(
            self.message(MPICC="gcc", FC="gfortran"),
            "Bindery: gcc: does not compile and link a program with mpi.h: hello.c:1:10: fatal error: mpi.h: No such file or directory; "
            + GIVE_WRAPPER,
        )

    def test_fortran_compiler_fails(self) -> None:
        for tool in ("/bin/false", "/bin/true"):
            self.assertEqual(self.message(MPICC="mpicc.mpich", FC=tool), f"Bindery: {tool}: {NO_FORTRAN}")

    def test_old_fortran(self) -> None:
        self.assertRegex(
            self.message(MPICC="mpicc.mpich", FC="gfortran -std=f95"),
            r"^Bindery: gfortran -std=f95: probes/fortran/values.f90 does not compile or link: Error: Fortran 2003: .*; "
            "use gfortran or flang$",
        )

    def test_colours(self) -> None:
        colourful = self.script(
            "colourful",
            'case "$*" in *names.f90*) printf "\\033[0;31;1msemantic error\\033[0;0m: no\\n" >&2\n'
            'exit 1 ;; esac\nexec gfortran "$@"',
        )
        self.assertEqual(
            self.message(MPICC="mpicc.mpich", FC=colourful),
            f"Bindery: {colourful}: probes/fortran/names.f90 does not compile or link: semantic error: no; use gfortran or flang",
        )

    def test_programs_do_not_run(self) -> None:
        # It links a program that fails, as one for another machine would.
        mpicc = self.script(
            "mpicc", 'mpicc.mpich "$@" || exit\nif [ -x links ]; then printf "#!/bin/sh\\nexit 3\\n" >links; fi'
        )
        self.assertEqual(
            self.message(MPICC=mpicc, FC="gfortran"),
            f"Bindery: {mpicc}: a program that it linked does not run (3); {CROSS}",
        )

    def test_one_process_does_not_run(self) -> None:
        fake = "#!/bin/sh\\necho cannot start >&2; exit 4\\n"
        mpicc = self.script("mpicc", f'mpicc.mpich "$@" || exit\nif [ -x values ]; then printf "{fake}" >values; fi')
        self.assertEqual(
            self.message(MPICC=mpicc, FC="gfortran"),
            f"Bindery: {mpicc}: a program of one process does not run (4): cannot start; {CROSS}",
        )

    def test_fortran_does_not_fit(self) -> None:
        mpicc = self.script("mpicc", 'if [ "$1" = -show ]; then echo gcc; else mpicc.mpich "$@"; fi')
        self.assertRegex(
            self.message(MPICC=mpicc, FC="gfortran"),
            f"^Bindery: gfortran: a Fortran program over {re.escape(mpicc)} does not compile or link: .*undefined reference to `MPI_Init'; "
            f"check that `{re.escape(mpicc)} -show x.o` prints the flags that link with its library$",
        )


unittest.main(argv=sys.argv[:1])
