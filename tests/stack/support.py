"""Tools and programs for the tests of bindery-stack: compiled where they are asked for, run with a time limit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from processes import AS_ROOT, attempt

HERE = Path(__file__).resolve().parent
PACKAGES = {"mpich": "libmpich-dev", "openmpi": "libopenmpi-dev"}
ENVIRONMENT = os.environ | AS_ROOT | {"OMPI_MCA_rmaps_base_oversubscribe": "1", "LC_ALL": "C"}
for variable in ("BINDERY_STACK", "LD_PRELOAD"):
    ENVIRONMENT.pop(variable, None)
NAME = re.compile(r"^[a-z] [\w()]+( \d+)?$")


class Done:
    """The output of a program, and the tools' lines among it."""

    def __init__(self, completed: subprocess.CompletedProcess[str]) -> None:
        self.status = completed.returncode
        self.out, self.err = completed.stdout, completed.stderr
        self.log = [line for line in self.err.splitlines() if NAME.match(line)]

    def of(self, *routines: str) -> list[str]:
        return [line for line in self.log if line.split(" ", 1)[1] in routines]


def run(*words: object, folder: Path | None = None, **variables: str) -> Done:
    return Done(attempt(*words, cwd=folder, env=ENVIRONMENT | variables))


class Bench:
    """A folder with what one MPI's compiler made, and the launcher."""

    def __init__(self, launcher: Path, folder: Path, mpi: str) -> None:
        self.launcher, self.folder, self.mpi = launcher, folder, mpi
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.compiler = f"mpicc.{mpi}"
        if not shutil.which(self.compiler):
            sys.exit(f"no {self.compiler}; install the Debian package {PACKAGES[mpi]} (scripts/test does)")
        self.includes = [w for w in run(self.compiler, "-show").out.split() if w.startswith("-I")]

    def build(self, source: str, output: str, *options: object, compiler: str | None = None) -> Path:
        path = self.folder / output
        text = HERE / source
        done = run(compiler or self.compiler, text, *options, "-o", path)
        if done.status:
            sys.exit(f"{source} does not compile\n{done.err[-3000:]}")
        return path

    def library(self, source: str, output: str, *options: object, mpi: bool = True) -> Path:
        """A shared library, linked to the MPI or not."""
        options = ("-shared", "-fPIC", *options)
        if mpi:
            return self.build(source, output, *options)
        return self.build(source, output, *self.includes, *options, compiler="gcc")

    def tool(
        self, name: str, *macros: str, source: str = "tool.c", mpi: bool = True, options: Iterable[object] = ()
    ) -> Path:
        words = [f'-DNAME="{name}"', *(f"-D{macro}" for macro in macros), *options]
        return self.library(source, f"{name}.so", *words, mpi=mpi)

    def stack(self, tools: Iterable[Path], *command: object, **variables: str) -> Done:
        done = run(self.launcher, *tools, "--", *command, folder=None, **variables)
        if done.status:
            sys.exit(f"{[str(word) for word in command]} under a stack: status {done.status}\n{done.out}{done.err}")
        return done

    def launch(self, processes: int) -> list[str]:
        return [f"mpiexec.{self.mpi}", "-n", str(processes)]

    def mpi_library(self) -> Path:
        """The shared library that programs of this MPI need."""
        for line in run("ldd", self.build("program.c", "for_ldd")).out.splitlines():
            if found := re.match(r"\s*lib(mpi|mpich)\.so\.\S+ => (\S+)", line):
                return Path(found[2])
        sys.exit(f"programs of {self.compiler} need no libmpi.so")


def expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        sys.exit(f"{what}:\n  found    {found}\n  expected {expected}")


def through(tools: str, *routines: str) -> list[str]:
    """One line of each tool for each routine, in the order of the stack."""
    return [f"{tool} {routine}" for routine in routines for tool in tools]
