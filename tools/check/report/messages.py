"""Messages: what is sent fits the receive, and somebody receives it (MPI 5.0, 3.3 and 11.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bindery_mpi.check.data import Finding
from bindery_mpi.check.history import History, OpenReceive
from bindery_mpi.check.signature import differ, elements_of
from bindery_mpi.check.world import World, at, finding, place_of
from bindery_mpi.records.check import ReceiveEvent, SendEvent, State


@dataclass(frozen=True)
class Channel:
    """The messages of one process to another with one tag, in one communicator: none overtakes another."""

    communicator: int
    sender: History
    receiver: History
    source: int  # rank of the sender in the communicator
    target: int
    tag: int

    @property
    def sent(self) -> list[int]:
        return self.sender.sends[self.communicator, self.target, self.tag].tolist()

    @property
    def first_open(self) -> OpenReceive | None:
        """The first open receive that may have taken one of these messages; later pairs cannot be known."""
        possible = (
            posted
            for posted in self.receiver.open_receives.values()
            if posted.communicator == self.communicator and posted.may_take(self.source, self.tag)
        )
        return min(possible, default=None)

    def received(self, before: OpenReceive | None = None) -> list[int]:
        stream = (self.communicator, self.source, self.tag)
        return self.receiver.taken(stream, before.position) if before else self.receiver.taken(stream)


def channels(world: World) -> Iterator[Channel]:
    for sender in world.histories.values():
        for communicator, target, tag in list(sender.sends):
            receiver = world.histories.get(world.rank(communicator, target, sender.log.rank))
            if receiver and sender.log.rank in world.members[communicator]:
                source = world.index(communicator, sender.log.rank)
                yield Channel(communicator, sender, receiver, source, target, tag)


def _matched(channel: Channel, first_open: OpenReceive | None) -> set[tuple[int, int]]:
    """Calls that send with calls that receive, each pair once."""
    if (channel.communicator, channel.target) in channel.sender.refused_sends:
        return set()
    sent, received = channel.sent, channel.received(first_open)
    pairs = set(zip(sent, received, strict=False))
    is_next = first_open and first_open.is_specific and channel.receiver.log.state != State.FINALIZED
    if first_open and is_next and len(sent) > len(received):
        pairs.add((sent[len(received)], first_open.call))
    return pairs


def _type_mistake(channel: Channel, send: int, receive: int) -> Finding | None:
    if not receive:  # it is not known which call it was
        return None
    sender, receiver = channel.sender, channel.receiver
    sent, received = sender.call(send, SendEvent), receiver.call(receive, ReceiveEvent)
    here, there = elements_of(sender.log, sent), elements_of(receiver.log, received)
    if not differ(here, there, False):
        return None
    place = place_of(sender.log, sent)
    text = f"receives {there}, and rank {sender.log.rank} sends {here}{at(place)}"
    return finding("message", receiver.log, received, text, place)


def _never_received(channel: Channel) -> Iterator[Finding]:
    left: dict[int, int] = {}
    for call in channel.sent[len(channel.received()) :]:
        left[call] = left.get(call, 0) + 1
    for call, times in left.items():
        event = channel.sender.event(call)
        text = f"sends a message to rank {channel.receiver.log.rank} with tag {channel.tag}, which is never received"
        yield replace(finding("message", channel.sender.log, event, text), times=times)


def _left(world: World) -> Iterator[Finding]:
    """Messages that were matched and never received."""
    for history in world.histories.values():
        for taken, (where, source, tag) in history.left:
            if taken:
                sender = world.rank(where, source, history.log.rank)
                text = f"takes a message of rank {sender} with tag {tag}, which is never received"
                yield finding("message", history.log, taken.event, text)


def find_messages(world: World, cancels: set[int]) -> list[Finding]:
    """`cancels`: ranks that may have cancelled sends."""
    found: dict[object, Finding] = {}
    for channel in channels(world):
        first_open = channel.first_open
        for send, receive in sorted(_matched(channel, first_open)):
            mistake = _type_mistake(channel, send, receive)
            if mistake:
                found.setdefault((mistake.rank, mistake.place, mistake.related), mistake)
        if world.is_whole and not first_open and channel.sender.log.rank not in cancels:
            for mistake in _never_received(channel):
                key = (mistake.rank, mistake.place, channel.communicator, channel.target, channel.tag)
                found.setdefault(key, mistake)
    return [*found.values(), *(_left(world) if world.is_whole else ())]
