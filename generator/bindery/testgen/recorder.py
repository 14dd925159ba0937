"""The recorder: a stub implementation that writes down its arguments, and callers that know what it should have
written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.dummy_types import dummy_type
from bindery.spec.facts import is_counted
from bindery.spec.model import Body, Kind, Parameter, Procedure, Spec
from bindery.spec.names import profiling, stem
from bindery.spec.rules import Applied, Variables, select
from bindery.views.c.c_entry import Check, Entry

_LENGTH = 3  # of every array: as an argument, and as the stub's reply where a routine returns a length
_RANK = 202  # the stub's reply to Comm_rank; roots have this value too, so that the recorder's process is the root
_WIDE = ("MPI_Count", "MPI_Aint", "MPI_Offset")
WIDE_RESULT = 5_000_000_000  # beyond 32 bits, so that a narrowing is seen


@dataclass(frozen=True)
class Values:
    """What a caller passes in an argument, and what the stub replies through it: three elements, of which a scalar is
    the first."""

    inputs: list[int]
    outputs: list[int]

    @staticmethod
    def listed(numbers: Iterable[int], prefix: str = "") -> str:
        return " ".join(f"{prefix}{n}" for n in numbers)


@dataclass(frozen=True)
class RecorderRoutine:
    """A procedure as the recorder's templates see it."""

    procedure: Procedure
    spec: Spec

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def stem(self) -> str:
        return stem(self.name)

    @cached_property
    def entry(self) -> Entry:
        return Entry(self.procedure, self.spec)

    @cached_property
    def arguments(self) -> dict[str, Applied]:
        """The rule of layer "recorder" for each argument."""
        return {
            p.name: select(self.spec, "recorder", self.procedure, p, self.variables(position, p))
            for position, p in enumerate(self.procedure.parameters, 1)
        }

    def slots(self, slot: str) -> list[str]:
        return [a[slot] for a in self.arguments.values() if a[slot]]

    # ---- values ------------------------------------------------------------------------------------------------------

    def variables(self, position: int, p: Parameter) -> Variables:
        values, large = self.values(position, p), self.procedure.large
        is_callback = p.kind.form == "callback"
        return {
            "name": p.name,
            "position": position,
            "type": p.kind.c_type(large),
            "pointer_type": self.entry.prototypes.c_type(p, large) if is_callback else "",
            "callback": self.entry.prototypes.callback_stem(p, large) if is_callback else "",
            "span": str(p.length[0]) if is_counted(self.entry.prototypes, self.procedure, p) else str(_LENGTH),
            "in": values.inputs[0],
            "out": values.outputs[0],
            "in_list": Values.listed(values.inputs),
            "out_list": Values.listed(values.outputs),
            "in_handles": Values.listed(values.inputs, "#"),
            "out_handles": Values.listed(values.outputs, "#"),
        }

    def values(self, position: int, p: Parameter) -> Values:
        first_in, first_out = self._first_values(position, p)
        return Values([first_in + i for i in range(_LENGTH)], [first_out + i for i in range(_LENGTH)])

    def _first_values(self, position: int, p: Parameter) -> tuple[int, int]:
        """Told apart by the argument's position and form, but for lengths, flags and roots, which have a meaning."""
        parameters = self.procedure.parameters
        if p.kind.form == "handle":
            return 1000 + position, 2000 + position
        if p.kind.role == "root":
            return _RANK, _RANK
        if p.kind.form == "logical":
            is_flag = p.name in {q.written_if for q in parameters}
            return (0, 1) if is_flag else (position % 2, (position + 1) % 2)
        if p.name in {str(q.length[0]) for q in parameters if is_counted(self.entry.prototypes, self.procedure, q)}:
            return _LENGTH, _LENGTH
        if self.procedure.routine.copies_status:
            return 101, 101
        is_length = p.name in {str(q.filled) for q in parameters} or p.kind.role == "array_length"
        base = WIDE_RESULT if dummy_type(p, self.procedure.large) in _WIDE else 100
        return base + position, _LENGTH if is_length else base + 100 + position

    # ---- the recorder ------------------------------------------------------------------------------------------------

    @property
    def recorded_if(self) -> str:
        """#if for the stub: without a function of the implementation, only over an installed MPI; never for a
        handwritten stub."""
        native = "" if self.entry.is_forwarded else "REC_NATIVE && "
        return f"{native}REC_HAS({self.name}) && !REC_OWN_{self.name}"

    @property
    def recorder_head(self) -> str:
        return self.entry.prototypes.c(self.procedure, f"REC_NAME({self.stem})")

    @property
    def recorder_declaration(self) -> str:
        label = "REC_LABEL" if self.name.startswith("MPI_") else "REC_EXTENSION_LABEL"
        return f"{self.recorder_head} {label}({self.stem});"

    @property
    def recorder_entry(self) -> list[str]:
        return [f'rec_enter("{self.stem}", REC_SHIFT);'] if self.entry.is_forwarded else []

    @property
    def recorder_body(self) -> list[str]:
        if not self.entry.is_forwarded:
            return self._conversion()
        result = "rec_reply()" if self.entry.returns_error_code else self.result
        return [*self.slots("record"), *self.slots("reply"), f"return {result};"]

    @property
    def returned(self) -> Kind:
        """The kind of what a function returns."""
        return self.spec.kinds[self.procedure.routine.returns]

    @property
    def result(self) -> str:
        """What the stub of a function returns."""
        return "2.5" if self.returned.form == "real" else str(WIDE_RESULT)

    def _conversion(self) -> list[str]:
        """The stub of a routine that has no function of the implementation: a conversion keeps the number."""
        names = [p.name for p in self.procedure.parameters if p.kind.form != "varargs"]
        match self.procedure.routine.body:
            case Body.HANDLE_TO_INTEGER:
                return [f"return ({self.entry.returns})REC_NUMBER_OF({names[0]});"]
            case Body.HANDLE_FROM_INTEGER:
                return [f"return REC_NEW({self.entry.returns}, {names[0]});"]
            case Body.STATUS_COPY:
                return [_copy_status(*self.procedure.parameters), "return 0;"]
        return [*(f"(void){name};" for name in names), "return 0;"]

    # ---- the caller --------------------------------------------------------------------------------------------------

    @property
    def locals(self) -> list[str]:
        return self.slots("local")

    def actuals(self, invalid: dict[str, str] | None = None) -> str:
        passed = {name: a["actual"] for name, a in self.arguments.items() if a["actual"]}
        return ", ".join((passed | (invalid or {})).values())

    @property
    def call(self) -> str:
        arguments = self.actuals()
        names = f"profiled ? ({profiling(self.name)})({arguments}) : ({self.name})({arguments})"
        return f"{self.entry.returns} returned = {names};"

    @property
    def observations(self) -> list[str]:
        observe = {"real": "rec_observe_real", "handle": "REC_OBSERVE_HANDLE"}.get(
            self.returned.form, "rec_observe_number"
        )
        return [*self.slots("observe"), f'{observe}("returned", returned);']

    # ---- what both should write --------------------------------------------------------------------------------------

    @property
    def expected(self) -> str:
        """`MPI_Send: Send(buf=cell1 count=102 …) -> returned=40`; without a function of the implementation there is no
        record."""
        record = f"{self.stem}({' '.join(self.slots('expect'))}) " if self.entry.is_forwarded else ""
        replies = [*self.slots("expect_observed"), f"returned={self.expected_result}"]
        return f"{self.name}: {record}-> {' '.join(replies)}"

    @property
    def expected_result(self) -> str:
        routine = self.procedure.routine
        match routine.body:
            case Body.HANDLE_TO_INTEGER:
                return "1001"
            case Body.HANDLE_FROM_INTEGER:
                return "#101"
        if not routine.returns_error_code:
            return self.result
        return "40" if routine.is_forwarded else "0"

    # ---- refusals of a checked build ---------------------------------------------------------------------------------

    @property
    def refusals(self) -> list[Refusal]:
        return [Refusal(self, check, number) for number, check in enumerate(self.entry.checks)]


def _copy_status(source: Parameter, target: Parameter) -> str:
    """The members of a status are consecutive numbers here, so that the first one determines all."""
    first = f"{source.name}->MPI_SOURCE" if source.kind.role == "status" else f"*(const int *){source.name}"
    return (
        f"REC_FILL_STATUS(*{target.name}, {first});"
        if target.kind.role == "status"
        else f"rec_fill_slot({target.name}, {first});"
    )


@dataclass(frozen=True)
class Refusal:
    """A call with one invalid argument, and what the error hook must receive."""

    recorder: RecorderRoutine
    check: Check
    number: int

    @property
    def function(self) -> str:
        return f"refuse_{self.recorder.name}_{self.number}"

    @property
    def lines(self) -> list[str]:
        applied, name = self.check.applied, self.check.parameter.name
        invalid = {name: applied["invalid"]} if applied["invalid"] else {}
        invalidate = [applied["invalidate"]] if applied["invalidate"] else []
        arguments = self.recorder.arguments.items()
        locals_ = [a["local"] for other, a in arguments if a["local"] and other not in invalid]
        call = f"int returned = ({self.recorder.name})({self.recorder.actuals(invalid)});"
        return [*locals_, *invalidate, call, self._expectation(name)]

    def _expectation(self, name: str) -> str:
        entry = self.recorder.entry
        place = f'"{entry.name}", "{name}", {self.check.error}'
        if entry.is_tool:
            return f"rec_expect_code({place}, returned);"
        on = entry.object_of(self.check)
        return f"rec_expect_refusal({place}, {on.enumerator}, (void *){on.parameter or on.expression}, returned);"
