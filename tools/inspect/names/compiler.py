"""Compile uses of MPI's names in one dialect, and read from the object which symbols they became."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from bindery_mpi.audit.layering import Relocation, relocations
from bindery_mpi.linker_names.command import run
from bindery_mpi.linker_names.uses import Use, function, source
from bindery_mpi.spec.model import Dialect

# A compiler that reports few errors at once needs a round for each few.
_ROUNDS = 60
# A gfortran message is below the place: `Error: …`; other compilers have both on one line.
_ERROR = re.compile(r"\b(?:[Ff]atal )?[Ee]rror\b(?: #\d+)?:? *(.*)")


@dataclass
class Compiled:
    """The fate of the uses of one dialect, by their numbers."""

    relocations: dict[int, list[Relocation]] = field(default_factory=dict)
    implicit: set[int] = field(default_factory=set)  # accepted with an implicit interface alone
    refused: dict[int, str] = field(default_factory=dict)  # the compiler's message
    unusable: str = ""  # why nothing of the dialect could be compiled


@dataclass(frozen=True)
class Compiler:
    """A Fortran compiler and the options that find an MPI's modules and mpif.h."""

    target: str  # "mpicc.mpich", for messages
    command: tuple[str, ...]  # ("gfortran-11", "-I/usr/include/mpich")

    @cached_property
    def version(self) -> str:
        """The first line that it prints of itself; "" if there is none."""
        status, text = _run([*self.command, "--version"], None)
        return (text.strip().splitlines() or [""])[0] if status == 0 else ""

    def compile(self, dialect: Dialect, uses: Sequence[Use], folder: Path) -> Compiled:
        """Compile all uses at once; again without those that are refused, until the rest is accepted."""
        compiled, strict = Compiled(), True
        bodies = dict.fromkeys(range(1, len(uses) + 1), 0)
        for _ in range(_ROUNDS):
            text, owners = source(dialect, [(n, uses[n - 1].bodies[body]) for n, body in bodies.items()], strict)
            status, messages = self._object(dialect, text, folder)
            if status == 0:
                self._read(folder / f"{dialect.name}.o", bodies, compiled)
                return compiled
            errors = _errors(messages, f"{dialect.name}.f90", owners)
            if 0 in errors and strict:
                strict = False  # Fortran 2018's IMPLICIT NONE (TYPE, EXTERNAL) is too new for this compiler
                continue
            if not errors or 0 in errors:
                compiled.unusable = errors.get(0) or _first_error(messages)
                return compiled
            _retry(errors, uses, bodies, compiled)
        compiled.unusable = f"more errors after {_ROUNDS} attempts"
        return compiled

    def _object(self, dialect: Dialect, text: str, folder: Path) -> tuple[int, str]:
        (folder / f"{dialect.name}.f90").write_text(text, encoding="utf-8")
        options = ["-w", "-O0", "-c", f"{dialect.name}.f90", "-o", f"{dialect.name}.o"]
        return _run([*self.command, *self._own_options(), *options], folder)

    def _own_options(self) -> list[str]:
        """gfortran alone stops after 25 errors. Without PIE its relocations have the place within a COMMON block."""
        return ["-fmax-errors=0", "-fno-pie"] if "GNU Fortran" in self.version else []

    def _read(self, path: Path, bodies: dict[int, int], compiled: Compiled) -> None:
        found = relocations(self.target, path)
        for number, body in bodies.items():
            compiled.relocations[number] = found.get(function(number), [])
            compiled.refused.pop(number, None)
            if body:
                compiled.implicit.add(number)


def _run(words: Sequence[str], folder: Path | None) -> tuple[int, str]:
    try:
        done = run(words, folder)
    except (OSError, subprocess.TimeoutExpired) as error:
        return 1, f"error: {error}"
    return done.returncode, done.stdout + done.stderr


def _errors(messages: str, file: str, owners: Sequence[int]) -> dict[int, str]:
    """The first message for each use, by the line that the compiler names: `f08.f90:12:3`, `f08.f90(12)`, `"f08.f90",
    line 12`."""
    place = re.compile(rf"{re.escape(file)}[\"']?(?:[:(]|,? *line *)(\d+)")
    errors: dict[int, str] = {}
    waiting: list[int] = []
    for line in messages.splitlines():
        match, error = place.search(line), _ERROR.search(line)
        if match and int(match[1]) <= len(owners):
            waiting.append(owners[int(match[1]) - 1])
        if error:
            for number in waiting:
                errors.setdefault(number, error[1].strip())
            waiting = []
    return errors | {number: "it is refused" for number in waiting if number not in errors}


def _first_error(messages: str) -> str:
    lines = [match[1].strip() or line for line in messages.splitlines() if (match := _ERROR.search(line))]
    return (lines or messages.strip().splitlines() or ["it fails without a message"])[0]


def _retry(errors: dict[int, str], uses: Sequence[Use], bodies: dict[int, int], compiled: Compiled) -> None:
    """Try the next body of what was refused; leave out what has none."""
    for number, message in errors.items():
        compiled.refused.setdefault(number, message)
        bodies[number] += 1
        if bodies[number] == len(uses[number - 1].bodies):
            del bodies[number]
