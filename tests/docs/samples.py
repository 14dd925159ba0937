"""Every sample in the documents is a piece of the file it names.

A sample is a fenced block after a line `<!-- sample: FILE -->`, or `<!-- sample: FILE [ENTRY] -->` for one entry of a
TOML file, or `<!-- sample: FILE from TEXT -->` from the first line that begins so, or `<!-- sample: $ COMMAND -->` for
what a bindery command prints; a last line `…` stands for the rest."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = re.compile(r"<!-- sample: (?P<source>.+?) -->\n```\w*\n(?P<text>.*?)```\n", re.DOTALL)
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

sys.path.insert(0, str(ROOT / "generator"))
from bindery_mpi.show import entry_text  # noqa: E402


def source_text(source: str) -> str:
    if source.startswith("$ bindery "):
        command = [sys.executable, "-m", "bindery_mpi", *source[2:].split()[1:]]
        return subprocess.run(
            command, capture_output=True, text=True, cwd=ROOT / "generator", timeout=1000, check=True
        ).stdout
    if entry := re.fullmatch(r"(\S+) \[([\w-]+)\]", source):
        return entry_text(ROOT / entry[1], entry[2]) + "\n"
    file, _, first = source.partition(" from ")
    text = (ROOT / file).read_text()
    return text[text.index(f"\n{first}") + 1 :] if first else text


class Samples(unittest.TestCase):
    maxDiff = None

    def test_samples(self) -> None:
        found = 0
        for document in DOCUMENTS:
            for sample in SAMPLE.finditer(document.read_text()):
                found += 1
                with self.subTest(document=document.name, source=sample["source"]):
                    text, whole = sample["text"], source_text(sample["source"])
                    if text.endswith("…\n"):
                        self.assertTrue(whole.startswith(text.removesuffix("…\n")), f"{whole}\n---\n{text}")
                    else:
                        self.assertEqual(text, whole)
        self.assertGreaterEqual(found, 4)

    def test_fields_exist(self) -> None:
        """The fields that docs/reference/spec.md explains are fields of the generator's model."""
        models = "".join(path.read_text() for path in sorted((ROOT / "generator").rglob("*.py")))
        named = set(re.findall(r"^\| `(\w+) = ", (ROOT / "docs" / "reference" / "spec.md").read_text(), re.MULTILINE))
        self.assertGreater(len(named), 10)
        self.assertEqual({name for name in named if not re.search(rf"^    {name}: ", models, re.MULTILINE)}, set())

    def test_marks_are_well_formed(self) -> None:
        for document in DOCUMENTS:
            text = document.read_text()
            self.assertEqual(text.count("<!-- sample:"), len(SAMPLE.findall(text)), document.name)


unittest.main()
