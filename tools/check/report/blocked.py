"""Find out what a process in a call waits for, and whether it can still come.

A call can go on if there is something for it: a message, a receive, the other processes of a collective call. A send
counts as waiting for its receive, and a collective call for every process of the communicator: MPI may do without, but
no program may rely on that (MPI 5.0, 3.5 and 6.14). So if each process is in a call that cannot go on, the program
is wrong, whatever MPI still does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery_mpi.check.collectives import Difference, difference
from bindery_mpi.check.data import Place
from bindery_mpi.check.history import History
from bindery_mpi.check.parts import OF_PARTNERS, Collective, Part, parts_of, waits_of
from bindery_mpi.check.world import World, at, place_of
from bindery_mpi.records.check import (
    ANY_SOURCE,
    ANY_TAG,
    PROC_NULL,
    CollectiveEvent,
    CurrentCall,
    Event,
    ProbeEvent,
    ReceiveEvent,
    SendEvent,
    Synchronization,
    SynchronizeEvent,
)


@dataclass(frozen=True)
class Cause:
    """Why a call cannot go on."""

    text: str
    rank: int = -1  # in MPI_COMM_WORLD, of the process that would have to act
    instead: str = ""  # what a process has done instead, perhaps by mistake, and where
    place: Place | None = None


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
        """Why the call cannot go on; None: it may, or that is not known."""
        event = part.event
        if isinstance(event, SynchronizeEvent):
            window = history.window(event.object)
            if window is None or not self._is_known(window):
                return None
            is_of_partners = event.what in OF_PARTNERS
            return self._of_partners(history, window, event) if is_of_partners else self._of_collective(window, part)
        where = history.communicator(event.object)
        if where is None:
            return None
        if isinstance(event, Collective):
            is_idle = isinstance(event, CollectiveEvent) and event.root == PROC_NULL
            return None if is_idle else self._of_collective(where, part)
        if not self._is_known(where) or history.log.rank not in self._world.members[where]:
            return None
        if isinstance(event, SendEvent):
            return None if event.target == PROC_NULL else self._of_send(history, where, part, event)
        if isinstance(event, (ReceiveEvent, ProbeEvent)) and event.source != PROC_NULL:
            return self._of_receive(history, where, part, event)
        return None

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

    def _of_partners(self, history: History, window: int, event: SynchronizeEvent) -> Cause | None:
        """MPI_Win_start and _complete wait for MPI_Win_post, MPI_Win_wait for MPI_Win_complete (MPI 5.0, 12.5.2)."""
        own, epochs = self._world.index(window, history.log.rank), history.epochs[window]
        is_target = event.what == Synchronization.WAITING
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

    def _of_send(self, history: History, where: int, part: Part, event: SendEvent) -> Cause | None:
        target = self._world.histories[self._world.rank(where, event.target, history.log.rank)]
        source, tag = self._world.index(where, history.log.rank), event.tag
        pending = part.before - len(target.taken((where, source, tag)))
        receives = target.open_receives.values()
        possible = sum(posted.communicator == where and posted.may_take(source, tag) for posted in receives)
        if pending < 0 or possible > pending or (where, event.target) in history.refused_sends:
            return None
        rank = target.log.rank
        return Cause(f"waits for {who(rank, history)} to receive its message with tag {tag}", rank)

    def _sent(self, history: History, where: int, part: Part, source: int, wanted: int) -> bool:
        """Whether a process has sent something that the receives before this one do not take."""
        sender = self._world.histories[self._world.rank(where, source, history.log.rank)]
        target = self._world.index(where, history.log.rank)
        for (communicator, to, tag), calls in sender.sends.items():
            if (communicator, to) != (where, target) or wanted not in (ANY_TAG, tag):
                continue
            left = len(calls) - len(history.taken((where, source, tag)))
            if left > self._taken_before(history, where, part, source, tag):
                return True
        return False

    @staticmethod
    def _taken_before(history: History, where: int, part: Part, source: int, tag: int) -> int:
        """How many messages earlier receives are certain to take."""
        return sum(
            (posted.communicator, posted.source, posted.tag) == (where, source, tag)
            and posted.position < part.position
            and not history.is_refused(posted)
            for posted in history.open_receives.values()
        )

    def _of_receive(self, history: History, where: int, part: Part, event: ReceiveEvent | ProbeEvent) -> Cause | None:
        peer, own = event.source, history.log.rank
        sources = range(len(self._world.peers(where, own))) if peer == ANY_SOURCE else [peer]
        if part.operation in history.matched or any(self._world.rank(where, rank, own) < 0 for rank in sources):
            return None
        if any(self._sent(history, where, part, source, event.tag) for source in sources):
            return None
        tag = f" with tag {event.tag}" if event.tag >= 0 else ""
        instead = next(
            filter(None, (self._sent_with_other_envelope(history, where, event.tag, source) for source in sources)),
            ("", None),
        )
        if peer == ANY_SOURCE:
            return Cause(f"waits for a message{tag}, which no rank has sent", -1, *instead)
        rank = self._world.rank(where, peer, own)
        return Cause(f"waits for a message of {who(rank, history)}{tag}", rank, *instead)

    def _sent_with_other_envelope(
        self, history: History, where: int, wanted: int, source: int
    ) -> tuple[str, Place | None] | None:
        """A message of a process that nobody takes, with another tag or in another communicator."""
        sender = self._world.histories[self._world.rank(where, source, history.log.rank)]
        for (communicator, to, tag), calls in sender.sends.items():
            if self._world.rank(communicator, to, sender.log.rank) != history.log.rank:
                continue
            taken = len(history.taken((communicator, self._world.index(communicator, sender.log.rank), tag)))
            if taken < len(calls) and (communicator == where or wanted in (ANY_TAG, tag)):
                is_here = communicator == where
                what = f"one with tag {tag}" if is_here else f"one in {self._world.name(communicator)}"
                place = place_of(sender.log, sender.event(calls[taken]))
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
        first = history.log.occurrence(call.position)
        if first:
            yield first.event, stuck[0] if is_stuck else None
