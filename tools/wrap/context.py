"""The state that the parts of an expansion share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from bindery_mpi.wrap.functions import Functions
from bindery_mpi.wrap.scope import MacroScope
from bindery_mpi.wrap.source import Notes
from bindery_mpi.wrap.tree import Node


@dataclass
class Context(ABC):
    """The functions of the MPI at hand, and how a file is read."""

    functions: Functions
    notes: Notes
    ignore_unknown: bool = field(default=False, kw_only=True)

    @abstractmethod
    def captured(self, nodes: tuple[Node, ...], scope: MacroScope) -> str:
        """Return the text that nodes expand to, without writing it."""
