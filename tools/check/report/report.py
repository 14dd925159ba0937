"""Findings of all processes as one report."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from bindery_mpi.check.data import Finding, ProcessLog
from bindery_mpi.check.notes import notes, who
from bindery_mpi.check.sites import Sites
from bindery_mpi.launch.output import library_name


def _row(findings: list[Finding], known: Sites) -> dict[str, Any]:
    first = min(findings, key=lambda finding: finding.rank)
    site, related = known.at(first.place), known.at(first.related)
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


def merged(findings: list[Finding], known: Sites) -> list[dict[str, Any]]:
    """One row for each place, check, argument and text, except for numbers in it, whatever processes say the same."""
    groups: dict[tuple[Any, ...], list[Finding]] = defaultdict(list)
    for finding in findings:
        text = re.sub(r"\d+", "0", finding.text)
        groups[finding.check, finding.routine, finding.argument, text, known.at(finding.place).key].append(finding)
    rows = [_row(group, known) for group in groups.values()]
    return sorted(rows, key=lambda row: (row["file"], row["line"], row["check"], row["routine"], row["argument"]))


def report(
    processes: list[ProcessLog], findings: list[Finding], command: list[str], status: int, hidden: str = ""
) -> dict[str, Any]:
    """Everything that is known, as plain data."""
    places = [place for finding in findings for place in (finding.place, finding.related)]
    known = Sites(places + [log.sites.get(call.site) for log in processes for call in log.threads])
    is_stuck = any(finding.check == "deadlock" for finding in findings)
    return {
        "format": 1,
        "command": command,
        "exit_status": status,
        "program": next((log.program for log in processes if log.program), ""),
        "mpi": library_name(next((log.library for log in processes if log.library), "")),
        "processes": len(processes),
        "states": {str(p.rank): p.state.name.lower() for p in processes},
        "notes": notes(processes, known, hidden, is_stuck),
        "findings": merged(findings, known),
    }


def sentence(row: dict[str, Any]) -> str:
    """Return the sentence that says what is wrong in a call."""
    text = " ".join(part for part in (row["argument"], row["text"]) if part)
    return text if not row["related"] or row["related"] in text else f"{text} since {row['related']}"


def facts(row: dict[str, Any]) -> list[str]:
    """Which processes, and how often if that is more than once each."""
    times = f"{row['times']} times" if row["times"] > len(row["ranks"]) else ""
    return [fact for fact in (who(row["ranks"]), times) if fact]


def line(row: dict[str, Any]) -> str:
    """ring.c:31: MPI_Send: count is -1 (argument; rank 0; 3 times)"""
    return f"{row['site']}: {row['routine']}: {sentence(row)} ({'; '.join([row['check'], *facts(row)])})"


def summary(result: dict[str, Any]) -> str:
    """The text for the terminal."""
    number, processes = len(result["findings"]), result["processes"]
    found = "nothing found" if not number else f"{number} finding{'s' * (number > 1)}"
    of = f"{processes} process{'es' * (processes != 1)}"
    what = ", ".join(filter(None, [Path(result["program"]).name, result["mpi"]]))
    head = f"bindery check: {found} in {of}" + (f" of {what}" if what else "")
    return "\n".join(
        [head, *(f"  {line(row)}" for row in result["findings"]), *(f"  note: {n}" for n in result["notes"])]
    )
