"""The programs of a command line: of which MPI they are, and whether a tool sees their calls."""

from __future__ import annotations

import shutil
from pathlib import Path

from bindery_mpi.launch import elf, intercept
from bindery_mpi.launch.hidden import loaded, seen
from bindery_mpi.launch.mpi import LaunchError, Mpi
from bindery_mpi.launch.tool import Tool
from bindery_mpi.paths import page

_HIDES = "calls MPI through the MPI's own Fortran bindings, which hide calls from profilers"
_REMEDY = (
    "link the program with Bindery's mpifort, or name a libbindery_intercept.so in BINDERY_INTERCEPT "
    f"({page('howto/profile.md')})"
)


def _loads_mpi(path: Path) -> bool:
    known = filter(None, map(elf.executable, loaded(path)))
    return any(name.startswith("PMPI_") for file in known for name in file.functions)


def programs(command: list[str]) -> list[tuple[str, elf.Executable]]:
    """The words of a command that are executables, without what starts others: mpiexec loads no MPI. A program of one
    process may be started alone."""
    found = []
    for word in command:
        path = shutil.which(word)
        known = elf.executable(Path(path)) if path else None
        if path and known and (word is not command[0] or not command[1:] or _loads_mpi(Path(path))):
            found.append((word, known))
    return found


def check_mpi(command: list[str], mpi: Mpi) -> None:
    """A tool compiled for one MPI in a program of another would read handles as something else."""
    for word, program in programs(command):
        stems = {name.partition(".so")[0].removeprefix("lib") for name in program.needed}
        mpis = {stem for stem in stems if stem in ("mpi", "mpich", "mpi_abi") or stem.startswith("pmpi")}
        if mpis and not mpis & set(mpi.libraries) and mpi.libraries:
            raise LaunchError(
                f"{word} needs lib{min(mpis)}, but {mpi.compiler} links lib{' lib'.join(mpi.libraries)}; "
                "use the mpiexec of the program's MPI, or name its mpicc with --mpi MPICC"
            )


def why_nothing(tool: Tool, command: list[str], status: int) -> str:
    """Why no process has left data."""
    found = programs(command)
    if not found and not any(map(shutil.which, command[1:])):
        return f"no word of `{' '.join(command)}` is a program; correct the command after --"
    for word, program in found:
        if program.is_static:
            return f"{word} is a static program, which loads no {tool.noun}; link it with shared libraries"
    if status:
        return f"the command failed with status {status} before any call of MPI"
    return "no process called MPI; does the program after -- use the MPI of this mpiexec (see --mpi)?"


def is_intercepted(command: list[str]) -> bool:
    return any(Path(word).name == "bindery-intercept" for word in command)


def find_intercept(tool: Tool, command: list[str], mpi: Mpi, quiet: bool) -> tuple[Path | None, str]:
    """libbindery_intercept, where it is there or calls would be hidden; else why they stay hidden. Raises LaunchError
    if nothing at all would be seen."""
    if is_intercepted(command):
        return None, ""
    there = intercept.installed(mpi)
    if there:
        return there, ""
    found = {word: seen(Path(shutil.which(word) or word)) for word, _ in programs(command)}
    who = next((word for word, what in found.items() if what.hidden), None)
    if not who:
        return None, ""
    try:
        return intercept.intercept_for(tool, mpi, quiet), ""
    except LaunchError as error:
        why = f"{who} {_HIDES}, and there is no libbindery_intercept to show them: {error}; {_REMEDY}"
        if not any(what.is_any_visible for what in found.values()):
            raise LaunchError(why) from None
        return None, f"incomplete: {why}"


def hidden_in(paths: set[str]) -> str:
    """Why calls are hidden in programs that a script has started."""
    for program in sorted(paths):
        if seen(Path(program)).hidden:
            return (
                f"incomplete: {program} {_HIDES}; name it in the command itself, or put bindery-intercept before it "
                f"({page('howto/profile.md')})"
            )
    return ""
