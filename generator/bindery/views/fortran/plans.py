"""The plan of each argument of a Fortran wrapper, from the rules of its layer, and of the call of one C procedure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import cached_property

from bindery.spec.fallback import counterpart
from bindery.spec.model import Parameter, Procedure, Routine
from bindery.spec.rules import LAYERS, Applied, Variables, select
from bindery.views.fortran.scope import Code, Scope, Use, declared
from bindery.views.fortran.sections import replacement, section_variables
from bindery.views.fortran.variables import argument_variables


@dataclass(frozen=True)
class ArgumentPlan:
    """The C code of one argument: the slots of its rule, empty where they are not needed."""

    parameter: Parameter
    layer: str  # "fortran_wrapper": the layer of the rule
    needs_root: bool  # the code reads `at_root`
    formal: str  # "const MPI_Fint *comm": the dummy argument
    hidden: str  # "bnd_length name_len": a dummy argument behind all others
    early_local: str  # declared before anything that has to be released
    check: str  # refuses a value that the callee cannot take
    local: str  # "struct bnd_string c_name;"
    before_call: str  # conversion, which may return with an error
    actual: str  # "bnd_f2c_Comm(*comm)": what the callee gets
    on_error: str  # "bnd_string_free(&c_name)": releases it where a later argument has an error
    after_call: str  # stores results for the caller, and releases
    fast_if: str  # "bnd_is_known_Comm(*comm)": whether the fast path can take the argument
    fast_high: str  # 0 where `fast_if` holds, most likely
    fast_local: str
    fast_actual: str  # what the callee gets on the fast path
    fast_after_call: str
    small_if: str  # whether the small form of the callee can take the argument
    uses: tuple[Use, ...] = ()  # the queries in all slots

    @property
    def has_fast_form(self) -> bool:
        """Whether nothing but the call itself is left on the fast path."""
        more = (self.local, self.before_call, self.after_call, self.hidden, self.early_local, self.check)
        return "fast_actual" in LAYERS[self.layer].possible and bool(self.fast_actual or not any(more))

    @property
    def is_handle_array(self) -> bool:
        return self.parameter.is_array and self.parameter.kind.form == "handle"


def plan_arguments(scope: Scope) -> tuple[ArgumentPlan, ...]:
    """The plans of all arguments of a wrapper, in the order of its dummy arguments."""
    plans: dict[str, ArgumentPlan] = {}
    for p in scope.procedure.parameters:
        if not _is_described(scope, p):
            plans[p.name] = _plan(scope, p, [plan.on_error for plan in plans.values() if plan.on_error])
    # Only arrays of handles are converted before buffers.
    arrays = [plan.after_call for plan in plans.values() if plan.is_handle_array and plan.after_call]
    plans |= {p.name: _plan(scope, p, arrays) for p in scope.procedure.parameters if _is_described(scope, p)}
    return tuple(plans[p.name] for p in scope.procedure.parameters)


def plan_unused_outputs(scope: Scope) -> dict[str, ArgumentPlan]:
    """The outputs of the callee for which the wrapper has no argument."""
    passed = [counterpart(scope.callee, p) for p in scope.procedure.parameters]
    unused = [q for q in scope.callee.parameters if q not in passed]
    return {q.name: from_rule(q, _unused_output(scope, q)) for q in unused}


def _unused_output(scope: Scope, q: Parameter) -> Applied:
    variables: Variables = {"name": q.name, "type": q.kind.c_type(scope.callee.large)}
    return select(scope.spec, "unused_output", scope.callee, q, variables)


def _is_described(scope: Scope, p: Parameter) -> bool:
    """Whether the argument comes by descriptor."""
    return scope.assumed_rank and p.kind.form == "choice"


def _plan(scope: Scope, p: Parameter, cleanup: list[str]) -> ArgumentPlan:
    """The plan of one argument; `cleanup` releases the arguments converted before it."""
    variables = argument_variables(scope, p, cleanup)
    if _is_described(scope, p):
        variables |= section_variables(scope, p, cleanup)
    plan = from_rule(p, select(scope.spec, scope.layer_of(p), scope.procedure, p, variables))
    replaced = replacement(scope.procedure, p) if scope.assumed_rank else ""
    return replace(plan, actual=replaced, fast_actual=plan.fast_actual or plan.actual) if replaced else plan


_SLOTS = [f.name for f in fields(ArgumentPlan) if f.type == "str" and f.name != "layer"]


def from_rule(p: Parameter, applied: Applied) -> ArgumentPlan:
    needed_if = applied["query_if"]
    return ArgumentPlan(
        parameter=p,
        layer=applied.rule.layer,
        needs_root=bool(applied.rule.match.get("at_root")),
        **{slot: applied[slot] for slot in _SLOTS},
        uses=tuple(use for value in applied.values if isinstance(value, Code) for use in value.where(needed_if).uses),
    )


def dummies(arguments: Iterable[ArgumentPlan], ierror: list[str]) -> str:
    """The dummy arguments; lengths of strings come after ierror."""
    plans = list(arguments)
    formals = [plan.formal for plan in plans if plan.formal]
    return ", ".join([*formals, *ierror, *(plan.hidden for plan in plans if plan.hidden)]) or "void"


def passed_on(plan: ArgumentPlan) -> ArgumentPlan:
    """The same dummy argument for another wrapper, which passes it on as it is."""
    slots = dict.fromkeys(_SLOTS, "") | {
        "formal": plan.formal,
        "hidden": plan.hidden,
        "actual": plan.parameter.name if plan.formal else "",
    }
    return ArgumentPlan(parameter=plan.parameter, layer=plan.layer, needs_root=False, **slots, uses=())


class CallPlan:
    """A call of the scope's callee with converted arguments."""

    def __init__(self, scope: Scope):
        self.scope = scope
        self.arguments = plan_arguments(scope)
        self.unused_outputs = plan_unused_outputs(scope)

    @cached_property
    def queries(self) -> list[str]:
        """The declarations of what the arguments ask MPI."""
        in_order = sorted(self.arguments, key=lambda plan: _is_described(self.scope, plan.parameter))
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
        plans = (*self.arguments, *self.unused_outputs.values())
        return [text for plan in plans if (text := getattr(plan, slot))]

    @property
    def conversions(self) -> list[str]:
        """What has to be released if a later step fails."""
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
        pairs = ((counterpart(self.scope.callee, plan.parameter), plan) for plan in self.arguments)
        plans = {q.name: plan for q, plan in pairs if q} | self.unused_outputs
        actuals = (plans[q.name].actual for q in self.scope.callee.parameters)
        return ", ".join(actual for actual in actuals if actual)

    @property
    def results(self) -> list[str]:
        """What the arguments do with results."""
        return [plan.after_call for plan in self.arguments if plan.after_call]

    @property
    def changes_result(self) -> bool:
        """Whether a result that does not fit turns success into an error."""
        changing = ("narrowing", "dropped", "mpit_wrapper")
        return any(plan.layer in changing and plan.parameter.is_output for plan in self.arguments)

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
