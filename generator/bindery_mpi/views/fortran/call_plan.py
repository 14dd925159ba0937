"""The plan of a Fortran wrapper's call of one C procedure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.fallback import counterpart
from bindery_mpi.spec.model import Parameter, Procedure, Routine
from bindery_mpi.views.fortran.plans import ArgumentPlan, UnusedOutput, plan_arguments, plan_unused_outputs
from bindery_mpi.views.fortran.scope import Scope, declared


def dummies(plans: Iterable[ArgumentPlan], ierror: str) -> str:
    """The dummy arguments; lengths of strings come after ierror."""
    plans = list(plans)
    words = [*(plan.formal for plan in plans), ierror, *(plan.hidden for plan in plans)]
    return ", ".join(word for word in words if word) or "void"


def names(plans: Iterable[ArgumentPlan], ierror: str) -> list[str]:
    """The same by name, to pass them on."""
    plans = list(plans)
    return [*(plan.parameter.name for plan in plans if plan.formal), *behind(plans, ierror)]


def behind(plans: Iterable[ArgumentPlan], ierror: str) -> list[str]:
    """The arguments of the compiler and of MPI behind those of the routine."""
    return [*([ierror] if ierror else []), *(f"{plan.parameter.name}_len" for plan in plans if plan.hidden)]


class CallPlan:
    """A call of the scope's callee with converted arguments."""

    def __init__(self, scope: Scope, passed: Mapping[str, ArgumentPlan] | None = None):
        self.scope = scope
        self.arguments = plan_arguments(scope, passed)
        self.unused_outputs = plan_unused_outputs(scope)

    @cached_property
    def queries(self) -> list[str]:
        """The declarations of what the arguments ask MPI."""
        in_order = sorted(self.arguments, key=lambda plan: self.scope.is_described(plan.parameter))
        uses = [use for plan in in_order for use in plan.uses]
        at_root = self.scope.at_root.uses if any(plan.needs_root for plan in self.arguments) else ()
        return declared([*uses, *at_root])

    @property
    def routine(self) -> Routine:
        return self.scope.procedure.routine

    @property
    def is_function(self) -> bool:
        return not self.routine.returns_error_code

    def slots(self, slot: str) -> list[str]:
        """A slot of all arguments, where it is filled."""
        return [text for plan in (*self.arguments, *self.unused_outputs) if (text := getattr(plan, slot, ""))]

    @property
    def conversions(self) -> list[str]:
        """The arguments that have to be released if a later step fails."""
        return [line for group in self._groups() for line in _conversions(group)]

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
    def starts_world(self) -> bool:
        """Whether it starts the World Model, which a process has once; else it makes a session."""
        return self.starts_mpi and not any(p.is_output and p.kind.form == "handle" for p in self.routine.parameters)

    @property
    def actuals(self) -> str:
        """In the order of the callee's parameters."""
        plans: list[ArgumentPlan | UnusedOutput] = [*self.arguments, *self.unused_outputs]
        found = {q.name: plan.actual for plan in plans if (q := counterpart(self.scope.callee, plan.parameter))}
        actuals = (found[q.name] for q in self.scope.callee.parameters)
        return ", ".join(actual for actual in actuals if actual)

    @property
    def results(self) -> list[str]:
        """The statements that do something with results."""
        return [plan.after_call for plan in self.arguments if plan.after_call]

    @property
    def changes_result(self) -> bool:
        """Whether a result that does not fit turns success into an error."""
        return any(plan.may_fail and plan.parameter.is_output for plan in self.arguments)

    @property
    def needs_result(self) -> bool:
        """Whether anything happens after the call."""
        return bool(self.results) or self.scope.has_pending or self.routine.is_split or self.starts_mpi

    def names_with_role(self, role: str) -> list[str]:
        return [p.name for p in self.scope.procedure.with_role(role)]

    @property
    def new_request(self) -> str:
        """The request that owns `pending` after the call."""
        return next((p.name for p in self.scope.procedure.with_role("request") if p.is_output), "")

    @property
    def completed(self) -> Completed | None:
        return completed(self.scope.procedure)


def _conversions(plans: list[ArgumentPlan]) -> Iterable[str]:
    yield from (plan.local for plan in plans if plan.local)
    yield from (plan.before_call for plan in plans if plan.before_call)


@dataclass(frozen=True)
class Completed:
    """Which requests a call completes: those of a list of indices, of one index, or all, if a flag is true."""

    index: Parameter | None
    flag: str  # "c_flag"; "" without one


def completed(procedure: Procedure) -> Completed | None:
    if not any(p.effect == "completes" for p in procedure.parameters):
        return None
    outputs = [p for p in procedure.parameters if p.is_output]
    index = next((p for p in outputs if p.base == 1), None)
    flag = next((f"c_{p.name}" for p in outputs if p.kind.form == "logical"), "")
    return Completed(index, flag)
