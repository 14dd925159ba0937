"""Fortran test callers that pass each sentinel wherever it is legal, and what the recorder should receive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from bindery_mpi.spec.model import Constant, Parameter, Procedure, Spec
from bindery_mpi.testgen.fortran_caller import FortranCaller

_ANY_BUFFER = "MPI_BOTTOM"  # for a datatype with absolute addresses (R93)
_IN_PLACE = "MPI_IN_PLACE"


@dataclass(frozen=True)
class SentinelCaller:
    """A call of one wrapper with one sentinel, through mpi_x or pmpi_x."""

    caller: FortranCaller
    parameter: Parameter
    constant: Constant
    answer: ClassVar[None] = None  # no query is made
    values: ClassVar[dict[str, str]] = {}

    @property
    def name(self) -> str:
        """`MPI_Send/buf/MPI_BOTTOM`"""
        return f"{self.caller.name}/{self.parameter.name}/{self.constant.name}"

    @property
    def subroutine(self) -> str:
        position = self.caller.procedure.parameters.index(self.parameter) + 1
        return f"rec_{self.caller.name.lower()}_{position}_{self.constant.name.removeprefix('MPI_').lower()}"

    @property
    def guard(self) -> str:
        return f"REC_HAS_{self.caller.name} && defined(BND_HAS_{self.constant.name})"

    @property
    def replaced(self) -> dict[str, str]:
        return {self.parameter.name: self.constant.name}

    @property
    def expected(self) -> str:
        return f"{self.name}: {self.parameter.name}={self.constant.name}"


def sentinels(spec: Spec, procedure: Procedure) -> Iterator[tuple[Parameter, Constant]]:
    """Which sentinels each argument may be."""
    for p in procedure.parameters:
        if p.kind.form == "pointer" and p.intent == "out":
            continue  # an address that is returned may be one; what is passed is where it is stored
        names = [name for name in p.special if spec.constants[name].is_address]
        if p.kind.form == "choice":
            names += [_ANY_BUFFER] * (bool(p.count) and _ANY_BUFFER not in names) + [_IN_PLACE] * bool(p.in_place)
        for name in names:
            yield p, spec.constants[name]


def sentinel_callers(caller: FortranCaller) -> list[SentinelCaller]:
    return [SentinelCaller(caller, p, constant) for p, constant in sentinels(caller.spec, caller.procedure)]
