"""Datatypes and the operations of reductions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DatatypeClass:
    """Predefined datatypes with the operations that are defined for them; an entry of specs/reductions.toml."""

    name: str  # The name of the class, such as `floating-point`.
    brief: str  # The class in words: `real numbers`.
    datatypes: tuple[str, ...]  # The predefined datatypes of the class: `["MPI_FLOAT"]`.
    operations: tuple[str, ...]  # The predefined operations that they have: `["MPI_SUM", "MPI_PROD"]`.
