"""What one process did: its collective calls, messages and one-sided accesses, in their order."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from bindery.check.data import ProcessLog
from bindery.check.epochs import Epochs
from bindery.check.records import ANY_SOURCE, ANY_TAG, KINDS, OF_ALL_PROCESSES, PROC_NULL, Event

_KIND = {name: number for number, name in enumerate(KINDS)}
_REFUSED = "argument"  # findings about calls that MPI refused
_NO_CALL = 0
_CALL_BITS = 32

Stream = tuple[int, int, int]  # communicator, rank in it of the other process, tag


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
        self._numbers: dict[tuple[Any, ...], int] = {}
        self._taken: dict[int, tuple[Stream, int]] = {}  # by operation: messages whose receive is to follow
        self._received: dict[Stream, array[int]] = defaultdict(lambda: array("Q"))
        self._completed: dict[Stream, array[int]] = defaultdict(lambda: array("Q"))  # where the same ones end
        self.not_comparable: set[int] = set()  # communicators and windows, after a collective call that was refused
        self._refused = {line["site"] for line in log.lines["finding"] if line["check"] == _REFUSED}
        self._read()

    @property
    def is_complete(self) -> bool:
        """Whether it recorded everything, up to its end."""
        return self.log.state == "finalized" and not self.log.header.dropped and not self._refused

    def _read(self) -> None:
        readers: dict[int, Callable[[int, tuple[Any, ...]], None]] = {
            _KIND["collective"]: self._collective,
            _KIND["send"]: self._send,
            _KIND["receive"]: self._receive,
            _KIND["received"]: self._complete,
            _KIND["transfer"]: self._transfer,
            _KIND["synchronize"]: self._synchronize,
            _KIND["local"]: self._local,
            _KIND["matched"]: self._matched,
            _KIND["block"]: self._block,
        }
        for position, event in enumerate(self.log.raw_events()):
            reader = readers.get(event[1])
            if reader:
                reader(position, event)
        for stream, position in self._taken.values():
            self._add_received(stream, position, _NO_CALL, position)
        self.left = [(self.log.event(position + 1), stream) for stream, position in self._taken.values()]
        self.receives = {stream: sorted(taken) for stream, taken in self._received.items()}

    def _call(self, event: tuple[Any, ...]) -> int:
        key = event[1:10] + event[11:]
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.calls)
            self.calls.append(Event._make((0, *event[1:10], 0, *event[11:])))
        return number

    def _add_received(self, stream: Stream, begin: int, call: int, end: int) -> None:
        self._received[stream].append(begin << _CALL_BITS | call)
        self._completed[stream].append(end)

    def arrivals(self, stream: Stream) -> list[tuple[int, int]]:
        """Where the receives of a stream begin and end, in the order in which they began."""
        begins = (entry >> _CALL_BITS for entry in self._received[stream])
        return sorted(zip(begins, self._completed[stream], strict=True))

    def _add_collective(self, where: int, event: tuple[Any, ...]) -> None:
        """Nothing after a call that was refused: it may not have taken place."""
        if where in self.not_comparable:
            return
        self.collectives[where].append(self._call(event))
        if event[3] in self._refused:
            self.not_comparable.add(where)

    def _collective(self, _: int, event: tuple[Any, ...]) -> None:
        where = self._communicators.get(event[4])
        if where is not None:
            self._add_collective(where, event)
            self._last_collective = (event[10], where)

    def _block(self, _: int, event: tuple[Any, ...]) -> None:
        operation, where = self._last_collective
        if event[10] == operation and where not in self.not_comparable:
            key = (where, len(self.collectives[where]) - 1)
            self.blocks[key] = (*self.blocks.get(key, ()), self._call(event))

    def _send(self, _: int, event: tuple[Any, ...]) -> None:
        where = self._communicators.get(event[4])
        if where is None or event[5] == PROC_NULL:
            return
        self._last_send = event[10]
        self.sends[where, event[5], event[6]].append(self._call(event))
        if event[3] in self._refused:
            self.refused_sends.add((where, event[5]))

    def _receive(self, position: int, event: tuple[Any, ...]) -> None:
        where = self._communicators.get(event[4])
        taken = self._taken.pop(event[10], None)
        if taken:
            stream, position = taken
            self._add_received(stream, position, self._call(event), position)
        elif where is not None and event[5] != PROC_NULL:
            exchange = event[0] if event[10] == self._last_send else 0
            asked = (*event[:9], 0, event[10], 0, 0)  # without what the status says
            receive = OpenReceive(position, where, event[5], event[6], self._call(asked), exchange)
            self.open_receives[event[10]] = receive
            if event[12]:
                self._end(position, event, event[11], event[9])

    def _complete(self, position: int, event: tuple[Any, ...]) -> None:
        self._end(position, event, event[5], event[6], event[12] == 1)

    def _end(self, position: int, event: tuple[Any, ...], source: int, tag: int, is_cancelled: bool = False) -> None:
        """MPICH 4 fills in no status of nonblocking operations that also send: what was asked for is sure."""
        receive = self.open_receives.get(event[10])
        if not receive or (receive.exchange not in (0, event[0]) and not receive.is_specific):
            return
        source = source if receive.source == ANY_SOURCE else receive.source
        tag = tag if receive.tag == ANY_TAG else receive.tag
        if min(source, tag) >= 0 or is_cancelled:
            del self.open_receives[event[10]]
        if min(source, tag) >= 0 and not is_cancelled:
            self._add_received((receive.communicator, source, tag), receive.position, receive.call, position)

    def _matched(self, position: int, event: tuple[Any, ...]) -> None:
        where = self._communicators.get(event[4])
        if where is not None and event[5] != PROC_NULL:
            self.matched.add(event[10])
            self._taken[event[10]] = ((where, event[5], event[6]), position)

    def _transfer(self, position: int, event: tuple[Any, ...]) -> None:
        where = self._windows.get(event[4])
        if where is not None and event[5] >= 0:
            self.epochs[where].access(position, event, self._call(event) if event[8] > 0 else 0)

    def _local(self, position: int, event: tuple[Any, ...]) -> None:
        where = self._windows.get(event[4])
        if where is not None:
            self.epochs[where].local_access(position, event, self._call(event))

    def _synchronize(self, position: int, event: tuple[Any, ...]) -> None:
        where = self._windows.get(event[4])
        if where is None:
            return
        self.epochs[where].synchronize(position, event)
        if event[6] in OF_ALL_PROCESSES:
            self._add_collective(where, event)

    def call(self, number: int) -> Event:
        found = self.calls[number]
        assert found
        return found

    def is_refused(self, receive: OpenReceive) -> bool:
        """Whether it may never have begun."""
        return self.call(receive.call).site in self._refused

    def communicator(self, own: int) -> int | None:
        return self._communicators.get(own)

    def window(self, own: int) -> int | None:
        return self._windows.get(own)

    def taken(self, stream: Stream, end: int = 1 << 62) -> list[int]:
        """The calls that received the messages of a stream, in the order in which they began, before a position."""
        mask = (1 << _CALL_BITS) - 1
        return [entry & mask for entry in self.receives.get(stream, ()) if entry >> _CALL_BITS < end]
