"""The spec against an mpi.h of the standard ABI that others wrote: MPICH's, from its wheel. Prototypes, and the value of every constant.

Usage: abi.py VENV: the virtual environment with the wheel. Not covered: whether a constant is a macro or an enumerator.
"""

import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.audit import audit  # noqa: E402
from bindery_mpi.audit.findings import Report  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402

HEADER = Path(sys.argv.pop()).resolve() / "include" / "mpi_abi.h"
# A header may lack or add these: what the ABI leaves out, and extensions.
HARMLESS = {"retired", "extension"}


class StandardAbi(unittest.TestCase):
    def audited(self, *changes: tuple[str, str]) -> Report:
        text = HEADER.read_text()
        for old, new in changes:
            self.assertIn(old, text)
            text = text.replace(old, new)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "mpi.h").write_text(text)
            return audit(load(ROOT / "specs"), f"{folder}/mpi.h")

    def test_header_agrees_with_the_spec(self) -> None:
        report = self.audited()
        self.assertEqual((report.facts["claims"], report.facts["standard ABI"]), ("MPI 5.0", "yes"))
        self.assertEqual([f for f in report.findings if f.group not in HARMLESS], [])

    def test_a_difference_is_found(self) -> None:
        report = self.audited(("int MPI_Barrier(MPI_Comm comm);", "int MPI_Barrier(MPI_Comm comm, int count);"))
        self.assertIn("MPI_Barrier", {f.name for f in report.findings if f.group not in HARMLESS})


unittest.main()
