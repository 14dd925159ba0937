"""An argument as rules see it: facts that they match, and the variables that their slots may use."""

from __future__ import annotations

import keyword
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from bindery_mpi.spec.facts import FACTS
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.prototypes import Prototypes


@dataclass(frozen=True, eq=False)
class Argument:
    """An argument of a procedure. The public properties of a class are the variables of its layers, each computed where
    a slot uses it; None: it has no value for this argument. {class} is the property `class_`."""

    spec: Spec
    procedure: Procedure
    parameter: Parameter

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def name(self) -> str:
        """The name of the parameter in the spec."""
        return self.parameter.name

    @property
    def type(self) -> str:
        """C's type of the argument, or of an element of it."""
        return self.parameter.kind.c_type(self.procedure.large)

    @property
    def null(self) -> str:
        """The null handle."""
        return self.parameter.kind.null

    @property
    def error(self) -> str:
        """The class of the error that an invalid value is."""
        return self.parameter.kind.error or "MPI_ERR_ARG"

    @property
    def length(self) -> str:
        """How many elements an array has."""
        return str(self.parameter.length[0]) if self.parameter.length else ""

    def treated(self) -> tuple[Procedure, Parameter]:
        """The procedure and the parameter that rules match, and that readers are told of."""
        return self.procedure, self.parameter

    def matches(self, match: dict[str, Any]) -> bool:
        """Whether the facts of the argument are those that a rule wants."""
        for key, wanted in match.items():
            found = FACTS[key].of(self._prototypes, *self.treated())
            if found not in wanted if isinstance(wanted, list) else found != wanted:
                return False
        return True

    @classmethod
    @cache
    def variables(cls) -> frozenset[str]:
        """The names of all variables."""
        found = (name for name in dir(cls) if isinstance(getattr(cls, name), property | cached_property))
        return frozenset(name.removesuffix("_") for name in found if not name.startswith("_"))

    def value_of(self, variable: str) -> Any:
        """The value of a variable. Raises KeyError if it has none."""
        name = f"{variable}_" if keyword.iskeyword(variable) else variable
        value = getattr(self, name) if variable in self.variables() else None
        if value is None:
            raise KeyError(variable)
        return value
