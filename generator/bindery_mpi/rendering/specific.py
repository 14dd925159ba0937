"""The specific procedures of Fortran that a user's template shows."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.model import STANDARD_FORTRAN, Procedure, Spec
from bindery_mpi.spec.names import cptr_specific, fortran_specifics, link_name, profiling
from bindery_mpi.spec.prototypes import Dummy, FortranPrototype, Prototypes
from bindery_mpi.views.fortran.modules import generic_name

_MPI_NAME = re.compile(r"\bMPI_\w+", re.IGNORECASE)
_C_NAME = re.compile(r"\bC_(?:FUN)?PTR\b", re.IGNORECASE)


@dataclass(frozen=True)
class TemplateDummy:
    """A dummy argument of a Fortran procedure."""

    name: str  # "recvcounts"
    declaration: str  # "INTEGER, INTENT(IN) :: recvcounts(*)"
    parameter: str  # "recvcounts"; "" for ierror


@dataclass(frozen=True, repr=False)
class Specific:
    """A specific procedure of Fortran: what a tool defines (MPI 5.0, 19.1.5)."""

    dialect: str  # "f08"
    name: str  # "MPI_Isend_f08ts"
    generic: str  # "MPI_Isend": what programs call
    _prototype: FortranPrototype
    _pointer: bool

    def __repr__(self) -> str:
        return self.name

    @property
    def profiling_name(self) -> str:
        return profiling(self.name)

    @property
    def profiling_generic(self) -> str:
        return profiling(self.generic)

    @property
    def link_name(self) -> str:
        return link_name(self.name)

    @property
    def profiling_link_name(self) -> str:
        return link_name(self.profiling_name)

    @property
    def result(self) -> str:
        """The type of a function; empty for a subroutine."""
        return self._prototype.result

    @cached_property
    def dummies(self) -> tuple[TemplateDummy, ...]:
        return tuple(map(self._dummy, self._prototype.dummies))

    def _dummy(self, dummy: Dummy) -> TemplateDummy:
        """A tool declares a buffer of mpif.h and mpi as an array: it is passed by address."""
        declaration = (replace(dummy, type="INTEGER") if dummy.has_any_type else dummy).declaration
        if self._pointer and dummy.parameter and dummy.parameter.kind.role == "output_pointer":
            declaration = f"TYPE(C_PTR) {dummy.name}"
        return TemplateDummy(dummy.name, declaration, dummy.parameter.name if dummy.parameter else "")

    @property
    def arguments(self) -> str:
        return ", ".join(dummy.name for dummy in self.dummies)

    @property
    def declarations(self) -> tuple[str, ...]:
        return tuple(dummy.declaration for dummy in self.dummies)

    @property
    def documented(self) -> tuple[str, ...]:
        """The declarations as the standard prints them: <type> BUF(*), which no compiler takes."""
        return self._prototype.declarations

    @property
    def uses(self) -> tuple[str, ...]:
        """The names of the MPI module that the declarations need: ("MPI_Comm",)."""
        return self._named(_MPI_NAME)

    @property
    def uses_c(self) -> tuple[str, ...]:
        """The names of iso_c_binding that they need: ("C_PTR",)."""
        return self._named(_C_NAME)

    def _named(self, pattern: re.Pattern[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(pattern.findall(" ".join([self.result, *self.declarations]))))


def specifics(spec: Spec, procedure: Procedure, name_of_dialect: str) -> tuple[Specific, ...]:
    """The procedures that a dialect has; none if it lacks the routine."""
    standard = {dialect.name: dialect for dialect in STANDARD_FORTRAN}
    if name_of_dialect not in standard:
        raise ValueError(f"no dialect {name_of_dialect!r}; use one of {', '.join(standard)}")
    prototypes, dialect = Prototypes(spec), standard[name_of_dialect]
    generic = generic_name(procedure) if dialect.is_typed else prototypes.fortran(procedure, dialect).name
    pointer = cptr_specific(procedure.routine)
    return tuple(
        Specific(dialect.name, name, generic, prototypes.fortran(procedure, dialect, name), name == pointer)
        for name in fortran_specifics(procedure, dialect)
    )
