"""Calls of solo with one wrong argument each: which argument a call can be spoiled in, and how it is made right otherwise.

What a right and a wrong argument of a kind is stands in tests/solo/wrong_call.cpp; here each argument gets the maker that the rules
of layer "invalid_argument" choose for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Iterable

from bindery.spec.model import Parameter, Procedure, Spec, by_chapter
from bindery.spec.prototypes import Prototypes
from bindery.outputs.render import Item
from bindery.spec.rules import is_counted, select
from bindery.views.c_entry import Entry


@dataclass(frozen=True)
class WrongCall:
    """One C procedure as the tests of wrong arguments call it."""

    procedure: Procedure
    spec: Spec

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def row(self) -> list[str]:
        """`{"MPI_Send", BND_ON_COMM, 6, 6, false, [](wrong_call &c) { return c.call(MPI_Send, …); }},`: the object whose error handler
        is called and its place from 1, how many arguments there are, and whether solo lacks the routine."""
        entry = Entry(self.procedure, self.spec)
        on = entry.error_object
        names = [p.name for p in self.procedure.parameters]
        place = names.index(on.expression.lstrip("*")) + 1 if on.expression.lstrip("*") in names else 0
        lacking = str(self.procedure.routine.name in self.spec.unsupported).lower()
        makers = [self._maker(position, p) for position, p in enumerate(self.procedure.parameters, 1)]
        actuals = [f"        {maker}," for maker in makers[:-1]] + [f"        {makers[-1]});"]
        head = f'{{"{self.procedure.name}", {on.enumerator}, {place}, {len(names)}, {lacking}, [](wrong_call &c) {{'
        return [head, f"    return c.call({self.procedure.name},", *actuals, "}},"]

    def _maker(self, position: int, p: Parameter) -> str:
        return select(self.spec, "invalid_argument", self.procedure, p, self._words(position, p))["actual"]

    def _words(self, position: int, p: Parameter) -> dict[str, object]:
        is_special = any(self.spec.constants[name].type.endswith("*") for name in p.special)
        is_needed = (
            not p.nullable and not is_special and (not p.is_array or is_counted(self._prototypes, self.procedure, p))
        )
        procedure_type = self._prototypes.c_callback(p, self.procedure.large) if p.callback else ""
        return {
            "position": position,
            "name": p.name,
            "kind": p.kind.name,
            "type": p.kind.c_type(self.procedure.large),
            "null": p.kind.null,
            "error": p.kind.error or "MPI_ERR_ARG",
            "needed": str(is_needed).lower(),
            "nullable": str(p.nullable).lower(),
            "procedure": procedure_type,
        }


@cache
def wrong_calls(spec: Spec) -> dict[str, list[WrongCall]]:
    """What reaches solo, may be wrong, and tells so through an error handler, by chapter."""
    calls = (
        WrongCall(p, spec)
        for p in spec.c_procedures
        if p.routine.body == "forward"
        and p.routine.returns == "error_code"
        and p.routine.errors_on != "none"
        and p.parameters
        and "c" in p.routine.dialects
    )
    return by_chapter(calls, lambda call: call.procedure.routine)


def files(spec: Spec) -> Iterable[Item]:
    for chapter, calls in wrong_calls(spec).items():
        yield (
            f"test/invalid_argument/{chapter}.cpp",
            spec.chapter_file(chapter),
            {"chapter": chapter, "rows": [line for call in calls for line in call.row]},
        )


def chapters(spec: Spec) -> Iterable[Item]:
    lines = [f"WRONG_CALLS({name.replace('-', '_')})" for name in wrong_calls(spec)]
    yield "test/invalid_argument/chapters.inc", "specs/", {"lines": lines}
