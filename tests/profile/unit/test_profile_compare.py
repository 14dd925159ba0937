"""`bindery profile --compare`: two reports, and what it says of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bindery_mpi.cli import main
from bindery_mpi.profile.compare import compare
from bindery_mpi.profile.comparison import page, summary

Site = tuple[str, int, float]  # routine, line, seconds of all processes


def site(routine: str, line: int, time: float, file: str = "/src/ring.c", function: str = "ring") -> dict[str, Any]:
    return {
        "routine": routine,
        "class": "collective",
        "startup": routine == "MPI_Init",
        "site": f"{Path(file).name}:{line}" if file else f"ring+0x{line:x}",
        "function": function,
        "file": file,
        "line": line if file else 0,
        "module": "/bin/ring",
        "offset": line,
        "calls": 10,
        "time": time,
        "sent": 0,
        "received": 400,
    }


def run(wall: float, *sites: dict[str, Any], compute: tuple[float, float] = (0.5, 0.5), **other: Any) -> dict[str, Any]:
    """A report of two processes, of which each computes for some time."""
    mpi = sum(row["time"] for row in sites)
    return {
        "format": 2,
        "verdict": {},
        "command": ["mpiexec", "-n", "2", "./ring"],
        "program": "/bin/ring",
        "mpi": "Some MPI 1.0",
        "started": "2026-01-01T00:00:00+00:00",
        "period": "from MPI_Init to MPI_Finalize",
        "complete": True,
        "hidden_calls": None,
        "options": {"off": ""},
        "summary": {"wall": wall, "mpi": mpi, "compute": {"mean": sum(compute) / 2, "max": max(compute)}},
        "ranks": [{"label": str(i), "compute": c, "threads": 1} for i, c in enumerate(compute)],
        "sites": list(sites),
        **other,
    }


def compared(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    result = compare(("a.json", "b.json"), (first, second))
    assert result["verdict"]["sentence"] in summary(result) and page(result)
    return result


def rows(first: list[Site], second: list[Site]) -> list[tuple[str, str, float]]:
    """Site, in which run alone, lost time of a process; of calls of one function."""
    result = compared(run(1.0, *(site(*s) for s in first)), run(1.0, *(site(*s) for s in second)))
    return [(row["site"], row["only"], pytest.approx(row["difference"])) for row in result["sites"]]


def test_the_sentence_names_the_call_that_got_slower():
    a = run(1.0, site("MPI_Bcast", 10, 0.2), site("MPI_Allreduce", 22, 0.4))
    b = run(1.25, site("MPI_Bcast", 10, 0.2), site("MPI_Allreduce", 22, 0.9))
    verdict = compared(a, b)["verdict"]
    assert verdict["kind"] == "slower"
    assert verdict["sentence"] == (
        "b.json takes 25.0 % longer: 1.25 s, a.json 1.00 s; most is lost in ring.c:22: MPI_Allreduce "
        "(+250 ms in each process, 2.25 times)"
    )
    back = compared(b, a)["verdict"]
    assert back["kind"] == "faster" and "takes 20.0 % less time" in back["sentence"]
    assert "most is gained in ring.c:22: MPI_Allreduce (−250 ms" in back["sentence"]


def test_a_rank_that_computes_longer_goes_before_the_call_in_which_the_others_wait():
    a = run(1.0, site("MPI_Barrier", 5, 0.2), compute=(0.9, 0.9))
    b = run(1.2, site("MPI_Barrier", 5, 0.4), compute=(0.9, 1.1))
    sentence = compared(a, b)["verdict"]["sentence"]
    assert "the rank that computes longest does so 200 ms more; in MPI most is lost in ring.c:5" in sentence
    a["ranks"].reverse()
    a["ranks"][0]["compute"] = 0.8
    assert "; rank 1 computes 200 ms more" not in compared(a, b)["verdict"]["sentence"]


def test_runs_of_about_the_same_time():
    sentence = compared(run(1.0, site("MPI_Bcast", 1, 0.5)), run(1.005, site("MPI_Bcast", 1, 0.501)))["verdict"]
    assert sentence == {"kind": "equal", "sentence": "b.json takes about as long as a.json: 1.00 s, a.json 1.00 s"}


def test_rows_are_sorted_by_lost_time():
    first = [("MPI_Bcast", 1, 0.6), ("MPI_Barrier", 2, 0.2), ("MPI_Send", 3, 0.1), ("MPI_Init", 4, 1.0)]
    second = [("MPI_Bcast", 1, 0.2), ("MPI_Barrier", 2, 0.4), ("MPI_Recv", 9, 0.3), ("MPI_Init", 4, 9.0)]
    assert rows(first, second) == [
        ("ring.c:9", "b", 0.15),
        ("ring.c:2", "", 0.1),
        ("ring.c:3", "a", -0.05),
        ("ring.c:1", "", -0.2),
    ]


def test_lines_that_moved():
    first = [("MPI_Send", 10, 0.2), ("MPI_Send", 20, 0.4)]
    assert rows(first, [("MPI_Send", 20, 0.4), ("MPI_Send", 30, 1.0)]) == [
        ("ring.c:20 → 30", "", 0.3),
        ("ring.c:10 → 20", "", 0.1),
    ]
    more = [("MPI_Send", 20, 0.2), ("MPI_Send", 30, 0.4), ("MPI_Send", 40, 0.2)]  # which is new, nobody knows
    assert rows(first, more) == [("ring.c:10, 20 → 20, 30, 40", "", 0.1)]
    assert rows(first, [*first, ("MPI_Send", 40, 0.2)]) == [
        ("ring.c:40", "b", 0.1),
        ("ring.c:10", "", 0),
        ("ring.c:20", "", 0),
    ]


def test_files_in_another_folder_and_without_debug_information():
    for left, right in (("/old/ring.c", "/new/ring.c"), ("", "")):
        a, b = (run(1.0, site("MPI_Send", line, 0.2, file)) for line, file in ((10, left), (12, right)))
        result = compared(a, b)
        assert [(row["only"], row["difference"]) for row in result["sites"]] == [("", 0)]
    other = run(1.0, site("MPI_Send", 10, 0.2, function="other"))
    assert {row["only"] for row in compared(a, other)["sites"]} == {"a", "b"}


def test_communicators_and_phases_of_a_call_site_are_one_row():
    a = run(1.0, site("MPI_Bcast", 1, 0.5))
    b = run(1.0, site("MPI_Bcast", 1, 0.25), site("MPI_Bcast", 1, 0.25))
    (row,) = compared(a, b)["sites"]
    assert (row["difference"], row["a"]["calls"], row["b"]["calls"], row["b"]["bytes"]) == (0, 10, 20, 800)


def test_times_are_of_a_process():
    a, b = run(1.0, site("MPI_Bcast", 1, 0.4)), run(1.0, site("MPI_Bcast", 1, 0.8))
    b["ranks"] *= 2
    assert compared(a, b)["sites"][0]["difference"] == 0


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"ranks": [{"label": "0", "compute": 0.5, "threads": 2}]}, "2 and 1 processes"),
        ({"complete": False}, "did not reach MPI_Finalize"),
        ({"hidden_calls": "x"}, "calls are hidden"),
        ({"options": {"off": "MPI_Test"}}, "BINDERY_PROFILE_OFF is '' and 'MPI_Test'"),
        ({"period": "from the first call to the end"}, "measured from MPI_Init"),
    ],
)
def test_runs_that_cannot_be_compared(change: dict[str, Any], why: str):
    result = compared(run(1.0, site("MPI_Bcast", 1, 0.4)), run(1.0, site("MPI_Bcast", 1, 0.4), **change))
    assert len(result["incomparable"]) == 1 and why in result["incomparable"][0]
    lines = [line for line in summary(result).splitlines() if "cannot be compared" in line]
    assert len(lines) == 1 and "cannot be compared" in page(result)


def test_nothing_is_derived_where_calls_are_hidden():
    a = run(1.0, site("MPI_Bcast", 1, 0.4), hidden_calls="incomplete")
    a["summary"]["compute"] = None
    for rank in a["ranks"]:
        rank["compute"] = None
    assert "computing" not in summary(compared(a, run(2.0, site("MPI_Bcast", 1, 0.4))))


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    names = tmp_path / "a.json", tmp_path / "b.json"
    for name, wall in zip(names, (1.0, 1.2), strict=True):
        name.write_text(json.dumps(run(wall, site("MPI_Bcast", 1, wall))))
    return str(names[0]), str(names[1])


@pytest.mark.parametrize(("limit", "status"), [([], 0), (["--fail-above", "21%"], 0), (["--fail-above", "19 %"], 1)])
def test_the_exit_status(files: tuple[str, str], limit: list[str], status: int, tmp_path: Path, capsys: Any):
    outputs = ["-o", str(tmp_path / "page.html"), "--json", str(tmp_path / "c.json")]
    assert main(["profile", "--compare", *files, *limit, *outputs, "--quiet"]) == status
    text = capsys.readouterr()
    assert text.out == "" and ("by more than 19 %" in text.err) == bool(status)
    assert json.loads((tmp_path / "c.json").read_text())["verdict"]["kind"] == "slower"
    assert "takes 20.0 % longer" in (tmp_path / "page.html").read_text()


def test_a_limit_needs_runs_that_can_be_compared(files: tuple[str, str], capsys: Any):
    Path(files[1]).write_text(json.dumps(run(0.1, site("MPI_Bcast", 1, 0.1), complete=False)))
    assert main(["profile", "--compare", *files, "--fail-above", "10%"]) == 2
    text = capsys.readouterr()
    assert "takes 90.0 % less time" in text.out and "--fail-above: the runs cannot be compared" in text.err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--compare", "A", "nowhere.json"], "nowhere.json: No such file"),
        (["--compare", "A", __file__], "this is no JSON"),
        (["--compare", "list", "A"], "this is no report"),
        (["--compare", "old", "A"], "format 1, not 2"),
        (["--compare", "half", "A"], ": this is no report"),
        (["--compare", "A", "A", "--read", "x.all"], "or --compare A B"),
        (["--compare", "A", "A", "-o", "nowhere/page.html"], "there is no such folder"),
        (["--fail-above", "10%", "--", "true"], "needs --compare A B"),
        (["--compare", "A", "A", "--trace", "x"], "--trace: needs a run"),
        (["--trace", "x", "--trace-events", "0", "--", "true"], "from 1 to 10000000"),
        (["--trace", "nowhere/x", "--", "true"], "there is no such folder"),
        (["--compare", "A", "A", "--fail-above", "0.1"], "as 10%"),
    ],
)
def test_mistakes_are_one_line(words: list[str], expected: str, files: tuple[str, str], tmp_path: Path, capsys: Any):
    texts = {"A": Path(files[0]).read_text(), "list": "[1]", "old": json.dumps({**run(1.0), "format": 1})}
    texts["half"] = json.dumps({**run(1.0), "sites": [{"routine": "MPI_Send"}]})
    for name, contents in texts.items():
        (tmp_path / name).write_text(contents)
    words = [str(tmp_path / word) if word in texts else word for word in words]
    try:
        status = main(["profile", *words])
    except SystemExit as ended:
        status = ended.code  # type: ignore[assignment]
    lines = capsys.readouterr().err.splitlines()
    assert status == 2 and len(lines) == 1 and expected in lines[0], lines
