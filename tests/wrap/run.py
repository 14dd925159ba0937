"""Tools made by `bindery wrap`, compiled and run.

Usage: run.py c MPI              a program of C, under tools of C and C++, preloaded, linked, and as an archive
       run.py fortran MPI FOLDER Fortran in three dialects, over the bindings of a build folder of fortran/ and over the MPI's own
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from processes import run, run_for_both

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TWELVE = ROOT / "tests" / "fortran" / "twelve.F90"
QUIET = ("-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX")
STRICT = ("-fPIC", "-Wall", "-Werror", *QUIET)
NOTICE = "run it by bindery-intercept"


def stop(text: str) -> None:
    sys.exit(f"wrap: {text}")


def counts_in(out: str) -> dict[str, int]:
    """Returns the calls that counts.w printed."""
    return {line.split()[1]: int(line.split()[2]) for line in out.splitlines() if line.startswith("tool:")}


class Mpi:
    """One MPI of Debian."""

    def __init__(self, name: str):
        self.name = name
        self.compiler = f"mpicc.{name}"
        self.is_large = name == "mpich"  # MPICH 4.0 has MPI_Send_c

    def wrap(self, source: str, output: str, *options: str) -> None:
        asked = () if "--portable" in options else ("-c", self.compiler)
        # Warnings are notes about this MPI; a mistake would be a status.
        run(sys.executable, "-m", "bindery_mpi", "wrap", *asked, *options, "-o", output, HERE / source)

    def start(self, *command: object, preload: str = "") -> tuple[str, str]:
        """Returns the output of two processes, and their messages."""
        preloaded = ("env", f"LD_PRELOAD={preload}") if preload else ()
        oversubscribe = {"OMPI_MCA_rmaps_base_oversubscribe": "1"}
        return run_for_both(f"mpiexec.{self.name}", "-n", 2, *preloaded, *command, environment=oversubscribe)

    def counts(self, *command: object, preload: str = "") -> dict[str, int]:
        out, _ = self.start(*command, preload=preload)
        if "wrong" in out or "no time" in out:
            stop(out)
        return counts_in(out)

    @property
    def expected(self) -> dict[str, int]:
        """Returns the calls of program.c on two processes."""
        sends = {"MPI_Send": 2, "MPI_Send_c": 1} if self.is_large else {"MPI_Send": 3}
        once = ("Init", "Comm_rank", "Irecv", "Waitany", "Allreduce", "Pcontrol")
        return {f"MPI_{name}": 2 for name in once} | sends | {"MPI_Recv": 1}


def same(what: str, seen: object, expected: object) -> None:
    if seen != expected:
        stop(f"{what}: {seen}, not {expected}")
    print(f"{what}: {seen}")


def test_c(mpi: Mpi) -> None:
    run(mpi.compiler, HERE / "program.c", "-o", "program")
    mpi.wrap("counts.w", "counts.c", "-g", "-w")
    run(mpi.compiler, *STRICT, "-Wno-cpp", "-shared", "counts.c", "-o", "counts.so")
    same("preloaded", mpi.counts("./program", preload="./counts.so"), mpi.expected)
    run(mpi.compiler, *STRICT, "-x", "c++", "-shared", "counts.c", "-o", "counts_cxx.so", "-lstdc++")
    same("compiled as C++", mpi.counts("./program", preload="./counts_cxx.so"), mpi.expected)
    run(mpi.compiler, *STRICT, "-c", "counts.c", "-o", "counts.o")
    run(mpi.compiler, HERE / "program.c", "counts.o", "-o", "linked")
    same("linked", mpi.counts("./linked"), mpi.expected)
    if mpi.name == "openmpi":
        # MPICH 4.0.2 declares an argument without const, which only -c can know.
        mpi.wrap("counts.w", "portable.c", "-g", "-w", "--portable")
        run(mpi.compiler, *STRICT, "-shared", "portable.c", "-o", "portable.so")
        same("without a compiler", mpi.counts("./program", preload="./portable.so"), mpi.expected)
    test_archive(mpi)
    test_sizes(mpi)
    test_gotcha(mpi)


def test_archive(mpi: Mpi) -> None:
    """An archive has an object for each function, as -S makes it: a static link takes those that the program calls."""
    (Path("empty.w")).write_text("{{fnall foo MPI_Wtime}}{{callfn}}{{endfnall}}\n")
    run(sys.executable, "-m", "bindery_mpi", "wrap", "-c", mpi.compiler, "-g", "-w", "-S", "archive", "empty.w")
    few = [f"archive/MPI_{name}.c" for name in ("Send", "Recv", "Barrier", "Put", "Comm_rank")]
    run(mpi.compiler, "-fPIC", "-c", "archive/wrap.c", *few)
    objects = [f"{Path(name).stem}.o" for name in ("wrap.c", *few)]
    run("ar", "rcs", "libempty.a", *objects)
    run(mpi.compiler, HERE / "program.c", "-L.", "-lempty", "-o", "static")
    names = {line.split()[-1] for line in run("nm", "static").splitlines() if " T MPI_" in line}
    same("objects of the archive", sorted(names), ["MPI_Comm_rank", "MPI_Recv", "MPI_Send"])
    mpi.start("./static")


# Process 0 to 1, and the other way: what sizes.c calls.
SIZES = """\
0 MPI_Alltoallw in 12 out 12
0 MPI_Bcast in 0 out 8
0 MPI_Gatherv in 8 out 0
0 MPI_Neighbor_alltoall in 12 out 12
0 MPI_Neighbor_alltoallv in 8 out 8
0 MPI_Send in 0 out 0
0 MPI_Send in 0 out 12
0 MPI_Send_init in 0 out 0
0 MPI_Wait in 0 out 0
1 MPI_Alltoallw in 24 out 24
1 MPI_Bcast in 8 out 0
1 MPI_Gatherv in 0 out 8
1 MPI_Neighbor_alltoall in 12 out 12
1 MPI_Neighbor_alltoallv in 8 out 8
1 MPI_Recv in 20 out 0
1 MPI_Send in 0 out 0
1 MPI_Send_init in 0 out 0
1 MPI_Wait in 0 out 0"""


def test_sizes(mpi: Mpi) -> None:
    """{{size}}"""
    run(mpi.compiler, HERE / "sizes.c", "-o", "sizes")
    for options, language in ((("-g",), "c"), (("-w",), "c++")):
        mpi.wrap("sizes.w", "sizes.c", *options)
        run(mpi.compiler, *STRICT, "-x", language, "-shared", "sizes.c", "-o", "sizes.so")
        out, _ = mpi.start("./sizes", preload="./sizes.so")
        seen = sorted(line.removeprefix("tool: ") for line in out.splitlines())
        same("bytes", seen, SIZES.splitlines())


def test_gotcha(mpi: Mpi) -> None:
    """-G, over the gotcha_wrap of tests/render."""
    gotcha = HERE.parent / "render"
    mpi.wrap("gotcha.w", "gotcha_tool.c", "-G", "-g", "-w")
    for language in ("c", "c++"):
        tool = (f"-I{gotcha}", "-x", language, "gotcha_tool.c", "-x", "c", gotcha / "gotcha" / "gotcha.c")
        run(mpi.compiler, *STRICT, "-shared", *tool, "-o", "gotcha.so", "-ldl", "-lstdc++")
        out, _ = mpi.start("./program", preload="./gotcha.so")
        # All but MPI_Pcontrol, and MPI_Finalize on two processes.
        calls = sum(mpi.expected.values()) - mpi.expected["MPI_Pcontrol"] + 2
        same("GOTCHA", sum(int(line.split()[1]) for line in out.splitlines() if "calls" in line), calls)


def test_fortran(mpi: Mpi, bindings: Path) -> None:
    mpi.wrap("counts.w", "counts.c", "-f", "-g", "-w")
    run(mpi.compiler, *STRICT, "-shared", "counts.c", "-o", "counts.so")
    kinds = ["Init", "Comm_rank", "Comm_size", "Comm_dup", "Comm_set_name", "Type_contiguous", "Irecv", "Send"]
    kinds += ["Waitall", "Sendrecv", "Allreduce", "Bcast", "Barrier"]
    expected = {f"MPI_{kind}": 2 for kind in kinds}
    for dialect in ("mpifh", "mpi", "f08"):
        flags = ("-cpp", f"-DDIALECT_{dialect}", TWELVE, "-o", f"twelve_{dialect}")
        run(bindings / "bin" / "mpifort", *flags)
        out, said = mpi.start(f"./twelve_{dialect}", preload="./counts.so")
        same(f"{dialect}, Bindery's bindings", counts_in(out), expected)
        if NOTICE in said:
            stop(f"{dialect}: a notice about bindings that are Bindery's: {said}")
    for dialect in ("f08", "mpifh"):
        own = ("-cpp", f"-DDIALECT_{dialect}", "-fallow-argument-mismatch", TWELVE, "-o", "own")
        run(f"mpifort.{mpi.name}", *own)
        intercept = (bindings / "bin" / "bindery-intercept", "-t", "./counts.so")
        out, said = mpi.start(*intercept, "./own")
        same(f"{dialect}, the MPI's own bindings, intercepted", counts_in(out), expected)
        if NOTICE in said:
            stop(f"{dialect}: a notice although the calls are intercepted: {said}")
    said = mpi.start("./own", preload="./counts.so")[1]
    same("notices about the MPI's own bindings", said.count(NOTICE), 1)
    run(mpi.compiler, HERE / "program.c", "-o", "program")
    same("notices in C", mpi.start("./program", preload="./counts.so")[1].count(NOTICE), 0)


def main() -> None:
    what, mpi = sys.argv[1], Mpi(sys.argv[2])
    bindings = Path(sys.argv[3]).resolve() if what == "fortran" else Path()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        if what == "c":
            test_c(mpi)
        else:
            test_fortran(mpi, bindings)
        os.chdir(HERE)


if __name__ == "__main__":
    main()
