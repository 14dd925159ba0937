"""What the tests of this folder share: the bindings that the fixture fortran.COMPILER.MPI.build made, and the MPI under
them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "profiling-fortran"
_CPP = ("-x", "c++", "-std=c++20", "-fPIC", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX")
_PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}
_AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "LC_ALL": "C"}


def stop(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    sys.exit(1)


def attempt(
    *command: object, cwd: Path | None = None, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end or its time limit, with `environment` beside our own."""
    words, variables = [str(word) for word in command], os.environ | _AS_ROOT | (environment or {})
    return subprocess.run(words, capture_output=True, text=True, timeout=1000, cwd=cwd, env=variables, check=False)


def run(*command: object, **options: object) -> str:
    """What a program prints that must succeed; the options are those of `attempt`."""
    done = attempt(*command, **options)
    if done.returncode:
        stop(
            f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        )
    return done.stdout


@dataclass(frozen=True)
class Bindings:
    folder: Path  # the build folder of fortran/
    mpi: str  # "mpich" or "openmpi"

    @property
    def mpifort(self) -> Path:
        return next((self.folder / "bin").glob("mpifort*"))  # mpifort-ilp64

    @property
    def archive(self) -> Path:
        return self.folder / "lib" / "libbindery_mpifort.a"

    @property
    def shared(self) -> Path:
        return self.folder / "lib" / "libbindery_mpifort.so"

    def compile_cpp(self, source: Path, output: Path) -> Path:
        run(f"mpicc.{self.mpi}", *_CPP, "-c", source, "-o", output)
        return output

    def mpiexec(self) -> list[str]:
        command = f"mpiexec.{self.mpi}"
        if not shutil.which(command):
            stop(f"no {command}; install the Debian package {_PACKAGES[self.mpi]} (scripts/test does)")
        return [command, *(["--oversubscribe"] if self.mpi == "openmpi" else []), "-n", "4"]

    def on_four(self, *program: object) -> tuple[list[str], list[str]]:
        """The lines on stdout and stderr of four processes; both without what the MPI says of the machine, in
        brackets."""
        done = attempt(*self.mpiexec(), *program)
        if done.returncode:
            stop(
                f"{' '.join(map(str, program))}: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
            )
        return tuple(
            [line for line in text.splitlines() if not line.startswith("[")] for text in (done.stdout, done.stderr)
        )


def report(failures: Sequence[str], success: str) -> int:
    print("\n".join(failures) if failures else success)
    return int(bool(failures))
