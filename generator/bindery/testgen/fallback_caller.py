"""Fortran programs that call the large forms over a target that has the small ones: what fits arrives, and what does not is refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bindery.testgen.fortran_caller import Call
from bindery.views.fortran_wrapper import Wrapper
from bindery.spec.model import Parameter, Procedure
from bindery.spec.names import stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied
from bindery.spec.fallback import counterpart, dummy_type, is_fitted
from bindery.testgen.recorder import Wire
from bindery.views.c_entry import OBJECTS, error_object

_TOO_LARGE = "2147483648_8"  # one more than an int can hold


@dataclass(frozen=True)
class Supplied(Call):
    """A call of a large form with values that the small one can take, which is what the recorder should see."""

    @property
    def served(self) -> Procedure:
        assert self.wrapper.instead and self.wrapper.instead.server
        return self.wrapper.instead.server

    @property
    def title(self) -> str:
        """Starts with the routine that is awaited."""
        return f"{self.served.name} for {self.name}"

    @property
    def condition(self) -> str:
        return f"REC_HAS_{self.served.name} && !REC_HAS_{self.name}"

    @cached_property
    def _arguments(self) -> list[Applied]:
        return [
            self._lost(p, a) if counterpart(self.served, p) is None else a
            for p, a in zip(self.wrapper.procedure.parameters, super()._arguments)
        ]

    @staticmethod
    def _lost(p: Parameter, applied: Applied) -> Applied:
        """C never sees it; a number that comes out is none, an array is not touched."""
        number = {} if p.is_array or not p.is_output else {"observe": applied["observe"], "expect_observed": f"{p.name}=0"}
        return Applied(applied.rule, applied.slots | {"expect": "", "observe": "", "expect_observed": ""} | number)

    def _words(self, wire: Wire, position: int, p: Parameter) -> dict[str, Any]:
        """The values of the small form, in the large one's types."""
        called = counterpart(self.served, p)
        if called is None:
            return super()._words(wire, position, p)
        place = self.served.parameters.index(called) + 1
        words = super()._words(Wire(self.served, self.wrapper.spec), place, called)
        wide = dummy_type(p, True) not in ("int", "MPI_Fint")
        procedure = {"callback": Prototypes(self.wrapper.spec).callback_stem(p, True)} if p.callback else {}
        return words | procedure | {"integer": "integer(8)" if wide else "integer", "suffix": "_8" if wide else ""}

    @property
    def expected(self) -> str:
        return super().expected.replace(
            f"{self.name}: {stem(self.name)}(", f"{self.title}: {stem(self.served.name)}(", 1
        )


@dataclass(frozen=True)
class Refused(Supplied):
    """Calls with one number each that an int cannot hold: the error handler is called, the small form is not."""

    @property
    def title(self) -> str:
        return f"{self.served.name} refused to {self.name}"

    @property
    def identifier(self) -> str:
        return f"{self.name}_refused"

    def subroutine(self, name: str) -> str:
        return super().subroutine(name) + "_refused"

    @cached_property
    def refusals(self) -> list[Parameter]:
        return [
            p
            for p in self.wrapper.procedure.parameters
            if p.is_input
            and is_fitted(self.wrapper.procedure, self.served, p)
            and counterpart(self.served, p).kind.c_type(False) == "int"
        ]

    @property
    def declarations(self) -> list[str]:
        return [*super().declarations, "integer :: bad, wanted"]

    @property
    def sets(self) -> list[str]:
        return ["wanted = 0"]

    def statement(self, name: str) -> list[str]:
        spoils = [
            line
            for number, p in enumerate(self.refusals, 1)
            for line in (
                f"if (bad == {number}) {p.name}{'(2)' if p.is_array else ''} = {_TOO_LARGE}",
                f"if (bad == {number}) wanted = {p.kind.error or 'MPI_ERR_ARG'}",
            )
        ]
        lines = [*super().sets, *spoils, *super().statement(name), "call rec_observe_raised(returned, wanted)"]
        return [f"do bad = 1, {len(self.refusals)}", *(f"    {line}" for line in lines), "end do"]

    @property
    def observations(self) -> list[str]:
        return []

    @property
    def expected(self) -> str:
        return f"{self.title}: ->{f' raised={self._object}' * len(self.refusals)}"

    @property
    def _object(self) -> str:
        on = error_object(self.wrapper.procedure)
        for position, p in enumerate(self.served.parameters, 1):
            if on.kind in OBJECTS and p.name == on.expression:
                return f"#{1000 + position}"
        return "self"


def supplied_calls(wrapper: Wrapper) -> list[Call]:
    """The calls of a wrapper that has something to fall back upon."""
    if not wrapper.instead:
        return []
    refused = Refused(wrapper, "f08")
    return [Supplied(wrapper, "f08"), *([refused] if refused.refusals else [])]
