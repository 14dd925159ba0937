"""Datatypes and the operations of reductions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DatatypeClass:
    """Predefined datatypes with the operations that are defined for them; an entry of specs/reductions.toml."""

    name: str  # "floating-point"
    brief: str  # "real numbers"
    datatypes: tuple[str, ...]  # ("MPI_FLOAT",)
    operations: tuple[str, ...]  # ("MPI_MAX",)
