"""Random small edits of the spec and its rules: each must be a mistake, or change what is generated and fail a quick test.

    mutations.py [NUMBER [SEED]]    fifty edits, if no number is given; five minutes, so no part of scripts/test

Prints a line for each edit, and exits with 1 if one changes nothing, or nothing but generated/."""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "generator"), str(ROOT / "tests" / "spec"), str(ROOT / "tests" / "generate")]

from bindery_mpi.layers import load_checked  # noqa: E402
from bindery_mpi.outputs import TEST_OUTPUTS, render_all  # noqa: E402
from bindery_mpi.outputs.render import Templates, write  # noqa: E402
from bindery_mpi.spec.layer import observed  # noqa: E402
from bindery_mpi.spec.mistakes import SpecErrors  # noqa: E402
from rules import EXPECTED, counted, differences  # noqa: E402
from summary import EXPECTED as SUMMARY  # noqa: E402
from summary import summary  # noqa: E402

NEEDED = (
    "specs",
    "generator",
    "templates",
    "tests",
    "abi",
    "c",
    "fortran",
    "modern",
    "mpicxx",
    "solo",
    "tools",
    "docs",
    "generated",
)
# Tests of a copy, after those that this script does itself.
TESTS = ("tests/spec/recount.py", "tests/generate/examples.py", "tests/mistakes/run.py")
# Edits of a line that is no sentence: a key, an item of a list or a field of a table goes, a word is misspelt, a value is another.
EDITS = {
    "drop the line": (r"^\w[\w.]* = .*$", lambda m: ""),
    "drop a field": (r", (?!reason)\w+ = (?:\"[^\"]*\"|\[[^\]]*\]|\w+)(?=,| \})", lambda m: ""),
    "drop an item": (r"\"[^\"]*\", (?=\")", lambda m: ""),
    "misspell": (r"(?<=\")\w{4,}(?=\")", lambda m: m[0][:2] + m[0][3:]),
    "negate": (r"\b(?:true|false)\b", lambda m: "false" if m[0] == "true" else "true"),
    "count one more": (r"(?<== )\d+\b", lambda m: str(int(m[0]) + 1)),
    "misspell in C": (r"(?<=[ (&*])[a-z_]{4,}(?=[(,; ])", lambda m: m[0][:2] + m[0][3:]),
}


def places() -> Iterator[tuple[Path, int, str, str]]:
    """Every edit that can be made: the file, the line, the edit and the new line."""
    for path in sorted((ROOT / "specs").rglob("*.toml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
            if line.startswith(("#", "brief", "note", "reason")):
                continue
            for edit, (pattern, change) in EDITS.items():
                for match in re.finditer(pattern, line):
                    yield (
                        path.relative_to(ROOT),
                        number,
                        edit,
                        line[: match.start()] + change(match) + line[match.end() :],
                    )


def passes(copy: Path, script: str) -> bool:
    command = [sys.executable, "-B", str(copy / script)]
    environment = {"PYTHONPATH": str(copy / "generator")}
    return subprocess.run(command, capture_output=True, env=environment, timeout=600, check=False).returncode == 0


def verdict(copy: Path) -> str:
    """Who finds the edit in the copy; the tests that load the spec and no more come first."""
    try:
        spec = load_checked(copy / "specs", root=copy)
        if summary(spec) != SUMMARY.read_text(encoding="utf-8").splitlines():
            return "fails tests/spec/summary.py"
        with observed() as applied:
            files = render_all(spec, Templates(copy / "templates"))
            render_all(spec, Templates(copy / "templates"), outputs=TEST_OUTPUTS)
    except SpecErrors as mistakes:
        return f"refused: {str(mistakes).splitlines()[0]}"
    if differences(EXPECTED.read_text(encoding="utf-8"), counted(applied)):
        return "fails tests/generate/rules.py"
    is_current = write(copy / "generated", files, dry=True).is_current
    failed = next((script for script in TESTS if not passes(copy, script)), "")
    return f"fails {failed}" if failed else "SURVIVES" if is_current else "CHANGES generated/ alone"


def in_child(copy: Path) -> str:
    """The same in a process of its own: modules keep what they know of a spec."""
    reader, writer = os.pipe()
    if not os.fork():
        try:
            found = verdict(copy)
        except Exception as error:
            found = f"FAILED: {error!r}"
        os.write(writer, found.encode())
        os._exit(0)
    os.close(writer)
    os.wait()
    with os.fdopen(reader) as pipe:
        return pipe.read()


def main(arguments: list[str]) -> int:
    number, seed = (int(word) for word in (*arguments, *("50", "1")[len(arguments) :]))
    random.seed(seed)
    by_edit: dict[str, list] = {}
    for place in places():
        by_edit.setdefault(place[2], []).append(place)
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in NEEDED:
            shutil.copytree(ROOT / name, copy / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        for turn in range(number):
            path, line, edit, new = random.choice(by_edit[list(by_edit)[turn % len(by_edit)]])
            text = (ROOT / path).read_text(encoding="utf-8")
            lines = text.split("\n")
            lines[line] = new
            (copy / path).write_text("\n".join(lines), encoding="utf-8")
            found = in_child(copy)
            survivors += found[:1].isupper()
            print(f"{path}:{line + 1}: {edit}: {text.split(chr(10))[line].strip()[:60]}: {found}", flush=True)
            (copy / path).write_text(text, encoding="utf-8")
    print(f"{number} edits, {survivors} found by no mistake and no quick test")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
