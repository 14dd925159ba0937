"""The first sentence of `bindery profile` on programs with one known fault each names the cause and the place, with and without
--waits, or says what to run to know it. Of right programs it names no cause.

Usage: verdicts.py all|hosts FOLDER MPI [PROGRAM …]; hosts needs root."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bindery_mpi.profile.text import verdict as shown
from bindery_mpi.profile.verdict import RULES, verdict
from hosts import Hosts
from run import HERE, Within, check, compiled, launcher, profile

WAITS = "profile with --waits"
# The kind of the verdict, then words of it, with --waits and without; @name is the place of the call that a comment names.
FAULTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "late_sender": (("waits", "rank 0 sends late in @late send"), ("compute", "rank 0 computes", "@receive of late")),
    "late_receiver": (
        ("waits", "rank 1 receives late in @late receive"),
        ("compute", "rank 1 computes", "@waiting send"),
    ),
    "imbalance": (("waits", "rank 2 arrives last in @imbalanced"), ("compute", "rank 2 computes", "@imbalanced")),
    "small_messages": (("small", "of at most 8 B", "@small "), ("small", "of at most 8 B", "@small ")),
    "small_exchange": (("small", "of at most 8 B", "@exchange"), ("small", "of at most 8 B", "@exchange")),
    "token": (("turns", "in turn", "while one is in @write"), ("steps", "one after the other in @write", WAITS)),
    "serialized": (("moves", "one after the other in @write"), ("steps", "one after the other in @write", WAITS)),
    "before_communicator": (
        ("moves", "arrive last in turn", "@duplicate"),
        ("steps", "not work at the same", "@duplicate", WAITS),
    ),
    "before_window": (("waits", "rank 1 arrives last in @window"), ("compute", "rank 1 computes", "@window")),
    "before_file": (("waits", "rank 1 arrives last in @open"), ("compute", "rank 1 computes", "@open")),
    "funnel": (("waits", "rank 0 arrives last in @broadcast"), ("compute", "rank 0 computes", "@broadcast")),
    "opens": (("opens", "@open"), ("opens", "@open")),
    "late_neighbour": (("waits", "rank 1 sends late in @late isend"), ("compute", "rank 1 computes", "@neighbours")),
    "chain": (("turns", "in turn"), ("steps", "not work at the same", WAITS)),
    "moving": (("moves", "arrive last in turn", "@moving"), ("steps", "not work at the same", "@moving", WAITS)),
    "slow_host": (
        ("host compute", "ranks 2 and 3, all of host second,", "@slow"),
        ("compute", "ranks 2 and 3, all of host second,", "@slow"),
    ),
    "threads": (("threads", "contend", "@contended"), ("threads", "contend", "@contended")),
}
RIGHT = ("balanced", "neighbours")
# Messages and collectives between two hosts.
ON_HOSTS = ("late_sender", "late_receiver", "imbalance", "late_neighbour", "slow_host", "balanced")
TWO = ("before_window", "before_file", "late_receiver", "small_messages", "small_exchange", "threads")


def lines() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, line in enumerate((HERE / "faults.c").read_text().splitlines(), 1):
        if match := re.search(r"; +/\* ([\w ]+) \*/", line):
            found.setdefault(match[1], []).append(number)
    return found


def has(text: str, words: str) -> bool:
    """Whether a verdict has these words, with the place of one of the calls."""
    before, _, name = words.partition("@")
    if not name:
        return words in text
    at = [
        number
        for known, numbers in lines().items()
        if known.startswith(name)
        for number in (*numbers, *(n - 1 for n in numbers))
    ]
    check(at, f"faults.c has no call {name}")
    return any(f"{before}faults.c:{number}:" in text for number in at)


def judge(name: str, how: str, found: dict[str, str], wanted: tuple[str, ...]) -> list[str]:
    kinds, *words = wanted
    text = f"{found['sentence']} {found['advice']}"
    print(f"{name}, {how}: {found['kind']}: {found['sentence']}; {found['advice']}")
    missing = [word for word in words if not has(text, word)]
    if found["kind"] in kinds.split() and not missing:
        return []
    return [f"{name}, {how}: {found['kind']}, not {kinds}; without {missing}: {text}"]


def all_programs(folder: Path, mpi: str, *chosen: str) -> None:
    program = compiled(folder, mpi, "faults", "-rdynamic", "-pthread")
    check_programs(program, chosen or (*FAULTS, *RIGHT), lambda processes: launcher(mpi, processes))


def two_hosts(folder: Path, mpi: str, *chosen: str) -> None:
    """The verdicts where half of the processes are on a host whose clock is a quarter of an hour ahead."""
    program = compiled(folder, mpi, "faults", "-rdynamic", "-pthread", "-DTWO_HOSTS")
    with Hosts(program.parent / "hosts", 900) as hosts:
        check_programs(program, chosen or ON_HOSTS, hosts.mpiexec, hosts.on_first)


def check_programs(
    program: Path, names: Sequence[str], mpiexec: Callable[[int], list[str]], within: Within = list
) -> None:
    wrong: list[str] = []
    for name in names:
        command = [*mpiexec(2 if name in TWO else 4), program, name]
        report = profile(program.parent, command, "--waits", within=within)
        found = {"with --waits": report["verdict"], "without": verdict(report | {"waits": None})}
        check(found["with --waits"]["sentence"] and shown(report), "no verdict")
        for index, (how, one) in enumerate(found.items()):
            if name in FAULTS:
                wrong += judge(name, how, one, FAULTS[name][index])
            elif one["kind"] in {rule.kind for rule in RULES}:
                wrong.append(f"{name}, {how}: a cause in a right program: {one}")
    check(not wrong, "\n".join(wrong))


if __name__ == "__main__":
    {"all": all_programs, "hosts": two_hosts}[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
