"""Variants of routines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bindery_mpi.spec.model.parameter import Parameter


@dataclass(frozen=True)
class Variant:
    """A variant holds what such routines have in common; an entry of specs/variants.toml."""

    name: str  # "nonblocking"
    file: str
    completion: str  # that of such routines
    without: tuple[str, ...] = ()  # ("status",): the kinds of parameters that they lack
    parameters: tuple[Parameter, ...] = ()  # those that they have at the end
    arguments: dict[str, Any] = field(default_factory=dict, hash=False)  # "request" -> what it is, if no chapter says
