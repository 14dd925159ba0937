"""Targets are the MPIs below the bindings, and lack or do wrong what is said here: solo, and the installed ones."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import MappingProxyType


@dataclass(frozen=True)
class Unsupported:
    """A chapter that solo refuses; an entry of specs/unsupported.toml."""

    chapter: str  # The name of the chapter: `one-sided`.
    reason: str  # Why solo refuses the chapter: `Windows come later.`
    supported: tuple[str, ...] = ()  # Routines of the chapter that work all the same: `["MPI_Alloc_mem"]`.
    origin: str = ""  # The path of its file, `specs/unsupported.toml`.


@dataclass(frozen=True)
class Schedule:
    """A function that solo executes for several routines; an entry of specs/schedules.toml."""

    name: str  # The function in namespace `solo::schedule`: `gather`.
    # The routines that the function executes: `["MPI_Gather", "MPI_Igather"]`. Their variants follow.
    routines: tuple[str, ...]


@dataclass(frozen=True)
class Installed:
    """An installed MPI, and the routines that it lacks; an entry of specs/installed.toml."""

    name: str  # The MPI with its version: `Open MPI 4.1.4`.
    lacks: tuple[str, ...] = ()  # Procedures of C that the MPI does not have: `["MPI_Send_c"]`.

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

    name: str  # The name of the defect: `fetches-wrong`, which is BND_QUIRK_FETCHES_WRONG in the runtime.
    file: str  # The path of its file, `specs/quirks.toml`.
    mpi: str  # The MPI that has the defect.
    brief: str  # One sentence on the defect: `Fetching accumulates give wrong results for derived datatypes.`
    seen: tuple[str, ...]  # Versions in which somebody saw the defect: `["4.1.4"]`.
    right: tuple[str, ...] = ()  # Versions that somebody saw to be right: `["5.0.7"]`.
    first: str = ""  # The first version that has the defect, as far as known: `5.0`.
    fixed: str = ""  # The first version without the defect: `5.0.7`.
    detected: str = ""  # When the workaround is taken. Without this field there is none.
    workaround: str = ""  # Bindery's remedy: `sections are copied`.
    effect: str = ""  # The part that a user notices all the same: `Packing is wrong.`
    # The routines that the defect concerns, by patterns of names: `["MPI_Pack", "MPI_Gather*_init"]`. Absent where it
    # concerns most of them.
    routines: tuple[str, ...] = ()

    LABELS = MappingProxyType({"mpich": "MPICH", "open_mpi": "Open MPI", "intel": "Intel MPI"})
    DETECTED = MappingProxyType(
        {
            "version": "The workaround is taken over an MPI with the defect, by its version, or of an unknown version.",
            "always": "The workaround is taken over every MPI.",
        }
    )

    @property
    def label(self) -> str:
        """How people call the MPI."""
        return self.LABELS[self.mpi]

    def concerns(self, routine: str) -> bool:
        return any(fnmatchcase(routine, pattern) for pattern in self.routines)
