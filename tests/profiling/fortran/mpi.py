"""The tests of this folder share the bindings that the fixture fortran.COMPILER.MPI.build made, and the MPI under
them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from processes import run, run_for_both

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "profiling-fortran"
_CPP = ("-x", "c++", "-std=c++20", "-fPIC", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX")
_PACKAGES = {"mpich": "mpich", "openmpi": "openmpi-bin"}


def stop(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    sys.exit(1)


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
        printed = run_for_both(*self.mpiexec(), *program)
        out, err = ([line for line in text.splitlines() if not line.startswith("[")] for text in printed)
        return out, err


def report(failures: Sequence[str], success: str) -> int:
    print("\n".join(failures) if failures else success)
    return int(bool(failures))
