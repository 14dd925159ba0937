"""The report as one HTML page, readable without network and without JavaScript."""

from __future__ import annotations

from typing import Any

from bindery_mpi.check.checks import CHECKS
from bindery_mpi.check.report import facts, sentence
from bindery_mpi.launch.output import page_environment


def page(report: dict[str, Any]) -> str:
    rows = [{**row, "sentence": sentence(row), "facts": ", ".join(facts(row))} for row in report["findings"]]
    groups = [(check.label, name, [row for row in rows if row["check"] == name]) for name, check in CHECKS.items()]
    html: str = (
        page_environment("check", "profile")
        .get_template("report.html.j2")
        .render(report=report, groups=[group for group in groups if group[-1]])
    )
    return html
