"""The fast path: where every argument is simple, call C at once; the slow path is a function of its own, so that the
fast one saves no registers for it."""

from __future__ import annotations

from bindery.views.fortran.argument_plan import ArgumentPlan
from bindery.views.fortran.call_plan import CallPlan


def fast_path(plan: CallPlan, leave: str) -> list[str]:
    """The body of a wrapper with a fast path; `leave` calls the slow path. Empty if no argument has a test, or one has
    no fast form."""
    tests = [a.fast_if for a in plan.arguments if a.fast_if]
    if not tests or not _has_fast_path(plan):
        return []
    name = plan.scope.procedure.name
    call = f"BND_C({name})({', '.join(filter(None, map(_actual, plan.arguments)))})"
    finish = [a.fast_after_call for a in plan.arguments if a.fast_after_call]
    # The error code is stored first, so that it need not survive another call.
    stored = [f"const int result = {call};", "BND_STORE_IERROR(ierror, result);"]
    return [
        f"BND_SLOW_PATH_UNLESS({' && '.join([f'BND_AVAILABLE({name})', *tests])}, {leave});",
        *(a.fast_local for a in plan.arguments if a.fast_local),
        *([*stored, *finish] if finish else [f"BND_STORE_IERROR(ierror, {call});"]),
    ]


def _has_fast_path(plan: CallPlan) -> bool:
    routine = plan.routine
    special = (
        plan.is_function
        or routine.copies_status
        or plan.starts_mpi
        or plan.unused_outputs
        or plan.scope.is_fallback
        or routine.is_split
        or any(a.needs_root for a in plan.arguments)
    )
    return routine.ierror and not special and all(a.has_fast_form for a in plan.arguments)


def _actual(argument: ArgumentPlan) -> str:
    return argument.fast_actual or argument.actual
