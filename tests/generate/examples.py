"""Small specs and what they yield, under tests/examples/NAME.

A folder with specs/ is a spec of its own, and generated/ all output that has its routines in it. A folder with example.toml takes
routines out of the spec of MPI, with all its rules, and generated/ has the files that show one feature. A folder with specs/records/ alone
has formats of its own. What is for tests is in generated/test.

    examples.py            every example
    examples.py --write    the expected files as they are now: read the difference before you commit it
"""

import contextlib
import functools
import io
import shutil
import sys
import tempfile
import tomllib
import unittest
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "examples"
ROOT = HERE.parents[1]
TEMPLATES = ROOT / "templates"
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.cli import main  # noqa: E402
from bindery_mpi.outputs import TEST_OUTPUTS, render_all  # noqa: E402
from bindery_mpi.outputs.render import Templates, write  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.load.files import Files  # noqa: E402
from bindery_mpi.spec.load.records import read_formats  # noqa: E402
from bindery_mpi.spec.model import Spec  # noqa: E402


@functools.cache
def whole_spec() -> Spec:
    return load(ROOT / "specs")


def whole(example: Path) -> dict[str, str]:
    """The output of a spec of its own, through the command, but not what it writes for any spec."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["--specs", str(example / "specs"), "--templates", str(TEMPLATES)]
        for option in (["--output", folder], ["--tests", f"{folder}/test"]):
            with contextlib.redirect_stdout(io.StringIO()):
                status = main(["generate", *arguments, *option])
            assert status == 0, f"{example.name}: exit status {status}"
        routines = [name.removeprefix("MPI_").lower() for name in load(example / "specs").routines]
        # No spec changes the schemas.
        files = {path: text for path, text in contents(Path(folder)).items() if not path.startswith("schema/")}
        return {path: text for path, text in files.items() if any(name in text.lower() for name in routines)}


def feature(example: Path) -> dict[str, str]:
    """Some outputs of a few routines of MPI."""
    wanted = tomllib.loads((example / "example.toml").read_text(encoding="utf-8"))
    spec = whole_spec()
    small = replace(spec, routines={name: spec.routines[name] for name in wanted["routines"]})
    files = render_all(small, Templates(TEMPLATES))
    tests = render_all(small, Templates(TEMPLATES), outputs=TEST_OUTPUTS)
    files |= {f"test/{path}": text for path, text in tests.items()}
    unused = [pattern for pattern in wanted["outputs"] if not any(fnmatch(path, pattern) for path in files)]
    assert not unused, f"{example.name}: no output is called {', '.join(unused)}"
    return {path: text for path, text in files.items() if any(fnmatch(path, pattern) for pattern in wanted["outputs"])}


def formats(example: Path) -> dict[str, str]:
    """The files that are made of binary formats."""
    files = Files(example / "specs")
    spec = replace(whole_spec(), formats=read_formats(files))
    files.report()
    return render_all(spec, Templates(TEMPLATES), lambda path, _: "records/" in path)


def rendered(example: Path) -> dict[str, str]:
    if (example / "example.toml").exists():
        return feature(example)
    return whole(example) if (example / "specs" / "kinds.toml").exists() else formats(example)


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def examples() -> list[Path]:
    return sorted(path for path in HERE.iterdir() if path.is_dir())


class Examples(unittest.TestCase):
    maxDiff = None

    def test_every_example(self) -> None:
        self.assertGreaterEqual(len(examples()), 9)
        for example in examples():
            with self.subTest(example.name):
                actual, expected = rendered(example), contents(example / "generated")
                self.assertEqual(sorted(actual), sorted(expected))
                for path, text in actual.items():
                    self.assertEqual(text, expected[path], path)


if "--write" in sys.argv:
    for example in examples():
        files = rendered(example)
        shutil.rmtree(example / "generated", ignore_errors=True)
        write(example / "generated", files)
else:
    unittest.main()
