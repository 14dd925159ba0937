"""Conversions of handles and statuses that the standard ABI leaves out of mpi.h, over the routines that it has."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Body, Kind, Procedure, Routine, Spec
from bindery_mpi.spec.names import profiling, stem
from bindery_mpi.spec.prototypes import Prototypes


@dataclass(frozen=True)
class Conversion:
    """A conversion that the ABI leaves out, and the routine of the ABI over which it is made."""

    procedure: Procedure
    spec: Spec

    @property
    def names(self) -> tuple[str, str]:
        return self.procedure.name, profiling(self.procedure.name)

    @property
    def is_status(self) -> bool:
        return self.procedure.routine.copies_status

    @property
    def result_type(self) -> CDeclaration:
        return Prototypes(self.spec).c_result(self.procedure)

    @property
    def dummies(self) -> str:
        return Prototypes(self.spec).c_list(self.procedure)

    @property
    def arguments(self) -> str:
        return ", ".join(p.name for p in self.procedure.parameters)

    @property
    def _handle(self) -> Kind:
        routine = self.procedure.routine
        return (
            routine.parameters[0].kind if routine.body == Body.HANDLE_TO_INTEGER else self.spec.kinds[routine.returns]
        )

    @property
    def _within(self) -> Routine:
        """MPI_Comm_toint for MPI_Comm_c2f: the same handle the same way."""
        return next(
            r
            for r in self.spec.routines.values()
            if self.spec.in_abi(r)
            and r.body == self.procedure.routine.body
            and Conversion(r.procedures[0], self.spec)._handle is self._handle
        )

    @property
    def substitution(self) -> str:
        """The function of the Fortran bindings that may give another handle: `bnd_Type_f2c`."""
        return "" if self.is_status or not self._handle.substituted else f"bnd_{stem(self.procedure.name)}"

    def value(self, name: str) -> str:
        """The value that MPI_X or PMPI_X returns, without the Fortran bindings."""
        if self.is_status:
            return f"bnd_convert_status({self.arguments})"
        return f"{profiling(self._within.name) if name != self.procedure.name else self._within.name}({self.arguments})"

    def inline_value(self, name: str) -> str:
        """The same with the Fortran bindings' function, where they are linked."""
        given = f"{self.substitution} ? {self.substitution}({self.arguments}) : " if self.substitution else ""
        return given + self.value(name)
