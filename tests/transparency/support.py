"""Programs that other tests have started, which ones to start again, and the tools to start them under."""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))
import launches  # noqa: E402

ENVIRONMENT = os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
# The dialect, the way of linking: what distinguishes the programs of one source.
VARIANT = re.compile(r"[-_](f08|mpifh|mpif|mpi)(?=\d|$)|[-_]static|[-_][cf]$|\d+$")


class Failure(Exception):
    """A program that is not as it was without the tool."""


@dataclass(frozen=True)
class Program:
    """A program that passed in the test `test`."""

    test: str
    start: launches.Started

    @property
    def path(self) -> Path:
        return Path(self.start.cwd, self.start.program[0])

    @property
    def name(self) -> str:
        words = [Path(word).name for word in self.start.program]
        return f"{self.test}: {' '.join(words)}"

    @property
    def group(self) -> str:
        """The same for all variants of a source."""
        return f"{self.test}: {VARIANT.sub('', self.path.name)} {' '.join(self.start.program[1:])}"

    @property
    def processes(self) -> int:
        return int(self.start.launcher[-1]) if self.start.launcher else 1


def programs(folder: Path, mpi: str) -> list[Program]:
    """All that the tests of this MPI have started, as their last runs remember."""
    found = [
        Program(test.name, start)  # type: ignore[arg-type]
        for test in sorted(folder.iterdir() if folder.is_dir() else ())
        if mpi in test.name.split(".")
        for start in launches.remembered(test, launches.Started)
    ]
    found = [program for program in found if program.path.exists()]
    return sorted(found, key=lambda program: program.name)


def one_of_each(found: list[Program], share: float) -> list[Program]:
    """One variant of each source; the tools get different ones, by their shares of 0 to 1."""
    groups = defaultdict(list)
    for program in found:
        groups[program.group].append(program)
    return [group[round(share * (len(group) - 1))] for group in groups.values()]


@dataclass(frozen=True)
class Exceptions:
    """Rows of exceptions.toml, for one tool."""

    rows: tuple[dict[str, str], ...]

    @classmethod
    def of(cls, tool: str, mpi: str) -> Exceptions:
        rows = tomllib.loads((HERE / "exceptions.toml").read_text())["exception"]
        for row in rows:
            if not row["reason"].strip():
                sys.exit(f"exceptions.toml: {row['program']}: no reason")
        return cls(tuple(row for row in rows if tool in row["tools"] and mpi in row.get("mpis", mpi)))

    def of_program(self, program: Program) -> dict[str, str]:
        return next((row for row in self.rows if fnmatch.fnmatch(program.name, row["program"])), {})

    def idle(self, found: list[Program]) -> list[str]:
        return [
            f"exceptions.toml: no program is called {row['program']}; remove the row"
            for row in self.rows
            if not any(fnmatch.fnmatch(program.name, row["program"]) for program in found)
        ]

    def choose(self, found: list[Program], share: float) -> list[Program]:
        """One variant of each program, one of an exception, too; none that is not to be started."""
        ordinary = [program for program in found if not self.of_program(program)]
        others = [program for program in found if self.of_program(program).get("fails")]
        return [*one_of_each(ordinary, share), *one_of_each(others, share)]


class Tools:
    """The tools of one MPI in a folder; compiled by the case `build`."""

    def __init__(self, mpi: str, folder: Path):
        self.mpi, self.folder = mpi, folder

    def library(self, name: str) -> Path:
        return self.folder / f"{name}.so"

    @cached_property
    def log(self) -> Path:
        return self.folder / f"log-{os.getpid()}"

    def run(self, program: Program, under: list[object], environment: dict[str, str], path: Path | None = None) -> None:
        """Start it with the words `under` before it; it must print what it printed alone. It runs in a folder of its own:
        under another tool it may write files of the same names at the same time."""
        shutil.rmtree(self.log, ignore_errors=True)
        cwd = self.log / "files"
        cwd.mkdir(parents=True)
        given = [f"{name}={value}" for name, value in ({"BINDERY_ROLES_LOG": self.log} | environment).items()]
        started = program.start
        path = path or program.path
        command = [str(word) for word in (*started.launcher, "env", *given, *under, path, *started.program[1:])]
        limit = max(120, 20 * started.seconds)
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=limit,
                cwd=cwd,
                env=ENVIRONMENT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Failure(f"it did not end in {limit:.0f} seconds") from None
        if done.returncode:
            raise Failure(f"status {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
        lines = sorted(launches.printed(done.stdout.replace(str(path), started.program[0])))
        if lines != started.lines:
            differ = (Counter(lines) - Counter(started.lines), Counter(started.lines) - Counter(lines))
            raise Failure("it printed {}, not {}".format(*(list(c)[:10] for c in differ)))

    def counts(self, tool: str) -> list[Counter[str]]:
        """How often the tool saw each routine, for each process."""
        found = []
        for path in self.log.glob(f"{tool}.*"):
            pairs = (line.split() for line in path.read_text().splitlines())
            counter: Counter[str] = Counter()
            for name, count in pairs:
                counter[name] += int(count)
            if counter:
                found.append(counter)
        return found

    @cached_property
    def common(self) -> frozenset[str]:
        """The routines that every tool has."""
        routines = []
        for name in ("roles", "c", "w"):
            command = ["nm", "-D", "--defined-only", str(self.library(name))]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            routines.append({line.split()[-1] for line in done.stdout.splitlines() if " MPI_" in line})
        return frozenset.intersection(*map(frozenset, routines))

    def check_seen(self, program: Program, *names: str) -> None:
        """Every tool was active in each process, and each saw the same calls."""
        totals = []
        for name in names:
            found = self.counts(name)
            if len(found) < program.processes:
                raise Failure(f"the tool {name} saw calls in {len(found)} of {program.processes} processes")
            totals.append(sum(found, Counter()))
        for name, total in zip(names[1:], totals[1:], strict=True):
            differ = {r: (totals[0][r], total[r]) for r in sorted(self.common) if totals[0][r] != total[r]}
            if differ:
                raise Failure(f"the tools {names[0]} and {name} saw different numbers of calls: {differ}")
