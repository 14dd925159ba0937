"""The bytes that a call sends and receives, from the standard's text of each operation (MPI 5.0, chapters 3 to 6, 12 and 14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from records import Call
from roles import peer, receives, sends, status_bytes

_IN_PLACE = "MPI_IN_PLACE"


@dataclass(frozen=True)
class Variant:
    """A process, and arguments that replace the caller's, as in every.cpp. Its root is process 1, MPI_ROOT or MPI_PROC_NULL."""

    rank: int = 1
    inter: bool = False
    root: int | str = 1
    sources: tuple[bool, ...] = (True, False, True)  # which neighbors exist
    destinations: tuple[bool, ...] = (False, True)
    replaced: str = ""

    @property
    def processes(self) -> int:
        return 2 if self.inter else 3

    @property
    def is_root(self) -> bool:
        return self.root == ("MPI_ROOT" if self.inter else self.rank)

    @property
    def is_leaf(self) -> bool:
        return not self.inter or self.root == 1


_LINE, _GRAPH = (False, True), (True, True, True)
VARIANTS = {
    "own": Variant(),
    "leaf": Variant(rank=0, sources=_LINE, destinations=_LINE),
    "inter_root": Variant(inter=True, root="MPI_ROOT", sources=_GRAPH, destinations=_GRAPH),
    "inter_leaf": Variant(inter=True, sources=(), destinations=()),
    "inter_idle": Variant(inter=True, root="MPI_PROC_NULL", sources=(), destinations=()),
    "no_peer": Variant(replaced="peer"),
    "any_source": Variant(replaced="source"),
    "no_operation": Variant(replaced="op"),
    "send_in_place": Variant(replaced="sendbuf"),
    "receive_in_place": Variant(replaced="recvbuf"),
}


@dataclass(frozen=True)
class Buffers:
    """The data of one call, by one process."""

    call: Call
    process: Variant

    def blocks(self, side: str) -> list[int]:
        """The bytes of each block of a buffer with one for each process, or for each neighbor."""
        neighbors = {"send": self.process.destinations, "recv": self.process.sources}[side]
        number = len(neighbors) if self.call.category == "neighborhood" else self.process.processes
        counts = self.listed(f"{side}counts", f"{side}count", number)
        types = self.listed(f"{side}types", f"{side}type", number)
        found = [count * (datatype - 1000) for count, datatype in zip(counts, types, strict=True)]
        if self.call.category == "neighborhood":
            found = [block for block, exists in zip(found, neighbors, strict=True) if exists]
        return found

    def listed(self, vector: str, scalar: str, number: int) -> list[int]:
        given = self.call.first(vector, scalar)
        if isinstance(given, list):
            return [given[0] + i for i in range(number)]
        assert isinstance(given, int)
        return [given] * number

    def own(self, side: str) -> int:
        return self.blocks(side)[self.process.rank]

    def one(self, count: str, datatype: str) -> int:
        number, kind = self.call.received[count], self.call.received[datatype]
        assert isinstance(number, int) and isinstance(kind, int)
        return number * (kind - 1000)

    def is_in_place(self, buffer: str) -> bool:
        return self.call.received.get(buffer) == _IN_PLACE

    def elements(self) -> int:
        return self.one("count", "datatype")


Moved = tuple[int, int]  # sent, received


def _broadcast(b: Buffers) -> Moved:
    p = b.process
    return b.elements() * p.is_root, b.elements() * (p.is_leaf and not p.is_root)


def _gather(b: Buffers) -> Moved:
    in_place = b.is_in_place("sendbuf")
    sent = 0 if in_place or not b.process.is_leaf else b.one("sendcount", "sendtype")
    received = sum(b.blocks("recv")) - (b.own("recv") if in_place else 0) if b.process.is_root else 0
    return sent, received


def _scatter(b: Buffers) -> Moved:
    in_place = b.is_in_place("recvbuf")
    received = 0 if in_place or not b.process.is_leaf else b.one("recvcount", "recvtype")
    sent = sum(b.blocks("send")) - (b.own("send") if in_place else 0) if b.process.is_root else 0
    return sent, received


def _allgather(b: Buffers) -> Moved:
    everything = sum(b.blocks("recv"))
    if b.is_in_place("sendbuf"):
        return b.own("recv"), everything - b.own("recv")
    return b.one("sendcount", "sendtype"), everything


def _neighbor_allgather(b: Buffers) -> Moved:
    sent, received = _allgather(b)
    return sent * bool(b.process.destinations), received


def _alltoall(b: Buffers) -> Moved:
    return sum(b.blocks("recv" if b.is_in_place("sendbuf") else "send")), sum(b.blocks("recv"))


def _reduce(b: Buffers) -> Moved:
    return b.elements() * b.process.is_leaf, b.elements() * b.process.is_root


def _reduce_scatter(b: Buffers) -> Moved:
    """The result is divided among the own group."""
    datatype = b.call.received["datatype"]
    assert isinstance(datatype, int)
    counts = b.listed("recvcounts", "recvcount", 3)
    return sum(counts) * (datatype - 1000), counts[b.process.rank] * (datatype - 1000)


def _each(b: Buffers) -> Moved:
    return b.elements(), b.elements()


def _exscan(b: Buffers) -> Moved:
    return b.elements(), b.elements() * (b.process.rank != 0)


def _nothing(_: Buffers) -> Moved:
    return 0, 0


COLLECTIVES: dict[str, Callable[[Buffers], Moved]] = {
    "Barrier": _nothing,
    "Bcast": _broadcast,
    **dict.fromkeys(("Gather", "Gatherv"), _gather),
    **dict.fromkeys(("Scatter", "Scatterv"), _scatter),
    **dict.fromkeys(("Allgather", "Allgatherv"), _allgather),
    **dict.fromkeys(("Neighbor_allgather", "Neighbor_allgatherv"), _neighbor_allgather),
    **dict.fromkeys(("Alltoall", "Alltoallv", "Alltoallw"), _alltoall),
    **dict.fromkeys(("Neighbor_alltoall", "Neighbor_alltoallv", "Neighbor_alltoallw"), _alltoall),
    "Reduce": _reduce,
    **dict.fromkeys(("Reduce_scatter", "Reduce_scatter_block"), _reduce_scatter),
    **dict.fromkeys(("Allreduce", "Scan"), _each),
    "Exscan": _exscan,
}


def is_unknown(call: Call) -> bool:
    is_collective = call.category in ("collective", "neighborhood") and (sends(call) or receives(call))
    return is_collective and call.operation not in COLLECTIVES


def _moved(b: Buffers) -> Moved:
    """By the call, or by the operation that it starts or prepares; without what a status describes."""
    call, replaced = b.call, b.process.replaced
    if call.operation in COLLECTIVES:
        return COLLECTIVES[call.operation](b)
    if call.category == "rma":
        return (0, 0) if replaced == "peer" else _accessed(b)
    if not sends(call) or (replaced == "peer" and call.category != "io"):
        return 0, 0
    sent = b.one("sendcount", "sendtype") if "sendbuf" in call.received else b.elements()
    parts = call.first("partitions")
    return sent * (parts if isinstance(parts, int) else 1), 0


def _accessed(b: Buffers) -> Moved:
    call = b.call
    if "target_rank" not in call.received:
        return 0, 0
    if "origin_count" not in call.received:
        datatype = call.received["datatype"]
        assert isinstance(datatype, int)
        operands = 2 if "compare_addr" in call.received else 1
        return operands * (datatype - 1000) * (not _is_no_operation(b)), datatype - 1000
    origin = b.one("origin_count", "origin_datatype")
    if "result_addr" in call.received:
        return origin * (not _is_no_operation(b)), b.one("result_count", "result_datatype")
    return (origin, 0) if sends(call) else (0, origin)


def _is_no_operation(b: Buffers) -> bool:
    return b.process.replaced == "op" and "op" in b.call.received


def is_legal(call: Call, variant: Variant) -> bool:
    """Whether the standard allows the arguments, so that there is something to expect."""
    operation, replaced = call.operation, variant.replaced
    if replaced == "op":
        return "op" not in call.received or "result_addr" in call.received or call.category != "rma"
    if variant.inter and operation in ("Scan", "Exscan"):
        return False
    places = {name for name in ("sendbuf", "recvbuf") if name == replaced or call.received.get(name) == _IN_PLACE}
    if not places & set(call.received):
        return True
    legal = {"recvbuf"} if operation.startswith("Scatter") else {"sendbuf"}
    if call.category != "collective" or places != legal or variant.inter:
        return False
    return "root" not in call.received or variant.is_root


def expected(call: Call, variant: Variant) -> list[int | str]:
    """Sent, received, both for each start of a persistent operation, and the peer."""
    if variant.replaced in ("sendbuf", "recvbuf") and variant.replaced in call.received:
        call = replace(call, received=call.received | {variant.replaced: _IN_PLACE})
    sent, received = _moved(Buffers(call, variant))
    if _status_tells(call):
        received = status_bytes(call)
    other = _peer(call, variant)
    return [0, 0, sent, received, other] if call.completion == "persistent" else [sent, received, 0, 0, other]


def _status_tells(call: Call) -> bool:
    """Whether a status, at the end of the call, describes what was received or read."""
    if call.completion == "split-end":
        return "read" in call.name
    return receives(call) and call.completion == "blocking" and call.category in ("point-to-point", "io")


def _peer(call: Call, variant: Variant) -> int | str:
    other = peer(call)
    is_source = "source" in call.received and "dest" not in call.received
    if "message" in call.received and _status_tells(call):
        return status_bytes(call) - 1000
    if other is None or (variant.replaced == "peer" and "rank" not in call.received):
        return "MPI_PROC_NULL"
    if variant.replaced == "source" and is_source:
        return status_bytes(call) - 1000 if _status_tells(call) else "MPI_ANY_SOURCE"
    assert isinstance(other, int)
    return other
