"""scripts/matrix: its table of cells, the rows that it writes, and its command line."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS / "machines"))

import bare  # noqa: E402
import cells  # noqa: E402
import installed  # noqa: E402
import platforms  # noqa: E402

FACTS = tomllib.loads(cells.TABLE.read_text(encoding="utf-8"))
KEPT = "b | M 1 | f 1 | g 1 | ok | 765 | 2026-01-01"
PAGE = f"# Platforms\n\n{platforms.HEAD}| {KEPT} |\n| gone | x |\n\nThe end.\n"


def test_every_cell_is_known() -> None:
    all_cells = cells.read_cells(FACTS)
    assert len({cell.name for cell in all_cells}) == len(all_cells) > 20
    assert {cell.system for cell in all_cells} == set(FACTS["system"])
    for steps in FACTS["steps"].values():
        names = [step["name"] for step in steps]
        assert all(step["after"] in names[:place] for place, step in enumerate(steps) if "after" in step)


def test_one_cell_runs_the_extended_tests() -> None:
    (step,) = (step for step in FACTS["steps"]["mpi"] if "scripts/test extended" in step["run"])
    names = [cell.name for cell in cells.read_cells(FACTS) if cell.has.issuperset(step["needs"])]
    assert names == ["debian-12/mpich/gfortran"]
    assert FACTS["mpi"]["mpich"].get("steps", "mpi") == "mpi"


@pytest.mark.parametrize(
    ("line", "version"),
    [
        ("GNU Fortran (Debian 12.2.0-14+deb12u1) 12.2.0", "12.2.0"),
        ("flang-new version 19.1.7 (3~deb12u1)", "19.1.7"),
        ("Debian flang version 23.1.4 (2)", "23.1.4"),
        ("", "?"),
    ],
)
def test_version(line: str, version: str) -> None:
    assert platforms.version(line) == version


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("MPICH Version: 4.0.2", "MPICH 4.0.2"),
        ("Open MPI v6.0.0rc2, package: Debian Open MPI, ident: 6.0.0rc2", "Open MPI 6.0.0rc2"),
        ("SMPI Version 3.32. Copyright The SimGrid Team", "SMPI 3.32"),
        ("Intel(R) MPI Library 2021.18 for Linux* OS", "Intel MPI 2021.18"),
        ("", "?"),
    ],
)
def test_library(line: str, name: str) -> None:
    assert platforms.library(line) == name


def test_what_an_mpi_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "SPEC", tmp_path / "installed.toml")
    probe = tmp_path / "probe.toml"
    for mpi in ("MPICH 10.1", "MPICH 4.0"):
        probe.write_text('[c]\ntarget = "native"\n[routines]\nMPI_Send = ["MPI"]\nMPI_Send_c = []\nmpi_send_ = []\n')
        installed.write(mpi, probe)
    probe.write_text('[c]\ntarget = "abi"\n[routines]\nMPI_Send = []\n')
    installed.write("MPICH 5.0", probe)
    installed.write("MPICH 6.0", tmp_path / "none")
    assert list(installed.read().items()) == [("MPICH 4.0", ["MPI_Send_c"]), ("MPICH 10.1", ["MPI_Send_c"])]


def test_only_the_rows_of_the_run_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "platforms.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(platforms, "PAGE", page)
    versions = ["GNU Fortran 12.2.0", "g++ 12.2.0", "MPICH Version: 4.0.2"]
    row = platforms.Row.of("a", ("gfortran", "g++"), versions, {"heat": True, "sections": False}, "1234567")
    assert not row.right
    platforms.write(platforms.read() | {"a": row.columns}, ["a", "b", "c"])
    written = f"| a | MPICH 4.0.2 | gfortran 12.2.0 | g++ 12.2.0 | **failed**: sections | 1234567 | {row.date} |\n"
    assert page.read_text(encoding="utf-8") == f"# Platforms\n\n{platforms.HEAD}{written}| {KEPT} |\n\nThe end.\n"


def test_rows_from_before_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = cells.choose(cells.read_cells(FACTS), ["sid/*/flang"])
    names = [cell.name for cell in chosen]
    assert names[3:] == ["sid/abi/flang", "sid/solo/flang"]
    earlier = {name: {"solo", "Fortran bindings", "heat", "programs"} for name in names}
    monkeypatch.setattr(cells, "steps_at", lambda commit: earlier if commit == "765" else {})
    known = [("ok", "1"), ("**failed**: heat", "2"), ("ok", "3"), ("ok", "765"), ("ok", "765")]
    rows = {name: ["", "", "", "", result, commit, ""] for name, (result, commit) in zip(names, known, strict=True)}
    results = [row[platforms.RESULT] for row in cells.mark(rows, chosen, FACTS).values()]
    assert results[:3] + results[4:] == ["ok", "**failed**: heat", "ok", "ok"]
    assert results[3].startswith("ok, before twelve calls, sections, checked, ")
    rows.pop(names[2])
    order = [cell.name for cell in cells.oldest(chosen, rows)]
    assert order == [names[2], names[1], names[3], names[0], names[4]]


def test_the_commands_of_the_documents() -> None:
    commands, printed = bare.documented()
    assert [line.split()[0] for line in commands[:3]] == ["scripts/example", "cmake", "~/bindery/bin/mpifort"]
    assert commands[3:] == ["scripts/example-entry", "scripts/example-solo"]
    assert printed == ["same as the serial run: T"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["matrix", "nosuch"], "matrix: nosuch: no such cell; see scripts/matrix --list"),
        (["matrix"], "matrix: no folder; give --folder, or set BINDERY_CHROOTS"),
        (["matrix", "--nosuch"], "matrix: unrecognized arguments: --nosuch; see the head of the script"),
        (["bare"], "bare: no folder; give --folder, or set BINDERY_CHROOTS"),
    ],
)
def test_mistakes_of_the_command_line(words: list[str], message: str) -> None:
    done = subprocess.run(
        [SCRIPTS / words[0], *words[1:]], capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin"}
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{message}\n")


@pytest.mark.parametrize("script", ["matrix", "bare"])
def test_help_is_the_head_of_the_script(script: str) -> None:
    done = subprocess.run([SCRIPTS / script, "--help"], capture_output=True, text=True, check=True)
    assert f"Usage: scripts/{script} [--folder FOLDER]" in done.stdout
    assert "#" not in done.stdout
