"""`bindery profile --waits` on a program of which it is known who waits for whom: its times are those that follow from a
trace of the same run, to the nanosecond.

Usage: waits.py CASE FOLDER MPI"""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from run import HERE, check, compiled, equal, launcher, profile

# In which call a rank waits, for the start of which call of another rank, and how often both are called.
MESSAGES = (
    ("wildcard", 1, "first send", 0),
    ("second", 1, "second send", 0),
    ("waitall", 1, "late send", 2),
    ("not cancelled", 1, "after cancel", 0),
    ("probe", 1, "probed send", 0),
    ("probed", 1, "probed send", 0),
    ("mprobe", 1, "extracted send", 0),
    ("last", 1, "last send", 0),
    ("persistent wait", 1, "start", 0),
    ("inter", 1, "inter send", 0),
    ("copy", 1, "copy send", 0),
)
LATE_RECEIVERS = (("ssend", 0, "late receive", 1),)
# Where ranks wait in collective operations, where these begin, and for whom rank r waits.
COLLECTIVES = (
    ("allreduce", "allreduce", lambda r: range(4)),
    ("barrier wait", "ibarrier", lambda r: range(4)),
    ("bcast", "bcast", lambda r: [2] if r != 2 else []),
    ("reduce", "reduce", lambda r: range(1, 4) if r == 0 else []),
    ("scan", "scan", range),
)


def lines() -> dict[str, int]:
    """The line of each call that a comment names."""
    found = {}
    for number, line in enumerate((HERE / "waits.c").read_text().splitlines(), 1):
        if match := re.search(r"; +/\* ([\w ]+) \*/", line):
            found[match[1]] = number
    return found


def waited(wait: dict, begins: list[float]) -> float:
    """Seconds, from the moments at which others begin."""
    latest = max(begins, default=0)
    return max(min(latest, wait["ts"] + wait["dur"]) - wait["ts"], 0) / 1e6


def expected(trace: dict) -> dict[tuple[str, str], float]:
    """For each class and name of a call."""
    at, calls = lines(), defaultdict(list)
    for event in trace["traceEvents"]:
        if event["ph"] == "X":
            calls[event["pid"], event["args"]["site"]].append(event)

    def of(rank: int, name: str) -> list[dict]:
        return calls[rank, f"waits.c:{at[name]}"]

    sums: dict[tuple[str, str], float] = defaultdict(float)
    for kind, rows in (("late_sender", MESSAGES), ("late_receiver", LATE_RECEIVERS)):
        for wait, rank, cause, other in rows:
            check(of(rank, wait), f"no call {wait}")
            for one, start in zip(of(rank, wait), of(other, cause), strict=True):
                sums[kind, wait] += waited(one, [start["ts"]])
    for wait, begin, causes in COLLECTIVES:
        for rank in range(4):
            sums["late_process", wait] += waited(of(rank, wait)[0], [of(i, begin)[0]["ts"] for i in causes(rank)])
    return sums


def waits(folder: Path, mpi: str) -> None:
    program = compiled(folder, mpi, "waits")
    trace = program.with_name("trace.json")
    report = profile(program.parent, [*launcher(mpi), program], "--waits", "--trace", trace)
    found, at = report["waits"], lines()
    sums = expected(json.loads(trace.read_text()))
    sites = {(site["routine"], site["line"]): site for site in found["sites"]}
    by_line = {line: site for (_, line), site in sites.items()}
    for (kind, name), seconds in sums.items():
        site = by_line[at[name]]
        check(abs(site[kind] - seconds) < 2e-9, f"{name}, {kind}: {site[kind]} s, expected {seconds}")
        equal(site["unknown_calls"], 0, f"calls of {name} that are not known")
    for kind in ("late_sender", "late_receiver", "late_process"):
        check(sum(seconds for (k, _), seconds in sums.items() if k == kind) > 0, f"{kind}: nobody is late: {sums}")
    equal(by_line[at["unknown"]]["unknown_calls"], 1, "a call of which nothing is known")
    equal(by_line[at["world"]]["late_sender"], 0, "the message of the world, which is there")
    equal((found["dropped"], found["impossible"], found["hosts"]), (0, 0, 1), "dropped, impossible, hosts")
    causes = {(c["waits_in"]["line"], c["kind"]): (c["rank"], c["line"]) for c in found["causes"]}
    equal(causes[at["waitall"], "late_sender"], (2, at["late send"]), "who is late for MPI_Waitall")
    equal(causes[at["allreduce"], "late_process"], (3, at["allreduce"]), "who is late for MPI_Allreduce")
    equal(causes[at["barrier wait"], "late_process"], (3, at["ibarrier"]), "who is late for MPI_Ibarrier")
    few = profile(program.parent, [*launcher(mpi), program], "--waits", "--waits-operations", "4")["waits"]
    check(few["dropped"] > 0 and few["unknown_calls"] > 0, f"a full table passes without a word: {few}")
    for site in few["sites"]:
        check(site["line"] not in by_line or site["line"] == at["wildcard"] or site["calls"], f"{site}")


if __name__ == "__main__":
    {"waits": waits}[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
