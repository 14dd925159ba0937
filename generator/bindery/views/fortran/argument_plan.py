"""The plan of each argument of a Fortran wrapper, from the rules of its layer."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from bindery.spec.fallback import counterpart
from bindery.spec.layers import LAYERS
from bindery.spec.model import Parameter
from bindery.spec.rules import Applied, Variables, fill, rule_for, select
from bindery.views.fortran.narrowing import layer_of
from bindery.views.fortran.scope import Scope
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
    fast_local: str
    fast_actual: str  # what the callee gets on the fast path
    fast_after_call: str

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
    return {q.name: _from_rule(q, _unused_output(scope, q)) for q in unused}


def _unused_output(scope: Scope, q: Parameter) -> Applied:
    variables: Variables = {"name": q.name, "type": q.kind.c_type(scope.callee.large)}
    return select(scope.spec, "unused_output", scope.callee, q, variables)


def _is_described(scope: Scope, p: Parameter) -> bool:
    """Whether the argument comes by descriptor."""
    return scope.assumed_rank and p.kind.form == "choice"


def _plan(scope: Scope, p: Parameter, cleanup: list[str]) -> ArgumentPlan:
    """The plan of one argument; `cleanup` releases the arguments converted before it."""
    layer = scope.source.descriptor_layer if _is_described(scope, p) else layer_of(scope, p)
    rule = rule_for(scope.spec, layer, scope.procedure, p)
    needed_if = fill(rule, scope.procedure, p, argument_variables(scope, p, cleanup), "query_if")["query_if"]
    inner = scope.where(needed_if)
    variables = argument_variables(inner, p, cleanup)
    if _is_described(scope, p):
        variables |= section_variables(inner, p, cleanup)
    plan = _from_rule(p, fill(rule, scope.procedure, p, variables))
    replaced = replacement(scope.procedure, p) if scope.assumed_rank else ""
    return replace(plan, actual=replaced, fast_actual=plan.fast_actual or plan.actual) if replaced else plan


_SLOTS = [f.name for f in fields(ArgumentPlan) if f.name not in ("parameter", "layer", "needs_root")]


def _from_rule(p: Parameter, applied: Applied) -> ArgumentPlan:
    return ArgumentPlan(
        parameter=p,
        layer=applied.rule.layer,
        needs_root=bool(applied.rule.match.get("at_root")),
        **{slot: applied[slot] for slot in _SLOTS},
    )
