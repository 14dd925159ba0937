"""The communicators, messages and collective calls of all processes together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from bindery.check.data import ANY_SOURCE, ANY_TAG, KINDS, PROC_NULL, Event, ProcessLog

COLLECTIVE, SEND, RECEIVE, RECEIVED, WAIT, TRANSFER, SYNCHRONIZE, PROBE, MATCHED = (
    KINDS.index(name)
    for name in ("collective", "send", "receive", "received", "wait", "transfer", "synchronize", "probe", "matched")
)


@dataclass(frozen=True)
class Call:
    """An event, and who has it."""

    log: ProcessLog
    event: Event


@dataclass
class Receive:
    """A receive in the order in which a process asked for it."""

    call: Call
    source: int  # as asked for
    tag: int
    came: tuple[int, int] | None = None  # source and tag of the message; None: none came yet
    is_cancelled: bool = False

    def may_take(self, source: int, tag: int) -> bool:
        return self.source in (ANY_SOURCE, source) and self.tag in (ANY_TAG, tag)


Key = Hashable


def keys_of(lines: dict[int, dict[str, Any]], parents: dict[int, Key] | None = None) -> dict[int, Key]:
    """What names a communicator or window in all processes alike: how it came to be, and its processes."""
    keys: dict[int, Key] = {}
    for number in sorted(lines):
        line = lines[number]
        known = keys if parents is None else parents
        above = known.get(line["parent"]) if line["parent"] >= 0 else "world" if number == 0 else "self"
        keys[number] = (above, line["index"], tuple(line["ranks"]))
    return keys


@dataclass
class Traffic:
    """The messages of one communicator to one process of it."""

    sends: dict[int, list[Call]] = field(default_factory=lambda: defaultdict(list))  # by source
    receives: list[Receive] = field(default_factory=list)


class World:
    """All that is compared between processes."""

    def __init__(self, logs: list[ProcessLog]):
        self.logs = logs
        self.ranks: dict[Key, tuple[int, ...]] = {}  # in MPI_COMM_WORLD, of the processes of a communicator
        self.names: dict[Key, str] = {}
        self.collectives: dict[Key, dict[int, list[Call]]] = defaultdict(lambda: defaultdict(list))
        self.traffic: dict[tuple[Key, int], Traffic] = defaultdict(Traffic)
        self.accesses: dict[Key, list[tuple[int, Call]]] = defaultdict(list)  # with the number of fences before
        self.mixed_windows: set[Key] = set()
        self.operations: dict[tuple[int, int], tuple[Key, Call]] = {}  # by rank and number
        for log in logs:
            self._read(log)

    def rank_in(self, key: Key, log: ProcessLog) -> int:
        return self.ranks[key].index(log.rank)

    def _read(self, log: ProcessLog) -> None:
        comms = keys_of(log.communicators)
        windows = keys_of(log.windows, comms)
        for number, key in [*comms.items(), *windows.items()]:
            line = log.communicators.get(number) if comms.get(number) == key else log.windows.get(number)
            self.ranks[key] = tuple(line["ranks"]) if line else ()
            self.names[key] = {0: "MPI_COMM_WORLD", 1: "MPI_COMM_SELF"}.get(number, "the communicator")
        receives: dict[int, Receive] = {}
        fences: dict[Key, int] = defaultdict(int)
        for event in log.events():
            call = Call(log, event)
            if event.kind in (TRANSFER, SYNCHRONIZE):
                self._window(windows.get(event.object), call, fences)
            elif event.kind == RECEIVED:
                self._received(receives.get(event.operation), call)
            elif (key := comms.get(event.object)) is not None and log.rank in self.ranks[key]:
                self._communicate(key, call, receives)

    def _window(self, key: Key | None, call: Call, fences: dict[Key, int]) -> None:
        if key is None:
            return
        if call.event.kind == TRANSFER:
            self.accesses[key].append((fences[key], call))
        elif call.event.tag:
            fences[key] += 1
        else:
            self.mixed_windows.add(key)

    def _received(self, receive: Receive | None, call: Call) -> None:
        """What was asked for is sure; MPICH 4 gives operations that send as well an empty status."""
        if not receive:
            return
        event = call.event
        known = self.operations.get((call.log.rank, event.operation))
        is_certain = not known or known[1].event.kind != SEND
        source = receive.source if receive.source >= 0 else event.peer
        tag = receive.tag if receive.tag >= 0 else event.tag
        receive.is_cancelled = event.extra == 1
        if is_certain or (receive.source >= 0 and receive.tag >= 0):
            receive.came = (source, tag)

    def _communicate(self, key: Key, call: Call, receives: dict[int, Receive]) -> None:
        event, log = call.event, call.log
        if event.kind == COLLECTIVE:
            self.collectives[key][log.rank].append(call)
            self.operations[log.rank, event.operation] = (key, call)
        if event.kind == PROBE:
            self.operations[log.rank, event.operation] = (key, call)
        if event.peer == PROC_NULL:
            return
        here = self.rank_in(key, log)
        if event.kind == SEND:
            self.traffic[key, event.peer].sends[here].append(call)
            self.operations[log.rank, event.operation] = (key, call)
        elif event.kind == MATCHED:
            receives[event.operation] = Receive(call, event.peer, event.tag, (event.peer, event.tag))
            self.traffic[key, here].receives.append(receives[event.operation])
        elif event.kind == RECEIVE and event.operation in receives:
            receives[event.operation].call = call  # of a message that was taken before
        elif event.kind == RECEIVE:
            receives[event.operation] = Receive(call, event.peer, event.tag)
            self.traffic[key, here].receives.append(receives[event.operation])
            self.operations.setdefault((log.rank, event.operation), (key, call))


def pairs(traffic: Traffic) -> tuple[list[tuple[Call, Receive]], list[Call], list[Receive]]:
    """Messages with their receives, none of which overtakes another; the sends and the receives that are left."""
    waiting: dict[tuple[int, int], list[Call]] = defaultdict(list)
    for source, calls in traffic.sends.items():
        for call in calls:
            waiting[source, call.event.tag].append(call)
    for queue in waiting.values():
        queue.reverse()
    matched: list[tuple[Call, Receive]] = []
    open_receives: list[Receive] = []
    for receive in traffic.receives:
        if receive.is_cancelled:
            continue
        if receive.came is None:
            open_receives.append(receive)
        elif waiting[receive.came]:
            matched.append((waiting[receive.came].pop(), receive))
    return matched, [call for queue in waiting.values() for call in reversed(queue)], open_receives
