# Do not edit: `bindery generate` writes this from specs/records/profile.toml through templates/tool/records.py.j2.
"""The data of a process under the profiler: a header, and tables."""

from __future__ import annotations

import mmap
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

Data = bytes | memoryview | mmap.mmap

MAGIC = b"BNDPROF6"
ANY_SOURCE = -3  # as the peer of an operation
ANY_TAG = -1
UNKNOWN = -2  # a peer that is not known, or none
OUTSIDE = -1  # a peer that is not of MPI_COMM_WORLD
TEXT_LENGTH = 256
SIZE_BUCKETS = 50  # 0 bytes, 1 byte, 2-3, 4-7 …
DURATION_BUCKETS = 42  # below 2 ns, 2-3 ns, …

def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


class TimeClass(IntEnum):
    """Time is shown by these classes."""

    POINT_TO_POINT = 0
    COMPLETION = 1
    COLLECTIVE = 2
    ONE_SIDED = 3
    FILE = 4
    OTHER_MPI = 5


class State(IntEnum):
    """How a process ended, if it has."""

    RUNNING = 0
    FINALIZED = 1
    EXITED = 2
    ABORTED = 3


class TableId(IntEnum):
    """The tables, in their order."""

    ROUTINE_TABLE = 0
    ENTRY_TABLE = 1
    SITE_TABLE = 2
    MODULE_TABLE = 3
    PEER_TABLE = 4
    BIN_TABLE = 5
    PHASE_TABLE = 6
    THREAD_TABLE = 7
    TRACE_TABLE = 8
    COMMUNICATOR_TABLE = 9
    PATH_TABLE = 10
    OPERATION_TABLE = 11
    REGION_TABLE = 12


class RoutineFlag(IntEnum):
    """What a routine is. Startup: its time is before the run that is measured. Of all: all processes of a communicator, window or file call it."""

    SYNCHRONIZING = 1
    IS_TRANSFER = 2
    STARTUP = 4
    OF_ALL = 8


class PeerKind(IntEnum):
    """How bytes move."""

    MESSAGE = 0
    PUT = 1
    GET = 2


class OperationKind(IntEnum):
    """What a process does in an operation, and whose part in it it needs. Kinds from for_all on are of collective operations, which are numbered in each communicator. Alone: an access to a file, which needs nobody."""

    SENT = 0
    RECEIVED = 1
    PROBED = 2
    FOR_ALL = 3
    FOR_ROOT = 4
    FOR_OTHERS = 5
    FOR_LOWER = 6
    FOR_NOBODY = 7
    NOT_KNOWN = 8
    ALONE = 9


class OperationFlag(IntEnum):
    """What is known of an operation."""

    IS_OPEN = 1
    IS_CANCELLED = 2
    WAITS_FOR_ANY = 4


class Table(NamedTuple):
    """Where the rows of a table are."""

    offset: int  # from the magic
    row_size: int
    used: int  # rows
    capacity: int


TABLE = struct.Struct("=qqqq")


def read_table(data: Data, begin: int = 0) -> Table:
    return Table._make(TABLE.unpack_from(data, begin))


class Header(NamedTuple):
    """What is known of a process as a whole."""

    magic: str
    blob_size: int  # bytes from the magic to the end of the last table
    process_id: int
    world_rank: int  # -1: unknown
    world_size: int
    run_state: int  # a state
    exit_code: int  # given to MPI_Abort
    start_realtime: int  # since 1970, at start_time
    start_time: int  # this and all other times are of CLOCK_MONOTONIC
    init_time: int  # end of the first initialization; 0: none
    finalize_time: int  # begin of MPI_Finalize; 0: none
    last_time: int  # end of the last call
    paused_time: int  # sum of the time between MPI_Pcontrol(0) and the next MPI_Pcontrol(1)
    pause_begin: int  # 0: not paused
    thread_count: int  # threads that called MPI
    call_count: int  # calls recorded
    dropped_entries: int  # calls that found the table of entries full
    dropped_sites: int  # call sites that found their table full
    dropped_peers: int  # messages that found the table of peers full
    dropped_routines: int  # calls of routines that found their table full
    record_time: int  # an estimate of the time spent on recording
    sampled_calls: int  # calls whose recording was timed
    memory_bytes: int  # of the profiler in this process
    dropped_threads: int  # threads that found the table of threads full
    dropped_phases: int  # levels of MPI_Pcontrol that found the table of phases full
    bin_width: int  # of the timeline
    current_phase: int  # a row
    phase_begin: int  # when it began, or its time was added last
    trace_events: int  # calls that were traced; the ring has the last of them
    operation_limit: int  # rows of the table of operations; 0: it is not followed who waits for whom
    dropped_operations: int  # that found their table full, and all that followed
    clock_offset: int  # of CLOCK_MONOTONIC to that of rank 0, at the end
    dropped_regions: int  # calls in regions that found their table full
    dropped_paths: int  # calls whose path did not fit; they count for the deepest caller in the table
    clock_error: int  # of the offset, at most; -1: not measured
    class_time: tuple[int, ...]  # by time_class
    tables: tuple[Table, ...]  # by table_id
    host: str
    program: str
    library: str


HEADER = struct.Struct("=8sqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq256s256s256s")


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
        found[9],
        found[10],
        found[11],
        found[12],
        found[13],
        found[14],
        found[15],
        found[16],
        found[17],
        found[18],
        found[19],
        found[20],
        found[21],
        found[22],
        found[23],
        found[24],
        found[25],
        found[26],
        found[27],
        found[28],
        found[29],
        found[30],
        found[31],
        found[32],
        found[33],
        found[34],
        tuple(found[35 : 41]),
        tuple(read_table(data, begin + i) for i in range(328, 744, 32)),
        _text(found[93]),
        _text(found[94]),
        _text(found[95]),
    )


class RoutineRow(NamedTuple):
    """A routine that was called."""

    name: str
    time_class: int
    flags: int
    sizes: tuple[int, ...]
    durations: tuple[int, ...]


ROUTINE_ROW = struct.Struct("=48sqq50q42q")


def read_routine_row(data: Data, begin: int = 0) -> RoutineRow:
    found = ROUTINE_ROW.unpack_from(data, begin)
    return RoutineRow(
        _text(found[0]),
        found[1],
        found[2],
        tuple(found[3 : 53]),
        tuple(found[53 : 95]),
    )


class EntryRow(NamedTuple):
    """The calls of a routine from one call site, on communicators of about the same size, in one phase."""

    routine: int
    site: int
    comm_class: int  # 1 + log2 of the communicator's size; 0: it has none
    phase: int
    path: int  # a row; -1: none
    calls: int
    time: int
    min_time: int
    max_time: int
    sent: int
    received: int
    transfers: int
    min_bytes: int
    max_bytes: int


ENTRY_ROW = struct.Struct("=qqqqqqqqqqqqqq")


def read_entry_row(data: Data, begin: int = 0) -> EntryRow:
    return EntryRow._make(ENTRY_ROW.unpack_from(data, begin))


class SiteRow(NamedTuple):
    """A call site."""

    module: int  # a row
    offset: int  # the return address less the load address of the module


SITE_ROW = struct.Struct("=qq")


def read_site_row(data: Data, begin: int = 0) -> SiteRow:
    return SiteRow._make(SITE_ROW.unpack_from(data, begin))


class PathRow(NamedTuple):
    """A call path: a call site, and the path to the function that it is in."""

    site: int  # a row
    caller: int  # a row; -1: none, or beyond the depth


PATH_ROW = struct.Struct("=qq")


def read_path_row(data: Data, begin: int = 0) -> PathRow:
    return PathRow._make(PATH_ROW.unpack_from(data, begin))


class ModuleRow(NamedTuple):
    """A file of code."""

    path: str


MODULE_ROW = struct.Struct("=256s")


def read_module_row(data: Data, begin: int = 0) -> ModuleRow:
    found = MODULE_ROW.unpack_from(data, begin)
    return ModuleRow(
        _text(found[0]),
    )


class PeerRow(NamedTuple):
    """What a process sent to another one, or moved to or from its memory."""

    rank: int  # of MPI_COMM_WORLD, outside, or unknown
    kind: int  # a peer_kind
    messages: int
    bytes: int


PEER_ROW = struct.Struct("=qqqq")


def read_peer_row(data: Data, begin: int = 0) -> PeerRow:
    return PeerRow._make(PEER_ROW.unpack_from(data, begin))


class BinRow(NamedTuple):
    """A part of the timeline."""

    time: tuple[int, ...]  # by time_class


BIN_ROW = struct.Struct("=6q")


def read_bin_row(data: Data, begin: int = 0) -> BinRow:
    found = BIN_ROW.unpack_from(data, begin)
    return BinRow(
        tuple(found[0 : 6]),
    )


class PhaseRow(NamedTuple):
    """A level of MPI_Pcontrol."""

    level: int
    time: int


PHASE_ROW = struct.Struct("=qq")


def read_phase_row(data: Data, begin: int = 0) -> PhaseRow:
    return PhaseRow._make(PHASE_ROW.unpack_from(data, begin))


class RegionRow(NamedTuple):
    """A part of the program to which it gives a name, and the calls in it and in no region within it."""

    outer: int  # the row of the region around it; -1: none
    own_time: int  # of all threads, without regions within it
    calls: int
    time: int  # of the calls
    sent: int
    received: int
    name: str


REGION_ROW = struct.Struct("=qqqqqq80s")


def read_region_row(data: Data, begin: int = 0) -> RegionRow:
    found = REGION_ROW.unpack_from(data, begin)
    return RegionRow(
        found[0],
        found[1],
        found[2],
        found[3],
        found[4],
        found[5],
        _text(found[6]),
    )


class ThreadRow(NamedTuple):
    """The call that a thread is in."""

    thread: int  # as the kernel numbers it; 0: the row is free
    routine: int  # row + 1 of the routine; 0: none
    site: int
    begin: int
    partners: int  # 0: none; the kind, 1: ranks of MPI_COMM_WORLD, 2: others, then 30 bits each: to and from, plus 4


THREAD_ROW = struct.Struct("=qqqqq")


def read_thread_row(data: Data, begin: int = 0) -> ThreadRow:
    return ThreadRow._make(THREAD_ROW.unpack_from(data, begin))


class TraceRow(NamedTuple):
    """A call in the trace: a ring of rows, the row of a call is its number modulo the capacity."""

    thread: int  # as the kernel numbers it
    routine: int  # a row
    site: int
    begin: int
    end: int
    to: int  # as peer_row.rank
    source: int
    sent: int  # bytes; -1: none, or not known
    received: int


TRACE_ROW = struct.Struct("=qqqqqqqqq")


def read_trace_row(data: Data, begin: int = 0) -> TraceRow:
    return TraceRow._make(TRACE_ROW.unpack_from(data, begin))


class CommunicatorRow(NamedTuple):
    """A communicator, window or file of the operations that are followed."""

    id: int  # the same in all of its processes, and in no other object
    is_known: int
    size: int
    rank: int
    is_inter: int


COMMUNICATOR_ROW = struct.Struct("=qqqqq")


def read_communicator_row(data: Data, begin: int = 0) -> CommunicatorRow:
    return CommunicatorRow._make(COMMUNICATOR_ROW.unpack_from(data, begin))


class OperationRow(NamedTuple):
    """What a process does in an operation."""

    kind: int  # an operation_kind
    comm: int
    peer: int  # as peer_row.rank, or any_source; the root of a collective operation
    tag: int
    thread: int
    flags: int
    routine: int  # a row: the call that starts it
    site: int
    wait_routine: int  # the call that waits for it
    wait_site: int
    post: int  # when it was started
    begin: int  # waited for; 0: never
    end: int  # and complete


OPERATION_ROW = struct.Struct("=iiiiiiiiiiqqq")


def read_operation_row(data: Data, begin: int = 0) -> OperationRow:
    return OperationRow._make(OPERATION_ROW.unpack_from(data, begin))

