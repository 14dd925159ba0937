"""The report as one HTML page, readable without network and without JavaScript."""

from __future__ import annotations

from typing import Any

from bindery.check.report import CHECKS, facts, sentence
from bindery.launch.output import page_environment


def page(report: dict[str, Any]) -> str:
    rows = [{**row, "sentence": sentence(row), "facts": ", ".join(facts(row))} for row in report["findings"]]
    groups = [(CHECKS[check], check, [row for row in rows if row["check"] == check]) for check in CHECKS]
    html: str = (
        page_environment("check", "profile")
        .get_template("report.html.j2")
        .render(report=report, groups=[group for group in groups if group[-1]])
    )
    return html
