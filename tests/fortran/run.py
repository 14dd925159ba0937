"""The Fortran bindings over an installed MPI, as a user builds and uses them.

Usage: run.py CASE FOLDER MPI COMPILER: build configures and builds into FOLDER; the other cases look at what it made."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIALECTS = {"f08": "f08", "mpi": "mpi", "mpifh": "mpif"}
PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}


def run(*command: object, seconds: int = 120, folder: Path | None = None) -> str:
    root = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, timeout=seconds, cwd=folder, env=os.environ | root)
    if done.returncode:
        sys.exit(f"{' '.join(words[:6])} … failed\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def on_processes(mpi: str, program: Path, processes: int = 4) -> list[str]:
    mpiexec = f"mpiexec.{mpi}"
    if not shutil.which(mpiexec):
        sys.exit(f"no {mpiexec}; install the Debian package {PACKAGES[mpi]} (scripts/test does)")
    more = ["--oversubscribe"] if mpi == "openmpi" else []
    lines = run(mpiexec, *more, "-n", processes, program, seconds=60, folder=program.parent).splitlines()
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
            lines = on_processes(mpi, program)
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
            lines = on_processes(mpi, program)
            if len(lines) != 12 or any(not line.endswith(" 1") for line in lines):
                sys.exit(f"{program.name}: the tool saw\n" + "\n".join(lines))


def prints_done(folder: Path, mpi: str, name: str, processes: int, *flags: str) -> None:
    program = folder / name
    run(folder / "bin" / "mpifort", "-cpp", *flags, HERE / f"{name}.F90", "-o", program)
    lines = on_processes(mpi, program, processes)
    if lines != ["done"]:
        sys.exit(f"{name} printed\n" + "\n".join(lines))


def large(folder: Path, mpi: str, _: str) -> None:
    """Large-count forms, the target's own or ours over its small ones, which take what fits and refuse what does not (R69)."""
    lacks = "BND_DECLARES_MPI_Send_c 0" in (folder / "found" / "bnd_probe.h").read_text()
    prints_done(folder, mpi, "large", 2, *["-DREFUSES"] * lacks)


def removed(folder: Path, mpi: str, _: str) -> None:
    """The routines of MPI-1, the target's own or ours over their successors (R87)."""
    prints_done(folder, mpi, "removed", 1)


def archived(folder: Path) -> dict[str, list[tuple[str, str]]]:
    """The wrappers in the archive: the symbols of each, with their sorts."""
    symbols: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for line in run("nm", "-A", folder / "lib" / "libbindery_mpifort.a").splitlines():
        place, *words = line.split()
        symbols[place.split(":")[1]].append((words[-2], words[-1]))
    return {member: found for member, found in symbols.items() if re.match(r"p?mpi_\w+\.o$", member)}


def promised(folder: Path) -> dict[str, dict[str, list[str]]]:
    """What the manifest says of the wrappers of those procedures that the modules declare: by object; `routine` says whose it is."""
    has = set(re.findall(r"^#define BND_HAS_(\w+) 1$", (folder / "found" / "bnd_has.h").read_text(), re.MULTILINE))
    routines = json.loads((ROOT / "generated" / "manifest.json").read_text())["routines"]
    return {item["object"]: item | {"routine": name} for name, routine in routines.items() if name in has
            for item in routine["objects"] if item["dialects"] != ["c"]}


def declared(folder: Path, *_: str) -> None:
    """Every procedure that the modules declare is in the archive, and nothing is there that they do not declare (R1, R20)."""
    pending = {name for row in tomllib.loads((HERE / "pending.toml").read_text()).values() for name in row["routines"]}
    wanted = {symbol: item["routine"] for item in promised(folder).values() for symbol in item["symbols"]}
    defined = {name for found in archived(folder).values() for kind, name in found if kind == "T"}
    missing = {wanted[symbol] for symbol in wanted.keys() - defined}
    wrong = [f"{name}: declared, yet not defined" for name in sorted(missing - pending)]
    wrong += [f"{symbol}: defined, yet not declared" for symbol in sorted(defined - wanted.keys())]
    wrong += [f"{name}: take it out of pending.toml, it is defined" for name in sorted((pending & set(wanted.values())) - missing)]
    if wrong or len(wanted) < 1500:
        sys.exit(f"{len(wanted)} procedures declared\n" + "\n".join(wrong[:20]))
    print(f"{len(wanted)} procedures declared, those of {len(missing)} routines pending")


def members(folder: Path, *_: str) -> None:
    """Each wrapper is a member of its own, named after it, and refers to its own C routine, or to what stands in for that, by its
    own shift, helpers by PMPI_ (R8)."""
    wrappers, manifest = archived(folder), promised(folder)
    probe = (folder / "found" / "bnd_probe.h").read_text()
    wrong = []
    for member, found in wrappers.items():
        defined = [name for kind, name in found if kind == "T"]
        called = {name for kind, name in found if kind == "U" and re.match("MPI_[A-Z][a-z]", name)}
        stem = member.removesuffix(".o")
        item = manifest[member]
        has = all(f"#define BND_{says}_{item['routine']} 1\n" in probe for says in ("HAS", "DECLARES"))
        calls = set(item["calls"] if has else item.get("instead", item["calls"]))
        if [name.rstrip("_") for name in defined] != [stem]:
            wrong.append(f"{member} defines {defined}")
        if called != (set() if stem.startswith("p") else calls):
            wrong.append(f"{member} calls {sorted(called)}")
    if wrong or len(wrappers) < 1000:
        sys.exit(f"{len(wrappers)} wrappers\n" + "\n".join(wrong[:20]))
    print(f"{len(wrappers)} members, each one wrapper")


def main() -> None:
    case, folder, mpi, compiler = sys.argv[1:]
    {"build": build, "heat": heat, "seen": seen, "members": members, "declared": declared, "large": large, "removed": removed}[case](Path(folder), mpi, compiler)


main()
