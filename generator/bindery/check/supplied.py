"""What stands in for a procedure that a target lacks must take all that it is given, and answer all that is asked."""

from __future__ import annotations

import re

from ..load import Place, closest
from ..model import Routine, Spec
from ..supplied import counterpart, server
from .common import Mistakes


def supplied(spec: Spec) -> Mistakes:
    for routine in spec.routines.values():
        at = Place(routine.file, routine.name)
        yield from _computed(at, routine)
        yield from _predecessor(at, routine, spec)
        yield from _successor(at, routine, spec)


def _computed(at: Place, routine: Routine) -> Mistakes:
    if routine.computed and routine.returns == "error_code":
        yield at.fail("computed", "not a function", "leave it out")
    yield from _names(at, "computed", routine.computed, [p.name for p in routine.parameters], "parameter")


def _predecessor(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    name = routine.large_predecessor
    if not name:
        return
    if not routine.large_count:
        yield at.fail("large_predecessor", "there is no large form", "leave it out, or add large_count = true")
    elif name not in spec.routines:
        yield at.fail("large_predecessor", f"unknown routine '{name}'", closest(name, spec.routines))
    elif {p.name for p in spec.routines[name].parameters} != {p.name for p in routine.parameters}:
        yield at.fail("large_predecessor", f"{name} has other parameters", "name a routine with the same")


def _successor(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    """A successor that takes a removed routine's place: the names say which argument becomes which."""
    called = server(spec, routine.procedures[0]) if routine.successor in spec.routines else None
    outputs = [q.name for q in called.parameters if q.is_output] if called else []
    for p in routine.parameters:
        here = Place(at.file, at.entry, f"parameters.{p.name}")
        if p.successor_value and (not called or counterpart(called, p)):
            yield here.fail("successor_value", "what the successor says itself" if called else "there is no successor", "leave it out")
            continue
        yield from _names(here, "successor_value", p.successor_value, outputs, "output of the successor")
        if called and not counterpart(called, p) and not p.successor_value:
            yield here.fail("", f"{called.name} has no '{p.name}'", "rename it, or add a successor_value")
    names = {p.name for p in routine.parameters}
    for q in called.parameters if called else ():
        if q.is_input and q.name not in names:
            yield at.fail("successor", f"nothing to pass for '{q.name}' of {called.name}", "rename a parameter")


def _names(at: Place, field: str, expression: str, known: list[str], what: str) -> Mistakes:
    for name in re.findall(r"\w+", expression):
        if name not in known:
            yield at.fail(field, f"'{name}' is no {what}", closest(name, known))
