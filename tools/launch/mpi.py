"""The MPI of a program: its compiler wrapper, found beside its mpiexec, and what it says of itself."""

from __future__ import annotations

import functools
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


class LaunchError(Exception):
    """One line: what is wrong and what to do."""


@dataclass(frozen=True)
class Mpi:
    """An installed MPI as its compiler wrapper describes it."""

    compiler: str
    options: tuple[str, ...]  # that mpi.h needs: folders, and -DMPI_ABI for the standard ABI
    libraries: tuple[str, ...]  # "mpich" of -lmpich

    @property
    def folder(self) -> Path:
        return Path(self.compiler).resolve().parent


def _chain(path: Path) -> Iterator[Path]:
    """A path, and what it links to in turn."""
    for _ in range(20):
        yield path
        if not path.is_symlink():
            return
        path = Path(os.path.normpath(path.parent / path.readlink()))


def compiler_beside(launcher: str) -> str | None:
    """The mpicc that belongs to an mpiexec: mpicc.mpich to mpiexec.mpich."""
    found = shutil.which(launcher)
    for path in reversed(list(_chain(Path(found).absolute())) if found else []):
        match = re.match(r"(?:mpiexec|mpirun)(.*)$", path.name)
        candidate = path.parent / f"mpicc{match[1]}" if match else None
        if candidate and os.access(candidate, os.X_OK):
            return str(candidate)
    return None


@functools.cache
def find_mpi(launcher: str, given: str | None) -> Mpi:
    compiler = given or compiler_beside(launcher) or os.environ.get("MPICC") or shutil.which("mpicc")
    if not compiler:
        raise LaunchError(f"no mpicc beside {launcher} nor on PATH; name that of the program's MPI with --mpi MPICC")
    path = shutil.which(compiler)
    if not path:
        raise LaunchError(f"--mpi {compiler}: not found; name the mpicc of the program's MPI")
    for option in ("-show", "--showme"):
        answer = subprocess.run([path, option], capture_output=True, text=True, check=False)
        if answer.returncode == 0 and answer.stdout.strip():
            words = shlex.split(answer.stdout)
            options = tuple(w for w in words if w.startswith(("-I", "-D")))
            return Mpi(path, options, tuple(w[2:] for w in words if w.startswith("-l")))
    raise LaunchError(f"{path}: does not print its command with -show; name an mpicc with --mpi MPICC")
