"""The Fortran wrappers: C functions under Fortran's names, over C procedures, each argument converted by the rules of
its layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.fallback import fallback_of
from bindery.spec.model import Procedure, Spec
from bindery.spec.model.flavour import BY_ADDRESS, INTEGER_IN_C, Source
from bindery.spec.names import labelled
from bindery.spec.prototypes import Prototypes
from bindery.views.fortran.plans import ArgumentPlan, CallPlan, dummies
from bindery.views.fortran.scope import Scope


@dataclass(frozen=True)
class FortranWrapper:
    """One wrapper as its template sees it: of mpif.h and mpi, or of mpi_f08 with choice buffers that come by descriptor
    (R57, R61)."""

    procedure: Procedure
    spec: Spec
    source: Source = BY_ADDRESS
    label: str = ""  # "comm": of a specific procedure of mpi_tool_f08
    needs: str = ""  # "MPI_Session": a type that C must have

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def lower(self) -> str:
        return labelled(self.procedure, self.label).lower()

    @property
    def upper(self) -> str:
        return self.lower.upper()

    @property
    def file(self) -> str:
        return f"fortran/{self.source.folder}/{self.name}.c"

    @property
    def condition(self) -> str:
        """Whether the target has a C procedure to call; empty if none is needed."""
        return " || ".join(f"BND_HAS({name})" for name in callees(self.spec, self.procedure))

    @property
    def returns(self) -> str:
        return Prototypes(self.spec).c_returns(self.procedure) if self._plan.is_function else "void"

    @property
    def dummies(self) -> str:
        return dummies(self.arguments, [f"{INTEGER_IN_C} *ierror"] if self.procedure.routine.ierror else [])

    @property
    def arguments(self) -> tuple[ArgumentPlan, ...]:
        return self._plan.arguments

    @property
    def names(self) -> str:
        """The dummy arguments by name, to pass them on."""
        plans = self.arguments
        ierror = ["ierror"] if self.procedure.routine.ierror else []
        lengths = [f"{a.parameter.name}_len" for a in plans if a.hidden]
        return ", ".join([*(a.parameter.name for a in plans if a.formal), *ierror, *lengths])

    @cached_property
    def primary(self) -> list[str]:
        """The body over the C procedure of the same name."""
        leave = f"BND_FALLBACK({self.lower})({self.names})" if self.has_fallback else ""
        return [*_unavailable(self._plan, leave), *self._plan.body]

    @cached_property
    def fallback(self) -> list[str]:
        """The body over what a target has that lacks that procedure; empty if nothing can take its place."""
        callee = fallback_of(self.spec, self.procedure)
        if callee:
            plan = self._plan_over(callee)
            return [*_unavailable(plan), *plan.body]
        computed = self.procedure.routine.computed
        return [f"return {computed.to_c(self._plan.scope)};"] if computed else []

    @property
    def has_fallback(self) -> bool:
        """Whether the fallback may be needed at run time: the library there may be older, but large forms are part of
        all of them."""
        return bool(self.fallback) and not self.procedure.large

    @cached_property
    def fast_path(self) -> list[str]:
        return _fast_path(self._plan, f"BND_SLOW_PATH({self.lower})({self.names})")

    @cached_property
    def _plan(self) -> CallPlan:
        return self._plan_over(self.procedure)

    def _plan_over(self, callee: Procedure) -> CallPlan:
        return CallPlan(Scope(self.spec, self.procedure, callee, self.source))


# ---- which C procedures a wrapper calls: that of its own name, or its fallback over a target that lacks that ---------


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


def _unavailable(plan: CallPlan, leave: str = "") -> list[str]:
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


# ---- the fast path: a slow path in a function of its own, so that this one saves no registers for it -----------------


def _fast_path(plan: CallPlan, leave: str) -> list[str]:
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
