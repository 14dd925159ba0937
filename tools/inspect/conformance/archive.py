"""Lines of the report about the MPI's archive: a tool that replaces one routine links with it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from bindery_mpi.audit import targets
from bindery_mpi.audit.findings import AuditError
from bindery_mpi.conformance import sources
from bindery_mpi.conformance.mpi import Mpi
from bindery_mpi.conformance.rules import LINK, OPEN, RIGHT, UNTRIED, WRONG, Group, Line, Rule

_DUPLICATE = re.compile(r"multiple definition of `(\w+)'")


def lines(mpi: Mpi, group: Group) -> list[Line]:
    """A line for each rule: its section of the source is a tool, and its text before that a program without one."""
    source = sources.read(group.source)
    found = _archive(mpi)
    result = []
    for rule in group.rules:
        name = f"{rule.id}{source.suffix}"
        files = {name: source.before + source.checks[rule.id]}
        words = [mpi.cc, "-w", name, *([str(found)] if found else []), "-o", rule.id]
        verdict, seen = _linked(mpi, source.before, source.checks[rule.id], rule, found)
        expected = "no name is defined twice"
        result.append(Line(group, rule, LINK, verdict, expected, seen, shlex.join(words), files))
    return result


def _archive(mpi: Mpi) -> Path | None:
    """The archive of the C library."""
    try:
        archives = targets.resolve(mpi.cc, fortran="").archives
    except AuditError:
        return None
    return archives[0] if archives else None


def _linked(mpi: Mpi, before: str, tool: str, rule: Rule, archive: Path | None) -> tuple[str, str]:
    if archive is None:
        return UNTRIED, "no archive of the C library is installed"
    path, log = mpi.work / "linked.c", mpi.work / "linked.log"
    words = [mpi.cc, "-w", path, archive, "-o", mpi.work / "linked"]
    path.write_text(before, encoding="utf-8")
    if said := mpi.compile(words, log):
        return UNTRIED, f"a program without a tool does not link with {archive.name}: {_first(said)}"
    path.write_text(before + tool, encoding="utf-8")
    said = mpi.compile(words, log)
    if said is None:
        return RIGHT, "it links"
    twice = _DUPLICATE.findall(said)
    seen = f"defined twice: {', '.join(sorted(set(twice))[:4])}" if twice else _first(said)
    return (OPEN if rule.doubt else WRONG), seen


def _first(said: str) -> str:
    return next((line.strip() for line in said.splitlines() if "undefined" in line), said.strip().splitlines()[0])
