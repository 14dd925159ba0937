"""The predefined callbacks, which Fortran programs pass and MPI calls like user procedures (R36, R120)."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.spec.dummy_types import IN_C
from bindery.spec.model import F08, Parameter, Predefined, Procedure, Spec
from bindery.spec.model.flavour import FLAVOURED_INTEGER
from bindery.views.fortran.modules import bnd_callback


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
        return ", ".join([*(self._dummy(p) for p in self.procedure.parameters), f"{FLAVOURED_INTEGER} *{self._ierror}"])

    def _dummy(self, p: Parameter) -> str:
        fortran = p.kind.fortran_type(F08, self.procedure.large)
        c_type = FLAVOURED_INTEGER if p.kind.form == "handle" else IN_C[fortran]
        return f"{'const ' if p.intent == 'in' else ''}{c_type} *{p.name}"

    @property
    def _ierror(self) -> str:
        return self.procedure.routine.ierror_name

    @property
    def body(self) -> list[str]:
        """What `does` means; arguments that it does not use are cast to void."""
        lines, error = self._action()
        named = " ".join([*lines, self._ierror])
        unused = [f"(void){p.name};" for p in self.procedure.parameters if p.name not in named]
        return [*unused, *lines, f"*{self._ierror} = {error};"]

    def _action(self) -> tuple[list[str], str]:
        flag = next((p.name for p in self.procedure.parameters if p.kind.form == "logical"), "")
        values = [p.name for p in self.procedure.with_role("attribute")]
        match self.predefined.does:
            case "copy":
                return [f"*{values[1]} = *{values[0]};", f"*{flag} = BND_LOGICAL(1);"], "MPI_SUCCESS"
            case "skip":
                return [f"*{flag} = BND_LOGICAL(0);"], "MPI_SUCCESS"
            case "convert-nothing":
                # It means that no conversion is needed: calling it is an error.
                return [], "MPI_ERR_CONVERSION"
        return [], "MPI_SUCCESS"
