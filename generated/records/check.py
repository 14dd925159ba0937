# Do not edit: `bindery generate` writes this from specs/records/check.toml through templates/tool/records.py.j2.
"""What a process under the checker leaves: its events, and the call that each thread is in."""

from __future__ import annotations

import mmap
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

Data = bytes | memoryview | mmap.mmap

MAGIC = b"BNDCHK03"
ANY_SOURCE = -2  # as a source
ANY_TAG = -2  # as a tag
PROC_NULL = -3  # as a source, a target or a root
THIS_ROOT = -4  # MPI_ROOT
ALL_RANKS = -1  # as the target of a synchronization: every process of the window
ABSENT = -1  # no root; elements that are not significant here, those of MPI_IN_PLACE, and of an array of counts
UNKNOWN_DATATYPE = 4294967295  # a datatype that is not known
UNKNOWN_OBJECT = 4294967295  # a communicator or window that its processes made in ways which are not followed
HEADER_BYTES = 4096  # where the occurrences begin
MOST_THREADS = 96  # threads whose call is recorded

def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


class State(IntEnum):
    """How far a process is. Exited: without MPI_Finalize."""

    NONE = 0
    RUNNING = 1
    FINALIZING = 2
    FINALIZED = 3
    ABORTED = 4
    EXITED = 5


class Synchronization(IntEnum):
    """What a call does to the epochs of a window. Fence and free are of all processes; memory is MPI_Win_sync; waiting is before MPI_Win_wait."""

    NONE = 0
    FENCE = 1
    FREE = 2
    LOCK = 3
    UNLOCK = 4
    FLUSH = 5
    FLUSH_LOCAL = 6
    START = 7
    COMPLETE = 8
    POST = 9
    WAIT = 10
    MEMORY = 11
    WAITING = 12


class ArrayOf(IntEnum):
    """Arrays of counts: of what a process gives each, takes from each; same: all processes have it, as that of MPI_Reduce_scatter."""

    GIVEN = 0
    TAKEN = 1
    SAME = 2


class Fit(IntEnum):
    """What must fit together in a collective call: what all have; what each gives and the root takes; what the root gives and each takes; what each gives and each takes; what neighbors give each other."""

    NOTHING = 0
    SAME = 1
    TO_ROOT = 2
    FROM_ROOT = 3
    ALL = 4
    NEIGHBORS = 5


class Accesses(IntEnum):
    """What is done to memory of a window. Fetches: it accumulates and reads, such as MPI_Fetch_and_op, so that programs wait by it."""

    READS = 1
    WRITES = 2
    ACCUMULATES = 4
    HAS_REQUEST = 8
    FETCHES = 16


class Reduction(IntEnum):
    """The predefined operations; other: all that a program makes."""

    NONE = 0
    MAX = 1
    MIN = 2
    SUM = 3
    PROD = 4
    LAND = 5
    BAND = 6
    LOR = 7
    BOR = 8
    LXOR = 9
    BXOR = 10
    MAXLOC = 11
    MINLOC = 12
    REPLACE = 13
    NO_OP = 14
    OTHER = 15


class Header(NamedTuple):
    """The beginning of the file. It is followed by most_threads calls."""

    magic: str
    events: int  # how many occurrences there are
    dropped: int  # that there was no room for
    capacity: int
    calls: int  # of MPI, since the beginning
    pid: int
    rank: int  # in MPI_COMM_WORLD; -1: not yet known
    size: int
    state: int  # State


HEADER = struct.Struct("=8sQQQQIiiI")


def read_header(data: Data, begin: int = 0) -> Header:
    found = HEADER.unpack_from(data, begin)
    return Header(
        _text(found[0]),
        found[1],
        found[2],
        found[3],
        found[4],
        found[5],
        found[6],
        found[7],
        found[8],
    )


class CurrentCall(NamedTuple):
    """The call that a thread is in."""

    begin: int  # of the call, as occurrence.time; 0: in none
    position: int  # of its occurrence: number + 1; 0: none
    site: int
    routine: int
    is_blocked: int  # 1: it may wait for other processes of this run, and for nothing else
    thread: int  # as the kernel numbers it; 0: the row is free


CURRENT_CALL = struct.Struct("=QQIHHQ")


def read_current_call(data: Data, begin: int = 0) -> CurrentCall:
    return CurrentCall._make(CURRENT_CALL.unpack_from(data, begin))


class Occurrence(NamedTuple):
    """An event at one time. They are in the order of the calls; those of one call have its time."""

    time: int  # ticks() of its call: of a counter that the processes of a host share
    operation: int  # a number that other events of the operation have as well
    event: int  # which, from 0


OCCURRENCE = struct.Struct("=QII")


def read_occurrence(data: Data, begin: int = 0) -> Occurrence:
    return Occurrence._make(OCCURRENCE.unpack_from(data, begin))


class EventKind(IntEnum):
    """Which kind of event a record is."""

    NONE = 0
    COLLECTIVE = 1
    GROUP = 2
    BLOCK = 3
    SEND = 4
    RECEIVE = 5
    RECEIVED = 6
    PROBE = 7
    MATCHED = 8
    WAIT = 9
    TRANSFER = 10
    LOCAL = 11
    SYNCHRONIZE = 12


EVENT_SIZE = 48


class CollectiveEvent(NamedTuple):
    """Before the call, also of routines that make a communicator or a window."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    root: int  # or absent, proc_null, this_root
    fit: int  # Fit
    op: int  # Reduction
    shape: int  # a digest of the shape of a grid; 0: the call makes none
    given_datatype: int
    taken_datatype: int
    given: int  # elements that this process gives, or absent
    taken: int  # elements that it takes from each, or absent


COLLECTIVE_EVENT = struct.Struct("=HHIIiHHIIIqq")


def read_collective_event(data: Data, begin: int = 0) -> CollectiveEvent:
    return CollectiveEvent._make(COLLECTIVE_EVENT.unpack_from(data, begin))


class GroupEvent(NamedTuple):
    """Before MPI_Comm_create of an intracommunicator."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    digest: int  # of the ranks in the group that this process gives, in their order
    least: int  # rank in that group; -1: it is empty
    greatest: int


GROUP_EVENT = struct.Struct("=HHIIIii24x")


def read_group_event(data: Data, begin: int = 0) -> GroupEvent:
    return GroupEvent._make(GROUP_EVENT.unpack_from(data, begin))


class BlockEvent(NamedTuple):
    """After a collective event with an array of counts, one for each process, if they are few. The operation is that of the collective event."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    process: int
    array: int  # ArrayOf
    datatype: int
    elements: int


BLOCK_EVENT = struct.Struct("=HHIIiIIq16x")


def read_block_event(data: Data, begin: int = 0) -> BlockEvent:
    return BlockEvent._make(BLOCK_EVENT.unpack_from(data, begin))


class SendEvent(NamedTuple):
    """Before the call, or the start of a persistent operation."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    target: int  # or proc_null
    tag: int
    datatype: int
    elements: int
    is_synchronous: bool  # it waits for the receive, as MPI_Ssend


SEND_EVENT = struct.Struct("=HHIIiiIq?15x")


def read_send_event(data: Data, begin: int = 0) -> SendEvent:
    return SendEvent._make(SEND_EVENT.unpack_from(data, begin))


class ReceiveEvent(NamedTuple):
    """Before the call, or the start of a persistent operation. Replaced after a blocking call, which is then complete."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    source: int  # or any_source, proc_null
    tag: int  # or any_tag
    datatype: int
    elements: int
    is_complete: bool
    actual_source: int  # that of the status, once it is complete
    actual_tag: int


RECEIVE_EVENT = struct.Struct("=HHIIiiIq?3xii4x")


def read_receive_event(data: Data, begin: int = 0) -> ReceiveEvent:
    return ReceiveEvent._make(RECEIVE_EVENT.unpack_from(data, begin))


class ReceivedEvent(NamedTuple):
    """The completion of a receive."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    source: int  # that of the status
    tag: int
    is_cancelled: bool


RECEIVED_EVENT = struct.Struct("=HHIIii?27x")


def read_received_event(data: Data, begin: int = 0) -> ReceivedEvent:
    return ReceivedEvent._make(RECEIVED_EVENT.unpack_from(data, begin))


class ProbeEvent(NamedTuple):
    """Before MPI_Probe and MPI_Mprobe."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    source: int  # or any_source
    tag: int  # or any_tag


PROBE_EVENT = struct.Struct("=HHIIii28x")


def read_probe_event(data: Data, begin: int = 0) -> ProbeEvent:
    return ProbeEvent._make(PROBE_EVENT.unpack_from(data, begin))


class MatchedEvent(NamedTuple):
    """MPI_Mprobe or MPI_Improbe took a message: the receive that follows has the same operation."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    source: int  # that of the status
    tag: int


MATCHED_EVENT = struct.Struct("=HHIIii28x")


def read_matched_event(data: Data, begin: int = 0) -> MatchedEvent:
    return MatchedEvent._make(MATCHED_EVENT.unpack_from(data, begin))


class WaitEvent(NamedTuple):
    """Before a call that waits for operations, one event for each of them."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    operations: int  # that the call waits for
    ordinal: int  # which of them this is, from 0
    is_any: bool  # any of them will do; else the call needs all


WAIT_EVENT = struct.Struct("=HHIIII?27x")


def read_wait_event(data: Data, begin: int = 0) -> WaitEvent:
    return WaitEvent._make(WAIT_EVENT.unpack_from(data, begin))


class TransferEvent(NamedTuple):
    """One-sided communication."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    target: int  # in the window
    access: int  # Accesses
    op: int  # Reduction; no_op: it does not accumulate; none: MPI_Compare_and_swap
    element: int  # a number for the sort of its elements there, whose last byte is their size; 0: they differ, or are not known
    displacement: int  # in units of the target's window
    bytes: int  # there; 0: not known


TRANSFER_EVENT = struct.Struct("=HHIIiIH2xI4xqq")


def read_transfer_event(data: Data, begin: int = 0) -> TransferEvent:
    return TransferEvent._make(TRANSFER_EVENT.unpack_from(data, begin))


class LocalEvent(NamedTuple):
    """A load or store of the program in its own memory of a window: its site is what follows the instruction, and it has no routine. Also a call that reads or writes there; of what a message writes, when it has come."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    rank: int  # of the process in the window
    access: int  # Accesses; reads or writes
    first: int  # byte of the window
    bytes: int  # at most so many


LOCAL_EVENT = struct.Struct("=HHIIiI4xqq8x")


def read_local_event(data: Data, begin: int = 0) -> LocalEvent:
    return LocalEvent._make(LOCAL_EVENT.unpack_from(data, begin))


class SynchronizeEvent(NamedTuple):
    """Before the call, but after MPI_Win_wait and MPI_Win_test. MPI_Win_post and MPI_Win_start have one for each process of the group."""

    kind: int
    routine: int
    site: int  # the return address
    object: int  # a communicator, file or window
    what: int  # Synchronization
    is_exclusive: bool  # of a lock
    target: int  # in the window, or all_ranks


SYNCHRONIZE_EVENT = struct.Struct("=HHIIH?1xi28x")


def read_synchronize_event(data: Data, begin: int = 0) -> SynchronizeEvent:
    return SynchronizeEvent._make(SYNCHRONIZE_EVENT.unpack_from(data, begin))


# What a call does: in most programs the same at each call of a call site, and then stored once.
Event = (
    CollectiveEvent
    | GroupEvent
    | BlockEvent
    | SendEvent
    | ReceiveEvent
    | ReceivedEvent
    | ProbeEvent
    | MatchedEvent
    | WaitEvent
    | TransferEvent
    | LocalEvent
    | SynchronizeEvent
)
_READERS: dict[int, Callable[[Data, int], Event]] = {
    EventKind.COLLECTIVE: read_collective_event,
    EventKind.GROUP: read_group_event,
    EventKind.BLOCK: read_block_event,
    EventKind.SEND: read_send_event,
    EventKind.RECEIVE: read_receive_event,
    EventKind.RECEIVED: read_received_event,
    EventKind.PROBE: read_probe_event,
    EventKind.MATCHED: read_matched_event,
    EventKind.WAIT: read_wait_event,
    EventKind.TRANSFER: read_transfer_event,
    EventKind.LOCAL: read_local_event,
    EventKind.SYNCHRONIZE: read_synchronize_event,
}


def read_event(data: Data, begin: int = 0) -> Event | None:
    """The record of one kind; None: nothing was written there."""
    (kind,) = struct.unpack_from("=H", data, begin)
    return _READERS[kind](data, begin) if kind else None
