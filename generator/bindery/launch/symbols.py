"""Call sites as functions, files and lines, by addr2line or llvm-symbolizer."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from bindery.launch.line_tables import lines_of_call

_TOOLS = (("addr2line", "-f", "-C", "-e"), ("llvm-symbolizer", "--output-style=GNU", "-f", "-C", "--no-inlines", "-e"))
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


def _ask(tool: tuple[str, ...], module: str, offsets: list[int]) -> list[Site]:
    # The return address is after the call: one byte less is inside of it.
    addresses = "".join(f"0x{offset - 1:x}\n" for offset in offsets)
    try:
        answer = subprocess.run(
            [*tool, module],
            input=addresses,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            errors="replace",
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return [Site(module, offset) for offset in offsets]
    lines = answer.stdout.splitlines()
    if len(lines) != 2 * len(offsets):
        return [Site(module, offset) for offset in offsets]
    return [_site(module, offset, *lines[2 * i : 2 * i + 2]) for i, offset in enumerate(offsets)]


def _site(module: str, offset: int, function: str, place: str) -> Site:
    function = "" if function == "??" else function
    match = re.match(r"(.+):(\d+)(?: \(.*\))?$", place)
    if not match or match[1] == "??" or match[2] == "0":
        return Site(module, offset, function)
    return Site(module, offset, function, match[1], int(match[2]))


def corrected(site: Site) -> Site:
    """With the line of the call where the compiler gave it that of the subprogram."""
    lines = lines_of_call(site.module, site.offset - 1, site.function, site.file, site.line)
    return replace(site, line=lines[0], last=lines[1] if lines[1] > lines[0] else 0) if lines else site


def resolve(places: Iterable[tuple[str, int]]) -> dict[tuple[str, int], Site]:
    """The sites of (module, offset)."""
    by_module = defaultdict(list)
    for module, offset in sorted(set(places)):
        by_module[module].append(offset)
    tool = next((t for t in _TOOLS if shutil.which(t[0])), None)
    found = {}
    for module, offsets in by_module.items():
        readable = tool and Path(module).is_file()
        sites = _ask(tool, module, offsets) if readable and tool else [Site(module, offset) for offset in offsets]
        found.update({(module, site.offset): corrected(site) for site in sites})
    return found
