"""Labels of the programs: which cases a source has, what a checker has to find in each, and what a report is worth.

A case begins with `CASE(name, processes)` in C and `subroutine name ! processes: 2` in Fortran. Comments in its lines say what is wrong:

    wrong: CHECK [ARGUMENT]  a finding of that check has to be reported for this line; argument|datatype is either of two checks
    either: CHECK            of all these lines of a case, one has to be reported
    may: CHECK               a finding that follows from the others; above the case: in any line

A case without them is right. Above a case, `missed: REASON` says that nothing finds its mistake yet, `quick` that its run is part of
the short test, and `synchronous` that it runs with this option. A file with a line `together` runs its wrong cases in one program: none of them stops it. One with a line `alone` runs each case in a
program of its own, also the right ones. One with `since: 4.0` needs an MPI of
that version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_BEGIN = re.compile(r"^CASE\((\w+), (\d)\)|^ {4}subroutine (\w+) *! processes: (\d)$")
_MARK = re.compile(r"(?://|!) (wrong|either|may): ([\w|]+)(?: (\w+))?$")
_SINCE = re.compile(r"^// since: (\d+)\.(\d+)$", re.MULTILINE)
_ABOVE = re.compile(r"^\s*(?://|!) (missed|may|quick|synchronous|together|alone)\b:? ?(.*)$")


@dataclass(frozen=True)
class Mark:
    """The findings that a checker should have for a statement."""

    kind: str  # "wrong", "either", "may"
    checks: tuple[str, ...]
    argument: str
    lines: range  # of the statement; empty: any

    def is_at(self, line: int) -> bool:
        return not self.lines or line in self.lines

    def is_met(self, finding: dict[str, Any]) -> bool:
        argument = not self.argument or finding["argument"] in ("", self.argument)
        return finding["check"] in self.checks and argument


@dataclass
class Case:
    source: Path
    name: str
    processes: int
    lines: range = range(0)
    marks: list[Mark] = field(default_factory=list)
    missed: str = ""
    is_quick: bool = False
    is_synchronous: bool = False
    is_harmless: bool = False  # it does not stop the program: others may follow
    is_alone: bool = False  # it starts MPI itself: nothing may follow

    @property
    def label(self) -> str:
        return f"{self.source.name}:{self.name}"

    @property
    def is_wrong(self) -> bool:
        return any(mark.kind != "may" for mark in self.marks)


@dataclass
class Verdict:
    """The worth of the findings in one case."""

    helpful: int = 0
    missing: list[str] = field(default_factory=list)
    noise: list[str] = field(default_factory=list)


def _statement(lines: list[str], marked: int) -> range:
    """The lines of the statement that the mark is in, from 1: compilers name the first or the last."""
    first = last = marked
    while first > 1 and re.search(r"(,|&)\s*(!.*)?$", lines[first - 2]):
        first -= 1
    while last < len(lines) and re.search(r"&\s*(!.*)?$", lines[last - 1]):
        last += 1
    return range(first, last + 1)


def since(source: Path) -> tuple[int, int]:
    """The version of MPI that a source needs."""
    found = _SINCE.search(source.read_text(encoding="utf-8"))
    return (int(found[1]), int(found[2])) if found else (0, 0)


def read(source: Path) -> list[Case]:
    """The cases of a source."""
    lines = source.read_text(encoding="utf-8").splitlines()
    cases: list[Case] = []
    above: dict[str, str] = {}
    together = alone = False
    for number, line in enumerate(lines, 1):
        if found := _BEGIN.match(line):
            name, processes = (group for group in found.groups() if group)
            cases.append(_case(source, name, int(processes), above))
            cases[-1].is_harmless, cases[-1].is_alone = together, alone
            cases[-1].lines, above = range(number, number + 1), {}
        elif found := _ABOVE.match(line):
            together |= found[1] == "together"
            alone |= found[1] == "alone"
            above[found[1]] = found[2]
        elif cases:
            cases[-1].lines = range(cases[-1].lines.start, number + 1)
        if cases and not above and (found := _MARK.search(line)):
            mark = Mark(found[1], tuple(found[2].split("|")), found[3] or "", _statement(lines, number))
            cases[-1].marks.append(mark)
    return cases


def _case(source: Path, name: str, processes: int, above: dict[str, str]) -> Case:
    may = [Mark("may", tuple(above["may"].split("|")), "", range(0))] if "may" in above else []
    case = Case(source, name, processes, marks=may, missed=above.get("missed", ""))
    case.is_quick, case.is_synchronous = "quick" in above, "synchronous" in above
    return case


def judge(case: Case, findings: list[dict[str, Any]]) -> Verdict:
    """Compare what was found with the marks. Another check in a marked line is no noise, but does not help either."""
    verdict = Verdict()
    for mark in (m for m in case.marks if m.kind == "wrong"):
        if any(mark.is_at(line) and mark.is_met(f) for f in findings for line in _lines(case, f)):
            verdict.helpful += 1
        else:
            verdict.missing.append(
                f"{case.label}: {case.source.name}:{mark.lines[-1]}: {'|'.join(mark.checks)} {mark.argument}"
            )
    either = [m for m in case.marks if m.kind == "either"]
    if any(m.is_at(line) and m.is_met(f) for m in either for f in findings for line in _lines(case, f)):
        verdict.helpful += 1
    elif either:
        verdict.missing.append(f"{case.label}: {case.source.name}:{either[0].lines[-1]}: {'|'.join(either[0].checks)}")
    for found in findings:
        if not any(_is_expected(mark, found) for mark in case.marks):
            verdict.noise.append(f"{case.label}: {sentence(found)}")
    return verdict


def _is_expected(mark: Mark, found: dict[str, Any]) -> bool:
    return mark.is_at(found["line"]) and (bool(mark.lines) or found["check"] in mark.checks)


def _lines(case: Case, found: dict[str, Any]) -> Iterator[int]:
    """The line of the call, and that of the other call that the sentence names."""
    yield found["line"]
    name, _, line = (found.get("related") or "").rpartition(":")
    if name == case.source.name and line.isdecimal():
        yield int(line)


def sentence(found: dict[str, Any]) -> str:
    where = f"{Path(found['file']).name}:{found['line']}"
    return f"{where}: {found['routine']}: {found['argument']} {found['text']} ({found['check']})"
