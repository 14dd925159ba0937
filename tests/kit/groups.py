"""Several processes say this alike: bytes that one sends and another receives, numbers of objects; and errors, by the object's handler."""

from __future__ import annotations

import csv
import shutil
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from run import Project

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
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

    def printed(tool: str, **options: str) -> str:
        program, file = str(project.folder / "build" / "cookbook"), str(project.folder / "data")
        return str(project.started(2, program, file, LD_PRELOAD=project.library(tool), **options).stdout)

    name = str(project.folder / "data")
    bytes_of = {f"{name}, read by {rank}": 40 for rank in range(2)}
    bytes_of |= {f"{name}, written by {rank}": 100 * (rank + 1) + 20 for rank in range(2)}
    project.same(dict(_rows(printed("files"))), bytes_of, "bytes of files")
    heat = {f"writes alone, {name}, part {part}": bytes for part, bytes in ((0, 120), (1, 220))}
    heat |= {f"reads alone, {name}, part {part}": 40 for part in range(2)}
    project.same(dict(_rows(printed("heat", BINDERY_HEAT_PART="400"))), heat, "the heat map")
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


def way_of(routine: str) -> str:
    """Whether an access is collective, and where it begins, by the routine's name."""
    words = set(routine.split("_"))
    who = "collective" if words & {"all", "ordered"} else "independent"
    return f"{who} {'shared' if words & {'shared', 'ordered'} else 'explicit' if 'at' in words else 'individual'}"


def files(project: Project) -> None:
    """The bytes of a file that accesses ask for are those that MPI reads and writes, through views of six kinds and in every way."""
    asked: dict[str, list[str]] = defaultdict(list)
    found: dict[str, list[str]] = defaultdict(list)
    lines = project.run("views", str(project.folder / "views.data"), count=2, LD_PRELOAD=project.library("placed"))
    for line in lines:
        who, rank, blocks, *what = line.split("|")
        (asked if who == "asked" else found)[rank].append(blocks)
        if what:
            routine, way = what[0].split(" ", 1)
            project.same(way, way_of(routine), routine)
    for rank in ("0", "1"):
        for number, pair in enumerate(zip(asked[rank], found[rank], strict=True)):
            project.same(*pair, f"access {number} of process {rank}")
        project.same(len(asked[rank]), 6 * 10 * 2 + 2, f"accesses of process {rank}")


# Where regions.c is at each barrier, and what is told of a region that ends wrongly.
PLACES = ["work, depth 0, number 0", *2 * ["work/inner, depth 1, number 1"], "work/other/inner, depth 2, number 3"]
PLACES += ["none, depth -1, number -1", "work/inner, depth 1, number 1", "", "none, depth -1, number -1"]
WRONG_END = "Bindery: region 'work' ends, and 'inner' was begun last"


def regions(project: Project) -> None:
    """Tools see the regions of a program, each in its thread: preloaded, linked, in Fortran; without a tool there are none."""

    def wanted(*tools: str) -> list[str]:
        seen = [[f"{tool}: {place}" for tool in tools] if place else [WRONG_END] for place in PLACES]
        return [line for lines in seen for line in lines]

    one, two = project.library("region_one"), project.library("region_two")
    for program in ("regions", "regions_fixed"):
        project.same(project.run(program), [], f"{program} without a tool")
        project.same(
            project.run(program, LD_PRELOAD=project.library("synchronous")), [], f"{program} with another tool"
        )
        project.same(project.run(program, LD_PRELOAD=one), wanted("region_one"), program)
    project.same(project.run("regions", LD_PRELOAD=f"{two} {one}"), wanted("region_two", "region_one"), "two tools")
    project.same(project.run("static_regions"), wanted("region_one", "region_two"), "two tools in an archive")
    mpifort = f"mpifort.{project.mpi}"
    if project.mpi == "openmpi" or not shutil.which(mpifort):  # whose Fortran calls PMPI_: no tool sees it
        return
    region, program = ROOT / "tools" / "region", str(project.folder / "regions_fortran")
    sources = [str(region / "bindery_region.f90"), str(HERE / "project" / "regions.f90"), str(region / "region.c")]
    folders = [f"-I{region / 'include'}", f"-J{project.folder}"]
    project.command(mpifort, *sources, *folders, "-o", program)
    lines = ["outer/inner, depth 1, number 1", "outer, depth 0, number 0"]
    project.same(
        project.run(program, LD_PRELOAD=one), [f"region_one: {line}" for line in lines], "a program of Fortran"
    )


def sampling(project: Project) -> None:
    """All calls are counted, every tenth is measured in each thread; and few where measuring takes longer than the call."""
    lines = project.run("sampling", LD_PRELOAD=project.library("sampled"))
    wanted = ["MPI_Comm_rank: 1000 calls, 100 taken for 982", "MPI_Barrier: 100 calls, 100 taken for 100"]
    project.same([lines[0], lines[2]], wanted, "sampling")
    name, calls, _, taken, *_ = lines[1].split()
    project.same([name, calls], ["MPI_Comm_size:", "2000"], "sampling by a budget")
    if int(taken) > 30:
        raise SystemExit(f"groups.py: the budget: {lines[1]}")


def clocks(project: Project) -> None:
    """Times by the own clocks of five processes, no power of two, are those of rank 0 within the error that the kit tells."""
    lines = project.run("plain", count=5, LD_PRELOAD=project.library("clocked"))
    wanted = [f"clocks of {rank}: compared, right, exact on a host" for rank in range(5)]
    project.same(sorted(lines), wanted, "clocks")


CASES = {
    "clocks": clocks,
    "cookbook": cookbook,
    "peers": peers,
    "identities": identities,
    "faults": faults,
    "files": files,
    "regions": regions,
    "sampling": sampling,
}
