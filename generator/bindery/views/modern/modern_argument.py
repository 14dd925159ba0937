"""One argument of a function of bindery::mpi: what C++ declares, what C is passed, what is returned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery.spec.declarations import CDeclaration, declaration
from bindery.spec.facts import measured_by
from bindery.spec.model import Parameter, Procedure
from bindery.spec.names import stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied, Variables, select


def handle_type(c_type: str) -> str:
    """MPI_Comm -> mpi::comm"""
    return f"mpi::{stem(c_type).lower()}"


@dataclass(frozen=True)
class Returned:
    """An argument of C that C++ returns."""

    type: CDeclaration  # `bool`
    name: str  # "flag"
    value: str  # "flag_ != 0"; "" if C writes into the result itself
    form: str  # "logical": that of its kind

    @property
    def declaration(self) -> CDeclaration:
        return self.type.named(self.name)

    @property
    def is_handle(self) -> bool:
        """Whether C writes into a handle of C++."""
        return self.form == "handle" and not self.value

    @property
    def is_string(self) -> bool:
        return self.form == "string"


@dataclass(frozen=True)
class Plan:
    """How one argument is passed: the slots of its rule."""

    parameter: Parameter
    applied: Applied
    way: str = ""  # "in_place_" | "exact_": which of the formals, if the rule has it

    def _of_way(self, slot: str) -> str:
        return self.applied[self.way + slot] if self._has_way else self.applied[slot]

    @property
    def _has_way(self) -> bool:
        return bool(self.way and self.applied[f"{self.way}formal"])

    @property
    def name(self) -> str:
        return self.parameter.name

    @property
    def formal(self) -> str:
        """`mpi::comm comm`; empty if C++ has no such argument."""
        return self._of_way("formal")

    @property
    def actual(self) -> str:
        """`comm.native`: what C is passed."""
        return self._of_way("actual")

    @property
    def default(self) -> str:
        return self.applied["default"]

    @property
    def local(self) -> str:
        return self.applied["local"]

    @property
    def fit(self) -> str:
        return self.applied["fits"]

    @property
    def agree(self) -> str:
        return self.applied["agree"]

    @property
    def is_range(self) -> bool:
        """Whether C++ has a type for an array that knows its size."""
        p = self.parameter
        if p.kind.form == "strings" and p.special:
            return False
        return bool(p.inout_length) or (p.is_array and p.kind.form != "argv")

    @property
    def template(self) -> str:
        return "" if self._has_way else self.applied["template"]

    @property
    def small(self) -> str:
        """False if the type of the argument needs the large form."""
        return "" if self._has_way else self.applied["small"]

    @property
    def result_member(self) -> str | None:
        """What C writes into, behind the result; None if it writes elsewhere."""
        return None if self._has_way else self.applied.slots.get("result_member")

    @property
    def returned(self) -> Returned | None:
        if self._has_way or not self.applied["returns"]:
            return None
        applied = self.applied
        return Returned(CDeclaration(applied["returns"]), self.name, applied["result_value"], self.parameter.kind.form)


@dataclass(frozen=True)
class Arguments:
    """Plans the arguments of one procedure."""

    procedure: Procedure
    prototypes: Prototypes
    exact: str  # "BND_HAS_MPI_Pack_external_c": where numbers beside arrays keep to their type; "" if nowhere
    in_place: bool  # the request that a call makes is written where an argument refers to
    by_type: bool  # the types of counts choose the form: there are no arrays or callbacks of two types

    def plans(self) -> Iterator[Plan]:
        number = 1
        for p in self.procedure.parameters:
            applied = select(self.prototypes.spec, "modern", self.procedure, p, self._variables(p, f"N{number}"))
            plan = Plan(p, applied, self._way(p))
            number += bool(plan.template)
            yield plan

    def _way(self, p: Parameter) -> str:
        if p.kind.form == "number":
            return "" if self.by_type else "exact_"
        return "in_place_" if self.in_place else ""

    def _variables(self, p: Parameter, typename: str) -> Variables:
        """`typename`: the parameter of the template, where the argument has a type of its own."""
        large = self.procedure.large
        return {
            "name": p.name,
            "type": lambda: p.kind.c_type(large),
            "small_type": p.kind.c,
            "pointer": lambda: declaration(p.kind.c).pointer,
            "class": lambda: handle_type(p.kind.c),
            "declared": lambda: self.prototypes.c_declared(p, large).as_variable,
            "c_callback": lambda: self.prototypes.c_callback(p, large),
            "const": "const " if self.prototypes.c_const(p) else "",
            "special": lambda: p.special[0],
            "length": lambda: p.length[0],
            "inner": "".join(f"[{size}]" for size in p.length[1:]),
            "range": lambda: measured_by(self.procedure, p)[0].name,
            "typename": typename,
            "exact": f", {self.exact}" if self.exact else "",
        }
