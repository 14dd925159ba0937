"""Which routines a template is rendered for: those that every option matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import DIALECTS, Dialect, Procedure, Routine, Spec, version
from bindery_mpi.spec.names import fortran_specifics


class SelectionError(Exception):
    """An option that matches nothing."""


@dataclass(frozen=True)
class Selection:
    """The options of the command line; () and "" do not restrict."""

    routines: Sequence[str] = ()
    categories: Sequence[str] = ()
    chapters: Sequence[str] = ()
    dialects: Sequence[str] = ()
    standard: str = ""  # "3.1": as that version of MPI has it
    removed: bool = False  # with routines that MPI no longer has
    excluded: Sequence[str] = ()

    def procedures(
        self, spec: Spec, find: Callable[[str], Routine], installed: Collection[str] | None = None
    ) -> list[Procedure]:
        """In the order of names; `installed` are the names that an MPI has."""
        named = {p.name for name in self.routines for p in _named(find(name), name)}
        excluded = {p.name for name in self.excluded for p in _named(find(name), name)}
        _known("--class", self.categories, {r.category for r in spec.routines.values()})
        _known("--chapter", self.chapters, {r.chapter for r in spec.routines.values()})
        found = [
            p
            for p in spec.procedures
            if (not named or p.name in named)
            and p.name not in excluded
            and (not self.categories or p.routine.category in self.categories)
            and (not self.chapters or p.routine.chapter in self.chapters)
            and all(_in_dialect(p, dialect) for dialect in map(DIALECTS.__getitem__, self.dialects))
            and self._in_standard(p, named)
            and (installed is None or p.name in installed)
        ]
        if not found:
            raise SelectionError("no routine matches all of these options; leave one out")
        return found

    def _in_standard(self, p: Procedure, named: Collection[str]) -> bool:
        """Removed routines are left out, unless they are named."""
        removed = p.routine.removed
        if self.standard:
            wanted = version(self.standard)
            return version(p.since) <= wanted and (not removed or version(removed) > wanted or self.removed)
        return not removed or self.removed or p.name in named


def _named(routine: Routine, name: str) -> Sequence[Procedure]:
    """Both forms of a routine, but one of them for the name of the large one."""
    large = [p for p in routine.procedures if p.large and name.lower().rstrip("_").removeprefix("p") == p.name.lower()]
    return large or routine.procedures


def _in_dialect(p: Procedure, dialect: Dialect) -> bool:
    return bool(fortran_specifics(p, dialect)) if dialect.is_fortran else dialect.has(p.routine)


def _known(option: str, values: Sequence[str], known: Collection[str]) -> None:
    for value in values:
        if value not in known:
            raise SelectionError(f"{option} {value}: nothing has it; {closest(value, known)}")
