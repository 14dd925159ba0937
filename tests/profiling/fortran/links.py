"""Link the Fortran program of examples/profiling-fortran in every order of profiler, bindings and MPI, run it on four
processes and compare what the profiler saw with the table links.txt (R8, R15).

Usage: links.py FOLDER MPI COMPILER DIALECT: FOLDER is the build folder of fortran/, DIALECT f08 or mpif"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from mpi import EXAMPLE, Bindings, report, stop
from processes import attempt, run

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from link_orders import STATIC_MPICH, Cell, read_table

TABLE = Path(__file__).with_name("links.txt")
FORMS = ("archive", "wrappers", "object", "shared")
# Taken out of the archive for the profiler's library. Over Open MPI there are also objects such as mpi_send_f08.o, for
# objects that were compiled with its own mpi_f08.
CHOICE = ("send", "recv", "allreduce")
WRAPPERS = {
    "mpi_finalize.o",
    "mpi_finalize_f08.o",
    *(f"mpi_{routine}{token}.o" for routine in CHOICE for token in ("", "_f08ts")),
}
BY_ADDRESS = {f"mpi_{routine}_f08.o" for routine in CHOICE}
PROGRAM = ["token 6, sum 6"]
SEEN = {"MPI_Send 4 calls", "MPI_Recv 4 calls", "MPI_Allreduce 4 calls"}


def make_profiler(ours: Bindings, work: Path) -> dict[str, list[Path]]:
    """The profiler in each of its forms."""
    compiled = ours.compile_cpp(EXAMPLE / "callprof.cpp", work / "callprof.o")
    archive, wrappers, shared = work / "libcallprof.a", work / "libwrappers.a", work / "libcallprof.so"
    run("ar", "rcs", archive, compiled)
    names = {*WRAPPERS, *(BY_ADDRESS if ours.mpi == "openmpi" else ())}
    extracted = sorted((names | BY_ADDRESS) & set(run("ar", "t", ours.archive).split()))
    if set(extracted) != names:
        stop(f"{ours.archive.name} has of the wrappers {extracted}, and not {sorted(names)}")
    run("ar", "x", ours.archive, *extracted, cwd=work)
    run("ar", "rcs", wrappers, compiled, *extracted, cwd=work)
    run("c++", "-shared", compiled, "-o", shared)
    return {
        "archive": [archive],
        "wrappers": [wrappers],
        "object": [compiled],
        "shared": [shared, f"-Wl,-rpath,{work}"],
    }


def outcome(ours: Bindings, cell: Cell, program: Path, profiler: list[Path], compiler: str) -> str:
    """Says what becomes of it: "yes" it is profiled, "no" it is not, "fails" it does not link, or what was wrong."""
    words = run(ours.mpifort, "-link-info").split()
    mpi = STATIC_MPICH if cell.mpi == "static" else words[words.index("-lbindery_mpifort") + 1 :]
    bindings = [ours.archive] if cell.bindings == "archive" else [ours.shared, f"-Wl,-rpath,{ours.shared.parent}"]
    pieces = {"profiler": profiler, "bindings": bindings, "mpi": mpi}
    libraries = [word for name in cell.order.split() for word in pieces[name]]
    needed = "-Wl,--as-needed" if cell.linker == "drops" else "-Wl,--no-as-needed"
    target = program.with_suffix("")
    target.unlink(missing_ok=True)
    linked = attempt(compiler, needed, program, *libraries, "-o", target, environment={"LC_ALL": "C"})
    if linked.returncode:
        return "fails" if "undefined reference" in linked.stderr else linked.stderr
    printed, told = ours.on_four(target)
    seen = {line.removeprefix("callprof: 4 processes: ").split(",")[0] for line in told if line.startswith("callprof:")}
    if printed != PROGRAM or seen not in (set(), SEEN):
        return f"printed {printed} and saw {seen}"
    return "yes" if seen else "no"


def main() -> int:
    folder, mpi, compiler, dialect = sys.argv[1:]
    ours, table = Bindings(Path(folder), mpi), read_table(TABLE, FORMS)
    work = ours.folder / "links"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    profiler, program = make_profiler(ours, work), work / "ring.o"
    run(ours.mpifort, "-c", EXAMPLE / f"ring_{dialect}.f90", "-o", program)
    # Debian's Open MPI has no archive.
    cells = [cell for cell in table if cell.mpi == "shared" or mpi == "mpich"]
    failures = []
    for cell in cells:
        found = outcome(ours, cell, program, profiler[cell.form], compiler)
        if found != table[cell]:
            failures.append(f"{cell}: expected {table[cell]}, found {found}")
    return report(failures, f"{len(cells)} ways to link do as the table says")


if __name__ == "__main__":
    sys.exit(main())
