"""The list between `<!-- quirks -->` and `<!-- /quirks -->` in docs/limitations.md is what `bindery quirks` prints.

With --write it is written anew."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.views.fortran.quirks import listing  # noqa: E402

DOCUMENT = ROOT / "docs" / "limitations.md"
MARKED = re.compile(r"(?<=<!-- quirks -->\n).*(?=<!-- /quirks -->)", re.DOTALL)


class Quirks(unittest.TestCase):
    maxDiff = None

    def test_list_is_current(self) -> None:
        found = MARKED.findall(DOCUMENT.read_text())
        self.assertEqual(found, [listing(load(ROOT / "specs")) + "\n"], "run scripts/accept")

    def test_runtime_asks_for_what_the_table_has(self) -> None:
        """Each defect of the table decides something in the runtime, and the runtime names no other."""
        table = re.findall(r"X\((BND_QUIRK_\w+),", (ROOT / "generated" / "fortran" / "bnd_quirk_table.h").read_text())
        sources = (path.read_text() for path in (ROOT / "fortran").rglob("*.cpp"))
        self.assertEqual(
            {name for text in sources for name in re.findall(r"bnd_has_quirk\((BND_QUIRK_\w+)\)", text)}, set(table)
        )


if "--write" in sys.argv:
    text = listing(load(ROOT / "specs")) + "\n"
    DOCUMENT.write_text(MARKED.sub(lambda _: text, DOCUMENT.read_text()))
else:
    unittest.main()
