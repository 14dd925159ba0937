"""A run that never was: the data of its processes, the same each time."""

from typing import Any

from bindery_mpi.profile import data, rows
from bindery_mpi.records import profile as records

MS = 1_000_000
WIDTH = 20 * MS
BINS = 100
# Name, class, calls, milliseconds of a rank, bytes of a message, whether processes wait for each other.
ROUTINES = (
    ("MPI_Init", 5, 1, 12, 0, False),
    ("MPI_Neighbor_alltoallw", 2, 400, 210, 65536, True),
    ("MPI_Allreduce", 2, 2000, 150, 8, True),
    ("MPI_Waitall", 1, 800, 130, 0, False),
    ("MPI_Sendrecv", 0, 12000, 90, 4096, False),
    ("MPI_Isend", 0, 12000, 20, 1 << 20, False),
    ("MPI_Irecv", 0, 12000, 12, 0, False),
    ("MPI_Barrier", 2, 20, 40, 0, True),
    ("MPI_Win_fence", 3, 40, 30, 0, True),
    ("MPI_Put", 3, 900, 9, 512, False),
    ("MPI_File_write_at_all", 4, 12, 60, 1 << 24, False),
    ("MPI_Bcast", 2, 60, 6, 100, False),
    ("MPI_Comm_create_from_group", 5, 2, 4, 0, False),
    ("MPI_Dist_graph_create_adjacent", 5, 1, 3, 0, False),
    ("MPI_Test", 1, 50000, 2, 0, False),
    ("MPI_Gatherv", 2, 3, 1, 12345, False),
)
FOLDER = "/home/user/src/a_solver_with_a_long_name/build-release-with-debug-information/bin"


def _buckets(count: int, centre: int, length: int) -> tuple[int, ...]:
    """Calls around a bucket, with a gap."""
    row = [0] * length
    for step, part in ((0, 6), (1, 3), (3, 1)):
        row[min(centre + step, length - 1)] += count * part // 10
    row[centre] += count - sum(row)
    return tuple(row)


def _routine(name: str, kind: int, calls: int, time: int, size: int, waits: bool) -> records.RoutineRow:
    flag = records.RoutineFlag
    flags = flag.SYNCHRONIZING * waits | flag.IS_TRANSFER * bool(size) | flag.STARTUP * (name == ROUTINES[0][0])
    sizes = _buckets(calls, size.bit_length(), records.SIZE_BUCKETS) if size else (0,) * records.SIZE_BUCKETS
    durations = _buckets(calls, (time * MS // calls).bit_length(), records.DURATION_BUCKETS)
    return records.RoutineRow(name, kind, flags, sizes, durations)


def _entries(rank: int, size: int) -> tuple[list[records.EntryRow], list[int]]:
    """Rows of two phases, and the time of each class."""
    entries, class_times = [], [0] * len(data.CLASSES)
    for i, (_, kind, calls, time, amount, _) in enumerate(ROUTINES):
        mine = time * MS * (4 + rank % 4) // 4
        class_times[kind] += mine if i else 0
        sent = amount * calls
        for part, phase in ((3, 0), (1, 1)):
            entries.append(
                records.EntryRow(
                    *(i, 2 * i + phase, size.bit_length(), phase, -1, calls * part // 4, mine * part // 4),
                    *(mine // calls // 2, 3 * mine // calls, sent * part // 4, 0, calls * bool(amount), amount // 2),
                    amount,
                )
            )
    return entries, class_times


def _numbers(rank: int, size: int, killed: bool) -> dict[str, Any]:
    return dict.fromkeys(records.Header._fields, 0) | {
        "process_id": 1000 + rank,
        "world_rank": rank,
        "world_size": size,
        "run_state": 0 if killed else 1,
        "start_realtime": 1_700_000_000_000_000_000,
        "init_time": 15 * MS,
        "finalize_time": 0 if killed else WIDTH * BINS,
        "last_time": WIDTH * BINS,
        "thread_count": 2 if rank == 1 else 1,
        "call_count": sum(calls for _, _, calls, *_ in ROUTINES),
        "record_time": 5_000,
        "sampled_calls": 100,
        "memory_bytes": 614_400,
        "bin_width": WIDTH,
        "phase_begin": WIDTH * BINS,
        "host": f"node{rank // 2:03}",
        "program": f"{FOLDER}/solver",
        "library": "Some MPI Version: 5.0.1",
    }


def _process(rank: int, size: int, killed: bool) -> data.ProcessData:
    entries, class_times = _entries(rank, size)
    waves = [tuple(t * (i % 7 + rank % 3) // (4 * BINS) for t in class_times) for i in range(BINS)]
    neighbours = sorted({(rank + 1) % size, (rank - 1) % size, rank ^ 1} - {rank, size})
    return data.ProcessData(
        header=records.Header(**_numbers(rank, size, killed) | {"class_time": tuple(class_times)}),
        routines=tuple(_routine(*row) for row in ROUTINES),
        entries=tuple(entries),
        sites=tuple(records.SiteRow(0, 64 * (i + 1)) for i in range(2 * len(ROUTINES))),
        modules=(f"{FOLDER}/solver",),
        peers=tuple(records.PeerRow(other, 0, 40 + other, 4096 << (other % 9)) for other in neighbours),
        bins=tuple(waves),
        phases=(records.PhaseRow(1, WIDTH * BINS - 400 * MS), records.PhaseRow(2, 400 * MS)),
        current=(rows.CurrentCall(7, 3, WIDTH * BINS - 40 * MS),) if killed else (),
        origin="all",
    )


def processes(number: int) -> list[data.ProcessData]:
    """The last of more than 100 was killed."""
    return [_process(rank, number, number > 100 and rank == number - 1) for rank in range(number)]
