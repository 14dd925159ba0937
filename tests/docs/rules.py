"""docs/reference/rules.md has a row for each rule that the sources cite, and no other: rules.py BUILD_FOLDER.

A row names CTest tests that cite the rule; a `must` without one has a reason in parentheses."""

import fnmatch
import json
import re
import subprocess
import sys
import unittest
from typing import ClassVar, NamedTuple

from tree import ROOT, handwritten_files

DOCUMENT = "docs/reference/rules.md"
ROW = re.compile(r"^\| (R\d+[a-z]?) \| (\w+) \| (.+?) \| (.+?) \| ?(.*?) ?\|$", re.MULTILINE)
CITATION = re.compile(r"\bR(\d+)([a-z]?)\b(?:\s*(?:[-–]|to)\s*R?(\d+)\b)?")
STRENGTHS = {"must", "should", "may", "advice", "inferred", "open", "user"}
WIDEST = 12  # rules in a range; a wider one tells the reader nothing


class Row(NamedTuple):
    rule: str
    strength: str
    requirement: str
    sections: str
    checked: str

    @property
    def tests(self) -> list[str]:
        return re.findall(r"`([^`]+)`", self.checked) if not self.has_reason else []

    @property
    def has_reason(self) -> bool:
        return re.match(r"\(.{10,}\)$", self.checked) is not None


def cited_in(text: str) -> set[str]:
    rules = set()
    for first, letter, last in CITATION.findall(text):
        numbers = range(int(first), int(last or first) + 1)
        if len(numbers) > WIDEST:
            raise ValueError(f"R{first} to R{last}: name at most {WIDEST} rules")
        rules |= {f"R{number}{letter}" for number in numbers}
    return rules


def ctest_commands(build: str) -> dict[str, str]:
    """Each test's name and command line."""
    command = ["ctest", "--test-dir", build, "--show-only=json-v1"]
    listed = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=1000, check=True).stdout)
    return {test["name"]: " ".join(test.get("command", [])) for test in listed["tests"]}


def sources_of(name: str, command: str, files: list[str]) -> list[str]:
    """The files of a test: those it runs or that are named like a part of its name; else all of its folder."""
    folder, *parts = name.lower().split(".")
    inside = [file for file in files if file.startswith(f"tests/{folder}/")]

    def named(file: str) -> bool:
        stems = file.removeprefix(f"tests/{folder}/").lower().split("/")
        return any(stem.removeprefix("test_").startswith(part) for stem in stems for part in parts)

    return [file for file in inside if named(file) or file in command] or inside


class Rules(unittest.TestCase):
    rows: ClassVar[list[Row]]
    cited: ClassVar[dict[str, set[str]]]  # file -> rules
    problems: ClassVar[list[str]]
    commands: ClassVar[dict[str, str]]

    @classmethod
    def setUpClass(cls) -> None:
        cls.rows = [Row(*row) for row in ROW.findall((ROOT / DOCUMENT).read_text())]
        cls.cited = {}
        cls.problems = []
        for file, text in handwritten_files():
            if file == DOCUMENT:
                continue
            try:
                cls.cited[file] = cited_in(text)
            except ValueError as problem:
                cls.problems.append(f"{file}: {problem}")
        cls.commands = ctest_commands(sys.argv[1])

    def test_rows_are_well_formed(self) -> None:
        lines = [line for line in (ROOT / DOCUMENT).read_text().splitlines() if re.match(r"\| *R\d", line)]
        self.assertEqual(len(self.rows), len(lines), "every row: rule, strength, requirement, section, tests")
        self.assertEqual({row.strength for row in self.rows} - STRENGTHS, set())
        numbers = [(int(re.sub(r"\D", "", row.rule)), row.rule) for row in self.rows]
        self.assertEqual(numbers, sorted(set(numbers)), "rows in order, each once")

    def test_citations_have_rows(self) -> None:
        self.assertEqual(self.problems, [])
        known = {row.rule for row in self.rows}
        missing = sorted({f"{file} cites {rule}" for file, rules in self.cited.items() for rule in rules - known})
        self.assertEqual(missing, [], f"add a row to {DOCUMENT}, or drop the citation")

    def test_rows_are_cited(self) -> None:
        cited = set().union(*self.cited.values())
        self.assertEqual([row.rule for row in self.rows if row.rule not in cited], [], f"drop the row of {DOCUMENT}")

    def test_what_must_be_is_tested(self) -> None:
        bare = [row.rule for row in self.rows if row.strength == "must" and not row.tests and not row.has_reason]
        self.assertEqual(bare, [], f"{DOCUMENT}: name a test, or give the reason in parentheses")

    def test_tests_cite_their_rules(self) -> None:
        files = sorted(self.cited)
        for row in self.rows:
            for pattern in row.tests:
                with self.subTest(rule=row.rule, test=pattern):
                    names = fnmatch.filter(self.commands, pattern)
                    self.assertTrue(names, f"{DOCUMENT}: CTest has no test {pattern}")
                    sources = {file for name in names for file in sources_of(name, self.commands[name], files)}
                    self.assertTrue(
                        any(row.rule in self.cited[file] for file in sources),
                        f"{DOCUMENT}: {pattern} does not cite {row.rule}",
                    )


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
