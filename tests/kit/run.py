"""The tool kit as an author of tools uses it: a project with bindery_add_tool(), over an installed MPI.

Usage: run.py build MPI FOLDER configures and builds the project; run.py CASE MPI FOLDER runs one of the other cases;
cxx_sites needs a build of mpicxx/ for this MPI, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import groups
from transfers import expected

T = TypeVar("T")
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ENVIRONMENT = os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
LONG = "arrival;durations;files;heat;matrix;slices"  # examples that take long to compile
# How often a line of operations.c starts an operation of a routine, and the bytes of all.
OPERATIONS = {
    ("operations.c:11", "MPI_Sendrecv"): (1, 8),
    ("operations.c:12", "MPI_Irecv"): (1, 12),
    ("operations.c:13", "MPI_Isend"): (1, 12),
    ("operations.c:14", "MPI_Ibarrier"): (1, 0),
    ("operations.c:19", "MPI_Recv_init"): (3, 48),
    ("operations.c:19", "MPI_Send_init"): (3, 48),
    ("operations.c:25", "MPI_Allreduce"): (1, 40),
    ("operations.c:28", "MPI_File_write_all_begin"): (1, 24),
    ("operations.c:30", "MPI_File_read_at_all_begin"): (1, 24),
    ("operations.c:38", "MPI_Irecv"): (4, 16),
    ("operations.c:40", "MPI_Isend"): (4, 16),
}
# The operations that complete in each call of completions.c, by their index, with ! if one failed.
COMPLETED = """\
completed MPI_Wait failed: 0!
completed MPI_Test failed: 0!
completed MPI_Waitany failed: 1!
completed MPI_Waitsome failed: 1!
completed MPI_Waitall failed: 0 1!
completed MPI_Waitall: 0 2
completed MPI_Testall:
completed MPI_Wait failed: 0!
completed MPI_Wait:
completed MPI_Wait: 0
completed MPI_Wait: 0
finalizing: 0 allocations
"""
# These complete in each call of received.c: the bytes that it brought, those of its status, and whether this says anything.
RECEIVED = """\
Waitall: 0 brought 7, status 7
Waitall: 1 brought 0, status 0 of nobody
Waitall: 0 brought 7, status 7
Waitall: 1 brought 0, status 0 of nobody
Testall: 0 brought 7, status 7
Testall: 1 brought 0, status 0 of nobody
Wait: 0 brought 0, status 0 of nobody
Test: 0 brought 7, status 7
Waitany: 0 brought 0, status 0 of nobody
Testany: 0 brought 7, status 7
Waitsome: 0 brought 0, status 0 of nobody
Testsome: 0 brought 7, status 7
Waitall: 0 brought 9, status 9
Waitall: 1 brought 0, status 0 of nobody
Waitall: 0 brought 9, status 9
Waitall: 1 brought 0, status 0 of nobody
Wait: 0 brought 0, status 11
Wait: 0 brought 11, status 11
Wait: 0 brought 0, status 0 of nobody
Wait: 0 brought 0, status 3
"""
RECEIVED_OF_4 = """\
Wait: 0 brought 0, status 0 of nobody
Wait: 0 brought 0, status 0 of nobody
Waitall: 0 brought 15, status 15
Waitall: 1 brought 0, status 0 of nobody
"""
# Each program of the project makes these calls that the tools of order.cpp have.
ONE = ["one MPI_Comm_size", "one MPI_Barrier"]
TWO = ["two MPI_Barrier", "two MPI_Bcast"]
LEVELS = "{0} level 7 with 42", "{0} level 1 with 0"


def fail(text: str) -> None:
    sys.exit(f"run.py: {text}")


def listed(*words: str | Path) -> str:
    """Returns the output of a command."""
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


class Project:
    """The project in its folder of the build, over one MPI."""

    def __init__(self, mpi: str, folder: Path):
        self.mpi, self.folder = mpi, folder

    def command(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        """Run a command that is to end with this status."""
        ran = subprocess.run(words, check=False, capture_output=True, text=True, timeout=1000, env=ENVIRONMENT)
        if ran.returncode != status:
            fail(f"{' '.join(words)}: status {ran.returncode}, not {status}\n{ran.stdout}{ran.stderr}")
        return ran

    def started(self, count: int, *words: str, status: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a program on some processes, in an environment that its launcher does not have."""
        launcher = [f"mpiexec.{self.mpi}", *(["--oversubscribe"] if self.mpi == "openmpi" else []), "-n", str(count)]
        passed = [f"{name}={value}" for name, value in environment.items()]
        return self.command(*launcher, "env", *passed, *words, status=status)

    def run(self, program: str, *words: str, count: int = 1, status: int = 0, **environment: str) -> list[str]:
        """Run a program of the project; every line that it and the tools wrote to the standard error."""
        ran = self.started(count, str(self.folder / "build" / program), *words, status=status, **environment)
        lines = ran.stderr.splitlines()
        if status and self.mpi == "openmpi":  # its launcher reports the status of the program in a frame
            frame = [n for n, line in enumerate(lines) if line.startswith("-----")]
            del lines[frame[0] : frame[-1] + 1]
        return lines

    def library(self, name: str) -> str:
        return str(self.folder / "build" / f"lib{name}.so")

    def same(self, lines: T, wanted: T, what: str) -> None:
        if lines != wanted:
            fail(f"{what}:\n  {lines}\nnot\n  {wanted}")

    # ---- cases -------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        mpicc = f"mpicc.{self.mpi}"
        shown = subprocess.run([mpicc, "-show"], capture_output=True, text=True, check=True).stdout.split()
        folders = [word[2:] for word in shown if word.startswith("-I")]
        link = " ".join(word for word in shown if word.startswith(("-L", "-l", "-Wl")))
        options = {
            "BINDERY_CMAKE": ROOT / "cmake",
            "EXAMPLES": ROOT / "examples" / "call-sites",
            "OPERATIONS": LONG if self.mpi == "mpich" else "",
            "MPI_C_COMPILER": mpicc,
            "MPI_FOLDERS": ";".join(folders),
            "REGION": ROOT / "tools" / "region",
            "MPI_LINK": link,
        }
        source, build = self.folder / "project", self.folder / "build"
        shutil.copytree(HERE / "project", source)
        given = [f"-D{name}={value}" for name, value in options.items()]
        generator = "Ninja" if self.mpi == "mpich" else "Unix Makefiles"  # what CMake takes unless it is told
        self.command("cmake", "-G", generator, "-S", str(source), "-B", str(build), *given)
        if generator != "Ninja":
            self.edited(source / "instead.cpp", build)
        self.command("cmake", "--build", str(build), "--parallel", "2")

    def edited(self, tool: Path, build: Path) -> None:
        """A program alone is built with its static tools, and again after an edit of one."""
        right, barrier = tool.read_text(), ONE[1]
        without = "".join(line for line in right.splitlines(keepends=True) if "Barrier" not in line)
        for text, times in ((without, 1), (right, 2)):
            tool.write_text(text)
            self.command("cmake", "--build", str(build), "--target", "static_instead", "--parallel", "2")
            lines = self.run("static_instead")
            self.same([line for line in lines if line == barrier], times * [barrier], "a tool that was edited")

    def bytes(self) -> None:
        log = self.folder / "bytes.log"
        self.run(
            "transfers",
            str(self.folder / "file"),
            count=4,
            LD_PRELOAD=self.library("bytes"),
            BINDERY_BYTES_LOG=str(log),
        )
        for rank in range(4):
            self.same(Path(f"{log}.{rank}").read_text().splitlines(), expected(rank), f"process {rank}")

    def completions(self) -> None:
        """Operations that fail, inactive persistent requests, a handle that is used again, and 4000 polls."""
        lines = self.run("completing", LD_PRELOAD=self.library("completions"))
        wanted = COMPLETED
        if self.mpi == "openmpi":  # 4.1 truncates what a process sends to itself without an error
            wanted = wanted.replace(" failed", "").replace("!", "")
        self.same(lines, wanted.splitlines(), "completions")

    def received(self) -> None:
        """A receive and a read bring bytes; what the status of a send says is what memory had, or Open MPI's count."""
        lines = self.run("receiving", str(self.folder / "received.data"), LD_PRELOAD=self.library("received"))
        wanted = RECEIVED + (RECEIVED_OF_4 if self.mpi == "mpich" else "")
        self.same(lines, [f"MPI_{line}" for line in wanted.splitlines()], "received")

    def order(self) -> None:
        """Preloaded, linked, both, and switched off; processes without MPI, and with an MPI that is loaded later."""
        one, two = self.library("one"), self.library("two")
        first, last = (text.format("two") for text in LEVELS)
        self.same(self.run("plain", LD_PRELOAD=two), [first, *TWO, last], "preloaded")
        self.same(self.run("linked"), [first, *TWO, last], "linked")
        both = [text.format(tool) for text in LEVELS for tool in ("one", "two")]
        self.same(self.run("plain", LD_PRELOAD=f"{one} {two}"), [*both[:2], *ONE, *TWO, *both[2:]], "both preloaded")
        off = self.run("linked", BINDERY_TWO_OFF="MPI_Bar*,MPI_Pcontrol")
        self.same(off, TWO[1:], "switched off")
        wrong = self.run("linked", status=2, BINDERY_TWO_OFF="MPI_Bcst")
        self.same(wrong, ["BINDERY_TWO_OFF: no routine 'MPI_Bcst'; separate names by commas"], "a wrong name")
        self.command("env", f"LD_PRELOAD={one}:{two}:{self.library('threads')}", "true")  # the last one uses handles
        self.same(self.run("loader", self.library("plugin"), LD_PRELOAD=one), ONE, "MPI loaded while the program runs")

    def others(self) -> None:
        """A tool that calls another routine than it has goes to the next tool; one for another MPI says so, and nothing else changes."""
        chained = f"{self.library('instead')} {self.library('one')}"
        lines = self.run("plain", LD_PRELOAD=chained)
        self.same(
            [line for line in lines if "level" not in line], [ONE[0], *ONE, ONE[1]], "another routine than the tool has"
        )
        if shutil.which(f"mpifort.{self.mpi}"):
            program = str(self.folder / "plain_fortran")
            self.command(f"mpifort.{self.mpi}", str(HERE / "project" / "plain.f90"), "-o", program)
            # Open MPI's wrappers of Fortran call PMPI_: no tool sees them.
            wanted = ONE[1:] if self.mpi == "mpich" else []
            self.same(self.run(program, LD_PRELOAD=chained), wanted, "another routine, in a program of Fortran")
        other = "openmpi" if self.mpi == "mpich" else "mpich"
        words = listed(f"mpicc.{other}", "-show").split()
        folders = [f"-I{ROOT / folder}" for folder in ("tools/kit/include", "generated/tool/include")]
        flags = ["-std=c++20", "-O1", "-fPIC", "-shared", "-fvisibility=hidden", "-DBINDERY_TOOL_NAME=foreign"]
        flags += [
            *folders,
            *(word for word in words if word.startswith("-I")),
            "-DSELECTED=bindery::collective|bindery::completion",
        ]
        foreign = str(self.folder / "libforeign.so")
        self.command("c++", *flags, str(HERE / "project" / "order.cpp"), "-o", foreign)
        names = {"mpich": "MPICH", "openmpi": "Open MPI"}
        ran = self.started(2, str(self.folder / "build" / "plain"), LD_PRELOAD=f"{foreign} {self.library('two')}")
        known = f"Bindery: tool 'foreign' was compiled for {names[other]}, and the program runs with {names[self.mpi]}"
        self.same(
            [line[: len(known)] for line in ran.stderr.splitlines() if "foreign" in line], 2 * [known], "another MPI"
        )
        self.same(
            sorted(line for line in ran.stderr.splitlines() if line in TWO), sorted(2 * TWO), "the tool behind it"
        )

    def sites(self) -> None:
        """Call sites with their lines: preloaded, without the return address, behind another tool, linked statically, in Fortran."""
        last = "site thread 0, clocks agree"
        lines = ["MPI_Barrier sites.c:4 meet", "MPI_Bcast sites.c:11 main", "MPI_Barrier sites.c:4 meet"]

        def wanted(program: str) -> list[str]:
            numbers = (0, 1, 0)
            return [*(f"site {line} {program} number {n}" for line, n in zip(lines, numbers, strict=True)), last]

        seen = self.seen_sites
        sites, walked = self.library("sites"), self.library("walked")
        self.same(seen("sited", sites), wanted("sited"), "preloaded")
        self.same(seen("sited", walked), wanted("sited"), "without the return address")
        self.same(seen("sited", f"{self.library('two')} {sites}"), wanted("sited"), "behind another tool")
        self.same(seen("static_sited"), wanted("static_sited"), "linked statically")
        self.same(seen("static_two_sited"), wanted("static_two_sited"), "linked statically behind another tool")
        if self.mpi == "mpich" and shutil.which("mpifort.mpich"):
            program = str(self.folder / "plain_fortran_sites")
            self.command("mpifort.mpich", "-g", "-O0", str(HERE / "project" / "plain.f90"), "-o", program)
            place = "site MPI_Bcast plain.f90:7 MAIN__ plain_fortran_sites number 0"
            self.same(self.run(program, LD_PRELOAD=sites), [place, last], "a program of Fortran")

    def seen_sites(self, program: str, tools: str = "") -> list[str]:
        return [line for line in self.run(program, LD_PRELOAD=tools) if line.startswith("site ")]

    def cxx_sites(self, bindings: str) -> None:
        """Call sites of C++ programs that have their bindings within: bindery::mpi, and the classes of MPI-2 from archives."""
        source, modern = str(HERE / "project" / "sites_cxx.cpp"), ["-std=c++20", "-DMODERN"]
        modern += [
            f"-I{ROOT / folder}" for folder in ("modern/include", "generated/modern/include", "generated/tool/include")
        ]
        modern.append(f"-I{ROOT / 'tools/kit/include'}")
        own, classes = f"mpicxx.{self.mpi}", [f"{bindings}/bin/mpicxx", "-static-bindery"]
        archive = self.folder / "archive"  # alone: the shared library is beside it
        archive.mkdir(exist_ok=True)
        shutil.copy(self.folder / "build" / "libsites.a", archive)
        programs = {
            "modern": [own, "-O0", *modern],
            "modern_inlined": [own, "-O2", *modern],
            "classes": [*classes, "-O2"],
            "classes_linked": [*classes, "-O2", f"-L{archive}", "-profile=sites"],
        }
        for name, words in programs.items():
            program = self.folder / name
            self.command(words[0], "-g", source, *words[1:], "-o", str(program))
            for tool in ("",) if name == "classes_linked" else ("sites", "walked"):
                seen = self.seen_sites(str(program), tool and self.library(tool))
                lines = [("MPI_Barrier", 10), ("MPI_Bcast", 17), ("MPI_Barrier", 10)]
                places = [f"{routine} sites_cxx.cpp:{line}" for routine, line in lines]
                self.same([" ".join(line.split()[1:3]) for line in seen[:-1]], places, f"{name}, {tool}")

    def cxx_archives(self, bindings: str) -> None:
        """A tool in archives sees programs of C++: with the bindings' functions in its own, and by --wrap before the bindings."""
        prefix, build = self.folder / "cxx prefix", self.folder / "cxx"
        shutil.rmtree(build, ignore_errors=True)
        self.command("cmake", "--install", bindings, "--prefix", str(prefix))
        options = {"BINDERY_CMAKE": ROOT / "cmake", "PROJECT": HERE / "project", "CMAKE_PREFIX_PATH": prefix}
        options |= {"MPI_C_COMPILER": Path(f"mpicc.{self.mpi}"), "CMAKE_CXX_COMPILER": Path("c++")}
        given = [f"-D{name}={value}" for name, value in options.items()]
        self.command("cmake", "-G", "Unix Makefiles", "-S", str(HERE / "cxx_project"), "-B", str(build), *given)
        programs = ("extracted", "wrapped", "wrapped_shared")
        self.command("cmake", "--build", str(build), "--target", *programs, "--parallel", "2")
        for program in programs:
            self.same(self.run(f"../cxx/{program}"), ONE, program)

    def attached(self) -> None:
        """The data of objects go with them, and an object with a handle that is used again has none of it."""
        wanted = []
        for freed in (0, 4):
            wanted += [f"MPI_Barrier {count}, {freed} gone" for count in (1, 2)]
            wanted += [
                f"MPI_{name} 1, {freed + n} gone" for n, name in enumerate(("Send", "Win_fence", "File_write"), 1)
            ]
            wanted += [f"MPI_File_close 2, {freed + 3} gone"]
        wanted += ["MPI_Barrier 1, 408 gone", "408 gone, 1 communicators left, 0 mistaken, null has none"]
        lines = self.run("attaching", str(self.folder / "attached.data"), LD_PRELOAD=self.library("attachments"))
        self.same(lines, wanted, "attached")

    def collected(self) -> None:
        """Results of five processes: no power of two."""
        text = 'a "b"' + "\\\x1f"
        wanted = ["gathered 0 1 2 3 4", *(f"from {rank}: {100000 * rank}" for rank in range(5))]
        wanted += [f"{10:12d}  {text:28} unknown (5 processes)", "site,what,count,processes"]
        wanted += [
            '"unknown","a ""b""\\\x1f",10,5',
            "[",
            '  {"site": "unknown", "what": "a \\"b\\"\\\\\\u001f", "count": 10, "processes": 5}',
            "]",
        ]
        self.same(self.run("plain", count=5, LD_PRELOAD=self.library("collected")), wanted, "collected")

    def call_sites(self) -> None:
        """The tools of examples/call-sites; one of them before another."""

        def printed(*tools: str) -> list[str]:
            libraries = ":".join(self.library(tool) for tool in tools)
            ran = self.started(2, str(self.folder / "build" / "exchange"), LD_PRELOAD=libraries)
            return [" ".join(line.split()) for line in ran.stdout.splitlines()]

        first, last = "exchange.c:12 (2 processes)", "exchange.c:16 (2 processes)"
        self.same(printed("delays"), [f"6 MPI_Isend {first}", f"2 MPI_Isend {last}"], "delays")
        self.same(printed("histogram"), [f"6 < 512 bytes {first}", f"2 < 8 bytes {last}"], "histogram")
        self.same(printed("leaks"), [f"2 MPI_Isend {last}"], "leaks")
        replaced = [f"6 MPI_Issend {first}", f"2 MPI_Issend {last}"]
        self.same(printed("synchronous", "delays"), replaced, "sends that wait")
        if self.mpi == "mpich":
            self.operations()

    def operations(self) -> None:
        """Each operation once, whichever calls start and complete it; its bytes where it is a receive, too."""
        file = str(self.folder / "split")
        ran = self.started(1, str(self.folder / "build" / "operations"), file, LD_PRELOAD=self.library("durations"))
        rows = [line.split(",") for line in ran.stdout.replace('"', "").splitlines()[1:]]
        found = {(site, row[0]): row[1:] for site, *row in rows if len(row) == 3}
        sizes = {(row[0], row[1]): int(row[3]) for row in rows if row[2] == " bytes"}
        self.same({key: (int(row[0]), sizes[key]) for key, row in found.items()}, OPERATIONS, "operations")

    def hooks(self) -> None:
        """Three calls of the program; those of the tool go past it, and so do MPI_Init and MPI_Finalize."""
        wanted = ["initialized 1", "finalizing after 3"]
        self.same(self.run("plain", LD_PRELOAD=self.library("hooks")), wanted, "hooks and guard")
        off = self.run("plain", LD_PRELOAD=self.library("hooks"), BINDERY_HOOKS_OFF="MPI_Init,MPI_Finalize")
        self.same(off, wanted, "switched off for the routines of the hooks")
        made = self.run("plain", LD_PRELOAD=f"{self.library('made')} {self.library('one')}")
        made = [line for line in made if "level" not in line]
        wanted = [ONE[0], "made with 1: MPI_Comm_size", ONE[0], "made with 1: MPI_Barrier", ONE[1]]
        self.same(made, wanted, "a constructor that calls a routine of the tool")

    def threads(self) -> None:
        """Four threads of 500 messages each; and of those of sessions, one: hooks run once."""
        wanted = ["initialized 0", "finalizing after 2000 2000 2000, 2000 completed, 0 mistaken"]
        self.same(self.run("threaded", LD_PRELOAD=self.library("threads")), wanted, "threads")
        if self.mpi == "mpich":  # Open MPI 4 has no sessions
            wanted[1] = wanted[1].replace("2000", "500")
            for _ in range(5):
                lines = self.run("threaded", "sessions", LD_PRELOAD=self.library("threads"))
                self.same(lines, wanted, "sessions")

    def example(self) -> None:
        """The page for authors of tools, followed with an installed Bindery in a folder whose name has a blank."""
        prefix, work = self.folder / "installed prefix", self.folder / "example"
        for folder in (prefix, work):
            shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT / "examples" / "tool-kit", work)
        source = ["-S", str(ROOT), "-B", str(self.folder / "vendor"), "-DBINDERY_TESTS=OFF", "-DBINDERY_EXAMPLES=OFF"]
        self.command("cmake", "-G", "Ninja", *source)
        self.command("cmake", "--install", str(self.folder / "vendor"), "--prefix", str(prefix))
        self.command(
            "cmake",
            "-G",
            "Ninja",
            "-S",
            str(work),
            "-B",
            str(work / "build"),
            f"-DCMAKE_PREFIX_PATH={prefix}",
            f"-DMPI_C_COMPILER=mpicc.{self.mpi}",
        )
        self.command("cmake", "--build", str(work / "build"), "--target", "messages")
        self.command(f"mpicc.{self.mpi}", str(work / "ring.c"), "-o", str(work / "ring"))
        printed = self.started(4, str(work / "ring"), LD_PRELOAD=str(work / "build" / "libmessages.so")).stdout
        if printed != (work / "output.txt").read_text():
            fail(f"the example printed\n{printed}")

    def static(self) -> None:
        """One tool, and a chain of two, from archives; an object for each routine, and none that the program does not need."""
        levels = [text.format("one") for text in LEVELS]
        self.same(self.run("static_one"), [levels[0], *ONE, levels[1]], "one tool")
        self.same(self.run("wrapped"), [levels[0], *ONE, levels[1]], "one tool behind the MPI, by --wrap")
        both = [text.format(tool) for text in LEVELS for tool in ("two", "one")]
        chained = [*both[:2], ONE[0], TWO[0], ONE[1], TWO[1], *both[2:]]
        self.same(self.run("static_both"), chained, "a chain")
        substituted = [levels[0], ONE[0], *ONE, ONE[1], levels[1]]
        self.same(self.run("static_instead"), substituted, "another routine, in a chain")
        members = listed("ar", "t", self.folder / "build" / "libone.a")
        wanted = {"order.cpp.o", "MPI_Barrier.o", "MPI_Comm_set_attr.o", "MPI_Comm_size.o", "MPI_Pcontrol.o"}
        missing = wanted - set(members.split())
        if missing:
            fail(f"libone.a lacks {missing}")
        symbols = listed("nm", self.folder / "build" / "static_one")
        if " T MPI_Comm_set_attr" in symbols or " T MPI_Barrier" not in symbols:
            fail("the program has more than it needs, or less")


def main() -> None:
    case, mpi, folder, *others = sys.argv[1:]
    project = Project(mpi, Path(folder))
    if case in groups.CASES:
        groups.CASES[case](project)
    else:
        getattr(project, case)(*others)


if __name__ == "__main__":
    main()
