"""The things that templates render, each into one file."""

from __future__ import annotations

from typing import Any, Protocol

Item = tuple[str, str, dict[str, Any]]  # path of the result, its source in the spec, variables of the template


class HasPlace(Protocol):
    """An entry of the spec."""

    @property
    def file(self) -> str: ...
    @property
    def name(self) -> str: ...


def source_of(entry: HasPlace) -> str:
    """The source of what is made from one entry: `specs/routines/collectives.toml [MPI_Bcast]`."""
    return f"{entry.file} [{entry.name}]"
