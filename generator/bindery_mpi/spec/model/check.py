"""The checks of `bindery check`."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Check:
    """A sort of finding; an entry of specs/checks.toml."""

    name: str  # The word in reports and options: `buffer`.
    label: str  # The words of a report for such findings: `buffers that overlap, or change while they are in use`.
    scope: str  # The calls that show such a mistake.
    # The class of the error that a finding raises with `--raise`: `MPI_ERR_BUFFER`. Absent where the call is over when
    # it is found.
    raises: str = ""

    SCOPES = MappingProxyType(
        {
            "call": "One call shows it.",
            "run": "Other calls or other processes show it, so that nothing is looked for where calls are hidden.",
        }
    )

    @property
    def is_of_one_call(self) -> bool:
        return self.scope == "call"
