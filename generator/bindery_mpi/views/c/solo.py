"""The glue between the C entry points and solo: small and large forms of a routine become one C++ function,
`solo::Send`.

The glue looks up the objects behind handles, so that an invalid one is refused before the function is called, and turns
what the
function throws into an error code, through the right error handler.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.conditions import Joined, all_of
from bindery_mpi.spec.declarations import VOID, CDeclaration
from bindery_mpi.spec.layer import FIRST, Declaration, Layer, Value
from bindery_mpi.spec.model import C, Parameter, Procedure, Routine, Spec
from bindery_mpi.spec.names import stem
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.c.c_entry import EntryPoint


@dataclass(frozen=True, eq=False)
class SoloArgument(Argument):
    """An argument of a routine in its widest form."""

    form: Procedure  # which may be another one

    @property
    def class_(self) -> str:
        """The word of the argument's kind in names of solo's classes."""
        return self.parameter.kind.name.capitalize()

    @property
    def wide(self) -> str:
        """C's declaration in the large form."""
        return self._prototypes.c_declaration(self.parameter, self.procedure.large)

    @property
    def guards(self) -> Joined:
        """The condition under which the argument has a meaning."""
        return all_of(*EntryPoint(self.form, self.spec).guards(self.parameter))


@dataclass(frozen=True, kw_only=True)
class SoloPlan(Layer, name="solo", policy=FIRST, of=SoloArgument):
    """An argument of a function of solo, in place of one of C."""

    formal: Declaration  # the parameter of the function
    actual: Value  # what a C entry point passes


@dataclass(frozen=True)
class Glue:
    """One routine, ready for the templates."""

    routine: Routine
    spec: Spec

    @property
    def widest(self) -> Procedure:
        return self.routine.procedures[-1]

    @property
    def stem(self) -> str:
        return stem(self.routine.name)

    @property
    def result_type(self) -> CDeclaration:
        return VOID if self.routine.returns_error_code else self._prototypes.c_result(self.widest)

    @property
    def formals(self) -> str:
        form = ["routine_form form"] if self.routine.passes_form else []
        return ", ".join(form + [self._rule(self.widest, p).formal for p in self.widest.parameters])

    @property
    def entries(self) -> list[EntryPoint]:
        return [EntryPoint(procedure, self.spec) for procedure in self.routine.procedures]

    def call(self, procedure: Procedure) -> str:
        """`send(buf, count, …)`, or the schedule of the routine with what comes after its communicator."""
        actuals = [self._actual(procedure, p) for p in self.widest.parameters]
        if self.schedule:
            on = 1 + [p.name for p in self.widest.parameters].index(
                EntryPoint(procedure, self.spec).error_object.parameter
            )
            schedule = f"schedule::{self.schedule}({', '.join(actuals[:on])})"
            later = actuals[on - 1 :] if self.routine.is_lasting else []
            return f"{self.routine.completion}({', '.join([schedule, *later])})"
        form = ["routine_form::large" if procedure.large else "routine_form::small"] if self.routine.passes_form else []
        return f"{self.stem}({', '.join(form + actuals)})"

    @property
    def schedule(self) -> str:
        """The schedule that the routine executes; empty: it has a function of its own."""
        return self.spec.schedule_of.get(self.routine.name, "")

    @property
    def is_unsupported(self) -> bool:
        return self.routine.name in self.spec.unsupported

    def _actual(self, procedure: Procedure, p: Parameter) -> str:
        return self._rule(procedure, p).actual if p in procedure.parameters else "{}"

    def _rule(self, procedure: Procedure, p: Parameter) -> SoloPlan:
        """The rule for an argument of the small or the large form, by the types of the large one."""
        return SoloPlan.treating(SoloArgument(self.spec, self.widest, p, procedure))

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)


def glued(spec: Spec) -> list[Glue]:
    """The routines that reach solo through glue: those of C that have an implementation and may call an error
    handler."""
    found = (r for r in spec.routines.values() if C.has(r) and r.is_forwarded and r.errors_on != "none")
    return [Glue(r, spec) for r in sorted(found, key=lambda r: r.name)]
