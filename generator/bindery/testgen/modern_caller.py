"""Callers of bindery::mpi between the recorder's expectations and its fake MPI: arguments as the recorder's C callers
have them, outputs taken from what C++ returns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery.item import Item
from bindery.spec.facts import grows
from bindery.spec.model import Parameter, Spec, by_chapter
from bindery.spec.rules import Applied
from bindery.testgen.recorder import RecorderRoutine
from bindery.views.modern.modern_argument import Plan, handle_type
from bindery.views.modern.modern_function import ModernFunction
from bindery.views.modern.modern_functions import functions_of
from bindery.views.modern.modern_shorter import RangeFunction, range_functions


@dataclass(frozen=True)
class ModernCaller:
    """A call of one function."""

    function: ModernFunction
    recorder: RecorderRoutine

    @property
    def c_name(self) -> str:
        return self.function.c_name

    @property
    def row(self) -> str:
        return f'{{"{self.c_name}", call_{self.c_name}, 0}},'

    @property
    def locals(self) -> list[str]:
        return self.recorder.locals

    @property
    def name(self) -> str:
        explicit = self.function.form.is_chosen_by_result and self.function.procedure.large
        return self.function.name + ("<mpi::count>" if explicit else "")

    @cached_property
    def _planned(self) -> list[tuple[Parameter, Plan, Applied]]:
        parameters = self.function.procedure.parameters
        return [
            (p, plan, self.recorder.arguments[p.name]) for p, plan in zip(parameters, self.function.plans, strict=True)
        ]

    @property
    def arguments(self) -> str:
        return ", ".join(self._actual(p, plan, a) for p, plan, a in self._planned if plan.formal and a["actual"])

    def _actual(self, p: Parameter, plan: Plan, applied: Applied) -> str:
        if plan.is_range:
            return self._range(p, applied)
        match p.kind.form:
            case "handle" if self.function.passes_address(p):
                return f"mpi::handles<{handle_type(p.kind.c)}>(&{p.name}, 1)[0]"
            case "status" if not p.special and p.kind.role != "integer_status":
                return f"*({applied['actual']})"
            case "logical":
                return f"{p.name} != 0"
            case "number" if p.intent == "inout":
                return p.name
            case "number" if self.function.procedure.large and grows(p):
                return f"static_cast<std::size_t>({p.name})"
        return applied["actual"]

    def _range(self, p: Parameter, applied: Applied) -> str:
        """As long as the recorder's arrays are."""
        variables = self.recorder.variables(1, p)
        sizes: list[str] = [
            q.name for q in self.function.procedure.parameters if q.intent == "inout" and str(p.length[0]) == q.name
        ]
        size = (sizes or [str(variables["span"])])[0]
        if p.kind.form == "handle":
            return f"mpi::handles<{handle_type(p.kind.c)}>({p.name}, {size})"
        return f"std::span(+{applied['actual']}, static_cast<std::size_t>({size}))"

    # ---- functions of fewer arguments, which are compiled and not called ---------------------------------------------

    @property
    def others(self) -> list[str]:
        """Calls that follow a namespace: `isend(modern_range, dest, tag, comm)`."""
        calls = []
        for variant in self.function.variants:
            caller = replace(self, function=variant)
            if variant.in_place:
                calls.append(f"{variant.name}({caller.arguments})")
            calls += [f"{variant.name}({caller.range_arguments(ranges)})" for ranges in range_functions(variant)]
        return calls

    def range_arguments(self, ranges: RangeFunction) -> str:
        words = []
        for p, plan, applied in self._planned:
            if p.name in ranges.buffers:
                words.append("modern_range")
            elif plan.formal and p.name not in ranges.dropped:
                words.append(self._actual(p, plan, applied))
        return ", ".join(words)

    # ---- outputs -----------------------------------------------------------------------------------------------------

    @property
    def gives_value(self) -> bool:
        return bool(self.function.returned)

    @property
    def assignments(self) -> list[str]:
        lines = []
        for p, plan, applied in self._planned:
            if plan.returned:
                value = f"out_.{plan.returned.name}" if self.function.has_struct else "out_"
                lines.append(self._assignment(p, value, applied))
            elif plan.local:
                # C++ has no such output: the size of a string.
                lines.append(f"{p.name} = {self.recorder.values(self._position(p), p).outputs[0]};")
        return lines

    def _position(self, p: Parameter) -> int:
        return self.recorder.procedure.parameters.index(p) + 1

    def _assignment(self, p: Parameter, value: str, applied: Applied) -> str:
        if p.kind.form == "string":
            return f"std::strcpy({p.name}, {value}.c_str());"
        if p.kind.form == "status":
            return f"*({applied['actual']}) = {value};"
        return f"{p.name} = {value};"

    @property
    def observations(self) -> list[str]:
        return self.recorder.observations

    @property
    def expected(self) -> str:
        """The routines have succeeded."""
        text = self.recorder.expected
        return text.replace("returned=40", "returned=0") if self.function.returns_error_code else text


def _callers(spec: Spec) -> dict[str, list[ModernCaller]]:
    callers = (ModernCaller(f, RecorderRoutine(f.procedure, spec)) for f in functions_of(spec))
    return by_chapter(callers, lambda caller: caller.function.procedure.routine)


def modern_callers(spec: Spec) -> Iterable[Item]:
    for chapter, callers in _callers(spec).items():
        values = {"chapter": chapter, "callers": callers}
        yield f"test/modern/{chapter}.cpp", spec.chapter_file(chapter), values


def modern_lists(spec: Spec) -> Iterable[Item]:
    lines = [caller.expected for callers in _callers(spec).values() for caller in callers]
    yield "test/modern/expected.txt", "specs/", {"lines": lines}


def modern_chapters(spec: Spec) -> Iterable[Item]:
    yield "test/modern/chapters.inc", "specs/", {"chapters": [c.replace("-", "_") for c in _callers(spec)]}
