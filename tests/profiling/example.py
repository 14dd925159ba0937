"""Run the example with and without its profiler and compare what both print with what they must print, except for the
time.

Usage: example.py program_unprofiled [profiled program]"""

from __future__ import annotations

import re
import subprocess
import sys

from support import output, report, run

_PROGRAM = (
    "rank 0 of 1",
    "start: 10 messages, sum 180",
    "warm-up: 100 messages, sum 19800",
    "work: 5 messages, sum 80",
    "end: 3 messages, sum 3",
)
# 10 messages of 4 MPI_INT and 5 of 8 MPI_DOUBLE, but not the warm-up's; then 3 of one MPI_CHAR.
_AT_FLUSH = "myprof: rank 0 at MPI_Pcontrol(2): MPI_Send 15 calls, 480 bytes, TIME"
_AT_END = "myprof: rank 0 at MPI_Finalize: MPI_Send 18 calls, 483 bytes, TIME"
_TIME = re.compile(r"\d+\.\d{6} s")


def differences(what: str, seen: str, wanted: tuple[str, ...]) -> list[str]:
    text, expected = _TIME.sub("TIME", seen), "".join(line + "\n" for line in wanted)
    return [] if text == expected else [f"{what}: printed\n{text}expected\n{expected}"]


def main() -> int:
    unprofiled, *profiled = sys.argv[1:]
    failures = differences(unprofiled, run([unprofiled]).stdout, _PROGRAM)
    for program in profiled:
        own = output([program])
        failures += differences(f"{program}, its own output", own, _PROGRAM)
        both = run([program], stderr=subprocess.STDOUT).stdout
        failures += differences(program, both, (*_PROGRAM[:4], _AT_FLUSH, _PROGRAM[4], _AT_END))
    return report(failures, "the example prints what it should")


if __name__ == "__main__":
    sys.exit(main())
