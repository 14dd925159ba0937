"""A routine of a vendor's own: one file beside ours gives MPIX_X and PMPIX_X in C, in both layouts, and mpix_x_ in
Fortran."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from processes import run

ROOT = Path(__file__).resolve().parents[2]
SPEC = """\
[chapter]
category = "environment"

[MPIX_Grid_map]
brief = "Map the processes of a communicator to cores."
since = "5.0"
parameters = [
    { name = "comm",  kind = "comm" },
    { name = "n",     kind = "array_length" },
    { name = "cores", kind = "integer_argument", intent = "out", length = "n" },
]
"""
# The symbols that one object of the entry point defines and needs of the implementation.
LAYOUTS = {
    "": {("T", "PMPIX_Grid_map"), ("W", "MPIX_Grid_map"), ("U", "mine_X_Grid_map")},
    "-DBND_LAYOUT_PMPI": {("T", "PMPIX_Grid_map"), ("U", "mine_X_Grid_map")},
    "-DBND_LAYOUT_MPI": {("T", "MPIX_Grid_map"), ("U", "mine_X_Grid_map")},
}


class Extension(unittest.TestCase):
    folder: Path
    generated: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        for name in ("specs", "abi", "c", "fortran", "modern", "mpicxx", "tools"):
            shutil.copytree(ROOT / name, cls.folder / name)
        (cls.folder / "specs" / "routines" / "extensions.toml").write_text(SPEC)
        cls.generated = cls.folder / "generated"
        run(sys.executable, "-m", "bindery_mpi", "generate", "--specs", cls.folder / "specs", "--output", cls.generated)

    def test_entry_point_has_its_own_prefix_in_every_layout(self) -> None:
        source = self.generated / "c" / "entry" / "MPIX_Grid_map.c"
        for layout, symbols in LAYOUTS.items():
            made = self.folder / "entry.o"
            run(
                "cc",
                "-c",
                "-DBND_PREFIX=mine_",
                *layout.split(),
                "-I",
                self.generated / "c" / "include",
                "-I",
                self.folder / "c" / "include",
                source,
                "-o",
                made,
            )
            found = {tuple(line.split()[-2:]) for line in run("nm", made).splitlines()}
            self.assertEqual({(kind, name) for kind, name in found if "Grid_map" in name}, symbols, layout)

    def test_header_declares_both_names(self) -> None:
        text = (self.generated / "c" / "include" / "bnd_implementation.h").read_text()
        self.assertIn("int BND_IMPLEMENTATION(X_Grid_map)(", text)
        header = (self.generated / "c" / "include" / "mpi_removed.h").read_text() + (
            self.generated / "c" / "include" / "mpi.h"
        ).read_text()
        for name in ("MPIX_Grid_map", "PMPIX_Grid_map"):
            self.assertIn(f"int {name}(MPI_Comm comm", header)

    def test_fortran_wrapper_has_the_name_that_the_modules_declare(self) -> None:
        text = (self.generated / "fortran" / "wrapper" / "MPIX_Grid_map.c").read_text()
        self.assertIn("BND_NAME(mpix_grid_map, MPIX_GRID_MAP)(", text)
        self.assertIn("BND_C(MPIX_Grid_map)(", text)
        self.assertIn(
            "mpix_grid_map_f08_", run(sys.executable, "-m", "bindery_mpi", "manifest", "--specs", self.folder / "specs")
        )
        self.assertNotIn("MPI_MPIX", "".join(path.read_text() for path in self.generated.rglob("*xtensions*")))


unittest.main()
