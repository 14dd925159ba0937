"""Fortran programs that pass each address with a meaning of its own wherever it may stand, and what C should then receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

from bindery.testgen.fortran_caller import Call
from bindery.spec.model import Constant, Parameter, Procedure, Spec
from bindery.testgen.recorder import Wire

_EVERYWHERE = "MPI_BOTTOM"  # a buffer that a datatype describes may begin there (R93)
_IN_PLACE = "MPI_IN_PLACE"


@dataclass(frozen=True)
class SpecialCall:
    """A call of one wrapper with one special address, through mpi_x or pmpi_x."""

    call: Call
    parameter: Parameter
    constant: Constant

    @property
    def name(self) -> str:
        """`MPI_Send/buf/MPI_BOTTOM`"""
        return f"{self.call.name}/{self.parameter.name}/{self.constant.name}"

    @property
    def subroutine(self) -> str:
        place = self.call.wrapper.procedure.parameters.index(self.parameter) + 1
        return f"rec_{self.call.wrapper.lower}_{place}_{self.constant.name.removeprefix('MPI_').lower()}"

    @property
    def guard(self) -> str:
        return f"REC_HAS_{self.call.name} && defined(BND_HAS_{self.constant.name})"

    def statement(self, name: str) -> list[str]:
        return self.call.statement(name, {self.parameter.name: self.constant.name})

    @property
    def expected(self) -> str:
        return f"{self.name}: {self.parameter.name}={self.constant.name}"


def specials(spec: Spec, procedure: Procedure) -> Iterator[tuple[Parameter, Constant]]:
    """Which special addresses may stand where."""
    for p in procedure.parameters:
        if p.kind.form == "pointer" and p.intent == "out":
            continue  # an address that comes out may be special; what is passed is where it goes
        names = [name for name in p.special if spec.constants[name].type.endswith("*")]
        if p.kind.form == "choice":
            names += [_EVERYWHERE] * (bool(p.count) and _EVERYWHERE not in names) + [_IN_PLACE] * bool(p.in_place)
        for name in names:
            yield p, spec.constants[name]


def special_calls(call: Call) -> list[SpecialCall]:
    wrapper = call.wrapper
    return [SpecialCall(call, p, constant) for p, constant in specials(wrapper.spec, wrapper.procedure)]


def recognitions(wire: Wire) -> list[str]:
    """How the recorder writes such an address down, and goes on with memory of its own."""
    lines = []
    for p, constant in specials(wire.spec, wire.procedure):
        line = f"REC_SPECIAL({p.name}, {constant.name});"
        lines += [f"#if REC_SINCE({constant.since.replace('.', ', ')})", line, "#endif"] if constant.since else [line]
    return lines
