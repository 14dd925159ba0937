"""The whole spec."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from bindery_mpi.spec.model.abi_point import AbiPoint
from bindery_mpi.spec.model.callback import Callback, Predefined
from bindery_mpi.spec.model.check import Check
from bindery_mpi.spec.model.constant import Constant, Section, SentinelBlocks
from bindery_mpi.spec.model.dialect import C
from bindery_mpi.spec.model.mpicxx import CxxClass
from bindery_mpi.spec.model.parameter import Kind
from bindery_mpi.spec.model.record import Format
from bindery_mpi.spec.model.reduction import DatatypeClass
from bindery_mpi.spec.model.routine import Procedure, Routine
from bindery_mpi.spec.model.rule import Handwritten, Rule
from bindery_mpi.spec.model.target import Installed, Quirk, Schedule, Unsupported


def label_of(file: str) -> str:
    """The folder of a file, as messages call it: "specs"."""
    return file.partition("/")[0]


@dataclass(frozen=True, eq=False)
class Spec:
    """Everything under specs/, loaded and checked. Two specs are the same when they are one object, so that one can be
    a key."""

    kinds: dict[str, Kind]
    routines: dict[str, Routine]
    callbacks: dict[str, Callback]
    predefined: dict[str, Predefined]
    sections: dict[str, Section]
    rules: tuple[Rule, ...]
    handwritten: dict[str, Handwritten]
    unsupported_chapters: dict[str, Unsupported] = field(default_factory=dict)
    schedules: dict[str, Schedule] = field(default_factory=dict)
    sentinels: dict[str, SentinelBlocks] = field(default_factory=dict)
    quirks: dict[str, Quirk] = field(default_factory=dict)
    installed: dict[str, Installed] = field(default_factory=dict)  # "MPICH 4.0.2" -> what it lacks
    checks: dict[str, Check] = field(default_factory=dict)
    datatype_classes: dict[str, DatatypeClass] = field(default_factory=dict)
    abi_points: dict[str, AbiPoint] = field(default_factory=dict)
    classes: dict[str, CxxClass] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)  # "MPI_Send" -> 393: of a procedure of C, for ever
    roles: dict[str, str] = field(default_factory=dict)  # "root" -> what it means
    formats: dict[str, Format] = field(default_factory=dict)  # "check" -> what its files consist of
    folders: dict[str, Path] = field(default_factory=dict)  # "specs" -> its path; overlays come after it

    @cached_property
    def schedule_of(self) -> dict[str, str]:
        """The schedule that solo executes, by routine; that of a routine is that of its variants."""
        listed = {name: schedule.name for schedule in self.schedules.values() for name in schedule.routines}
        variants = {r.name: listed[r.like] for r in self.routines.values() if r.variant and r.like in listed}
        return variants | listed

    @cached_property
    def unsupported(self) -> frozenset[str]:
        """The routines that solo refuses; it has none of an overlay's."""
        refused = ((r, self.unsupported_chapters.get(r.chapter)) for r in self.routines.values())
        chapters = (r.name for r, chapter in refused if chapter and r.name not in chapter.supported)
        return frozenset([*chapters, *(r.name for r in self.routines.values() if self.is_overlaid(r.file))])

    def only(self, routine: Routine) -> Spec:
        """The same with one routine alone, and its fallbacks."""
        kept: dict[str, Routine] = {}
        wanted = [routine.name]
        for name in wanted:
            kept[name] = self.routines[name]
            following = (kept[name].large_predecessor, kept[name].successor)
            wanted += [other for other in following if other and other not in wanted]
        return replace(self, routines=kept)

    def is_overlaid(self, file: str) -> bool:
        """Whether an overlay brings a file."""
        return label_of(file) in list(self.folders)[1:]

    def path_of(self, file: str) -> Path:
        """Where a file is that messages call `specs/routines/groups.toml`."""
        label = label_of(file)
        return self.folders[label] / file.removeprefix(f"{label}/")

    def chapter_file(self, chapter: str) -> str:
        """The file of a chapter, for messages and banners."""
        return next(r.file for r in self.routines.values() if r.chapter == chapter)

    @cached_property
    def constants(self) -> dict[str, Constant]:
        return {c.name: c for s in self.sections.values() for c in s.constants}

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every callable name, small and large, in the order of the names."""
        return tuple(sorted((p for r in self.routines.values() for p in r.procedures), key=lambda p: p.name))

    def in_abi(self, routine: Routine) -> bool:
        """Whether the mpi.h of the standard ABI declares a routine (R125, R127)."""
        kinds = [p.kind for p in routine.parameters] + [self.kinds[routine.returns]]
        return C.has(routine) and not routine.removed and all(kind.abi for kind in kinds)

    @cached_property
    def number_of(self) -> dict[str, int]:
        """A number for each procedure of C: that of specs/numbers.toml, or the next ones in the order of names."""
        new = [p.name for p in self.c_procedures if p.name not in self.numbers]
        return self.numbers | {name: n for n, name in enumerate(new, max(self.numbers.values(), default=0) + 1)}

    @cached_property
    def c_procedures(self) -> tuple[Procedure, ...]:
        return tuple(p for p in self.procedures if C.has(p.routine))
