"""Several processes say this alike: bytes that one sends and another receives, numbers of objects; and errors, by the object's handler."""

from __future__ import annotations

import csv
from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from run import Project

Pairs = dict[str, int]  # "0 to 1" -> bytes
# Who has what of objects.c, as ranks in MPI_COMM_WORLD in the object's order; of an intercommunicator, those of 0 and 1.
WORLD = "0 1 2 3"
MEMBERS = {
    **dict.fromkeys(("world", "duplicate", "other duplicate", "third duplicate", "late duplicate"), WORLD),
    **dict.fromkeys(("window", "second window", "objects.data"), WORLD),
    "low half": "1 0",
    "high half": "3 2",
    "pair": "1 2",
    "other pair": "2 3",
    "merged": "1 0 3 2",
    **dict.fromkeys(("inter", "inter twice"), "1 0"),
}
# The program frees these, which the tool sees as well.
FREED = ("other duplicate", "pair", "other pair", "window", "second window", "objects.data")
HANDLERS = {
    "MPI_Barrier": "communicator",
    "MPI_Put": "window",
    "MPI_File_sync": "file",
    **dict.fromkeys(("MPI_File_open", "MPI_File_delete"), "no file"),
    "MPI_Info_create": "self",
    "MPI_Intercomm_create": "communicator",
    "MPI_Wait": "self",
}


def _rows(text: str) -> list[tuple[str, int]]:
    return [(row[1], int(row[2])) for row in list(csv.reader(text.splitlines()))[1:]]


def peers(project: Project) -> None:
    """Each pair of processes agrees for each routine what one sends and the other receives; the example has their sum, and what is
    one-sided."""
    program, file = str(project.folder / "build" / "transfers"), str(project.folder / "file")
    both: dict[str, Pairs] = {"sent": {}, "received": {}}
    every: Pairs = defaultdict(int)
    for what, amount in _rows(project.started(4, program, file, LD_PRELOAD=project.library("peers")).stdout):
        how, routine, pair = what.split(" ", 2)
        both[how][f"{routine} {pair}"] = amount
        every[pair] += amount * (how == "sent")
    project.same(both["sent"], both["received"], "bytes of each pair")
    for rank in range(4):  # all put 8 bytes into the window of 0, get 12, and 8 with an operation
        every[f"{rank} to 0"] += 8
        every[f"0 to {rank}"] += 20
    found = dict(_rows(project.started(4, program, file, LD_PRELOAD=project.library("matrix")).stdout))
    project.same(found, dict(every), "the matrix")
    if len(both["sent"]) < 150:
        raise SystemExit(f"groups.py: only {len(both['sent'])} pairs")


def cookbook(project: Project) -> None:
    """The examples for files, slices of time and arrival, over a program with known bytes and one late process."""

    def printed(tool: str) -> str:
        program, file = str(project.folder / "build" / "cookbook"), str(project.folder / "data")
        return str(project.started(2, program, file, LD_PRELOAD=project.library(tool)).stdout)

    name = str(project.folder / "data")
    bytes_of = {f"{name}, read by {rank}": 40 for rank in range(2)}
    bytes_of |= {f"{name}, written by {rank}": 100 * (rank + 1) + 20 for rank in range(2)}
    project.same(dict(_rows(printed("files"))), bytes_of, "bytes of files")
    seconds = _rows(printed("slices"))
    project.same([amount for _, amount in seconds], [8, 300], "bytes of seconds")
    first, last = (int(what.split()[1]) for what, _ in seconds)
    if last - first < 2:
        raise SystemExit(f"groups.py: seconds {first} and {last}")
    rows = [line.split() for line in printed("arrival").splitlines()]
    spread = {routine: (int(amount), place) for amount, routine, place, *_ in rows}
    amount, place = spread["MPI_Allreduce"]
    if amount < 200 or "MPI_Barrier" not in spread or not place.startswith("cookbook.c:"):
        raise SystemExit(f"groups.py: arrival {spread}")


def identities(project: Project) -> None:
    """Each object has one number, on all processes alike, and no other one has it."""
    file = str(project.folder / "objects.data")
    lines = project.run("objects", file, count=4, LD_PRELOAD=project.library("identified"))
    numbers: dict[str, set[str]] = defaultdict(set)
    callers: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        if not line.startswith("identity|"):
            continue
        _, rank, number, name, members, remote, _ = line.split("|")
        numbers[name].add(number)
        callers[name].append(rank)
        own, other = (members, remote) if remote and rank in "01" else (remote or members, members)
        project.same(own.strip(), MEMBERS[name], f"members of {name}")
        project.same(other.strip() if remote else "", "3 2" if remote else "", f"remote members of {name}")
    of_all = {name: 4 if name.startswith("inter") else len(ranks.split()) for name, ranks in MEMBERS.items()}
    of_all |= {name: 2 * of_all[name] for name in FREED}
    project.same({name: len(ranks) for name, ranks in callers.items()}, of_all, "processes of each object")
    project.same(
        {name: len(found) for name, found in numbers.items()}, dict.fromkeys(MEMBERS, 1), "numbers of each object"
    )
    project.same(len(set.union(*numbers.values()) - {"0"}), len(MEMBERS), "numbers of all objects")


def faults(project: Project) -> None:
    """An error invokes the handler that MPI would; the example's errors, drops and delays."""
    # Open MPI 4 has MPI 3.1, and takes MPI_FILE_NULL for no file.
    world = {"self": "world", "no file": "world"} if project.mpi == "openmpi" else {}
    wanted = [f"{routine}: {world.get(on, on)}, returned" for routine, on in HANDLERS.items()]
    lines = project.run("handlers", str(project.folder / "handlers.data"), LD_PRELOAD=project.library("failing"))
    project.same(lines, wanted, "error handlers")
    for what, sent, received in (("error", "error", "no"), ("drop", "success", "no"), ("delay", "success", "yes")):
        lines = project.run("faulty", count=2, LD_PRELOAD=project.library("faults"), BINDERY_FAULTS_DO=what)
        wanted = [f"{what}: MPI_Send at faulty.c:12", f"received: {received}", f"sent: {sent}"]
        project.same(sorted(lines), sorted(wanted), f"a fault: {what}")


def clocks(project: Project) -> None:
    """Times by the own clocks of five processes, no power of two, are those of rank 0 within the error that the kit tells."""
    lines = project.run("plain", count=5, LD_PRELOAD=project.library("clocked"))
    wanted = [f"clocks of {rank}: compared, right, exact on a host" for rank in range(5)]
    project.same(sorted(lines), wanted, "clocks")


CASES = {"clocks": clocks, "cookbook": cookbook, "peers": peers, "identities": identities, "faults": faults}
