"""Run examples/profiling-mpicxx/run.sh, the commands of its README, and look at what the profilers saw (R15).

Usage: example.py FOLDER MPI: FOLDER is the build folder of mpicxx/"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parents[2] / "examples" / "profiling-mpicxx"
sys.path.insert(0, str(HERE.parent))
from run import run  # noqa: E402

OWN = "token 6, sum 6"
NAMES = ("Comm::Send", "Comm::Irecv", "Request::Wait", "Comm::Allreduce")
CXX = [f"methodprof: 4 processes: MPI::{name} 4 calls, TIME" for name in NAMES]
C = [f"callprof: 4 processes: MPI_{name} 4 calls" for name in ("Send", "Irecv", "Allreduce")]
WAYS = {
    "a profiler in C++": [OWN, *CXX],
    "a profiler in C++, static bindings": [OWN, *CXX],
    "a profiler in C": [OWN, *C],
    "a profiler in C, the methods in its library": [OWN, *C],
    "not linked anew": [OWN, OWN, *CXX, *C],
}


def untested_commands() -> list[str]:
    """Commands of the README that run.sh has not, each a line."""
    script = {line.strip() for line in (EXAMPLE / "run.sh").read_text().splitlines()}
    lines = re.findall(r"^    (.*)$", (EXAMPLE / "README.md").read_text(), re.MULTILINE)
    commands = [line for line in lines if not line.startswith(("BINDERY=", "token", "callprof:", "methodprof:"))]
    return [f"README.md: not in run.sh: {line}" for line in commands if line.strip() not in script]


def main() -> None:
    folder, mpi = Path(sys.argv[1]), sys.argv[2]
    work = Path(sys.argv[3]) if len(sys.argv) > 3 else folder / "profiling-example"
    shutil.rmtree(work, ignore_errors=True)
    os.environ["MPICC"] = f"mpicc.{mpi}"
    os.environ["MPIEXEC"] = f"mpiexec.{mpi}" + (" --oversubscribe" if mpi == "openmpi" else "")
    # In one stream, so that each line is under its heading.
    text = run("sh", "-c", 'exec "$0" "$@" 2>&1', EXAMPLE / "run.sh", folder, work)
    printed: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            printed[line[3:]] = lines = []
        elif not line.startswith("["):
            lines.append(re.sub(r"\d+\.\d{6} s", "TIME", line))
    failures = untested_commands()
    for name in WAYS.keys() | printed.keys():
        if sorted(printed.get(name, [])) != sorted(WAYS.get(name, [])):
            failures.append(f"{name}: printed {printed.get(name)}")
    if failures:
        sys.exit("\n".join(failures))
    print(f"{len(WAYS)} ways to link print what they should")


if __name__ == "__main__":
    main()
