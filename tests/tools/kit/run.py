"""The tool kit as an author of tools uses it: a project with bindery_add_tool(), over an installed MPI.

Usage: run.py build MPI FOLDER configures and builds the project; run.py CASE MPI FOLDER runs one of the other cases."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from transfers import expected

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ENVIRONMENT = os.environ | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
# What completes in each call of completions.c: the index of each operation, with ! if it failed.
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
MISTAKES = (
    "nobody calls 'finalising' of the tool: the hook is 'void finalizing();'",
    "nobody calls this function of the tool: the hook is 'void initialized();'",
    "'caller' of the tool must be 'static constexpr bool caller = true;'",
)
# What each program of the project calls that the tools of order.cpp have.
ONE = ["one MPI_Comm_size", "one MPI_Barrier"]
TWO = ["two MPI_Barrier", "two MPI_Bcast"]
LEVELS = "{0} level 7 with 42", "{0} level 1 with 0"


def fail(text: str) -> None:
    sys.exit(f"run.py: {text}")


def listed(*words: str | Path) -> str:
    """What a command prints."""
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
        """Run a program of the project; the lines that the tools wrote."""
        ran = self.started(count, str(self.folder / "build" / program), *words, status=status, **environment)
        known = ("one", "two", "made", "initialized", "finalizing", "finalizing:", "completed")
        lines = ran.stderr.splitlines()
        return [line for line in lines if line.split(" ")[0] in known or line.startswith("BINDERY_")]

    def library(self, name: str) -> str:
        return str(self.folder / "build" / f"lib{name}.so")

    def same(self, lines: list[str], wanted: list[str], what: str) -> None:
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
            "MPI_C_COMPILER": mpicc,
            "MPI_FOLDERS": ";".join(folders),
            "MPI_LINK": link,
        }
        source, build = HERE / "project", self.folder / "build"
        given = [f"-D{name}={value}" for name, value in options.items()]
        self.command("cmake", "-G", "Ninja", "-S", str(source), "-B", str(build), *given)
        self.command("cmake", "--build", str(build))

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

    def mistakes(self) -> None:
        """One message of the compiler's for each mistake, and none besides."""
        show = listed(f"mpicc.{self.mpi}", "-show").split()
        folders = [f"-I{ROOT / folder}" for folder in ("tools/include", "generated/tool/include")]
        folders += [word for word in show if word.startswith("-I")]
        source = str(HERE / "project" / "mistakes.cpp")
        text = self.command("c++", "-std=c++20", "-fsyntax-only", *folders, source, status=1).stderr
        found = re.findall(r"error: static assertion failed[^:]*: (.*)", text)
        self.same(sorted(found), sorted(MISTAKES), "messages")

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
        lines = self.run("plain", LD_PRELOAD=f"{self.library('instead')} {self.library('one')}")
        self.same([line for line in lines if "level" not in line], [*ONE, ONE[1]], "another routine than the tool has")
        other = "openmpi" if self.mpi == "mpich" else "mpich"
        words = listed(f"mpicc.{other}", "-show").split()
        folders = [f"-I{ROOT / folder}" for folder in ("tools/include", "generated/tool/include")]
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
        members = listed("ar", "t", self.folder / "build" / "libone.a")
        wanted = {"order.cpp.o", "MPI_Barrier.o", "MPI_Comm_set_attr.o", "MPI_Comm_size.o", "MPI_Pcontrol.o"}
        missing = wanted - set(members.split())
        if missing:
            fail(f"libone.a lacks {missing}")
        symbols = listed("nm", self.folder / "build" / "static_one")
        if " T MPI_Comm_set_attr" in symbols or " T MPI_Barrier" not in symbols:
            fail("the program has more than it needs, or less")


def main() -> None:
    case, mpi, folder = sys.argv[1:]
    getattr(Project(mpi, Path(folder)), case)()


if __name__ == "__main__":
    main()
