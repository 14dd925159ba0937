"""A tool of C sees none of twelve kinds of call in any dialect under -DBINDERY_LAYERING=pmpi, and a tool that takes the
place of the Fortran names sees each (R7, R16). Only the wrappers of these calls are compiled; all else is the
fixture's.

Usage: layering.py FOLDER MPI COMPILER: FOLDER is the build folder of fortran/"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from mpi import ROOT, Bindings, report, stop
from processes import configure_fortran, run

sys.path.insert(0, str(ROOT / "tests" / "fortran"))
from run import compiler_options

HERE = Path(__file__).resolve().parent
PROGRAM, C_TOOL = ROOT / "tests" / "fortran" / "twelve.F90", ROOT / "tests" / "fortran" / "seen.cpp"
PLAIN = ("comm_rank", "comm_size", "comm_dup", "barrier", "waitall", "type_contiguous", "comm_set_name")
CHOICE = ("bcast", "allreduce", "send", "irecv", "sendrecv")
KINDS = (
    "Comm_rank",
    "Comm_size",
    "Comm_dup",
    "Barrier",
    "Bcast",
    "Allreduce",
    "Send",
    "Irecv",
    "Waitall",
    "Sendrecv",
    "Type_contiguous",
    "Comm_set_name",
)


def is_shared(compiler: str) -> bool:
    """The fixtures of these have no archive with an object for each routine."""
    return compiler.endswith("-ilp64")


def pmpi_wrappers(ours: Bindings, compiler: str, work: Path) -> Path:
    """An archive of the twelve kinds' wrappers, out of a build of the other layering."""
    options = [*compiler_options(compiler), "-DBINDERY_LAYERING=pmpi"]
    run(*configure_fortran(work / "build", f"mpicc.{ours.mpi}", *options))
    # Over Open MPI _f08 is what objects call that were compiled with its own mpi_f08; it has none for INTEGERs of 8 bytes.
    old_and_f08 = (*PLAIN, *CHOICE) if ours.mpi == "openmpi" and not is_shared(compiler) else PLAIN
    names = [f"mpi_mpi.dir/objects/mpi_{name}" for name in (*PLAIN, *CHOICE)]
    names += [f"mpi_f08.dir/objects/mpi_{name}_f08" for name in old_and_f08]
    through_shims = compiler.endswith("-shim")
    wrapper = "mpi_f08ts.dir/objects/bnd_shim_mpi" if through_shims else "mpi_f08ts.dir/objects/mpi"
    for start in (wrapper, *(["shims.dir/objects/mpi"] if through_shims else [])):
        names += [f"{start}_{name}_f08ts" for name in CHOICE]
    objects = [f"CMakeFiles/{name}.o" for name in names]
    run("ninja", "-C", work / "build", "-j2", *objects)
    archive = work / "libpmpi_layer.a"
    run("ar", "rcs", archive, *objects, cwd=work / "build")
    if called := {
        line.split()[-1] for line in run("nm", "-u", archive).splitlines() if line.split()[-1:] and " MPI_" in line
    }:
        stop(f"a build with -DBINDERY_LAYERING=pmpi calls {sorted(called)}")
    return archive


def faults(
    ours: Bindings, work: Path, dialect: str, tools: list[Path], behind: list[object], expected: list[str]
) -> list[str]:
    program = work / f"twelve_{dialect}"
    run(ours.mpifort, "-cpp", f"-DDIALECT_{dialect}", PROGRAM, *tools, *behind, "-o", program, cwd=work)
    printed, _ = ours.on_four(program)
    names = " and ".join(tool.stem for tool in tools)
    return [] if printed == expected else [f"{dialect}, {names}: printed\n" + "\n".join(printed)]


def main() -> int:
    folder, mpi, compiler = sys.argv[1:]
    ours = Bindings(Path(folder), mpi)
    work = ours.folder / "layering"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    archive = pmpi_wrappers(ours, compiler, work)
    of_c = ours.compile_cpp(C_TOOL, work / "seen.o")
    of_names = ours.compile_cpp(HERE / "names_tool.cpp", work / "names_tool.o")
    # MPI_Finalize is the fixture's, so that the tool of C says what it saw.
    none, each = [f"{kind} 0" for kind in KINDS], [f"Fortran {kind} 1" for kind in KINDS]
    failures, behind = [], [archive, *([] if is_shared(compiler) else ["-static-bindery"])]
    for dialect in ("f08", "mpi", "mpifh"):
        failures += faults(ours, work, dialect, [of_c], behind, none)
        failures += faults(ours, work, dialect, [of_c, of_names], behind, each + none)
    return report(failures, "a tool of C sees none of twelve kinds of call, a tool of the Fortran names each")


if __name__ == "__main__":
    sys.exit(main())
