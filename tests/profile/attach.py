"""`bindery profile --attach`: where the processes of a hanging run are, and that it goes on.

Usage: attach.py CASE FOLDER MPI"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from processes import AS_ROOT
from run import CACHE, HERE, check, compiled, equal, launcher, run

SECONDS = 240


def attached(pid: int, folder: Path) -> tuple[dict, str]:
    """Its figures, and what it prints; nothing while no process has called MPI."""
    file = folder / "where.json"
    file.unlink(missing_ok=True)
    words = [sys.executable, "-m", "bindery_mpi", "profile", "--attach", str(pid), "--json", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)
    return (json.loads(file.read_text()), done.stdout) if done.returncode == 0 else ({"processes": []}, done.stderr)


def line_of(source: str, text: str) -> int:
    return next(n for n, line in enumerate((HERE / source).read_text().splitlines(), 1) if text in line)


def hang(folder: Path, mpi: str) -> None:
    program = compiled(folder, mpi, "known")
    words = [sys.executable, "-m", "bindery_mpi", "profile", "--call-paths", "5", "--json", "report.json", "--"]
    environment = os.environ | AS_ROOT | {"XDG_CACHE_HOME": str(CACHE)}
    command = [*words, *launcher(mpi), str(program), "hang"]
    barrier = line_of("known.c", "MPI_Barrier(MPI_COMM_WORLD); /* never")
    receive = line_of("known.c", "nobody sends it")
    expected = [("MPI_Barrier", f"known.c:{barrier}", "")] * 4
    expected[2] = ("MPI_Recv", f"known.c:{receive}", ", from rank 1")
    with subprocess.Popen(command, cwd=program.parent, env=environment, start_new_session=True) as child:
        try:
            end, places = time.monotonic() + SECONDS, []
            while places != expected and time.monotonic() < end and child.poll() is None:
                time.sleep(0.2)
                found, text = attached(child.pid, program.parent)
                places = [(t["routine"], t["site"], t["with"]) for p in found["processes"] for t in p["threads"]]
            equal(places, expected, f"places; {text}")
            check("rank 2 (process" in text and ", from rank 1 for " in text, text)
            of_process, _ = attached(found["processes"][2]["pid"], program.parent)
            equal(len(of_process["processes"]), 4, "processes, by the number of one of them")
            equal(child.poll(), None, "status of the run, which goes on")
        finally:
            os.killpg(child.pid, signal.SIGINT)
            child.wait(timeout=SECONDS)
    report = json.loads((program.parent / "report.json").read_text())
    paths = [[f["function"] for f in p["frames"]] for p in report["paths"] if p["routine"] == "MPI_Sendrecv"]
    equal(paths, [["main", "bnd_ring"]], "call paths of MPI_Sendrecv")
    done = run([sys.executable, "-m", "bindery_mpi", "profile", "--attach", str(os.getpid())], folder, 2)
    check("runs under bindery profile" in done.stderr, done.stderr)


if __name__ == "__main__":
    {"hang": hang}[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
