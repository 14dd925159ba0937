"""libmpi_abi over an installed MPI, as a user builds and uses it.

Usage: run.py BUILD|CASE MPI FOLDER: build configures and builds in FOLDER; the others use what it made."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from processes import ROOT, attempt, run

HERE = Path(__file__).resolve().parent
SENDS = 13  # of each process of converted.c
QUICKLY = [f"-DCMAKE_{language}_FLAGS_RELEASE=-O0 -DNDEBUG" for language in ("C", "CXX")]


class Over:
    """The library over one MPI."""

    def __init__(self, mpi: str, folder: Path):
        self.mpi, self.folder = mpi, folder
        self.build, self.prefix = folder / "build", folder / "prefix"

    @property
    def mpicc_abi(self) -> Path:
        return self.prefix / "bin" / "mpicc_abi"

    def start(self, *command: object, **environment: str) -> tuple[int, str]:
        """The exit status of two processes, and what they print."""
        with_libraries = {"LD_LIBRARY_PATH": str(self.prefix / "lib")} | environment
        words = [f"{name}={value}" for name, value in with_libraries.items()]
        many = ["--oversubscribe"] if self.mpi == "openmpi" else []
        done = attempt(f"mpiexec.{self.mpi}", *many, "-n", 2, "env", *words, *command, cwd=self.folder)
        return done.returncode, done.stdout + done.stderr

    def converted(self, **environment: str) -> str:
        status, out = self.start(self.folder / "converted", self.folder / "a file", **environment)
        if status or "all is converted" not in out:
            sys.exit(f"converted over {self.mpi}: exit status {status}\n{out[-3000:]}")
        return out


def build(over: Over) -> None:
    compiler = f"-DMPI_C_COMPILER=mpicc.{over.mpi}"
    run("cmake", "-S", ROOT / "abi", "-B", over.build, "-G", "Ninja", compiler, *QUICKLY)
    run("cmake", "--build", over.build, "--target", "abi", "abi_native")
    run("cmake", "--install", over.build, "--prefix", over.prefix)
    run(over.mpicc_abi, "-std=c11", "-Wall", "-Werror", HERE / "converted.c", "-o", over.folder / "converted")


def converted(over: Over) -> None:
    over.converted()


def tools(over: Over) -> None:
    """A tool above sees the program's calls, one below those that reach the other MPI."""
    for where, compiler in (("above", over.mpicc_abi), ("below", f"mpicc.{over.mpi}")):
        tool = over.folder / f"{where}.so"
        run(compiler, "-shared", "-fPIC", f'-DWHERE="{where}"', HERE / "counts.c", "-o", tool)
    both = over.converted(LD_PRELOAD=str(over.folder / "above.so"), BINDERY_ABI_BELOW=str(over.folder / "below.so"))
    for where in ("above", "below"):
        if both.count(f"{where}: {SENDS} sends") != 2:
            sys.exit(f"no tool {where} saw {SENDS} sends of each process\n{both[-2000:]}")


def missing(over: Over) -> None:
    """A library that is not there ends the program with a line that says what to do."""
    done = attempt(
        over.folder / "converted",
        environment={"LD_LIBRARY_PATH": str(over.prefix / "lib"), "BINDERY_ABI_NATIVE": "/none/native.so"},
    )
    lines = done.stderr.splitlines()
    if done.returncode != 127 or len(lines) != 1 or "BINDERY_ABI_NATIVE" not in lines[0]:
        sys.exit(f"exit status {done.returncode}, not 127 and one line:\n{done.stderr}")


CASES: dict[str, Callable[[Over], None]] = {each.__name__: each for each in (build, converted, tools, missing)}

if __name__ == "__main__":
    case, mpi, folder = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    CASES[case](Over(mpi, Path(folder)))
