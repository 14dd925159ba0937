"""Lines of the report about the MPI's archive: a tool that replaces one routine links with it."""

from __future__ import annotations

import re
import shlex
import subprocess
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
    found, needed = _archive(mpi)
    result = []
    for rule in group.rules:
        name = f"{rule.id}{source.suffix}"
        files = {name: source.before + source.checks[rule.id]}
        words = [mpi.cc, "-w", name, *([str(found)] if found else []), *needed, "-o", rule.id]
        verdict, seen = _linked(mpi, (source.before, source.checks[rule.id]), rule, found, needed)
        expected = "no name is defined twice"
        result.append(Line(group, rule, LINK, verdict, expected, seen, shlex.join(words), files))
    return result


def _archive(mpi: Mpi) -> tuple[Path | None, list[str]]:
    """The archive of the C library, and the libraries that its shared form needs."""
    try:
        target = targets.resolve(mpi.cc, fortran="")
    except AuditError:
        return None, []
    needed = []
    for library in target.shared[:1]:
        listed = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=False).stdout
        needed = [f"-l:{name}" for name in re.findall(r"\(NEEDED\).*\[(.+)\]", listed)]
    return (target.archives[0] if target.archives else None), needed


def _linked(mpi: Mpi, texts: tuple[str, str], rule: Rule, archive: Path | None, needed: list[str]) -> tuple[str, str]:
    before, tool = texts
    if archive is None:
        return UNTRIED, "no archive of the C library is installed"
    path, log = mpi.work / "linked.c", mpi.work / "linked.log"
    words = [mpi.cc, "-w", path, archive, *needed, "-o", mpi.work / "linked"]
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
