"""Several PMPI tools in one program, over an installed MPI: each tool sees each call once, in the order of the stack.

Usage: run.py LAUNCHER FOLDER MPI [CASE...], or bindings BUILD for a build of fortran/ over that MPI"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from support import HERE, Bench, expect, run, through

RANK = ("mpi_comm_rank_", "Comm_rank")
CALLS = ["Initialized", "Init", "Pcontrol(2)", "Comm_rank", "Barrier", "Sendrecv", "Finalize"]


def calls(tools: str, without_barrier: str = "") -> list[str]:
    return [
        line
        for routine in CALLS
        for line in through(tools, routine)
        if not (routine == "Barrier" and line[0] in without_barrier)
    ]


def order(bench: Bench) -> None:
    """Three tools, one without a routine and with dlsym, one without a DT_NEEDED entry of the MPI; every way to bind."""
    tools = [bench.tool("a"), bench.tool("b", "BY_LOOKUP", "NO_BARRIER"), bench.tool("c", mpi=False)]
    ways = {
        "lazy": [],
        "now": ["-Wl,-z,now"],
        "no_plt": ["-fno-plt"],
        "fixed": ["-no-pie", "-fno-pie"],
        "exports": ["-rdynamic", "-DWITH_LOG_CALL"],
    }
    for name, options in ways.items():
        program = bench.build("program.c", name, *options)
        done = bench.stack(tools, program)
        expect(f"{name}: what tools saw", done.of(*CALLS), calls("abc", without_barrier="b"))
        expect(
            f"{name}: calls that tools counted",
            [done.log[-n] for n in (5, 3, 1)],
            ["a logged 7", "b logged 6", "c logged 7"],
        )
        expect(f"{name}: the program's output", done.out, "rank 0 received 42\n")
    reverse = bench.stack(tools[::-1], bench.folder / "lazy")
    expect("reversed stack", reverse.of(*CALLS), calls("cba", without_barrier="b"))
    eager = [bench.tool("d", options=["-Wl,-z,now"]), bench.tool("e", options=["-Wl,-Bsymbolic"])]
    expect("eager and symbolic tools", bench.stack(eager, bench.folder / "now").of(*CALLS), calls("de"))


def launchers(bench: Bench) -> None:
    """Under mpiexec and around it; the launcher of the processes has no tool."""
    tools = [bench.tool("a"), bench.tool("b")]
    program = bench.build("program.c", "program")
    for what, command in (
        ("around mpiexec", [bench.launcher, *tools, "--", *bench.launch(2), program]),
        ("under mpiexec", [*bench.launch(2), bench.launcher, *tools, "--", program]),
    ):
        done = run(*command)
        expect(f"{what}: status", (done.status, done.err if done.status else ""), (0, ""))
        expect(what, sorted(done.of(*CALLS)), sorted(2 * calls("ab")))
    done = bench.stack(tools, "sh", "-c", "cat /proc/self/maps")
    expect("a process without MPI loads", [str(tool) in done.out for tool in tools], [False, False])
    done = bench.stack(tools[:1], bench.launcher, tools[1], "--", program)
    expect("a stack in a stack", done.of(*CALLS), calls("ab"))


def libraries(bench: Bench) -> None:
    """Libraries of a tool belong to it; the program's are above all tools."""
    helper = bench.library("helper.c", "libhelper.so")
    where = ["-L", bench.folder, f"-Wl,-rpath,{bench.folder}"]
    plugin = bench.library("helper.c", "plugin.so")
    tools = [
        bench.tool("a", "WITH_HELPER", options=[*where, "-lhelper"]),
        bench.tool("b", f'WITH_PLUGIN="{plugin}"'),
        bench.tool("c"),
    ]
    used = bench.library("library.c", "libused.so")
    done = bench.stack(tools, bench.build("program.c", "program", "-DWITH_LIBRARY", *where, "-lused"))
    expect(
        "PMPI_Comm_size of libraries of a and b", done.of("Comm_size"), ["c Comm_size", "b Comm_size", "c Comm_size"]
    )
    expect("MPI_Barrier of the program and its library", done.of("Barrier"), 2 * through("abc", "Barrier"))
    expect("the library", used.exists(), helper.exists())


def constructors(bench: Bench) -> None:
    """A tool's constructors find what they call bound: lower tools are there first."""
    tools = [bench.tool("a", "EARLY"), bench.tool("b", "EARLY", mpi=False), bench.tool("c")]
    done = bench.stack(tools, bench.build("program.c", "program"))
    early = ["b constructor", "c Initialized", "a constructor", *through("bc", "Initialized")]
    expect("constructors of tools", done.log[: len(early)], early)
    expect("the program's constructor", done.log[len(early) : len(early) + 3], through("abc", "Initialized"))


def opened(bench: Bench) -> None:
    """A program that opens the MPI, or a library that uses it, as Python and Julia do."""
    tools = [
        bench.tool("a"),
        bench.tool("b", "BY_LOOKUP", mpi=False),
        bench.tool("c", mpi=False, options=["-Wl,-z,now"]),
    ]
    program = bench.build("opens.c", "opens", compiler="gcc")
    mpi = bench.mpi_library()
    for scope in "local", "global":
        done = bench.stack(tools, program, mpi, "now", scope, "direct")
        expect(f"MPI opened {scope}", done.of("Init", "Finalize"), through("abc", "Init", "Finalize"))
    done = bench.stack(tools, program, mpi, "lazy", "local", "threads")
    expect("MPI looked up by threads", done.of("Init", "Finalize"), through("abc", "Init", "Finalize"))
    library = bench.library("library.c", "libused.so")
    routines = ["Initialized", "Init", "Barrier", "Finalize"]
    for binding in "now", "lazy":
        done = bench.stack(tools, program, library, binding, "local", "library")
        expect(f"library opened {binding}", done.of(*routines), through("abc", *routines))
    script = f"import ctypes; m = ctypes.CDLL('{mpi}'); m.MPI_Init(None, None); m.MPI_Finalize()"
    done = bench.stack(tools, sys.executable, "-c", script)
    expect("ctypes", done.of("Init", "Finalize"), through("abc", "Init", "Finalize"))


def reopened(bench: Bench) -> None:
    """Libraries that are closed and opened again where others were, by one thread and by several."""
    tools = [bench.tool("a"), bench.tool("b", mpi=False)]
    first = bench.library("library.c", "first.so", "-DWITH_CONSTRUCTOR")
    second = bench.library("library.c", "second.so", "-O2", "-Wl,-z,now")
    done = bench.stack(tools, bench.build("reopens.c", "reopens"), first, second)
    expect("libraries opened in turn", done.of("Barrier"), 4 * through("ab", "Barrier"))
    copies = [Path(shutil.copy((first, second)[i % 2], bench.folder / f"copy{i}.so")) for i in range(16)]
    threads = bench.build("threads.c", "threads", "-pthread", compiler="gcc")
    for _ in range(20):
        done = bench.stack(tools, threads, *copies)
        counts = [done.log.count(f"{tool} Initialized") for tool in "ab"]
        expect("calls from threads, half of them from constructors as well", counts, [8 * 60] * 2)


def unusual(bench: Bench) -> None:
    """Libraries that are initialized before the C library or replace malloc, a program with -pg, one with a sanitizer."""
    tools = [bench.tool("a"), bench.tool("b", "WITH_WRITE")]
    program = bench.build("program.c", "program")
    early = bench.library("plain.c", "early.so", "-Wl,-z,initfirst")
    allocator = bench.library("allocator.c", "allocator.so", mpi=False)
    for library in early, allocator:
        done = bench.stack(tools, program, LD_PRELOAD=str(library))
        expect(f"with {library.name}", done.of(*CALLS), calls("ab"))
    profiled = bench.build("program.c", "profiled", "-pg")
    done = bench.stack(tools, profiled, GMON_OUT_PREFIX=str(bench.folder / "gmon"))
    expect("program with -pg", done.of(*CALLS), calls("ab"))
    checked = bench.build("program.c", "checked", "-fsanitize=address")
    done = bench.stack(tools, checked, ASAN_OPTIONS="verify_asan_link_order=0:detect_leaks=0")
    expect("program with AddressSanitizer", done.of(*CALLS), calls("ab"))


def wrapped_mpi(bench: Bench) -> None:
    """An MPI over another MPI: the tools are above both."""
    wrapper = bench.library("wrapper.c", "libwrapper.so", f'-DMPI="{bench.mpi_library()}"', mpi=False)
    program = bench.build("minimal.c", "minimal", wrapper, f"-Wl,-rpath,{bench.folder}", compiler="gcc")
    tools = [bench.tool(name, source="minimal_tool.c", mpi=False) for name in "ab"]
    done = bench.stack(tools, program)
    expect("tools over a wrapper", done.of("Init", "Finalize"), through("abw", "Init", "Finalize"))


def profilers(bench: Bench) -> None:
    """A tool that the program is linked to, or that is preloaded, stays above; a tool of the stack may be linked, too."""
    above, tools = bench.tool("p"), [bench.tool("a"), bench.tool("b", "BY_LOOKUP")]
    program = bench.build("program.c", "program")
    done = bench.stack(tools, program, LD_PRELOAD=str(above))
    expect("above the stack, preloaded", done.of(*CALLS), calls("pab"))
    lookup = bench.tool("q", "BY_LOOKUP")
    done = bench.stack(tools, program, LD_PRELOAD=str(lookup))
    expect("above the stack, with dlsym", done.of(*CALLS), calls("qab"))
    linked = bench.build("program.c", "linked", above, f"-Wl,-rpath,{bench.folder}")
    expect("above the stack, linked", bench.stack(tools, linked).of(*CALLS), calls("pab"))
    expect("linked and in the stack", bench.stack([tools[0], above, tools[1]], linked).of(*CALLS), calls("apb"))
    done = bench.stack([tools[0], above], program, LD_PRELOAD=str(above))
    expect("preloaded and in the stack", done.of(*CALLS), calls("ap"))
    where = ["-L", bench.folder, f"-Wl,-rpath,{bench.folder}"]
    bench.library("helper.c", "libhelper.so", "-Wl,-soname,libhelper.so")
    helped = bench.tool("h", "WITH_HELPER", options=[*where, "-lhelper"])
    program = bench.build("program.c", "helped", helped, f"-Wl,-rpath,{bench.folder}")
    found = bench.stack(tools, program).of("Comm_size")
    expect("a library of a tool above the stack", found, through("ab", "Comm_size"))
    found = bench.stack([tools[0], helped, tools[1]], program).of("Comm_size")
    expect("a library of a linked tool in the stack", found, ["b Comm_size"])
    static = bench.build("program.c", "own_tool", '-DNAME="s"', HERE / "tool.c", "-rdynamic")
    expect("contained in the program", bench.stack(tools, static).of(*CALLS), calls("sab"))


def before_init(bench: Bench) -> None:
    """MPI_T and sessions, without MPI_Init."""
    tools = [bench.tool(name, source="before_tool.c") for name in "ab"]
    done = bench.stack(tools, bench.build("before_init.c", "before_init"))
    expected = through("ab", "T_init_thread", "T_cvar_get_num")
    if bench.mpi == "mpich":
        expected += through("ab", "Session_init", "Session_finalize")
    expect("calls before MPI_Init", done.log, expected)


def fortran(bench: Bench) -> None:
    """mpi_comm_rank_ leads through all tools to pmpi_comm_rank_ of the MPI; sentinels are the same for all."""
    compiler = f"mpifort.{bench.mpi}"
    middle = bench.build("tool.f90", "f.so", "-shared", "-fPIC", compiler=compiler)
    tools = [bench.tool("a"), middle, bench.tool("b")]
    done = bench.stack(tools, bench.build("program.f90", "fortran", compiler=compiler))
    expect("tools in C", done.of("mpi_comm_rank_"), through("ab", "mpi_comm_rank_"))
    lines = ["f mpi_comm_rank_", "f in place 42", "rank 0"]
    expect("the tool in Fortran, and the program", done.out.splitlines(), lines)
    said = [line for line in done.err.splitlines() if line.startswith("bindery-stack: ")]
    hidden = f"bindery-stack: {tools[0]} does not see mpi_"
    expect("what tools in C do not see", [line[: len(hidden)] for line in said], [hidden] * (bench.mpi == "openmpi"))


def bindings(bench: Bench, build: Path) -> None:
    """Over Bindery's bindings, which call MPI_X in mpi_x_, each tool sees a call of Fortran once, whichever names it has."""
    program = bench.build("program.f90", "fortran", compiler=str(build / "bin" / "mpifort"))
    f = bench.build("tool.f90", "f.so", "-shared", "-fPIC", compiler=f"mpifort.{bench.mpi}")
    both, last, lookup = bench.tool("a"), bench.tool("d"), bench.tool("b", "BY_LOOKUP", "C_ALONE")
    c = bench.tool("c", "C_ALONE", options=["-Wl,-z,now"])
    expect("both names", bench.stack([both, last], program).of(*RANK), through("ad", "mpi_comm_rank_"))
    for tools in ([both, c], [c, both], [c, both, lookup], [lookup, last, c, both]):
        wanted = through("".join(tool.stem for tool in tools), "Comm_rank")
        expect("C alone is among them", bench.stack(tools, program).of(*RANK), wanted)
    for tools in ([f, c], [c, f], [c, f, both], [both, f, c]):
        done = bench.stack(tools, program)
        wanted = through("".join(tool.stem for tool in tools if tool != f), "Comm_rank")
        expect("and one of Fortran alone", done.of(*RANK), wanted)
        expect("the one of Fortran", done.out.splitlines(), ["f mpi_comm_rank_", "f in place 42", "rank 0"])


def library_functions(bench: Bench) -> None:
    """Functions of the C library, as tools for I/O replace them when they are preloaded."""
    tools = [bench.tool("a", "WITH_WRITE"), bench.tool("b"), bench.tool("c", "WITH_WRITE")]
    done = bench.stack(tools, bench.build("program.c", "program"))
    expect("write", done.of("write"), through("ac", "write"))
    expect("the program's output", done.out, "rank 0 received 42\n")


def second_mpi(bench: Bench) -> None:
    """A tool of another MPI ends the program before anything is wrong."""
    other = Bench(bench.launcher, bench.folder / "other", "mpich" if bench.mpi == "openmpi" else "openmpi")
    tools = [bench.tool("a"), other.tool("b")]
    done = run(bench.launcher, *tools, "--", bench.build("program.c", "program"))
    expect("status with two MPIs", done.status, 2)
    said = "bindery-stack: a tool is linked to "
    expect("message with two MPIs", [line[: len(said)] for line in done.err.splitlines()], [said])


CASES = [
    order,
    launchers,
    libraries,
    constructors,
    opened,
    reopened,
    unusual,
    wrapped_mpi,
    profilers,
    before_init,
    fortran,
    library_functions,
    second_mpi,
]


def main() -> None:
    launcher, folder, mpi, *names = sys.argv[1:]
    if names and names[0] == "bindings":
        bindings(Bench(Path(launcher), Path(folder) / "bindings", mpi), Path(names[1]))
        return
    for case in CASES:
        if not names or case.__name__ in names:
            print(case.__name__, flush=True)
            case(Bench(Path(launcher), Path(folder) / case.__name__, mpi))


main()
