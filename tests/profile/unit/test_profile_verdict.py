"""The verdict of `bindery profile` on programs whose reports are known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bindery_mpi.profile.verdict import RULES, verdict

COLLECTIVE = {"class": "collective", "waiting": {"least": 0.0, "most": 1.0}}


def site(routine: str, line: int, times: list[float], **other: Any) -> dict[str, Any]:
    """A call site, by the time of each rank; a rank without time makes no call there."""
    return {
        "routine": routine,
        "class": "point-to-point",
        "startup": False,
        "of_all": False,
        "site": f"a.c:{line}",
        "communicator": [4, 7],
        "processes": sum(time > 0 for time in times),
        "calls": 100,
        "time": sum(times),
        "over_processes": {
            "min": min(times),
            "mean": sum(times) / len(times),
            "max": max(times),
            "max_rank": times.index(max(times)),
            "min_rank": times.index(min(times)),
        },
        "sent": 0,
        "received": 100_000,
        "max_bytes": 10_000,
        "waiting": None,
    } | other


def run(computing: list[float], sites: list[dict[str, Any]], waits: dict[str, Any] | None = None) -> dict[str, str]:
    """The verdict on a run of a second, by what each rank computes."""
    ranks = [
        {"rank": n, "label": str(n), "threads": 1, "wall": 1.0, "compute": time, "state": "finalized"}
        for n, time in enumerate(computing)
    ]
    mean = sum(computing) / len(computing)
    fractions = [1 - time for time in computing]
    summary = {
        "mpi": len(ranks) - sum(computing),
        "fraction": sum(fractions) / len(ranks),
        "fraction_over_processes": {"min": min(fractions), "max": max(fractions)},
        "imbalance": max(computing) - mean,
        "compute": {"min": min(computing), "max": max(computing)},
    }
    sites = sorted(sites, key=lambda each: -each["time"])
    return verdict(
        {"hidden_calls": "", "complete": True, "ranks": ranks, "summary": summary, "sites": sites, "waits": waits}
    )


def waits(origins: list[tuple[str, int, float]], at: str = "MPI_Recv", line: int = 12, passed_on: float = 0.0):
    """Makes a measurement of --waits: kind, the rank that is late, seconds; all wait at one place."""
    place = {"site": f"a.c:{line}", "routine": at}
    rows = [
        {
            "kind": k,
            "rank": r,
            "site": "a.c:11",
            "routine": "MPI_Send",
            "waits_in": place,
            "seconds": s,
            "in": {},
            "waiting_ranks": [3],
        }
        for k, r, s in origins
    ]
    sums = dict.fromkeys(("late_sender", "late_receiver", "late_process"), 0.0)
    for kind, _, seconds in origins:
        sums[kind] += seconds
    sites = [{**place, **sums, "unknown": 0.0}]
    return {"origins": sorted(rows, key=lambda row: -row["seconds"]), "sites": sites, "passed_on": passed_on}


def test_a_late_sender_that_makes_no_such_call():
    found = run([0.99, 0.04, 0.04, 0.04], [site("MPI_Recv", 12, [0.0, 0.95, 0.95, 0.95])])
    assert found["kind"] == "compute"
    assert found["sentence"] == (
        "rank 0 computes 990 ms, the others 40.0 ms; they spend 2.85 s more than rank 0 in a.c:12: MPI_Recv"
    )
    assert found["advice"].startswith("give rank 0 less work") and found["advice"].endswith("without --waits")


def test_waiting_that_another_run_would_measure():
    found = run([0.1] * 4, [site("MPI_Recv", 12, [0.9] * 4)])
    assert found["sentence"].endswith("how much of that is waiting is not measured")
    assert found["advice"] == "profile with --waits: it says whether ranks wait there, and for whom"


def test_many_small_messages_come_before_waits_of_two_ranks():
    small = site("MPI_Recv", 12, [0.9] * 4, calls=400_000, max_bytes=8)
    measured = waits([("late_receiver", 3, 0.5), ("late_receiver", 1, 0.3)])
    found = run([0.1] * 4, [small], measured)
    assert found["kind"] == "small" and found["sentence"].startswith(
        "70.0 % of the time is in 400 000 calls of at most 8 B"
    )
    assert found["advice"] == "combine these 400 000 calls of at most 8 B into fewer"
    large = run([0.1] * 4, [small | {"max_bytes": 10_000}], measured)
    assert large["kind"] == "waits" and large["sentence"].startswith("rank 3 receives late")
    mostly = run([0.1] * 4, [small], waits([("late_receiver", n, 0.8) for n in range(4)]))
    assert mostly["kind"] == "moves"


def test_ranks_that_wait_in_turn():
    origins = [("late_sender", 1, 0.3), ("late_sender", 2, 0.3), ("late_process", 3, 0.25)]
    sites = [site("MPI_Recv", 12, [0.5] * 4)]
    found = run([0.1] * 4, sites, waits(origins, passed_on=0.4))
    assert found["kind"] == "turns"
    assert found["sentence"].startswith(
        "ranks 1, 2 and 3 wait behind each other in turn, 850 ms in all (21.2 % of the run)"
    )
    assert run([0.1] * 4, sites, waits(origins, passed_on=0.1))["kind"] == "moves"  # another one is late each time
    assert run([0.1] * 4, sites, waits([*origins, ("late_sender", 1, 0.7)], passed_on=0.4))["kind"] == "waits"


def test_a_barrier_after_different_times_in_mpi():
    barrier = site("MPI_Barrier", 14, [0.6, 0.5, 0.4, 0.1], **COLLECTIVE | {"waiting": {"least": 1.2, "most": 1.5}})
    even, uneven = run([0.1] * 4, [barrier]), run([0.35, 0.1, 0.1, 0.1], [barrier])
    assert even["advice"].startswith("profile with --waits: ranks compute equally long")
    assert uneven["advice"].endswith("find out what some do longer before it")


def test_an_open_accesses_nothing():
    found = run([0.1] * 4, [site("MPI_File_open", 9, [0.8] * 4, **{"class": "file", "received": 0, "max_bytes": 0})])
    assert found["kind"] == "opens" and "100 calls in a.c:9: MPI_File_open" in found["sentence"]
    assert "access" not in found["advice"]


def test_a_constructor_of_all_asks_for_waits():
    duplicate = site("MPI_Comm_dup", 9, [0.8] * 4, **{"class": "other", "received": 0, "of_all": True})
    assert run([0.1] * 4, [duplicate])["advice"].startswith("profile with --waits")


def test_waiting_for_a_rank_that_is_in_calls_is_not_for_its_work():
    origin = waits([("late_sender", 0, 0.9), ("late_sender", 1, 0.3)])
    origin["origins"][0]["in"] = {"a.c:12: MPI_Recv": 0.85}
    found = run([0.1] * 4, [site("MPI_Recv", 12, [0.9] * 4)], origin)
    assert found["kind"] == "waits" and found["sentence"].startswith("rank 1 sends late")


def test_the_page_has_the_rules():
    page = (Path(__file__).resolve().parents[3] / "docs" / "howto" / "profile.md").read_text()
    rows = "".join(f"| {rule.sentence} | {rule.when} |\n" for rule in RULES)
    assert rows in page, f"docs/howto/profile.md must have these rows:\n{rows}"
