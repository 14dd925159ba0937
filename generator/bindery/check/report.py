"""Findings of all processes as one report."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bindery.check.data import Finding, Place, ProcessLog
from bindery.launch.output import library_name
from bindery.launch.symbols import UNKNOWN, Site, resolve

CHECKS = {
    "argument": "an argument that MPI refuses",
    "buffer": "buffers that overlap, or change while they are in use",
    "collective": "collective calls that do not fit together",
    "deadlock": "calls that never end",
    "leak": "objects that are never freed",
    "length": "arrays that are shorter than what is sent",
    "message": "messages that do not fit their receives",
    "request": "operations that are never completed, or started twice",
    "rma": "one-sided accesses that conflict",
    "type": "arrays of another type than the datatype",
}


def ranks_as_text(ranks: Iterable[int]) -> str:
    """0-3, 5"""
    runs: list[list[int]] = []
    for rank in sorted(set(ranks)):
        if runs and rank == runs[-1][1] + 1:
            runs[-1][1] = rank
        else:
            runs.append([rank, rank])
    return ", ".join(str(a) if a == b else f"{a}-{b}" if b > a + 1 else f"{a}, {b}" for a, b in runs)


def _site(place: Place | None, known: dict[tuple[str, int], Site]) -> Site:
    return known.get((place.module, place.offset), UNKNOWN) if place else UNKNOWN


def _row(findings: list[Finding], known: dict[tuple[str, int], Site]) -> dict[str, Any]:
    first = min(findings, key=lambda finding: finding.rank)
    site, related = _site(first.place, known), _site(first.related, known)
    text = first.text.replace("{related}", related.label)
    return {
        "check": first.check,
        "routine": first.routine,
        "argument": first.argument,
        "text": text,
        "site": site.label,
        "function": site.function,
        "file": site.file,
        "line": site.line,
        "related": related.label if first.related else None,
        "ranks": sorted({finding.rank for finding in findings}),
        "times": sum(finding.times for finding in findings),
    }


def merged(findings: list[Finding]) -> list[dict[str, Any]]:
    """One row for each place, check and argument, whatever processes say the same."""
    places = {(p.module, p.offset) for finding in findings for p in (finding.place, finding.related) if p}
    known = resolve(places)
    groups: dict[tuple[Any, ...], list[Finding]] = defaultdict(list)
    for finding in findings:
        groups[finding.check, finding.routine, finding.argument, _site(finding.place, known).key].append(finding)
    rows = [_row(group, known) for group in groups.values()]
    return sorted(rows, key=lambda row: (row["file"], row["line"], row["check"], row["routine"], row["argument"]))


def _notes(processes: list[ProcessLog], status: int, hidden: str) -> list[str]:
    notes = [hidden] if hidden else []
    dropped = [p.rank for p in processes if p.header.dropped]
    if dropped:
        notes.append(f"ranks {ranks_as_text(dropped)} made more calls than were kept: later ones are not compared")
    sizes = {p.header.size for p in processes if p.header.size > 0}
    if not status and len(sizes) == 1 and len(processes) < min(sizes):
        notes.append(f"only {len(processes)} of {min(sizes)} processes were checked: nothing is compared between them")
    return notes


def report(
    processes: list[ProcessLog], findings: list[Finding], command: list[str], status: int, hidden: str = ""
) -> dict[str, Any]:
    """Everything that is known, as plain data."""
    return {
        "format": 1,
        "command": command,
        "exit_status": status,
        "program": processes[0].program,
        "mpi": library_name(processes[0].library),
        "processes": len(processes),
        "states": {str(p.rank): p.state for p in processes},
        "notes": _notes(processes, status, hidden),
        "findings": merged(findings),
    }


def sentence(row: dict[str, Any]) -> str:
    """What is wrong in a call."""
    text = " ".join(part for part in (row["argument"], row["text"]) if part)
    return text if not row["related"] or row["related"] in text else f"{text} since {row['related']}"


def line(row: dict[str, Any]) -> str:
    """ring.c:31: MPI_Send: count is -1 (argument; rank 0; 3 times)"""
    ranks = [rank for rank in row["ranks"] if rank >= 0]
    word = "rank" if len(ranks) == 1 else "ranks"
    facts = [row["check"], *([f"{word} {ranks_as_text(ranks)}"] if ranks else [])]
    if row["times"] > len(row["ranks"]):
        facts.append(f"{row['times']} times")
    return f"{row['site']}: {row['routine']}: {sentence(row)} ({'; '.join(facts)})"


def summary(result: dict[str, Any]) -> str:
    """The text for the terminal."""
    number, processes = len(result["findings"]), result["processes"]
    found = "nothing found" if not number else f"{number} finding{'s' * (number > 1)}"
    of = f"{processes} process{'es' * (processes > 1)}"
    head = f"bindery check: {found} in {of} of {Path(result['program']).name}, {result['mpi']}"
    return "\n".join(
        [head, *(f"  {line(row)}" for row in result["findings"]), *(f"  note: {n}" for n in result["notes"])]
    )
