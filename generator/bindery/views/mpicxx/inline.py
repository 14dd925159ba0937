"""The bodies of functions of the MPI-2 C++ bindings that programs can inline."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery.spec.model import Spec
from bindery.views.mpicxx.functions import functions
from bindery.views.mpicxx.method import CxxFunction


@dataclass(frozen=True)
class InlineBody:
    """The body of a function, whose result has no value before the call."""

    of: CxxFunction

    @property
    def needs_runtime(self) -> bool:
        """For more than to raise errors."""
        calls = any(rule["call"] or rule["not_inline"] for rule in self.of.rules.values())
        return calls or self.of.creates_copy or bool(self.of.of_c or self.of.method.allocated)

    @property
    def locals(self) -> list[str]:
        if self.of.result is None:
            return [*self.of.locals]
        rule = self.of.rules[self.of.result.name]
        return [rule["result_unset"] if line == rule["result_local"] else line for line in self.of.locals]

    @property
    def after_error(self) -> str:
        return self.of.rules[self.of.result.name]["result_none"] if self.of.result else ""


def inline_bodies(spec: Spec) -> Iterator[InlineBody]:
    return (body for body in map(InlineBody, functions(spec)) if not body.needs_runtime)
