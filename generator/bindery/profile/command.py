"""`bindery profile`: from the command line to the report."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from bindery.profile import elf
from bindery.profile.data import DataError, ProcessData, read
from bindery.profile.launch import run
from bindery.profile.library import Mpi, ProfileError, find_mpi, intercept_library, library_for
from bindery.profile.merge import report
from bindery.profile.page import page
from bindery.profile.text import summary

_PARTLY_SEEN = (
    "uses the MPI's own Fortran bindings, which hide calls from profilers; put bindery-intercept before the program, "
    "or link it with Bindery's mpifort (docs/profile.md)"
)
_OWN_FORTRAN = ("libmpi_mpifh", "libmpi_usempi", "libmpichfort", "libmpifort")


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
    own = _own_fortran(command)
    if own:
        return f"{own} {_PARTLY_SEEN}"
    if status:
        return f"the command failed with status {status} before any call of MPI"
    return "no process called MPI; does the program after -- use the MPI of this mpiexec (see --mpi)?"


def _own_fortran(command: list[str]) -> str | None:
    """The program that calls through the MPI's own Fortran bindings with nothing to make its calls visible."""
    if any(Path(word).name == "bindery-intercept" for word in command):
        return None
    return next((w for w, p in _programs(command) if any(n.startswith(_OWN_FORTRAN) for n in p.needed)), None)


def _collect(arguments: argparse.Namespace, command: list[str]) -> tuple[list[ProcessData], int, int, list[str]]:
    if not shutil.which(command[0]):
        raise ProfileError(f"{command[0]}: not found; correct the command after --")
    mpi = find_mpi(command[0], arguments.mpi)
    _check_mpi(command, mpi)
    libraries = [library_for(mpi, arguments.quiet)]
    intercept = intercept_library(mpi)
    libraries += [intercept] if intercept else []
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
    if not finished.data:
        raise ProfileError(f"no call of MPI was seen: {_why_nothing(command, finished.status)}")
    own = None if intercept else _own_fortran(command)
    notes = [f"incomplete: {own} {_PARTLY_SEEN}"] if own else []
    return finished.data, finished.status, finished.ended, notes


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
    status, ended, notes = 0, 0, list[str]()
    if command:
        data, status, ended, notes = _collect(arguments, command)
    else:
        data = _read(arguments.read)
    result: dict[str, Any] = report(data, command, status if command else None, ended, notes)
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
