"""The bodies of functions of the MPI-2 C++ bindings that programs can inline."""

from __future__ import annotations

from collections.abc import Iterator

from bindery.spec.model import Spec
from bindery.views.mpicxx.cxx_functions import functions
from bindery.views.mpicxx.cxx_method import CxxFunction


class InlineFunction(CxxFunction):
    """One function, whose result has no value before the call."""

    @property
    def needs_runtime(self) -> bool:
        """For more than to raise errors."""
        calls = any(rule["call"] or rule["not_inline"] for rule in self._rules.values())
        return calls or self.creates_copy or bool(self.of_c or self.method.allocated)

    @property
    def unset_locals(self) -> list[str]:
        if self.result is None:
            return [*self.locals]
        rule = self._rules[self.result.name]
        return [rule["result_unset"] if line == rule["result_local"] else line for line in self.locals]

    @property
    def after_error(self) -> str:
        return self._rules[self.result.name]["result_none"] if self.result else ""


def inline_functions(spec: Spec) -> Iterator[InlineFunction]:
    found = (InlineFunction(f.procedure, f.method, f.omitted, f.of_c, f.spec) for f in functions(spec))
    return (f for f in found if not f.needs_runtime)
