"""Calls that have not returned: the events of each, and what went before them."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.check.data import Occurred
from bindery_mpi.check.epochs import OF_ALL_PROCESSES
from bindery_mpi.check.history import History
from bindery_mpi.records.check import (
    CollectiveEvent,
    CurrentCall,
    Event,
    GroupEvent,
    ProbeEvent,
    ReceiveEvent,
    SendEvent,
    Synchronization,
    SynchronizeEvent,
    WaitEvent,
)

Collective = CollectiveEvent | GroupEvent
OF_PARTNERS = {Synchronization.START, Synchronization.COMPLETE, Synchronization.WAITING}
_WAITS = OF_ALL_PROCESSES | OF_PARTNERS


@dataclass(frozen=True)
class Part:
    """One direction of one operation."""

    event: Event
    operation: int
    position: int
    before: int  # collective calls of its communicator, or messages of its stream, that went before


def waits_of(history: History, call: CurrentCall) -> tuple[list[Occurred], bool]:
    """The events of a call, and whether any of them is enough. Those of a call have its time."""
    first = history.log.occurrence(call.position)
    if not first:
        return [], False
    if not isinstance(first.event, WaitEvent):
        return [first], False
    found: list[Occurred] = []
    position, number = call.position, first.event.operations
    while len(found) < number and (other := history.log.occurrence(position)):
        is_wait = isinstance(other.event, WaitEvent)
        if is_wait and other.time == first.time and other.event.site == first.event.site:
            found.append(other)
        position += 1
    return (found if len(found) == number else []), first.event.is_any


def _stream(event: Event) -> tuple[object, ...] | None:
    """Return the stream in which a call has its place; None: others do not wait for it."""
    match event:
        case CollectiveEvent() | GroupEvent():
            return Collective, event.object
        case SynchronizeEvent() if event.what in _WAITS:
            return SynchronizeEvent, event.object
        case SendEvent():
            return SendEvent, event.object, event.target, event.tag
        case ReceiveEvent() | ProbeEvent():
            return type(event), event.object, event.source, event.tag
    return None


def parts_of(history: History, operations: set[int]) -> dict[int, list[Part]]:
    """The events of operations, by their numbers."""
    found: dict[int, list[Part]] = {number: [] for number in operations}
    earlier: dict[tuple[object, ...], int] = {}
    for position, (_, operation, event) in enumerate(history.log.occurrences()):
        stream = _stream(event)
        if stream is None:
            continue
        if operation in operations:
            found[operation].append(Part(event, operation, position, earlier.get(stream, 0)))
        if not isinstance(event, SynchronizeEvent) or event.what in OF_ALL_PROCESSES:
            earlier[stream] = earlier.get(stream, 0) + 1
    return found
