"""The layers of a Fortran wrapper, and the plan of each argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.fallback import counterpart
from bindery_mpi.spec.layer import FIRST, NAME_ALONE, Declaration, Layer, Locals, Statements, Test, Value
from bindery_mpi.spec.model import Parameter
from bindery_mpi.views.fortran.argument import FortranArgument
from bindery_mpi.views.fortran.scope import Code, Scope, Use
from bindery_mpi.views.fortran.sections import replacements
from bindery_mpi.views.fortran.special_arguments import Described, MpitArgument, OtherWidth

# These slots are evaluated before anything else of their argument.
_NAME_AND_TYPE = {"variables": frozenset({"name", "type"})}


@dataclass(frozen=True, kw_only=True)
class ArgumentPlan(Layer):
    """The C code of one argument."""

    of: ClassVar[type[FortranArgument]] = FortranArgument
    may_fail: ClassVar[bool] = False  # true: a result that does not fit turns success into an error

    formal: Declaration = ""  # the dummy argument
    hidden: Declaration = ""  # the length of a CHARACTER, a dummy argument behind all others
    early_local: Locals = ""  # declared before anything that has to be released
    check: Statements = ""  # refuses a value that the callee cannot take, before anything is allocated
    local: Locals = ""  # declarations
    before_call: Locals = ""  # conversion, which may return with an error
    actual: Value = ""  # what the callee gets
    on_error: Statements = field(default="", metadata=NAME_ALONE)  # releases it where a later argument has an error
    after_call: Statements = ""  # conversion of results, and release, also after a call that failed
    query_if: Test = field(default="", metadata=_NAME_AND_TYPE)  # where the others evaluate what they ask MPI

    @property
    def needs_root(self) -> bool:
        """Whether the code reads `at_root`."""
        return bool(self.rule.match.get("at_root"))

    @property
    def uses(self) -> tuple[Use, ...]:
        """The queries in all slots."""
        return tuple(use for value in self.used if isinstance(value, Code) for use in value.where(self.query_if).uses)

    @property
    def is_handle_array(self) -> bool:
        return self.parameter.is_array and self.parameter.kind.form == "handle"

    @property
    def has_fast_form(self) -> bool:
        """Whether nothing but the call itself is left on the fast path."""
        return False

    def replaced(self, actual: str) -> Self:
        """The same where the callee gets something else."""
        return replace(self, actual=actual)


@dataclass(frozen=True, kw_only=True)
class FastPlan(ArgumentPlan):
    """The fast path tests in few instructions that no argument needs a conversion."""

    fast_if: Test = ""  # whether the fast path can take the argument
    fast_local: Locals = ""  # in place of `local`
    fast_actual: Value = ""  # what the callee gets
    fast_after_call: Statements = ""  # in place of `after_call`

    @property
    def has_fast_form(self) -> bool:
        more = (self.local, self.before_call, self.after_call, self.hidden, self.early_local, self.check)
        return bool(self.fast_actual or not any(more))

    def replaced(self, actual: str) -> Self:
        return replace(self, actual=actual, fast_actual=self.fast_actual or self.actual)


@dataclass(frozen=True, kw_only=True)
class Converted(FastPlan, name="fortran_wrapper"):
    """An argument of mpif.h, mpi or mpi_f08."""

    actual: Value = field()


@dataclass(frozen=True, kw_only=True)
class MpitPlan(ArgumentPlan, name="mpit_wrapper", of=MpitArgument):
    """An argument of mpi_tool_f08, where errors are returned and no error handler is called (R175)."""

    may_fail = True

    actual: Value = field()


@dataclass(frozen=True, kw_only=True)
class Narrowing(ArgumentPlan, name="narrowing", of=OtherWidth):
    """A number whose type in Fortran is not the one that the callee has."""

    may_fail = True

    formal: Declaration = field()


@dataclass(frozen=True, kw_only=True)
class Widening(FastPlan, name="ilp64", of=OtherWidth):
    """An INTEGER of 8 bytes in a wrapper that calls another one, which has it as an int."""

    formal: Declaration = field()
    actual: Value = field()
    fast_high: Value = ""  # 0 where `fast_if` holds, most likely, and at less cost
    small_if: Test = ""  # whether the argument allows the small form of a call that makes a datatype

    needs_root = False  # the called wrapper asks


@dataclass(frozen=True, kw_only=True)
class Dropped(ArgumentPlan, name="dropped", of=OtherWidth):
    """An argument that the callee does not have."""

    may_fail = True

    formal: Declaration = field()
    actual: Value = field(default="", init=False)


@dataclass(frozen=True, kw_only=True)
class UnusedOutput(Layer, name="unused_output", policy=FIRST):
    """An output of the callee that the wrapper lacks."""

    early_local: Locals  # a variable for the output
    actual: Value  # what the callee gets


@dataclass(frozen=True, kw_only=True)
class AssumedRank(FastPlan, name="assumed_rank", policy=FIRST, of=Described):
    """A choice buffer that comes by descriptor."""

    formal: Declaration = field()
    actual: Value = field()
    on_error: Statements = field(default="", init=False)  # the call's `pending` releases it


_OF_SOURCES = {layer.name: layer for layer in (Converted, MpitPlan, Widening)}


def _layer_of(scope: Scope, p: Parameter) -> type[ArgumentPlan]:
    """The layer whose rules convert an argument: the first of those for what is special about it, or the source's."""
    if scope.is_described(p):
        return AssumedRank
    if scope.is_dropped(p):
        return Dropped
    return Narrowing if scope.is_narrowed(p) else _OF_SOURCES[scope.source.layer]


def plan_arguments(scope: Scope, passed: Mapping[str, ArgumentPlan] | None = None) -> tuple[ArgumentPlan, ...]:
    """The plans of all arguments of a wrapper, in the order of its dummy arguments; `passed` has the plans of another
    wrapper for arguments that it gets as they are."""
    plans = {name: _passed_on(plan) for name, plan in (passed or {}).items()}
    planned = [p for p in scope.procedure.parameters if p.name not in plans]
    for p in (p for p in planned if not scope.is_described(p)):
        plans[p.name] = _plan(scope, p, [plan.on_error for plan in plans.values() if plan.on_error])
    # Only arrays of handles are converted before buffers.
    arrays = [plan.after_call for plan in plans.values() if plan.is_handle_array and plan.after_call]
    for p in (p for p in planned if scope.is_described(p)):
        plans[p.name] = _plan(scope, p, arrays)
        for name, member in replacements(scope.procedure, p).items():
            plans[name] = plans[name].replaced(member)
    return tuple(plans[p.name] for p in scope.procedure.parameters)


def _plan(scope: Scope, p: Parameter, cleanup: Iterable[str]) -> ArgumentPlan:
    """The plan of one argument; `cleanup` releases the arguments converted before it."""
    layer = _layer_of(scope, p)
    return layer.treating(layer.of.within(scope, p, cleanup))


def _passed_on(plan: ArgumentPlan) -> ArgumentPlan:
    """The same dummy argument for another wrapper, which passes it on as it is."""
    actual = plan.parameter.name if plan.formal else ""
    return Widening(rule=plan.rule, argument=plan.argument, formal=plan.formal, hidden=plan.hidden, actual=actual)


def plan_unused_outputs(scope: Scope) -> tuple[UnusedOutput, ...]:
    """The outputs of the callee for which the wrapper has no argument."""
    passed = [counterpart(scope.callee, p) for p in scope.procedure.parameters]
    unused = (q for q in scope.callee.parameters if q not in passed)
    return tuple(UnusedOutput.treating(Argument(scope.spec, scope.callee, q)) for q in unused)
