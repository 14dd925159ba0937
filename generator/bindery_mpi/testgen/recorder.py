"""The recorder: a stub implementation that writes down its arguments, and callers that know what it should have
written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.dummy_types import dummy_type
from bindery_mpi.spec.facts import is_counted, is_named
from bindery_mpi.spec.layer import Layer, Locals, Statements, Text, Value
from bindery_mpi.spec.model import Body, Constant, Kind, Parameter, Procedure, Spec
from bindery_mpi.views.c.c_entry import EntryPoint, ErrorObject, Refusal

_LENGTH = 3  # of every array: as an argument, and as the stub's reply where a routine returns a length
_RANK = 202  # the stub's reply to Comm_rank; roots have this value too, so that the recorder's process is the root
_WIDE = ("MPI_Count", "MPI_Aint", "MPI_Offset")
_ANY_BUFFER = "MPI_BOTTOM"  # for a datatype with absolute addresses (R93)
_IN_PLACE = "MPI_IN_PLACE"
WIDE_RESULT = 5_000_000_000  # beyond 32 bits, so that a narrowing is seen


def sentinels(spec: Spec, procedure: Procedure) -> Iterator[tuple[Parameter, Constant]]:
    """Returns the sentinels that each argument may be."""
    for p in procedure.parameters:
        if p.kind.form == "pointer" and p.intent == "out":
            continue  # an address that is returned may be one; what is passed is where it is stored
        names = [name for name in p.special if spec.constants[name].is_address]
        if p.kind.form == "choice":
            names += [_ANY_BUFFER] * (bool(p.count) and _ANY_BUFFER not in names) + [_IN_PLACE] * bool(p.in_place)
        for name in names:
            yield p, spec.constants[name]


@dataclass(frozen=True)
class Values:
    """Values that a caller passes in an argument and that the stub replies: three elements; a scalar is the first."""

    inputs: list[int]
    outputs: list[int]


@dataclass(frozen=True, eq=False)
class RecorderArgument(Argument):
    """An argument that the recorder writes down."""

    at: int
    values: Values

    def _listed(self, numbers: Iterable[int], prefix: str = "") -> str:
        return " ".join(f"{prefix}{n}" for n in numbers)

    @property
    def position(self) -> int:
        """The position of the argument, from 1."""
        return self.at

    @property
    def pointer_type(self) -> str | None:
        """C's type of a procedure."""
        p = self.parameter
        return self._prototypes.c_type(p, self.procedure.large) if p.callback else None

    @property
    def callback(self) -> str | None:
        """The type of a procedure in the names of bindery's functions."""
        p = self.parameter
        return self._prototypes.callback_stem(p, self.procedure.large) if p.callback else None

    @property
    def span(self) -> str:
        """How many elements are recorded."""
        is_known = is_counted(self._prototypes, self.procedure, self.parameter)
        return str(self.parameter.length[0]) if is_known else str(_LENGTH)

    @property
    def family(self) -> str:
        """The section of constants or the type of handles of the values; "": they are the same everywhere."""
        if self.parameter.kind.form == "handle":
            return self.type
        return self.parameter.family if is_named(self.parameter) else ""

    @property
    def in_(self) -> int:
        """The number that the caller passes."""
        return self.values.inputs[0]

    @property
    def out(self) -> int:
        """The number that the recorder replies."""
        return self.values.outputs[0]

    @property
    def in_list(self) -> str:
        """The elements of an array that the caller passes."""
        return self._listed(self.values.inputs)

    @property
    def out_list(self) -> str:
        """The elements that the recorder replies."""
        return self._listed(self.values.outputs)

    @property
    def in_handles(self) -> str:
        """The elements that the caller passes, as handles."""
        return self._listed(self.values.inputs, "#")

    @property
    def out_handles(self) -> str:
        """The elements that the recorder replies, as handles."""
        return self._listed(self.values.outputs, "#")


@dataclass(frozen=True, kw_only=True)
class RecorderPlan(Layer, name="test/recorder", of=RecorderArgument):
    """How the recorder's caller makes an argument, what the recorder writes down, and what it replies."""

    actual: Value  # what is passed
    local: Locals = ""  # variables of the caller
    record: Statements = ""  # what writes the argument down
    reply: Statements = ""  # what sets an output
    observe: Statements = ""  # what writes down what came back
    expect: Text = ""  # what the record should say of the argument
    expect_observed: Text = ""  # what the record should say of what came back


class RecorderRoutine(EntryPoint):
    """A procedure as the recorder's templates see it."""

    @cached_property
    def applied(self) -> dict[str, RecorderPlan]:
        """The plan of each argument."""
        numbered = enumerate(self.procedure.parameters, 1)
        return {p.name: RecorderPlan.treating(self.argument(position, p)) for position, p in numbered}

    def argument(self, position: int, p: Parameter) -> RecorderArgument:
        return RecorderArgument(self.spec, self.procedure, p, position, self.values(position, p))

    def slots(self, slot: str) -> list[str]:
        return [text for a in self.applied.values() if (text := getattr(a, slot))]

    @property
    def actuals(self) -> list[str]:
        """The actual arguments; an address that may have a meaning of its own can be replaced."""
        places = {name: place for place, name, _ in self.specials}
        passed = {name: a.actual for name, a in self.applied.items() if a.actual}
        return [f"REC_MAYBE({places[name]}, {a})" if name in places else a for name, a in passed.items()]

    @property
    def specials(self) -> list[tuple[int, str, str]]:
        """Position and name of each argument that may be an address with a meaning of its own, and that constant."""
        places = list(self.applied)
        return [(places.index(p.name) + 1, p.name, c.name) for p, c in sentinels(self.spec, self.procedure)]

    # ---- values ------------------------------------------------------------------------------------------------------

    def values(self, position: int, p: Parameter) -> Values:
        first_in, first_out = self._first_values(position, p)
        return Values([first_in + i for i in range(_LENGTH)], [first_out + i for i in range(_LENGTH)])

    def _first_values(self, position: int, p: Parameter) -> tuple[int, int]:
        """Made from the argument's position and form, except for lengths, flags and roots, which have a meaning."""
        parameters = self.procedure.parameters
        if p.kind.form == "handle":
            return 1000 + position, 2000 + position
        if p.kind.role == "root":
            return _RANK, _RANK
        if p.kind.form == "logical":
            fills = any(q.kind.role == "status" and q.intent == "out" for q in parameters)
            is_flag = fills or p.name in {q.written_if for q in parameters}
            return (0, 1) if is_flag else (position % 2, (position + 1) % 2)
        if p.name in {str(q.length[0]) for q in parameters if is_counted(self.prototypes, self.procedure, q)}:
            return _LENGTH, _LENGTH
        if self.procedure.routine.copies_status:
            return 101, 101
        is_length = p.name in {str(q.filled) for q in parameters} or p.kind.role == "array_length"
        base = WIDE_RESULT if dummy_type(p, self.procedure.large) in _WIDE else 100
        return base + position, _LENGTH if is_length else base + 100 + position

    @property
    def returned(self) -> Kind:
        """The kind of what a function returns."""
        return self.spec.kinds[self.procedure.routine.returns]

    @property
    def result(self) -> str:
        """The value that the stub of a function returns."""
        return "2.5" if self.returned.form == "real" else str(WIDE_RESULT)

    # ---- what both should write --------------------------------------------------------------------------------------

    @property
    def expected(self) -> str:
        return self.expected_of(self.expected_result)

    def expected_of(self, result: str) -> str:
        """`MPI_Send: Send(buf=cell1 count=102 …) -> returned=40`; without a function of the implementation there is no
        record."""
        record = f"{self.stem}({' '.join(self.slots('expect'))}) " if self.is_forwarded else ""
        replies = [*self.slots("expect_observed"), f"returned={result}"]
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
    def refusals(self) -> list[RefusedCall]:
        return [RefusedCall(self, check) for check in self.checks]


@dataclass(frozen=True)
class RefusedCall:
    """A call with one invalid argument, and what the error hook must receive."""

    routine: RecorderRoutine
    check: Refusal

    @property
    def locals(self) -> list[str]:
        """The variables of the other arguments, and what makes this one invalid."""
        invalid = self.check.refusal.invalid
        names = [name for name in self.routine.applied if not (invalid and name == self.check.parameter.name)]
        found = [*(self.routine.applied[name].local for name in names), self.check.refusal.invalidate]
        return [line for line in found if line]

    @property
    def actuals(self) -> list[str]:
        passed = {name: a.actual for name, a in self.routine.applied.items() if a.actual}
        invalid = self.check.refusal.invalid
        return list((passed | ({self.check.parameter.name: invalid} if invalid else {})).values())

    @property
    def raised_on(self) -> ErrorObject:
        return self.routine.object_of(self.check)
