"""Who waits for whom: late senders, late receivers and processes that are late in collective operations.

Messages of one sender to one receiver with one tag on one communicator do not overtake each other, and receives take
them in the order in which they were started, also those from any source (MPI 5.0, 3.5): the n-th send is that of the
n-th receive. Collective operations of a communicator are begun in the same order everywhere. Where that order is not
known, nothing is matched."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from bindery_mpi.profile.processes import Process
from bindery_mpi.records.profile import ANY_SOURCE, OperationFlag, OperationKind, OperationRow

Channel = tuple[int, int, int, int, int]  # world, communicator, source, destination, tag


@dataclass(eq=False)
class Part:
    """One process's part in one operation."""

    process: Process
    row: OperationRow
    shift: int  # to the clock of rank 0
    is_tied: bool = False  # started at once with another one of its channel
    cause: Part | None = None  # whose start it needs
    is_known: bool = False  # what it needs, if anything

    @property
    def post(self) -> int:
        return self.row.post + self.shift

    @property
    def end(self) -> int:
        return self.row.end + self.shift


@dataclass
class _Channel:
    sends: list[Part] = field(default_factory=list)
    receives: list[Part] = field(default_factory=list)
    probes: list[tuple[int, Part]] = field(default_factory=list)  # with the number of receives before
    threads: dict[bool, set[int]] = field(default_factory=lambda: {True: set(), False: set()})  # of senders or not


def _parts(process: Process) -> Iterator[Part]:
    for row in process.data.operations():
        yield Part(process, row, -process.header.clock_offset)


def _communicator(part: Part, distrusted: set[tuple[int, int]]) -> int | None:
    """Its identity; None where nothing is known of it."""
    process = part.process
    if not 0 <= part.row.comm < len(process.data.communicators) or process.world < 0:
        return None
    known = process.data.communicators[part.row.comm].id
    return None if (process.world, known) in distrusted else known


def _channels(parts: list[Part], distrusted: set[tuple[int, int]]) -> dict[Channel, _Channel]:
    channels: dict[Channel, _Channel] = defaultdict(_Channel)
    lost: set[tuple[int, int]] = set()  # process, communicator: an open receive from any source may take what follows
    for part in parts:
        row, comm = part.row, _communicator(part, distrusted)
        if row.flags & OperationFlag.IS_CANCELLED or row.kind == OperationKind.ALONE:
            part.is_known = True  # nothing is needed
        if row.kind > OperationKind.PROBED or comm is None or row.flags & OperationFlag.IS_CANCELLED:
            continue
        own = part.process.header.world_rank
        if row.kind == OperationKind.SENT:
            if row.peer >= 0:
                channel = channels[part.process.world, comm, own, row.peer, row.tag]
                channel.threads[True].add(row.thread)
                channel.sends.append(part)
            continue
        if row.peer == ANY_SOURCE or (row.flags & OperationFlag.IS_OPEN and row.tag < 0):
            lost.add((part.process.index, comm))
        if row.peer < 0 or (part.process.index, comm) in lost:
            continue
        channel = channels[part.process.world, comm, row.peer, own, row.tag]
        channel.threads[False].add(row.thread)
        if row.kind == OperationKind.PROBED:
            channel.probes.append((len(channel.receives), part))
        else:
            if channel.receives and channel.receives[-1].row.post == row.post:
                part.is_tied = channel.receives[-1].is_tied = True
            channel.receives.append(part)
    return channels


def _match(channel: _Channel, error: int) -> int:
    """How many messages arrive before they are sent: such a channel is not known."""
    if any(len(threads) > 1 for threads in channel.threads.values()):
        return 0
    pairs = [(r, s) for r, s in zip(channel.receives, channel.sends, strict=False) if not r.is_tied]
    pairs += [(p, channel.sends[n]) for n, p in channel.probes if n < len(channel.sends)]
    impossible = sum(not r.row.flags & OperationFlag.IS_OPEN and r.end < s.post - error for r, s in pairs)
    if impossible:
        return impossible
    for receive, send in pairs:
        receive.cause, receive.is_known = send, True
        if receive.row.kind == OperationKind.RECEIVED:
            send.is_known = True
            send.cause = receive if send.row.end and receive.post <= send.end else None
    return 0


def _match_collectives(parts: list[Part], distrusted: set[tuple[int, int]], error: int) -> None:
    operations: dict[tuple[int, int, int], list[Part]] = defaultdict(list)
    numbers: dict[tuple[int, int], int] = defaultdict(int)
    for part in parts:
        comm = _communicator(part, distrusted)
        if OperationKind.FOR_ALL <= part.row.kind < OperationKind.NOT_KNOWN and comm is not None:
            key = (part.process.index, comm)
            operations[part.process.world, comm, numbers[key]].append(part)
            numbers[key] += 1
    for members in operations.values():
        _match_operation(members, error)


def _rank(part: Part) -> int:
    return part.process.data.communicators[part.row.comm].rank


def _match_operation(members: list[Part], error: int) -> None:
    size = members[0].process.data.communicators[members[0].row.comm].size
    if len(members) != size or len({m.row.kind == OperationKind.FOR_ALL for m in members}) != 1:
        return
    by_time = sorted(members, key=lambda m: m.post)
    for part in members:
        if part.row.kind == OperationKind.FOR_ALL:
            part.cause = by_time[-1]
        elif part.row.kind == OperationKind.FOR_OTHERS:
            part.cause = next((m for m in reversed(by_time) if m is not part), None)
        elif part.row.kind == OperationKind.FOR_LOWER:
            part.cause = next((m for m in reversed(by_time) if _rank(m) < _rank(part)), None)
        elif part.row.kind == OperationKind.FOR_ROOT:
            part.cause = next((m for m in members if m.process.header.world_rank == part.row.peer), None)
    # One that leaves before the process that it should wait for begins had nothing to wait for, as without data.
    early = [m for m in members if m.cause and not m.row.flags & OperationFlag.IS_OPEN and m.end < m.cause.post - error]
    for part in members:
        part.is_known = part not in early
        if part.cause is part or part in early:
            part.cause = None


def match(processes: list[Process], error: int) -> tuple[list[Part], int]:
    """Return the parts of all processes, with whom each waits for, and how many messages seem to arrive before they
    are sent."""
    parts = [part for p in processes for part in _parts(p)]
    distrusted = {(p.world, c.id) for p in processes for c in p.data.communicators if not c.is_known}
    impossible = sum(_match(channel, error) for channel in _channels(parts, distrusted).values())
    _match_collectives(parts, distrusted, error)
    return parts, impossible
