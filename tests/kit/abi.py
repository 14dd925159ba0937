"""One binary of a tool and one of a program, for the standard ABI, over two libraries of it.

Usage: abi.py MPICH SOLO FOLDER, where MPICH is the prefix of an MPICH with libmpi_abi and SOLO a folder with solo's."""

from __future__ import annotations

import sys
from pathlib import Path

from run import HERE, LEVELS, ONE, ROOT, Project


def main() -> None:
    mpich, solo, folder = map(Path, sys.argv[1:])
    project, build = Project("mpich", folder), folder / "build"
    options = {"BINDERY_CMAKE": ROOT / "cmake", "MPI_LIBRARY": solo / "libmpi_abi.so", "CMAKE_SKIP_RPATH": "ON"}
    given = [f"-D{name}={value}" for name, value in options.items()]
    project.command("cmake", "-G", "Ninja", "-S", str(HERE / "abi_project"), "-B", str(build), *given)
    project.command("cmake", "--build", str(build))
    levels = [text.format("one") for text in LEVELS]
    wanted = [levels[0], *ONE, levels[1]]
    for launcher, library in (([str(mpich / "bin" / "mpiexec"), "-n", "1"], mpich / "lib"), ([], solo)):
        environment = ["env", f"LD_LIBRARY_PATH={library}", f"LD_PRELOAD={build / 'libone.so'}"]
        ran = project.command(*launcher, *environment, str(build / "plain"))
        lines = [line for line in ran.stderr.splitlines() if line.startswith("one ")]
        project.same(lines, wanted, str(library))


if __name__ == "__main__":
    main()
