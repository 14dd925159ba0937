"""Compile run.cpp for an installed MPI and run it on 1 to 4 processes, with exceptions and without.

Usage: run.py MPI COMPILER GENERATED BUILD"""

from __future__ import annotations

import sys
from pathlib import Path

from processes import run

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FLAGS = [
    "-std=c++20",
    "-O1",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Wpedantic",
    "-Werror",
    "-Wno-unused-command-line-argument",
]


def main() -> None:
    mpi, compiler, generated, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3]).resolve(), Path(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    how = {"cwd": folder, "environment": {"MPICH_CXX": compiler, "OMPI_CXX": compiler}}
    folders = [
        ROOT / "modern/include",
        ROOT / "tools/kit/include",
        generated / "modern/include",
        generated / "tool/include",
    ]
    for name, more, counts in (("run", [], (1, 2, 3, 4)), ("plain", ["-fno-exceptions"], (2,))):
        program = str(folder.resolve() / name)
        includes = [f"-I{path}" for path in folders]
        run(f"mpicxx.{mpi}", *FLAGS, *more, *includes, HERE / "run.cpp", "-o", program, **how)
        for count in counts:
            launcher = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", str(count)]
            if f"{count} processes" not in run(*launcher, program, **how):
                sys.exit(f"run.py: {name} on {count} processes did not reach its end")


main()
