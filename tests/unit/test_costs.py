"""tests/costs.py: what a run changes in the table, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS))

import costs  # noqa: E402

BUDGETS = {"install": 30.0, "tools": 10.0, "tools.kit": 5.0}


def table(rows: dict[str, float], estimates: dict[str, float] | None = None) -> costs.Table:
    return costs.Table(BUDGETS, rows, estimates or {})


def measured(tmp_path: Path, *command: str, **environment: str) -> costs.Run | None:
    file = tmp_path / "cost"
    subprocess.run([TESTS / "measured.sh", file, *command], check=False, env=environment, timeout=60)
    return costs.read_run(file.read_text(encoding="utf-8"))


def test_the_launcher_counts_what_a_test_starts(tmp_path: Path) -> None:
    loop = f"{sys.executable} -c 'import time\nwhile time.process_time() < 0.3: pass'"
    run = measured(tmp_path, "/bin/sh", "-c", loop)
    assert run
    assert 0.25 < run.seconds < 3
    assert run.is_passed
    assert not run.is_cached
    cached = measured(tmp_path, "/bin/true", CMAKE_CXX_COMPILER_LAUNCHER="ccache")
    assert cached
    assert cached.is_cached


def test_the_launcher_hands_on_variables_and_the_exit_status(tmp_path: Path) -> None:
    command: list[str | Path] = [
        TESTS / "measured.sh",
        tmp_path / "cost",
        "A=3",
        "B=x y",
        "/bin/sh",
        "-c",
        '[ "$B" = "x y" ] && exit $A',
    ]
    assert subprocess.run(command, check=False, timeout=60).returncode == 3
    run = costs.read_run((tmp_path / "cost").read_text(encoding="utf-8"))
    assert run
    assert not run.is_passed


def test_nothing_of_a_stopped_test() -> None:
    assert costs.read_run("") is None
    assert costs.read_run("0m0.00s 0m0.01s\n1m2.50s 0m0.50s\n0 \n") == costs.Run(63.0)


@pytest.mark.parametrize(
    ("old", "new", "kept"), [(10, 12, 10), (10, 13, 13), (1, 1.4, 1), (1, 1.44, 1.4), (20, 9.96, 10)]
)
def test_a_row_that_hardly_changed_stays(old: float, new: float, kept: float) -> None:
    assert costs.merged(table({"install.user": old}), {"install.user": costs.Run(new)}, ["install.user"]).costs == {
        "install.user": kept
    }


def test_tests_come_and_go() -> None:
    runs = {"install.new": costs.Run(2), "install.kept": costs.Run(9, is_passed=False), "install.old": costs.Run(1)}
    names = ["install.new", "install.refuses", "install.guess", "install.kept", "install.cached"]
    runs |= {"install.refuses": costs.Run(4, is_passed=False), "install.cached": costs.Run(0.1, is_cached=True)}
    before = table({"install.old": 1, "install.kept": 3}, {"install.new": 5, "install.guess": 7})
    after = table({"install.new": 2, "install.kept": 3, "install.refuses": 4}, {"install.guess": 7})
    assert costs.merged(before, runs, names) == after


def test_the_check_finds_each_fault() -> None:
    rows = {"install.user": 20.0, "install.parts": 11.0, "tools.kit.c": 4.0, "tools.stack": 9.0, "docs.links": 1.0}
    names = ["install.user", "install.parts", "tools.kit.c", "tools.kit.new", "docs.links"]
    found = costs.complaints(table(rows), names)
    assert [line.split(":")[0] for line in found] == ["tools.kit.new", "tools.stack", "docs.links", "install"]
    assert "31 s, more than its budget of 30" in found[-1]
    assert len(costs.complaints(table(rows), names, is_partial=True)) == len(found) - 1


def test_the_table_is_written_as_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "costs.toml"
    before = table({"install.user": 12.0, "tools.kit.c": 0.3}, {"tools.stack": 1.5})
    path.write_text(costs.written(before), encoding="utf-8")
    assert costs.read_table(path) == before
    assert costs.TABLE.read_text(encoding="utf-8") == costs.written(costs.read_table())
