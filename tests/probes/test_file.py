"""A result that someone else's machine wrote stands for the probes; a result that lacks something is refused."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from support import TOML, need, probe, result

need("gfortran", "mpicc.mpich")


class File(unittest.TestCase):
    folder: Path
    text: str

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        result(cls.folder / "native", FC="gfortran", MPICC="mpicc.mpich")
        cls.text = (cls.folder / "native" / TOML).read_text(encoding="utf-8")

    def taken(self, text: str) -> tuple[str, Path]:
        """Returns the words on a file, and where the results are."""
        (self.folder / "given.toml").write_text(text, encoding="utf-8")
        output = self.folder / "taken"
        shutil.rmtree(output, ignore_errors=True)
        done = probe(output, BINDERY_PROBE_FILE=self.folder / "given.toml")
        return "\n".join(re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE)), output

    def refused(self, text: str, reason: str) -> None:
        message, output = self.taken(text)
        self.assertEqual(message, f"Bindery: {self.folder / 'given.toml'}: {reason}")
        self.assertFalse(output.exists())

    def test_taken(self) -> None:
        message, output = self.taken(self.text)
        self.assertEqual(message, "")
        for name in (TOML, "bindery-probe.cmake", "bnd_probe.h"):
            self.assertEqual((output / name).read_bytes(), (self.folder / "native" / name).read_bytes())
        self.assertFalse((output / "probes").exists(), "nothing is compiled")

    def test_without_profiling_name(self) -> None:
        """Wrappers of pmpi_x_ then call MPI_X."""
        message, output = self.taken(re.sub(r'(MPI_File_close = .*"MPI"), "PMPI"', r"\1", self.text))
        self.assertEqual(message, "")
        self.assertIn("#define PMPI_File_close MPI_File_close\n", (output / "bnd_probe.h").read_text())
        self.assertNotIn("#define PMPI_File_open ", (output / "bnd_probe.h").read_text())

    def test_weak_over_the_abi(self) -> None:
        """All references except those to conversions, which are the bindings' own there."""
        message, output = self.taken(self.text.replace('target = "native"', 'target = "abi"'))
        header = (output / "bnd_probe.h").read_text()
        self.assertEqual(message, "")
        for name in ("MPI_Send", "PMPI_Send", "PMPI_Comm_toint"):
            self.assertIn(f"#pragma weak {name}\n", header)
        self.assertNotIn("#pragma weak PMPI_Comm_c2f\n", header)
        self.assertNotIn("#pragma weak", (self.folder / "native" / "bnd_probe.h").read_text())

    def test_lacks_a_key(self) -> None:
        self.refused(
            re.sub(r"logical_true = .*\n", "", self.text),
            "[fortran] logical_true is missing; take the line from a file that a configure on the target's own machine wrote",
        )

    def test_lacks_a_section(self) -> None:
        self.refused(
            self.text[: self.text.index("[routines]")],
            "[routines] MPI_Init is missing; take the line from a file that a configure on the target's own machine wrote",
        )

    def test_unreadable_line(self) -> None:
        self.refused(
            self.text.replace("logical_true = 1", "logical_true: 1"),
            "cannot read the line `logical_true: 1`; write `key = value`, on one line, below a [section]",
        )

    def test_emulator(self) -> None:
        """CMAKE_CROSSCOMPILING_EMULATOR runs what the probes link, and nothing else."""
        emulator, ran = self.folder / "emulator", self.folder / "ran"
        emulator.write_text(f'#!/bin/sh\necho "${{1##*/}}" >>{ran}\nexec "$@"\n')
        emulator.chmod(0o755)
        result(self.folder / "emulated", FC="gfortran", MPICC="mpicc.mpich", CMAKE_CROSSCOMPILING_EMULATOR=emulator)
        self.assertEqual((self.folder / "emulated" / TOML).read_text(encoding="utf-8"), self.text)
        self.assertLessEqual({"links", "values", "names", "commons"}, set(ran.read_text().split()))

    def test_no_file(self) -> None:
        done = probe(self.folder / "taken", BINDERY_PROBE_FILE="no-such.toml")
        self.assertIn("  Bindery: no-such.toml: no such probe file; correct -DBINDERY_PROBE_FILE=FILE\n", done.stderr)


unittest.main(argv=sys.argv[:1])
