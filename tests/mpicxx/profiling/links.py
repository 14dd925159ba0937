"""Link the program of examples/profiling-mpicxx in every order of profiler, bindings and MPI, run it and compare what the profiler saw with
the table links.txt (R8, R15).

Usage: links.py FOLDER MPI: FOLDER is the build folder of mpicxx/"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parents[2] / "examples" / "profiling-mpicxx"
TABLE = HERE / "links.txt"
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1])]
from link_orders import STATIC_MPICH, Cell, read_table  # noqa: E402
from run import run  # noqa: E402

# Profilers in C++, then in C.
FORMS = ("cxx-archive", "cxx-object", "cxx-shared", "c-archive", "c-methods", "c-object", "c-shared")
METHODS = ("MPI_Comm_Send.o", "MPI_Comm_Irecv.o", "MPI_Comm_Allreduce.o", "MPI_Finalize.o")
PROGRAM = "token 0, sum 0"
SEEN = {
    "cxx": {f"methodprof: MPI::{name} 1" for name in ("Comm::Send", "Comm::Irecv", "Request::Wait", "Comm::Allreduce")},
    "c": {f"callprof: {name} 1" for name in ("MPI_Send", "MPI_Irecv", "MPI_Allreduce")},
}
WORKERS = 2


@dataclass
class Linker:
    bindings: Path
    mpi: str
    work: Path
    profilers: dict[str, list[str]] = field(default_factory=dict)
    printed: dict[str, str] = field(default_factory=dict)  # by the contents of the program

    def compile(self, name: str) -> Path:
        target = self.work / f"{name}.o"
        run(self.bindings / "bin" / "mpicxx", "-fPIC", "-c", EXAMPLE / f"{name}.cpp", "-o", target)
        return target

    def prepare(self) -> None:
        """The program, and the profilers in each form."""
        self.compile("ring")
        lib = self.bindings / "lib" / "libbindery_mpicxx.a"
        run("ar", "x", "--output", self.work, lib, *METHODS)
        for token, source in (("cxx", "methodprof"), ("c", "callprof")):
            compiled, archive = self.compile(source), self.work / f"lib{source}.a"
            shared = archive.with_suffix(".so")
            run("ar", "rcs", archive, compiled)
            run("gcc", "-shared", compiled, "-o", shared)
            self.profilers[f"{token}-archive"] = [str(archive)]
            self.profilers[f"{token}-object"] = [str(compiled)]
            self.profilers[f"{token}-shared"] = [str(shared), f"-Wl,-rpath,{self.work}"]
        methods = self.work / "libmethods.a"
        run("ar", "rcs", methods, self.work / "callprof.o", *(self.work / name for name in METHODS))
        self.profilers["c-methods"] = [str(methods)]

    def words(self, cell: Cell) -> list[str]:
        lib = self.bindings / "lib"
        archives = [str(lib / f"libbindery_{name}.a") for name in ("mpicxx", "pmpicxx", "mpicxx")]
        pieces = {
            "profiler": self.profilers[cell.form],
            "bindings": archives
            if cell.bindings == "archive"
            else [f"-L{lib}", "-lbindery_mpicxx", f"-Wl,-rpath,{lib}"],
            "mpi": STATIC_MPICH if cell.mpi == "static" else [f"-l{self.mpi.removeprefix('open')}"],
        }
        needed = "-Wl,--as-needed" if cell.linker == "drops" else "-Wl,--no-as-needed"
        return [needed, str(self.work / "ring.o"), *(word for name in cell.order.split() for word in pieces[name])]

    def outcome(self, cell: Cell) -> str:
        """The outcome: "yes" it is profiled, "no" it is not, "fails" it does not link, or what was wrong."""
        program = self.work / str(cell).replace(" ", "-").replace(",", "")
        command = ["g++", *self.words(cell), "-o", str(program)]
        linked = subprocess.run(command, capture_output=True, text=True, timeout=1000, check=False)
        if linked.returncode:
            return (
                "fails" if "undefined reference" in linked.stderr or "DSO missing" in linked.stderr else linked.stderr
            )
        key = hashlib.sha256(program.read_bytes()).hexdigest()
        if key not in self.printed:
            done = subprocess.run([program], capture_output=True, text=True, timeout=1000, check=False)
            self.printed[key] = f"exit status {done.returncode}\n{done.stdout}{done.stderr}"
        program.unlink()
        text = self.printed[key].replace(" 1 processes:", "").splitlines()
        seen = {line.partition(" calls")[0] for line in text if "prof:" in line}
        if text[:2] != ["exit status 0", PROGRAM] or seen not in (set(), SEEN[cell.form.partition("-")[0]]):
            return f"printed {text}"
        return "yes" if seen else "no"


def main() -> None:
    os.environ["LC_ALL"] = "C"
    linker = Linker(
        Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]) if len(sys.argv) > 3 else Path(sys.argv[1]) / "links"
    )
    table = read_table(TABLE, FORMS)
    shutil.rmtree(linker.work, ignore_errors=True)
    linker.work.mkdir()
    linker.prepare()
    # Debian's Open MPI has no archive.
    cells = [cell for cell in table if cell.mpi == "shared" or linker.mpi == "mpich"]
    with ThreadPoolExecutor(WORKERS) as workers:
        found = dict(zip(cells, workers.map(linker.outcome, cells), strict=True))
    if failures := [
        f"{cell}: expected {table[cell]}, found {what}" for cell, what in found.items() if what != table[cell]
    ]:
        sys.exit("\n".join(failures))
    print(f"{len(cells)} ways to link do as the table says")


if __name__ == "__main__":
    main()
