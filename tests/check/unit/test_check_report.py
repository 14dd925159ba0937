"""`bindery check` without an MPI: its report, its page, and mistakes on its command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bindery_mpi.check.checks import CHECKS
from bindery_mpi.check.command import all_findings
from bindery_mpi.check.data import Finding, Place, read_folder
from bindery_mpi.check.notes import ranks_as_text, unseen_start
from bindery_mpi.check.page import page
from bindery_mpi.check.report import line, report, summary
from check_logs import Run

ROOT = Path(__file__).resolve().parents[3]
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


def test_the_page_of_the_documentation_has_every_check_and_what_it_raises() -> None:
    page = (ROOT / "docs" / "reference" / "checks.md").read_text(encoding="utf-8")
    table = page.partition("| check | `--raise` | what is found |\n|---|---|---|\n")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:3]] for row in table.splitlines()]
    assert sorted(rows) == sorted([check.name, check.raises] for check in CHECKS.values())


def test_a_finding_is_of_a_check_that_is_known() -> None:
    with pytest.raises(AssertionError, match=r"no check 'bufer' in specs/checks\.toml"):
        Finding("bufer", 0, "MPI_Send", "", "is wrong", HERE)


def test_ranks() -> None:
    assert ranks_as_text([5, 0, 1, 2, 2, 7, 8]) == "0-2, 5, 7, 8"


@pytest.mark.parametrize(("other", "rows"), [("count is -2", 1), ("count is NULL", 2)])
def test_texts_that_differ_in_more_than_numbers_are_apart(tmp_path: Path, other: str, rows: int) -> None:
    findings = [Finding("argument", i, "MPI_Send", "", text, HERE) for i, text in enumerate(("count is -1", other))]
    assert len(_report(tmp_path, *findings)["findings"]) == rows


@pytest.mark.parametrize("status", [0, 6])
def test_processes_that_left_no_data(tmp_path: Path, status: int) -> None:
    run = Run(3)
    run[0].write(tmp_path)
    assert "only 1 of 3 processes left data" in summary(report(read_folder(tmp_path), [], ["program"], status))


def test_where_processes_ended(tmp_path: Path) -> None:
    run = Run(5)
    for process in (run[0], run[2]):
        process.barrier()
        process.blocks()
    run[1].computes()
    run[3].state = "aborted"
    run.finalize(4)
    (note,) = report(run.logs(tmp_path), [], ["program"], 9)["notes"]
    places, outside, aborted = note.split("; ")
    assert places.startswith("did not reach the end of MPI_Finalize: ranks 0, 2 in MPI_Barrier at program+0x")
    assert (outside, aborted) == ("rank 1 in no call of MPI", "rank 3 aborted with 0")


def test_a_deadlock_says_itself_where_processes_wait(tmp_path: Path) -> None:
    finding = Finding("deadlock", 0, "MPI_Recv", "", "waits", HERE)
    assert report(Run(2).logs(tmp_path), [finding], ["program"], 15)["notes"] == []


def test_a_run_without_mistakes(tmp_path: Path) -> None:
    run = Run(2)
    run.finalize()
    assert summary(report(run.logs(tmp_path), [], ["program"], 0)) == (
        "bindery check: nothing found in 2 processes of program, MPI"
    )


def test_processes_whose_start_is_hidden(tmp_path: Path) -> None:
    run = Run(1)
    run[0].barrier()
    (log,) = run.logs(tmp_path)
    assert unseen_start([log]) == ""
    (tmp_path / "host-1000.lines").unlink()
    logs = read_folder(tmp_path)
    assert "1 of 1 processes called MPI_Init where no checker sees it" in unseen_start(logs)
    assert summary(report(logs, [], ["script"], 0)).startswith("bindery check: nothing found in 1 process\n")


@pytest.mark.parametrize(
    ("hidden", "kept"), [("", ["argument", "buffer", "leak", "type"]), ("why", ["argument", "type"])]
)
def test_where_calls_are_hidden_no_other_call_counts(tmp_path: Path, hidden: str, kept: list[str]) -> None:
    run = Run(2)
    for check in ("argument", "buffer", "leak", "type"):
        run[0].say("finding", check=check, site=0, routine="MPI_X", argument="", text="is wrong", related=0)
    run.finalize()
    assert [finding.check for finding in all_findings(run.logs(tmp_path), [], hidden)] == kept


@pytest.mark.parametrize(("hidden", "number"), [("", 1), ("why", 0)])
def test_processes_are_compared_where_all_calls_are_seen(tmp_path: Path, hidden: str, number: int) -> None:
    run = Run(2)
    run[0].barrier()
    run[1].broadcast()
    run.finalize()
    assert len(all_findings(run.logs(tmp_path), [], hidden)) == number


def test_calls_that_were_dropped(tmp_path: Path) -> None:
    run = Run(3)
    run.finalize()
    run[1].dropped = run[2].dropped = 5
    assert "ranks 1, 2 made more calls than were kept" in summary(report(run.logs(tmp_path), [], ["program"], 0))


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
        (
            ["--json", "/proc/x.json", "--", "env"],
            "/proc/x.json: No such file or directory; name a file that can be written",
        ),
        (["-o", "/tmp", "--", "env"], "/tmp: Is a directory; name a file that can be written"),
        (
            ["--dir", "/proc", "--mpi", "no-such-mpicc", "--", "env"],
            "/proc: No such file or directory; name a folder that",
        ),
        (["--json", "/dev/null", "--mpi", "no-such-mpicc", "--", "env"], "--mpi no-such-mpicc: not found"),
        (["--deadlock", "-1", "--", "true"], "-1 is no time; give a number of seconds, or 0 for never"),
        (["--deadlock", "nan", "--", "true"], "nan is no time"),
    ],
)
def test_mistakes(words: list[str], said: str) -> None:
    command = [sys.executable, "-m", "bindery_mpi", "check", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and said in done.stderr and done.stderr.startswith("bindery check: ")
