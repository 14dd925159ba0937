"""A tool of the kit sees what Fortran programs call, in each dialect, with Bindery's shared and static bindings.

Usage: fortran.py BINDINGS MPI COMPILER FOLDER, where BINDINGS is a build of fortran/."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from run import HERE, ROOT, Project, fail

# Process 0 of twelve.F90 calls this: the times, the bytes sent and received.
WANTED = """\
MPI_Allreduce 1 4 4
MPI_Barrier 1 0 0
MPI_Bcast 1 4 0
MPI_Comm_dup 1 0 0
MPI_Comm_rank 1 0 0
MPI_Comm_set_name 1 0 0
MPI_Comm_size 1 0 0
MPI_Irecv 1 0 0
MPI_Send 1 8 0
MPI_Sendrecv 1 8 8
MPI_Type_contiguous 1 0 0
MPI_Waitall 1 0 8
"""


def members(archive: Path) -> set[str]:
    printed = subprocess.run(["ar", "t", archive], capture_output=True, text=True, check=True, timeout=1000)
    return set(printed.stdout.split())


def extracted(bindings: Path, build: Path) -> None:
    """The tool's archive has every wrapper that calls a routine of the tool, also those of large counts."""
    options = (build / "libtotals.wrap").read_text().split()
    routines = {word.removeprefix("--wrap=") for word in options if word.startswith("--wrap=")}
    manifest = json.loads((ROOT / "generated" / "manifest.json").read_text())["routines"]
    calling = {o["object"] for r in manifest.values() for o in r["objects"] if routines & set(o["calls"])}
    wanted = calling & members(bindings)
    if missing := wanted - members(build / "libtotals_fortran.a"):
        fail(f"libtotals_fortran.a lacks {len(missing)} wrappers, as {min(missing)}")
    if "mpi_bcast_c_f08ts.o" not in wanted:
        fail("the bindings have no wrapper of a large count: nothing was tested")


def main() -> None:
    bindings, mpi, compiler, work = sys.argv[1:]
    project, folder = Project(mpi, Path(work)), Path(work)
    project.command("cmake", "--install", bindings, "--prefix", str(folder / "prefix"))
    options = {
        "BINDERY_CMAKE": ROOT / "cmake",
        "BINDERY_PROGRAM": ROOT / "tests" / "fortran" / "twelve.F90",
        "CMAKE_PREFIX_PATH": folder / "prefix",
        "CMAKE_Fortran_COMPILER": compiler,
        "MPI_C_COMPILER": f"mpicc.{mpi}",
    }
    given = [f"-D{name}={value}" for name, value in options.items()]
    source, build = str(HERE / "fortran_project"), folder / "build"
    project.command("cmake", "-G", "Ninja", "-S", source, "-B", str(build), *given)
    project.command("cmake", "--build", str(build))
    extracted(folder / "prefix" / "lib" / "libbindery_mpifort.a", build)
    for dialect in ("mpifh", "mpi", "f08"):
        for program, environment in (
            (f"shared_{dialect}", {"LD_PRELOAD": str(build / "libtotals.so")}),
            (f"static_{dialect}", {}),
        ):
            printed = project.started(4, str(build / program), **environment).stdout
            if printed != WANTED:
                fail(f"{program}: the tool saw\n{printed}")


if __name__ == "__main__":
    main()
