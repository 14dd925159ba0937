"""The Fortran bindings over an installed MPI, as a user builds and uses them.

Usage: run.py CASE FOLDER MPI COMPILER: build configures and builds into FOLDER; heat, seen and members look at what it made."""

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIALECTS = {"f08": "f08", "mpi": "mpi", "mpifh": "mpif"}
PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}


def run(*command: object, seconds: int = 120) -> str:
    root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, timeout=seconds, env=os.environ | root)
    if done.returncode:
        sys.exit(f"{' '.join(words[:6])} … failed\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def on_four(mpi: str, program: Path) -> list[str]:
    return on(4, mpi, program)


def on(processes: int, mpi: str, program: object, *arguments: object) -> list[str]:
    """What a program prints that runs on so many processes."""
    mpiexec = f"mpiexec.{mpi}"
    if not shutil.which(mpiexec):
        sys.exit(f"no {mpiexec}; install the Debian package {PACKAGES[mpi]} (scripts/test does)")
    more = ["--oversubscribe"] if mpi == "openmpi" else []
    lines = run(mpiexec, *more, "-n", processes, program, *arguments, seconds=60).splitlines()
    # An MPI may have something to say of the machine; it begins such lines with a bracket.
    return [line for line in lines if not line.startswith("[")]


def build(folder: Path, mpi: str, compiler: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    run("cmake", "-S", ROOT / "fortran", "-B", folder, "-G", "Ninja", f"-DMPI_C_COMPILER=mpicc.{mpi}", f"-DCMAKE_Fortran_COMPILER={compiler}")
    run("cmake", "--build", folder, seconds=500)


def heat(folder: Path, mpi: str, _: str) -> None:
    """The example in three dialects on four processes, over the shared library and over the archive."""
    for name in DIALECTS.values():
        for how in ([], ["-static-bindery"]):
            program = folder / f"heat_{name}{len(how)}"
            run(folder / "bin" / "mpifort", *how, ROOT / "examples" / "heat" / f"heat_{name}.F90", "-o", program)
            lines = on_four(mpi, program)
            if lines != ["same as the serial run: T"]:
                sys.exit(f"{program.name} printed {lines}")


def seen(folder: Path, mpi: str, _: str) -> None:
    """Twelve kinds of call in three dialects: a tool of C sees each exactly once."""
    tool = folder / "seen.o"
    run(f"mpicc.{mpi}", "-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX", "-c", HERE / "seen.cpp", "-o", tool)
    for dialect in DIALECTS:
        for how in ([], ["-static-bindery"]):
            program = folder / f"twelve_{dialect}{len(how)}"
            run(folder / "bin" / "mpifort", *how, "-cpp", f"-DDIALECT_{dialect}", HERE / "twelve.F90", tool, "-o", program)
            lines = on_four(mpi, program)
            if len(lines) != 12 or any(not line.endswith(" 1") for line in lines):
                sys.exit(f"{program.name}: the tool saw\n" + "\n".join(lines))


def members(folder: Path, *_: str) -> None:
    """Each wrapper is a member of its own, named after it, and refers to its own C routine by its own shift, helpers by PMPI_ (R8)."""
    symbols: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for line in run("nm", "-A", folder / "lib" / "libbindery_mpifort.a").splitlines():
        place, *words = line.split()
        symbols[place.split(":")[1]].append((words[-2], words[-1]))
    callbacks = {f"{source.stem.lower()}.o" for source in (ROOT / "generated" / "fortran" / "callback").glob("*.c")}
    wrappers = {member: found for member, found in symbols.items() if re.match(r"p?mpi_\w+\.o$", member) and member not in callbacks}
    wrong = []
    for member, found in wrappers.items():
        defined = [name for kind, name in found if kind == "T"]
        called = {name for kind, name in found if kind == "U" and re.match("MPI_[A-Z][a-z]", name)}
        stem = member.removesuffix(".o")
        routine = re.sub(r"_f08(ts)?$", "", stem.removeprefix("p"))
        if [name.rstrip("_") for name in defined] != [stem]:
            wrong.append(f"{member} defines {defined}")
        if {name.lower() for name in called} != (set() if stem.startswith("p") else {routine}):
            wrong.append(f"{member} calls {sorted(called)}")
    for member in callbacks & symbols.keys():
        if [words for words in symbols[member] if words[0] == "U"]:
            wrong.append(f"{member}, a predefined callback, refers to {symbols[member]}")
    if not callbacks & symbols.keys():
        wrong.append("no predefined callbacks")
    if wrong or len(wrappers) < 1000:
        sys.exit(f"{len(wrappers)} wrappers\n" + "\n".join(wrong[:20]))
    print(f"{len(wrappers)} members, each one wrapper")


def main() -> None:
    case, folder, mpi, compiler = sys.argv[1:]
    {"build": build, "heat": heat, "seen": seen, "members": members}[case](Path(folder), mpi, compiler)


if __name__ == "__main__":
    main()
