"""Fortran test callers: each calls one wrapper, every argument with a value of its own, and knows what the recorder
should receive."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.dummy_types import is_wide_dummy
from bindery.spec.model import Dialect, Parameter, Procedure, Spec
from bindery.spec.names import profiling, stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied, Variables, select
from bindery.testgen.recorder import RecorderRoutine, Values
from bindery.views.fortran.modules import generic_name


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
        """What the expected line starts with."""
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
    def arguments(self) -> list[Applied]:
        return [
            select(self.spec, "fortran_caller", self.procedure, p, self.variables(position, p))
            for position, p in enumerate(self.procedure.parameters, 1)
        ]

    def variables(self, position: int, p: Parameter) -> Variables:
        return caller_variables(self, self._recorder, position, p)

    @property
    def refused(self) -> list[Parameter]:
        """The arguments that are too large, one in each call."""
        return []

    def slots(self, slot: str) -> list[str]:
        return [a[slot] for a in self.arguments if a[slot]]

    def actuals(self, replaced: dict[str, str]) -> list[str]:
        """What is passed; some actual arguments may be replaced by others."""
        pairs = zip(self.procedure.parameters, self.arguments, strict=True)
        actuals = [replaced.get(p.name, a["actual"]) for p, a in pairs if a["actual"]]
        return [*actuals, "returned"] if self.procedure.routine.ierror and not self.returns else actuals

    @property
    def expected(self) -> str:
        """`MPI_Send: Send(buf=cell1 …) -> returned=0`; an entry point without an implementation leaves no record."""
        received = " ".join(self.slots("expect"))
        record = f"{stem(self.recorded.name)}({received}) " if self.procedure.routine.is_forwarded else ""
        result = f"returned={self._recorder.result if self.returns else 0}"
        return f"{self.title}: {record}-> {' '.join([*self.slots('expect_observed'), result])}"


def caller_variables(caller: FortranCaller, recorder: RecorderRoutine, position: int, p: Parameter) -> Variables:
    """The variables of an argument, with the values that the recorder's caller in C has for it."""
    values = recorder.values(position, p)
    is_wide = is_wide_dummy(p, recorder.procedure.large)
    base = int(p.base == 1)
    return {
        **recorder.variables(position, p),
        **_dialect_variables(caller, position, p),
        "in_flags": _flags(values.inputs),
        "out_flags": _flags(values.outputs),
        "integer": "integer(8)" if is_wide else "integer",
        "suffix": "_8" if is_wide else "",
        "based_out": values.outputs[0] + base,
        "based_out_list": Values.listed([n + base for n in values.outputs]),
        "leading": "" if p.trim == "both" else "  ",
        "in_and_nul": values.inputs[0] + 1,
        "out_but_nul": values.outputs[0] - 1,
    }


def _flags(numbers: list[int]) -> str:
    return Values.listed([int(n != 0) for n in numbers])


def _dialect_variables(caller: FortranCaller, position: int, p: Parameter) -> Variables:
    return _f08_variables(caller, position, p) if caller.dialect.is_typed else _mpifh_variables(position, p)


def _mpifh_variables(position: int, p: Parameter) -> Variables:
    return {
        "handle": "integer",
        "value": p.name,
        "few_values": f"{p.name}(1:3)",
        "slot": f"rec_slots(1, {position} + 1)",
        "status": f"integer :: {p.name}(16)",
        "one_status": p.name,
        "statuses": f"integer :: {p.name}(128)",
        "procedure": "external",
        "pointer": "integer(8)",
        "address": p.name,
        "untouched": "0_8",
        "detached": "null",
    }


def _f08_variables(caller: FortranCaller, position: int, p: Parameter) -> Variables:
    large = caller.procedure.large
    # The abstract interface of a callback has the name of C's type.
    callback = Prototypes(caller.spec).c_callback(p, large) if p.callback else ""
    return {
        "handle": f"type({p.kind.c_type(large)})",
        "value": f"{p.name}%MPI_VAL",
        "few_values": f"{p.name}(1:3)%MPI_VAL",
        "slot": f"rec_slots(:, {position} + 1)",
        "status": f"type(MPI_Status) :: {p.name}(1)",
        "one_status": f"{p.name}(1)",
        "statuses": f"type(MPI_Status) :: {p.name}(8)",
        "procedure": f"procedure({callback})",
        "pointer": "type(c_ptr)",
        "address": f"transfer({p.name}, 0_8)",
        "untouched": "c_null_ptr",
        "detached": f"slot{position}",
    }
