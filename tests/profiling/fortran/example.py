"""Run examples/profiling-fortran/run.sh, the commands of its README, and look at what the profiler saw (R15).

Usage: example.py FOLDER MPI: FOLDER is the build folder of fortran/"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from mpi import EXAMPLE, Bindings, report
from processes import run

_TIME = re.compile(r"\d+\.\d{6} s")
_OWN = "token 6, sum 6"
_SEEN = [f"callprof: 4 processes: MPI_{name} 4 calls, TIME" for name in ("Allreduce", "Recv", "Send")]
_WAYS = (
    "by mpifort",
    "by mpifort, static bindings",
    "the wrappers in the profiler's library",
    "the profiler as an object",
    "not linked anew",
)


def untested_commands() -> list[str]:
    """Commands of the README that run.sh has not, each a line, indented there as here or not."""
    script = {line.strip() for line in (EXAMPLE / "run.sh").read_text().splitlines()}
    lines = re.findall(r"^    (.*)$", (EXAMPLE / "README.md").read_text(), re.MULTILINE)
    commands = [line for line in lines if not line.startswith(("BINDERY=", "token", "callprof:"))]
    return [f"README.md: not in run.sh: {line}" for line in commands if line.strip() not in script]


def sections(text: str) -> dict[str, list[str]]:
    """Returns the lines under each `== heading`; lines that an MPI has to say of its machine begin with a bracket."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            found[line[3:]] = lines = []
        elif not line.startswith("["):
            lines.append(_TIME.sub("TIME", line))
    return found


def main() -> int:
    folder, mpi = sys.argv[1:]
    ours = Bindings(Path(folder), mpi)
    work = ours.folder / "profiling-example"
    shutil.rmtree(work, ignore_errors=True)
    environment = {"MPICC": f"mpicc.{mpi}", "MPIEXEC": " ".join(ours.mpiexec()[:-2])}
    # In one stream, so that each line stands under its heading.
    command = ["sh", "-c", 'exec "$0" "$@" 2>&1', EXAMPLE / "run.sh", ours.folder, work]
    printed = sections(run(*command, environment=environment))
    expected = {f"{program}, {way}": sorted([_OWN, *_SEEN]) for program in ("ring_f08", "ring_mpif") for way in _WAYS}
    failures = untested_commands()
    failures += [
        f"{name}: printed {sorted(printed.get(name, []))}, not {lines}"
        for name, lines in expected.items()
        if sorted(printed.get(name, [])) != lines
    ]
    return report(failures, f"{len(expected)} programs print what they should")


if __name__ == "__main__":
    sys.exit(main())
