"""The table between `<!-- layers -->` and `<!-- /layers -->` in docs/generator.md is that of LAYERS, and what the page names exists.

With --write the table is written anew."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery.layers import LAYERS  # noqa: E402

DOCUMENT = ROOT / "docs" / "generator.md"
MARKED = re.compile(r"(?<=<!-- layers -->\n).*(?=<!-- /layers -->)", re.DOTALL)
POLICIES = {"all": "every rule that matches", "first": "the first that matches", "one": "exactly one"}
NAMED = re.compile(r"`((?:specs|generator|templates|generated|tests|docs|fortran|c)/[\w./-]+)`")


def table() -> str:
    rows = [f"| `{layer.file}` | {POLICIES[layer.policy]} | {', '.join(layer.slots())} |" for layer in LAYERS.values()]
    return "\n".join(["| rules in `specs/` | applied to an argument | slots |", "|---|---|---|", *rows]) + "\n"


class Generator(unittest.TestCase):
    maxDiff = None

    def test_table_is_current(self) -> None:
        self.assertEqual(MARKED.findall(DOCUMENT.read_text()), [table()], "run scripts/accept")

    def test_every_layer_has_rules(self) -> None:
        for layer in LAYERS.values():
            self.assertTrue((ROOT / "specs" / layer.file).is_file(), layer.file)

    def test_named_files_exist(self) -> None:
        named = NAMED.findall(DOCUMENT.read_text())
        self.assertGreaterEqual(len(named), 20)
        self.assertEqual([name for name in named if not (ROOT / name).exists()], [])


if "--write" in sys.argv:
    text = table()
    DOCUMENT.write_text(MARKED.sub(lambda _: text, DOCUMENT.read_text()))
else:
    unittest.main()
