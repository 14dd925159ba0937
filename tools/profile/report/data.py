"""The data of processes as the profiler wrote them: specs/records/profile.toml."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from bindery_mpi.profile.rows import CurrentCall
from bindery_mpi.records import profile as records
from bindery_mpi.records.profile import (
    HEADER,
    MAGIC,
    OPERATION_ROW,
    TRACE_ROW,
    CommunicatorRow,
    EntryRow,
    Header,
    OperationRow,
    PathRow,
    PeerRow,
    PhaseRow,
    RegionRow,
    RoutineRow,
    SiteRow,
    TableId,
    TraceRow,
)

# As reports call the values of TimeClass and of State.
CLASSES = ("point-to-point", "completion", "collective", "one-sided", "file", "other")
STATES = tuple(state.name.lower() for state in records.State)
PEER_KINDS = tuple(kind.name.lower() for kind in records.PeerKind)
R = TypeVar("R")


class DataError(Exception):
    """A file that the profiler did not write, or not as a whole."""


@dataclass(frozen=True)
class ProcessData:
    """The data that one process wrote."""

    header: Header
    routines: tuple[RoutineRow, ...]
    entries: tuple[EntryRow, ...]
    sites: tuple[SiteRow, ...]
    modules: tuple[str, ...]
    peers: tuple[PeerRow, ...]
    bins: tuple[tuple[int, ...], ...]
    phases: tuple[PhaseRow, ...]
    current: tuple[CurrentCall, ...]
    origin: str  # the suffix of its file: all, process, live
    trace: bytes = b""  # rows, which may be many
    communicators: tuple[CommunicatorRow, ...] = ()
    paths: tuple[PathRow, ...] = ()
    operation_rows: bytes = b""
    regions: tuple[RegionRow, ...] = ()

    def operations(self) -> Iterable[OperationRow]:
        return map(OperationRow._make, OPERATION_ROW.iter_unpack(self.operation_rows))

    def traced(self) -> Iterable[TraceRow]:
        return map(TraceRow._make, TRACE_ROW.iter_unpack(self.trace))

    @property
    def traced_calls(self) -> int:
        return len(self.trace) // TRACE_ROW.size

    @property
    def identity(self) -> tuple[str, int]:
        return self.header.host, self.header.process_id


def _partners(packed: int) -> tuple[int, int, int]:
    mask = (1 << 30) - 1
    return packed >> 60, (packed >> 30 & mask) - 4, (packed & mask) - 4


def _process(blob: bytes, origin: str) -> ProcessData:
    header = records.read_header(blob)
    if any(t.offset + t.row_size * t.used > len(blob) or t.used < 0 for t in header.tables):
        raise DataError("the data end early")

    def rows(number: TableId, read: Callable[[bytes, int], R]) -> tuple[R, ...]:
        table = header.tables[number]
        return tuple(read(blob, table.offset + i * table.row_size) for i in range(table.used))

    def raw(number: TableId) -> bytes:
        table = header.tables[number]
        return blob[table.offset : table.offset + table.row_size * table.used]

    routines = rows(TableId.ROUTINE_TABLE, records.read_routine_row)
    return ProcessData(
        header=header,
        routines=routines,
        entries=rows(TableId.ENTRY_TABLE, records.read_entry_row),
        sites=rows(TableId.SITE_TABLE, records.read_site_row),
        modules=tuple(row.path for row in rows(TableId.MODULE_TABLE, records.read_module_row)),
        peers=rows(TableId.PEER_TABLE, records.read_peer_row),
        bins=tuple(row.time for row in rows(TableId.BIN_TABLE, records.read_bin_row)),
        phases=rows(TableId.PHASE_TABLE, records.read_phase_row),
        current=tuple(
            CurrentCall(row.routine - 1, row.site, row.begin, row.thread, *_partners(row.partners))
            for row in rows(TableId.THREAD_TABLE, records.read_thread_row)
            if 0 < row.routine <= len(routines)
        ),
        origin=origin,
        trace=raw(TableId.TRACE_TABLE),
        communicators=rows(TableId.COMMUNICATOR_TABLE, records.read_communicator_row),
        paths=rows(TableId.PATH_TABLE, records.read_path_row),
        operation_rows=raw(TableId.OPERATION_TABLE),
        regions=rows(TableId.REGION_TABLE, records.read_region_row),
    )


def parse(contents: bytes, origin: str) -> list[ProcessData]:
    """The processes of one file. Raises DataError."""
    processes, begin = [], 0
    while begin < len(contents):
        if contents[begin : begin + len(MAGIC)] != MAGIC or len(contents) - begin < HEADER.size:
            raise DataError("these are no data of the profiler, or of another version")
        size = struct.unpack_from("=q", contents, begin + len(MAGIC))[0]
        if not HEADER.size <= size <= len(contents) - begin:
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
