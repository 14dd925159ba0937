"""The checks of `bindery check`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """A sort of finding; an entry of specs/checks.toml."""

    name: str  # "buffer"
    label: str  # "buffers that overlap, or change while they are in use"
    scope: str  # "call": what shows it; one of SCOPES
    raises: str = ""  # "MPI_ERR_BUFFER": the class of the error that a finding raises with --raise

    SCOPES = ("call", "run")

    @property
    def is_of_one_call(self) -> bool:
        return self.scope == "call"
