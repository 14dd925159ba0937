"""A program of a group: its own lines, those of the checks that are chosen, and a main program that calls them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bindery_mpi.conformance.rules import FORTRAN, folder

_MARK = re.compile(r"^(?:!|//)# (\w+)$")
# A source's own introduction; the first part has one for all.
_HEAD = re.compile(r"^(?:(?:!|//) .*\n)+")
# A message of a compiler or a linker: the line of the program, or the function.
_LINE = re.compile(r"\bprogram\.[.\w]+:(\d+)[:.]")
_FUNCTION = re.compile(r"in function `(?:__)?(\w+?)'")


@dataclass(frozen=True)
class Source:
    """The text of a group's source, in parts."""

    name: str  # "strings.F90"
    before: str
    checks: dict[str, str]

    @property
    def suffix(self) -> str:
        return self.name[self.name.rindex(".") :]


@dataclass
class Program:
    """The text to compile, and which check each line belongs to."""

    text: str = ""
    owners: list[str] = field(default_factory=list)

    def add(self, text: str, owner: str = "") -> None:
        self.text += text
        self.owners += [owner] * text.count("\n")

    def blamed(self, messages: str, checks: Sequence[str]) -> dict[str, str]:
        """The checks that messages of a compiler or linker are about, each with the first of them."""
        found: dict[str, str] = {}
        lines = messages.splitlines()
        for number, line in enumerate(lines):
            owner = ""
            if match := _LINE.search(line):
                at = int(match[1])
                owner = self.owners[at - 1] if 0 < at <= len(self.owners) else ""
            elif match := _FUNCTION.search(line):
                owner = max((check for check in checks if check in match[1]), key=len, default="")
            if owner in checks:
                found.setdefault(owner, message(lines[number:]))
        return found


def message(lines: Sequence[str]) -> str:
    """The sentence in which a compiler says what is wrong, at a place or some lines below it."""
    for line in lines[:12]:
        match = re.search(r"(?:[Ee]rror: |undefined reference to )(.*)", line)
        if match and "warning" not in line:
            return match[0] if match[0].startswith("undefined") else match[1]
    return lines[0].strip() if lines else ""


def read(name: str) -> Source:
    before, checks, owner = "", dict[str, str](), ""
    for line in (folder() / name).read_text(encoding="utf-8").splitlines(keepends=True):
        if match := _MARK.match(line.rstrip()):
            owner = match[1]
            checks[owner] = ""
        elif owner:
            checks[owner] += line
        else:
            before += line
    return Source(name, before, checks)


def compose(source: Source, dialect: str, checks: Sequence[str]) -> Program:
    """A program that makes these checks, in one file."""
    kind = ".F90" if dialect in FORTRAN else ".c"
    main = read(f"main{kind}")
    calls = "".join(_call(check, dialect) for check in checks)
    program = Program()
    program.add(f"#define DIALECT_{dialect} 1\n")
    program.add(read(f"seen{kind}").before)
    program.add(_HEAD.sub("", source.before))
    for check in checks:
        program.add(source.checks[check], check)
    program.add(_HEAD.sub("", main.before).replace("    CALLS\n", calls))
    return program


def _call(check: str, dialect: str) -> str:
    if dialect in FORTRAN:
        return f"    if (begins('{check}')) then\n        call {check}()\n        call ends('{check}')\n    end if\n"
    return f'    if (begins("{check}"))\n    {{\n        {check}();\n        ends("{check}");\n    }}\n'
