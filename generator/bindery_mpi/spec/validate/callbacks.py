"""Callback types and predefined callbacks."""

from __future__ import annotations

from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Predefined, Spec
from bindery_mpi.spec.validate.common import Mistakes, check_brief, check_dialects, check_life, one_of
from bindery_mpi.spec.validate.procedures import check_procedure


def callbacks(spec: Spec) -> Mistakes:
    for callback in spec.callbacks.values():
        at = Place(callback.file, callback.name)
        yield from check_procedure(at, callback, spec)


def predefined(spec: Spec) -> Mistakes:
    types = {procedure.name: callback for callback in spec.callbacks.values() for procedure in callback.procedures}
    for entry in spec.predefined.values():
        at = Place(entry.file, entry.name)
        yield from check_brief(at, entry.brief)
        yield from check_life(at, entry)
        yield from check_dialects(at, entry)
        yield from one_of(at, "does", entry.does, Predefined.DOES)
        if entry.type not in types:
            yield at.fail("type", f"unknown callback type '{entry.type}'", closest(entry.type, types))
            continue
        more = [dialect for dialect in entry.dialects if dialect not in types[entry.type].dialects]
        if more:
            yield at.fail("dialects", f"{entry.type} is not in {', '.join(more)}", "leave out what it lacks")
