"""The C entry points: what each refuses, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.conditions import Condition, Joined, Not, all_of
from bindery_mpi.spec.expressions import Const, Operation, Ref
from bindery_mpi.spec.facts import in_place_of
from bindery_mpi.spec.layer import ALL, Layer, Statements, Test, Text, Value
from bindery_mpi.spec.model import Body, Parameter, Procedure
from bindery_mpi.views.c.c_procedure import CProcedure

# Roles of arguments that have a meaning in the group of the root alone.
_SIGNIFICANT_AT_ROOT_ALONE = ("count", "datatype", "operation", "displacement")


class EntryArgument(Argument):
    """An argument of an entry point."""

    @property
    def below_minimum(self) -> Joined:
        """`tag < 0 && tag != MPI_ANY_TAG`: a number below the least legal one may have a meaning of its own."""
        p = self.parameter
        others = (Operation(Ref(p.name), "!=", Const(value)) for value in p.special)
        return all_of(Operation(Ref(p.name), "<", Const(str(p.kind.minimum))), *others)


@dataclass(frozen=True, kw_only=True)
class RefusalPlan(Layer, name="refusals", policy=ALL, of=EntryArgument):
    """A test by which an entry point refuses an argument, and how a test of it makes an invalid one."""

    refuse_if: Test  # whether the argument is refused before the implementation is called
    error: Text  # the class of the error
    invalid: Value = ""  # an invalid argument, for the test
    invalidate: Statements = ""  # what makes a valid argument of the test invalid


@dataclass(frozen=True)
class Refusal:
    """One argument refused: `count < 0` raises MPI_ERR_COUNT."""

    parameter: Parameter
    refusal: RefusalPlan
    condition: Joined  # "count < 0"
    error: str  # "MPI_ERR_COUNT"


@dataclass(frozen=True)
class ErrorObject:
    """Whose error handler is invoked: `BND_ON_COMM` and the expression of its handle (R151)."""

    kind: str  # "comm", "file", "nothing"
    expression: str  # "comm", "*comm", "MPI_FILE_NULL"
    parameter: str = ""  # "comm"; "" if it is no argument
    by_reference: bool = False  # true: the argument is a pointer to the handle

    @property
    def enumerator(self) -> str:
        return "BND_ON_" + self.kind.upper()

    def is_behind(self, p: Parameter) -> bool:
        return self.by_reference and self.parameter == p.name


NO_OBJECT = ErrorObject("nothing", "0")


class EntryPoint(CProcedure):
    """A C entry point, ready for the template."""

    @property
    def is_forwarded(self) -> bool:
        return self.procedure.routine.is_forwarded

    @property
    def headers(self) -> list[str]:
        """The headers beyond mpi.h that declare the entry point or what it calls."""
        routine = self.procedure.routine
        removed = ["mpi_removed.h"] if routine.removed else []
        outside = ["mpi_fortran.h"] if not routine.removed and not self.spec.in_abi(routine) else []
        conversion = [] if routine.body in (Body.FORWARD, Body.NOTHING) else ["bnd_conversion.h"]
        return removed + outside + conversion

    # ---- refusals of a checked build ---------------------------------------------------------------------------------

    @cached_property
    def error_object(self) -> ErrorObject:
        return error_object(self.procedure)

    @cached_property
    def checks(self) -> tuple[Refusal, ...]:
        if not self.returns_error_code or not self.is_forwarded:
            return ()
        accepted = (p for p in self.procedure.parameters if not p.root_only)
        found = (check for p in accepted for check in self._checks_of(p))
        # A refusal dereferences the pointer to its object, so that pointer is checked first.
        return tuple(sorted(found, key=lambda check: not self.error_object.is_behind(check.parameter)))

    def _checks_of(self, p: Parameter) -> list[Refusal]:
        found = RefusalPlan.all_treating(EntryArgument(self.spec, self.procedure, p))
        return [Refusal(p, r, all_of(*self.guards(p), r.refuse_if), self._error(r.error)) for r in found]

    def _error(self, error: str) -> str:
        return "MPI_T_ERR_INVALID" if self.is_mpit and not error.startswith("MPI_T_") else error

    @property
    def is_mpit(self) -> bool:
        return self.procedure.routine.only_returns_errors

    def guards(self, p: Parameter) -> list[Condition]:
        """When an argument is significant: not if another one makes it meaningless, nor outside the root's group."""
        guards: list[Condition] = [Not(p.ignored_if)] if p.ignored_if else []
        if buffer := in_place_of(self.procedure, p):
            guards.append(Operation(Ref(buffer), "!=", Const("MPI_IN_PLACE")))
        root = next((q for q in self.procedure.with_role("root") if q.special), None)
        if root and p.kind.role in _SIGNIFICANT_AT_ROOT_ALONE:
            guards.append(Operation(Ref(root.name), ">=", Const("0")))
        return guards

    @property
    def needs_active(self) -> bool:
        return self.is_forwarded and not self.procedure.routine.any_time and self.returns_error_code

    def object_of(self, check: Refusal) -> ErrorObject:
        """The object a check raises on; a pointer that is missing cannot say whose handler to call."""
        is_missing = self.error_object.is_behind(check.parameter) and check.refusal.invalid
        return NO_OBJECT if is_missing else self.error_object


def error_object(procedure: Procedure) -> ErrorObject:
    """The object of the call: the argument named in the spec, else the first input communicator, window, file or
    session (R151)."""
    named = procedure.routine.errors_on
    if named in ("self", "initial", "none"):
        return NO_OBJECT
    if named == "file-default":
        return ErrorObject("file", "MPI_FILE_NULL")
    inputs = [
        p for p in procedure.parameters if p.is_input and not p.is_array and not p.root_only and named in ("", p.name)
    ]
    for handler in ("own", "inherited", *(["named"] if named else [])):
        for p in inputs:
            if p.kind.error_handler == handler:
                is_pointer = p.is_output or bool(p.by_reference)
                return ErrorObject(p.kind.name, f"*{p.name}" if is_pointer else p.name, p.name, is_pointer)
    return NO_OBJECT
