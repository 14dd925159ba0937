"""Targets are the MPIs below the bindings, and lack or do wrong what is said here: solo, and the installed ones."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import MappingProxyType


@dataclass(frozen=True)
class Unsupported:
    """A chapter that solo refuses; an entry of specs/unsupported.toml."""

    chapter: str  # "one-sided"
    reason: str  # "Windows come later."
    supported: tuple[str, ...] = ()  # ("MPI_Alloc_mem",): what works all the same
    origin: str = ""  # "specs/unsupported.toml"


@dataclass(frozen=True)
class Schedule:
    """A function that solo executes for several routines; an entry of specs/schedules.toml."""

    name: str  # "gather"
    routines: tuple[str, ...]  # ("MPI_Gather", "MPI_Igather", "MPI_Gather_init")


@dataclass(frozen=True)
class Installed:
    """An installed MPI, and the routines that it lacks; an entry of specs/installed.toml."""

    name: str  # "Open MPI 4.1.4"
    lacks: tuple[str, ...] = ()  # ("MPI_Send_c",): procedures of C that it has not

    @property
    def family(self) -> str:
        """The MPI without its version."""
        return self.name.rpartition(" ")[0]

    @property
    def version(self) -> str:
        return self.name.rpartition(" ")[2]


@dataclass(frozen=True)
class Quirk:
    """A defect of an installed MPI; an entry of specs/quirks.toml."""

    name: str  # "fetches-wrong": BND_QUIRK_FETCHES_WRONG in the runtime
    file: str  # "specs/quirks.toml"
    mpi: str  # "open_mpi"; one of MPIS
    brief: str  # "Fetching accumulates give wrong results for derived datatypes."
    seen: tuple[str, ...]  # ("4.1.4",): versions that were seen to have it
    right: tuple[str, ...] = ()  # ("5.0.7",): versions that were seen to be right
    first: str = ""  # "5.0": the first version that has it, by what we know
    fixed: str = ""  # "5.0.7": the first version without it
    detected: str = ""  # "version": over which MPIs the workaround is taken; one of DETECTED
    workaround: str = ""  # "sections are copied"
    effect: str = ""  # "Packing is wrong."; what a user notices all the same
    routines: tuple[str, ...] = ()  # ("MPI_Pack", "MPI_Gather*_init"): those that it concerns, by patterns of names

    LABELS = MappingProxyType({"mpich": "MPICH", "open_mpi": "Open MPI", "intel": "Intel MPI"})
    MPIS = tuple(LABELS)
    DETECTED = ("version", "always")

    @property
    def label(self) -> str:
        """How people call the MPI."""
        return self.LABELS[self.mpi]

    def concerns(self, routine: str) -> bool:
        return any(fnmatchcase(routine, pattern) for pattern in self.routines)
