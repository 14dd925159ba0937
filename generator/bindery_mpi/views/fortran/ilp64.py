"""Wrappers for programs whose INTEGER has 8 bytes: each converts its integers for another wrapper, whose source it
includes. Counts go to the wrapper of the large form, which takes them as they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.dummy_types import dummy_type
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.model.flavour import FLAVOURED_INTEGER, INTEGER_IN_C, WIDE_INTEGER
from bindery_mpi.spec.names import in_f08
from bindery_mpi.views.fortran.call_plan import CallPlan, behind, dummies, names
from bindery_mpi.views.fortran.catalogue import assumed_rank_wrappers, wrappers
from bindery_mpi.views.fortran.fortran_wrapper import FortranWrapper
from bindery_mpi.views.fortran.modules import is_told_by_kind
from bindery_mpi.views.fortran.plans import Widening
from bindery_mpi.views.fortran.scope import Scope


@dataclass(frozen=True)
class Ilp64Wrapper:
    """One wrapper as its template sees it."""

    inner: FortranWrapper  # what it calls
    procedure: Procedure
    spec: Spec
    small: Ilp64Wrapper | None = None  # what serves the call instead if all numbers are representable

    @property
    def lower(self) -> str:
        return self.procedure.name.lower()

    @property
    def upper(self) -> str:
        return self.lower.upper()

    @property
    def file(self) -> str:
        return f"fortran/{WIDE_INTEGER.folder}/{self.procedure.name}.c"

    @property
    def dummies(self) -> str:
        return dummies(self._arguments, f"{FLAVOURED_INTEGER} *ierror" if self.has_ierror else "")

    @property
    def shares_inner(self) -> bool:
        """Whether another wrapper calls the same one: a unity build has both in one file."""
        return bool(self.procedure.routine.large_generic)

    @property
    def passed(self) -> str:
        """The dummy arguments, as a call of the same wrapper passes them on."""
        return ", ".join(self._passed)

    @property
    def _passed(self) -> list[str]:
        return names(self._arguments, "ierror" if self.has_ierror else "")

    @property
    def has_fast_path(self) -> bool:
        """Whether the called wrapper has one, and no argument is copied into an array."""
        return self.inner.has_fast_path and not self.small and bool(self.fast_if) and not self.slots("on_error")

    @property
    def fast_if(self) -> str:
        """The condition under which the arguments are converted without an error."""
        each = [a.fast_if for a in self._arguments if a.fast_if and not a.fast_high]
        together = [a.fast_if for a in self._arguments if a.fast_if and a.fast_high]
        if together:
            each.append(f"BND_FIT({' | '.join(self.slots('fast_high'))}, {' && '.join(together)})")
        return " && ".join(each)

    @property
    def fast_locals(self) -> list[str]:
        """The declarations and preparations where arguments are not passed on as low halves."""
        return [*self._slower("local"), *self._slower("before_call"), *self.slots("fast_local")]

    @property
    def fast_results(self) -> list[str]:
        return [*self._slower("after_call"), *self.slots("fast_after_call")]

    def _slower(self, slot: str) -> list[str]:
        """A slot of the arguments without a form of the fast path."""
        return [text for a in self._arguments if not a.fast_actual and (text := getattr(a, slot))]

    @property
    def fast_actuals(self) -> str:
        return ", ".join([*(a.fast_actual or a.actual for a in self._arguments if a.actual), "&int_ierror"])

    @property
    def small_if(self) -> str:
        """The condition under which all numbers are those of the small form, which then checks none."""
        unseen = [a.parameter.name for a in self._arguments if a.check and not a.small_if]
        assert not unseen, f"{self.procedure.name}: the rules of {unseen} have a check and no small_if"
        return " && ".join(a.small_if for a in self._arguments if a.small_if)

    @property
    def passed_to_small(self) -> str:
        """Counts of both forms have 8 bytes here, whatever C calls their types."""
        return ", ".join(f"(void *){name}" for name in self._passed)

    @property
    def checks(self) -> list[str]:
        """The statements that refuse numbers; where `small_if` holds there are none."""
        return [a.check for a in self._arguments if a.check and self.has_ierror]

    @property
    def early_locals(self) -> list[str]:
        return [*self.plan.queries, *self.slots("early_local")]

    def slots(self, slot: str) -> list[str]:
        return self.plan.slots(slot)

    @property
    def actuals(self) -> str:
        """The actual arguments of the called wrapper."""
        return ", ".join([*self.slots("actual"), *behind(self._arguments, "&int_ierror" if self.has_ierror else "")])

    @property
    def has_ierror(self) -> bool:
        return self.procedure.routine.ierror

    @cached_property
    def plan(self) -> CallPlan:
        """The call of the other wrapper, which gets some arguments as they are."""
        inner = self.inner.procedure
        passed = {a.parameter.name: a for a in self.inner.arguments if not _is_integer(a.parameter, inner.large)}
        return CallPlan(Scope(self.spec, self.procedure, inner, WIDE_INTEGER), passed)

    @property
    def _arguments(self) -> list[Widening]:
        return [a for a in self.plan.arguments if isinstance(a, Widening)]


def _is_integer(p: Parameter, large: bool) -> bool:
    """Whether the called wrapper has an INTEGER of int's width for an argument."""
    is_number = p.kind.form == "number" and dummy_type(p, large) == INTEGER_IN_C
    return is_number or p.kind.form in ("handle", "status")


def ilp64_wrappers(spec: Spec) -> Iterable[Ilp64Wrapper]:
    """One for each procedure with a wrapper, except those for large counts that a program cannot tell from others."""
    by_descriptor = {wrapper.procedure: wrapper for wrapper in assumed_rank_wrappers(spec)}
    by_address = {wrapper.procedure: wrapper for wrapper in wrappers(spec)}
    for procedure in {**by_address, **by_descriptor}:
        if not is_told_by_kind(procedure):
            inner = _inner(procedure)
            has_small = inner is not procedure and _makes_datatype(procedure)
            small = Ilp64Wrapper(by_address[procedure], procedure, spec) if has_small else None
            yield Ilp64Wrapper(by_descriptor.get(inner) or by_address[inner], procedure, spec, small)


def _makes_datatype(procedure: Procedure) -> bool:
    """Whether MPI_Type_get_envelope, which MPICH's files call, tells the form of the procedure."""
    return any(p.kind.substituted and p.intent == "out" and not p.is_array for p in procedure.parameters)


def _inner(procedure: Procedure) -> Procedure:
    """The large form, if mpi_f08 has it with the same arguments, else the procedure itself."""
    names = [p.name for p in procedure.parameters]
    forms = (p for p in procedure.routine.procedures if p.large and in_f08(p))
    return next((p for p in forms if [q.name for q in p.parameters] == names), procedure)
