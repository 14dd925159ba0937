"""Fortran test callers that pass each sentinel wherever it is legal, and what the recorder should receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bindery_mpi.spec.model import Constant, Parameter
from bindery_mpi.testgen.fortran_caller import FortranCaller
from bindery_mpi.testgen.recorder import sentinels


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


def sentinel_callers(caller: FortranCaller) -> list[SentinelCaller]:
    return [SentinelCaller(caller, p, constant) for p, constant in sentinels(caller.spec, caller.procedure)]
