"""The history of one process: its collective calls, messages and one-sided accesses, in their order."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from bindery_mpi.check.data import Occurred, ProcessLog
from bindery_mpi.check.epochs import OF_ALL_PROCESSES, Epochs
from bindery_mpi.records.check import (
    ANY_SOURCE,
    ANY_TAG,
    PROC_NULL,
    BlockEvent,
    CollectiveEvent,
    Event,
    GroupEvent,
    LocalEvent,
    MatchedEvent,
    ReceivedEvent,
    ReceiveEvent,
    SendEvent,
    State,
    SynchronizeEvent,
    TransferEvent,
)

_REFUSED = "argument"  # findings about calls that MPI refused
_NO_CALL = 0
_CALL_BITS = 32

Stream = tuple[int, int, int]  # communicator, rank in it of the other process, tag
CollectiveCall = CollectiveEvent | GroupEvent | SynchronizeEvent  # also a fence, or the end of a window
E = TypeVar("E")


class OpenReceive(NamedTuple):
    """A receive that took no message yet, as far as the process said."""

    position: int
    communicator: int
    source: int
    tag: int
    call: int
    exchange: int  # when the call began, if it also sends; else 0

    def may_take(self, source: int, tag: int) -> bool:
        return self.source in (ANY_SOURCE, source) and self.tag in (ANY_TAG, tag)

    @property
    def is_specific(self) -> bool:
        return self.source != ANY_SOURCE and self.tag != ANY_TAG


class History:
    """Calls that differ in nothing but time and operation have one number: a million events are a few of these."""

    def __init__(self, log: ProcessLog, communicators: dict[int, int], windows: dict[int, int]):
        self.log = log
        self.calls: list[Event | None] = [None]
        self.collectives: dict[int, array[int]] = defaultdict(lambda: array("I"))
        self.sends: dict[Stream, array[int]] = defaultdict(lambda: array("I"))
        self.open_receives: dict[int, OpenReceive] = {}  # by operation
        self.epochs: dict[int, Epochs] = defaultdict(Epochs)  # of windows
        self.refused_sends: set[tuple[int, int]] = set()  # communicator and target
        self.blocks: dict[tuple[int, int], tuple[int, ...]] = {}  # communicator, which call -> blocks, as calls
        self.matched: set[int] = set()  # operations of receives whose message was taken before
        self._communicators, self._windows = communicators, windows
        self._last_send = 0  # its operation
        self._last_collective = (0, 0)  # its operation, and its communicator
        self._numbers: dict[Event, int] = {}
        self._taken: dict[int, tuple[Stream, int]] = {}  # by operation: messages whose receive is to follow
        self._received: dict[Stream, array[int]] = defaultdict(lambda: array("Q"))
        self._completed: dict[Stream, array[int]] = defaultdict(lambda: array("Q"))  # where the same ones end
        self.not_comparable: set[int] = set()  # communicators and windows, after a collective call that was refused
        self._refused = {line["site"] for line in log.lines["finding"] if line["check"] == _REFUSED}
        self._read()

    @property
    def is_complete(self) -> bool:
        """Whether it recorded everything, up to its end."""
        return self.log.state == State.FINALIZED and not self.log.header.dropped and not self._refused

    def _read(self) -> None:
        readers: dict[type, Callable[[int, Occurred, Any], None]] = {
            CollectiveEvent: self._collective,
            GroupEvent: self._collective,
            SendEvent: self._send,
            ReceiveEvent: self._receive,
            ReceivedEvent: self._complete,
            TransferEvent: self._transfer,
            SynchronizeEvent: self._synchronize,
            LocalEvent: self._local,
            MatchedEvent: self._matched,
            BlockEvent: self._block,
        }
        for position, occurred in enumerate(self.log.occurrences()):
            reader = readers.get(type(occurred.event))
            if reader:
                reader(position, occurred, occurred.event)
        for stream, position in self._taken.values():
            self._add_received(stream, position, _NO_CALL, position)
        self.left = [(self.log.occurrence(position + 1), stream) for stream, position in self._taken.values()]
        self.receives = {stream: sorted(taken) for stream, taken in self._received.items()}

    def _call(self, event: Event) -> int:
        number = self._numbers.get(event)
        if number is None:
            number = self._numbers[event] = len(self.calls)
            self.calls.append(event)
        return number

    def _add_received(self, stream: Stream, begin: int, call: int, end: int) -> None:
        self._received[stream].append(begin << _CALL_BITS | call)
        self._completed[stream].append(end)

    def arrivals(self, stream: Stream) -> list[tuple[int, int]]:
        """Where the receives of a stream begin and end, in the order in which they began."""
        begins = (entry >> _CALL_BITS for entry in self._received[stream])
        return sorted(zip(begins, self._completed[stream], strict=True))

    def _add_collective(self, where: int, event: CollectiveCall) -> None:
        """Nothing after a call that was refused: it may not have taken place."""
        if where in self.not_comparable:
            return
        self.collectives[where].append(self._call(event))
        if event.site in self._refused:
            self.not_comparable.add(where)

    def _collective(self, _: int, occurred: Occurred, event: CollectiveEvent | GroupEvent) -> None:
        where = self._communicators.get(event.object)
        if where is not None:
            self._add_collective(where, event)
            self._last_collective = (occurred.operation, where)

    def _block(self, _: int, occurred: Occurred, event: BlockEvent) -> None:
        operation, where = self._last_collective
        if occurred.operation == operation and where not in self.not_comparable:
            key = (where, len(self.collectives[where]) - 1)
            self.blocks[key] = (*self.blocks.get(key, ()), self._call(event))

    def _send(self, _: int, occurred: Occurred, event: SendEvent) -> None:
        where = self._communicators.get(event.object)
        if where is None or event.target == PROC_NULL:
            return
        self._last_send = occurred.operation
        self.sends[where, event.target, event.tag].append(self._call(event))
        if event.site in self._refused:
            self.refused_sends.add((where, event.target))

    def _receive(self, position: int, occurred: Occurred, event: ReceiveEvent) -> None:
        where, operation = self._communicators.get(event.object), occurred.operation
        taken = self._taken.pop(operation, None)
        if taken:
            stream, position = taken
            self._add_received(stream, position, self._call(event), position)
        elif where is not None and event.source != PROC_NULL:
            exchange = occurred.time if operation == self._last_send else 0
            # Without what the status says.
            call = self._call(event._replace(is_complete=False, actual_source=0, actual_tag=0))
            self.open_receives[operation] = OpenReceive(position, where, event.source, event.tag, call, exchange)
            if event.is_complete:
                self._end(position, occurred, event.actual_source, event.actual_tag)

    def _complete(self, position: int, occurred: Occurred, event: ReceivedEvent) -> None:
        self._end(position, occurred, event.source, event.tag, event.is_cancelled)

    def _end(self, position: int, occurred: Occurred, source: int, tag: int, is_cancelled: bool = False) -> None:
        """MPICH 4 fills in no status of nonblocking operations that also send: what was asked for is sure."""
        receive = self.open_receives.get(occurred.operation)
        if not receive or (receive.exchange not in (0, occurred.time) and not receive.is_specific):
            return
        source = source if receive.source == ANY_SOURCE else receive.source
        tag = tag if receive.tag == ANY_TAG else receive.tag
        if min(source, tag) >= 0 or is_cancelled:
            del self.open_receives[occurred.operation]
        if min(source, tag) >= 0 and not is_cancelled:
            self._add_received((receive.communicator, source, tag), receive.position, receive.call, position)

    def _matched(self, position: int, occurred: Occurred, event: MatchedEvent) -> None:
        where = self._communicators.get(event.object)
        if where is not None and event.source != PROC_NULL:
            self.matched.add(occurred.operation)
            self._taken[occurred.operation] = ((where, event.source, event.tag), position)

    def _transfer(self, position: int, occurred: Occurred, event: TransferEvent) -> None:
        where = self._windows.get(event.object)
        if where is not None and event.target >= 0:
            self.epochs[where].access(position, occurred.time, event, self._call(event) if event.bytes > 0 else 0)

    def _local(self, position: int, occurred: Occurred, event: LocalEvent) -> None:
        where = self._windows.get(event.object)
        if where is not None:
            self.epochs[where].local_access(position, occurred.time, event, self._call(event))

    def _synchronize(self, position: int, _: Occurred, event: SynchronizeEvent) -> None:
        where = self._windows.get(event.object)
        if where is None:
            return
        self.epochs[where].synchronize(position, event)
        if event.what in OF_ALL_PROCESSES:
            self._add_collective(where, event)

    def event(self, number: int) -> Event:
        found = self.calls[number]
        assert found
        return found

    def call(self, number: int, kind: type[E]) -> E:
        """An event that is of this kind."""
        found = self.event(number)
        assert isinstance(found, kind)
        return found

    def collective(self, number: int) -> CollectiveCall:
        found = self.event(number)
        assert isinstance(found, CollectiveCall)
        return found

    def is_refused(self, receive: OpenReceive) -> bool:
        """Whether it may never have begun."""
        return self.event(receive.call).site in self._refused

    def communicator(self, own: int) -> int | None:
        return self._communicators.get(own)

    def window(self, own: int) -> int | None:
        return self._windows.get(own)

    def taken(self, stream: Stream, end: int = 1 << 62) -> list[int]:
        """The calls that received the messages of a stream, in the order in which they began, before a position."""
        mask = (1 << _CALL_BITS) - 1
        return [entry & mask for entry in self.receives.get(stream, ()) if entry >> _CALL_BITS < end]
