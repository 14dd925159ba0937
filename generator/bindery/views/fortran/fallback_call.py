"""Which C procedures a Fortran wrapper calls: the one of its own name, or its fallback over a target that lacks
that."""

from __future__ import annotations

from bindery.spec.fallback import fallback_of
from bindery.spec.model import Procedure, Spec
from bindery.views.fortran.call_plan import CallPlan


def callees(spec: Spec, procedure: Procedure) -> tuple[str, ...]:
    """The C procedures any one of which is enough for a wrapper; none if it needs none."""
    if procedure.routine.copies_status or procedure.routine.computed:
        return ()
    fallback = fallback_of(spec, procedure)
    return (procedure.name, fallback.name) if fallback else (procedure.name,)


def primary_calls(procedure: Procedure) -> list[str]:
    """What a wrapper calls where the target has it."""
    return [] if procedure.routine.copies_status else [procedure.name]


def fallback_calls(spec: Spec, procedure: Procedure) -> list[str] | None:
    """What a wrapper calls where the target lacks that; None if there is no wrapper then."""
    fallback = fallback_of(spec, procedure)
    return [fallback.name] if fallback else [] if procedure.routine.computed else None


def unavailable(plan: CallPlan, leave: str = "") -> list[str]:
    """What happens if the library at run time lacks a callee that the library at build time had; `leave` calls the
    fallback."""
    name, routine = plan.scope.callee.name, plan.routine
    if routine.copies_status:
        return []
    if leave:
        return [f"BND_IF_UNAVAILABLE({name}, {f'return {leave}' if plan.is_function else f'{leave}; return'});"]
    if not routine.ierror:
        return [] if plan.is_function else [f"BND_IF_UNAVAILABLE({name}, return);"]
    if routine.errors_on == "none":
        return [f"BND_REQUIRE_QUIETLY({name}, ierror);"]
    return [f"BND_REQUIRE({name}, ierror, {plan.scope.raised_on});"]
