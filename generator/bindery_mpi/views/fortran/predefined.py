"""The predefined callbacks, which Fortran programs pass and MPI calls like user procedures (R36, R120)."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.dummy_types import IN_C
from bindery_mpi.spec.model import F08, Parameter, Predefined, Procedure, Spec
from bindery_mpi.spec.model.flavour import FLAVOURED_INTEGER
from bindery_mpi.views.fortran.modules import bnd_callback


@dataclass(frozen=True)
class PredefinedCallback:
    """One predefined callback as its template sees it."""

    predefined: Predefined
    spec: Spec

    @property
    def procedure(self) -> Procedure:
        """Its type."""
        found = (p for callback in self.spec.callbacks.values() for p in callback.procedures)
        return next(p for p in found if p.name == self.predefined.type)

    @property
    def mpi_name(self) -> str:
        return self.predefined.name.lower()

    @property
    def f08_name(self) -> str:
        return bnd_callback(self.predefined.name)

    @property
    def dummies(self) -> str:
        return ", ".join([*(self._dummy(p) for p in self.procedure.parameters), f"{FLAVOURED_INTEGER} *{self.ierror}"])

    def _dummy(self, p: Parameter) -> str:
        fortran = p.kind.fortran_type(F08, self.procedure.large)
        c_type = FLAVOURED_INTEGER if p.kind.form == "handle" else IN_C[fortran]
        return f"{'const ' if p.intent == 'in' else ''}{c_type} *{p.name}"

    @property
    def ierror(self) -> str:
        return self.procedure.routine.ierror_name

    @property
    def flag(self) -> str:
        return next((p.name for p in self.procedure.parameters if p.kind.form == "logical"), "")

    @property
    def values(self) -> list[str]:
        """The old and the new value of the attribute that is copied."""
        return [p.name for p in self.procedure.with_role("attribute")]

    @property
    def unused(self) -> list[str]:
        """The arguments that it does not use."""
        used = {"copy": [*self.values, self.flag], "skip": [self.flag]}.get(self.predefined.does, [])
        return [p.name for p in self.procedure.parameters if p.name not in used]
