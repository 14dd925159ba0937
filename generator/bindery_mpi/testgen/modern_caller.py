"""Callers of bindery::mpi between the recorder's expectations and its fake MPI: arguments as the recorder's C callers
have them, outputs taken from what C++ returns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.item import Item
from bindery_mpi.spec.facts import grows
from bindery_mpi.spec.model import Parameter, Spec, by_chapter
from bindery_mpi.testgen.recorder import RecorderPlan, RecorderRoutine
from bindery_mpi.views.modern.modern_argument import ModernPlan, handle_type
from bindery_mpi.views.modern.modern_function import ModernFunction
from bindery_mpi.views.modern.modern_functions import functions_of
from bindery_mpi.views.modern.modern_shorter import range_functions


@dataclass(frozen=True)
class ModernCaller:
    """A call of one function."""

    function: ModernFunction
    recorder: RecorderRoutine

    @property
    def c_name(self) -> str:
        return self.function.c_name

    @property
    def name(self) -> str:
        explicit = self.function.form.is_chosen_by_result and self.function.procedure.large
        return self.function.name + ("<mpi::count>" if explicit else "")

    @cached_property
    def arguments(self) -> list[ModernActual]:
        """The arguments that are passed, and those that come back."""
        pairs = zip(self.function.procedure.parameters, self.function.plans, strict=True)
        return [ModernActual(p, plan, self.recorder.applied[p.name], self) for p, plan in pairs]

    @property
    def passed(self) -> list[ModernActual]:
        return [a for a in self.arguments if a.plan.formal and a.actual]

    @property
    def others(self) -> list[ShorterCall]:
        """Calls of functions of fewer arguments, which are compiled and not called."""
        calls = []
        for variant in self.function.variants:
            arguments = replace(self, function=variant).passed
            if variant.in_place:
                calls.append(ShorterCall(variant.name, arguments))
            for ranges in range_functions(variant):
                left = [a for a in arguments if a.parameter.name not in ranges.dropped]
                calls.append(ShorterCall(variant.name, left, tuple(ranges.buffers)))
        return calls

    @property
    def expected(self) -> str:
        """The routines have succeeded."""
        recorder = self.recorder
        return recorder.expected_of("0") if self.function.returns_error_code else recorder.expected


@dataclass(frozen=True)
class ModernActual:
    """An argument of the call."""

    parameter: Parameter
    plan: ModernPlan
    applied: RecorderPlan  # of layer "recorder"
    caller: ModernCaller

    @property
    def actual(self) -> str:
        return self.applied.actual

    @property
    def handle_type(self) -> str:
        return handle_type(self.parameter.kind.c)

    @property
    def passes_address(self) -> bool:
        return self.caller.function.passes_address(self.parameter)

    @property
    def is_size(self) -> bool:
        """Whether C++ takes what grows as a size."""
        return self.caller.function.procedure.large and grows(self.parameter)

    @property
    def size(self) -> str:
        """The size of a range, which is as long as the recorder's arrays are."""
        p, others = self.parameter, self.caller.function.procedure.parameters
        sizes = (q.name for q in others if q.intent == "inout" and str(p.length[0]) == q.name)
        return next(sizes, self.caller.recorder.argument(1, p).span)

    @property
    def reply(self) -> int:
        """The number that C stores, where C++ has no such output: the size of a string."""
        recorder = self.caller.recorder
        return recorder.values(recorder.procedure.parameters.index(self.parameter) + 1, self.parameter).outputs[0]


@dataclass(frozen=True)
class ShorterCall:
    """`isend(modern_range, dest, tag, comm)`"""

    name: str
    arguments: list[ModernActual]
    ranges: tuple[str, ...] = ()  # the arguments that are ranges


def _callers(spec: Spec) -> dict[str, list[ModernCaller]]:
    callers = (ModernCaller(f, RecorderRoutine(f.procedure, spec)) for f in functions_of(spec))
    return by_chapter(callers, lambda caller: caller.function.procedure.routine)


def modern_callers(spec: Spec) -> Iterable[Item]:
    for chapter, callers in _callers(spec).items():
        values = {"chapter": chapter, "callers": callers}
        yield f"modern/{chapter}.cpp", spec.chapter_file(chapter), values


def modern_lists(spec: Spec) -> Iterable[Item]:
    lines = [caller.expected for callers in _callers(spec).values() for caller in callers]
    yield "modern/expected.txt", "specs/", {"lines": lines}


def modern_chapters(spec: Spec) -> Iterable[Item]:
    yield "modern/chapters.inc", "specs/", {"chapters": list(_callers(spec))}
