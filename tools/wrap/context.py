"""The state that the parts of an expansion share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from bindery.wrap.functions import Functions
from bindery.wrap.scope import MacroScope
from bindery.wrap.source import Notes
from bindery.wrap.tree import Node


@dataclass
class Context(ABC):
    """The functions of the MPI at hand, and how a file is read."""

    functions: Functions
    notes: Notes
    ignore_unknown: bool = field(default=False, kw_only=True)

    @abstractmethod
    def captured(self, nodes: tuple[Node, ...], scope: MacroScope) -> str:
        """Return the text that nodes expand to, without writing it."""
