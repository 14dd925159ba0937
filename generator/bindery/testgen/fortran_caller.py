"""Fortran programs that call every wrapper of mpif.h's kind, each argument a value of its own, and what the recorder should see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bindery.views.fortran_wrapper import Wrapper
from bindery.spec.model import Parameter
from bindery.views.modules import generic_name
from bindery.spec.names import profiling, stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied, select
from bindery.spec.fallback import dummy_type
from bindery.testgen.recorder import Wire


@dataclass(frozen=True)
class Call:
    """A call of one wrapper through mpi_x and pmpi_x: with implicit interfaces, or in mpi_f08."""

    wrapper: Wrapper
    dialect: str  # "mpifh" or "f08"

    @property
    def name(self) -> str:
        return self.wrapper.name

    @property
    def title(self) -> str:
        """What stands before the expected record."""
        return self.name

    @property
    def identifier(self) -> str:
        return self.name

    @property
    def condition(self) -> str:
        """When there is something to call, in the macros of rec_has.h."""
        return f"REC_HAS_{self.name}"

    @property
    def returns(self) -> str:
        """The type of a function, in Fortran; nothing for a subroutine."""
        procedure = self.wrapper.procedure
        return {"seconds": "double precision", "address": "integer(8)"}.get(procedure.routine.returns, "")

    @property
    def names(self) -> list[str]:
        """What is called; a large form goes by the name of its generic."""
        if self.dialect == "f08":
            generic = generic_name(self.wrapper.procedure)
            return [generic, profiling(generic)]
        return [self.wrapper.lower, profiling(self.wrapper.name).lower()]

    def subroutine(self, name: str) -> str:
        """The caller's own name: `rec_f08_pmpi_send_c`."""
        is_profiling = name.lower().startswith("p")
        return f"rec_{self.dialect}_{'p' if is_profiling else ''}{self.wrapper.lower}"

    @property
    def subroutines(self) -> list[str]:
        return [self.subroutine(name) for name in self.names]

    def interface(self, name: str) -> list[str]:
        """Old programs say what a function returns; mpi_f08 knows it."""
        return [f"{self.returns}, external :: {name}"] if self.returns and self.dialect != "f08" else []

    @cached_property
    def _arguments(self) -> list[Applied]:
        procedure, spec = self.wrapper.procedure, self.wrapper.spec
        wire = Wire(procedure, spec)
        return [
            select(spec, "fortran_caller", procedure, p, self._words(wire, position, p))
            for position, p in enumerate(procedure.parameters, 1)
        ]

    def _words(self, wire: Wire, position: int, p: Parameter) -> dict[str, Any]:
        words = wire.words(position, p)
        wide = dummy_type(p, self.wrapper.procedure.large) not in ("int", "MPI_Fint")
        base = int(p.base == 1)
        numbers = {key: [int(n) for n in words[f"{key}_list"].split()] for key in ("in", "out")}
        lists = {f"{key}_flags": " ".join(str(int(n != 0)) for n in numbers[key]) for key in numbers}
        return (
            words
            | lists
            | self._dialect_words(p, position, words["type"])
            | {
                "integer": "integer(8)" if wide else "integer",
                "suffix": "_8" if wide else "",
                "based_out": words["out"] + base,
                "based_out_list": " ".join(str(n + base) for n in numbers["out"]),
                "leading": "" if p.trim == "both" else "  ",
                "in_and_nul": words["in"] + 1,
                "out_but_nul": words["out"] - 1,
            }
        )

    def _dialect_words(self, p: Parameter, position: int, c_type: str) -> dict[str, str]:
        if self.dialect != "f08":
            return {
                "handle": "integer",
                "value": p.name,
                "few_values": f"{p.name}(1:3)",
                "cell": f"rec_cells(1, {position} + 1)",
                "status": f"integer :: {p.name}(16)",
                "one_status": p.name,
                "statuses": f"integer :: {p.name}(128)",
                "procedure": "external",
                "pointer": "integer(8)",
                "address": p.name,
                "untouched": "0_8",
                "detached": "null",
            }
        # The abstract interface of a callback has the name of C's type.
        callback = Prototypes(self.wrapper.spec).c_callback(p, self.wrapper.procedure.large) if p.callback else ""
        return {
            "handle": f"type({c_type})",
            "value": f"{p.name}%MPI_VAL",
            "few_values": f"{p.name}(1:3)%MPI_VAL",
            "cell": f"rec_cells(:, {position} + 1)",
            "status": f"type(MPI_Status) :: {p.name}(1)",
            "one_status": f"{p.name}(1)",
            "statuses": f"type(MPI_Status) :: {p.name}(8)",
            "procedure": f"procedure({callback})",
            "pointer": "type(c_ptr)",
            "address": f"transfer({p.name}, 0_8)",
            "untouched": "c_null_ptr",
            "detached": f"cell{position}",
        }

    @property
    def declarations(self) -> list[str]:
        return [a["declare"] for a in self._arguments if a["declare"]] + [f"{self.returns or 'integer'} :: returned"]

    @property
    def sets(self) -> list[str]:
        return [a["set"] for a in self._arguments if a["set"]]

    def statement(self, name: str, instead: dict[str, str] | None = None) -> list[str]:
        """The call itself, an argument on each line, some of them something else than usual."""
        pairs = zip(self.wrapper.procedure.parameters, self._arguments)
        actuals = [(instead or {}).get(p.name, a["actual"]) for p, a in pairs if a["actual"]]
        if self.wrapper.procedure.routine.ierror and not self.returns:
            actuals.append("returned")
        head = f"returned = {name}(" if self.returns else f"call {name}("
        if not actuals:
            return [head + ")"]
        return [head + "&", *(f"    {actual}, &" for actual in actuals[:-1]), f"    {actuals[-1]})"]

    @property
    def observations(self) -> list[str]:
        return [a["observe"] for a in self._arguments if a["observe"]] + [self._observe_result()]

    def _observe_result(self) -> str:
        if self.returns == "double precision":
            return "call observe_real('returned', returned)"
        return "call observe_number('returned', int(returned, 8))"

    @property
    def expected(self) -> str:
        received = " ".join(a["expect"] for a in self._arguments if a["expect"])
        answers = [a["expect_observed"] for a in self._arguments if a["expect_observed"]]
        result = {"seconds": "2.5", "address": "5000000000"}.get(self.wrapper.procedure.routine.returns, "0")
        # The recorder keeps silent of what an entry point does without an implementation.
        record = f"{stem(self.name)}({received}) " if self.wrapper.procedure.routine.body == "forward" else ""
        return f"{self.name}: {record}-> {' '.join([*answers, f'returned={result}'])}"
