"""The Fortran wrappers: C functions under Fortran's names, over C procedures, each argument converted by the rules of
its layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import VOID, CDeclaration
from bindery_mpi.spec.fallback import fallback_of
from bindery_mpi.spec.model import Procedure, Spec
from bindery_mpi.spec.model.flavour import BY_ADDRESS, Source
from bindery_mpi.spec.names import labelled
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.fortran.call_plan import CallPlan, dummies, names
from bindery_mpi.views.fortran.plans import ArgumentPlan
from bindery_mpi.views.fortran.scope import Scope


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
    def result_type(self) -> CDeclaration:
        return Prototypes(self.spec).c_result(self.procedure) if self.plan.is_function else VOID

    @property
    def dummies(self) -> str:
        return dummies(self.arguments, f"{self.source.integer} *ierror" if self.procedure.routine.ierror else "")

    @property
    def arguments(self) -> tuple[ArgumentPlan, ...]:
        return self.plan.arguments

    @property
    def names(self) -> str:
        """The dummy arguments by name, to pass them on."""
        return ", ".join(names(self.arguments, "ierror" if self.procedure.routine.ierror else ""))

    @cached_property
    def plan(self) -> CallPlan:
        """Over the C procedure of the same name."""
        return self._plan_over(self.procedure)

    @cached_property
    def plan_of_fallback(self) -> CallPlan | None:
        """Over what a target has that lacks that procedure."""
        callee = fallback_of(self.spec, self.procedure)
        return self._plan_over(callee) if callee else None

    @property
    def computed(self) -> str:
        """The value that a function returns without a callee."""
        computed = self.procedure.routine.computed
        return str(computed.to_c(self.plan.scope)) if computed else ""

    @property
    def has_other_body(self) -> bool:
        """Whether anything can take the place of the procedure over a target that lacks it."""
        return bool(self.plan_of_fallback or self.computed)

    @property
    def has_fallback(self) -> bool:
        """Whether the fallback may be needed at run time: the library there may be older, but large forms are part of
        all of them."""
        return self.has_other_body and not self.procedure.large

    @cached_property
    def has_fast_path(self) -> bool:
        """Whether the slow path is in a function of its own, so that the fast one saves no registers for it: an
        argument has a test, and each has a fast form."""
        plan = self.plan
        special = (
            plan.is_function
            or plan.routine.copies_status
            or plan.starts_mpi
            or plan.unused_outputs
            or plan.scope.is_fallback
            or plan.routine.is_split
            or any(a.needs_root for a in plan.arguments)
        )
        is_possible = plan.routine.ierror and not special and all(a.has_fast_form for a in plan.arguments)
        return is_possible and bool(plan.slots("fast_if"))

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
    """The procedures that a wrapper calls where the target has them."""
    return [] if procedure.routine.copies_status else [procedure.name]


def fallback_calls(spec: Spec, procedure: Procedure) -> list[str] | None:
    """The procedures that a wrapper calls where the target lacks those; None if there is no wrapper then."""
    fallback = fallback_of(spec, procedure)
    return [fallback.name] if fallback else [] if procedure.routine.computed else None
