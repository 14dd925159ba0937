"""A C MPI as nobody has bound it yet (odd/): its stubs are found by calling each, what it does not convert has numbers of Bindery's own, and
what a probe prints that ends is the reason."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

from odd import odd_mpicc
from support import CMAKE, SCRIPT, TOML, need, probe, result, run

need("gfortran", "mpicc.openmpi")


class Odd(unittest.TestCase):
    maxDiff = None
    folder: Path
    found: dict

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.found = result(cls.folder / "probe", FC="gfortran", MPICC=odd_mpicc(cls.folder))

    def test_stubs(self) -> None:
        stubs = {name for name, words in self.found["routines"].items() if "stub" in words}
        self.assertEqual(
            stubs, {f"MPI_{name}" for name in ("File_c2f", "File_f2c", "Mprobe", "Status_c2f", "Status_f2c")}
        )
        self.assertEqual(self.found["routines"]["MPI_Mprobe"], ["declared", "stub"])
        header = (self.folder / "probe" / "bnd_probe.h").read_text()
        for line in ("BND_STUB_MPI_Mprobe 1", "BND_HAS_MPI_Mprobe 0", "BND_STUB_MPI_Probe 0", "BND_HAS_MPI_Probe 1"):
            self.assertIn(f"#define {line}\n", header)

    def test_facts(self) -> None:
        facts = {"target": "native", "status_copies_raw": True, "get_status_lies": True}
        self.assertEqual(facts, {key: self.found["c"][key] for key in facts})

    def test_numbers(self) -> None:
        """Handles of files are numbered from 0 on; those that a function returns apart; others are as the MPI has them."""
        handles = self.found["handles"]
        names = ("MPI_FILE_NULL", "MPI_COMM_SELF", "MPI_COMM_WORLD", "MPI_INTEGER")
        self.assertEqual([handles[name] for name in names], [0, -1000000000, 0, 7])
        header = (self.folder / "probe" / "bnd_probe.h").read_text()
        self.assertIn("#define BND_CALLED_MPI_Comm 1\n", header)
        self.assertIn("#define BND_CALLED_MPI_Info 0\n", header)

    def test_handles_of_cxx(self) -> None:
        """C's mpi.h has this name, and C++'s another name that nothing defines."""
        script, output = self.folder / "cxx.cmake", self.folder / "cxx"
        call = f"OUTPUT {output} C_COMPILER {self.folder / 'mpicc'} CXX_COMPILER g++"
        script.write_text(f"include({SCRIPT})\nbindery_probe({call})\n")
        done = run([CMAKE, "-P", script])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("MPI_CXX_BOOL", self.found["handles"])
        text = (output / TOML).read_text()
        self.assertIn("\nMPI_LOGICAL = ", text)
        self.assertNotIn("\nMPI_CXX_BOOL = ", text)

    def test_reason(self) -> None:
        """A launcher may show the command that ended, whose options have the words that messages have."""
        emulator = self.folder / "emulator"
        emulator.write_text(
            '#!/bin/sh\necho "starting $1" >&2\necho "$1 --log=threshold:error" >&2\necho "no host is left" >&2\n'
            'case $1 in */links) exec "$@" ;; esac\nexit 7\n'
        )
        emulator.chmod(0o755)
        done = probe(
            self.folder / "reason", FC="gfortran", MPICC="mpicc.openmpi", CMAKE_CROSSCOMPILING_EMULATOR=emulator
        )
        self.assertIn("a program of one process does not run (7): no host is left; if this machine", done.stderr)


unittest.main(argv=sys.argv[:1])
