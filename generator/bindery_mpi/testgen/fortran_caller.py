"""Fortran test callers: each calls one wrapper, every argument with a value of its own, and knows what the recorder
should receive."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.dummy_types import is_wide_dummy
from bindery_mpi.spec.layer import Layer, Locals, Statements, Text, Value
from bindery_mpi.spec.model import Dialect, Parameter, Procedure, Spec
from bindery_mpi.spec.names import profiling, stem
from bindery_mpi.testgen.recorder import RecorderArgument, RecorderRoutine
from bindery_mpi.views.fortran.modules import generic_name


def _by_dialect(plain: str, typed: str, meaning: str) -> property:
    """A variable of handles that are integers, or that have types."""

    def text(argument: CallerArgument) -> str:
        return (typed if argument.dialect.is_typed else plain).format(argument)

    return property(text, doc=meaning)


@dataclass(frozen=True, eq=False)
class CallerArgument(RecorderArgument):
    """An argument of a Fortran caller, with the value that the recorder's caller in C has for it."""

    dialect: Dialect

    handle = _by_dialect("integer", "type({0.type})", "The type of a handle.")
    value = _by_dialect("{0.name}", "{0.name}%MPI_VAL", "The integer of a handle.")
    few_values = _by_dialect("{0.name}(1:3)", "{0.name}(1:3)%MPI_VAL", "The integers of the first three handles.")
    slot = _by_dialect("rec_slots(1, {0.position} + 1)", "rec_slots(:, {0.position} + 1)", "A buffer.")
    status = _by_dialect("integer :: {0.name}(16)", "type(MPI_Status) :: {0.name}(1)", "The declaration of a status.")
    one_status = _by_dialect("{0.name}", "{0.name}(1)", "A status.")
    statuses = _by_dialect("integer :: {0.name}(128)", "type(MPI_Status) :: {0.name}(8)", "The declaration of several.")
    procedure_type = _by_dialect("external", "procedure({0._c_callback})", "The declaration of a procedure.")
    pointer = _by_dialect("integer(8)", "type(c_ptr)", "The type of an address.")
    address = _by_dialect("{0.name}", "transfer({0.name}, 0_8)", "An address as an integer.")
    untouched = _by_dialect("0_8", "c_null_ptr", "The address that an output has before the call.")
    detached = _by_dialect("null", "slot{0.position}", "What the record says of a buffer that is given back.")

    @property
    def _c_callback(self) -> str:
        """C's type of a procedure: the abstract interface has its name."""
        p = self.parameter
        return self._prototypes.c_callback(p, self.treated()[0].large) if p.callback else ""

    @property
    def _is_wide(self) -> bool:
        return is_wide_dummy(self.parameter, self.procedure.large)

    @property
    def integer(self) -> str:
        """The type of a number."""
        return "integer(8)" if self._is_wide else "integer"

    @property
    def suffix(self) -> str:
        """The text behind a literal of that type."""
        return "_8" if self._is_wide else ""

    @property
    def in_flags(self) -> str:
        """The elements that are passed, as truth values."""
        return self._listed(int(n != 0) for n in self.values.inputs)

    @property
    def out_flags(self) -> str:
        """The elements that come back, as truth values."""
        return self._listed(int(n != 0) for n in self.values.outputs)

    @property
    def based_out(self) -> int:
        """The number that comes back, from 1 if Fortran counts so."""
        return self.values.outputs[0] + int(self.parameter.base == 1)

    @property
    def based_out_list(self) -> str:
        """The elements that come back, from 1 if Fortran counts so."""
        return self._listed(n + int(self.parameter.base == 1) for n in self.values.outputs)

    @property
    def leading(self) -> str:
        """Blanks in front of a string, if they count."""
        return "" if self.parameter.trim == "both" else "  "

    @property
    def in_and_nul(self) -> int:
        """A length that is passed, in C."""
        return self.values.inputs[0] + 1

    @property
    def out_but_nul(self) -> int:
        """A length that comes back, in Fortran."""
        return self.values.outputs[0] - 1


@dataclass(frozen=True, kw_only=True)
class CallerPlan(Layer, name="test/fortran_caller", of=CallerArgument):
    """How a Fortran caller makes an argument and observes its result, and what the recorder should receive."""

    actual: Value  # what is passed
    declare: Locals = ""  # variables of the caller
    set: Statements = ""  # what gives them values
    observe: Statements = ""  # what writes down what came back
    expect: Text = ""  # what the record should say of the argument
    expect_observed: Text = ""  # what the record should say of what came back


@dataclass(frozen=True)
class FortranCaller:
    """A call of one wrapper through mpi_x and pmpi_x: with implicit interfaces, or in mpi_f08."""

    procedure: Procedure
    spec: Spec
    dialect: Dialect

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def title(self) -> str:
        """The first word of the expected line."""
        return self.name

    @property
    def identifier(self) -> str:
        return self.name

    @property
    def condition(self) -> str:
        """Whether the target has what is called, in the macros of rec_has.h."""
        return f"REC_HAS_{self.name}"

    @property
    def recorded(self) -> Procedure:
        """The C procedure that the recorder should see called."""
        return self.procedure

    @property
    def returns(self) -> str:
        """The type of a function, in Fortran; empty for a subroutine."""
        if self.procedure.routine.returns_error_code:
            return ""
        return "double precision" if self._recorder.returned.form == "real" else "integer(8)"

    @cached_property
    def _recorder(self) -> RecorderRoutine:
        return RecorderRoutine(self.procedure, self.spec)

    @property
    def names(self) -> list[str]:
        """The MPI and PMPI names; a large form has the name of its generic."""
        if self.dialect.is_typed:
            generic = generic_name(self.procedure)
            return [generic, profiling(generic)]
        return [self.name.lower(), profiling(self.name).lower()]

    def subroutine(self, name: str) -> str:
        """The name of the caller: `rec_f08_pmpi_send_c`."""
        prefix = "" if name == self.names[0] else "p"
        return f"rec_{self.dialect.name}_{prefix}{self.name.lower()}"

    @cached_property
    def arguments(self) -> list[CallerPlan]:
        return [CallerPlan.treating(self.argument(at, p)) for at, p in enumerate(self.procedure.parameters, 1)]

    def argument(self, at: int, p: Parameter) -> CallerArgument:
        return CallerArgument(self.spec, self.procedure, p, at, self._recorder.values(at, p), self.dialect)

    @property
    def refused(self) -> list[Parameter]:
        """The arguments that are too large, one in each call."""
        return []

    def slots(self, slot: str) -> list[str]:
        return [text for a in self.arguments if (text := getattr(a, slot))]

    def actuals(self, replaced: dict[str, str]) -> list[str]:
        """The actual arguments; some may be replaced by others."""
        pairs = zip(self.procedure.parameters, self.arguments, strict=True)
        actuals = [replaced.get(p.name, a.actual) for p, a in pairs if a.actual]
        return [*actuals, "returned"] if self.procedure.routine.ierror and not self.returns else actuals

    @property
    def expected(self) -> str:
        """`MPI_Send: Send(buf=cell1 …) -> returned=0`; an entry point without an implementation leaves no record."""
        received = " ".join(self.slots("expect"))
        record = f"{stem(self.recorded.name)}({received}) " if self.procedure.routine.is_forwarded else ""
        result = f"returned={self._recorder.result if self.returns else 0}"
        return f"{self.title}: {record}-> {' '.join([*self.slots('expect_observed'), result])}"
