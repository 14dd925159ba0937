"""The body of a Fortran wrapper over one C procedure: conversions, the call, and what is returned or released."""

from __future__ import annotations

from collections.abc import Iterable

from bindery.spec.fallback import counterpart
from bindery.spec.model import Routine
from bindery.views.fortran.argument_plan import ArgumentPlan, plan_arguments, plan_unused_outputs
from bindery.views.fortran.requests import completed, needs_pending, pending_handover
from bindery.views.fortran.scope import AT_ROOT, Scope


class CallPlan:
    """A call of the scope's callee with converted arguments."""

    def __init__(self, scope: Scope):
        self.scope = scope
        self.arguments = plan_arguments(scope)
        self.unused_outputs = plan_unused_outputs(scope)
        if any(plan.needs_root for plan in self.arguments):
            scope.at_root()

    @property
    def routine(self) -> Routine:
        return self.scope.procedure.routine

    @property
    def is_function(self) -> bool:
        return not self.routine.returns_error_code

    @property
    def body(self) -> list[str]:
        """All statements."""
        if self.routine.copies_status:
            names = ", ".join(p.name for p in self.scope.procedure.parameters)
            return [f"BND_STATUS_COPY({names});", "BND_STORE_IERROR(ierror, MPI_SUCCESS);"]
        return [*self.before, *self.call]

    @property
    def before(self) -> list[str]:
        """Checks first, then what has to be released if a later step fails."""
        plans = (*self.arguments, *self.unused_outputs.values())
        return [
            *(["bnd_check_addresses();"] if self.starts_mpi else []),
            *self.scope.queries.lines(first=AT_ROOT),
            *(plan.early_local for plan in plans if plan.early_local),
            *(plan.check for plan in plans if plan.check),
            *(["struct bnd_pending *pending = NULL;"] if needs_pending(self.scope) else []),
            *(line for group in self._groups() for line in _conversions(group)),
        ]

    def _groups(self) -> list[list[ArgumentPlan]]:
        """The order of conversion: buffers early, since they may fail, and what is converted must be released then."""
        if not self.scope.assumed_rank:
            return [list(self.arguments)]
        arrays = [plan for plan in self.arguments if plan.is_handle_array]
        buffers = [plan for plan in self.arguments if plan.parameter in self.scope.buffers]
        return [arrays, buffers, [plan for plan in self.arguments if plan not in arrays and plan not in buffers]]

    @property
    def starts_mpi(self) -> bool:
        """Only a call that starts MPI raises errors on the initial error handler."""
        return self.routine.errors_on == "initial"

    @property
    def actuals(self) -> str:
        """In the order of the callee's parameters."""
        pairs = ((counterpart(self.scope.callee, plan.parameter), plan) for plan in self.arguments)
        plans = {q.name: plan for q, plan in pairs if q} | self.unused_outputs
        actuals = (plans[q.name].actual for q in self.scope.callee.parameters)
        return ", ".join(actual for actual in actuals if actual)

    @property
    def call(self) -> list[str]:
        """The call, its results, and the error code; a function returns the result of C."""
        call = f"BND_C({self.scope.callee.name})({self.actuals})"
        if self.is_function:
            return [f"return {call};"]
        if not self.routine.ierror:
            return [f"{call};"]
        after = [plan.after_call for plan in self.arguments if plan.after_call] + pending_handover(self.scope)
        after += ["bnd_mpi_started(result);"] if self.starts_mpi else []
        if not after:
            return [f"BND_STORE_IERROR(ierror, {call});"]
        # A result that does not fit turns success into an error.
        changing = ("narrowing", "dropped", "tool_wrapper")
        changes = any(plan.layer in changing and plan.parameter.is_output for plan in self.arguments)
        return [
            f"{'' if changes else 'const '}int result = {call};",
            *completed(self.scope.procedure),
            *after,
            "BND_STORE_IERROR(ierror, result);",
        ]


def _conversions(plans: list[ArgumentPlan]) -> Iterable[str]:
    yield from (plan.local for plan in plans if plan.local)
    yield from (plan.before_call for plan in plans if plan.before_call)
