"""The roles of a call's arguments: which buffer is sent, which count goes with it, which request is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Kind, Parameter, Procedure
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.tool.amount import Amount, CxxSpelling
from bindery_mpi.views.tool.transfers import Transfers

# Members that every call has in C++.
_RESERVED = (
    *("routine", "is", "result_type", "function_type", "passed_function_type", "next", "peer", "keep", "completed"),
    *("bytes_sent", "bytes_received"),
)


@dataclass(frozen=True)
class Accessor:
    """A role of an argument: `MPI_Count send_count() const { return sendcount; }`."""

    role: str  # "send_count": the name of the function, and after has_ of the constant
    type: CDeclaration  # `MPI_Count`
    value: str  # "sendcount"
    argument: str = ""  # "sendcount": the argument with the role; "" where the value is computed

    @property
    def declaration(self) -> CDeclaration:
        return self.type.named(self.role)


@dataclass(frozen=True)
class CompletionParts:
    """The arguments of completion calls such as Wait by name; `nullptr` where a routine has no such argument."""

    requests: str
    count: str  # of requests; "1" for one request
    statuses: str
    flag: str
    index: str  # one index, or the array
    outcount: str


def handles(procedure: Procedure) -> Iterator[Parameter]:
    """The arguments that are one handle."""
    return (p for p in procedure.parameters if p.kind.form == "handle" and not p.is_array)


def created(procedure: Procedure) -> Iterator[Parameter]:
    """The handles that a call makes. A nullable output is a property of an object, which the program may decline."""
    return (p for p in handles(procedure) if p.intent == "out" and not p.nullable)


def object_name(kind: Kind) -> str:
    """The object that handles of a kind stand for, as an enumerator of C++."""
    return kind.role or kind.name


def handle_type(kind: str) -> CDeclaration:
    """The type of the tool kit for a handle, which is of one kind of object even where C's types are all int."""
    return CDeclaration(f"bindery::handle<object::{kind}>")


@dataclass(frozen=True)
class Roles:
    """The roles that the arguments of one procedure have."""

    procedure: Procedure
    prototypes: Prototypes

    @cached_property
    def transfers(self) -> Transfers:
        return Transfers(self.procedure)

    @cached_property
    def spelling(self) -> CxxSpelling:
        return CxxSpelling(self.procedure)

    @cached_property
    def accessors(self) -> tuple[Accessor, ...]:
        """Every role that an argument of this routine has."""
        found = [
            *self._of_buffer("send", self.transfers.send_buffer),
            *self._of_buffer("receive", self.transfers.receive_buffer),
        ]
        for role, p in (("send_peer", self.transfers.send_peer), ("receive_peer", self.transfers.receive_peer)):
            found += [Accessor(role, CDeclaration("int"), p.name, p.name)] if p else []
        found += [*self._of_kinds(), *self._of_requests()]
        clash = {*_RESERVED, *(a.role for a in found)} & {p.name for p in self.procedure.parameters}
        assert not clash, f"{self.procedure.name}: an argument is called as the role {clash}"
        return tuple(found)

    def _of_buffer(self, direction: str, buffer: Parameter | None) -> Iterator[Accessor]:
        if not buffer:
            return
        amount = self.transfers.amount(buffer)
        pointer = CDeclaration("void", is_const=direction == "send", pointers=1)
        yield Accessor(f"{direction}_buffer", pointer, buffer.name, buffer.name)
        yield from self._of_counts(direction, amount)
        tag = self._tag(direction, buffer)
        if tag:
            yield Accessor(f"{direction}_tag", CDeclaration("int"), tag, tag)

    def _tag(self, direction: str, buffer: Parameter) -> str:
        """That of a buffer for both directions is the argument that the buffer does not name."""
        tags = [p.name for p in self.procedure.with_role("tag")]
        other_way = direction == "receive" and buffer.is_input and len(tags) == 2
        return next(t for t in tags if t != buffer.tag) if other_way else buffer.tag

    def _type(self, p: Parameter) -> CDeclaration:
        return self.prototypes.c_declared(p, self.procedure.large).decayed

    def _of_counts(self, direction: str, amount: Amount) -> Iterator[Accessor]:
        counts, datatypes, datatype = amount.counts, amount.datatypes, amount.buffer.datatype
        if counts and counts.is_array:
            yield Accessor(f"{direction}_counts", self._type(counts), counts.name, counts.name)
        else:
            count, argument = amount.count.to_c(self.spelling), counts.name if counts else ""
            yield Accessor(f"{direction}_count", CDeclaration("MPI_Count"), count, argument)
        if datatypes and datatypes.is_array:
            yield Accessor(f"{direction}_datatypes", self._type(datatypes), datatype, datatype)
        else:
            argument = datatype if datatypes else ""
            yield Accessor(f"{direction}_datatype", handle_type("datatype"), datatype, argument)
        if amount.buffer.displacements:
            displacements = self.procedure.parameter(amount.buffer.displacements)
            yield Accessor(
                f"{direction}_displacements", self._type(displacements), displacements.name, displacements.name
            )

    # The role of a kind, and the function that gives the argument.
    _KINDS = (
        ("communicator", "communicator"),
        ("window", "window"),
        ("file", "file_handle"),
        ("operation", "operation"),
        ("root", "root_rank"),
        ("tag", "message_tag"),
    )

    def _of_kinds(self) -> Iterator[Accessor]:
        for role, function in self._KINDS:
            p = next((q for q in self.procedure.with_role(role) if q.is_input and not q.is_array), None)
            if p:
                pointer = self.prototypes.c_is_pointer(p)
                found = handle_type(object_name(p.kind)) if p.kind.form == "handle" else CDeclaration(p.kind.c)
                yield Accessor(function, found, f"*{p.name}" if pointer else p.name, p.name)
        new = next((p for p in created(self.procedure) if p.kind.role != "request"), None)
        if new:
            yield Accessor("new_handle", handle_type(object_name(new.kind)), f"*{new.name}", new.name)

    def _of_requests(self) -> Iterator[Accessor]:
        for role, function, kind in (("request", "requests", "MPI_Request"), ("status", "statuses", "MPI_Status")):
            p = next(iter(self.procedure.with_role(role)), None)
            if p:
                span = CDeclaration(f"array<const {kind}>")
                yield Accessor(function, span, f"detail::{function}({self._span(p)})", p.name)

    def _span(self, p: Parameter) -> str:
        if p.is_array:
            return f"{p.name}, {p.length[0].to_c(self.spelling)}"
        return f"{p.name}, 1" if self.prototypes.c_is_pointer(p) else f"&{p.name}, 1"

    # ---- completion --------------------------------------------------------------------------------------------------

    @property
    def completion_parts(self) -> CompletionParts:
        """The arguments of a call that completes operations."""
        parameters = self.procedure.parameters
        by_role = {p.kind.role: p for p in parameters if p.kind.role}
        requests, status, index = by_role["request"], by_role["status"], by_role.get("index")
        return CompletionParts(
            requests=requests.name,
            count=requests.length[0].to_c(self.spelling) if requests.is_array else "1",
            statuses=status.name,
            flag=next((p.name for p in parameters if p.kind.form == "logical"), "nullptr"),
            index=index.name if index else "nullptr",
            outcount=next((str(p.filled) for p in parameters if p.filled), "nullptr"),
        )
