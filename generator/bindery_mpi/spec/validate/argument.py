"""One argument, with what its checks look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.mistakes import Place
from bindery_mpi.spec.model import Callback, Parameter, Procedure, Routine, Spec


@dataclass(frozen=True)
class Argument:
    """A parameter, and what stands around it."""

    spec: Spec
    owner: Routine | Callback
    procedure: Procedure  # in its largest form
    p: Parameter

    @cached_property
    def at(self) -> Place:
        return Place(self.owner.file, self.owner.name, f"parameters.{self.p.name}")

    @cached_property
    def names(self) -> dict[str, Parameter]:
        return {q.name: q for q in self.owner.parameters}

    @property
    def passes_address(self) -> bool:
        """Whether C passes an address that could be one with a meaning of its own."""
        return self.p.is_array or self.p.kind.form in ("choice", "status", "pointer", "strings")
