"""Tools in Fortran, in an archive before the bindings, that take the place of MPI_Isend and MPI_Finalize, on four processes: the count and what arrives are
right, and the library's own wrapper is not drawn in beside the tool's (R6, R32, R33).

Usage: tools.py FOLDER MPI DIALECT: FOLDER is the build folder of fortran/, DIALECT one of f08, mpi, mpif"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mpi import Bindings, report
from processes import run

HERE = Path(__file__).resolve().parent
# f08 has its own specific names; mpi and mpif.h share theirs.
TOOLS = {
    "f08": ("tool_f08.F90", "mpi_isend_f08ts", "mpi_finalize_f08"),
    "mpi": ("tool_mpi.F90", "mpi_isend", "mpi_finalize"),
}


def faults(ours: Bindings, work: Path, dialect: str, how: list[str]) -> list[str]:
    """Says what is wrong with a program under the tool, over the archive or over the shared library."""
    source, *replaced = TOOLS["f08" if dialect == "f08" else "mpi"]
    tool, program = work / "tool.o", work / "isends"
    run(ours.mpifort, "-c", HERE / source, "-o", tool, cwd=work)
    run("ar", "rcs", "libtool.a", tool, cwd=work)
    # -t twice: the linker names each file and each member that it takes.
    sources = ("-cpp", f"-DDIALECT_{dialect}", HERE / "isends.F90", "-L.", "-ltool")
    trace = run(ours.mpifort, *how, *sources, "-Wl,-t,-t", "-o", program, cwd=work)
    members = set(re.findall(r"\b(p?mpi_\w+)\.o\b", trace))
    found = []
    for name in replaced:
        defined = [line for line in run("nm", "--defined-only", program).splitlines() if line.split()[-1] == f"{name}_"]
        if len(defined) != 1 or name in members:
            found.append(f"{name}_: {len(defined)} in the program, the library's drawn in: {name in members}")
        if how and f"p{name}" not in members:
            found.append(f"p{name}.o is not drawn in for the tool")
    printed, _ = ours.on_four(program)
    if printed != ["isends: 8"]:
        found.append(f"printed {printed}")
    return [f"{dialect} {' '.join(how) or 'shared'}: {fault}" for fault in found]


def main() -> int:
    folder, mpi, dialect = sys.argv[1:]
    ours = Bindings(Path(folder), mpi)
    work = ours.folder / f"tools-{dialect}"
    work.mkdir(exist_ok=True)
    failures = [fault for how in ([], ["-static-bindery"]) for fault in faults(ours, work, dialect, how)]
    return report(failures, "the tool saw 8 calls over the archive and over the shared library")


if __name__ == "__main__":
    sys.exit(main())
