"""A small spec and the whole of what it yields: tests/examples/NAME/specs -> tests/examples/NAME/generated.

With --write the expected files are written anew; read the difference before you commit it."""

import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "examples"
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "generator"))

from bindery.cli import main  # noqa: E402


def generate(case: Path, output: Path) -> int:
    return main(
        ["generate", "--specs", str(case / "specs"), "--templates", str(ROOT / "templates"), "--output", str(output)]
    )


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text() for path in sorted(folder.rglob("*")) if path.is_file()
    }


class Examples(unittest.TestCase):
    maxDiff = None

    def test_every_example(self) -> None:
        cases = sorted(path for path in HERE.iterdir() if path.is_dir())
        self.assertTrue(cases)
        for case in cases:
            with self.subTest(case.name), tempfile.TemporaryDirectory() as folder:
                self.assertEqual(generate(case, Path(folder)), 0)
                self.assertEqual(contents(Path(folder)), contents(case / "generated"))


if "--write" in sys.argv:
    for example in (path for path in HERE.iterdir() if path.is_dir()):
        generate(example, example / "generated")
else:
    unittest.main()
