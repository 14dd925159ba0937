"""Checks that look at all entries: names, hand-written files, nothing unused."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Callback, Predefined, Routine, Spec
from bindery_mpi.spec.validate.common import Mistakes, file_of

TEMPLATE_BODIES = ("forward", "nothing")  # bodies that a template can write alone


def names(spec: Spec) -> Mistakes:
    """Fortran does not tell capitals apart, and a brief that two routines share tells nothing."""
    names: dict[str, str] = {}
    briefs: dict[str, str] = {}
    entries: Iterable[Routine | Callback | Predefined]
    entries = chain(spec.routines.values(), spec.callbacks.values(), spec.predefined.values())
    for entry in entries:
        at = Place(entry.file, entry.name)
        own = [entry.name] if isinstance(entry, Predefined) else [procedure.name for procedure in entry.procedures]
        for name in [*own, *getattr(entry, "aliases", ())]:
            if name.upper() in names:
                yield at.fail("", f"the name {name} is taken by {names[name.upper()]}", "rename one of the two")
            names[name.upper()] = entry.name
        if entry.brief in briefs:
            yield at.fail("brief", f"word for word that of {briefs[entry.brief]}", "say what is different")
        briefs[entry.brief] = entry.name
    for constant in spec.constants.values():
        if constant.name.upper() in names:
            at = Place(spec.sections[constant.section].file, constant.section, f"constants.{constant.name}")
            yield at.fail("", f"the name is taken by {names[constant.name.upper()]}", "rename one of the two")


def handwritten(spec: Spec, root: Path | None) -> Mistakes:
    file = file_of(spec, "handwritten.toml")
    for row in spec.handwritten.values():
        at = Place(file, row.name)
        if not row.reason.strip():
            yield at.fail("reason", "empty", "say why no template can write it")
        if root and not (root / row.file).is_file():
            yield at.fail("file", f"there is no {row.file}", "name a file below the folder that the specs are in")
    if not spec.handwritten:
        return
    for routine in spec.routines.values():
        if routine.body not in TEMPLATE_BODIES and routine.body not in spec.handwritten:
            at = Place(routine.file, routine.name)
            yield at.fail("body", f"no row '{routine.body}' in {file}", "add one with its file and its reason")


def unused(spec: Spec) -> Mistakes:
    procedures: list[Routine | Callback] = [*spec.routines.values(), *spec.callbacks.values()]
    parameters = [p for procedure in procedures for p in procedure.parameters]
    kinds = {p.kind.name for p in parameters} | {procedure.returns for procedure in procedures}
    kinds |= {name for p in parameters for name in p.kind.specifics}
    for kind in spec.kinds.values():
        if kind.name not in kinds:
            yield Place(kind.file, kind.name).fail("", "used by no parameter", "take it out")
    callbacks = {p.callback for p in parameters}
    for callback in spec.callbacks.values():
        if callback.name not in callbacks:
            yield Place(callback.file, callback.name).fail("", "used by no routine", "take it out")


def schedules(spec: Spec) -> Mistakes:
    """A schedule serves routines that exist; a routine has one schedule."""
    seen: dict[str, str] = {}
    for schedule in spec.schedules.values():
        at = Place(file_of(spec, "schedules.toml"), schedule.name)
        for name in schedule.routines:
            if name not in spec.routines:
                yield at.fail("routines", f"no routine '{name}'", closest(name, spec.routines))
            elif name in seen:
                yield at.fail("routines", f"'{name}' is in '{seen[name]}' too", "leave it in one of them")
            elif spec.routines[name].variant and spec.routines[name].like in schedule.routines:
                wrong = f"'{name}' is stated, though it follows from {spec.routines[name].like}"
                yield at.fail("routines", wrong, "remove it")
            seen[name] = schedule.name


def own_bindings(spec: Spec) -> Mistakes:
    """The procedures that an MPI's own mpi_f08 has with other arguments are known ones."""
    known = {procedure.name for procedure in spec.procedures}
    for family in spec.sentinels.values():
        at = Place(family.file, family.name)
        for name in family.f08_other_arguments:
            if name not in known:
                yield at.fail("f08_other_arguments", f"no routine '{name}'", closest(name, known))


def installed(spec: Spec) -> Mistakes:
    """The procedures that an installed MPI lacks are known ones."""
    known = {procedure.name for procedure in spec.c_procedures}
    for mpi in spec.installed.values():
        at = Place("specs/installed.toml", mpi.name)
        for name in mpi.lacks:
            if name not in known:
                yield at.fail("lacks", f"no routine '{name}'", closest(name, known))


def unsupported(spec: Spec) -> Mistakes:
    """Solo refuses whole chapters; the routines that it has all the same belong to them."""
    for refused in spec.unsupported_chapters.values():
        at = Place(refused.origin, refused.chapter)
        if not refused.reason.strip():
            yield at.fail("reason", "empty", "say why solo does not have the chapter")
        theirs = [r.name for r in spec.routines.values() if r.chapter == refused.chapter]
        if not theirs:
            yield at.fail("", "no such chapter", closest(refused.chapter, {r.chapter for r in spec.routines.values()}))
        for name in refused.supported:
            if name not in theirs:
                yield at.fail("supported", f"no routine '{name}' in that chapter", closest(name, theirs))
