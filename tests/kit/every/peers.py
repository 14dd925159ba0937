"""A call exchanges so much with each process, from the standard's text of each operation (MPI 5.0, chapters 3 to 6 and 12). A process is
its rank in the group of the communicator, in the remote group of an intercommunicator."""

from __future__ import annotations

from collections import defaultdict

from movement import Buffers, Variant
from movement import expected as moved
from records import Call, value
from roles import receives, sends

UNKNOWN = "unknown"  # no argument tells the process
Exchanged = dict[int | str, tuple[int, int]]  # by rank, the bytes that are sent and received
# As in answers.cpp: where each sort of topology has neighbors; answered for the variants of movement.py by how many there are.
_SOURCES = {(True, False, True): [0, 2], (False, True): [2], (True, True, True): [0, 1, 2], (): []}
_DESTINATIONS = {(False, True): [1], (True, True, True): [0, 1, 2], (): []}
_ROOTED = ("Bcast", "Gather", "Gatherv", "Scatter", "Scatterv", "Reduce")


class _Table:
    """Bytes that are added up; a process without any is none."""

    def __init__(self) -> None:
        self._sent: dict[int | str, int] = defaultdict(int)
        self._received: dict[int | str, int] = defaultdict(int)

    def sends(self, rank: int | str, size: int) -> None:
        self._sent[rank] += size

    def receives(self, rank: int | str, size: int) -> None:
        self._received[rank] += size

    @property
    def exchanged(self) -> Exchanged:
        ranks = [*self._sent, *(rank for rank in self._received if rank not in self._sent)]
        pairs = {rank: (self._sent.get(rank, 0), self._received.get(rank, 0)) for rank in ranks}
        return {rank: pair for rank, pair in pairs.items() if any(pair)}


def read(text: str) -> Exchanged:
    """Returns the bytes that the tool saw: `[1,8,0,1,0,8]`."""
    numbers = value(text)
    assert isinstance(numbers, list)
    table = _Table()
    for rank, sent, received in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        place = rank if rank >= 0 else UNKNOWN
        table.sends(place, sent)
        table.receives(place, received)
    return table.exchanged


def expected(call: Call, variant: Variant) -> Exchanged:
    if variant.replaced in ("sendbuf", "recvbuf") and variant.replaced in call.received:
        call = Call(call.procedure, call.is_recorded, call.received | {variant.replaced: "MPI_IN_PLACE"}, call.returned)
    table = _Table()
    if call.category == "neighborhood":
        _neighbors(Buffers(call, variant), table)
    elif call.category == "collective" and (sends(call) or receives(call)):
        _collective(Buffers(call, variant), table)
    elif call.category in ("point-to-point", "partitioned", "rma"):
        _messages(call, variant, table)
    return table.exchanged


def _messages(call: Call, variant: Variant, table: _Table) -> None:
    """Bytes as movement.py has them; what is sent and what is received may be with two processes."""
    now_sent, now_received, start_sent, start_received, other = moved(call, variant)
    sent, received = int(now_sent) + int(start_sent), int(now_received) + int(start_received)
    source: int | str = other
    if "source" in call.received and "dest" in call.received:  # the peer is the destination
        given = call.received["source"]
        assert isinstance(given, int)
        replaced: dict[str, int | str] = {"source": received - 1000, "peer": "MPI_PROC_NULL"}
        source = replaced.get(variant.replaced, given)
    for rank, size, add in ((other, sent, table.sends), (source, received, table.receives)):
        if rank != "MPI_PROC_NULL":
            add(rank, size)


def _neighbors(b: Buffers, table: _Table) -> None:
    sources = _SOURCES[b.process.sources]
    destinations = [2] if b.process.destinations == (False, True) and b.process.rank == 0 else None
    destinations = destinations or _DESTINATIONS[b.process.destinations]
    one = "sendcounts" not in b.call.received and b.call.operation.startswith("Neighbor_allgather")
    sizes = [b.one("sendcount", "sendtype")] * len(destinations) if one else b.blocks("send")
    for rank, size in zip(destinations, sizes, strict=True):
        table.sends(rank, size)
    for rank, size in zip(sources, b.blocks("recv"), strict=True):
        table.receives(rank, size)


def _collective(b: Buffers, table: _Table) -> None:
    operation, own = b.call.operation, b.process.rank
    stays = b.is_in_place("sendbuf") or b.is_in_place("recvbuf") or operation == "Bcast"
    others = [i for i in range(b.process.processes) if b.process.inter or not stays or i != own]
    if operation in _ROOTED:
        _rooted(b, others, table)
    elif operation in ("Scan", "Exscan"):
        for i in others:
            if i > own or (i == own and operation == "Scan"):
                table.sends(i, b.elements())
            if i < own or (i == own and operation == "Scan"):
                table.receives(i, b.elements())
    elif operation.startswith("Reduce_scatter"):
        _reduce_scatter(b, others, table)
    elif operation == "Allreduce":
        for i in others:
            table.sends(i, b.elements())
            table.receives(i, b.elements())
    else:
        _all(b, others, table)


def _all(b: Buffers, others: list[int], table: _Table) -> None:
    """Allgather and Alltoall; in place, what is sent is where the others' data come."""
    in_place, gathers = b.is_in_place("sendbuf"), b.call.operation.startswith("Allgather")
    received = b.blocks("recv")
    if gathers:
        sent = [b.own("recv") if in_place else b.one("sendcount", "sendtype")] * len(received)
    else:
        sent = received if in_place else b.blocks("send")
    for i in others:
        table.sends(i, sent[i])
        table.receives(i, received[i])


def _rooted(b: Buffers, others: list[int], table: _Table) -> None:
    """A leaf of movement.py has root 1 of the other group of an intercommunicator."""
    process, operation = b.process, b.call.operation
    to_root = operation.startswith(("Gather", "Reduce"))
    at_root, at_leaf = (table.receives, table.sends) if to_root else (table.sends, table.receives)
    root = process.root
    if process.is_root:
        has_blocks = operation.startswith(("Gather", "Scatter"))
        blocks = b.blocks("recv" if to_root else "send") if has_blocks else None
        for i in others:
            at_root(i, blocks[i] if blocks else b.elements())
    if process.is_leaf and isinstance(root, int) and (process.inter or root in others):
        one = {"Gather": ("sendcount", "sendtype"), "Scatter": ("recvcount", "recvtype")}
        names = one.get(operation.removesuffix("v"), ("count", "datatype"))
        at_leaf(root, b.one(*names))


def _reduce_scatter(b: Buffers, others: list[int], table: _Table) -> None:
    """The result is divided among the own group; how the remote group divides another vector, its own counts tell."""
    datatype = b.call.received["datatype"]
    assert isinstance(datatype, int)
    counts = b.listed("recvcounts", "recvcount", 3)
    sizes = [count * (datatype - 1000) for count in counts]
    for i in others:
        table.receives(i, sizes[b.process.rank])
        if not b.process.inter:
            table.sends(i, sizes[i])
    if b.process.inter and "recvcounts" in b.call.received:
        table.sends(UNKNOWN, sum(sizes))
    elif b.process.inter:
        for i in others:
            table.sends(i, sum(counts) // len(others) * (datatype - 1000))
