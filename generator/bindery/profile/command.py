"""`bindery profile`: from the command line to the report."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from bindery.profile import elf, intercept
from bindery.profile.data import DataError, ProcessData, read
from bindery.profile.hidden import seen
from bindery.profile.launch import Run, run
from bindery.profile.library import Mpi, ProfileError, find_mpi, library_for
from bindery.profile.merge import report
from bindery.profile.page import page
from bindery.profile.text import summary

_HIDES = "calls MPI through the MPI's own Fortran bindings, which hide calls from profilers"
_REMEDY = (
    "link the program with Bindery's mpifort, or name a libbindery_intercept.so in BINDERY_INTERCEPT (docs/profile.md)"
)


def _programs(command: list[str]) -> list[tuple[str, elf.Executable]]:
    """The words of a command that are executables: mpiexec itself is the first."""
    found = []
    for word in command[1:]:
        path = shutil.which(word)
        known = elf.executable(Path(path)) if path else None
        if known:
            found.append((word, known))
    return found


def _check_mpi(command: list[str], mpi: Mpi) -> None:
    """A profiler compiled for one MPI in a program of another would read handles as something else."""
    for word, program in _programs(command):
        stems = {name.partition(".so")[0].removeprefix("lib") for name in program.needed}
        mpis = {stem for stem in stems if stem in ("mpi", "mpich", "mpi_abi") or stem.startswith("pmpi")}
        if mpis and not mpis & set(mpi.libraries) and mpi.libraries:
            raise ProfileError(
                f"{word} needs lib{min(mpis)}, but {mpi.compiler} links lib{' lib'.join(mpi.libraries)}; "
                "use the mpiexec of the program's MPI, or name its mpicc with --mpi MPICC"
            )


def _why_nothing(command: list[str], status: int) -> str:
    """Why no process has left data."""
    programs = _programs(command)
    if not programs and not any(shutil.which(word) for word in command[1:]):
        return f"no word of `{' '.join(command)}` is a program; correct the command after --"
    for word, program in programs:
        if program.is_static:
            return f"{word} is a static program, which loads no profiler; link it with shared libraries"
    if status:
        return f"the command failed with status {status} before any call of MPI"
    return "no process called MPI; does the program after -- use the MPI of this mpiexec (see --mpi)?"


def _intercepted(command: list[str]) -> bool:
    return any(Path(word).name == "bindery-intercept" for word in command)


def _find_intercept(command: list[str], mpi: Mpi, quiet: bool) -> tuple[Path | None, str]:
    """libbindery_intercept, where it is there or calls would be hidden; else why they stay hidden. Raises ProfileError
    if nothing at all would be seen."""
    if _intercepted(command):
        return None, ""
    there = intercept.installed(mpi)
    if there:
        return there, ""
    found = {word: seen(Path(shutil.which(word) or word)) for word, _ in _programs(command)}
    who = next((word for word, what in found.items() if what.hidden), None)
    if not who:
        return None, ""
    try:
        return intercept.intercept_for(mpi, quiet), ""
    except ProfileError as error:
        why = f"{who} {_HIDES}, and there is no libbindery_intercept to show them: {error}; {_REMEDY}"
        if not any(what.is_any_visible for what in found.values()):
            raise ProfileError(why) from None
        return None, f"incomplete: {why}"


def _hidden_in(data: list[ProcessData]) -> str:
    """Why calls are hidden in programs that a script has started."""
    for program in sorted({process.program for process in data}):
        if seen(Path(program)).hidden:
            return (
                f"incomplete: {program} {_HIDES}; name it in the command itself, or put bindery-intercept before it "
                "(docs/profile.md)"
            )
    return ""


def _collect(arguments: argparse.Namespace, command: list[str]) -> tuple[Run, str]:
    """The data of a run, and why calls are missing in them."""
    if not shutil.which(command[0]):
        raise ProfileError(f"{command[0]}: not found; correct the command after --")
    mpi = find_mpi(command[0], arguments.mpi)
    _check_mpi(command, mpi)
    shown, hidden = _find_intercept(command, mpi, arguments.quiet)
    libraries = [library_for(mpi, arguments.quiet), *([shown] if shown else [])]
    folder = Path(arguments.dir or ".").resolve()
    try:
        results = Path(tempfile.mkdtemp(prefix=".bindery-profile-", dir=folder))
    except OSError as error:
        raise ProfileError(f"{folder}: {error.strerror}; name a folder that can be written with --dir DIR") from None
    live = Path(tempfile.mkdtemp(prefix="bindery-profile-"))
    try:
        finished = run(command, libraries, results, live, sys.stderr.isatty() and not arguments.quiet)
    finally:
        shutil.rmtree(results, ignore_errors=True)
        shutil.rmtree(live, ignore_errors=True)
    hidden = hidden or ("" if shown or _intercepted(command) else _hidden_in(finished.data))
    if not finished.data:
        raise ProfileError(f"no call of MPI was seen: {_why_nothing(command, finished.status)}")
    return finished, hidden


def _read(paths: list[str]) -> list[ProcessData]:
    """Data that were written without the launcher."""
    found: dict[tuple[str, int], ProcessData] = {}
    for path in paths:
        try:
            for process in read(Path(path)):
                found.setdefault(process.identity, process)
        except (DataError, OSError) as error:
            text = error.strerror if isinstance(error, OSError) else str(error)
            raise ProfileError(f"{path}: {text}; name files that the profiler wrote") from None
    return list(found.values())


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise ProfileError(f"{path}: {error.strerror}; name a file that can be written") from None


def _check_outputs(arguments: argparse.Namespace) -> None:
    """Before the run: afterwards would be too late."""
    for path in (arguments.output, arguments.json):
        if path and not Path(path).resolve().parent.is_dir():
            raise ProfileError(f"{path}: there is no such folder; make it, or name another file")


def _profile(arguments: argparse.Namespace) -> int:
    _check_outputs(arguments)
    command = arguments.program[1:] if arguments.program[:1] == ["--"] else arguments.program
    if bool(command) == bool(arguments.read):
        raise ProfileError("give a command after --, as in `bindery profile -- mpiexec -n 4 ./program`, or --read FILE")
    status = 0
    if command:
        finished, hidden = _collect(arguments, command)
        status = finished.status
        result: dict[str, Any] = report(finished.data, command, status, finished.ended, hidden)
    else:
        result = report(_read(arguments.read), command, None)
    if not arguments.quiet:
        print(summary(result), file=sys.stderr)
    if arguments.json:
        _write(arguments.json, json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    if arguments.output:
        _write(arguments.output, page(result))
        if not arguments.quiet:
            print(f"\nbindery profile: wrote {arguments.output}", file=sys.stderr)
    return status


def profile(arguments: argparse.Namespace) -> int:
    """Returns the exit status of the command; 2 if there is nothing to report."""
    try:
        return _profile(arguments)
    except ProfileError as error:
        print(f"bindery profile: {error}", file=sys.stderr)
        return 2
