"""Invalid-argument tests of solo: calls with one invalid argument each.

tests/solo/invalid_argument_call.cpp has the valid and the invalid values of each kind; the rules of layer
"invalid_argument" choose the maker of each argument.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from bindery_mpi.item import Item
from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.facts import is_counted
from bindery_mpi.spec.layer import FIRST, Layer, Value
from bindery_mpi.spec.model import Parameter, Procedure, Spec, by_chapter
from bindery_mpi.views.c.c_entry import EntryPoint, ErrorObject


@dataclass(frozen=True, eq=False)
class InvalidArgument(Argument):
    """An argument of a call, valid or not."""

    at: int

    @property
    def position(self) -> int:
        """The position of the argument, from 1."""
        return self.at

    @property
    def kind(self) -> str:
        """The kind of the argument."""
        return self.parameter.kind.name

    @property
    def needed(self) -> str:
        """Whether a null pointer is invalid."""
        p = self.parameter
        may_be_sentinel = any(self.spec.constants[name].is_address for name in p.special)
        has_elements = not p.is_array or is_counted(self._prototypes, self.procedure, p)
        return str(not p.nullable and not may_be_sentinel and has_elements).lower()

    @property
    def nullable(self) -> str:
        """Whether a null handle is valid."""
        return str(self.parameter.nullable).lower()

    @property
    def procedure_type(self) -> str:
        """C's type of a procedure."""
        p = self.parameter
        return self._prototypes.c_callback(p, self.procedure.large) if p.callback else ""


@dataclass(frozen=True, kw_only=True)
class InvalidArgumentPlan(Layer, name="test/invalid_argument", policy=FIRST, of=InvalidArgument):
    """How a test makes a valid argument, and which invalid ones it tries in its place."""

    actual: Value  # the maker


@dataclass(frozen=True)
class InvalidArgumentCall:
    """One C procedure as the invalid-argument tests call it."""

    procedure: Procedure
    spec: Spec

    @cached_property
    def raised_on(self) -> ErrorObject:
        """The object whose error handler is called."""
        return EntryPoint(self.procedure, self.spec).error_object

    @property
    def position(self) -> int:
        """The position of that object, from 1."""
        names = [p.name for p in self.procedure.parameters]
        return names.index(self.raised_on.parameter) + 1 if self.raised_on.parameter in names else 0

    @property
    def is_lacking(self) -> bool:
        """Whether solo lacks the routine."""
        return self.procedure.routine.name in self.spec.unsupported

    @cached_property
    def makers(self) -> list[str]:
        """The expressions that make each argument."""
        return [self._maker(position, p) for position, p in enumerate(self.procedure.parameters, 1)]

    def _maker(self, position: int, p: Parameter) -> str:
        return InvalidArgumentPlan.treating(InvalidArgument(self.spec, self.procedure, p, position)).actual


@cache
def invalid_argument_calls(spec: Spec) -> dict[str, list[InvalidArgumentCall]]:
    """The calls that reach solo and report an invalid argument through an error handler, by chapter."""
    calls = (InvalidArgumentCall(p, spec) for p in spec.c_procedures if p.parameters and _raises_errors(p))
    return by_chapter(calls, lambda call: call.procedure.routine)


def _raises_errors(procedure: Procedure) -> bool:
    routine = procedure.routine
    return routine.is_forwarded and routine.returns_error_code and routine.errors_on != "none"


def files(spec: Spec) -> Iterable[Item]:
    for chapter, calls in invalid_argument_calls(spec).items():
        yield (f"invalid_argument/{chapter}.cpp", spec.chapter_file(chapter), {"chapter": chapter, "calls": calls})


def chapters(spec: Spec) -> Iterable[Item]:
    yield "invalid_argument/chapters.inc", "specs/", {"chapters": list(invalid_argument_calls(spec))}
