"""Random small edits of the spec and its rules: each must be a mistake, or change what is generated and fail a quick test.

    mutations.py [NUMBER [SEED]]    fifty edits, if no number is given; a few minutes, so no part of scripts/test

Prints a line for each edit, and exits with 1 if one changes nothing, or nothing but generated/."""

import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("specs", "generator", "templates", "tests", "c", "cxx", "fortran", "solo", "tools", "docs")
TESTS = (
    "tests/spec/summary.py",
    "tests/generate/rules.py",
    "tests/spec/recount.py",
    "tests/generate/examples.py",
    "tests/mistakes/run.py",
)
# What an edit does to a line: a key, an item of a list or a field of a table goes, a word is misspelt, a value is another.
EDITS = {
    "drop the line": (r"^\w[\w.]* = .*$", lambda m: ""),
    "drop a field": (r", \w+ = (?:\"[^\"]*\"|\[[^\]]*\]|\w+)(?=,| \})", lambda m: ""),
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
            if line.startswith(("#", "brief")):
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
    done = subprocess.run(
        command, capture_output=True, env={"PYTHONPATH": str(copy / "generator")}, timeout=600, check=False
    )
    return done.returncode == 0


def verdict(copy: Path) -> str:
    """Who finds the edit in the copy."""
    generate = [sys.executable, "-B", "-m", "bindery", "generate"]
    done = subprocess.run(
        generate,
        cwd=copy,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(copy / "generator")},
        timeout=600,
        check=False,
    )
    if done.returncode == 2:
        return f"refused: {done.stderr.splitlines()[0]}"
    if done.returncode:
        return f"FAILED: {done.stderr.splitlines()[-1]}"
    failed = next((script for script in TESTS if not passes(copy, script)), "")
    if failed:
        return f"fails {failed}"
    return "CHANGES generated/ alone" if not done.stdout.startswith("0 written") else "SURVIVES"


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
            shutil.rmtree(copy / "generated", ignore_errors=True)
            shutil.copytree(ROOT / "generated", copy / "generated")
            path, line, edit, new = random.choice(by_edit[list(by_edit)[turn % len(by_edit)]])
            text = (ROOT / path).read_text(encoding="utf-8")
            lines = text.split("\n")
            lines[line] = new
            (copy / path).write_text("\n".join(lines), encoding="utf-8")
            found = verdict(copy)
            survivors += found[:1].isupper()
            print(f"{path}:{line + 1}: {edit}: {text.split(chr(10))[line].strip()[:60]}: {found}", flush=True)
            (copy / path).write_text(text, encoding="utf-8")
    print(f"{number} edits, {survivors} found by no mistake and no quick test")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
