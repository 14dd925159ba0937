"""Shapes of the constants that are variables in Fortran, as the loader parses them."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SHAPE = re.compile(r"(integer|character|status)(?:\((1(?:,1)?)\))?( target)?")


@dataclass(frozen=True)
class Shape:
    """The Fortran form of a constant known by its address: `integer target`, `character(1,1)`, `status(1)`."""

    element: str  # "integer", "character" or "status"
    dimensions: str  # "1,1"; "" for a scalar
    is_target: bool


def parse_shape(text: str) -> Shape | None:
    """The shape of a text, if it is one."""
    parts = _SHAPE.fullmatch(text)
    return Shape(parts[1], parts[2] or "", bool(parts[3])) if parts else None
