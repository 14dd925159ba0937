"""Labelled wrong and right programs under `bindery check`: what it finds, what it misses, and what it should not report.

Usage: run.py build FOLDER MPI FORTRAN  compile all programs; FORTRAN is a folder with the bindings, built over that MPI
       run.py right FOLDER MPI                  run the right programs without a checker
       run.py all FOLDER MPI [PATTERN]          each program whose FILE:CASE matches, under the checker; the scores
       run.py quick FOLDER MPI                  a part of that, for those who wait: the right programs, and some of the wrong ones"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import forked
import generate
import labels
from bindery_mpi.check import match
from bindery_mpi.check.command import TOOL
from bindery_mpi.launch.command_line import check_command
from bindery_mpi.launch.mpi import find_mpi
from bindery_mpi.launch.programs import programs as programs_of
from bindery_mpi.launch.tool import library_for
from forked import Ended
from labels import Case, Verdict
from processes import AS_ROOT

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PROGRAMS = HERE / "programs"
SECONDS, DEADLOCK = 30.0, 2.0
LABELLED = "mpich"
MOST_MISSED = 0.1  # of the calls that are made from the spec: those whose arguments no MPI looks at
LAUNCH = {"mpich": [], "openmpi": ["--oversubscribe"]}
# The dialects of a source that is not for mpi_f08 alone.
DIALECTS = {"dialects": ("f08", "mpi", "mpifh"), "statuses": ("mpi", "mpifh")}
T = TypeVar("T")
R = TypeVar("R")


@dataclass
class Run:
    """One start of one program, with one case or several."""

    program: Path
    cases: list[Case]

    def words(self, mpi: str) -> list[object]:
        processes = max(case.processes for case in self.cases)
        names = [case.name for case in self.cases]
        return [f"mpiexec.{mpi}", *LAUNCH[mpi], "-n", processes, self.program, *names]


def each(function: Callable[[T], R], items: Iterable[T]) -> list[R]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(function, items))


def each_checked(folder: Path, mpi: str, chosen: list[Run]) -> list[Judged]:
    """Returns what the runs are worth. Each of two processes has a thread alone: a fork has the locks that other threads held."""
    with ProcessPoolExecutor(2, get_context("fork")) as pool:
        return [answer for some in pool.map(partial(checked, folder, mpi), chosen) for answer in some]


def started(words: list[object], cwd: Path, seconds: float) -> Ended:
    """Run a command as a process group of its own, of which nothing is left."""
    process = subprocess.Popen(
        [str(word) for word in words],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=os.environ | AS_ROOT,
        start_new_session=True,
    )
    for limit, how in ((seconds, signal.SIGTERM), (3, signal.SIGKILL), (3, signal.SIGKILL)):
        try:
            text = process.communicate(timeout=limit)[0]
            return Ended(process.returncode if limit == seconds else None, text)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, how)
    return Ended(None, "")


def compiled(words: list[object], folder: Path) -> None:
    done = started(words, folder, 300)
    if done.status:
        sys.exit(f"{' '.join(map(str, words))}\n{done.text[-3000:]}")


def sources(folder: Path) -> list[Path]:
    own = [path for path in PROGRAMS.glob("*.[cF]*") if path.stem not in ("support", "start")]
    own = [path for path in own if labels.since(path) <= generate.VERSIONS[folder.name]]  # type: ignore[attr-defined]
    return [*sorted(own), *sorted((folder / "generated").glob("*.*"))]


def programs(folder: Path, source: Path) -> list[Path]:
    if source.suffix == ".c":
        return [folder / f"{source.stem}-c"]
    return [folder / f"{source.stem}-{dialect}" for dialect in DIALECTS.get(source.stem, ("f08",))]


def build(folder: Path, mpi: str, fortran: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "generated").mkdir(parents=True)
    generate.write(folder / "generated", mpi)  # type: ignore[attr-defined]
    bindings = Path(fortran)

    def make(item: tuple[Path, Path]) -> None:
        source, program = item
        if source.suffix == ".c":
            compiled([f"mpicc.{mpi}", "-g", "-Wall", "-Wno-unused", f"-I{PROGRAMS}", source, "-o", program], folder)
            return
        own, dialect = folder / f"{program.name}.mod", program.name.rpartition("-")[2]
        own.mkdir()
        names = [case.name for case in labels.read(source)]
        (own / "cases.inc").write_text("".join(f"case ('{name}'); call {name}\n" for name in names))
        includes = [f"-I{own}", f"-I{ROOT / 'tests' / 'fortran'}", f"-I{bindings / 'probe'}", "-J", own]
        returns = ["-DERRORS_RETURN"] if source.parent != PROGRAMS else []
        words = [
            *returns,
            "-g",
            "-cpp",
            "-w",
            "-ffree-line-length-none",
            "-fallow-argument-mismatch",
            f"-DDIALECT_{dialect}",
            *includes,
            PROGRAMS / "support.F90",
        ]
        compiled([bindings / "bin" / "mpifort", *words, source, PROGRAMS / "start.F90", "-o", program], folder)

    compile_checker(mpi)  # once: other tests find it in the cache
    each(make, [(source, program) for source in sources(folder) for program in programs(folder, source)])
    cases = [case for source in sources(folder) for case in labels.read(source)]
    print(f"{len(cases)} programs, {sum(case.is_wrong for case in cases)} of them wrong")


def together(program: Path, cases: list[Case]) -> list[Run]:
    """One run for all cases of as many processes, which are right, or wrong, and have the same options."""

    def kind(case: Case) -> tuple[bool, bool, int]:
        return case.is_wrong, case.is_synchronous, case.processes

    return [Run(program, list(group)) for _, group in itertools.groupby(sorted(cases, key=kind), kind)]


def runs(folder: Path, is_chosen: Callable[[Case], bool], is_together: Callable[[Case], bool]) -> list[Run]:
    found = []
    for source in sources(folder):
        cases = [case for case in labels.read(source) if is_chosen(case)]
        joined = [case for case in cases if is_together(case) and not case.is_alone]
        for program in programs(folder, source):
            found += together(program, joined)
            found += [Run(program, [case]) for case in cases if case not in joined]
    return found


def right(folder: Path, mpi: str) -> None:
    """The right programs are right: they end, and print no failure, over the MPI alone."""

    def failed(run: Run) -> str:
        done = started(run.words(mpi), folder, 30)
        return (
            "" if done.status == 0 else f"{run.program.name} {[c.name for c in run.cases]}: {done.status}\n{done.text}"
        )

    chosen = runs(folder, lambda case: not case.is_wrong, lambda case: True)
    wrong = [text for text in each(failed, chosen) if text]
    print(f"{sum(len(run.cases) for run in chosen)} right programs")
    if wrong:
        sys.exit("\n".join(wrong))


@dataclass
class Judged:
    """A run and what its findings are worth."""

    run: Run
    ended: Ended
    verdicts: dict[str, Verdict]
    elsewhere: list[str]  # findings in no case
    is_reported: bool = True
    is_complete: bool = True  # all processes came to the end of MPI_Finalize


def checked(folder: Path, mpi: str, run: Run) -> list[Judged]:
    """Run it under the checker. Of wrong cases that are tried together, one may end the program: then each half is tried."""
    judged = _checked(folder, mpi, run)
    if len(run.cases) == 1 or not run.cases[0].is_wrong or judged.is_complete:
        return [judged]
    middle = len(run.cases) // 2
    halves = (run.cases[:middle], run.cases[middle:])
    return [answer for half in halves for answer in checked(folder, mpi, Run(run.program, half))]


def _checked(folder: Path, mpi: str, run: Run) -> Judged:
    if not run.program.exists():
        sys.exit(f"no {run.program}; build it first (run.py build)")
    key = f"{run.program.name}.{run.cases[0].name}.{run.cases[0].processes}"
    output, data = folder / f"{key}.json", folder / f"{key}.data"
    output.unlink(missing_ok=True)
    data.mkdir(exist_ok=True)
    options = ["--quiet", "--json", output, "--dir", data, "--deadlock", DEADLOCK]
    if run.cases[0].is_synchronous:
        options.append("--synchronous")
    ended = started_checked(options, run.words(mpi), folder, SECONDS if len(run.cases) == 1 else 6 * SECONDS)
    if not output.exists():
        return Judged(run, ended, {case.name: labels.judge(case, []) for case in run.cases}, [], False, False)
    report = json.loads(output.read_text())
    findings = report["findings"]
    verdicts, left = {}, list(findings)
    for case in run.cases:
        own = [f for f in findings if Path(f["file"]).name == case.source.name and f["line"] in case.lines]
        left = [f for f in left if f not in own]
        verdicts[case.name] = labels.judge(case, own if len(run.cases) > 1 else findings)
    is_complete = set(report["states"].values()) == {"finalized"}
    return Judged(
        run, ended, verdicts, [labels.sentence(f) for f in left] if len(run.cases) > 1 else [], True, is_complete
    )


def table(judged: list[Judged]) -> str:
    """The scores of each class in each language."""
    rows: dict[str, list[int]] = defaultdict(lambda: [0] * 5)
    for answer in judged:
        for case in answer.run.cases:
            verdict = answer.verdicts[case.name]
            values = (case.is_wrong, not case.is_wrong, verdict.helpful, len(verdict.missing), len(verdict.noise))
            language = answer.run.program.name.rpartition("-")[2]
            for name in (f"{case.source.stem} {language}", "all"):
                rows[name] = [a + b for a, b in zip(rows[name], values, strict=True)]
        rows["all"][4] += len(answer.elsewhere)
    lines = [f"{'':24}  wrong right helpful missed noise"]
    for name, (wrong, right_, helpful, missed, noise) in sorted(rows.items(), key=lambda row: (row[0] == "all", row)):
        lines.append(f"{name:24} {wrong:6} {right_:5} {helpful:7} {missed:6} {noise:5}")
    return "\n".join(lines)


def complaints(answer: Judged, mpi: str) -> list[str]:
    """Returns differences from the labels, and programs that did not end as they should. Missing findings count over MPICH: what
    an argument is refused for depends on the MPI."""
    found = [f"noise: {text}" for text in answer.elsewhere]
    name = f"{answer.run.program.name} {' '.join(case.name for case in answer.run.cases)}"
    if not answer.is_reported:
        found.append(f"no report: {name}: {answer.ended.status}\n{answer.ended.text[-1500:]}")
    if not answer.run.cases[0].is_wrong and answer.ended.status != 0:
        found.append(f"a right program fails: {name}: {answer.ended.status}\n{answer.ended.text[-1500:]}")
    for case in answer.run.cases:
        verdict = answer.verdicts[case.name]
        found += [f"noise: {answer.run.program.name}: {text}" for text in verdict.noise]
        if mpi == LABELLED and case.missed and not verdict.missing:
            found.append(f"found: {case.label}, whose label is `missed: {case.missed}`")
        if mpi == LABELLED and not case.missed and case.source.parent == PROGRAMS:
            found += [f"missed: {answer.run.program.name}: {text}" for text in verdict.missing]
    return found


def finish(judged: list[Judged], mpi: str) -> None:
    wrong = [line for answer in judged for line in complaints(answer, mpi)]
    made = [answer.verdicts[c.name] for answer in judged for c in answer.run.cases if c.source.parent != PROGRAMS]
    missed, helpful = sum(len(verdict.missing) for verdict in made), sum(verdict.helpful for verdict in made)
    if mpi == LABELLED and missed > helpful * MOST_MISSED:
        wrong.append(f"of the calls made from the spec, {helpful} are found and {missed} are missed")
    print(table(judged))
    if wrong:
        sys.exit("\n".join(wrong))


def is_together(case: Case) -> bool:
    """Whether a case may share its run with others: right ones show as well then whose line a finding names."""
    return not case.is_wrong or case.is_harmless


def quick(folder: Path, mpi: str) -> None:
    """Try the wrong programs with the label and those that are tried together, but not those made from the spec: some end it."""

    def is_chosen(case: Case) -> bool:
        return not case.is_wrong or case.is_quick or (case.is_harmless and case.source.parent == PROGRAMS)

    chosen = runs(folder, is_chosen, is_together)
    finish(each_checked(folder, mpi, chosen), mpi)


def all_of_them(folder: Path, mpi: str, pattern: str = "") -> None:
    chosen = runs(folder, lambda c: bool(re.search(pattern, c.label)), is_together)
    finish(each_checked(folder, mpi, chosen), mpi)


def started_checked(options: list[object], command: list[object], folder: Path, seconds: float) -> Ended:
    """Under the checker, which has looked already at the files of programs and libraries, and at the spec."""
    words = list(map(str, command))
    check_command(TOOL, words)
    match.cancelling()
    programs_of(words)
    return forked.started(["check", *options, "--", *words], folder, seconds)


def compile_checker(mpi: str) -> None:
    """Before the time of any run counts; then no run looks whether it is there."""
    library = library_for(TOOL, find_mpi(f"mpiexec.{mpi}", None), quiet=True)
    os.environ[f"{TOOL.variable}_LIBRARY"] = str(library)


def main() -> None:
    case, folder, mpi, *more = sys.argv[1:]
    if case in ("quick", "all"):
        compile_checker(mpi)
    cases: dict[str, Callable[..., None]] = {"build": build, "right": right, "quick": quick, "all": all_of_them}
    cases[case](Path(folder).resolve(), mpi, *more)


if __name__ == "__main__":
    main()
