"""Call sites as functions, files and lines, by addr2line or llvm-symbolizer."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from bindery_mpi.launch.line_tables import lines_of_call

# Commands that find lines, with the functions that are inlined there, and the commands that demangle C++ names.
_TOOLS = (
    ("c++filt", ("addr2line", "-f", "-i", "-a", "-e")),
    ("llvm-cxxfilt", ("llvm-symbolizer", "--output-style=GNU", "-f", "-i", "-a", "--no-demangle", "-e")),
)
# The C++ bindings and the functions of bindery::mpi, as tools/kit/common/wrappers.cpp knows them.
_WRAPPER = re.compile(r"_ZZ?N[VKRO]*(3MPI|4PMPI|7bindery3mpi)")
_SECONDS = 120


@dataclass(frozen=True)
class Site:
    """A place in a program that calls MPI. Empty or 0: not known."""

    module: str = ""
    offset: int = 0
    function: str = ""
    file: str = ""
    line: int = 0
    last: int = 0  # the line is not known, only that it is one of these

    @property
    def key(self) -> tuple[str, str, int, str, int]:
        """Equal for calls of one line, which may be at several addresses."""
        return self.function, self.file, self.line, self.module, 0 if self.file else self.offset

    @property
    def label(self) -> str:
        if self.file:
            return f"{Path(self.file).name}:{self.line}" + (f"-{self.last}" if self.last else "")
        if not self.module:
            return "unknown" if not self.function else self.function
        place = f"{Path(self.module).name}+0x{self.offset:x}"
        return f"{self.function} ({place})" if self.function else place


UNKNOWN = Site()
OTHERS = Site(function="other call sites")


def _answer(words: tuple[str, ...], lines: Iterable[str]) -> list[str]:
    """The lines that a command prints; none if it cannot be run."""
    try:
        answer = subprocess.run(
            words,
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            errors="replace",
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return answer.stdout.splitlines()


def _ask(filter_command: str, tool: tuple[str, ...], module: str, offsets: list[int]) -> list[Site]:
    # The return address is after the call: one byte less is inside of it.
    frames: list[list[str]] = []
    for line in _answer((*tool, module), (f"0x{offset - 1:x}" for offset in offsets)):
        if line.startswith("0x"):
            frames.append([])
        elif frames:
            frames[-1].append(line)
    if len(frames) != len(offsets):
        return [Site(module, offset) for offset in offsets]
    places = [_place(lines) for lines in frames]
    functions = [function for function, _ in places]
    readable = _answer((filter_command,), functions)
    if len(readable) == len(functions):
        functions = readable
    return [_site(module, *found) for found in zip(offsets, functions, (place for _, place in places), strict=True)]


def _place(lines: list[str]) -> tuple[str, str]:
    """The innermost function that is none of the bindings, and its file and line."""
    pairs = list(zip(lines[::2], lines[1::2], strict=False)) or [("??", "??:0")]
    return next((pair for pair in pairs if not _WRAPPER.match(pair[0])), pairs[0])


def _site(module: str, offset: int, function: str, place: str) -> Site:
    function = "" if function == "??" else function
    match = re.match(r"(.+):(\d+)(?: \(.*\))?$", place)
    if not match or match[1] == "??" or match[2] == "0":
        return Site(module, offset, function)
    return Site(module, offset, function, match[1], int(match[2]))


def corrected(site: Site) -> Site:
    """The site with the line of its call, where the compiler gave it that of the subprogram."""
    lines = lines_of_call(site.module, site.offset - 1, site.function, site.file, site.line)
    return replace(site, line=lines[0], last=lines[1] if lines[1] > lines[0] else 0) if lines else site


def resolve(places: Iterable[tuple[str, int]]) -> dict[tuple[str, int], Site]:
    """The sites of (module, offset)."""
    by_module = defaultdict(list)
    for module, offset in sorted(set(places)):
        by_module[module].append(offset)
    tool = next((t for t in _TOOLS if shutil.which(t[1][0])), None)
    found = {}
    for module, offsets in by_module.items():
        readable = tool and Path(module).is_file()
        sites = (
            _ask(tool[0], tool[1], module, offsets)
            if readable and tool
            else [Site(module, offset) for offset in offsets]
        )
        found.update({(module, site.offset): corrected(site) for site in sites})
    return found
