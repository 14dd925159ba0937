"""The roles of a call, by the names that the standard gives its arguments."""

from __future__ import annotations

from records import Call, Value

# A buffer goes with these, in the order in which a routine may have them.
_SEND = {
    "buffer": ("sendbuf", "origin_addr", "buffer", "buf"),
    "count": ("sendcount", "origin_count", "count", "recvcount"),
    "datatype": ("sendtype", "origin_datatype", "datatype"),
    "peer": ("dest", "target_rank"),
    "tag": ("sendtag", "tag"),
}
_RECEIVE = {
    "buffer": ("recvbuf", "result_addr", "origin_addr", "buffer", "buf"),
    "count": ("recvcount", "result_count", "origin_count", "count"),
    "datatype": ("recvtype", "result_datatype", "origin_datatype", "datatype"),
    "peer": ("source", "target_rank"),
    "tag": ("recvtag", "tag"),
}
_VECTORS = {
    "send": (("counts", "sendcounts"), ("datatypes", "sendtypes"), ("displacements", "sdispls")),
    "receive": (("counts", "recvcounts"), ("datatypes", "recvtypes"), ("displacements", "rdispls")),
}
_ONE_ELEMENT = ("Fetch_and_op", "Compare_and_swap")
_HANDLES = {"communicator": "MPI_Comm", "window": "MPI_Win", "file_handle": "MPI_File", "operation": "MPI_Op"}
_MESSAGES = ("point-to-point", "partitioned")
_COLLECTIVE = ("collective", "neighborhood")
COMPLETE_ALL = ("Wait", "Waitall", "Test", "Testall")
COMPLETE_SOME = ("Waitany", "Waitsome", "Testany", "Testsome")
_RANK, _SIZE = 1, 3  # of the process that the tool asks for, as in answers.h


def sends(call: Call) -> bool:
    """Whether it sends or writes data from a buffer."""
    names = call.received
    if call.category in _MESSAGES:
        return "dest" in names
    if call.category == "rma":
        return "target_rank" in names and call.operation not in ("Get", "Rget")
    if call.category in _COLLECTIVE:
        return "sendbuf" in names or "buffer" in names
    return call.category == "io" and "count" in names and "write" in call.name


def receives(call: Call) -> bool:
    """Whether it receives or reads data into a buffer whose size it knows."""
    names = call.received
    if call.category in _MESSAGES:
        return "recvbuf" in names or ("count" in names and ("source" in names or "message" in names))
    if call.category == "rma":
        return call.operation in ("Get", "Rget") or "result_addr" in names
    if call.category in _COLLECTIVE:
        return "recvbuf" in names or "buffer" in names
    return call.category == "io" and "count" in names and "read" in call.name


def expected(call: Call) -> dict[str, Value]:
    """Returns each role that the tool must see, with its value; it must see no other."""
    found: dict[str, Value | None] = {}
    if sends(call):
        found |= _side(call, "send", _SEND)
    if receives(call):
        found |= _side(call, "receive", _RECEIVE)
    for role, kind in _HANDLES.items():
        found[role] = call.first(*call.typed(kind))
    found |= {"root_rank": call.first("root"), "message_tag": call.first("sendtag", "tag"), "peer": peer(call)}
    found |= {"new_handle": _new_handle(call), "statuses": _statuses(call), "completed": _completed(call)}
    requests = call.first("request", "array_of_requests")
    after = call.returned.get("request", call.returned.get("array_of_requests", requests))
    found |= {"requests": _listed(requests), "requests_after": _listed(after)}
    return {role: seen for role, seen in found.items() if seen is not None}


def undefined(call: Call) -> set[str]:
    """Roles whose arguments MPI does not read: requests that are outputs, and datatypes beside MPI_IN_PLACE."""
    found = {"requests"} if call.first("request", "array_of_requests") is None else set()
    return found | ({"send_datatypes"} if call.first("sendbuf") == "MPI_IN_PLACE" else set())


def peer(call: Call) -> Value | None:
    if call.category == "rma":
        return call.first("target_rank", "rank")
    return call.first("dest", "source") if call.category in _MESSAGES else None


def _side(call: Call, side: str, names: dict[str, tuple[str, ...]]) -> dict[str, Value | None]:
    found = {part: call.first(*candidates) for part, candidates in names.items()}
    for part, name in _VECTORS[side]:
        if name in call.received:
            found[part] = call.received[name]
    if "counts" in found:
        found["count"] = None
        found.setdefault("displacements", call.first("displs"))
    if "datatypes" in found:
        found["datatype"] = None
    if call.category in ("rma", *_COLLECTIVE):
        found["tag"] = None
    found |= _one_count(call, side)
    return {f"{side}_{part}": seen for part, seen in found.items()}


def _one_count(call: Call, side: str) -> dict[str, Value | None]:
    """Counts that are no argument."""
    if call.operation in _ONE_ELEMENT:
        return {"count": 1}
    if call.operation != "Reduce_scatter":
        return {}
    counts = call.received["recvcounts"]
    assert isinstance(counts, list)
    count = sum(counts[:_SIZE]) if side == "send" else counts[_RANK]
    return {"count": count, "counts": None, "displacements": None}


def _new_handle(call: Call) -> Value | None:
    """The handle that comes back and did not go in; requests have a role of their own. A nullable one is not new."""
    for p in call.procedure.parameters:
        is_one = p.kind.form == "handle" and not p.is_array and not p.nullable
        if is_one and p.kind.c != "MPI_Request" and p.name not in call.received:
            return call.returned.get(p.name)
    return None


def _listed(found: Value | None) -> Value | None:
    return [found] if isinstance(found, int) else found


def _status_name(call: Call) -> str | None:
    return next((p.name for p in call.procedure.parameters if p.kind.c == "MPI_Status"), None)


def _statuses(call: Call) -> list[int] | None:
    """How many, and the source, tag and error of the last one; none if the program ignores them."""
    name = _status_name(call)
    if not name:
        return None
    if isinstance(call.received.get(name), str):
        return [0]
    members = call.returned.get(name, call.received.get(name))
    assert isinstance(members, list)
    return [3 if name.startswith("array") else 1, *members]


def status_bytes(call: Call) -> int:
    """As answers.cpp reads the status that the recorder wrote."""
    name = _status_name(call)
    assert name
    members = call.returned[name]
    assert isinstance(members, list)
    return 1000 + members[0]


def _completed(call: Call) -> list[int] | None:
    """Index and request of each operation that completed, and the bytes of the last one: none, for no call has started the
    recorder's requests (kit.MPI.received). Its indices, beyond the array, are of no operation."""
    is_complete = call.succeeds and call.returned.get("flag") != 0
    if call.operation in COMPLETE_SOME or (call.operation in COMPLETE_ALL and not is_complete):
        return []
    if call.operation not in COMPLETE_ALL:
        return None
    before = _listed(call.first("request", "array_of_requests"))
    assert isinstance(before, list)
    return [number for pair in enumerate(before) for number in pair] + [0]
