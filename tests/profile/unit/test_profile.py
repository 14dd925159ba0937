"""`bindery profile` without an MPI: the layout of its data, bounds of waiting, numbers as text."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.profile import data, text, trace
from bindery_mpi.profile.merge import report
from bindery_mpi.profile.page import page
from bindery_mpi.profile.summary import summary
from bindery_mpi.records import profile as records


def numbers_of(rank: int, state: int, world_size: int, calls: int) -> dict[str, int]:
    return dict.fromkeys(records.Header._fields, 0) | {
        "process_id": 100 + rank,
        "world_rank": rank,
        "world_size": world_size,
        "run_state": state,
        "start_realtime": 1_000,
        "start_time": 1_000,
        "init_time": 1_000,
        "finalize_time": 1_001_000 if state == 1 else 0,
        "last_time": 1_000_000,
        "thread_count": 1,
        "call_count": calls,
        "phase_begin": 1_001_000,
        "bin_width": 1_000_000,
    }


def blob(rank: int, barrier: tuple[int, int, int], state: int = 1, world_size: int = 2, **other: int) -> bytes:
    """The data of one of two processes: calls, nanoseconds and shortest call of a barrier; other numbers of the header."""
    calls, time, shortest = barrier
    numbers = numbers_of(rank, state, world_size, calls) | other
    class_times, partners = [0, 0, time, 0, 0, 0], 1 << 60 | 5 << 30 | 1
    flags = records.RoutineFlag.SYNCHRONIZING
    rows = {
        "routine": records.ROUTINE_ROW.pack(b"MPI_Barrier", 2, flags, *[0] * 92),
        "entry": records.ENTRY_ROW.pack(0, 0, 2, 0, -1, calls, time, shortest, time, 0, 0, 0, 0, 0) if calls else b"",
        "site": records.SITE_ROW.pack(0, 0x40),
        "module": records.MODULE_ROW.pack(b"/nowhere/program"),
        "peer": records.PEER_ROW.pack((rank + 1) % world_size, 0, 3, 24),
        "bin": records.BIN_ROW.pack(*class_times),
        "phase": records.PHASE_ROW.pack(1, 1_000_000),
        "thread": b"".join(records.THREAD_ROW.pack(*row) for row in ((7, 0, 0, 0, 0), (8, 1, 0, 800_000, partners))),
        "region": records.REGION_ROW.pack(-1, 300_000, 0, 0, 0, 0, b"solve")
        + records.REGION_ROW.pack(0, 500_000 + rank * 100_000, calls, time, 24, 8, b"<exchange>"),
        "trace": records.TRACE_ROW.pack(7, 0, 0, 500_000, 600_000, (rank + 1) % world_size, -2, 24, -1),
    }
    tables, offset = [], records.HEADER.size
    names = [table.name.lower().removesuffix("_table") for table in records.TableId]
    for name in names:
        number = {"thread": 2, "region": 2, "communicator": 0, "path": 0, "operation": 0, "entry": min(calls, 1)}.get(
            name, 1
        )
        tables += [offset, len(rows.get(name, b"")) // max(number, 1), number, number]
        offset += len(rows.get(name, b""))
    texts = [b"host", b"/nowhere/program", b"Some MPI 1.0"]
    numbers |= {"magic": records.MAGIC, "blob_size": offset}  # type: ignore[dict-item]
    single = [
        value for name, value in numbers.items() if name not in ("class_time", "tables", "host", "program", "library")
    ]
    head = records.HEADER.pack(*single, *class_times, *tables, *texts)
    return head + b"".join(rows.get(name, b"") for name in names)


def traced(tmp_path: Path, name: str = "trace.json", **numbers: int) -> tuple[dict, trace.Counts]:
    """The trace of two processes, of which the second was killed in a barrier."""
    blobs = [blob(rank, (10, 100_000, 5_000), 1 - rank, **{"trace_events": 4, **numbers}) for rank in (0, 1)]
    path = tmp_path / name
    counts = trace.write_trace(str(path), data.parse(b"".join(blobs), "all"), 0, None)
    with gzip.open(path, "rt") if name.endswith(".gz") else path.open() as file:
        return json.load(file), counts


def test_a_trace_has_calls_that_ended_and_those_that_did_not(tmp_path: Path):
    result, counts = traced(tmp_path)
    calls = [event for event in result["traceEvents"] if event["ph"] == "X"]
    ended = [(e["pid"], e["tid"], e["ts"], e["dur"], e["args"]) for e in calls if "to" in e["args"]]
    peers = [{"site": "program+0x40", "to": 1 - rank, "sent": 24} for rank in (0, 1)]
    assert ended == [(0, 7, 499.0, 100.0, peers[0]), (1, 7, 499.0, 100.0, peers[1])]
    unfinished = [(e["pid"], e["tid"], e["ts"], e["dur"]) for e in calls if "to" not in e["args"]]
    assert unfinished == [(1, 8, 799.0, 200.0)]
    assert {(e["name"], e["cat"]) for e in calls} == {("MPI_Barrier", "collective")}
    assert counts == trace.Counts(3, 6, 2)


def test_a_trace_says_what_it_lacks(tmp_path: Path):
    result, counts = traced(tmp_path, "trace.json.gz")
    assert result["otherData"]["dropped"] == 6 and result["otherData"]["dropped_by_rank"] == {"0": 3, "1": 3}
    assert result["otherData"]["limit_of_a_process"] == 1
    labels = [e["args"]["labels"] for e in result["traceEvents"] if e["name"] == "process_labels"]
    assert labels == ["3 earlier calls dropped"] * 2 and "6 earlier ones were dropped" in counts.sentence()
    with pytest.raises(LaunchError, match="have no trace"):
        traced(tmp_path, trace_events=0)


def merged(first: tuple[int, int, int], second: tuple[int, int, int], state: int = 1) -> dict:
    return report(data.parse(blob(0, first) + blob(1, second, state), "all"), ["mpiexec", "a&b"], 0)


def test_bounds_of_waiting():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000))
    waiting = result["routines"][0]["waiting"]
    assert waiting["least"] == pytest.approx(300e-6)  # the difference of the totals
    assert waiting["most"] == pytest.approx((50_000 + 350_000) * 1e-9)  # above the shortest call of all


def test_the_least_is_unknown_if_processes_call_a_different_number_of_times():
    assert merged((10, 100_000, 5_000), (11, 400_000, 5_000))["routines"][0]["waiting"]["least"] == 0


def test_a_process_that_was_killed_is_reported():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000), state=0)
    assert not result["complete"] and result["period"] == "from MPI_Init to the end"
    assert "rank 1" in result["notes"][0]
    call = {"routine": "MPI_Barrier", "site": "program+0x40", "seconds": pytest.approx(200e-6)}
    assert [rank["unfinished"] for rank in result["ranks"]] == [[], [call]]
    assert "was in MPI_Barrier at program+0x40" in summary(result) and "was in MPI_Barrier" in page(result)


def test_an_unfinished_call_is_in_every_table():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000), state=0)
    assert sum(row["time"] for row in result["routines"]) == pytest.approx(result["summary"]["mpi"]) == 700e-6
    assert sum(row["time"] for row in result["sites"]) == pytest.approx(700e-6)
    assert result["phases"][0]["mpi"] == pytest.approx(700e-6)
    assert (result["routines"][0]["calls"], result["ranks"][1]["calls"]) == (21, 11)


def test_a_region_has_what_is_within_it():
    outer, inner = merged((10, 400_000, 5_000), (10, 100_000, 6_000))["regions"]
    assert (outer["region"], inner["region"], inner["depth"]) == ("solve", "solve/<exchange>", 1)
    assert outer["time"] == pytest.approx({"min": 800e-6, "mean": 850e-6, "max": 900e-6})
    assert inner["time"]["max"] == pytest.approx(600e-6)
    assert outer["mpi"] == inner["mpi"] == pytest.approx(500e-6)
    assert (outer["calls"], outer["sent"], outer["received"]) == (20, 48, 16)
    text = summary(merged((10, 400_000, 5_000), (10, 100_000, 6_000)))
    assert re.search(r"^ +<exchange> +20 +48 B +500 µs +600 µs +45.5 %$", text, re.MULTILINE)


def test_a_phase_says_who_computes_the_longest():
    phase = merged((10, 400_000, 5_000), (10, 100_000, 6_000))["phases"][0]
    assert (phase["slowest"], phase["compute"]["max"]) == (1, pytest.approx(900e-6))
    blobs = [blob(rank, (10, 100_000, 5_000), world_size=3) for rank in (0, 1)]
    assert report(data.parse(b"".join(blobs), "all"), [], 0)["phases"][0]["slowest"] is None  # a process is missing


def test_a_rank_that_is_not_known_is_no_rank():
    blobs = [blob(rank, (10, 100_000, 5_000), world_rank=-1) for rank in (0, 1)]
    result = report(data.parse(b"".join(blobs), "all"), [], 0)
    assert {(c["from"], c["to"]) for c in result["matrix"]} == {(0, None), (1, None)}
    assert [rank["label"] for rank in result["ranks"]] == ["of process 100", "of process 101"]


@pytest.mark.parametrize("why", ["the launcher knows", "the data show"])
def test_nothing_is_derived_from_some_of_the_calls(why: str):
    known = why == "the launcher knows"
    blobs = [blob(rank, (10, 100_000, 5_000), **({} if known else {"init_time": 0})) for rank in (0, 1)]
    result = report(data.parse(b"".join(blobs), "all"), [], 0, hidden="incomplete: x" if known else "")
    assert result["notes"][0].startswith("incomplete: ") and result["hidden_calls"] == result["notes"][0]
    derived = ("fraction", "fraction_over_processes", "imbalance", "compute", "waiting")
    assert [result["summary"][name] for name in derived] == [None] * 5
    assert (result["matrix"], result["timeline"], result["routines"][0]["waiting"]) == (None, None, None)
    shown = summary(result) + page(result)
    for word in (
        "in MPI  ",
        "imbalance of",
        "waiting in",
        "Who sends",
        "<h2>Timeline",
        "<h2>Time of each",
        "Computing",
    ):
        assert word not in shown, word
    assert "MPI_Barrier" in shown and ("time from MPI_Init" in shown) == known


def test_no_imbalance_without_all_processes():
    result = report(data.parse(blob(0, (10, 100_000, 5_000)), "all"), [], 0)
    assert result["summary"]["imbalance"] is None and "1 of 2 processes left no data" in result["notes"][0]
    assert "imbalance" not in summary(result)
    assert page(result)


def test_sums_and_messages():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000))
    row = result["routines"][0]
    assert (row["name"], row["calls"], row["over_processes"]["max_rank"]) == ("MPI_Barrier", 20, 1)
    assert row["time"] == pytest.approx(500e-6)
    assert [(c["from"], c["to"], c["messages"], c["bytes"]) for c in result["matrix"]] == [(0, 1, 3, 24), (1, 0, 3, 24)]
    assert result["sites"][0]["site"] == "program+0x40"


def test_the_page_escapes_what_it_shows():
    html = page(merged((10, 100_000, 5_000), (10, 400_000, 6_000)))
    assert "mpiexec a&amp;b" in html and "a&b" not in html
    assert "&lt;exchange&gt;" in html and "<exchange>" not in html


def test_many_processes_share_rows_and_squares():
    contents = b"".join(blob(rank, (10, 100_000 + rank, 5_000), world_size=150) for rank in range(150))
    result = report(data.parse(contents, "all"), [], 0)
    html = page(result)
    assert len(result["timeline"]["rows"]) == 50
    assert "in blocks of 3" in html and 'viewBox="0 0 50 50"' in html


def lines_of(result: dict) -> str:
    """The verdict, as the text and the page show it."""
    for line in text.verdict(result):
        assert line in summary(result) and line in page(result)
    return " ".join(text.verdict(result))


def test_the_verdict_names_the_late_rank():
    said = lines_of(merged((10, 100_000, 5_000), (10, 400_000, 6_000)))
    assert said == (
        "Rank 0 computes 900 µs, the other 600 µs; it waits for rank 0 in program+0x40: MPI_Barrier, "
        "at least 300 µs in all. What to do: give rank 0 less work: a faster MPI_Barrier does not help."
    )


def test_the_late_rank_may_make_no_such_call():
    result = merged((0, 0, 0), (10, 400_000, 6_000))
    assert result["verdict"]["kind"] == "compute"
    assert lines_of(result).startswith(
        "Rank 0 computes 1.00 ms, the other 600 µs; it spends 400 µs more than rank 0 in "
    )


def test_no_rank_is_late_if_the_least_time_in_mpi_is_that_of_another():
    late = blob(0, (10, 500_000, 5_000), finalize_time=2_001_000)
    result = report(data.parse(late + blob(1, (10, 100_000, 5_000)), "all"), [], 0)
    assert result["verdict"]["kind"] == "largest" and "rank 0 longest with 500 µs" in lines_of(result)


def test_no_rank_is_late_without_all_processes():
    result = report(
        data.parse(b"".join(blob(i, (10, 100_000 + 300_000 * i, 5_000), world_size=3) for i in (0, 1)), "all"), [], 0
    )
    assert result["verdict"]["kind"] == "largest"


@pytest.mark.parametrize(
    ("shortest", "expected"),
    [
        (6_000, "between 0.0 % and 85.0 % of that is waiting for other ranks"),
        (36_000, "at most 10.0 % of that is waiting, the rest is the operation itself"),
    ],
)
def test_the_verdict_says_how_much_is_waiting(shortest: int, expected: str):
    said = lines_of(merged((10, 400_000, shortest), (10, 400_000, shortest)))
    assert said.startswith("40.0 % of the time is in MPI, most of it in program+0x40: MPI_Barrier (40.0 %); ")
    assert expected in said


def test_the_verdict_says_that_mpi_is_not_the_problem():
    said = lines_of(merged((10, 10_000, 500), (10, 30_000, 500)))
    assert said.startswith("MPI is not the problem: 2.0 % of the time is in MPI, of no rank more than 3.0 %.")


def test_the_verdict_on_a_run_that_ended_early():
    early = blob(0, (10, 100_000, 5_000), state=0), blob(1, (10, 100_000, 5_000), state=1)
    said = lines_of(report(data.parse(b"".join(early), "all"), [], 0))
    assert said.startswith("The run ended before MPI_Finalize: rank 0 was in program+0x40: MPI_Barrier.")


def test_the_verdict_on_hidden_calls():
    blobs = b"".join(blob(rank, (10, 100_000 + 300_000 * rank, 5_000)) for rank in (0, 1))
    said = lines_of(report(data.parse(blobs, "all"), [], 0, hidden="incomplete: x"))
    assert said == "Where the time goes is not known: calls are hidden from the profiler."


def test_bars_of_ranks_come_before_the_table():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000))
    lines, html = summary(result).splitlines(), page(result)
    bars = [line for line in lines if "|" in line]
    assert [(bar.count("#"), bar.count("c")) for bar in (line[: line.rindex("|")] for line in bars)] == [
        (45, 5),
        (30, 20),
    ]
    assert lines.index(bars[0]) < next(i for i, line in enumerate(lines) if "routine " in line)
    assert html.index('class="verdict"') < html.index("Time of each rank") < html.index("<h2>Routines")


def test_bytes_of_collective_operations_and_counts_on_axes():
    result = merged((10, 100_000, 5_000), (10, 400_000, 6_000))
    result["routines"][0].update(sent=2048, durations=[[1024, 1234]])
    shown, html = summary(result), page(result)
    assert re.search(r"sent in collective operations +2.00 KiB", shown) and "<b>2.00 KiB</b>" in html
    assert re.search(r"point-to-point messages +48 B in 6", shown) and "in 6 point-to-point messages" in html
    assert "<span>1 234</span><span>0</span>" in html


@pytest.mark.parametrize(
    ("times", "shown"), [([90, 5, 4, 0.9, 0.05, 0.04], 4), ([0.01] * 5, 3), ([5] * 14, 10), ([90, 5, 4, 0.05], 4)]
)
def test_rows_of_hardly_any_time_are_one(times: list[float], shown: int):
    rows = [{"time": time} for time in times]
    first, rest = text.folded(rows, 100)
    assert len(first) == shown and first + rest == rows


@pytest.mark.parametrize("cut", [10, 700, 1400, -1])
def test_cut_data_are_refused(cut: int):
    with pytest.raises(data.DataError):
        data.parse(blob(0, (1, 1, 1))[:cut], "all")


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0 s"), (2e-9, "2.00 ns"), (1.5e-3, "1.50 ms"), (0.0999, "99.9 ms"), (12.3, "12.3 s"), (7200 * 3, "6.0 h")],
)
def test_seconds(value: float, written: str):
    assert text.seconds(value) == written


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0 B"), (1023, "1023 B"), (1536, "1.50 KiB"), (1 << 30, "1.00 GiB")]
)
def test_sizes(value: int, written: str):
    assert text.size(value) == written
