"""One set of programs, built once over libmpifort_abi, over several libmpi_abi by the loader's path alone.

Usage: one_binary.py table BUILD WIDE MPIEXEC LIBDIR SOLO MPICH OPENMPI [--write]
       one_binary.py pack BUILD WIDE MPIEXEC LIBDIR ARCHIVE
       one_binary.py over ARCHIVE LIBRARY MPIEXEC

BUILD, MPIEXEC and LIBDIR as in test_abi.py, WIDE is the same for INTEGERs of 8 bytes; SOLO is a folder with solo's library, MPICH and
OPENMPI are those of tests/abi. The programs are those of other tests, which launches.py remembers. --write puts the table that is printed
into docs/platforms.md. ARCHIVE has the programs and their libraries, but no MPI: another machine starts them over its LIBRARY."""

from __future__ import annotations

import os
import re
import shlex
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import launches
from support import ROOT, UNOPTIMISED, must, run
from test_abi import Abi, tools

TESTS = ROOT / "tests"
PAGE, HEAD = ROOT / "docs" / "platforms.md", "| library | processes | programs | what differs |\n|---|---|---|---|\n"
# libmpi_abi refuses these over Open MPI 4.1, and counts beyond an int, -DLARGE.
LEFT_OUT = "-DNO_PERSISTENT_COLLECTIVES -DNO_PARTITIONED"
LACKS = "the library lacks"
CXX_PROGRAMS = ("collectives", "exceptions", "datatypes", "ring")


class Set:
    """The programs, each kind with what it printed over the library of the build."""

    def __init__(self, abi: Abi, wide: Path):
        self.abi, self.wide = abi, wide
        self.how = tools(abi)

    def script(self, kind: str, *words: object) -> None:
        folder = str(self.abi.work / "launches" / kind)
        must(kind, *words, **self.how, BINDERY_LAUNCHES=folder, CALLER_FLAGS=f"-O0 {LEFT_OUT}")

    def remember(self, kind: str, processes: int, *program: object) -> None:
        """A program that the other tests do not remember."""
        words = [self.abi.mpiexec, "-n", processes, *program]
        text = must(kind, *words, LD_LIBRARY_PATH=str(self.abi.libdir))
        os.environ[launches.FOLDER] = str(self.abi.work / "launches" / kind)
        launches.started(words, text, 0, self.abi.work)
        del os.environ[launches.FOLDER]

    def build(self) -> None:
        abi, compiler = self.abi, self.abi.compiler
        python = [sys.executable, "-B"]
        for kind, case in {"heat": "heat", "twelve calls": "seen"}.items():
            self.script(kind, *python, TESTS / "fortran" / "run.py", case, abi.build, "abi", compiler)
        for case in ("pairs", "handlers"):
            script = TESTS / "callbacks" / "callbacks.py"
            self.script("callbacks", *python, script, case, abi.build, abi.work / "callbacks", "abi", compiler)
        for case in ("matrix", "callbacks"):
            script = TESTS / "attributes" / "run.py"
            self.script("attributes", *python, script, case, abi.build, "abi", compiler, abi.work / "attributes")
        sections = TESTS / "sections" / "requests.sh"
        self.script("sections", "sh", sections, "requests", abi.build, "abi", compiler, abi.work / "sections")
        self.build_others()

    def build_others(self) -> None:
        abi = self.abi
        checked = abi.work / "checked"
        must("checked", abi.mpifort, "-check_mpi", TESTS / "fortran" / "checked_raise.F90", "-o", checked, cwd=abi.work)
        self.remember("checked", 2, "env", "BINDERY_CHECK_RAISE=1", checked)
        for dialect in ("f08", "mpi", "mpifh"):
            made, source = abi.work / f"wide-{dialect}", TESTS / "fortran" / "ilp64.F90"
            flags = [*abi.flags, f"-J{abi.work}", "-DCOPIES", "-DANY_LIBRARY", f"-DDIALECT_{dialect}"]
            must("8-byte INTEGERs", self.wide / "bin" / "mpifort-ilp64", *flags, source, "-o", made)
            self.remember("8-byte INTEGERs", 3, made)
        bindings, mpicc = abi.work / "mpicxx", f"-DMPI_C_COMPILER={shlex.join(abi.mpicc)}"
        must("C++", "cmake", "-S", ROOT / "mpicxx", "-B", bindings, "-G", "Ninja", mpicc, *UNOPTIMISED)
        must("C++", "cmake", "--build", bindings, "--parallel", "2")
        for name in CXX_PROGRAMS:
            made = abi.work / f"cxx-{name}"
            must("C++", bindings / "bin" / "mpicxx", TESTS / "mpicxx" / "programs" / f"{name}.cpp", "-o", made)
            self.remember("C++", 4, made)


def programs(work: Path) -> Iterator[tuple[str, launches.Started]]:
    """Yield the programs that were started in a folder, each with its kind."""
    for folder in sorted((work / "launches").iterdir()):
        for item in launches.remembered(folder, launches.Started):
            assert isinstance(item, launches.Started)
            yield folder.name, item


class Library:
    """A libmpi_abi with its launcher, or none where it serves one process."""

    def __init__(self, launcher: list[object], libdir: Path):
        self.launcher, self.libdir = launcher, libdir

    def prints(self, item: launches.Started, processes: str) -> list[str] | str:
        """The lines that a program prints, or a text that says how it ended."""
        starter = [*self.launcher, "-n", processes] if self.launcher else []
        words = [*starter, "env", f"LD_LIBRARY_PATH={self.libdir}", *item.program]
        done = run(*words, cwd=Path(item.cwd))
        if lacked := re.search(r"undefined symbol: (P?MPI_\w+)", done.stderr):
            return f"{LACKS} {lacked[1]}"
        if done.returncode:
            return f"status {done.returncode}: {(done.stderr or done.stdout).strip()[:200]}"
        return sorted(launches.printed(done.stdout))


def row(name: str, library: Library, first: Library, work: Path) -> str:
    """The table's row of a library: each program prints what it printed over the first one, with as many processes."""
    tried: dict[str, int] = defaultdict(int)
    differing, lacking = [], set()
    for kind, item in programs(work):
        processes, wanted = item.launcher[-1] if item.launcher else "1", item.lines
        if not library.launcher:
            processes, alone = "1", first.prints(item, "1")
            if isinstance(alone, str):
                continue  # it needs more
            wanted = alone
        tried[kind] += 1
        found = library.prints(item, processes)
        if isinstance(found, str) and found.startswith(LACKS):
            lacking.add(f"{kind}: {found}")
        elif found != wanted:
            differing.append(f"{kind}: {Path(item.program[-1]).name}")
            print(f"{name}, {item.program}: {found}")
    counts = ", ".join(f"{kind} {count}" for kind, count in tried.items())
    but = f", but {', '.join(sorted(lacking))}" if lacking else ""
    how_many = "1 to 4" if library.launcher else "1"
    return f"| {name} | {how_many} | {counts} | {', '.join(differing) or 'nothing'}{but} |\n"


def write(rows: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(re.escape(HEAD) + r"(\|.*\n)*", lambda _: HEAD + rows, page), encoding="utf-8")


def table(built: Set, solo: str, mpich: str, openmpi: str, *options: str) -> None:
    abi = built.abi
    first = Library([abi.mpiexec], abi.libdir)
    libraries: Mapping[str, Library] = {
        "MPICH 5.0.2's own": first,
        "ours over MPICH 4.0.2": Library(["mpiexec.mpich"], Path(mpich) / "prefix" / "lib"),
        "ours over Open MPI 4.1.4": Library(["mpiexec.openmpi", "--oversubscribe"], Path(openmpi) / "prefix" / "lib"),
        "solo": Library([], Path(solo)),
    }
    rows = "".join(row(name, library, first, abi.work) for name, library in libraries.items())
    print(HEAD + rows)
    if options == ("--write",):
        write(rows)
    if rows.count("| nothing |") != len(libraries):
        sys.exit("a program does not run over each library")


def needed(item: launches.Started, below: Path) -> Iterator[Path]:
    """Yield the files below a folder that a program's command names, and the libraries there that these load."""
    for word in re.split("[=: ]", " ".join(item.program)):
        path = Path(item.cwd, word)
        if path.is_file() and path.is_relative_to(below):
            yield path
            libraries = re.findall(r"=> (/\S+)", must(f"{path}: no ELF file", "ldd", path, cwd=below))
            yield from (Path(library) for library in libraries if library.startswith(f"{below}/"))


def pack(built: Set, archive: str) -> None:
    work = built.abi.work
    below = work.parents[1]
    files = {file for _, item in programs(work) for file in needed(item, below)}
    folders = {Path(item.cwd) for _, item in programs(work)}
    with tarfile.open(archive, "w") as made:
        for folder in sorted(folders):
            made.add(folder, recursive=False)
        for file in sorted(files):
            made.add(file.resolve(), arcname=file)
        made.add(work / "launches")


def over(archive: str, library: str, mpiexec: str) -> None:
    """Unpacks the programs where they were built, and starts each over a library."""
    if not Path(archive).is_file():
        sys.exit(f"no {archive}: the cells debian-12/abi/* of scripts/matrix make it")
    real = Path(library).resolve(strict=True)
    must(archive, "tar", "xf", archive, "-C", "/", cwd=Path("/"))
    with tarfile.open(archive) as packed, tempfile.TemporaryDirectory() as folder:
        [launched] = {"/" + name.split("/launches/")[0] for name in packed.getnames() if "/launches/" in name}
        libdir = real.parent
        if real.name.split(".")[0] != "libmpi_abi":  # Debian's have the MPI in their names
            libdir = Path(folder)
            (libdir / "libmpi_abi.so.1").symlink_to(real)
        found = row(library, Library([mpiexec], libdir), Library([], libdir), Path(launched))
    print(HEAD + found)
    if "| nothing" not in found:
        sys.exit(f"a program does not run over {library}")


def main() -> None:
    case, *words = sys.argv[1:]
    if case == "over":
        over(*words)
        return
    build, wide, mpiexec, libdir, *words = words
    built = Set(Abi("one_binary", Path(build).resolve(), mpiexec, Path(libdir).resolve()), Path(wide).resolve())
    built.build()
    cases: Mapping[str, Callable[..., None]] = {"table": table, "pack": pack}
    cases[case](built, *words)


if __name__ == "__main__":
    main()
