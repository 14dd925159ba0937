"""Compile profiling/tools.c once for each routine: tool MPI_X, the object MPI_X.o.

Usage: compile_tools.py --expected expected.txt --source tools.c --output folder --stamp file -- compiler and its options"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from support import report, routines, run


def compile_tool(name: str, arguments: argparse.Namespace) -> str:
    """The compiler's complaint, or nothing."""
    target = arguments.output / f"{name}.o"
    done = run([*arguments.compiler, "-O0", f"-DBND_TOOL_{name}", "-c", arguments.source, "-o", target])
    return f"{name}: the tool does not compile\n{done.stdout}" if done.returncode else ""


def main() -> int:
    parser = argparse.ArgumentParser()
    for option in ("--expected", "--source", "--output", "--stamp"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("compiler", nargs="+")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    names = routines(arguments.expected)
    with ThreadPoolExecutor(2) as workers:
        failures = [text for text in workers.map(lambda name: compile_tool(name, arguments), names) if text]
    if not failures:
        arguments.stamp.touch()
    return report(failures, f"{len(names)} tools compiled")


if __name__ == "__main__":
    sys.exit(main())
