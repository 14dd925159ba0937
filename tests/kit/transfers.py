"""The four processes of project/transfers.c send and receive this, worked out by hand from the standard: for each call its
routine, the bytes sent, the bytes received and the peer. A list has a value for each process."""

from __future__ import annotations

Bytes = int | list[int | None] | list[int] | None  # None where a process does not make the call
Row = tuple[str, Bytes, Bytes, Bytes]

INT, NONE = 4, -1

ROWS: list[Row] = [
    # A status that the program ignores says what came, and from whom.
    ("Send", [12, None, None, None], 0, 1),
    ("Recv", 0, [None, 12, None, None], 0),
    ("Send", 0, 0, NONE),
    ("Recv", 0, 0, NONE),
    ("Sendrecv", [4, 8, 12, 16], [16, 4, 8, 12], [1, 2, 3, 0]),
    ("Sendrecv_replace", 8, 8, [1, 2, 3, 0]),
    ("Isend", [4, 8, 12, 16], 0, [1, 2, 3, 0]),
    ("Irecv", 0, 0, [3, 0, 1, 2]),
    ("Waitall", 0, 0, NONE),
    ("  Irecv", 1, [16, 4, 8, 12], [3, 0, 1, 2]),  # the index of the request, the bytes, the source
    ("Irecv", 0, 0, [3, 0, 1, 2]),
    ("Send", [4, 8, 12, 16], 0, [1, 2, 3, 0]),
    ("Waitany", 0, 0, NONE),
    ("  Irecv", 1, [16, 4, 8, 12], [3, 0, 1, 2]),
    ("Irecv", 0, 0, [3, 0, 1, 2]),
    ("Send", [4, 8, 12, 16], 0, [1, 2, 3, 0]),
    ("Waitsome", 0, 0, NONE),
    ("  Irecv", 1, [16, 4, 8, 12], [3, 0, 1, 2]),
    ("Send_init", 20, 0, [1, 2, 3, 0]),
    ("Request_free", 0, 0, NONE),
    # Rooted: 1 broadcasts, 0 is the root of all else, in place.
    ("Bcast", [0, 8, 0, 0], [8, 0, 8, 8], NONE),
    ("Gather", [0, 8, 8, 8], [24, 0, 0, 0], NONE),
    ("Gatherv", [4, 8, 12, 16], [40, 0, 0, 0], NONE),
    ("Scatter", [24, 0, 0, 0], [0, 8, 8, 8], NONE),
    ("Scatterv", [36, 0, 0, 0], [0, 8, 12, 16], NONE),
    # In place: the own block is sent, and not received.
    ("Allgather", 8, 24, NONE),
    ("Allgatherv", [4, 8, 12, 16], [36, 32, 28, 24], NONE),
    ("Alltoall", 32, 32, NONE),
    ("Alltoall", 32, 32, NONE),
    ("Alltoallv", 16, 16, NONE),
    ("Reduce", 12, [12, 0, 0, 0], NONE),
    ("Allreduce", 12, 12, NONE),
    ("Reduce_scatter", 40, [4, 8, 12, 16], NONE),
    ("Reduce_scatter_block", 32, 8, NONE),
    ("Exscan", 12, [0, 12, 12, 12], NONE),
    # An intercommunicator of 0 and the others: from 0, to 0, from 0 to rank 1 of the others; then each gets all of the other side.
    ("Bcast", [8, 0, 0, 0], [0, 8, 8, 8], NONE),
    ("Gather", [0, 8, 8, 8], [24, 0, 0, 0], NONE),
    ("Gather", [8, 0, 0, 0], [0, 0, 8, 0], NONE),
    ("Allgather", 8, [24, 8, 8, 8], NONE),
    # A line: 0 and 3 have one neighbor, and blocks for MPI_PROC_NULL do not count. The last sends an INTEGER down and a double up.
    ("Neighbor_allgather", 8, [8, 16, 16, 8], NONE),
    ("Neighbor_alltoall", [8, 16, 16, 8], [8, 16, 16, 8], NONE),
    ("Neighbor_alltoallw", [8, 12, 12, 4], [4, 12, 12, 8], NONE),
    # A window: its memory is no message, and MPI_NO_OP sends nothing.
    ("Win_create", 0, 0, NONE),
    ("Win_fence", 0, 0, NONE),
    ("Put", 8, 0, 0),
    ("Put", 0, 0, NONE),
    ("Win_fence", 0, 0, NONE),
    ("Get", 0, 12, 0),
    ("Win_fence", 0, 0, NONE),
    ("Get_accumulate", 0, 8, 0),
    ("Win_fence", 0, 0, NONE),
    ("Win_free", 0, 0, NONE),
    # The reads meet the end of the file after two of ten elements.
    ("File_open", 0, 0, NONE),
    ("File_write_at", 12, 0, NONE),
    ("File_read_at", 0, 8, NONE),
    ("File_read_at_all_begin", 0, 0, NONE),
    ("File_read_at_all_end", 0, 8, NONE),
    ("File_close", 0, 0, NONE),
]


def expected(rank: int) -> list[str]:
    """The lines that the tool writes for one process."""
    lines = []
    for name, *values in ROWS:
        own = [value[rank] if isinstance(value, list) else value for value in values]
        if None not in own:
            lines.append(" ".join([name, *map(str, own)]))
    return lines
