"""The symbols that a library really exports, as nm tells them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from bindery_mpi.audit.findings import AuditError

_MEMBER = re.compile(r"^(?:.*\[(?P<member>[^\]]+)\]|(?P<plain>[^\s:]+)):$")
_CODE = "TtWwVvi"


@dataclass(frozen=True)
class Symbol:
    """One global name that a library defines."""

    name: str  # "MPI_Send"
    letter: str  # "W", as nm writes it
    node: str = ""  # "MPIFORT_ABI_1.0": its version
    value: int = 0  # where it is; of a COMMON block of an object, its size
    size: int = 0

    @property
    def is_common(self) -> bool:
        """Whether it is a COMMON block that the linker has not placed yet."""
        return self.letter == "C"

    @property
    def is_weak(self) -> bool:
        return self.letter in "WwVv"

    @property
    def is_code(self) -> bool:
        return self.letter in _CODE


@dataclass(frozen=True)
class Member:
    """One object of an archive; a shared library is a single one."""

    name: str  # "send.o"
    defined: dict[str, Symbol]
    undefined: frozenset[str]
    optional: frozenset[str] = frozenset()  # those of them that may be absent


@dataclass(frozen=True)
class Library:
    """A shared library, an archive or an object."""

    path: Path
    shared: bool
    members: tuple[Member, ...]

    @cached_property
    def defined(self) -> dict[str, Symbol]:
        """Every name that the library defines; a strong definition wins over a weak one."""
        symbols: dict[str, Symbol] = {}
        for member in self.members:
            for name, symbol in member.defined.items():
                if name not in symbols or symbols[name].is_weak:
                    symbols[name] = symbol
        return symbols

    @cached_property
    def undefined(self) -> frozenset[str]:
        """The names that the library expects from others."""
        return frozenset().union(*(m.undefined for m in self.members)) - self.defined.keys()


def run_tool(target: str, words: Sequence[str]) -> str:
    """The output of a tool of binutils, or an error that says what to do."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    except FileNotFoundError:
        raise AuditError(target, f"no `{words[0]}` to read libraries with", "install binutils") from None
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it failed"])[0].split(": ")[-1]
        wrong = f"{words[0]} cannot read {Path(words[-1]).name}: {reason}"
        raise AuditError(target, wrong, "name a library for this machine (.so, .a or .o)")
    return done.stdout


def read(target: str, path: Path) -> Library:
    """Ask nm: the dynamic table of a shared library, every member of an archive."""
    shared = path.suffix not in (".a", ".o")
    text = run_tool(target, ["nm", "-P", "-D" if shared else "-g", str(path)])
    library = Library(path, shared, tuple(_members(path.name, text.splitlines())))
    if not any(m.defined or m.undefined for m in library.members):
        raise AuditError(
            target, f"{path.name} has no symbols that others could see", "name a library that is not stripped"
        )
    return library


def _members(first: str, lines: Iterable[str]) -> Iterable[Member]:
    name, defined, undefined, optional = first, dict[str, Symbol](), set[str](), set[str]()
    for line in lines:
        match = _MEMBER.match(line)
        if match:
            yield Member(name, defined, frozenset(undefined), frozenset(optional))
            name, defined, undefined, optional = match["member"] or match["plain"], {}, set(), set()
            continue
        written, letter, *numbers = [*line.split(), ""]
        symbol, _, node = written.partition("@")
        if letter in "Uwv" and len(line.split()) == 2:
            undefined.add(symbol)
            optional |= {symbol} if letter != "U" else set()
        elif letter:
            value, size = [int(number or "0", 16) for number in [*numbers, "", ""][:2]]
            defined[symbol] = Symbol(symbol, letter, node.lstrip("@"), value, size)
    yield Member(name, defined, frozenset(undefined), frozenset(optional))
