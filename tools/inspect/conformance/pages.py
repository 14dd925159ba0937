"""The report as text, JSON, Markdown and HTML, and the programs that it names."""

from __future__ import annotations

import html
import json
import platform
import subprocess
import textwrap
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from bindery_mpi import __version__
from bindery_mpi.conformance.mpi import Mpi
from bindery_mpi.conformance.rules import LANGUAGES, OPEN, RIGHT, UNTRIED, VERDICTS, WRONG, Line, folder

_WIDTH = 110


def facts(mpi: Mpi) -> dict[str, str]:
    """The MPI that was measured, and the place."""
    found = {
        "mpicc": mpi.cc,
        "claims": f"MPI {mpi.claims}",
        "Fortran": " ".join(mpi.fc) or "none",
        "compiler": _first_line([mpi.fc[0], "--version"]) if mpi.fc else "",
        "C compiler": _first_line([mpi.cc, "--version"]),
        "launcher": " ".join(mpi.launcher),
        "made by": f"bindery {__version__}, {time.strftime('%Y-%m-%d')}, {platform.machine()}",
    }
    return {key: value for key, value in found.items() if value}


def _first_line(words: Sequence[str]) -> str:
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return next((line for line in done.stdout.splitlines() if line.strip()), "")


def counts(lines: Sequence[Line]) -> str:
    """ "140 right, 3 wrong, 12 open, 9 not tried"."""
    found = Counter(line.verdict for line in lines)
    return ", ".join(f"{found[verdict]} {verdict}" for verdict in VERDICTS)


def _grouped(lines: Sequence[Line]) -> Iterable[tuple[str, list[Line]]]:
    for title in dict.fromkeys(line.group.title for line in lines):
        yield title, [line for line in lines if line.group.title == title]


def as_text(found: dict[str, str], lines: Sequence[Line]) -> str:
    """The lines that are not right, and how many are."""
    out = [f"{key:12}{value}" for key, value in found.items()]
    for title, inside in _grouped(lines):
        out += ["", f"{title}: {counts(inside)}"]
        for line in inside:
            if line.verdict in (WRONG, OPEN):
                out += _said(line)
        out += [f"  not tried  {why}" for why in dict.fromkeys(x.seen for x in inside if x.verdict == UNTRIED)]
    return "\n".join([*out, "", counts(lines)])


def _said(line: Line) -> Iterable[str]:
    yield f"  {line.verdict:9}  {line.rule.id} ({LANGUAGES[line.dialect]}), {line.rule.section}"
    for head, text in (
        ("", line.rule.text),
        ("expected: ", line.expected),
        ("seen: ", line.seen),
        ("but: ", line.rule.doubt),
    ):
        if text:
            yield from textwrap.wrap(head + text, _WIDTH, initial_indent=" " * 13, subsequent_indent=" " * 15)


def as_json(found: dict[str, str], lines: Sequence[Line]) -> str:
    """Everything, under keys that stay."""
    rows = [
        {
            "id": line.rule.id,
            "group": line.group.name,
            "language": LANGUAGES[line.dialect],
            "section": line.rule.section,
            "since": line.rule.since,
            "rule": line.rule.text,
            "doubt": line.rule.doubt,
            "verdict": line.verdict,
            "expected": line.expected,
            "seen": line.seen,
            "command": line.command,
            "files": sorted(line.files),
        }
        for line in lines
    ]
    totals = Counter(line.verdict for line in lines)
    return json.dumps({"facts": found, "counts": {v: totals[v] for v in VERDICTS}, "lines": rows}, indent=1)


def as_markdown(found: dict[str, str], lines: Sequence[Line]) -> str:
    out = ["# Conformance report", "", *(f"- {key}: {value}" for key, value in found.items()), "", counts(lines)]
    for title, inside in _grouped(lines):
        head = "| verdict | rule | language | section | expected | seen |"
        out += ["", f"## {title}", "", head, "|---" * 6 + "|"]
        for line in inside:
            doubt = f" *{line.rule.doubt}*" if line.verdict == OPEN else ""
            cells = [
                line.verdict,
                f"`{line.rule.id}` {line.rule.text}{doubt}",
                LANGUAGES[line.dialect],
                line.rule.section,
                line.expected,
                line.seen,
            ]
            out.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(out) + "\n"


def as_html(found: dict[str, str], lines: Sequence[Line]) -> str:
    """A page that needs no other file: each line that is not right has its program."""
    e = html.escape
    style = (folder() / "report.css").read_text(encoding="utf-8")
    out = [f"<!doctype html><meta charset=utf-8><title>Conformance report</title><style>{style}</style>"]
    out += ["<h1>Conformance report</h1><ul>", *(f"<li>{e(k)}: {e(v)}" for k, v in found.items())]
    out.append(f"</ul><p>{counts(lines)}")
    for title, inside in _grouped(lines):
        head = "<table><tr><th>verdict<th>rule<th>language<th>expected<th>seen"
        out.append(f"<h2>{e(title)}</h2><p>{counts(inside)}{head}")
        out += [_row(line) for line in inside]
        out.append("</table>")
    return "\n".join(out) + "\n"


def _row(line: Line) -> str:
    e = html.escape
    doubt = f"<br><i>{e(line.rule.doubt)}</i>" if line.verdict == OPEN else ""
    shown = ""
    if line.verdict in (WRONG, OPEN):
        texts = "".join(f"<pre>{e(text)}</pre>" for text in line.files.values())
        shown = f"<details><summary>program</summary><pre>{e(line.command)}</pre>{texts}</details>"
    name = line.verdict.replace(" ", "-")
    return (
        f"<tr><td class={name}>{line.verdict}<td><code>{e(line.rule.id)}</code> {e(line.rule.section)}<br>"
        f"{e(line.rule.text)}{doubt}{shown}<td>{LANGUAGES[line.dialect]}<td>{e(line.expected)}<td>{e(line.seen)}"
    )


def keep(place: Path, lines: Sequence[Line]) -> None:
    """Write the program of each line that is wrong or open, and the commands."""
    place.mkdir(parents=True, exist_ok=True)
    commands = ["#!/bin/sh", "# The programs of the lines that are not right, in this folder.", 'cd "${0%/*}"']
    for line in lines:
        if line.verdict in (RIGHT, UNTRIED):
            continue
        for name, text in line.files.items():
            (place / name).write_text(text, encoding="utf-8")
        commands += [f"# {line.rule.id}, {LANGUAGES[line.dialect]}: {line.verdict}", line.command]
    (place / "commands.sh").write_text("\n".join(commands) + "\n", encoding="utf-8")
