"""Reports: a table for people, JSON for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from bindery_mpi.audit.findings import COUNTING, TITLES, AuditFinding, Group, Report
from bindery_mpi.audit.layering import KINDS

_LINES = 12  # texts of a group that a person reads
_NAMES = 24  # names under one text
_WIDTH = 110


def as_json(reports: Sequence[Report], status: int) -> str:
    """Everything, under keys that stay."""
    targets = [
        {
            "target": r.target,
            "kind": r.kind,
            "status": r.status,
            "facts": r.facts,
            "counts": {group.key: len(found) for group, found in r.grouped()},
            "findings": [_plain(f) for f in r.counted],
            "notes": [_plain(f) for f in r.findings if f.group not in COUNTING],
        }
        for r in reports
    ]
    return json.dumps({"status": status, "groups": TITLES, "targets": targets}, indent=2)


def _plain(f: AuditFinding) -> dict[str, Any]:
    return {"group": f.group, "name": f.name, "text": f.text, "where": list(f.where)}


def as_text(report: Report) -> str:
    """Facts, the groups that count, the groups that do not, and one line at the end."""
    lines = [f"{report.target}", *_facts(report.facts), ""]
    for group, found in report.grouped():
        lines += [*_group(group, found), ""]
    groups = {f.group for f in report.counted}
    notes = len(report.findings) - len(report.counted)
    if report.counted:
        said = f"{_many(len(report.counted), 'finding')} in {_many(len(groups), 'group')}"
        lines.append(f"{report.target}: {said}, {_many(notes, 'note')}")
    else:
        lines.append(f"{report.target}: nothing to complain of, {_many(notes, 'note')}")
    return "\n".join(lines)


def _many(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _facts(facts: dict[str, Any]) -> Iterable[str]:
    for key, value in facts.items():
        if key == "layering":
            yield from _layering(value)
        elif isinstance(value, dict):
            yield from _column(key, [f"{inner}: {_words(said)}" for inner, said in value.items()])
        elif isinstance(value, list):
            yield from _column(key, value)
        elif value not in ("", None):
            yield from _column(key, [str(value)])


def _words(value: Any) -> str:
    return ", ".join(f"{number} {name}" for name, number in value.items()) if isinstance(value, dict) else str(value)


def _column(key: str, values: Sequence[str]) -> Iterable[str]:
    for number, value in enumerate(values):
        yield f"  {'' if number else key:<18}{value}"


def _layering(archives: dict[str, list[dict[str, Any]]]) -> Iterable[str]:
    for archive, rows in archives.items():
        yield f"  {'layering of ' + archive:<40}{'all':>6}" + "".join(f"{kind:>9}" for kind in KINDS)
        for row in rows:
            yield f"    {row['wrappers']:<38}{row['count']:>6}" + "".join(f"{row[kind]:>9}" for kind in KINDS)


def _group(group: Group, found: list[AuditFinding]) -> Iterable[str]:
    """A title with a count; findings of one text are told once, with their names under it."""
    yield f"{group.title:<{_WIDTH - 14}}{_many(len(found), 'finding' if group.counts else 'note'):>14}"
    common = {f.where for f in found}
    if len(common) == 1 and found[0].where:
        yield f"  in {', '.join(found[0].where)}:"
    told: dict[str, list[str]] = {}
    for f in found:
        place = f"  [{', '.join(f.where)}]" if f.where and len(common) > 1 else ""
        told.setdefault(f.text + place, []).append(f.name)
    entries = list(told.items())
    hidden = sum(len(names) for _, names in entries[_LINES:])
    for text, names in entries[:_LINES]:
        if len(names) <= 2:
            yield from (f"  {name:<31} {text}" for name in names)
            continue
        hidden += max(0, len(names) - _NAMES)
        yield f"  {len(names)} x {text}"
        yield from textwrap.wrap(", ".join(names[:_NAMES]), _WIDTH, initial_indent="    ", subsequent_indent="    ")
    if hidden:
        yield f"  … and {hidden} more; --json shows all"
