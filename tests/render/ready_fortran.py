"""The empty tools in Fortran, in each dialect: rendered, compiled, linked in front of the bindings' own procedures and run.

Usage: ready_fortran.py MPI [FOLDER]: over the MPI's own bindings, or those in the build folder of fortran/"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from support import DIALECTS, HERE, SPEC, defined, fortran_specifics, link_name, mpiexec, render, run

# All routines take a minute in mpi_f08: each procedure reads the module again.
CLASSES = ("point-to-point", "collective", "environment", "timer", "process")
CALLED = ("MPI_Init", "MPI_Wtime", "MPI_Comm_rank", "MPI_Send", "MPI_Recv", "MPI_Allreduce", "MPI_Finalize")
# In its mpi_f08, Open MPI 4 has buffers by address, and C's own MPI_Wtime.
NOT_STANDARD = {("openmpi", "f08"): ("MPI_Wtime", "MPI_Send", "MPI_Recv", "MPI_Allreduce")}
_WARNINGS = ("-Wall", "-Werror", "-Wno-unused-dummy-argument", "-Wno-surprising")


def tool(compiler: str, dialect: str, work: Path, options: tuple[str, ...]) -> set[str]:
    """Compile the tool of a dialect; returns the linker names that it defines."""
    classes = [word for name in (*CLASSES, "communicator") for word in ("--class", name)]
    render(
        f"empty_tool_{dialect}.f90", "-o", work, "--file", f"{dialect}.f90", "--dialect", dialect, *options, *classes
    )
    run(compiler, *_WARNINGS, "-c", f"{dialect}.f90", "-o", f"{dialect}.o", cwd=work)
    return defined(work / f"{dialect}.o")


def check(mpi: str, compiler: str, dialect: str, work: Path, options: tuple[str, ...]) -> None:
    names = tool(compiler, dialect, work, options)
    program = work / f"program_{dialect}"
    run(compiler, "-cpp", f"-DDIALECT_{dialect}", HERE / "program.F90", f"{dialect}.o", "-o", program, cwd=work)
    procedures = {p.name: p for p in SPEC.procedures}
    called = [name for name in CALLED if name not in NOT_STANDARD.get((mpi, dialect), ())]
    expected = {link_name(n) for c in called for n in fortran_specifics(procedures[c], DIALECTS[dialect])}
    missing = expected - names | expected - defined(program)
    if missing:
        sys.exit(f"{dialect}: the tool does not replace {sorted(missing)}")
    if len(names) < 40:
        sys.exit(f"{dialect}: only {len(names)} procedures")
    printed = run(*mpiexec(mpi), program, cwd=work)
    # 4 times rank 0, and 7 + 8 + 9 + 10.
    if printed != "34 T\n":
        sys.exit(f"{dialect}: the program prints {printed!r} under the tool")


def main() -> int:
    mpi, *folder = sys.argv[1:]
    with tempfile.TemporaryDirectory() as holder:
        for dialect in ("mpifh", "mpi", "f08"):
            work = Path(holder) / dialect
            work.mkdir()
            compiler = str(Path(folder[0]) / "bin" / "mpifort") if folder else f"mpifort.{mpi}"
            check(mpi, compiler, dialect, work, ("--standard", "4.0") if folder else ("--mpi", compiler))
    print(f"{mpi}: the empty tools in Fortran compile and run")
    return 0


if __name__ == "__main__":
    sys.exit(main())
