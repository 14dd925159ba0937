"""A procedure as C declares it: what its entry point and a tool's view of it have in common."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.names import profiling, stem
from bindery_mpi.spec.prototypes import Prototypes


@dataclass(frozen=True)
class CProcedure:
    """One procedure of C, small or large."""

    procedure: Procedure
    spec: Spec

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def profiling_name(self) -> str:
        return profiling(self.name)

    @property
    def stem(self) -> str:
        """Send, T_init_thread: in names of functions and types that belong to it."""
        return stem(self.name)

    @cached_property
    def prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def result_type(self) -> CDeclaration:
        return self.prototypes.c_result(self.procedure)

    @property
    def returns_error_code(self) -> bool:
        return self.procedure.routine.returns_error_code

    @property
    def parameter_list(self) -> str:
        return self.prototypes.c_list(self.procedure)

    @cached_property
    def passed(self) -> tuple[Parameter, ...]:
        """The parameters with a name: all but the further ones of a list of any length."""
        return tuple(p for p in self.procedure.parameters if p.kind.form != "varargs")

    @property
    def has_varargs(self) -> bool:
        return len(self.passed) < len(self.procedure.parameters)

    @property
    def arguments(self) -> str:
        return ", ".join(p.name for p in self.passed)
