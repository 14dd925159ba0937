"""docs/conformance.md names, for each rule, the tests whose text names that rule; with --write it is brought up to date.

A rule that no test names needs a reason in its row, in parentheses."""

import re
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "conformance.md"
ROW = re.compile(r"^\| (R\d+) \| (.+?) \| (.*?) ?\|$", re.MULTILINE)
TEST = re.compile(r"^TEST(?:_F)?\((\w+), (\w+)\)|^    def (test_\w+)|^subroutine (\w+)", re.MULTILINE)
RULES = re.compile(r"\bR(\d+)(?:\s*(?:[-–]|to)\s*R?(\d+))?")
MOST = 4


def rules_in(text: str) -> set[str]:
    spans = ((int(first), int(last or first)) for first, last in RULES.findall(text))
    return {f"R{number}" for first, last in spans for number in range(first, last + 1)}


def tests_of(path: Path) -> list[tuple[str, set[str]]]:
    """Each test of a file, with the rules named in it or in the comment just above."""
    text = path.read_text()
    starts = list(TEST.finditer(text))
    cuts = [
        len(text[: m.start()].rstrip().rsplit("\n\n", 1)[0])
        if text[: m.start()].rstrip().split("\n")[-1].startswith("//")
        else m.start()
        for m in starts
    ]
    ends = pairwise([*cuts, len(text)])
    return [
        (".".join(filter(None, m.groups())), rules_in(text[cut:end])) for m, (cut, end) in zip(starts, ends, strict=True)
    ]


def found() -> dict[str, list[str]]:
    """Rule -> `file: test`, in the order of the files."""
    named: dict[str, list[str]] = {}
    files = [
        *sorted((ROOT / "tests" / "solo").rglob("*.cpp")),
        *sorted((ROOT / "tests" / "solo").rglob("*.py")),
        *sorted((ROOT / "tests" / "install").glob("*.py")),
        *sorted((ROOT / "tests" / "install" / "abi").glob("*.F90")),
        *sorted((ROOT / "tests" / "spec").glob("*.py")),
    ]
    for path in files:
        for test, rules in tests_of(path):
            for rule in rules:
                named.setdefault(rule, []).append(f"`{path.relative_to(ROOT / 'tests')}`: {test}")
    return named


def main() -> None:
    named, document = found(), DOCUMENT.read_text()

    def fill(row: re.Match[str]) -> str:
        rule, asks, said = row.groups()
        tests = named.get(rule, [])
        more = f"; and {len(tests) - MOST} more" if len(tests) > MOST else ""
        checked = "; ".join(tests[:MOST]) + more or (said if said.startswith("(") else "")
        return f"| {rule} | {asks} | {checked} |"

    wanted = ROW.sub(fill, document)
    if "--write" in sys.argv:
        DOCUMENT.write_text(wanted)
    elif wanted != document:
        sys.exit("docs/conformance.md is out of date; run tests/docs/conformance.py --write")
    bare = [row[1] for row in ROW.finditer(wanted) if not row[3].strip()]
    if bare:
        sys.exit(f"docs/conformance.md: no test names {', '.join(bare)}; write one, or give the reason in parentheses")


main()
