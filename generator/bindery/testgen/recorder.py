"""The recorder: a fake implementation that writes down its arguments, and callers that know what it should have written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.names import profiling, stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied, is_counted, select
from bindery.spec.fallback import dummy_type
from bindery.views.c_entry import Check, Entry

_LENGTH = 3  # of every array: as an argument, and as the answer to whoever asks an object for it
_ASKED = ("size", "num_dims", "degree", "argument_count")
_RANK = 202  # what Comm_rank answers; a root has it too, so that the recorder's process is the root
_WIDE = ("MPI_Count", "MPI_Aint", "MPI_Offset")
_WIDE_BASE = 5_000_000_000  # beyond 32 bits, so that a narrowing is seen


@dataclass(frozen=True)
class Argument:
    """One argument on its way: the rule of layer "recorder" for it, with everything filled in."""

    parameter: Parameter
    applied: Applied

    def __getitem__(self, slot: str) -> str:
        return self.applied[slot]


@dataclass(frozen=True)
class Wire:
    """A procedure as the recorder's templates see it."""

    procedure: Procedure
    spec: Spec

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def profiling_name(self) -> str:
        return profiling(self.name)

    @property
    def stem(self) -> str:
        return stem(self.name)

    @cached_property
    def entry(self) -> Entry:
        return Entry(self.procedure, self.spec)

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def arguments(self) -> list[Argument]:
        return [self._argument(number, p) for number, p in enumerate(self.procedure.parameters, 1)]

    def _argument(self, position: int, p: Parameter) -> Argument:
        words = self.words(position, p)
        return Argument(p, select(self.spec, "recorder", self.procedure, p, words))

    def words(self, position: int, p: Parameter) -> dict[str, Any]:
        kind_type = p.kind.c_type(self.procedure.large)
        span = p.length[0] if is_counted(self._prototypes, self.procedure, p) else str(_LENGTH)
        first, answer = self._numbers(position, p)
        lists = {"in": [first + i for i in range(_LENGTH)], "out": [answer + i for i in range(_LENGTH)]}
        is_callback = p.kind.form == "callback"
        pointer_type = self._prototypes.c_type(p, self.procedure.large) if is_callback else ""
        callback = self._prototypes.callback_stem(p, self.procedure.large) if is_callback else ""
        return {
            "name": p.name,
            "position": position,
            "type": kind_type,
            "pointer_type": pointer_type,
            "callback": callback,
            "span": span,
            "in": first,
            "out": answer,
            "in_list": " ".join(map(str, lists["in"])),
            "out_list": " ".join(map(str, lists["out"])),
            "in_handles": " ".join(f"#{n}" for n in lists["in"]),
            "out_handles": " ".join(f"#{n}" for n in lists["out"]),
        }

    def _numbers(self, position: int, p: Parameter) -> tuple[int, int]:
        """What goes in and what comes out, told apart by the argument's place and by its sort."""
        if p.kind.form == "handle":
            return 1000 + position, 2000 + position
        if p.kind.name == "root":
            return _RANK, _RANK
        if p.name in {q.written_if for q in self.procedure.parameters}:
            return 0, 1
        if p.kind.form == "logical":
            return position % 2, (position + 1) % 2
        lengths = {q.length[0] for q in self.procedure.parameters if is_counted(self._prototypes, self.procedure, q)}
        if p.name in lengths:
            return _LENGTH, _LENGTH
        filled = {q.filled for q in self.procedure.parameters}
        answers_length = p.name in filled or p.kind.name in _ASKED
        if self.procedure.routine.body == "status-copy":
            return 101, 101
        base = _WIDE_BASE if dummy_type(p, self.procedure.large) in _WIDE else 100
        return base + position, _LENGTH if answers_length else base + 100 + position

    @property
    def recorded_if(self) -> str:
        """When the recorder has the routine: what no implementation is asked for it has in place of an installed MPI alone, and
        what a test writes by hand, not at all."""
        return ("" if self.entry.is_forwarded else "REC_NATIVE && ") + f"REC_HAS({self.name}) && !REC_OWN_{self.name}"

    # ---- the recorder ------------------------------------------------------------------------------------------------

    @property
    def recorder_head(self) -> str:
        return self._prototypes.c(self.procedure, f"REC_NAME({self.stem})")

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
            return self._identity()
        records = [a["record"] for a in self.arguments if a["record"]]
        answers = [a["answer"] for a in self.arguments if a["answer"]]
        return [*records, *answers, f"return {self._result_value()};"]

    def _identity(self) -> list[str]:
        """What stands in for a routine that no implementation is asked for: a conversion keeps the number."""
        names = [p.name for p in self.procedure.parameters if p.kind.form != "varargs"]
        unused = [f"(void){name};" for name in names]
        match self.procedure.routine.body:
            case "handle-to-integer":
                return [f"return ({self.entry.returns})REC_NUMBER_OF({names[0]});"]
            case "handle-from-integer":
                return [f"return REC_NEW({self.entry.returns}, {names[0]});"]
            case "status-copy":
                return [self._copy_status(*self.procedure.parameters), "return 0;"]
        return [*unused, "return 0;"]

    @staticmethod
    def _copy_status(source: Parameter, target: Parameter) -> str:
        """The members of a status are consecutive numbers here, so the first one says all."""
        first = f"{source.name}->MPI_SOURCE" if source.kind.name == "status" else f"*(const int *){source.name}"
        return (
            f"REC_FILL_STATUS(*{target.name}, {first});"
            if target.kind.name == "status"
            else f"rec_fill_cell({target.name}, {first});"
        )

    # ---- the caller --------------------------------------------------------------------------------------------------

    @property
    def locals(self) -> list[str]:
        return self.locals_but("")

    def locals_but(self, left_out: str) -> list[str]:
        return [a["local"] for a in self.arguments if a["local"] and a.parameter.name != left_out]

    def actuals(self, wrong: dict[str, str] | None = None) -> str:
        passed = [a for a in self.arguments if a["actual"]]
        return ", ".join((wrong or {}).get(a.parameter.name, a["actual"]) for a in passed)

    @property
    def call(self) -> str:
        result = self._prototypes.c_returns(self.procedure)
        arguments = self.actuals()
        return f"{result} returned = profiled ? ({self.profiling_name})({arguments}) : ({self.name})({arguments});"

    @property
    def saws(self) -> list[str]:
        return [a["saw"] for a in self.arguments if a["saw"]] + [self._saw_result()]

    def _result_value(self) -> str:
        return {"error_code": "rec_answer()", "seconds": "2.5"}.get(self.procedure.routine.returns, str(_WIDE_BASE))

    def _saw_result(self) -> str:
        kind = self.spec.kinds[self.procedure.routine.returns]
        if kind.form == "handle":
            return 'REC_SAW_HANDLE("returned", returned);'
        return 'rec_saw_real("returned", returned);' if kind.c == "double" else 'rec_saw_number("returned", returned);'

    # ---- what both should have said ----------------------------------------------------------------------------------

    @property
    def expected(self) -> str:
        """`MPI_Send: Send(buf=cell1 count=102 …) -> returned=40`; what no implementation is asked for has no record."""
        received = " ".join(a["expect"] for a in self.arguments if a["expect"])
        record = f"{self.stem}({received}) " if self.entry.is_forwarded else ""
        answers = [a["expect_saw"] for a in self.arguments if a["expect_saw"]] + [f"returned={self._expected_result()}"]
        return f"{self.name}: {record}-> {' '.join(answers)}"

    def _expected_result(self) -> str:
        routine = self.procedure.routine
        if routine.body == "handle-to-integer":
            return "1001"
        if routine.body == "handle-from-integer":
            return "#101"
        known = {"error_code": "0" if routine.body != "forward" else "40", "seconds": "2.5"}
        return known.get(routine.returns, str(_WIDE_BASE))

    # ---- refusals of a checked build ---------------------------------------------------------------------------------

    @property
    def refusals(self) -> list[Refusal]:
        return [Refusal(self, check, number) for number, check in enumerate(self.entry.checks)]


@dataclass(frozen=True)
class Refusal:
    """A call with one wrong argument, and what the error hook must be told."""

    wire: Wire
    check: Check
    number: int

    @property
    def function(self) -> str:
        return f"refuse_{self.wire.name}_{self.number}"

    @property
    def lines(self) -> list[str]:
        applied, name = self.check.applied, self.check.parameter.name
        wrong = {name: applied["invalid"]} if applied["invalid"] else {}
        spoil = [applied["invalidate"]] if applied["invalidate"] else []
        call = f"int returned = ({self.wire.name})({self.wire.actuals(wrong)});"
        return [*self.wire.locals_but(name if wrong else ""), *spoil, call, self._verdict(name)]

    def _verdict(self, name: str) -> str:
        if self.wire.entry.is_tool:
            return f'rec_expect_code("{self.wire.name}", "{name}", {self.check.error}, returned);'
        on = self.wire.entry.object_of(self.check)
        handle = on.expression.lstrip("*")
        return (
            f'rec_expect_refusal("{self.wire.name}", "{name}", {self.check.error}, {on.enumerator}, '
            f"(void *){handle}, returned);"
        )
