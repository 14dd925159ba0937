"""A fallback for a procedure that a target lacks must take all that it is given, and answer all that is asked."""

from __future__ import annotations

from bindery_mpi.spec.expressions import Expression, Ref
from bindery_mpi.spec.fallback import counterpart, fallback_of
from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Parameter, Procedure, Routine, Spec
from bindery_mpi.spec.validate.common import Mistakes


def fallbacks(spec: Spec) -> Mistakes:
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
        yield at.fail("large_predecessor", "there is no large form", "leave it out")
    elif name not in spec.routines:
        yield at.fail("large_predecessor", f"unknown routine '{name}'", closest(name, spec.routines))
    elif {p.name for p in spec.routines[name].parameters} != {p.name for p in routine.parameters}:
        yield at.fail("large_predecessor", f"{name} has other parameters", "name a routine with the same")


def _successor(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    """A successor that takes a removed routine's place: the names say which argument becomes which."""
    called = fallback_of(spec, routine.procedures[0]) if routine.successor in spec.routines else None
    outputs = [q.name for q in called.parameters if q.is_output] if called else []
    for p in routine.parameters:
        here = Place(at.file, at.entry, f"parameters.{p.name}")
        yield from _successor_name(here, p, called, spec)
        if p.successor_value and (not called or counterpart(called, p)):
            yield here.fail(
                "successor_value",
                "what the successor says itself" if called else "there is no successor",
                "leave it out",
            )
            continue
        yield from _names(here, "successor_value", p.successor_value, outputs, "output of the successor")
        if called and not counterpart(called, p) and not p.successor_value and not p.successor_name:
            yield here.fail("", f"{called.name} has no '{p.name}'", "rename it, or add a successor_value")
    passed = [counterpart(called, p) for p in routine.parameters] if called else []
    for q in called.parameters if called else ():
        if called and q.is_input and q not in passed:
            yield at.fail("successor", f"nothing to pass for '{q.name}' of {called.name}", "rename a parameter")


def _successor_name(here: Place, p: Parameter, called: Procedure | None, spec: Spec) -> Mistakes:
    """A procedure that is passed on is called as its own type says."""
    q = counterpart(called, p) if called else None
    if p.successor_name and not called:
        yield here.fail("successor_name", "there is no successor", "leave it out")
    elif called and p.successor_name:
        names = [q.name for q in called.parameters]
        yield from _names(here, "successor_name", Ref(p.successor_name), names, f"parameter of {called.name}")
    if p.callback and q and _receives(spec, p) != _receives(spec, q):
        yield here.fail("callback", f"{q.callback} receives other arguments", "name a procedure that receives the same")


def _receives(spec: Spec, p: Parameter) -> list[tuple[str, ...]]:
    """The arguments that C passes to the procedure: what that gives to Fortran is the caller's own affair."""
    callback = spec.callbacks.get(p.callback)
    return [(q.kind.form, q.kind.c, q.intent) for q in (callback.parameters if callback else (p,))]


def _names(at: Place, field: str, expression: Expression | None, known: list[str], what: str) -> Mistakes:
    for name in expression.operands if expression else ():
        if name not in known:
            yield at.fail(field, f"'{name}' is no {what}", closest(name, known))
