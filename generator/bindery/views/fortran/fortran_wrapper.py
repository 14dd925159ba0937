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
from bindery.views.fortran.call_plan import CallPlan
from bindery.views.fortran.fallback_call import callees, unavailable
from bindery.views.fortran.fast_path import fast_path
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
        """The dummy arguments; lengths of strings come after ierror."""
        plans = self._plan.arguments
        ierror = [f"{INTEGER_IN_C} *ierror"] if self.procedure.routine.ierror else []
        return (
            ", ".join([*(a.formal for a in plans if a.formal), *ierror, *(a.hidden for a in plans if a.hidden)])
            or "void"
        )

    @property
    def names(self) -> str:
        """The dummy arguments by name, to pass them on."""
        plans = self._plan.arguments
        ierror = ["ierror"] if self.procedure.routine.ierror else []
        lengths = [f"{a.parameter.name}_len" for a in plans if a.hidden]
        return ", ".join([*(a.parameter.name for a in plans if a.formal), *ierror, *lengths])

    @cached_property
    def primary(self) -> list[str]:
        """The body over the C procedure of the same name."""
        leave = f"BND_FALLBACK({self.lower})({self.names})" if self.has_fallback else ""
        return [*unavailable(self._plan, leave), *self._plan.body]

    @cached_property
    def fallback(self) -> list[str]:
        """The body over what a target has that lacks that procedure; empty if nothing can take its place."""
        callee = fallback_of(self.spec, self.procedure)
        if callee:
            plan = self._plan_over(callee)
            return [*unavailable(plan), *plan.body]
        computed = self.procedure.routine.computed
        return [f"return {computed.to_c(self._plan.scope)};"] if computed else []

    @property
    def has_fallback(self) -> bool:
        """Whether the fallback may be needed at run time: the library there may be older, but large forms are part of
        all of them."""
        return bool(self.fallback) and not self.procedure.large

    @cached_property
    def fast_path(self) -> list[str]:
        return fast_path(self._plan, f"BND_SLOW_PATH({self.lower})({self.names})")

    @cached_property
    def _plan(self) -> CallPlan:
        return self._plan_over(self.procedure)

    def _plan_over(self, callee: Procedure) -> CallPlan:
        return CallPlan(Scope(self.spec, self.procedure, callee, self.source))
