"""One argument of a function of bindery::mpi: what C++ declares, what C is passed, what is returned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.declarations import CDeclaration, declaration
from bindery_mpi.spec.facts import measured_by
from bindery_mpi.spec.layer import FIRST, Declaration, Layer, Locals, Test, Value
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.names import stem


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


@dataclass(frozen=True, eq=False)
class ModernArgument(Argument):
    """An argument of a function of bindery::mpi."""

    exact_to: str  # "BND_HAS_MPI_Pack_external_c": where numbers beside arrays keep to their type; "" if nowhere
    number: int  # of its type among those of the template

    @property
    def small_type(self) -> str:
        """The type in the small form."""
        return self.parameter.kind.c

    @property
    def pointer(self) -> CDeclaration:
        """The type of a pointer to that."""
        return declaration(self.parameter.kind.c).pointer

    @property
    def class_(self) -> str:
        """The type of a handle."""
        return handle_type(self.parameter.kind.c)

    @property
    def declared(self) -> str:
        """The parameter as in C."""
        return self._prototypes.c_declared(self.parameter, self.procedure.large).as_variable

    @property
    def c_callback(self) -> str:
        """C's type of a procedure."""
        return self._prototypes.c_callback(self.parameter, self.procedure.large)

    @property
    def const(self) -> str:
        """`const ` for what the function does not change."""
        return "const " if self._prototypes.c_const(self.parameter) else ""

    @property
    def special(self) -> str:
        """The constant that the argument may be."""
        return self.parameter.special[0]

    @property
    def inner(self) -> str:
        """The extents of an array behind the first one."""
        return "".join(f"[{size}]" for size in self.parameter.length[1:])

    @property
    def range(self) -> str:
        """The range whose size the argument is."""
        return measured_by(self.procedure, self.parameter)[0].name

    @property
    def typename(self) -> str:
        """N1, N2 and so on: the parameter of the template, where the argument has a type of its own."""
        return f"N{self.number}"

    @property
    def exact(self) -> str:
        """Where numbers keep to their type, as a further argument of a macro."""
        return f", {self.exact_to}" if self.exact_to else ""


@dataclass(frozen=True, kw_only=True)
class ModernPlan(Layer, name="modern", policy=FIRST, of=ModernArgument):
    """An argument of a function of bindery::mpi."""

    actual: Value  # what C gets
    formal: Declaration = ""  # the parameter
    default: Value = ""  # its default argument
    template: Declaration = ""  # a parameter of the template
    local: Locals = ""  # declared before the call
    returns: Declaration = ""  # the type, if C++ returns the argument
    result_member: Value | None = None  # the member of the result into which C writes
    result_value: Value = ""  # the value of the result, if it is no member
    fits: Test = ""  # a test that must hold, or the count is refused
    agree: Test = ""  # a test that must hold, or the arguments are refused
    small: Test = ""  # whether a type needs no large form
    in_place_formal: Declaration = ""  # the parameter where a new request is written into an array of the program
    in_place_actual: Value = ""  # what C gets where a new request is written into an array
    exact_formal: Declaration = ""  # the parameter where arrays, not numbers, tell small from large forms
    exact_actual: Value = ""  # what C gets where arrays, not numbers, tell small from large forms

    def in_way(self, way: str) -> ModernPlan:
        """The same with the formal of a way, "in_place_" or "exact_", if the rule has it."""
        if not way or not getattr(self, f"{way}formal"):
            return self
        formal, actual = getattr(self, f"{way}formal"), getattr(self, f"{way}actual")
        return replace(self, formal=formal, actual=actual, template="", small="", returns="", result_member=None)

    @property
    def is_range(self) -> bool:
        """Whether C++ has a type for an array that knows its size."""
        p = self.parameter
        if p.kind.form == "strings" and p.special:
            return False
        return bool(p.inout_length) or (p.is_array and p.kind.form != "argv")

    @property
    def returned(self) -> Returned | None:
        p = self.parameter
        return Returned(CDeclaration(self.returns), p.name, self.result_value, p.kind.form) if self.returns else None


@dataclass(frozen=True)
class Arguments:
    """Plans the arguments of one procedure."""

    procedure: Procedure
    spec: Spec
    exact: str  # "BND_HAS_MPI_Pack_external_c": where numbers beside arrays keep to their type; "" if nowhere
    in_place: bool  # the request that a call makes is written where an argument refers to
    by_type: bool  # the types of counts choose the form: there are no arrays or callbacks of two types

    def plans(self) -> Iterator[ModernPlan]:
        number = 1
        for p in self.procedure.parameters:
            argument = ModernArgument(self.spec, self.procedure, p, self.exact, number)
            plan = ModernPlan.treating(argument).in_way(self._way(p))
            number += bool(plan.template)
            yield plan

    def _way(self, p: Parameter) -> str:
        if p.kind.form == "number":
            return "" if self.by_type else "exact_"
        return "in_place_" if self.in_place else ""
