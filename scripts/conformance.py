#!/usr/bin/env python3
"""Write the tables of docs/reference/conformance.md from reports.

Usage: scripts/conformance.py 'MPICH 4.0.2=mpich.json' 'Bindery over it=bindery-mpich.json' …, with what
`bindery conformance --json` has written."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "conformance.md"
MARK = re.compile(r"(<!-- results -->\n).*?(<!-- /results -->\n)", re.DOTALL)
VERDICTS = ("right", "wrong", "open", "not tried")
FORTRAN = ("mpi_f08", "mpi", "mpif.h")


def tables(reports: dict[str, dict[str, Any]]) -> str:
    return "\n".join([*_measured(reports), "", *_counts(reports), "", *_lines(reports)]) + "\n"


def _measured(reports: dict[str, dict[str, Any]]) -> list[str]:
    rows = ["| column | claims | C compiler | Fortran compiler | made |", "|---|---|---|---|---|"]
    for title, report in reports.items():
        facts = report["facts"]
        cells = [title, facts["claims"], facts["C compiler"], facts.get("compiler", "none"), facts["made by"]]
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def _counts(reports: dict[str, dict[str, Any]]) -> list[str]:
    rows = [f"| | {' | '.join(VERDICTS)} |", "|---" * 5 + "|"]
    for part, languages in (("", None), (", its Fortran", FORTRAN)):
        for title, report in reports.items():
            lines = [x for x in report["lines"] if languages is None or x["language"] in languages]
            cells = [str(sum(x["verdict"] == verdict for x in lines)) for verdict in VERDICTS]
            rows.append(f"| {title}{part} | {' | '.join(cells)} |")
    return rows


def _lines(reports: dict[str, dict[str, Any]]) -> list[str]:
    """A row for each rule and language that is not right everywhere; what is wrong says what was seen."""
    rows = [f"| rule | language | {' | '.join(reports)} |", "|---" * (2 + len(reports)) + "|"]
    cells: dict[tuple[str, str], dict[str, str]] = {}
    texts = {}
    for title, report in reports.items():
        for x in report["lines"]:
            said = x["verdict"] if x["verdict"] != "wrong" else f"**wrong**: {_short(x['seen'])}"
            cells.setdefault((x["id"], x["language"]), {})[title] = said
            texts[x["id"]] = f"`{x['id']}` {x['section']}: {x['rule']}"
    for (id, language), found in cells.items():
        if {"right", "not tried"} >= set(found.values()):
            continue
        rows.append(f"| {texts[id]} | {language} | {' | '.join(found.get(title, '') for title in reports)} |")
    return rows


def _short(text: str) -> str:
    """The observation, without parts that change from run to run."""
    text = re.sub(r"\[[^]]*\] ?|/tmp/\S+|\./src/\S+ ?|Abort\(\d+\) on node .*?: ?", "", text)
    text = text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
    return text if len(text) < 100 else text[:97].rsplit(" ", 1)[0] + " …"


def main(words: list[str]) -> int:
    text = PAGE.read_text(encoding="utf-8")
    if not words or any("=" not in word for word in words):
        print(__doc__, file=sys.stderr)
        return 2
    reports = {
        title: json.loads(Path(path).read_text(encoding="utf-8"))
        for title, _, path in (w.partition("=") for w in words)
    }
    made = tables(reports)
    PAGE.write_text(MARK.sub(lambda match: match[1] + made + match[2], text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
