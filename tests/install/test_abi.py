"""The Fortran bindings over a libmpi_abi, which may be another one than they were built with.

Usage: test_abi.py CASE BUILD MPIEXEC|none LIBDIR: BUILD is a build of fortran/ over the compiler wrapper of a standard ABI; LIBDIR
holds the libmpi_abi to run with, and MPIEXEC is its launcher, or none where it is for one process. CASE is one of CASES; its programs
are compiled into BUILD/test-abi-CASE."""

import os
import re
import shlex
import shutil
import sys
from pathlib import Path

from support import HERE, ROOT, must, run

PROGRAMS = HERE / "abi"
DIALECTS = {"f08": "f08", "mpi": "mpi", "mpifh": "mpif"}
FLAGS = ["-cpp", "-O1", "-w", f"-I{PROGRAMS}"]
# Old programs pass anything to a choice buffer.
GNU_FLAGS = ["-fallow-argument-mismatch", "-ffree-line-length-none"]
CXX = ["-x", "c++", "-std=c++20", "-Wall", "-Wextra", "-Werror"]
# Fortran's sources, C++'s, and the least number of checks.
PARTS = {"rules": (["tally", "rules"], [], 27), "types": (["tally", "types"], [], 34), "mixed": (["tally", "mixed"], ["mixed"], 10),
         "started": (["started"], ["started"], 2), "sessions": (["tally", "sessions"], [], 1)}
LEAST_WITHOUT_FORTRAN = {"types": 32}
# What the other suites have over any MPI: the script and its cases.
CALLBACKS = ("pairs", "handlers", "limits", "pending", "threads", "predefined", "symbols")
ATTRIBUTES = ("matrix", "callbacks", "keyvals", "requests", "datarep")
RECORDED = ("f08", "mpi", "mpifh", "f08-special", "mpifh-special")
BINDINGS = ("seen", "strings", "memory", "declared", "large", "removed", "twice", "members", "beside")


class Abi:
    def __init__(self, case: str, build: Path, mpiexec: str, libdir: Path):
        self.build, self.mpiexec, self.libdir = build, mpiexec, libdir
        self.work = build / f"test-abi-{case}"
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir()
        told = (build / "found" / "bindery-build.cmake").read_text()
        self.mpicc = re.search(r'BINDERY_MPI_C_COMMAND "(.*)"', told)[1].split()
        self.compiler = Path(re.search(r'BINDERY_FORTRAN_COMPILER "(.*)"', told)[1]).name
        self.flags = FLAGS + GNU_FLAGS * ("gfortran" in self.compiler)

    def cxx_object(self, name: str) -> Path:
        made = self.work / f"{name}-cpp.o"
        if not made.exists():
            must("does not compile", *self.mpicc, *CXX, f"-I{self.build / 'include'}", "-c", PROGRAMS / f"{name}.cpp", "-o", made)
        return made

    def program(self, name: str, dialect: str, *options: str) -> Path:
        fortran, cxx, _ = PARTS[name]
        made = self.work / "-".join([name, dialect, *(option.strip("-").replace("=", "") for option in options)])
        sources = [PROGRAMS / f"{source}.F90" for source in fortran]
        must("does not compile", self.build / "bin" / "mpifort", *self.flags, f"-J{self.work}", f"-DDIALECT_{dialect}", *options, *sources,
             *map(self.cxx_object, cxx), "-o", made)
        return made

    def launch(self, processes: int, program: Path, *settings: str) -> list[str]:
        starter = [] if self.mpiexec == "none" else [self.mpiexec, "-n", str(processes)]
        return [*starter, "env", *settings, str(program)]

    def run(self, processes: int, program: Path, *settings: str) -> list[str]:
        return must("does not run", *self.launch(processes, program, *settings), seconds=60, LD_LIBRARY_PATH=str(self.libdir)).splitlines()

    def is_right(self, least: int, processes: int, program: Path, *settings: str) -> None:
        lines = self.run(processes, program, *settings)
        tally = re.fullmatch(r"(\d+) checks, 0 wrong", "\n".join(lines))
        if not tally or int(tally[1]) < least:
            sys.exit(f"{program.name} on {processes} {' '.join(settings)} printed\n" + "\n".join(lines))

    @property
    def counts(self) -> tuple[int, ...]:
        return (1,) if self.mpiexec == "none" else (1, 4)


def heat(abi: Abi) -> None:
    for dialect in DIALECTS.values():
        made = abi.work / f"heat_{dialect}"
        must("does not compile", abi.build / "bin" / "mpifort", f"-J{abi.work}", ROOT / "examples" / "heat" / f"heat_{dialect}.F90", "-o", made)
        for processes in abi.counts:
            lines = abi.run(processes, made)
            if lines[-1:] != ["same as the serial run: T"]:
                sys.exit(f"{made.name} on {processes} printed {lines}")


def programs(abi: Abi) -> None:
    """In every dialect, over the shared library; one also over the archive, where the conversions for C are members like others."""
    for name, (_, _, least) in PARTS.items():
        for dialect in DIALECTS:
            for how in ([], ["-static-bindery"]) if dialect == "f08" else ([],):
                made = abi.program(name, dialect, *how)
                for processes in abi.counts:
                    abi.is_right(least, processes, made)


def c_alone(abi: Abi) -> None:
    """mpi_fortran.h for C and C++: over any libmpi_abi without a library, and with the functions of libbindery_c2f, built without Fortran
    and as part of the bindings."""
    source, mpicc = HERE.parent / "header" / "beside.c", shlex.join(abi.mpicc)
    prefix, build = abi.work / "prefix", abi.work / "c2f"
    must("does not configure", "cmake", "-S", ROOT / "c" / "c2f", "-B", build, f"-DMPI_C_COMPILER={mpicc}", f"-DCMAKE_INSTALL_PREFIX={prefix}")
    must("does not build", "cmake", "--build", build, "--target", "install")
    shared = [f"-L{prefix}/lib", f"-Wl,-rpath,{prefix}/lib", "-lbindery_c2f"]
    with_functions = {"shared": shared, "static": [prefix / "lib" / "libbindery_c2f.a"], "declared": ["-DBND_MPI_FORTRAN_DECLARES", *shared],
                      "bindings": [f"-L{abi.build}/lib", f"-Wl,-rpath,{abi.build}/lib", "-lbindery_c2f"]}
    cases = {"inline": []} | {name: ["-DPOINTERS", *words] for name, words in with_functions.items()}
    for language, standard in {"c": "c99", "c++": "c++17"}.items():
        for name, words in cases.items():
            made = abi.work / f"beside-{language}-{name}"
            flags = ["-Wall", "-Wextra", "-Werror", f"-std={standard}", "-O1", f"-I{prefix}/include"]
            must("does not compile", *abi.mpicc, *flags, "-x", language, source, "-x", "none", *words, "-o", made)
            abi.run(1, made)


def without_fortran(abi: Abi) -> None:
    """The same where the library knows no Fortran types (R141, R142). That a type reaches it which has no equal in C shows that the
    library in between is there."""
    between = abi.work / "fortranless.so"
    must("does not compile", *abi.mpicc, "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", PROGRAMS / "fortranless.c", "-ldl", "-o", between)
    for name, (_, _, least) in PARTS.items():
        for dialect in DIALECTS:
            made = abi.program(name, dialect, "-DWITHOUT_FORTRAN")
            for mode in ("error", "undefined"):
                abi.is_right(LEAST_WITHOUT_FORTRAN.get(name, least), abi.counts[-1], made, f"LD_PRELOAD={between}", f"FORTRANLESS={mode}")
    words = abi.launch(1, abi.program("types", "f08"), f"LD_PRELOAD={between}", "FORTRANLESS=error")
    done = run(*words, seconds=60, LD_LIBRARY_PATH=str(abi.libdir))
    if "MPI_Allreduce was given the Fortran type 0x230" not in done.stderr:
        sys.exit(f"a pair of reals over a library without Fortran: {done.stdout}{done.stderr}")


def tools(abi: Abi) -> dict[str, object]:
    """How other suites compile and start programs over it, as over any MPI: under the names mpicc.abi and mpiexec.abi. Parts in C of
    most include mpi_fortran.h."""
    folder = abi.work / "bin"
    folder.mkdir()
    compiles = f'exec {shlex.join(abi.mpicc)} -I{abi.build / "include"} -include mpi_fortran.h "$@"'
    starts = f'LD_LIBRARY_PATH={abi.libdir} exec {abi.mpiexec} "$@"'
    bare = f'exec {shlex.join(abi.mpicc)} "$@"'
    for name, line in {"mpicc.abi": compiles, "mpicc.bare": bare, "mpiexec.abi": starts}.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    return {"seconds": 300, "cwd": abi.work, "PATH": f"{folder}:{os.environ['PATH']}"}


def suites(abi: Abi) -> None:
    """Callbacks, attributes, requests, strings, large counts and sections."""
    how, tests = tools(abi), HERE.parent
    calls = [[tests / "fortran" / "run.py", case, abi.build, "abi", abi.compiler] for case in BINDINGS]
    calls += [[tests / "callbacks" / "callbacks.py", case, abi.build, abi.work, "abi", abi.compiler] for case in CALLBACKS]
    calls += [[tests / "attributes" / "run.py", case, abi.build, "abi", abi.compiler, abi.work] for case in ATTRIBUTES]
    for script, case, *rest in calls:
        must(f"{script.parent.name}: {case}", sys.executable, script, case, *rest, **how)
    must("sections", "sh", tests / "sections" / "requests.sh", "refused", abi.build, "abi", abi.compiler, abi.work, **how)


def recorded(abi: Abi) -> None:
    """Every wrapper over the recorder."""
    how, script, over = tools(abi), HERE.parent / "wire" / "calls.py", ["mpicc.bare", abi.compiler]
    folders = [ROOT / "generated", abi.work / "calls"]
    must("wire: target", sys.executable, script, "target", *over, *folders, **how)
    for dialect in RECORDED:
        must(f"wire: {dialect}", sys.executable, script, dialect, *over, 300, *folders, **how)


CASES = {"heat": heat, "programs": programs, "c_alone": c_alone, "without_fortran": without_fortran, "suites": suites, "recorded": recorded}


def main() -> None:
    case, build, mpiexec, libdir = sys.argv[1:]
    CASES[case](Abi(case, Path(build).resolve(), mpiexec, Path(libdir).resolve()))


if __name__ == "__main__":
    main()
