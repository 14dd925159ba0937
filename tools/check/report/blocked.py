"""What a process that is in a call waits for, and whether it can still come.

A call can go on if there is something for it: a message, a receive, the other processes of a collective call. A send
counts as waiting for its receive, and a collective call for every process of the communicator: MPI may do without, but
no program may rely on that (MPI 5.0, 3.5 and 6.14). So if each process is in a call that cannot go on, no correct
program has come there, whatever MPI is still doing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery.check.collectives import Difference, difference
from bindery.check.data import Place
from bindery.check.history import History
from bindery.check.records import (
    ANY_SOURCE,
    ANY_TAG,
    KINDS,
    OF_ALL_PROCESSES,
    PROC_NULL,
    CurrentCall,
    Event,
    Synchronization,
)
from bindery.check.world import World, at, place_of

_COLLECTIVE, _SEND, _RECEIVE, _WAIT, _PROBE, _SYNCHRONIZE = (
    KINDS.index(name) for name in ("collective", "send", "receive", "wait", "probe", "synchronize")
)
_PARTS = (_COLLECTIVE, _SEND, _RECEIVE, _PROBE, _SYNCHRONIZE)
_OF_PARTNERS = {Synchronization.START, Synchronization.COMPLETE, Synchronization.WAITING}
_WAITS = OF_ALL_PROCESSES | _OF_PARTNERS


@dataclass(frozen=True)
class Part:
    """What one operation does in one direction."""

    event: Event
    position: int
    before: int  # collective calls of its communicator, or messages of its stream, that went before


@dataclass(frozen=True)
class Cause:
    """Why a call cannot go on."""

    text: str
    rank: int = -1  # in MPI_COMM_WORLD, of the process that would have to act
    instead: str = ""  # what a process has done instead, perhaps by mistake, and where
    place: Place | None = None


def waits_of(history: History, call: CurrentCall) -> tuple[list[Event], bool]:
    """The events of a call, and whether any of them is enough. Those of a call have its time."""
    first = history.log.event(call.position)
    if not first:
        return [], False
    if first.kind != _WAIT:
        return [first], False
    events: list[Event] = []
    position = call.position
    while len(events) < first.amount and (event := history.log.event(position)):
        if event.kind == _WAIT and event.time == first.time and event.site == first.site:
            events.append(event)
        position += 1
    return (events if len(events) == first.amount else []), bool(first.tag)


def parts_of(history: History, operations: set[int]) -> dict[int, list[Part]]:
    """The events of operations, by their numbers."""
    found: dict[int, list[Part]] = {number: [] for number in operations}
    earlier: dict[tuple[int, ...], int] = {}
    for position, event in enumerate(history.log.raw_events()):
        kind = event[1]
        if kind not in _PARTS or (kind == _SYNCHRONIZE and event[6] not in _WAITS):
            continue
        where = (kind, event[4])
        stream = where if kind in (_COLLECTIVE, _SYNCHRONIZE) else (*where, event[5], event[6])
        if event[10] in operations:
            found[event[10]].append(Part(Event._make(event), position, earlier.get(stream, 0)))
        if kind != _SYNCHRONIZE or event[6] in OF_ALL_PROCESSES:
            earlier[stream] = earlier.get(stream, 0) + 1
    return found


class Blocked:
    """Which calls of all processes cannot go on."""

    def __init__(self, world: World):
        self._world = world
        self._differences: dict[int, Difference | None] = {}

    def _difference(self, where: int) -> Difference | None:
        if where not in self._differences:
            self._differences[where] = difference(self._world, where)
        return self._differences[where]

    def cause(self, history: History, part: Part) -> Cause | None:
        """None: it may go on, or that is not known."""
        if part.event.kind == _SYNCHRONIZE:
            window = history.window(part.event.object)
            if window is None or not self._is_known(window):
                return None
            is_of_partners = part.event.tag in _OF_PARTNERS
            return self._of_partners(history, window, part) if is_of_partners else self._of_collective(window, part)
        where = history.communicator(part.event.object)
        if where is None or part.event.peer == PROC_NULL:
            return None
        if part.event.kind == _COLLECTIVE:
            return self._of_collective(where, part)
        if not self._is_known(where) or history.log.rank not in self._world.members[where]:
            return None
        if part.event.kind == _SEND:
            return self._of_send(history, where, part)
        return self._of_receive(history, where, part) if part.event.kind in (_RECEIVE, _PROBE) else None

    def _is_known(self, where: int) -> bool:
        return all(rank in self._world.histories for rank in self._world.members[where])

    def _of_collective(self, where: int, part: Part) -> Cause | None:
        present = self._world.present(where)
        if not self._is_known(where) or any(where in process.not_comparable for process in present):
            return None
        missing = [process for process in present if len(process.collectives.get(where, ())) <= part.before]
        if missing:
            who = f"rank {missing[0].log.rank}" + (f" and {len(missing) - 1} more" if missing[1:] else "")
            return Cause(f"waits for {who} in {self._world.name(where)}", missing[0].log.rank)
        found = self._difference(where)
        if found and found.position <= part.before:
            return Cause(f"waits in {self._world.name(where)}, whose processes make different calls")
        return None

    def _of_partners(self, history: History, window: int, part: Part) -> Cause | None:
        """MPI_Win_start and _complete wait for MPI_Win_post, MPI_Win_wait for MPI_Win_complete (MPI 5.0, 12.5.2)."""
        own, epochs = self._world.index(window, history.log.rank), history.epochs[window]
        is_target = part.event.tag == Synchronization.WAITING
        mine = epochs.posts if is_target else epochs.starts
        for peer in epochs.posts if is_target else epochs.last_started:
            rank = self._world.rank(window, peer, history.log.rank)
            if rank < 0:
                continue
            there = self._world.histories[rank].epochs[window]
            others = there.completes if is_target else there.posts
            if others[own] < mine[peer]:
                return Cause(
                    f"waits for {who(rank, history)} to call MPI_Win_{'complete' if is_target else 'post'}", rank
                )
        return None

    def _of_send(self, history: History, where: int, part: Part) -> Cause | None:
        target = self._world.histories[self._world.rank(where, part.event.peer, history.log.rank)]
        source, tag = self._world.index(where, history.log.rank), part.event.tag
        pending = part.before - len(target.taken((where, source, tag)))
        receives = target.open_receives.values()
        possible = sum(posted.communicator == where and posted.may_take(source, tag) for posted in receives)
        if pending < 0 or possible > pending or (where, part.event.peer) in history.refused_sends:
            return None
        rank = target.log.rank
        return Cause(f"waits for {who(rank, history)} to receive its message with tag {tag}", rank)

    def _sent(self, history: History, where: int, part: Part, source: int) -> bool:
        """Whether a process has sent something that the receives before this one do not take."""
        sender = self._world.histories[self._world.rank(where, source, history.log.rank)]
        target = self._world.index(where, history.log.rank)
        wanted = part.event.tag
        for (communicator, to, tag), calls in sender.sends.items():
            if (communicator, to) != (where, target) or wanted not in (ANY_TAG, tag):
                continue
            left = len(calls) - len(history.taken((where, source, tag)))
            if left > self._taken_before(history, where, part, source, tag):
                return True
        return False

    @staticmethod
    def _taken_before(history: History, where: int, part: Part, source: int, tag: int) -> int:
        """How many messages receives take for certain that began earlier."""
        return sum(
            (posted.communicator, posted.source, posted.tag) == (where, source, tag)
            and posted.position < part.position
            and not history.is_refused(posted)
            for posted in history.open_receives.values()
        )

    def _of_receive(self, history: History, where: int, part: Part) -> Cause | None:
        peer = part.event.peer
        own = history.log.rank
        sources = range(len(self._world.peers(where, own))) if peer == ANY_SOURCE else [peer]
        if part.event.operation in history.matched or any(self._world.rank(where, rank, own) < 0 for rank in sources):
            return None
        if any(self._sent(history, where, part, source) for source in sources):
            return None
        tag = f" with tag {part.event.tag}" if part.event.tag >= 0 else ""
        instead = next(
            filter(None, (self._sent_with_other_envelope(history, where, part, source) for source in sources)),
            ("", None),
        )
        if peer == ANY_SOURCE:
            return Cause(f"waits for a message{tag}, which no rank has sent", -1, *instead)
        rank = self._world.rank(where, peer, own)
        return Cause(f"waits for a message of {who(rank, history)}{tag}", rank, *instead)

    def _sent_with_other_envelope(
        self, history: History, where: int, part: Part, source: int
    ) -> tuple[str, Place | None] | None:
        """A message of a process that nobody takes, with another tag or in another communicator."""
        sender = self._world.histories[self._world.rank(where, source, history.log.rank)]
        for (communicator, to, tag), calls in sender.sends.items():
            if self._world.rank(communicator, to, sender.log.rank) != history.log.rank:
                continue
            taken = len(history.taken((communicator, self._world.index(communicator, sender.log.rank), tag)))
            if taken < len(calls) and (communicator == where or part.event.tag in (ANY_TAG, tag)):
                is_here = communicator == where
                what = f"one with tag {tag}" if is_here else f"one in {self._world.name(communicator)}"
                place = place_of(sender.log, sender.call(calls[taken]))
                return f"{who(sender.log.rank, history)} has sent it {what}{at(place)}", place
        return None


def who(rank: int, history: History) -> str:
    return "itself" if rank == history.log.rank else f"rank {rank}"


def causes(blocked: Blocked, history: History, calls: list[CurrentCall]) -> Iterator[tuple[Event, Cause | None]]:
    """The first event of each call of a process, and why the call cannot go on."""
    waits = [waits_of(history, call) for call in calls]
    parts = parts_of(history, {event.operation for events, _ in waits for event in events})
    for (events, is_any), call in zip(waits, calls, strict=True):
        found = [
            next(filter(None, (blocked.cause(history, part) for part in parts[event.operation])), None)
            for event in events
        ]
        stuck = [cause for cause in found if cause]
        is_stuck = bool(stuck) and (not is_any or len(stuck) == len(found))
        event = history.log.event(call.position)
        if event:
            yield event, stuck[0] if is_stuck else None
