"""Calls of every routine, in C and in each dialect of Fortran, under a tool for all routines (every.cpp), with the recorder in place
of an MPI: what the tool saw of each call is compared with the spec.

Usage: run.py tool MPICC TARGET FOLDER compiles the tool with that MPI's mpi.h. TARGET is a folder of callers.py, with the
       recorder, the wrappers and, in a folder for each dialect, callers.
       run.py DIALECT SOURCES TARGET FOLDER MPICC LEAST runs the callers of a dialect; LEAST is how many calls the tool must see,
       SOURCES the folder of `bindery generate --tests`.
       run.py c SOURCES PROGRAM FOLDER LEAST runs a program with C's callers and the tool."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import check
import records
from bindery_mpi.spec.load import load
from processes import attempt, run

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TOOL = ("every", "line", "answers")


def compile_tool(mpicc: str, target: Path, folder: Path) -> None:
    """And the recorder's MPI_X, which the linker takes where the tool has none."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    has = (target / "rec_has.h").read_text().replace("REC_HAS_", "BND_HAS_")
    (folder / "bnd_tool_has.h").write_text(has)
    includes = [folder, target, ROOT / "tests/recorder", ROOT / "tools/kit/include", ROOT / "generated/tool/include"]
    macros = ("REC_NATIVE=1", "REC_SHIFT=0", "BINDERY_TOOL_PROBED=1", "BINDERY_TOOL_NAME=every")
    flags = ["-w", "-O0", "-fno-exceptions", *(f"-D{macro}" for macro in macros), *(f"-I{path}" for path in includes)]
    for name in TOOL:
        cxx = [mpicc, "-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"]
        run(*cxx, *flags, "-c", HERE / f"{name}.cpp", "-o", folder / f"{name}.o")
    run("ld", "-r", *_shift_1(target), "-o", folder / "passed.o")
    run("objcopy", "--weaken", folder / "passed.o")


def _shift_1(target: Path) -> list[Path]:
    """The recorder's MPI_X; all other objects of a target are needed as they are."""
    return [target / "recorder-MPI.o", target / "own-MPI.o"]


def link(dialect: str, mpicc: str, target: Path, folder: Path) -> Path:
    wraps = re.findall(r"^ANSWERED\((\w+)", (HERE / "answers.cpp").read_text(), re.MULTILINE)
    own = [folder / f"{name}.o" for name in (*TOOL, "passed")]
    shared = sorted(set(target.glob("*.o")) - set(_shift_1(target)))
    callers = sorted((target / dialect).glob("*.o"))
    wrappers = [target / "wrappers.a", target / "last.a"]
    library = Path(run("gfortran", "-print-file-name=libgfortran.so").strip()).parent
    libraries = ["-lstdc++", f"-L{library}", "-lgfortran", "-ldl"]
    program = folder / dialect
    options = [f"-Wl,--wrap=PMPI_{stem}" for stem in wraps]
    run(mpicc, *own, *shared, *callers, *wrappers, *libraries, *options, "-o", program)
    return program


def dialect(name: str, sources: Path, target: Path, folder: Path, mpicc: str, least: int) -> None:
    program, callers = link(name, mpicc, target, folder), sources / "fortran_caller"
    plain, _, kind = name.partition("-")
    spec, plain_records = load(ROOT / "specs"), callers / ("mpifh" if plain == "mpi" else plain) / "expected.txt"
    expected, found = plain_records, records.read(plain_records, spec)
    if kind:
        expected = callers / name / "expected.txt"
        found = records.with_sentinels(expected, found)
    missing = target / name / "missing.txt"
    log = folder / f"{name}.log"
    right = is_right(program, expected, missing, log=log, REC_TOOL="1", REC_RESULT="0")
    lacking = missing.read_text().split("\n")
    # Fortran copies its statuses itself.
    reached = {r: call for r, call in found.items() if r not in lacking and not call.procedure.routine.copies_status}
    compare(reached, log.read_text().splitlines(), least, right)


def c(sources: Path, program: Path, folder: Path, least: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expected, log = sources / "recorder" / "expected.txt", folder / "c.log"
    right = is_right(program, expected, log=log)
    compare(records.read(expected, load(ROOT / "specs")), log.read_text().splitlines(), least, right)


def is_right(program: Path, *words: Path, log: Path, **environment: str) -> bool:
    """Whether the recorder received what it must, and the callers got it back, with the tool between them."""
    log.write_text("")
    done = attempt(program, *words, environment=environment | {"BINDERY_EVERY_LOG": str(log)})
    print(done.stdout, done.stderr, sep="", end="")
    return done.returncode == 0


def compare(wanted: dict[str, records.Call], log: list[str], least: int, right: bool) -> None:
    found = check.problems(wanted, log)  # type: ignore[attr-defined]
    print(*found, sep="\n", end="\n" * bool(found))
    if "MPI_Send" in wanted:
        for fault, changed in check.faulty(log).items():  # type: ignore[attr-defined]
            if not check.problems(wanted, changed):  # type: ignore[attr-defined]
                found.append(fault)
                print(f"{fault}: not found")
    print(f"{len(wanted)} calls under the tool, {len(found)} failures")
    if len(wanted) < least:
        print(f"only {len(wanted)} calls, {least} expected; look at rec_has.h")
    sys.exit(1 if found or not right or len(wanted) < least else 0)


def main() -> None:
    case, *words = sys.argv[1:]
    if case == "tool":
        mpicc, *folders = words
        target, folder = map(Path, folders)
        compile_tool(mpicc, target, folder)
    elif case == "c":
        sources, program, folder = map(Path, words[:3])
        c(sources, program, folder, int(words[3]))
    else:
        sources, target, folder = map(Path, words[:3])
        dialect(case, sources, target, folder, words[3], int(words[4]))


if __name__ == "__main__":
    main()
