"""Variants of routines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bindery_mpi.spec.model.parameter import Parameter


@dataclass(frozen=True)
class Variant:
    """A variant holds what such routines have in common; an entry of specs/variants.toml."""

    name: str  # The name of the variant: `nonblocking`.
    file: str  # The path of its file.
    completion: str  # When the operation of such a routine is complete.
    without: tuple[str, ...] = ()  # The kinds of parameters that such a routine lacks: `["status"]`.
    parameters: tuple[Parameter, ...] = ()  # The parameters that such a routine has at the end.
    # A sentence for each argument that no chapter describes: `request = "…"`.
    arguments: dict[str, Any] = field(default_factory=dict, hash=False)
