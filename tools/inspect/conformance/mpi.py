"""The MPI to measure: its commands, what it claims, and how a program is compiled and started."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bindery_mpi.audit import targets
from bindery_mpi.conformance.rules import CXX, FORTRAN
from bindery_mpi.logged import run_logged
from bindery_mpi.lookup import CommandError

_LAUNCHERS = ("mpiexec", "mpirun", "run")
_COMPILE = 120.0
_PROBE = {"f08": "use mpi_f08", "mpi": "use mpi", "mpifh": "include 'mpif.h'"}
_VERSION = "#include <mpi.h>\nbindery_version MPI_VERSION MPI_SUBVERSION\n"
# Compilers of C assume that a function without a declaration returns int; a crash would be the result.
_STRICT = ("-Werror=implicit-function-declaration",)
_LENIENT = ("-w", "-fallow-argument-mismatch", "-ffree-line-length-none")
FREE = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "1"}


@dataclass
class Mpi:
    """The commands of one MPI."""

    cc: str
    work: Path
    fc: tuple[str, ...] = ()
    launcher: tuple[str, ...] = ()
    claims: str = ""  # "4.0"
    flags: tuple[str, ...] = ()  # that the Fortran compiler takes
    absent: dict[str, str] = field(default_factory=dict)  # dialect -> why no program of it compiles

    def started(self, processes: int) -> list[str]:
        """How processes are started, up to the program."""
        return [*self.launcher, "-np" if "run" in Path(self.launcher[0]).name else "-n", str(processes)]

    def command(self, dialect: str) -> list[str]:
        """How a program is compiled, up to its files."""
        if dialect in FORTRAN:
            return [*self.fc, "-cpp", *self.flags]
        return [self.cxx, "-w"] if dialect == CXX else [self.cc, "-w", *_STRICT]

    @property
    def cxx(self) -> str:
        return beside(self.cc, ("mpicxx", "mpic++", "cxx"))

    def compile(self, words: Sequence[object], log: Path) -> str | None:
        """Compile or link; what the compiler says, or None if it succeeds."""
        log.write_bytes(b"")
        status = run_logged(words, log, None, _COMPILE)
        text = log.read_text(encoding="utf-8", errors="replace")
        return None if status == 0 else text or f"exit status {status}"


def beside(command: str, names: Sequence[str]) -> str:
    """`…/mpicc.mpich` -> `…/mpiexec.mpich`, where it exists; `smpicc` -> `smpirun`."""
    path = Path(shutil.which(command) or command)
    for name in names:
        for old in ("mpicc", "cc"):
            other = path.with_name(path.name.replace(old, name))
            if old in path.name and other != path and other.is_file():
                return str(other)
    return ""


def find(cc: str, fc: str, launcher: str, work: Path) -> Mpi:
    """Raises CommandError if there is no such MPI; without a Fortran compiler or a launcher, less is tried."""
    if not shutil.which(cc):
        raise CommandError(f"bindery conformance: --mpicc {cc}: there is no such command; name the MPI's mpicc")
    words = shlex.split(launcher) or [beside(cc, _LAUNCHERS)]
    if not shutil.which(words[0]):
        wrong = f"--mpiexec {launcher}: there is no such command" if launcher else f"no launcher is beside {cc}"
        raise CommandError(f"bindery conformance: {wrong}; write --mpiexec with the command that starts processes")
    # Programs run in folders of their own.
    mpi = Mpi(cc, work, launcher=tuple(str(Path(word).resolve()) if Path(word).is_file() else word for word in words))
    mpi.claims = _claimed(cc, work / "version.c")
    mpi.fc = _fortran(cc, fc)
    if not mpi.fc:
        mpi.absent = dict.fromkeys(FORTRAN, "no Fortran compiler is beside the mpicc")
        return mpi
    mpi.flags = tuple(flag for flag in _LENIENT if not _try(mpi, "mpifh", [*mpi.fc, flag], ""))
    for dialect, line in _PROBE.items():
        if wrong := _try(mpi, dialect, mpi.command(dialect), line):
            mpi.absent[dialect] = wrong
    return mpi


def _claimed(cc: str, source: Path) -> str:
    source.write_text(_VERSION, encoding="utf-8")
    done = subprocess.run([cc, "-E", source], capture_output=True, text=True, check=False)
    text = re.sub(r"^#.*\n", "", done.stdout, flags=re.MULTILINE)
    match = re.search(r"^bindery_version\s+(\d+)\s+(\d+)", text, re.MULTILINE)
    if not match:
        raise CommandError(f"bindery conformance: --mpicc {cc}: mpi.h does not say its version; name an MPI's mpicc")
    return f"{match[1]}.{match[2]}"


def _fortran(cc: str, fc: str) -> tuple[str, ...]:
    """The wrapper, or a compiler with the flags of the wrapper that is beside the mpicc."""
    wrapper = targets.fortran_wrapper(cc) or beside(cc, ("mpifort", "mpif90", "f90", "ff"))
    if not fc:
        return (wrapper,) if wrapper else ()
    if not shutil.which(fc):
        raise CommandError(f"bindery conformance: --fc {fc}: there is no such command; name an mpifort or a compiler")
    is_wrapper = bool(targets.compile_flags(fc))
    return (fc,) if is_wrapper or not wrapper else (fc, *targets.shown(wrapper)[1:])


def _try(mpi: Mpi, dialect: str, words: Sequence[str], line: str) -> str:
    """Compile one line of Fortran; what is wrong, or nothing."""
    source = mpi.work / f"probe_{dialect}.F90"
    source.write_text(f"subroutine probe\n    {line}\nend subroutine\n", encoding="utf-8")
    said = mpi.compile([*words, "-c", source, "-o", mpi.work / "probe.o"], mpi.work / "probe.log")
    if said is None:
        return ""
    match = re.search(r"[Ee]rror: (.*)", said)
    return match[1] if match else (said.strip().splitlines() or ["it does not compile"])[0]
