"""The rules, and the programs that try them: tools/conformance/*.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bindery_mpi.paths import sources

AUDIT = "audit"  # the dialect of what `bindery audit` finds
LINK = "link"  # and of what is linked with the MPI's archives
CXX = "cxx"
LANGUAGES = {"f08": "mpi_f08", "mpi": "mpi", "mpifh": "mpif.h", "c": "C", CXX: "C++", AUDIT: "all", LINK: "C"}
FORTRAN = ("f08", "mpi", "mpifh")
RIGHT, WRONG, OPEN, UNTRIED = VERDICTS = ("right", "wrong", "open", "not tried")


@dataclass(frozen=True)
class Rule:
    """One sentence of the standard, in our words."""

    id: str  # "strings_padded": of the check in the program, too
    section: str  # "2.5.5": of MPI 5.0, unless it says so
    text: str
    since: str = "1.0"  # the version of MPI that has it
    doubt: str = ""  # why an MPI that does it otherwise may be right
    control: str = ""  # a rule before: where that is not right, this one cannot be
    presence: bool = False  # that the dialect is there at all
    late: bool = False  # the check compares while MPI ends, and needs a run of its own
    needs: str = ""  # a name without which there is nothing to try: another rule is about that
    dialects: tuple[str, ...] = ()  # those of the group, if none
    processes: int = 0  # that of the group, if none


@dataclass(frozen=True)
class Group:
    """Rules that one program tries."""

    name: str
    title: str
    dialects: tuple[str, ...]
    rules: tuple[Rule, ...]
    source: str = ""  # "strings.F90", with a section for each rule
    helper: str = ""  # "attributes_in_c.c", compiled as it is
    processes: int = 1

    def chosen(self, dialect: str) -> list[Rule]:
        return [rule for rule in self.rules if dialect in (rule.dialects or self.dialects)]


@dataclass(frozen=True)
class Line:
    """A line of the report."""

    group: Group
    rule: Rule
    dialect: str
    verdict: str
    expected: str = ""
    seen: str = ""
    command: str = ""  # that shows it
    files: dict[str, str] = field(default_factory=dict, hash=False)  # of the program: name -> text


def folder() -> Path:
    return sources() / "tools" / "conformance"


def load(only: Sequence[str] = ()) -> list[Group]:
    """The groups, in the order that their files say."""
    read = [(tomllib.loads(path.read_text(encoding="utf-8")), path.stem) for path in folder().glob("*.toml")]
    read.sort(key=lambda item: int(item[0]["order"]))
    return [_group(name, data) for data, name in read if not only or name in only]


def _group(name: str, data: dict[str, Any]) -> Group:
    made = tuple(Rule(id, **_tuples(row)) for id, row in data["rules"].items())
    fields = {key: value for key, value in data.items() if key not in ("rules", "order")}
    return Group(name, rules=made, **_tuples(fields))


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}


def is_newer(rule: Rule, claims: str) -> bool:
    """Whether the rule is of a later version than an MPI claims to be."""

    def number(version: str) -> tuple[int, ...]:
        return tuple(map(int, version.split(".")))

    return bool(claims) and number(rule.since) > number(claims)
