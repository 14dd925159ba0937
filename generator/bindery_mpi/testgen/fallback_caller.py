"""Fortran test callers of wrappers over their fallback: values that fit arrive there, and values that do not are
refused."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.dummy_types import INT, is_wide_dummy
from bindery_mpi.spec.fallback import counterpart, fallback_of, is_narrowed
from bindery_mpi.spec.model import F08, Parameter, Procedure
from bindery_mpi.testgen.fortran_caller import CallerArgument, CallerPlan, FortranCaller
from bindery_mpi.testgen.recorder import RecorderRoutine
from bindery_mpi.views.c.c_entry import error_object
from bindery_mpi.views.fortran.fortran_wrapper import FortranWrapper


@dataclass(frozen=True, eq=False)
class _FallbackArgument(CallerArgument):
    """An argument of the fallback, and that of the wrapper which becomes it."""

    wrapper: Procedure
    dummy: Parameter

    def treated(self) -> tuple[Procedure, Parameter]:
        return self.wrapper, self.dummy

    @property
    def callback(self) -> str | None:
        return self._prototypes.callback_stem(self.dummy, True) if self.dummy.callback else None

    @property
    def _is_wide(self) -> bool:
        return is_wide_dummy(self.dummy, True)


@dataclass(frozen=True)
class FallbackCaller(FortranCaller):
    """A call with values that fit the fallback, which is what the recorder should receive."""

    @property
    def recorded(self) -> Procedure:
        fallback = fallback_of(self.spec, self.procedure)
        assert fallback
        return fallback

    @property
    def title(self) -> str:
        """Starts with the expected routine."""
        return f"{self.recorded.name} for {self.name}"

    @property
    def condition(self) -> str:
        return f"REC_HAS_{self.recorded.name} && !REC_HAS_{self.name}"

    @cached_property
    def arguments(self) -> list[CallerPlan]:
        return [
            _dropped(p, a) if counterpart(self.recorded, p) is None else a
            for p, a in zip(self.procedure.parameters, super().arguments, strict=True)
        ]

    def argument(self, at: int, p: Parameter) -> CallerArgument:
        """The values of the fallback's argument, in the types of the wrapper's."""
        passed = counterpart(self.recorded, p)
        if passed is None:
            return super().argument(at, p)
        place = self.recorded.parameters.index(passed) + 1
        values = RecorderRoutine(self.recorded, self.spec).values(place, passed)
        return _FallbackArgument(self.spec, self.recorded, passed, place, values, self.dialect, self.procedure, p)


def _dropped(p: Parameter, plan: CallerPlan) -> CallerPlan:
    """An argument that the fallback lacks: an output number is 0, an array is left as it was."""
    is_zero = p.is_output and not p.is_array
    observed = f"{p.name}=0" if is_zero else ""
    return replace(plan, expect="", observe=plan.observe if is_zero else "", expect_observed=observed)


@dataclass(frozen=True)
class RefusedCaller(FallbackCaller):
    """Calls with one number each that an int cannot hold: the error handler is called, the fallback is not."""

    @property
    def title(self) -> str:
        return f"{self.recorded.name} refused to {self.name}"

    @property
    def identifier(self) -> str:
        return f"{self.name}_refused"

    def subroutine(self, name: str) -> str:
        return super().subroutine(name) + "_refused"

    @cached_property
    def refused(self) -> list[Parameter]:
        narrowed = (p for p in self.procedure.parameters if p.is_input)
        pairs = ((p, counterpart(self.recorded, p)) for p in narrowed if is_narrowed(self.procedure, self.recorded, p))
        return [p for p, passed in pairs if passed and passed.kind.c_type(False) == INT]

    @property
    def expected(self) -> str:
        return f"{self.title}: ->{f' raised={self._object}' * len(self.refused)}"

    @property
    def _object(self) -> str:
        on = error_object(self.procedure)
        for position, p in enumerate(self.recorded.parameters, 1):
            if p.kind.error_handler == "own" and p.name == on.expression:
                return f"#{1000 + position}"
        return "self"


def fallback_callers(wrapper: FortranWrapper) -> list[FortranCaller]:
    """The callers of a wrapper that has a fallback."""
    if not fallback_of(wrapper.spec, wrapper.procedure):
        return []
    refused = RefusedCaller(wrapper.procedure, wrapper.spec, F08)
    return [FallbackCaller(wrapper.procedure, wrapper.spec, F08), *([refused] if refused.refused else [])]
