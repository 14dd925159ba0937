"""A vendor's overlay: what it may hold, and what a spec loses with the chapters that it leaves out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fnmatch import filter as filter_names
from pathlib import Path

from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.model import Callback, Constant, Installed, Parameter, Quirk, Routine, Section, Spec

FILES = ("overlay", "kinds", "constants", "callbacks", "quirks", "sentinels", "numbers", "variants")
FOLDERS = ("routines", "conversions")


@dataclass(frozen=True)
class Overlay:
    """The file overlay.toml of an overlay, which may be missing."""

    name: str  # The name of the folder: `acme`.
    # Chapters of the standard that the MPI does not have, and that are left out: `["tool-information"]`.
    without: tuple[str, ...] = ()


def unknown_files(label: str, folder: Path) -> Iterator[SpecError]:
    """Files that nothing would read."""
    known = ", ".join([*(f"{name}.toml" for name in FILES), *(f"{name}/" for name in FOLDERS)])
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder)
        if name.parts[0] not in (*FOLDERS, *(f"{file}.toml" for file in FILES)):
            yield SpecError(f"{label}/{name.as_posix()}", "", "", "not a file of an overlay", f"use some of {known}")


def leave_out(spec: Spec, chapters: set[str]) -> Spec:
    """The spec without some chapters, and without what only they use: callbacks, kinds, constants of those kinds."""
    if not chapters:
        return spec
    gone = {r.name for r in spec.routines.values() if r.chapter in chapters and not spec.is_overlaid(r.file)}
    routines = {name: _unlinked(r, gone) for name, r in spec.routines.items() if name not in gone}
    omitted = [r for name, r in spec.routines.items() if name in gone]
    callbacks = _callbacks(spec, omitted, routines.values())
    taken = {procedure.name for callback in callbacks.values() for procedure in callback.procedures}
    dropped = [c for name, c in spec.callbacks.items() if name not in callbacks]
    unused = _kinds([*omitted, *dropped]) - _kinds([*routines.values(), *callbacks.values()])
    kinds = {name: kind for name, kind in spec.kinds.items() if name not in unused}
    types = {spec.kinds[name].c for name in unused} - {kind.c for kind in kinds.values()} - {"int"}
    sections = {name: _without(section, types, unused) for name, section in spec.sections.items()}
    schedules = {
        n: replace(s, routines=tuple(r for r in s.routines if r not in gone)) for n, s in spec.schedules.items()
    }
    sentinels = {
        n: replace(s, f08_other_arguments=tuple(r for r in s.f08_other_arguments if r not in gone))
        for n, s in spec.sentinels.items()
    }
    return replace(
        spec,
        kinds=kinds,
        routines=routines,
        callbacks=callbacks,
        predefined={name: p for name, p in spec.predefined.items() if p.type in taken},
        sections={name: section for name, section in sections.items() if section.constants},
        unsupported_chapters={name: u for name, u in spec.unsupported_chapters.items() if name not in chapters},
        sentinels=sentinels,
        installed={name: _installed(mpi, omitted) for name, mpi in spec.installed.items()},
        schedules={name: schedule for name, schedule in schedules.items() if schedule.routines},
        quirks={name: _unconcerned(quirk, gone, routines) for name, quirk in spec.quirks.items()},
    )


def _installed(mpi: Installed, omitted: Iterable[Routine]) -> Installed:
    """An installed MPI, whose lacks are without the routines that are left out."""
    gone = {procedure.name for routine in omitted for procedure in routine.procedures}
    return replace(mpi, lacks=tuple(name for name in mpi.lacks if name not in gone))


def _unconcerned(quirk: Quirk, gone: set[str], routines: Iterable[str]) -> Quirk:
    """A quirk without the patterns of routines that are all left out."""
    kept = (p for p in quirk.routines if filter_names(routines, p) or not filter_names(gone, p))
    return replace(quirk, routines=tuple(kept))


def _unlinked(routine: Routine, gone: set[str]) -> Routine:
    """A routine without references to routines that are left out: then there is no fallback."""
    if routine.large_predecessor in gone:
        routine = replace(routine, large_predecessor="")
    if routine.successor not in gone:
        return routine
    parameters = tuple(replace(p, successor_name="", successor_value=None) for p in routine.parameters)
    return replace(routine, successor="", parameters=parameters)


def _callbacks(spec: Spec, omitted: list[Routine], rest: Iterable[Routine]) -> dict[str, Callback]:
    """The callback types, without those that only omitted routines take."""
    unused = _types_of(omitted) - _types_of(rest)
    return {name: callback for name, callback in spec.callbacks.items() if name not in unused}


def _types_of(routines: Iterable[Routine]) -> set[str]:
    return {p.callback for p in _parameters(routines) if p.callback}


def _kinds(procedures: Iterable[Routine | Callback]) -> set[str]:
    procedures = list(procedures)
    kinds = [p.kind for p in _parameters(procedures)]
    specifics = {name for kind in kinds for name in kind.specifics}
    return {kind.name for kind in kinds} | specifics | {procedure.returns for procedure in procedures}


def _parameters(procedures: Iterable[Routine | Callback]) -> Iterator[Parameter]:
    return (p for procedure in procedures for p in procedure.parameters)


def _without(section: Section, types: set[str], kinds: set[str]) -> Section:
    """A section without constants of a type that is no longer there, and without attributes of such objects."""

    def keeps(constant: Constant) -> bool:
        return constant.type not in types and constant.attribute_of not in kinds

    return replace(section, constants=tuple(filter(keeps, section.constants)))
