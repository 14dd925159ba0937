"""Lines of calls in Fortran. gfortran gives a call with scalar arguments alone the line of its subprogram, as of
`program`: where it is then follows from the lines of what stands before and after it."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

_SECONDS = 60
_SUFFIX = re.compile(r"\.f(or|tn|pp|\d\d)?$", re.IGNORECASE)
_CALL = re.compile(r"^[^!]*\bcall\s+mpi_\w+", re.IGNORECASE)


@dataclass
class _Part:
    """Instructions of one line, one after another, and which of them are calls."""

    line: int
    begin: int
    calls: list[int]


@cache
def _source(file: str) -> tuple[str, ...]:
    """The lines, from 1; none if it cannot be read."""
    try:
        return ("", *Path(file).read_text(errors="replace").splitlines())
    except OSError:
        return ()


@cache
def _parts(module: str, function: str) -> tuple[_Part, ...]:
    if not shutil.which("objdump"):
        return ()
    words = ["objdump", "-d", "-l", "--no-show-raw-insn", f"--disassemble={function}", module]
    try:
        answer = subprocess.run(words, capture_output=True, text=True, timeout=_SECONDS, errors="replace", check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found: list[_Part] = []
    line = 0
    for text in answer.stdout.splitlines():
        if place := re.match(r"/?\S.*:(\d+)(?: \(.*\))?$", text):
            line = int(place[1])
        elif instruction := re.match(r"\s*([0-9a-f]+):\t(\S+)", text):
            if not found or found[-1].line != line:
                found.append(_Part(line, int(instruction[1], 16), []))
            if instruction[2] in ("call", "callq", "bl"):
                found[-1].calls.append(int(instruction[1], 16))
    return tuple(found)


def lines_of_call(module: str, address: int, function: str, file: str, line: int) -> tuple[int, int] | None:
    """The first and the last line that a call at an address may have; None: it is the one that is given."""
    source = _source(file) if _SUFFIX.search(file) else ()
    if not 0 < line < len(source) or re.search(r"\bcall\b|mpi_|&", source[line], re.IGNORECASE):
        return None
    parts = _parts(module, function)
    if not parts or parts[0].line != line:
        return None
    for part, after in pairwise(parts):
        if part.begin <= address < after.begin:
            before = max((p.line for p in parts if p.begin < part.begin and p.line < after.line), default=line)
            possible = [n for n in range(before + 1, after.line) if _CALL.search(source[n])]
            number = sum(call <= address for call in part.calls) - 1
            if part.line == line and len(possible) == len(part.calls) and number >= 0:
                return possible[number], possible[number]
            return (possible[0], possible[-1]) if part.line == line and possible else None
    return None
