"""The project's own right programs under `bindery check`: what it finds in them is true, and is in findings.toml with a reason.

Usage: own.py MPI BUILD FOLDER [PATTERN]: the programs that tests of Fortran have started (tests/launches.py), examples, and those of the
C++ classes, each in a folder below FOLDER; BUILD is the build that CTest runs in."""

from __future__ import annotations

import fnmatch
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path += [str(HERE.parent), str(HERE.parent / "transparency")]

import labels  # noqa: E402
import support  # noqa: E402
from run import LAUNCH, compile_checker, started, started_checked  # noqa: E402

SECONDS = 300.0
INCLUDE = [
    f"-I{ROOT / path}"
    for path in ("modern/include", "tools/include", "generated/modern/include", "generated/tool/include")
]
# Programs of examples/ and tests/ that no test of Fortran starts: the wrapper of a compiler, the options, the processes.
SOURCES: dict[str, tuple[str, list[str], int]] = {
    "examples/call-sites/exchange.c": ("mpicc", [], 2),
    "examples/tool-kit/ring.c": ("mpicc", [], 4),
    "examples/mpit/list_control_variables.c": ("mpicc", [], 2),
    "examples/mpit/worker.c": ("mpicc", [], 1),
    "examples/modern/ring.cpp": ("mpicxx", ["-std=c++20", *INCLUDE], 2),
    "tests/modern/run.cpp": ("mpicxx", ["-std=c++20", *INCLUDE], 4),
    "examples/profiling-fortran/ring_f08.f90": ("mpifort", [], 4),
    "examples/profiling-fortran/ring_mpif.f90": ("mpifort", [], 4),
    "examples/profiling-mpicxx/ring.cpp": ("MPI::", [], 4),
    "tests/mpicxx/programs/*.cpp": ("MPI::", ["-std=c++17"], 4),
    "tests/mpicxx/callbacks/*.cpp": ("MPI::", ["-std=c++17", "-pthread"], 3),
    "tests/mpicxx/exceptions/*.cpp": ("MPI::", ["-std=c++17", "-pthread"], 3),
}


@dataclass(frozen=True)
class Program:
    name: str
    words: list[str]


def remembered(mpi: str, build: Path) -> Iterator[Program]:
    for program in support.programs(build / "tests" / "launches", mpi):
        words = [*program.start.launcher, str(program.path), *program.start.program[1:]]
        yield Program(program.name.replace(f".{mpi}", ""), words)


def compiled(mpi: str, build: Path, folder: Path, chosen: str) -> Iterator[Program]:
    wrappers: dict[str, list[object]] = {
        "mpicc": [f"mpicc.{mpi}"],
        "mpicxx": [f"mpicxx.{mpi}"],
        "mpifort": [build / "tests" / "fortran" / f"gfortran-{mpi}" / "bin" / "mpifort"],
        "MPI::": [build / "tests" / "mpicxx" / mpi / "bin" / "mpicxx"],
    }
    for pattern, (wrapper, options, processes) in SOURCES.items():
        for source in sorted(ROOT.glob(pattern)):
            name = str(source.relative_to(ROOT))
            if not fnmatch.fnmatch(name, chosen):
                continue
            program = folder / name.replace("/", "-").replace(".", "-")
            command = [*wrappers[wrapper], "-g", "-w", *options, source, "-o", program]
            done = started(command, folder, SECONDS)
            if done.status:
                sys.exit(f"{' '.join(map(str, command))}\n{done.text[-3000:]}")
            launcher = [f"mpiexec.{mpi}", *LAUNCH[mpi], "-n", str(processes)]
            arguments = [str(program) + ".file"] if wrapper == "MPI::" else []
            yield Program(name, [*launcher, str(program), *arguments])


class Expected:
    """The rows of findings.toml."""

    def __init__(self, mpi: str) -> None:
        self.mpi = mpi
        rows = tomllib.loads((HERE / "findings.toml").read_text())
        self.skipped = self._of(rows.get("skip", []), mpi)
        self.findings = self._of(rows["finding"], mpi)
        self.met: set[int] = set()

    def _of(self, rows: list[dict[str, Any]], mpi: str) -> list[dict[str, Any]]:
        for row in rows:
            if not row["reason"].strip():
                sys.exit(f"findings.toml: {row['program']}: no reason")
        return [row for row in rows if mpi in row.get("mpis", mpi)]

    def is_skipped(self, program: Program) -> bool:
        return any(fnmatch.fnmatch(program.name, row["program"]) for row in self.skipped)

    def is_expected(self, program: Program, found: dict[str, Any]) -> bool:
        for index, row in enumerate(self.findings):
            is_program = fnmatch.fnmatch(program.name, row["program"])
            if is_program and row["check"] == found["check"] and re.search(row["finding"], labels.sentence(found)):
                self.met.add(index)
                return True
        return False

    def idle(self) -> list[str]:
        rows = [row for index, row in enumerate(self.findings) if index not in self.met]
        return [f"findings.toml: not found: {row['program']}: {row['finding']}; remove the row" for row in rows]


def complaints(program: Program, folder: Path, number: int, expected: Expected) -> list[str]:
    """Findings that are not expected, and programs that fail under the checker."""
    output, data = folder / f"{number}.json", folder / f"{number}.files"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    options = ["--quiet", "--json", output, "--dir", data, "--mpi", f"mpicc.{expected.mpi}"]
    ended = started_checked(options, program.words, data, SECONDS)
    if not output.exists():
        return [f"{program.name}: no report, status {ended.status}\n{ended.text[-1500:]}"]
    report = json.loads(output.read_text())
    wrong = [
        f"{program.name}: {labels.sentence(found)}"
        for found in report["findings"]
        if not expected.is_expected(program, found)
    ]
    if report["exit_status"]:
        wrong.append(f"{program.name}: status {report['exit_status']}\n{ended.text[-1500:]}")
    return wrong


def main() -> None:
    mpi, build, folder = sys.argv[1], Path(sys.argv[2]).resolve(), Path(sys.argv[3]).resolve()
    pattern = sys.argv[4] if len(sys.argv) > 4 else "*"
    folder.mkdir(parents=True, exist_ok=True)
    expected = Expected(mpi)
    found = [*remembered(mpi, build), *compiled(mpi, build, folder, pattern)]
    found = [p for p in found if not expected.is_skipped(p) and fnmatch.fnmatch(p.name, pattern)]
    compile_checker(mpi)
    wrong = []
    for number, program in enumerate(found):
        more = complaints(program, folder, number, expected)
        print(f"{number} {program.name}: {'; '.join(more) or 'ok'}", flush=True)
        wrong += more
    if pattern == "*":
        wrong += expected.idle()
    print(f"{len(found)} programs, {len(wrong)} wrong")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
