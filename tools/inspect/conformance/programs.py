"""Programs: compiled until what does not compile is left out, started, and what each check in them has seen."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bindery_mpi.conformance import sources
from bindery_mpi.conformance.mpi import FREE, Mpi
from bindery_mpi.conformance.rules import CXX, FORTRAN, OPEN, RIGHT, UNTRIED, WRONG, Group, Line, Rule, folder, is_newer
from bindery_mpi.conformance.sources import Source
from bindery_mpi.logged import run_logged

_ROUNDS = 4  # of compiling without what was wrong in the last one
_OVER = "the time for the report was over"
_NOISE = 200  # characters of what a program says that a line shows
# Words of a line that is about the end of a program; those of the first sort say more.
_ABOUT_THE_END = (
    r"\b(error|assert\w*|fault|exception|critical|unsupported|not (yet )?implemented)\b",
    r"\babort\w*\b",
    r"\S",
)


@dataclass
class Seen:
    """Things that a check has seen, in all processes."""

    pairs: list[tuple[str, str]] = field(default_factory=list)
    skipped: str = ""
    began: int = 0
    ended: int = 0
    failed: str = ""  # why it did not end

    @property
    def is_right(self) -> bool:
        return not self.failed and all(expected == seen for expected, seen in self.pairs)


class Runner:
    """Tries the rules of groups with programs."""

    def __init__(self, mpi: Mpi, deadline: float, limit: float):
        self.mpi, self.deadline, self.limit = mpi, deadline, limit
        self._number = 0
        self._lacking: set[str] = set()  # rules with a line that is not right

    def lines(self, group: Group, dialect: str) -> list[Line]:
        """A line for each rule of a group in one dialect."""
        rules, source = group.chosen(dialect), sources.read(group.source)
        if dialect in self.mpi.absent or (dialect == CXX and not self.mpi.cxx):
            why = self.mpi.absent.get(dialect, "no compiler wrapper for C++")
            seen = {True: Seen(failed=why), False: Seen(skipped=why)}
            return [self._line(group, rule, dialect, source, seen[rule.presence]) for rule in rules]
        result: dict[str, Seen] = {}
        for processes in sorted({rule.processes or group.processes for rule in rules}):
            chosen = [rule for rule in rules if (rule.processes or group.processes) == processes]
            result |= self._tried(group, dialect, source, chosen, processes)
        return [self._line(group, rule, dialect, source, result[rule.id]) for rule in rules]

    # ---- compile -----------------------------------------------------------------------------------------------------

    def _tried(self, group: Group, dialect: str, source: Source, rules: list[Rule], processes: int) -> dict[str, Seen]:
        work = self.mpi.work / f"{group.name}-{dialect}-{processes}"
        work.mkdir(exist_ok=True)
        left, wrong = [rule.id for rule in rules], dict[str, str]()
        said = self._build(group, dialect, source, left, work)
        for number in range(_ROUNDS):
            if said is None or not left:
                break
            found = sources.compose(source, dialect, left).blamed(said, left) if number < _ROUNDS - 1 else {}
            wrong |= found or self._one_by_one(group, dialect, source, left, work)
            left = [check for check in left if check not in wrong]
            said = self._build(group, dialect, source, left, work) if left else None
        if time.monotonic() > self.deadline:
            return {rule.id: Seen(skipped=_OVER) for rule in rules}
        result = {check: Seen(failed=f"does not compile: {why}") for check, why in wrong.items()}
        for rule in rules:
            if rule.late and rule.id in left:
                result |= self._run(work / "program", [rule.id], processes)
                left.remove(rule.id)
        return result | (self._run_all(work / "program", left, processes) if left else {})

    def _build(self, group: Group, dialect: str, source: Source, checks: Sequence[str], work: Path) -> str | None:
        if time.monotonic() > self.deadline:
            return _OVER
        suffix = ".F90" if dialect in FORTRAN else source.suffix
        path = work / f"program{suffix}"
        path.write_text(sources.compose(source, dialect, checks).text, encoding="utf-8")
        objects: list[Path] = []
        if group.helper:
            helper = folder() / group.helper
            objects = [work / f"{helper.stem}.o"]
            words = [*self.mpi.command("c"), f"-DDIALECT_{dialect}", "-c", helper, "-o", objects[0]]
            said = None if objects[0].exists() else self.mpi.compile(words, work / "log")
            if said is not None:
                return said
        # In this folder, where a compiler writes modules.
        command = ["env", "-C", work, *self.mpi.command(dialect), path, *objects, "-o", work / "program"]
        return self.mpi.compile(command, work / "log")

    def _one_by_one(
        self, group: Group, dialect: str, source: Source, checks: Sequence[str], work: Path
    ) -> dict[str, str]:
        """Which checks do not compile alone, where messages do not tell; all of them if each does."""
        found = {}
        for check in checks:
            said = self._build(group, dialect, source, [check], work)
            if said is not None:
                found[check] = sources.message(said.strip().splitlines())[:_NOISE]
        return found or dict.fromkeys(checks, "each check compiles, all of them together do not")

    # ---- run ---------------------------------------------------------------------------------------------------------

    def _run_all(self, program: Path, checks: Sequence[str], processes: int) -> dict[str, Seen]:
        """All checks in one run; what is not right, and what came after a crash, once more, each alone."""
        found = self._run(program, checks, processes)
        for check in checks:
            if not (found[check].is_right and found[check].ended == processes) or found[check].skipped:
                found[check] = self._run(program, [check], processes)[check]
        return found

    def _run(self, program: Path, checks: Sequence[str], processes: int) -> dict[str, Seen]:
        found = {check: Seen() for check in checks}
        if time.monotonic() > self.deadline:
            return {check: Seen(skipped=_OVER) for check in checks}
        self._number += 1
        place = self.mpi.work / f"run{self._number}"
        place.mkdir()
        words = ["env", "-C", str(place), *(f"{name}={value}" for name, value in FREE.items())]
        words += [*self.mpi.started(processes), str(program), str(place), *checks]
        limit = min(self.limit, max(1.0, self.deadline - time.monotonic()))
        status = run_logged(words, place / "log", None, limit)
        for path in sorted(place.glob("seen.*")):
            _read(path, found)
        said = (place / "log").read_text(encoding="utf-8", errors="replace")
        for seen in found.values():
            if seen.ended < processes and not seen.skipped:
                seen.failed = _ending(status, limit, said)
            elif not seen.pairs and not seen.skipped:
                seen.failed = "the program ends without having come to a comparison"
        shutil.rmtree(place, ignore_errors=True)
        return found

    # ---- judge -------------------------------------------------------------------------------------------------------

    def _line(self, group: Group, rule: Rule, dialect: str, source: Source, seen: Seen) -> Line:
        files, command = self.program(group, rule, dialect, source)
        verdict, expected, shown = judged(rule, seen, self.mpi.claims)
        if verdict in (WRONG, OPEN) and rule.control in self._lacking:
            verdict, shown = UNTRIED, f"{shown} (nor is {rule.control} right)"
        if verdict != RIGHT:
            self._lacking.add(rule.id)
        return Line(group, rule, dialect, verdict, expected, shown, command, files)

    def program(self, group: Group, rule: Rule, dialect: str, source: Source) -> tuple[dict[str, str], str]:
        """The files of a program for one rule alone, and the commands."""
        suffix = ".F90" if dialect in FORTRAN else source.suffix
        name = f"{rule.id}.{dialect}"
        files = {f"{name}{suffix}": sources.compose(source, dialect, [rule.id]).text}
        words, more = [*self.mpi.command(dialect), f"{name}{suffix}"], ""
        if group.helper:
            files[group.helper] = (folder() / group.helper).read_text(encoding="utf-8")
            more = shlex.join([*self.mpi.command("c"), f"-DDIALECT_{dialect}", "-c", group.helper]) + " && "
            words.append(Path(group.helper).stem + ".o")
        start = [*self.mpi.started(rule.processes or group.processes), f"./{name}"]
        return files, f"{more}{shlex.join([*words, '-o', name])} && {shlex.join(start)}"


def _read(path: Path, found: dict[str, Seen]) -> None:
    """A file that one process has written: `begin ID`, `skip ID | why`, `ID | expected | seen`, `end ID`."""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        words = [word.strip() for word in line.split("|")]
        head, _, id = words[0].rpartition(" ")
        seen = found.get(id)
        if seen is None:
            continue
        if head == "begin":
            seen.began += 1
        elif head == "end":
            seen.ended += 1
        elif head == "skip":
            seen.skipped = words[1]
        else:
            seen.pairs.append((words[1], "|".join(words[2:])))


def _ending(status: int | None, limit: float, said: str) -> str:
    """Why a program did not come to the end of a check."""
    lines = [line.strip() for line in said.splitlines() if line.strip(" =-*|")]
    found = next((x for words in _ABOUT_THE_END for x in lines if re.search(words, x, re.IGNORECASE)), "")
    words = f": {found[:_NOISE]}" if found else ""
    if status is None:
        return f"does not end within {limit:.0f} s"
    if status and (status < 0 or status > 128):
        number = -status if status < 0 else status - 128
        name = signal.Signals(number).name if number in set(signal.Signals) else str(number)
        return f"ends by {name}{words}"
    return f"ends before the check does, exit status {status}{words}"


def judged(rule: Rule, seen: Seen, claims: str) -> tuple[str, str, str]:
    """The verdict, what was expected and what was seen."""
    if seen.skipped:
        return UNTRIED, "", seen.skipped
    wrong = [(e, s) for e, s in seen.pairs if e != s]
    expected, shown = wrong[0] if wrong else seen.pairs[-1] if seen.pairs else ("", "")
    if seen.failed and not wrong:
        expected, shown = "it compiles and runs to its end", seen.failed
    if rule.needs and seen.failed and re.search(rf"\b{rule.needs}\b", seen.failed, re.IGNORECASE):
        return UNTRIED, "", f"{rule.needs} is not there"
    if seen.is_right:
        return RIGHT, expected, shown
    if is_newer(rule, claims):
        return UNTRIED, expected, f"{shown} (a rule of MPI {rule.since}; this MPI claims {claims})"
    # A doubt is about what a check has seen or needs, not about a program that crashes.
    is_open = rule.doubt and (wrong or not seen.began)
    return (OPEN if is_open else WRONG), expected, shown
