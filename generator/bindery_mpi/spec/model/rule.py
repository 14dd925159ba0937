"""How code is written: rules of layers, and what no rule can write."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Rule:
    """How one argument is treated; an entry of a file of specs/conversions/."""

    name: str  # "null-handle"
    brief: str  # "Refuse a null handle."
    layer: str  # "refusals", the name of the file
    file: str  # "specs/conversions/refusals.toml"
    match: dict[str, Any] = field(hash=False)  # {"form": ["handle"], "array": False}
    slots: dict[str, Any] = field(hash=False)  # {"refuse_if": "BND_REFUSE_IF(…)"}; or a list of statements
    guards: tuple[str, ...] = ()  # ("array",), keys of `match` for arguments that no routine of the standard has

    def lines(self, slot: str) -> tuple[str, ...]:
        """The text of a slot, or its statements."""
        text = self.slots.get(slot, ())
        return tuple(text) if isinstance(text, (list, tuple)) else (text,)


@dataclass(frozen=True)
class Handwritten:
    """Code that no template can write; an entry of specs/handwritten.toml."""

    name: str  # "status-copy"
    file: str  # "c/status.c"
    reason: str  # "A status is copied as bytes, in six directions."
