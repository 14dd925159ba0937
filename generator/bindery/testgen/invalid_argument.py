"""Invalid-argument tests of solo: calls with one invalid argument each.

tests/solo/invalid_argument_call.cpp has the valid and the invalid values of each kind; the rules of layer
"invalid_argument" choose the maker of each argument.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from bindery.item import Item
from bindery.spec.facts import is_counted
from bindery.spec.model import Parameter, Procedure, Spec, by_chapter
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Variables, select
from bindery.views.c.c_entry import EntryPoint, ErrorObject


@dataclass(frozen=True)
class InvalidArgumentCall:
    """One C procedure as the invalid-argument tests call it."""

    procedure: Procedure
    spec: Spec

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

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
        """What makes each argument."""
        return [self._maker(position, p) for position, p in enumerate(self.procedure.parameters, 1)]

    def _maker(self, position: int, p: Parameter) -> str:
        return select(self.spec, "invalid_argument", self.procedure, p, self._variables(position, p))["actual"]

    def _variables(self, position: int, p: Parameter) -> Variables:
        may_be_sentinel = any(self.spec.constants[name].is_address for name in p.special)
        has_elements = not p.is_array or is_counted(self._prototypes, self.procedure, p)
        return {
            "position": position,
            "name": p.name,
            "kind": p.kind.name,
            "type": p.kind.c_type(self.procedure.large),
            "null": p.kind.null,
            "error": p.kind.error or "MPI_ERR_ARG",
            "needed": str(not p.nullable and not may_be_sentinel and has_elements).lower(),
            "nullable": str(p.nullable).lower(),
            "procedure": self._prototypes.c_callback(p, self.procedure.large) if p.callback else "",
        }


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
