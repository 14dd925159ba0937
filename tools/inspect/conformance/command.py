"""The command `bindery conformance`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bindery_mpi.conformance import archive, audited, pages
from bindery_mpi.conformance.mpi import Mpi, find
from bindery_mpi.conformance.programs import Runner
from bindery_mpi.conformance.rules import AUDIT, LANGUAGES, LINK, VERDICTS, WRONG, Group, Line, load
from bindery_mpi.line import Line as Progress
from bindery_mpi.lookup import CommandError
from bindery_mpi.paths import why_not_written
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import Spec

_FORMS = {"json": pages.as_json, "markdown": pages.as_markdown, "html": pages.as_html}


def conformance(spec: Spec, arguments: argparse.Namespace) -> int:
    """Make the report. Returns 0, or with --strict 1 if a line is wrong."""
    groups = _groups(arguments)
    for form in _FORMS:
        path = getattr(arguments, form)
        if path and (why := why_not_written(Path(path))):
            raise CommandError(f"bindery conformance: --{form} {path}: {why}; name a file that can be written")
    if arguments.keep and (why := why_not_written(Path(arguments.keep) / "file")):
        raise CommandError(f"bindery conformance: --keep {arguments.keep}: {why}; name a folder that can be written")
    with tempfile.TemporaryDirectory(prefix="bindery-conformance-") as work:
        mpi = find(arguments.mpicc, arguments.fc, arguments.mpiexec, Path(work))
        lines = _lines(spec, mpi, groups, arguments)
    facts = pages.facts(mpi)
    for form, make in _FORMS.items():
        if path := getattr(arguments, form):
            Path(path).write_text(make(facts, lines), encoding="utf-8")
    if arguments.keep:
        pages.keep(Path(arguments.keep), lines)
    print(pages.as_text(facts, lines))
    return int(arguments.strict and any(line.verdict == WRONG for line in lines))


def _groups(arguments: argparse.Namespace) -> list[Group]:
    groups = load()
    names = [group.name for group in groups]
    for name in arguments.group:
        if name not in names:
            raise CommandError(f"bindery conformance: --group {name}: no such group; {closest(name, names)}")
    return [group for group in groups if not arguments.group or group.name in arguments.group]


def _lines(spec: Spec, mpi: Mpi, groups: list[Group], arguments: argparse.Namespace) -> list[Line]:
    begin = time.monotonic()
    progress = Progress(sys.stderr)
    show = progress.show if sys.stderr.isatty() else progress.say
    runner = Runner(mpi, begin + arguments.limit, arguments.each)
    parts = [(group, dialect) for group in groups for dialect in group.dialects]
    lines: list[Line] = []
    for number, (group, dialect) in enumerate(parts, 1):
        counts = Counter(line.verdict for line in lines)
        so_far = ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS if counts[verdict])
        seconds = time.monotonic() - begin
        show(f"{number} of {len(parts)}, {seconds:.0f} s: {group.title} ({LANGUAGES[dialect]})  {so_far}")
        if dialect == AUDIT:
            lines += audited.lines(spec, mpi, group)
        elif dialect == LINK:
            lines += archive.lines(mpi, group)
        else:
            lines += runner.lines(group, dialect)
    progress.clear()
    return lines
