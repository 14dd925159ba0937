"""Files of wrappers expand to the expected text, and mistakes in them bring their messages.

cases/NAME.w gives cases/NAME.out, and on standard error cases/NAME.err if there is one. mistakes/NAME.w gives status 2, nothing on
standard output, and the one line mistakes/NAME.txt. The functions are those of header.sh.

    golden.py            every case
    golden.py --write    the files as they are now: read the difference before you commit it
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi import cli  # noqa: E402
from bindery_mpi.cli import main  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402

# Read once for all cases.
SPEC = load(ROOT / "specs")
cli._spec = lambda arguments: SPEC  # type: ignore[assignment, misc]

ASKED = ("-c", "./header.sh")
# A case is also called with these; without -s the front matter is cut off.
OPTIONS = {
    "guards": (*ASKED, "-g", "-w"),
    "portable": ("--portable",),
    "structure": (*ASKED, "-s"),
    "folder": (*ASKED, "-g", "-S", "FOLDER"),
    "size": (*ASKED, "-s"),
    "gotcha": (*ASKED, "-G", "-g"),
    "gotcha-fortran": (*ASKED, "-G", "-f"),
    "no-compiler": ("-c", "no-such-compiler"),
    "compiler-fails": ("-c", "false"),
    "no-header": ("-c", "true"),
    "both": (*ASKED, "--portable"),
}
_FRONT_ENDS = "#endif\n#endif\n\n"
WRITE = "--write" in sys.argv


def call(name: str, folder: str) -> tuple[int, str, str]:
    """Status, output and messages of one case; with -S the output is every file."""
    options = [folder if o == "FOLDER" else o for o in OPTIONS.get(Path(name).stem, ASKED)]
    out, said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(said):
        status = main(["wrap", *options, name])
    text = out.buffer.getvalue().decode()
    text += "".join(f"=== {p.name}\n{p.read_text()}" for p in sorted(Path(folder).glob("*")))
    keep = "-s" in options or "-S" in options or "-g" in options
    return status, text if keep else text.partition(_FRONT_ENDS)[2], said.getvalue()


class Golden(unittest.TestCase):
    maxDiff = None

    def compare(self, path: Path, text: str) -> None:
        if WRITE:
            path.write_text(text) if text else path.unlink(missing_ok=True)
        else:
            self.assertEqual(text, path.read_text() if path.exists() else "", path.name)

    def test_cases(self) -> None:
        names = sorted(path.name for path in (HERE / "cases").glob("*.w"))
        self.assertGreater(len(names), 10)
        for name in names:
            with self.subTest(case=name), tempfile.TemporaryDirectory() as folder:
                status, text, said = call(f"cases/{name}", folder)
                self.assertEqual(status, 0, said)
                self.compare(HERE / "cases" / name.replace(".w", ".out"), text)
                self.compare(HERE / "cases" / name.replace(".w", ".err"), said)

    def test_mistakes(self) -> None:
        names = sorted(path.name for path in (HERE / "mistakes").glob("*.w"))
        self.assertGreater(len(names), 20)
        for name in names:
            with self.subTest(mistake=name), tempfile.TemporaryDirectory() as folder:
                status, text, said = call(f"mistakes/{name}", folder)
                self.assertEqual((status, text), (2, ""), said)
                self.assertEqual(said.count("\n"), 1, said)
                self.compare(HERE / "mistakes" / name.replace(".w", ".txt"), said)

    def test_output_is_whole_or_untouched(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "tool.c"
            target.write_text("before")
            for name, status, text in (("mistakes/no-end.w", 2, "before"), ("cases/guards.w", 0, "in_wrapper")):
                with contextlib.redirect_stderr(io.StringIO()):
                    self.assertEqual(main(["wrap", *ASKED, "-o", str(target), name]), status)
                self.assertIn(text, target.read_text())
                self.assertEqual([p.name for p in Path(folder).iterdir()], ["tool.c"])
            said = io.StringIO()
            with contextlib.redirect_stderr(said):
                self.assertEqual(main(["wrap", *ASKED, "-o", f"{folder}/none/tool.c", "cases/guards.w"]), 2)
            self.assertEqual(said.getvalue().count("\n"), 1)

    def test_files_are_one_output(self) -> None:
        """{{fileno}} and {{fn_num}} count over all files; a function wrapped in two of them is a chain."""
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "tool.c"
            with contextlib.redirect_stderr(io.StringIO()):
                main(["wrap", *ASKED, "-o", str(target), "cases/guards.w", "cases/large.w", "cases/guards.w"])
            text = target.read_text()
        self.assertEqual(text.count("_EXTERN_C_ int MPI_Comm_rank("), 1)
        self.assertIn("_wrap_py_return_val = bnd_wrap_1_MPI_Comm_rank(comm, rank);", text)

    def test_dump(self) -> None:
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
        with contextlib.redirect_stdout(out):
            self.assertEqual(main(["wrap", *ASKED, "-d"]), 0)
        lines = out.buffer.getvalue().decode().splitlines()
        self.assertEqual(len(lines), 15)
        self.assertIn("int MPI_Comm_rank(MPI_Comm comm, int *rank)", lines)


if __name__ == "__main__":
    os.chdir(HERE)
    unittest.main(argv=[sys.argv[0], *(a for a in sys.argv[1:] if a != "--write")])
