"""The outputs of the recorder and of its Fortran callers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from bindery_mpi.item import Item
from bindery_mpi.spec.model import F08, MPIFH, Dialect, Spec, by_chapter
from bindery_mpi.testgen.fallback_caller import fallback_callers
from bindery_mpi.testgen.fortran_caller import FortranCaller
from bindery_mpi.testgen.insignificant_caller import InsignificantCaller, insignificant_callers
from bindery_mpi.testgen.recorder import RecorderRoutine, sentinels
from bindery_mpi.testgen.sentinel_caller import SentinelCaller, sentinel_callers
from bindery_mpi.views.abi.table import Family, NativeTable
from bindery_mpi.views.fortran.catalogue import wrappers_in
from bindery_mpi.views.fortran.fortran_wrapper import FortranWrapper

# ---- the recorder ----------------------------------------------------------------------------------------------------


@cache
def _recorder_routines(spec: Spec) -> dict[str, list[RecorderRoutine]]:
    routines = (RecorderRoutine(p, spec) for p in spec.c_procedures)
    return by_chapter(routines, lambda recorder: recorder.procedure.routine)


def recorder_files(part: str) -> Callable[[Spec], Iterable[Item]]:
    """A part of the recorder, a file for each chapter."""

    def items(spec: Spec) -> Iterable[Item]:
        for chapter, routines in _recorder_routines(spec).items():
            values = {"chapter": chapter, "routines": routines, "sentinels": sentinels}
            yield f"recorder/{part}/{chapter}.c", spec.chapter_file(chapter), values

    return items


def recorder_lists(spec: Spec) -> Iterable[Item]:
    lines = [routine.expected for routines in _recorder_routines(spec).values() for routine in routines]
    yield "recorder/expected.txt", "specs/", {"lines": lines}


def recorder_families(spec: Spec) -> Iterable[Item]:
    """Constants that have other values in another MPI: by family, and handles by type."""
    table = NativeTable(spec)
    rows = [(family.section, _kind_of(family), family.names) for family in table.families]
    rows += [(type, "'h'", tuple(c.name for c in constants)) for type, constants in table.handles.items()]
    rows.append(("addresses", "'n'", tuple(c.name for c in table.addresses)))
    yield "recorder/families.c", "specs/", {"rows": rows, "routines": [p.name for p in spec.c_procedures]}


def _kind_of(family: Family) -> str:
    return "'b'" if family.bits else "'o'" if family.is_open and not family.extensible else "'n'"


def recorder_chapters(spec: Spec) -> Iterable[Item]:
    yield "recorder/chapters.inc", "specs/", {"chapters": list(_recorder_routines(spec))}


# ---- its Fortran callers ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CallerSet:
    """The callers of a dialect, or of the fallbacks."""

    name: str  # "fallback"
    dialect: Dialect
    callers: Callable[[FortranWrapper], Sequence[FortranCaller]]
    modules: tuple[str, ...]  # what a caller uses: "use rec_dialect"
    header: tuple[str, ...] = ()  # what declares the constants
    specials: tuple[str, ...] = ()  # sorts of special arguments; fallbacks treat them as the procedures do


SpecialCaller = SentinelCaller | InsignificantCaller
_SPECIALS: dict[str, Callable[[FortranCaller], Iterable[SpecialCaller]]] = {
    "sentinel": sentinel_callers,
    "insignificant": insignificant_callers,
}
_USE_F08 = f"use {F08.title}"


def _caller(dialect: Dialect) -> Callable[[FortranWrapper], Sequence[FortranCaller]]:
    return lambda wrapper: [FortranCaller(wrapper.procedure, wrapper.spec, dialect)]


_CALLER_SETS = (
    CallerSet(MPIFH.name, MPIFH, _caller(MPIFH), ("use rec_dialect",), ("include 'mpif.h'",), ("sentinel",)),
    CallerSet(F08.name, F08, _caller(F08), (_USE_F08,), specials=("sentinel", "insignificant")),
    CallerSet("fallback", F08, fallback_callers, (_USE_F08,)),
)


@cache
def _callers(spec: Spec, callers_of: CallerSet) -> dict[str, list[FortranCaller]]:
    """The callers of a set, by chapter."""
    called = sorted(wrappers_in(spec, callers_of.dialect), key=lambda wrapper: wrapper.name)
    callers = [caller for wrapper in called for caller in callers_of.callers(wrapper)]
    return by_chapter(callers, lambda caller: caller.procedure.routine)


@cache
def _special_callers(spec: Spec, callers_of: CallerSet, special: str) -> dict[str, list[SpecialCaller]]:
    callers = {
        chapter: [found for caller in callers for found in _SPECIALS[special](caller)]
        for chapter, callers in _callers(spec, callers_of).items()
    }
    return {chapter: found for chapter, found in callers.items() if found}


def caller_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for callers_of in _CALLER_SETS:
            for chapter, callers in _callers(spec, callers_of).items():
                yield (
                    f"fortran_caller/{callers_of.name}/{chapter}.{ending}",
                    spec.chapter_file(chapter),
                    {"chapter": chapter, "callers": callers, "modules": callers_of.modules},
                )

    return items


def special_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for callers_of, special in ((each, special) for each in _CALLER_SETS for special in each.specials):
            for chapter, callers in _special_callers(spec, callers_of, special).items():
                yield (
                    f"fortran_caller/{callers_of.name}-{special}/{chapter}.{ending}",
                    spec.chapter_file(chapter),
                    {
                        "chapter": chapter,
                        "specials": callers,
                        "modules": callers_of.modules,
                        "header": callers_of.header,
                    },
                )

    return items


def _folders(spec: Spec) -> Iterable[tuple[str, dict[str, list[str]]]]:
    """Each folder of callers, with the expected lines of its chapters."""
    for callers_of in _CALLER_SETS:
        found = _callers(spec, callers_of)
        yield callers_of.name, {chapter: [c.expected for c in callers] for chapter, callers in found.items()}
        for special in callers_of.specials:
            specials = _special_callers(spec, callers_of, special)
            lines = {chapter: [c.expected for c in callers] for chapter, callers in specials.items()}
            if lines:
                yield f"{callers_of.name}-{special}", lines


def caller_lists(spec: Spec) -> Iterable[Item]:
    for folder, chapters in _folders(spec):
        lines = [line for found in chapters.values() for line in found]
        yield f"fortran_caller/{folder}/expected.txt", "specs/", {"lines": lines}


def caller_chapters(spec: Spec) -> Iterable[Item]:
    for folder, chapters in _folders(spec):
        yield f"fortran_caller/{folder}/chapters.inc", "specs/", {"chapters": list(chapters)}
