"""The data of processes as the profiler wrote them: the layout of tools/profile/native/format.hpp."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bindery.profile.rows import Communicator, CurrentCall, EntryRow, Operation, RoutineRow, TracedCall

MAGIC = b"BNDPROF4"
CLASSES = ("point-to-point", "completion", "collective", "one-sided", "file", "other")
STATES = ("running", "finalized", "exited", "aborted")
PEER_KINDS = ("message", "put", "get")
SYNCHRONIZING, IS_TRANSFER, STARTUP = 1, 2, 4

# The names of format.hpp, in its order; tests/profile/unit compares them.
HEADER_NUMBERS = (
    "blob_size",
    "process_id",
    "world_rank",
    "world_size",
    "run_state",
    "exit_code",
    "start_realtime",
    "start_time",
    "init_time",
    "finalize_time",
    "last_time",
    "paused_time",
    "pause_begin",
    "thread_count",
    "call_count",
    "dropped_entries",
    "dropped_sites",
    "dropped_peers",
    "dropped_routines",
    "record_time",
    "sampled_calls",
    "memory_bytes",
    "dropped_threads",
    "dropped_phases",
    "bin_width",
    "current_phase",
    "phase_begin",
    "trace_events",
    "operation_limit",
    "dropped_operations",
    "clock_offset",
    "dropped_paths",
    "clock_error",
    "class_time",
)
TABLES = (
    *("routine", "entry", "site", "module", "peer", "bin", "phase", "thread", "trace"),
    *("communicator", "path", "operation"),
)
ENTRY_NUMBERS = (
    *("routine", "site", "comm_class", "phase", "path", "calls", "time", "min_time", "max_time"),
    *("sent", "received", "transfers", "min_bytes", "max_bytes"),
)
SIZE_BUCKETS, DURATION_BUCKETS = 50, 42
TEXT = 256

_NUMBERS = len(HEADER_NUMBERS) - 1 + len(CLASSES)
_HEADER = struct.Struct(f"=8s{_NUMBERS}q{4 * len(TABLES)}q{TEXT}s{TEXT}s{TEXT}s")
_OPERATION = struct.Struct("=10i3q")
_TRACE = struct.Struct("=9q")
_ROUTINE = struct.Struct(f"=48s{2 + SIZE_BUCKETS + DURATION_BUCKETS}q")

HEADER_SIZE, ROUTINE_SIZE = _HEADER.size, _ROUTINE.size


class DataError(Exception):
    """A file that the profiler did not write, or not as a whole."""


@dataclass(frozen=True)
class ProcessData:
    """What one process wrote."""

    number: dict[str, int]
    class_times: tuple[int, ...]
    host: str
    program: str
    library: str
    routines: tuple[RoutineRow, ...]
    entries: tuple[EntryRow, ...]
    sites: tuple[tuple[int, int], ...]  # module, offset
    modules: tuple[str, ...]
    peers: tuple[tuple[int, int, int, int], ...]  # rank, kind, messages, bytes
    bins: tuple[tuple[int, ...], ...]
    phases: tuple[tuple[int, int], ...]  # level, nanoseconds
    current: tuple[CurrentCall, ...]
    origin: str  # the suffix of its file: all, process, live
    trace: bytes = b""  # rows, which may be many
    communicators: tuple[Communicator, ...] = ()
    paths: tuple[tuple[int, int], ...] = ()  # site, the path of the caller
    operation_rows: bytes = b""

    def operations(self) -> Iterable[Operation]:
        return map(Operation._make, _OPERATION.iter_unpack(self.operation_rows))

    def traced(self) -> Iterable[TracedCall]:
        return (TracedCall(*row) for row in _TRACE.iter_unpack(self.trace))

    @property
    def traced_calls(self) -> int:
        return len(self.trace) // _TRACE.size

    @property
    def identity(self) -> tuple[str, int]:
        return self.host, self.number["process_id"]


def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode("utf-8", "replace")


def _rows(blob: bytes, table: tuple[int, ...], width: int) -> Iterable[tuple[int, ...]]:
    offset, size, used, _ = table
    return (struct.unpack_from(f"={width}q", blob, offset + i * size) for i in range(used))


def _bytes(blob: bytes, table: tuple[int, ...]) -> bytes:
    offset, size, used, _ = table
    return blob[offset : offset + size * used]


def _partners(packed: int) -> tuple[int, int, int]:
    mask = (1 << 30) - 1
    return packed >> 60, (packed >> 30 & mask) - 4, (packed & mask) - 4


def _routines(blob: bytes, table: tuple[int, ...]) -> Iterable[RoutineRow]:
    offset, size, used, _ = table
    for i in range(used):
        name, time_class, flags, *buckets = _ROUTINE.unpack_from(blob, offset + i * size)
        yield RoutineRow(_text(name), time_class, flags, tuple(buckets[:SIZE_BUCKETS]), tuple(buckets[SIZE_BUCKETS:]))


def _process(blob: bytes, origin: str) -> ProcessData:
    fields = _HEADER.unpack_from(blob)
    numbers, rest = fields[1 : 1 + _NUMBERS], fields[1 + _NUMBERS :]
    places = [tuple(rest[4 * i : 4 * i + 4]) for i in range(len(TABLES))]
    table = dict(zip(TABLES, places, strict=True))
    if any(offset + size * used > len(blob) or used < 0 for offset, size, used, _ in places):
        raise DataError("the data end early")
    offset, size, used, _ = table["module"]
    return ProcessData(
        number=dict(zip(HEADER_NUMBERS[:-1], numbers, strict=False)),
        class_times=tuple(numbers[len(HEADER_NUMBERS) - 1 :]),
        host=_text(rest[-3]),
        program=_text(rest[-2]),
        library=_text(rest[-1]),
        routines=tuple(_routines(blob, table["routine"])),
        entries=tuple(EntryRow(*row) for row in _rows(blob, table["entry"], len(ENTRY_NUMBERS))),
        sites=tuple((row[0], row[1]) for row in _rows(blob, table["site"], 2)),
        modules=tuple(_text(blob[offset + i * size :][:TEXT]) for i in range(used)),
        peers=tuple((row[0], row[1], row[2], row[3]) for row in _rows(blob, table["peer"], 4)),
        bins=tuple(_rows(blob, table["bin"], len(CLASSES))),
        phases=tuple((row[0], row[1]) for row in _rows(blob, table["phase"], 2)),
        current=tuple(
            CurrentCall(row[1] - 1, row[2], row[3], row[0], *_partners(row[4]))
            for row in _rows(blob, table["thread"], 5)
            if 0 < row[1] <= table["routine"][2]
        ),
        origin=origin,
        trace=_bytes(blob, table["trace"]),
        communicators=tuple(Communicator._make(row) for row in _rows(blob, table["communicator"], 6)),
        paths=tuple((row[0], row[1]) for row in _rows(blob, table["path"], 2)),
        operation_rows=_bytes(blob, table["operation"]),
    )


def parse(contents: bytes, origin: str) -> list[ProcessData]:
    """The processes of one file. Raises DataError."""
    processes, begin = [], 0
    while begin < len(contents):
        if contents[begin : begin + len(MAGIC)] != MAGIC or len(contents) - begin < HEADER_SIZE:
            raise DataError("these are no data of the profiler, or of another version")
        size = struct.unpack_from("=q", contents, begin + len(MAGIC))[0]
        if not HEADER_SIZE <= size <= len(contents) - begin:
            raise DataError("the data end early")
        processes.append(_process(contents[begin : begin + size], origin))
        begin += size
    return processes


def read(path: Path) -> list[ProcessData]:
    return parse(path.read_bytes(), path.suffix.removeprefix("."))


def read_folders(results: Path, live: Path) -> list[ProcessData]:
    """Every process once: as gathered, else as it wrote itself at its end, else from its live file."""
    found: dict[tuple[str, int], ProcessData] = {}
    for folder, suffix in ((results, "all"), (results, "process"), (live, "live")):
        for path in sorted(folder.glob(f"*.{suffix}")):
            try:
                processes = read(path)
            except (DataError, OSError):
                continue  # a process that had not yet written its header
            for process in processes:
                found.setdefault(process.identity, process)
    return list(found.values())
