"""Arrays of counts of a collective call: what a process gives to each of the others, and takes from it."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.check.data import ProcessLog
from bindery_mpi.check.signature import Elements, elements_of
from bindery_mpi.records.check import ArrayOf, BlockEvent


@dataclass(frozen=True)
class Blocks:
    """The arrays of one process in one call; none if it has no arrays, or too many processes."""

    log: ProcessLog
    events: list[BlockEvent]

    def __bool__(self) -> bool:
        return bool(self.events)

    def _of(self, what: ArrayOf, peer: int) -> Elements | None:
        found = (elements_of(self.log, event) for event in self.events if (event.array, event.process) == (what, peer))
        return next(found, None)

    def given(self, peer: int) -> Elements | None:
        return self._of(ArrayOf.GIVEN, peer)

    def taken(self, peer: int) -> Elements | None:
        return self._of(ArrayOf.TAKEN, peer)

    @property
    def common(self) -> list[int]:
        """The array that all processes have."""
        return [event.elements for event in self.events if event.array == ArrayOf.SAME]
