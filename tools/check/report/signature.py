"""The elements of buffers: whether what is sent fits what is received (MPI 5.0, 3.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery_mpi.check.data import ProcessLog
from bindery_mpi.records.check import BlockEvent, ReceiveEvent, SendEvent

_MOST_RUNS = 10_000  # that are compared
_UNTYPED = "b"

Run = tuple[str, int]


@dataclass(frozen=True)
class Elements:
    """So many copies of a datatype."""

    name: str  # "MPI_INT"; empty: made by the program
    one: tuple[Run, ...] | None  # of one copy; None: not known
    count: int
    size: int  # all bytes; -1: not known

    def runs(self) -> Iterator[Run]:
        """Neighbouring elements of one sort."""
        one = self.one or ()
        if len({element for element, _ in one}) == 1:
            yield one[0][0], sum(number for _, number in one) * self.count
            return
        for _ in range(self.count if one else 0):
            yield from one

    @property
    def is_typed(self) -> bool:
        return self.one is not None and not any(element[0] == _UNTYPED for element, _ in self.one)

    @property
    def is_bytes(self) -> bool:
        return self.one is not None and all(element[0] == _UNTYPED for element, _ in self.one)

    def __str__(self) -> str:
        """10 of MPI_INT"""
        of = self.name or f"a datatype of {self.size // self.count if self.count else 0} bytes"
        return f"{self.count} of {of}"


def elements(log: ProcessLog, datatype: int, count: int) -> Elements | None:
    """None: not known, or not significant."""
    line = log.datatypes.get(datatype)
    if count < 0 or line is None:
        return None
    signature = line["signature"]
    one = None if signature is None else tuple((str(element), int(number)) for element, number in signature if number)
    size = int(line["size"])
    return Elements(str(line["name"]), one, count, size * count if size >= 0 else -1)


def elements_of(log: ProcessLog, event: SendEvent | ReceiveEvent | BlockEvent) -> Elements | None:
    return elements(log, event.datatype, event.elements)


def _begins(short: Iterator[Run], long: Iterator[Run]) -> bool:
    """Whether one list is the beginning of the other."""
    here: Run = ("", 0)
    there: Run = ("", 0)
    for _ in range(_MOST_RUNS):
        here = here if here[1] else next(short, ("", 0))
        there = there if there[1] else next(long, ("", 0))
        if not here[1] or not there[1]:
            return not here[1]
        if here[0] != there[0]:
            return False
        both = min(here[1], there[1])
        here, there = (here[0], here[1] - both), (there[0], there[1] - both)
    return True


def differ(sent: Elements | None, received: Elements | None, is_exact: bool) -> bool:
    """Whether what is sent cannot be received: also if it is longer, or, where that must be the same, shorter."""
    if sent is None or received is None or not (sent.size or received.size):
        return False
    is_typed = sent.is_typed and received.is_typed
    if min(sent.size, received.size) >= 0:
        if is_exact and sent.size != received.size:
            return True
        if sent.size > received.size and (is_typed or (sent.is_bytes and received.is_bytes)):
            return True
    if not is_typed or sent.one == received.one:
        return False
    return not _begins(sent.runs(), received.runs())
