"""The report as one HTML page, readable without network and without JavaScript."""

from __future__ import annotations

from typing import Any

import jinja2

from bindery.check.report import CHECKS, facts, sentence
from bindery.paths import sources


def page(report: dict[str, Any]) -> str:
    templates = sources() / "templates"
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader([templates / "check", templates / "profile"]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    rows = [{**row, "sentence": sentence(row), "facts": ", ".join(facts(row))} for row in report["findings"]]
    groups = [(CHECKS[check], check, [row for row in rows if row["check"] == check]) for check in CHECKS]
    html: str = environment.get_template("report.html.j2").render(
        report=report, groups=[group for group in groups if group[-1]]
    )
    return html
