"""Writes what processes under the checker leave, call by call, without running any."""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bindery_mpi.check.data import ProcessLog, read_folder
from bindery_mpi.records import check as records
from bindery_mpi.records.check import (
    ANY_SOURCE,
    ANY_TAG,
    HEADER_BYTES,
    MAGIC,
    PROC_NULL,
    ArrayOf,
    EventKind,
    Fit,
    Reduction,
    State,
    Synchronization,
)

ANY, NULL = ANY_SOURCE, PROC_NULL
assert ANY_SOURCE == ANY_TAG
DATATYPES = {
    "MPI_INT": ([["i4", 1]], 4),
    "MPI_FLOAT": ([["f4", 1]], 4),
    "MPI_DOUBLE": ([["f8", 1]], 8),
    "MPI_BYTE": ([["b1", 1]], 1),
    "pair": ([["i4", 1], ["f8", 1]], 12),
    "row": ([["i4", 5]], 20),
    "mixed": (None, 12),
}
PROGRAM = "/nowhere/program"
Data = tuple[int, str]  # 3 of "MPI_INT"
NOTHING: Data = (records.ABSENT, "")


def number_of(data: Data) -> int:
    return list(DATATYPES).index(data[1]) if data[1] else records.UNKNOWN_DATATYPE


def of(data: Data) -> dict[str, int]:
    return {"datatype": number_of(data), "elements": data[0]}


class Process:
    def __init__(self, rank: int, size: int):
        self.rank, self.size = rank, size
        self.state, self.dropped, self.pid, self.host = "running", 0, os.getpid(), socket.gethostname()
        self.begun_threads = 0
        self.records: list[bytes] = []
        self.events: list[bytes] = []
        self.threads: list[tuple[int, ...]] = []
        self.lines: list[dict] = []
        self.routines: dict[str, int] = {}
        self.sites: set[int] = set()
        self.time = self.operation = 0
        self.communicators, self.windows = 2, 0
        for number, (name, (signature, bytes_)) in enumerate(DATATYPES.items()):
            self.say(
                "datatype", id=number, name=name if name.startswith("MPI_") else "", signature=signature, size=bytes_
            )
        self.say("communicator", id=0, parent=-1, index=0, ranks=list(range(size)))
        self.say("communicator", id=1, parent=-1, index=0, ranks=[rank])

    def say(self, kind: str, **members: object) -> None:
        self.lines.append({"kind": kind, **members})

    def _site(self) -> int:
        """The line of the test that the call is in."""
        frame = sys._getframe()
        while frame.f_code.co_filename == __file__ and frame.f_back:
            frame = frame.f_back
        line = frame.f_lineno
        if line not in self.sites:
            self.sites.add(line)
            self.say("site", id=line, module=PROGRAM, offset=line)
        return line

    def _routine(self, name: str) -> int:
        if name not in self.routines:
            self.routines[name] = len(self.routines)
            self.say("routine", id=self.routines[name], name=name)
        return self.routines[name]

    def event(self, kind: str, routine: str, where: object, operation: int | None = None, **fields: int) -> int:
        """Returns its position + 1."""
        fields |= {"kind": EventKind[kind.upper()], "routine": self._routine(routine), "site": self._site()}
        process = where[self.rank] if isinstance(where, dict) else where
        made = getattr(records, f"{kind.capitalize()}Event")(object=process, **fields)
        event = getattr(records, f"{kind.upper()}_EVENT").pack(*made)
        if event not in self.events:
            self.events.append(event)
        operation = self.operation if operation is None else operation
        self.records.append(records.OCCURRENCE.pack(self.time, operation, self.events.index(event)))
        return len(self.records)

    def begin(self, operation: int | None = None) -> int:
        self.time += 10
        self.operation += 1
        self.last = operation or self.operation
        return self.last

    # ---- messages ----

    def send(
        self, target: int, tag: int = 0, data: Data = (1, "MPI_INT"), comm: object = 0, routine: str = "MPI_Send"
    ) -> int:
        operation = self.begin()
        is_synchronous = routine == "MPI_Ssend"
        self.position = self.event(
            "send", routine, comm, target=target, tag=tag, **of(data), is_synchronous=is_synchronous
        )
        return operation

    def post(
        self,
        routine: str,
        comm: object,
        source: int,
        tag: int,
        data: Data,
        came: tuple[int, int] | None = None,
        **other,
    ) -> int:
        status = {"is_complete": came is not None, "actual_source": 0, "actual_tag": 0}
        if came:
            status |= {"actual_source": came[0], "actual_tag": came[1]}
        return self.event("receive", routine, comm, source=source, tag=tag, **of(data), **status, **other)

    def start(
        self, source: int, tag: int = 0, data: Data = (1, "MPI_INT"), comm: object = 0, routine: str = "MPI_Irecv"
    ) -> int:
        """A receive that takes nothing yet."""
        operation = self.begin()
        self.position = self.post(routine, comm, source, tag, data)
        return operation

    def end(self, operation: int, source: int, tag: int = 0, cancelled: int = 0, comm: object = 0) -> None:
        self.event("received", "MPI_Wait", comm, operation, source=source, tag=tag, is_cancelled=cancelled)

    def receive(
        self,
        source: int,
        tag: int = 0,
        data: Data = (1, "MPI_INT"),
        came: tuple[int, int] | None = None,
        comm: object = 0,
    ) -> None:
        self.begin()
        self.position = self.post("MPI_Recv", comm, source, tag, data, came or (source, tag))

    def waits_for(self, source: int, tag: int = 0, comm: object = 0) -> None:
        """MPI_Recv, which does not return."""
        self.start(source, tag, comm=comm, routine="MPI_Recv")
        self.blocks()

    def probe(self, source: int, tag: int = 0, comm: object = 0) -> None:
        self.begin()
        self.position = self.event("probe", "MPI_Probe", comm, source=source, tag=tag)

    def exchange(self, target: int, source: int, came: tuple[int, int], tag: int = 0, is_blocking: bool = True) -> None:
        """Sends an integer and receives one."""
        routine = "MPI_Sendrecv" if is_blocking else "MPI_Isendrecv"
        operation = self.send(target, tag, routine=routine)
        self.position = self.post(routine, 0, source, tag, (1, "MPI_INT"), operation=operation)
        self.time += not is_blocking
        self.end(operation, *came)

    def match(self, source: int, tag: int = 0, comm: object = 0) -> int:
        operation = self.begin()
        self.event("matched", "MPI_Mprobe", comm, source=source, tag=tag)
        return operation

    def receive_matched(self, operation: int, source: int, tag: int, data: Data) -> None:
        self.post("MPI_Mrecv", 0, ANY, ANY, data, (source, tag), operation=operation)

    def wait(self, *operations: int, routine: str = "MPI_Waitall", is_any: bool = False) -> None:
        """Does not return."""
        self.time += 10
        for ordinal, operation in enumerate(operations):
            position = self.event(
                "wait", routine, 0, operation, operations=len(operations), ordinal=ordinal, is_any=is_any
            )
            self.position = self.position if ordinal else position
        self.blocks()

    # ---- collective calls ----

    def collective(self, routine: str, comm: object = 0, root: int = -1, op: int = Reduction.NONE, **data: Any) -> int:
        """data: fit, given, taken"""
        operation = self.begin()
        given, taken = data.get("given", NOTHING), data.get("taken", NOTHING)
        fields = {"root": root, "fit": data.get("fit", Fit.NOTHING), "op": op, "shape": data.get("shape", 0)}
        fields |= {"given": given[0], "given_datatype": number_of(given)}
        fields |= {"taken": taken[0], "taken_datatype": number_of(taken)}
        self.position = self.event("collective", routine, comm, **fields)
        return operation

    def barrier(self, comm: object = 0) -> int:
        return self.collective("MPI_Barrier", comm)

    def broadcast(
        self, root: int = 0, data: Data = (1, "MPI_INT"), comm: object = 0, routine: str = "MPI_Bcast"
    ) -> int:
        return self.collective(routine, comm, root, fit=Fit.SAME, given=data, taken=data)

    def reduce(
        self,
        given: Data = (1, "MPI_INT"),
        op: int = Reduction.SUM,
        taken: Data = NOTHING,
        routine: str = "MPI_Allreduce",
        root: int = -1,
    ) -> int:
        return self.collective(routine, 0, root, op, fit=Fit.SAME, given=given, taken=taken)

    def gather(self, root: int, given: Data, taken: Data = NOTHING, routine: str = "MPI_Gather") -> int:
        return self.collective(routine, 0, root, fit=Fit.TO_ROOT, given=given, taken=taken)

    def scatter(self, root: int, given: Data, taken: Data) -> int:
        return self.collective("MPI_Scatter", 0, root, fit=Fit.FROM_ROOT, given=given, taken=taken)

    def alltoall(self, given: Data, taken: Data, routine: str = "MPI_Alltoall") -> int:
        return self.collective(routine, 0, fit=Fit.ALL, given=given, taken=taken)

    def create(self, digest: int, least: int, greatest: int) -> None:
        """MPI_Comm_create, with a group."""
        self.begin()
        self.event("group", "MPI_Comm_create", 0, digest=digest, least=least, greatest=greatest)

    def vector(self, routine: str, arrays: dict[str, list[Data]], root: int = -1, **data: Any) -> None:
        """arrays: "given", "taken" or "same", with the data of each process."""
        self.collective(routine, root=root, **data)
        for name, blocks in arrays.items():
            for peer, block in enumerate(blocks):
                self.event("block", routine, 0, process=peer, array=ArrayOf[name.upper()], **of(block))

    # ---- windows ----

    def synchronize(self, window: object, what: str, *ranks: int, exclusive: bool = False) -> None:
        """what: fence, lock, …; ranks: none for all."""
        self.begin()
        number = Synchronization[what.upper()]
        for rank in ranks or (records.ALL_RANKS,):
            self.position = self.event(
                "synchronize", f"MPI_Win_{what}", window, what=number, is_exclusive=exclusive, target=rank
            )

    def fence(self, window: object) -> None:
        self.synchronize(window, "fence")

    def put(self, window: object, target: int, exclusive: bool = False) -> None:
        """Four bytes, in an epoch of its own."""
        self.synchronize(window, "lock", target, exclusive=exclusive)
        self.access(window, target, 0, 4, 2)
        self.synchronize(window, "unlock", target)

    def access(self, window: object, target: int, first: int, bytes_: int, how: int, op: int = Reduction.MAX) -> None:
        self.begin()
        names = {1: "MPI_Get", 2: "MPI_Put", 6: "MPI_Accumulate", 9: "MPI_Rget", 22: "MPI_Fetch_and_op"}
        what = {"access": how, "op": op, "element": 0, "displacement": first, "bytes": bytes_}
        self.event("transfer", names[how], window, target=target, **what)

    # ---- what it is at ----

    def blocks(self) -> None:
        """It does not return from the last call."""
        self.thread(self.position)

    def thread(self, position: int, is_blocked: int = 1) -> None:
        number = records.OCCURRENCE.unpack(self.records[position - 1])[2]
        event = records.read_event(self.events[number])
        self.threads.append((self.time, position, event.site, event.routine, is_blocked, 7 + len(self.threads)))

    def computes(self) -> None:
        self.threads.append((0, 0, 0, 0, 0, 7))

    def refused(self) -> None:
        """A call of this line: MPI finds an error in it."""
        self.say(
            "finding", check="argument", site=self._site(), routine="MPI_X", argument="", text="is wrong", related=0
        )

    def write(self, folder: Path) -> None:
        begin = {"site": 0, "routine": "MPI_Init"}
        said = begin | {"pid": self.pid, "host": self.host, "program": PROGRAM, "library": "MPI", "rank": self.rank}
        self.say("process", **said, size=self.size, threads=self.begun_threads)
        state = State[self.state.upper()]
        count = len(self.records)
        numbers = (count, self.dropped, count, self.operation, self.pid, self.rank, self.size, state)
        head = records.HEADER.pack(MAGIC, *numbers)
        head += b"".join(records.CURRENT_CALL.pack(*row) for row in self.threads)
        name = folder / f"host-{1000 + self.rank}"
        name.with_suffix(".events").write_bytes(head.ljust(HEADER_BYTES, b"\0") + b"".join(self.records + self.events))
        name.with_suffix(".lines").write_text("".join(json.dumps(line) + "\n" for line in self.lines))


class Run:
    """Processes of one MPI_COMM_WORLD."""

    def __init__(self, size: int):
        self.processes = [Process(rank, size) for rank in range(size)]
        self.children = 0

    def __getitem__(self, rank: int) -> Process:
        return self.processes[rank]

    def __iter__(self):
        return iter(self.processes)

    def communicator(self, *ranks: int, index: int | None = None, parent: object = 0) -> dict[int, int]:
        """Returns the name of it in each process. Numbers are their own, so they differ."""
        numbers = {}
        index = self.children if index is None else index
        self.children = index + 1
        for process in (self[rank] for rank in ranks if rank >= 0):
            numbers[process.rank] = process.communicators = process.communicators + 1 + process.rank
            above = parent[process.rank] if isinstance(parent, dict) else parent
            process.say("communicator", id=numbers[process.rank], parent=above, index=index, ranks=list(ranks))
        return numbers

    def window(self, unit: int = 4) -> dict[int, int]:
        self.children += 1
        for process in self:
            everyone = list(range(len(self.processes)))
            process.say(
                "window", id=process.windows, parent=0, index=self.children, ranks=everyone, unit=unit, bytes=800
            )
            process.windows += 1
        return {process.rank: process.windows - 1 for process in self}

    def blocks(self) -> None:
        """No process returns from its last call."""
        for process in self:
            process.blocks()

    def finalize(self, *ranks: int) -> None:
        for rank in ranks or range(len(self.processes)):
            self[rank].state = "finalized"

    def write(self, folder: Path) -> None:
        for process in self:
            process.write(folder)

    def logs(self, folder: Path) -> list[ProcessLog]:
        self.write(folder)
        return read_folder(folder)


def program(size: int, body: Callable[[Run], None], finalizes: bool = False) -> Callable[[], Run]:
    """Makes the run of what so many processes do."""

    def run() -> Run:
        processes = Run(size)
        body(processes)
        if finalizes:
            processes.finalize()
        return processes

    return run
