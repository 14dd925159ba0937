"""`bindery check` without an MPI: its report, its page, and mistakes on its command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bindery.check.data import Finding, Place, read_folder
from bindery.check.page import page
from bindery.check.report import CHECKS, line, ranks_as_text, report, summary
from check_logs import Run

HERE = Place("/nowhere/program", 16)
THERE = Place("/nowhere/program", 32)


def _report(tmp_path: Path, *findings: Finding, status: int = 0) -> dict:
    return report(Run(2).logs(tmp_path), list(findings), ["program"], status)


def test_equal_findings_of_processes_are_one_row(tmp_path: Path) -> None:
    findings = [Finding("leak", rank, "MPI_Comm_dup", "MPI_Comm", "is left", HERE, None, 3) for rank in (1, 0)]
    (row,) = _report(tmp_path, *findings)["findings"]
    assert (row["ranks"], row["times"]) == ([0, 1], 6)
    assert line(row) == "program+0x10: MPI_Comm_dup: MPI_Comm is left (leak; ranks 0, 1; 6 times)"


def test_places_checks_and_arguments_are_apart(tmp_path: Path) -> None:
    findings = [
        Finding(check, 0, "MPI_Send", argument, "is wrong", place)
        for check in ("argument", "buffer")
        for argument in ("", "count")
        for place in (HERE, THERE)
    ]
    assert len(_report(tmp_path, *findings)["findings"]) == len(findings)


def test_a_related_place_stands_in_the_sentence_or_after_it(tmp_path: Path) -> None:
    texts = ("is pending", "was made at {related}")
    rows = _report(tmp_path, *(Finding("request", 0, "MPI_Start", t, t, HERE, THERE) for t in texts))["findings"]
    assert [line(row).split(": ")[2] for row in rows] == [
        "is pending is pending since program+0x20 (request; rank 0)",
        "was made at {related} was made at program+0x20 (request; rank 0)",
    ]


def test_ranks() -> None:
    assert ranks_as_text([5, 0, 1, 2, 2, 7, 8]) == "0-2, 5, 7, 8"


def test_processes_that_are_missing_are_told_where_the_program_succeeded(tmp_path: Path) -> None:
    run = Run(3)
    run[0].write(tmp_path)
    logs = read_folder(tmp_path)
    assert "only 1 of 3 processes" in summary(report(logs, [], ["program"], 0))
    assert "only" not in summary(report(logs, [], ["program"], 6))


@pytest.mark.parametrize("check", CHECKS)
def test_the_page_shows_every_check(tmp_path: Path, check: str) -> None:
    html = page(_report(tmp_path, Finding(check, 1, "MPI_Send", "", "is <wrong>", HERE)))
    assert "is &lt;wrong&gt;" in html and "MPI_Send" in html and f"<small>{check}</small>" in html


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "give a command after --"),
        (["--", "no-such-launcher", "./program"], "no-such-launcher: not found; correct the command after --"),
        (["--json", "/no/such/folder/x.json", "--", "true"], "there is no such folder"),
    ],
)
def test_mistakes(words: list[str], said: str) -> None:
    command = [sys.executable, "-m", "bindery", "check", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and said in done.stderr and done.stderr.startswith("bindery check: ")
