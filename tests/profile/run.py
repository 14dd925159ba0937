"""`bindery profile` on programs of which every number is known.

Usage: run.py CASE FOLDER [MPI [BINDINGS]]"""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

from bindery_mpi.launch.mpi import find_mpi
from bindery_mpi.launch.tool import library_for
from bindery_mpi.profile.command import TOOL
from processes import attempt

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parents[1] / "examples" / "profile" / "uneven.f90"
CACHE = Path(sys.argv[2]) / "cache"
PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}
Within = Callable[[list[object]], list[object]]


def check(condition: object, message: str) -> None:
    if not condition:
        sys.exit(message)


def equal(found: object, expected: object, what: str) -> None:
    check(found == expected, f"{what}: {found!r}, expected {expected!r}")


def run(words: list[object], folder: Path, status: int | None = 0) -> subprocess.CompletedProcess[str]:
    """Run a command; another exit status than the expected one (None: any but 0) is a failure."""
    done = attempt(*words, cwd=folder, environment={"XDG_CACHE_HOME": str(CACHE)})
    good = done.returncode == status if status is not None else done.returncode != 0
    check(good, f"{' '.join(map(str, words))}: status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-3000:]}")
    return done


def launcher(mpi: str, processes: int = 4) -> list[str]:
    name = f"mpiexec.{mpi}"
    check(shutil.which(name), f"no {name}; install the Debian package {PACKAGES[mpi]} (scripts/test does)")
    return [name, *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", str(processes)]


def profile(
    folder: Path, command: list[object], *options: object, status: int | None = 0, within: Within = list
) -> dict:
    """Return the report on a command; `within` makes another one of it, which runs it elsewhere."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    words = [sys.executable, "-m", "bindery_mpi", "profile", "--json", report, *options, "--", *command]
    run(within(words), folder, status)
    left = [path.name for path in folder.iterdir() if path.name.startswith((".bindery", "bindery-"))]
    equal(left, [], "files that are left")
    return json.loads(report.read_text())


def place(folder: Path, mpi: str) -> Path:
    """The folder of this case: others may run at the same time."""
    return folder / mpi / sys.argv[1]


def compiled(folder: Path, mpi: str, name: str, *options: str) -> Path:
    work = place(folder, mpi)
    work.mkdir(parents=True, exist_ok=True)
    program = work / name
    run([f"mpicc.{mpi}", "-g", "-w", *options, HERE / f"{name}.c", "-o", program], folder)
    return program


def routine(report: dict, name: str) -> dict:
    found = [row for row in report["routines"] if row["name"] == name]
    equal(len(found), 1, f"rows of {name}")
    return found[0]


def matrix(report: dict, kind: str) -> dict:
    return {(c["from"], c["to"]): (c["messages"], c["bytes"]) for c in report["matrix"] if c["kind"] == kind}


def check_routines(report: dict, expected: dict[str, tuple[int, int]]) -> None:
    for name, (calls, sent) in expected.items():
        row = routine(report, name)
        equal((row["calls"], row["sent"]), (calls, sent), f"{name}: calls and bytes sent")
        equal(sum(count for _, count in row["durations"]), calls, f"{name}: histogram of durations")


# ---- cases -----------------------------------------------------------------------------------------------------------


def compile_library(folder: Path, mpi: str) -> None:
    """The first run compiles the profiler's library; the second finds it."""
    program = compiled(folder, mpi, "known")
    words = [sys.executable, "-m", "bindery_mpi", "profile", "--", *launcher(mpi), program]
    run(words, folder)
    check("compiling" not in run(words, folder).stderr, "the library is compiled again")


def known(folder: Path, mpi: str) -> None:
    program = compiled(folder, mpi, "known")
    page = folder / mpi / "known.html"
    report = profile(program.parent, [*launcher(mpi), program], "-o", page)
    equal([rank["state"] for rank in report["ranks"]], ["finalized"] * 4, "states")
    equal((report["complete"], report["exit_status"], report["notes"]), (True, 0, []), "complete, status, notes")
    check_routines(
        report,
        {
            "MPI_Sendrecv": (40, 16000),
            "MPI_Barrier": (4, 0),
            "MPI_Bcast": (4, 400),
            "MPI_Alltoall": (4, 6400),
            "MPI_Startall": (20, 4832),  # also of requests made while MPI_Pcontrol(0) pauses
            "MPI_Put": (4, 16),
            "MPI_Send": (1, 4),
            "MPI_Allreduce": (4, 32),  # not those that MPI_Pcontrol(0) hides
        },
    )
    messages = {(0, 1): (15, 5208), (1, 0): (5, 1208), (1, 2): (10, 4000), (2, 3): (15, 5208), (3, 2): (5, 1208)}
    equal(matrix(report, "message"), messages | {(3, 0): (11, 4004)}, "messages")
    equal(matrix(report, "put"), {(i, 0): (1, 4) for i in range(4)}, "puts")
    equal(routine(report, "MPI_Recv")["received"], 4, "bytes received")
    equal(routine(report, "MPI_Sendrecv")["sizes"], [[256, 40]], "sizes of messages")
    equal([phase["level"] for phase in report["phases"]], [1, 2], "phases")
    check_sites(report)
    check_waiting(report, float((program.parent / "barrier").read_text()))
    check_page(page.read_text(), report)


def check_sites(report: dict) -> None:
    """Each call site is the line that calls."""
    lines = (HERE / "known.c").read_text().splitlines()
    for site in report["sites"]:
        equal(Path(site["file"]).name, "known.c", f"file of {site['routine']}")
        check(site["routine"] in lines[site["line"] - 1], f"{site['routine']}: line {site['line']} does not call it")
    equal(len([s for s in report["sites"] if s["routine"] == "MPI_Win_fence"]), 2, "sites of MPI_Win_fence")


def check_waiting(report: dict, measured: float) -> None:
    """Three ranks wait in the barrier for rank 0, which sleeps 0.2 s. Each calls it once, so both bounds are the same."""
    row = routine(report, "MPI_Barrier")
    waits, expected = row["waiting"], row["time"] - 4 * row["over_processes"]["min"]
    for bound in ("least", "most"):
        check(abs(waits[bound] - expected) < 1e-9, f"waiting in MPI_Barrier: {waits}, expected {expected}")
    check(
        0 < expected < row["time"] <= measured * 1.001, f"{row['time']} s in MPI_Barrier, by the program {measured} s"
    )
    equal(routine(report, "MPI_Bcast")["waiting"], None, "waiting in MPI_Bcast, whose root need not wait")
    compute = [rank["compute"] for rank in report["ranks"]]
    check(compute[0] > 0.19, f"computation of rank 0: {compute}")


class Page(HTMLParser):
    """Whether tags nest, and what the page has."""

    VOID = ("meta", "br", "rect", "link", "img")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict]] = []

    def handle_starttag(self, tag: str, attributes: list) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag not in self.VOID or (tag == "rect" and not self.get_starttag_text().endswith("/>")):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        equal(self.open.pop(), tag, "nesting of tags")


def check_page(text: str, report: dict) -> None:
    page = Page()
    page.feed(text)
    equal(page.open, [], "tags that are not closed")
    for tag, attributes in page.tags:
        for name in ("src", "href", "xlink:href"):
            check(name not in attributes, f"the page refers to something else: <{tag} {name}={attributes.get(name)}>")
    check("http" not in text and "@import" not in text and "url(" not in text, "the page needs the network")
    squares = [attributes for tag, attributes in page.tags if attributes.get("class") == "square"]
    equal(len(squares), len({(c["from"], c["to"]) for c in report["matrix"]}), "squares of the matrix")
    for row in [*report["routines"], *report["sites"]]:
        check(row["startup"] or row.get("routine", row.get("name")) in text, f"the page lacks {row}")
    check(
        "prefers-color-scheme: dark" in text and 'name="viewport"' in text,
        "the page has no dark mode, no phone's width",
    )


def fortran(folder: Path, mpi: str, bindings: str) -> None:
    work = folder / mpi / "fortran"
    work.mkdir(parents=True, exist_ok=True)
    run([Path(bindings) / "bin" / "mpifort", "-g", HERE / "known.F90", "-o", work / "known"], work)
    check_fortran(profile(work, [*launcher(mpi), work / "known"]))
    run([Path(bindings) / "bin" / "mpifort", "-g", HERE / "ring.F90", "-o", work / "ring"], work)
    check_ring(profile(work, [*launcher(mpi), work / "ring"]), "MPI_Sendrecv", "ring.F90")
    run([Path(bindings) / "bin" / "mpifort", "-g", EXAMPLE, "-o", work / "uneven"], work)
    ranks = profile(work, [*launcher(mpi), work / "uneven"])["ranks"]
    equal(max(ranks, key=lambda rank: rank["compute"])["rank"], 2, "the rank that computes longest")
    own_bindings(work, mpi, Path(bindings))


def check_fortran(report: dict) -> None:
    equal((report["complete"], report["notes"]), (True, []), "complete, notes")
    check_routines(
        report, {"MPI_Sendrecv": (40, 16000), "MPI_Isend": (4, 800), "MPI_Irecv": (4, 0), "MPI_Allreduce": (4, 1600)}
    )
    equal(matrix(report, "message"), {(i, (i + 1) % 4): (11, 4200) for i in range(4)}, "messages")
    lines = (HERE / "known.F90").read_text().splitlines()
    for site in report["sites"]:
        equal(Path(site["file"]).name, "known.F90", f"file of {site['routine']}")
        statement = "".join(lines[site["line"] - 2 : site["line"]])  # a compiler may name the last line of a statement
        check(site["routine"] in statement, f"{site['routine']}: line {site['line']} does not call it")


def check_ring(report: dict, name: str, source: str) -> None:
    check_routines(report, {name: (40, 16000)})
    equal(matrix(report, "message"), {(i, (i + 1) % 4): (10, 4000) for i in range(4)}, "messages")
    equal([Path(site["file"]).name for site in report["sites"] if site["routine"] == name], [source], "call sites")


def cxx(folder: Path, mpi: str, bindings: str) -> None:
    """The lines are those of the program, whatever bindings are in it, as functions or inlined."""
    work = place(folder, mpi)
    work.mkdir(parents=True, exist_ok=True)
    modern = [f"mpicxx.{mpi}", "-std=c++20", "-O2", "-DMODERN"]
    for headers in ("modern/include", "generated/modern/include", "generated/tool/include", "tools/kit/include"):
        modern.append(f"-I{HERE.parents[1] / headers}")
    classes = [Path(bindings) / "bin" / "mpicxx", "-static-bindery", "-DCLASSES"]
    for compiler in ([f"mpicxx.{mpi}"], classes, modern):
        run([*compiler, "-g", HERE / "ring.cpp", "-o", work / "ring"], work)
        check_ring(profile(work, [*launcher(mpi), work / "ring"]), "MPI_Sendrecv_replace", "ring.cpp")


SRUN = """#!/bin/sh
preload=${1##*LD_PRELOAD=}
shift
exec mpiexec -n 4 env LD_LIBRARY_PATH="$LIBRARY" LD_PRELOAD="$preload" "$@"
"""


def documented(folder: Path, mpi: str) -> None:
    """The commands of docs/howto/profile.md, as written; with a srun and a bindery-intercept that only start the program."""
    shutil.rmtree(place(folder, mpi), ignore_errors=True)  # with data of another version
    program = compiled(folder, mpi, "known")
    work, tools = program.parent, program.parent / "bin"
    shutil.rmtree(tools, ignore_errors=True)
    tools.mkdir()
    program.rename(work / "program")
    os.environ["XDG_CACHE_HOME"] = str(CACHE)
    library = library_for(TOOL, find_mpi(f"mpiexec.{mpi}", None), quiet=True)
    os.environ["BINDERY_PROFILE_LIBRARY"] = str(library)  # or it is compiled again, for another mpicc
    for name, text in (
        ("mpiexec", f'#!/bin/sh\nexec mpiexec.{mpi} "$@"\n'),
        ("mpicc", f'#!/bin/sh\nexec mpicc.{mpi} "$@"\n'),
        ("bindery", f'#!/bin/sh\nexec {sys.executable} -m bindery_mpi "$@"\n'),
        ("bindery-intercept", '#!/bin/sh\nexec "$@"\n'),
        ("srun", SRUN.replace("$LIBRARY", str(library.parent))),
    ):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    page = (HERE.parents[1] / "docs" / "howto" / "profile.md").read_text()
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    check(len(blocks) > 2, "docs/howto/profile.md has no commands")
    for block in blocks:
        (work / "report.html").unlink(missing_ok=True)
        done = run(["sh", "-ec", f'PATH="{tools}:$PATH"\n{block}'], work)
        check("MPI_Sendrecv" in done.stdout + done.stderr, f"{block}: prints {done.stdout}{done.stderr}")
        check("report.html" not in block or (work / "report.html").is_file(), f"{block}: no report.html")


def own_bindings(work: Path, mpi: str, bindings: Path) -> None:
    """Programs of the MPI's own mpifort: what its bindings hide is seen through libbindery_intercept, or not reported."""
    for name in ("known", "ring"):
        run([f"mpifort.{mpi}", "-g", "-w", HERE / f"{name}.F90", "-o", work / f"own_{name}"], work)
    own, ring = [*launcher(mpi), work / "own_known"], [*launcher(mpi), work / "own_ring"]
    script = work / "script"
    script.write_text(f"#!/bin/sh\nexec {work}/own_known\n")
    script.chmod(0o755)
    path = os.environ["PATH"]
    without_cmake(work, mpi)
    if mpi == "mpich":  # hides calls of mpi_f08 alone, and not all
        check_ring(profile(work, ring), "MPI_Sendrecv", "ring.F90")
        check_hidden(profile(work, own), "no cmake")
        check_hidden(profile(work, [*launcher(mpi), script]), "name it in the command")
    else:
        done = run([sys.executable, "-m", "bindery_mpi", "profile", "--", *own], work, 2)
        check("hide calls" in done.stderr and "no cmake" in done.stderr, done.stderr)
    os.environ["PATH"] = path
    os.environ["BINDERY_INTERCEPT"] = str(bindings / "lib" / "libbindery_intercept.so")
    check_fortran(profile(work, own))
    report = profile(work, ring)
    equal(report["notes"], [], "notes")
    check_ring(report, "MPI_Sendrecv", "ring.F90")


def without_cmake(work: Path, mpi: str) -> None:
    """A PATH on which nothing can be built."""
    tools = work / "tools"
    shutil.rmtree(tools, ignore_errors=True)
    tools.mkdir()
    of_mpi = [f"{name}.{mpi}" for name in ("mpiexec", "mpicc", "mpifort")]
    for name in (
        *of_mpi,
        "hydra_pmi_proxy",
        "orted",
        "gfortran",
        "gcc",
        "c++",
        "g++",
        "ldd",
        "addr2line",
        "sh",
        "bash",
    ):
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    os.environ["PATH"] = str(tools)


def check_hidden(report: dict, why: str) -> None:
    """Checks that the report has what was seen, and nothing that follows from all calls."""
    check("hide calls" in report["notes"][0] and why in report["notes"][0], f"notes: {report['notes']}")
    check(routine(report, "MPI_Sendrecv")["calls"], "no call was seen")
    equal([rank["label"] for rank in report["ranks"]], ["0", "1", "2", "3"], "ranks")
    equal(report["complete"], True, "complete")
    equal((report["matrix"], report["timeline"]), (None, None), "matrix, timeline")
    for name in ("fraction", "imbalance", "waiting", "compute"):
        equal(report["summary"][name], None, name)


def interception(folder: Path, mpi: str) -> None:
    """libbindery_intercept is built by itself, once."""
    work = place(folder, mpi)
    work.mkdir(parents=True, exist_ok=True)
    run([f"mpifort.{mpi}", "-g", HERE / "known.F90", "-o", work / "own"], work)
    words = [
        sys.executable,
        "-m",
        "bindery_mpi",
        "profile",
        "--json",
        work / "report",
        "--",
        *launcher(mpi),
        work / "own",
    ]
    run(words, work)
    check_fortran(json.loads((work / "report").read_text()))
    check("building" not in run(words, work).stderr, "the library is built again")


def early(folder: Path, mpi: str) -> None:
    """Checks that the report has what was recorded until a program ends without MPI_Finalize."""
    program = compiled(folder, mpi, "known")
    for how in ("exit", "abort", "segv", "kill"):
        report = profile(program.parent, [*launcher(mpi), program, how], status=None)
        check(not report["complete"] and report["notes"], f"{how}: the report does not say that it is incomplete")
        check(report["exit_status"], f"{how}: the exit status is lost")
        row = routine(report, "MPI_Sendrecv")
        within = [c for rank in report["ranks"] for c in rank["unfinished"] if c["routine"] == "MPI_Sendrecv"]
        check(
            0 < row["calls"] <= 40 and row["sent"] == 400 * (row["calls"] - len(within)),
            f"{how}: {row['calls']} calls, {row['sent']} bytes",
        )
        total = sum(row["time"] for row in report["routines"] if not row["startup"])
        mpi_time = report["summary"]["mpi"]
        check(abs(total - mpi_time) < 1e-6, f"{how}: {total} s in the table of routines, {mpi_time} s in MPI")
        if how != "exit":
            equal(row["calls"], 40, f"{how}: calls of MPI_Sendrecv")
            stuck = {call["routine"] for rank in report["ranks"] for call in rank["unfinished"]}
            check("MPI_Barrier" in stuck, f"{how}: ranks were in {stuck}, not in MPI_Barrier")
        if how == "abort":
            equal(report["ranks"][2]["state"], "aborted", "the rank that called MPI_Abort")
    interrupted(folder, mpi)


def interrupted(folder: Path, mpi: str) -> None:
    """No run hangs in which a handler of a signal calls MPI_Abort."""
    program = compiled(folder, mpi, "interrupted")
    loop = program.with_name("loop")
    one, number = (" ".join(launcher(mpi, 1)), 8) if mpi == "openmpi" else ("", 25)  # MPICH's need no launcher
    command = f"timeout 20 {one} {program} >/dev/null 2>&1"
    loop.write_text(f"#!/bin/sh\nfor i in $(seq {number}); do\n    {command}\n    [ $? -ne 124 ] || exit 124\ndone\n")
    loop.chmod(0o755)
    report = profile(program.parent, [loop], "--mpi", f"mpicc.{mpi}")
    equal([rank["state"] for rank in report["ranks"]], ["aborted"] * number, "states")


def threads(folder: Path, mpi: str) -> None:
    """No call is lost or counted twice if threads call at once."""
    program = compiled(folder, mpi, "threads", "-pthread")
    report = profile(program.parent, [*launcher(mpi, 2), program])
    equal([rank["threads"] for rank in report["ranks"]], [5, 5], "threads")
    check_routines(report, {"MPI_Sendrecv": (8000, 32000)})
    equal(matrix(report, "message"), {(0, 1): (4000, 16000), (1, 0): (4000, 16000)}, "messages")
    report = profile(program.parent, [*launcher(mpi, 2), program, "hang"], status=None)
    calls = [call["routine"] for call in report["ranks"][1]["unfinished"]]
    equal(calls, ["MPI_Recv"], "calls that rank 1 was in")
    equal(routine(report, "MPI_Recv")["calls"], 1, "calls of MPI_Recv")


# Calls and bytes sent of each region, and the seconds that a rank is in it at least.
REGIONS = {
    "set up": (2, 16, 0),  # of the root
    "aside": (0, 0, 0.01),
    "solve": (22, 80, 0.02),
    "solve/exchange": (20, 80, 0),
    "end": (0, 0, 0.01),
}


def regions(folder: Path, mpi: str) -> None:
    """A region has the calls in it and in those within it; regions without a call of MPI, or that do not end, are there."""
    program = compiled(folder, mpi, "regions", "-pthread", f"-I{HERE.parents[1] / 'tools' / 'region' / 'include'}")
    report = profile(program.parent, [*launcher(mpi, 2), program])
    rows = {row["region"]: row for row in report["regions"]}
    found = {name: (row["calls"], row["sent"]) for name, row in rows.items()}
    equal(found, {name: numbers[:2] for name, numbers in REGIONS.items()}, "regions")
    for name, (_, _, seconds) in REGIONS.items():
        times = rows[name]["time"]
        check(seconds <= times["min"] <= times["max"], f"{name}: {times}, expected {seconds} at least")
        check(0 <= rows[name]["mpi"] <= rows[name]["total"], f"{name}: {rows[name]['mpi']} in MPI")
    check(rows["solve"]["total"] > rows["solve/exchange"]["total"], "a region within another one takes longer")


def traced(folder: Path, command: list[object], *options: object) -> tuple[dict, dict, str]:
    """The report and the trace, and what the command says of it."""
    file, report = folder / "trace.json", folder / "report.json"
    words = [
        sys.executable,
        "-m",
        "bindery_mpi",
        "profile",
        "--trace",
        file,
        "--json",
        report,
        *options,
        "--",
        *command,
    ]
    said = run(words, folder).stderr
    return json.loads(report.read_text()), json.loads(file.read_text()), said


def calls_of(trace: dict) -> dict[tuple[int, int], list[dict]]:
    """By rank and thread. None begins before the end of the one before it."""
    threads: dict[tuple[int, int], list[dict]] = {}
    for event in trace["traceEvents"]:
        if event["ph"] == "X":
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    for thread, calls in threads.items():
        for before, after in itertools.pairwise(calls):
            ended = before["ts"] + before["dur"]
            check(ended <= after["ts"] + 1e-3, f"{thread}: {after} begins before the end of {before}")
    return threads


def trace(folder: Path, mpi: str) -> None:
    """Each call with its times, call site, peer and bytes; the last ones where there are more than the limit."""
    program = compiled(folder, mpi, "trace")
    report, found, said = traced(program.parent, [*launcher(mpi, 3), program])
    threads = calls_of(found)
    equal([rank for rank, _ in threads], [0, 1, 2], "ranks, of one thread each")
    calls = list(threads.values())
    for rank, row in enumerate(calls):
        turn = ["MPI_Barrier", *["MPI_Recv"] * (rank > 0), "MPI_Isend", "MPI_Wait"]
        equal([call["name"] for call in row], ["MPI_Init", *turn * 5], f"calls of rank {rank}")
    check_traced_times(report, calls)
    check_traced_messages(calls)
    total = sum(map(len, calls))
    check(f"{total} calls of 3 processes\n" in said and found["otherData"]["dropped"] == 0, said)
    _, few, said = traced(program.parent, [*launcher(mpi, 3), program], "--trace-events", 4)
    kept = [[(call["name"], call["args"].get("sent")) for call in row] for row in calls_of(few).values()]
    equal(kept, [[(c["name"], c["args"].get("sent")) for c in row[-4:]] for row in calls], "the last four calls")
    about = few["otherData"]
    equal((about["limit_of_a_process"], about["dropped"]), (4, total - 12), "limit, dropped")
    check(f"{total - 12} earlier ones were dropped" in said, f"the command does not say what was dropped: {said}")
    program = compiled(folder, mpi, "threads", "-pthread")
    _, found, _ = traced(program.parent, [*launcher(mpi, 2), program])
    numbers = [len([c for c in row if c["name"] == "MPI_Sendrecv"]) for row in calls_of(found).values()]
    equal(sorted(numbers), [0, 0, *[1000] * 8], "calls of each thread")


def check_traced_times(report: dict, calls: list[list[dict]]) -> None:
    """The same as in the report, and in an order that is possible."""
    for row in report["routines"]:
        total = sum(call["dur"] for rank in calls for call in rank if call["name"] == row["name"]) / 1e6
        check(abs(total - row["time"]) < 1e-7, f"{row['name']}: {total} s in the trace, {row['time']} in the report")
    for i in range(5):
        barrier = [[call for call in row if call["name"] == "MPI_Barrier"][i] for row in calls]
        entered, left = max(b["ts"] for b in barrier), min(b["ts"] + b["dur"] for b in barrier)
        check(entered <= left, f"barrier {i}: a rank leaves {entered - left} µs before another one enters")


def check_traced_messages(calls: list[list[dict]]) -> None:
    lines = (HERE / "trace.c").read_text().splitlines()
    for rank, row in enumerate(calls):
        sends = [call for call in row if call["name"] == "MPI_Isend"]
        receives = [call for call in calls[rank + 1] if call["name"] == "MPI_Recv"] if rank < 2 else []
        peer = {"to": rank + 1} if rank < 2 else {}
        for i, call in enumerate(sends):
            bytes_sent = 4 * (i + 1) if rank < 2 else 0
            values = {name: call["args"][name] for name in call["args"].keys() & {"to", "from", "sent"}}
            equal(values, peer | {"sent": bytes_sent}, f"rank {rank}, message {i}")
        for send, receive in zip(sends, receives, strict=bool(receives)):
            equal((receive["args"]["from"], receive["args"]["received"]), (rank, send["args"]["sent"]), "receive")
            check(receive["ts"] + receive["dur"] >= send["ts"], f"{receive} ends before {send} begins")
        for call in row:
            line = lines[int(call["args"]["site"].removeprefix("trace.c:")) - 1]
            check(call["name"] in line, f"{call['name']}: {call['args']['site']} does not call it")


def plugins(folder: Path, mpi: str) -> None:
    """Plugins that get the same address are not taken for each other; and threads that load do not wait for ever."""
    program = compiled(folder, mpi, "plugins", "-ldl")
    files = [program.with_name(f"lib{name}.so") for name in ("one", "two")]
    for file in files:
        source = file.with_suffix(".c")
        shutil.copy(HERE / "plugin.c", source)
        run([f"mpicc.{mpi}", "-g", "-shared", "-fPIC", source, "-o", file], folder)
    words = [*launcher(mpi, 1), program, *files, *files]
    addresses = run(words, program.parent).stdout.split()
    equal(len(set(addresses)), 1, "addresses of the plugins")
    report = profile(program.parent, words)
    found = {Path(site["file"]).name: site["calls"] for site in report["sites"] if site["routine"] == "MPI_Barrier"}
    equal(found, {"libone.c": 2, "libtwo.c": 2}, "call sites")
    loading, home = program.with_name("loading"), HERE.parents[1]
    options = ["-std=c++20", f"-I{home}/tools/kit/include", f"-I{home}/generated/tool/include", "-pthread", "-ldl"]
    run([f"mpicxx.{mpi}", HERE / "loading.cpp", "-o", loading, *options], folder)
    equal(
        run([loading, files[0]], folder).stdout, "right\n", "a function that is looked for while libraries are loaded"
    )


def budget(folder: Path, mpi: str) -> None:
    """More call sites than there is room for: all calls are counted, and the report says what is missing."""
    source = place(folder, mpi) / "many.c"
    source.parent.mkdir(parents=True, exist_ok=True)
    calls = "\n".join(f"    MPI_Barrier(MPI_COMM_SELF); /* {i} */" for i in range(3000))
    source.write_text(f"#include <mpi.h>\nint main(void)\n{{\n    MPI_Init(0, 0);\n{calls}\n    MPI_Finalize();\n}}\n")
    run([f"mpicc.{mpi}", "-g", source, "-o", source.with_suffix("")], folder)
    report = profile(source.parent, [*launcher(mpi, 1), source.with_suffix("")])
    equal(routine(report, "MPI_Barrier")["calls"], 3000, "calls of MPI_Barrier")
    check(
        any("full" in note for note in report["notes"]),
        f"the report does not say that a table was full: {report['notes']}",
    )
    check(report["ranks"][0]["profiler"]["bytes"] < 1 << 20, "the profiler needs more than its budget")


def sessions(folder: Path, mpi: str) -> None:
    program = compiled(folder, mpi, "sessions", "-rdynamic", "-ldl")
    report = profile(program.parent, [*launcher(mpi, 2), program])
    equal([rank["label"] for rank in report["ranks"]], ["0", "1"], "ranks")
    equal(report["complete"], True, "complete")
    check_routines(report, {"MPI_Sendrecv": (2, 8)})
    equal(matrix(report, "message"), {(0, 1): (1, 4), (1, 0): (1, 4)}, "messages")
    check(report["summary"]["fraction"] <= 1, f"in MPI: {report['summary']['fraction']} of the run")


def mistakes(folder: Path) -> None:
    """One line, status 2."""
    folder.mkdir(parents=True, exist_ok=True)
    static = folder / "static"
    static.with_suffix(".c").write_text("int main(void) { return 0; }\n")
    run(["cc", "-static", static.with_suffix(".c"), "-o", static], folder)
    bindery = [sys.executable, "-m", "bindery_mpi", "profile"]
    for words, expected in (
        (["--"], "give a command after --"),
        (["--", "/nowhere/mpiexec", "./a"], "/nowhere/mpiexec: not found"),
        (["-o", "nowhere/report.html", "--", "true"], "there is no such folder"),
        (["--mpi", "nowhere-mpicc", "--", "env"], "--mpi nowhere-mpicc: not found"),
        (["--read", "nowhere.all"], "nowhere.all: No such file"),
        (["--read", __file__], "no data of the profiler"),
        (["--", *launcher("mpich", 1), "./nowhere"], "./nowhere: not found; correct the command"),
        (["--", *launcher("mpich", 1), "true"], "true: calls no MPI"),
        (["--", *launcher("mpich", 1), "env", "true"], "no process called MPI"),
        (["--", *launcher("mpich", 1), str(static)], "is a static program"),
    ):
        done = run([*bindery, *words], folder, 2)
        lines = [
            line for line in done.stderr.splitlines() if line.startswith("bindery profile:") and "compiling" not in line
        ]
        check(len(lines) == 1 and expected in lines[0], f"{words}: {done.stderr}")
        check("Traceback" not in done.stderr, done.stderr)


CASES = {
    "compile": compile_library,
    "known": known,
    "fortran": fortran,
    "cxx": cxx,
    "documented": documented,
    "early": early,
    "interception": interception,
    "plugins": plugins,
    "trace": trace,
    "threads": threads,
    "regions": regions,
    "budget": budget,
    "sessions": sessions,
    "mistakes": mistakes,
}

if __name__ == "__main__":
    CASES[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])  # type: ignore[operator]
