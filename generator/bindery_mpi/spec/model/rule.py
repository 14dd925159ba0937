"""How code is written: rules of layers, and what no rule can write."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Rule:
    """How one argument is treated; an entry of a file of specs/conversions/."""

    name: str  # The name of the rule: `null-handle`.
    brief: str  # One sentence that says what the rule does: `Refuse a null handle.`
    layer: str  # The name of the file: `refusals`.
    file: str  # The path of the file: `specs/conversions/refusals.toml`.
    # Facts about the arguments that the rule treats: `{ form = ["handle"], array = false }`. An argument must have all
    # of them.
    match: dict[str, Any] = field(hash=False)
    # The text that is written for such an argument: a line, or a list of statements, for each slot of the layer.
    # `{name}` and its like are variables.
    slots: dict[str, Any] = field(hash=False)
    # Keys of `match` that are there for arguments which no routine of the standard has: `["array"]`.
    guards: tuple[str, ...] = ()

    def lines(self, slot: str) -> tuple[str, ...]:
        """The text of a slot, or its statements."""
        text = self.slots.get(slot, ())
        return tuple(text) if isinstance(text, (list, tuple)) else (text,)


@dataclass(frozen=True)
class Handwritten:
    """Code that no template can write; an entry of specs/handwritten.toml."""

    name: str  # The name of the entry: `status-copy`; the `body` of a routine refers to it.
    file: str  # The file that is written by hand: `c/status.cpp`.
    reason: str  # Why no template can write it: `A status is copied as bytes, in six directions.`
