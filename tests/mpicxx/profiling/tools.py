"""Tools over the C++ bindings: in C++, in C, and both at once; over the archives, the shared library and preloaded (R7, R15).

Usage: tools.py FOLDER MPI: FOLDER is the build folder of mpicxx/"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent))
from run import run  # noqa: E402

# The program calls these: C's routine, the function of MPI::, how often.
REPLACED = {
    "Init": ("MPI_Init", 1),
    "Comm::Get_size": ("MPI_Comm_size", 2),
    "Comm::Send": ("MPI_Send", 3),
    "Comm::Isend": ("MPI_Isend", 2),
    "Comm::Recv": ("MPI_Recv", 1),
    "Comm::Recv, status": ("MPI_Recv", 1),
    "Request::Waitall": ("MPI_Waitall", 1),
    "Request::Waitall, statuses": ("MPI_Waitall", 1),
    "Cartcomm::Dup": ("MPI_Comm_dup", 1),
    "Cartcomm::Clone": ("MPI_Comm_dup", 1),
    "Op::Init": ("MPI_Op_create", 1),
}
OTHERS = """MPI_Allreduce 1, MPI_Cart_create 1, MPI_Cart_get 1, MPI_Cart_sub 1, MPI_Comm_create_keyval 1, MPI_Comm_free 4,
MPI_Comm_free_keyval 1, MPI_Comm_get_attr 1, MPI_Comm_rank 1, MPI_Comm_set_attr 1, MPI_Comm_set_errhandler 1,
MPI_Finalize 1, MPI_Irecv 2, MPI_Op_free 1, MPI_Topo_test 2"""
SEEN_BY_CXX = sorted(f"MPI::{name} {number}, returned {number}" for name, (_, number) in REPLACED.items())
BESIDE_CXX = sorted(re.split(r",\s+", OTHERS))
SUMS = {c: sum(n for other, n in REPLACED.values() if other == c) for c, _ in REPLACED.values()}
SEEN_BY_C = sorted([*BESIDE_CXX, *(f"{c} {number}" for c, number in SUMS.items())])


def lines_of(processes: int, mpi: str, *command: object) -> list[str]:
    """The lines that a program prints, without what an MPI says of the machine, in brackets."""
    launcher = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", processes]
    return [line for line in run(*launcher, *command).splitlines() if not line.startswith("[")]


@dataclass(frozen=True)
class Work:
    folder: Path
    mpi: str
    bindings: Path

    def mpicxx(self, *words: object) -> str:
        return run(self.bindings / "bin" / "mpicxx", *words)

    def compile(self, source: str, *options: object) -> Path:
        target = self.folder / f"{Path(source).stem}.o"
        self.mpicxx("-Wall", "-Wextra", "-Werror", "-fPIC", *options, "-c", HERE / source, "-o", target)
        return target

    def printed(self, program: Path, *preloaded: Path) -> list[str]:
        loaded = ["env", f"LD_PRELOAD={' '.join(map(str, preloaded))}"] if preloaded else []
        return sorted(lines_of(2, self.mpi, *loaded, program))


def drawn_in(trace: str) -> set[str]:
    """The members of archives in what the linker prints with -t -t."""
    return set(re.findall(r"\b(P?MPI_\w+)\.o\b", trace))


def standard(work: Work) -> list[str]:
    """The standard's example over both libraries; over the archives nothing is drawn in beside what is replaced."""
    program, tool = work.folder / "standard", work.folder / "get_size.o"
    work.mpicxx("-DPROFILING", "-c", HERE / "standard.cpp", "-o", tool)
    failures = []
    for option in ("-static-bindery", "-O1"):
        drawn = drawn_in(work.mpicxx(option, HERE / "standard.cpp", tool, "-Wl,-t,-t", "-o", program))
        if (lines := lines_of(1, work.mpi, program)) != ["Get_size 1", "Get_size 1"]:
            failures.append(f"standard {option}: printed {lines}")
        wanted = {"PMPI_Comm_Get_size", "MPI_COMM_SELF", "MPI_Comm_Get_rank"} if option == "-static-bindery" else set()
        if "MPI_Comm_Get_size" in drawn or not wanted <= drawn:
            failures.append(f"standard {option}: the linker took {sorted(drawn & {'MPI_Comm_Get_size', *wanted})}")
    return failures + skipped(work, tool)


def skipped(work: Work, tool: Path) -> list[str]:
    """An archive of the tool is skipped if the program calls its only function through the base class; an object is not."""
    program, archive, reference = work.folder / "standard", work.folder / "libsize.a", work.folder / "reference.o"
    run("ar", "rcs", archive, tool)
    work.mpicxx("-O0", "-DREFERENCE", "-c", HERE / "standard.cpp", "-o", reference)
    failures = []
    for given, expected in ((archive, []), (tool, ["Get_size 1"])):
        work.mpicxx("-static-bindery", reference, given, "-o", program)
        if (lines := lines_of(1, work.mpi, program)) != expected:
            failures.append(f"standard, through the base class, {given.name}: printed {lines}")
    return failures


def symbols(work: Work) -> list[str]:
    """A static program of two functions draws in less than with MPICH's own bindings."""
    programs = {name: work.folder / f"symbols-{name}" for name in ("bindery", "own")}
    work.mpicxx("-static-bindery", HERE / "symbols.cpp", "-o", programs["bindery"])
    run("mpicxx.mpich", HERE / "symbols.cpp", "-o", programs["own"], "-Wl,-Bstatic", "-lmpichcxx", "-Wl,-Bdynamic")
    counts = {
        name: len(re.findall(r" [TWVBDRu] .*\bMPI::", run("nm", "-C", program))) for name, program in programs.items()
    }
    print(f"symbols of namespace MPI in a static program: {counts}")
    return [] if 0 < counts["bindery"] < counts["own"] / 2 else [f"symbols in a static program: {counts}"]


def cxx_tool(work: Work, calls: Path, tool: Path) -> list[str]:
    """The tool in each form, over the archives and the shared library."""
    archive, shared, program = work.folder / "libtool.a", work.folder / "libtool.so", work.folder / "calls"
    run("ar", "rcs", archive, tool)
    run("g++", "-shared", tool, "-o", shared)
    ways: dict[str, tuple[list[object], list[Path]]] = {
        "object, archives": (["-static-bindery", tool], []),
        "object, shared": ([tool], []),
        "-profile, archives": (["-static-bindery", f"-L{work.folder}", "-profile=:libtool.a"], []),
        "-profile, shared": ([f"-L{work.folder}", "-profile=:libtool.a"], []),
        "shared tool": ([shared, f"-Wl,-rpath,{work.folder}"], []),
        "preloaded": ([], [shared]),
    }
    failures = []
    for name, (words, preloaded) in ways.items():
        trace = work.mpicxx(calls, *words, "-Wl,-t,-t", "-o", program)
        if (lines := work.printed(program, *preloaded)) != SEEN_BY_CXX:
            failures.append(f"tool in C++, {name}: printed {lines}")
        if twice := drawn_in(trace) & {"MPI_Comm_Send", "MPI_Comm_Recv", "MPI_Cartcomm_Dup"}:
            failures.append(f"tool in C++, {name}: the library's {sorted(twice)} beside the tool's")
    return failures


def c_tool(work: Work, calls: Path, tool: Path) -> list[str]:
    """The kit's tool of all routines sees each call once, and beside the tool in C++ what that does not replace."""
    counts, shared, program = work.folder / "libcounts.so", work.folder / "libtool.so", work.folder / "calls"
    includes = [f"-I{ROOT / 'tools' / 'kit' / 'include'}", f"-I{ROOT / 'generated' / 'tool' / 'include'}"]
    own = ["-std=c++20", "-O0", "-w", "-DMPICH_SKIP_MPICXX", "-fvisibility=hidden", "-fPIC", "-nostdlib"]
    work.mpicxx(*own, *includes, "-c", HERE / "counts.cpp", "-o", work.folder / "counts.o")
    run("g++", "-shared", work.folder / "counts.o", "-o", counts)
    failures = []
    for option in ("-static-bindery", "-O1"):
        work.mpicxx(option, calls, "-o", program)
        if (lines := work.printed(program, counts)) != SEEN_BY_C:
            failures.append(f"tool in C, {option}: printed {lines}")
    both = sorted([*BESIDE_CXX, *SEEN_BY_CXX])
    for name, words, preloaded in (
        ("preloaded", [], [shared, counts]),
        ("the other preloaded first", [], [counts, shared]),
        ("linked, archives", ["-static-bindery", tool], [counts]),
    ):
        work.mpicxx(calls, *words, "-o", program)
        if (lines := work.printed(program, *preloaded)) != both:
            failures.append(f"tools in C++ and C, {name}: printed {lines}")
    return failures


def main() -> None:
    bindings, mpi = Path(sys.argv[1]), sys.argv[2]
    work = Work(Path(sys.argv[3]) if len(sys.argv) > 3 else bindings / "profiling", mpi, bindings)
    shutil.rmtree(work.folder, ignore_errors=True)
    work.folder.mkdir()
    calls, tool = work.compile("calls.cpp"), work.compile("tool.cpp")
    steps: list[Callable[[], list[str]]] = [
        lambda: standard(work),
        lambda: symbols(work) if mpi == "mpich" else [],
        lambda: cxx_tool(work, calls, tool),
        lambda: c_tool(work, calls, tool),
    ]
    if failures := [failure for step in steps for failure in step()]:
        sys.exit("\n".join(failures))
    print("tools in C++ and C see each call once")


if __name__ == "__main__":
    main()
