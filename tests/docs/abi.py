"""The texts between `<!-- abi NAME -->` and `<!-- /abi NAME -->` in the pages on the Fortran ABI are what the spec says.

With --write they are written anew."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.views.fortran.abi_page import blocks  # noqa: E402

PAGES = [ROOT / "docs" / f"{name}.md" for name in ("reference/fortran-abi", "explanation/fortran-abi-proposal")]
MARKED = re.compile(r"(<!-- abi (\w+) -->\n)(.*?)(<!-- /abi \2 -->)", re.DOTALL)


class Pages(unittest.TestCase):
    maxDiff = None

    def test_texts_are_current(self) -> None:
        wanted = blocks(load(ROOT / "specs"))
        found = {name: text for page in PAGES for _, name, text, _ in MARKED.findall(page.read_text())}
        self.assertEqual(found, {name: f"{text}\n" for name, text in wanted.items()}, "run scripts/accept")


if "--write" in sys.argv:
    texts = blocks(load(ROOT / "specs"))
    for page in PAGES:
        page.write_text(MARKED.sub(lambda found: f"{found[1]}{texts[found[2]]}\n{found[4]}", page.read_text()))
else:
    unittest.main()
