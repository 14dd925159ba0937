"""The words of a command, looked at before anything is compiled for it: a program that is not there, or calls no MPI.
In doubt all is right: scripts and other launchers start what they want, and only mpiexec knows its options."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

from bindery_mpi.launch import elf
from bindery_mpi.launch.hidden import loaded
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.tool import Tool

_LAUNCHER = re.compile(r"(mpiexec|mpirun|orterun|prterun)([._-].*)?")
# Options of launchers, by the number of their values. Others may change where programs are looked for.
_OPTIONS = (
    "allow-run-as-root disable-auto-cleanup disable-hostname-propagation display-map envall genvall l "
    "merge-stderr-to-stdout nooversubscribe oversubscribe prepend-rank print-all-exitcodes q quiet report-bindings "
    "tag-output timestamp-output use-hwthread-cpus v verbose",
    "N bind-to c envlist genvlist map-by n np npernode output-filename ppn rank-by stdin timeout wd wdir x",
    "env genv gmca mca",
)
_VALUES = {name: number for number, names in enumerate(_OPTIONS) for name in names.split()}
_CALLS_MPI = re.compile(r"P?MPIX?_|p?mpi_")
# A program that refers to one of these may start another one, or load a library later.
_STARTS = re.compile(
    r"f?exec[vl]|posix_spawn|v?fork|clone|system$|popen$|syscall$|dlm?open|.*(?i:execute_?command|system_sub)"
)
_RUNTIME = re.compile(r"(lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+|gfortran|quadmath)|ld-.*)\.")


def check_command(tool: Tool, command: list[str]) -> None:
    """Raises LaunchError if it cannot run, or if its programs certainly call no MPI."""
    launcher = command[0]
    if launcher.startswith("-"):
        raise LaunchError(
            f"{launcher}: no command; begin it with mpiexec, as in `bindery {tool.name} -- mpiexec -n 4 ./program`"
        )
    if not shutil.which(launcher):
        raise LaunchError(f"{launcher}: {_obstacle(launcher, [Path()]) or 'not found'}; correct the command after --")
    if not _LAUNCHER.fullmatch(Path(launcher).name):
        found: list[tuple[str, Path] | None] = [(launcher, Path(shutil.which(launcher) or launcher))]
    else:
        found = list(_programs(command))
    silent = [_silence(tool, *program) if program else "" for program in found]
    if all(silent):
        raise LaunchError(silent[0])


def _programs(command: list[str]) -> Iterator[tuple[str, Path] | None]:
    """Each program that a launcher starts; None: unknown. Raises LaunchError if one cannot be started."""
    folders = [Path()]
    for part in _parts(command[1:]):
        word = _program(part, folders)
        if word == "":
            raise LaunchError(f"`{shlex.join(command)}`: names no program; add it to the command after --")
        if word and (obstacle := _obstacle(word, folders)):
            raise LaunchError(f"{word}: {obstacle}; correct the command after --")
        place = _place(word, folders) if word else None
        yield (word, place) if word and place else None


def _parts(words: list[str]) -> list[list[str]]:
    """The words between colons, each of which starts a program."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == ":":
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part] or [[]]


def _program(words: list[str], folders: list[Path]) -> str | None:
    """The word behind all options, "" if there is none; None: an option is unknown. Adds folders that options name."""
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            return word
        name = word.lstrip("-")
        if name not in _VALUES:
            return None
        values = [next(rest, "") for _ in range(_VALUES[name])]
        if any(re.match(r"PATH(=|$)", value) for value in values):
            return None
        if name in ("wd", "wdir"):
            folders.append(Path(values[0]))
    return ""


def _place(word: str, folders: list[Path]) -> Path | None:
    """A launcher may look for a plain name in the current folder, too."""
    places = [folder / word for folder in folders]
    there = next((path for path in places if path.is_file() and os.access(path, os.X_OK)), None)
    found = shutil.which(word) if "/" not in word else None
    return Path(found) if found else there


def _obstacle(word: str, folders: list[Path]) -> str:
    if _place(word, folders):
        return ""
    there = [path for folder in folders if (path := folder / word).exists()]
    if not there:
        return "not found"
    return "is a folder" if there[0].is_dir() else "is not executable"


def _silence(tool: Tool, word: str, path: Path) -> str:
    """Why a program calls no MPI that a tool sees; empty: it may."""
    known = elf.executable(path)
    if not known:
        return ""
    contents = path.read_bytes()
    if known.is_static:
        is_mpi = b"PMPI_Init" in contents
        return (
            f"{word} is a static program, which loads no {tool.noun}; link it with shared libraries" if is_mpi else ""
        )
    objects = {place.name: elf.executable(place) for place in loaded(path)}
    own = [found for name, found in objects.items() if not _RUNTIME.match(name)]
    if b"Go build" in contents or not objects.keys() >= set(known.needed) or None in own:
        return ""
    undefined = {name for found in own if found for name in found.undefined}
    if any(_CALLS_MPI.match(name) or _STARTS.match(name) for name in undefined):
        return ""
    return f"{word}: calls no MPI, for it is not linked with one; name an MPI program in the command after --"
