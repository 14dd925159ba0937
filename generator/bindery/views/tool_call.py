"""A routine as a tool sees it: facts, roles of arguments and what can be derived from them. Templates of users and the
tool kit show the same (docs/render.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.model import Parameter, Procedure, Spec, version
from bindery.spec.names import profiling, stem
from bindery.spec.prototypes import Prototypes, join, pointer_to
from bindery.views.transfers import Amount, Transfers, size

# Members that every call has in C++.
_RESERVED = ("routine", "is", "result_type", "next", "peer", "keep", "completed", "bytes_sent", "bytes_received")
COMMUNICATION = ("point-to-point", "collective", "neighborhood", "partitioned", "rma")


@dataclass(frozen=True)
class Member:
    """An argument as a member of a call: arrays are pointers."""

    parameter: Parameter
    type: str  # "const int *", "int (*)[3]"
    declaration: str  # "const int *sendcounts", "int (*ranges)[3]"

    @property
    def name(self) -> str:
        return self.parameter.name


@dataclass(frozen=True)
class Accessor:
    """A role of an argument: `MPI_Count send_count() const { return sendcount; }`."""

    role: str  # "send_count": the name of the function, and after has_ of the constant
    type: str  # "MPI_Count"
    value: str  # "sendcount"

    @property
    def line(self) -> str:
        return f"{join(self.type, self.role)}() const {{ return {self.value}; }}"


@dataclass(frozen=True)
class CompletionParts:
    """The arguments of Wait, Test and their like by name; `nullptr` for one that a routine lacks."""

    requests: str
    count: str  # of requests; "1" for one request
    statuses: str
    flag: str
    index: str  # one index, or the array
    outcount: str


@dataclass(frozen=True)
class ToolCall:
    """One procedure of C, small or large."""

    procedure: Procedure
    spec: Spec

    # ---- names and facts ---------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def profiling_name(self) -> str:
        return profiling(self.name)

    @property
    def stem(self) -> str:
        """The name of its type in C++: Send, T_init_thread."""
        return stem(self.name)

    @property
    def number(self) -> int:
        """The same in every version of the spec."""
        return self.spec.number_of[self.name]

    @property
    def chapter(self) -> str:
        return self.procedure.routine.chapter

    @property
    def category(self) -> str:
        return self.procedure.routine.category

    @property
    def completion(self) -> str:
        return self.procedure.routine.completion

    @property
    def since(self) -> tuple[int, ...]:
        return version(self.procedure.since)

    @property
    def deprecated(self) -> tuple[int, ...]:
        return version(self.procedure.routine.deprecated or "0.0")

    @property
    def removed(self) -> tuple[int, ...]:
        return version(self.procedure.routine.removed or "0.0")

    @property
    def is_communication(self) -> bool:
        return self.category in COMMUNICATION

    @property
    def is_large(self) -> bool:
        return self.procedure.large

    @property
    def is_any_time(self) -> bool:
        """Callable before MPI_Init and after MPI_Finalize."""
        return self.procedure.routine.any_time

    @property
    def takes_callbacks(self) -> bool:
        return any(p.kind.form == "callback" and p.is_input for p in self.procedure.parameters)

    @property
    def mpi_state(self) -> str:
        """`initializes`, `finalizes` or `aborts`; empty for most."""
        return self.procedure.routine.mpi_state

    @property
    def creates(self) -> str:
        """The type of handle that it makes: MPI_Comm; empty if none."""
        return next((p.kind.c for p in self._handles if p.intent == "out"), "")

    @property
    def frees(self) -> str:
        return next((p.kind.c for p in self.procedure.parameters if p.freed and p.kind.form == "handle"), "")

    @property
    def _handles(self) -> Iterator[Parameter]:
        return (p for p in self.procedure.parameters if p.kind.form == "handle" and not p.is_array)

    @property
    def completes_requests(self) -> bool:
        """Wait, Test and their like, which make the handles of complete operations null."""
        return any(p.effect == "completes" and p.is_output for p in self.procedure.parameters)

    # ---- C -----------------------------------------------------------------------------------------------------------

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def returns(self) -> str:
        return self._prototypes.c_returns(self.procedure)

    @property
    def returns_error_code(self) -> bool:
        return self.procedure.routine.returns_error_code

    @property
    def parameter_list(self) -> str:
        return self._prototypes.c_list(self.procedure)

    @property
    def has_varargs(self) -> bool:
        return any(p.kind.form == "varargs" for p in self.procedure.parameters)

    @cached_property
    def members(self) -> tuple[Member, ...]:
        return tuple(self._member(p) for p in self.procedure.parameters if p.kind.form != "varargs")

    def _member(self, p: Parameter) -> Member:
        declared = self._prototypes.c_declaration(p, self.procedure.large)
        kind, _, sizes = declared.partition("[")
        kind = kind.removesuffix(p.name).strip()
        inner = sizes.partition("]")[2]
        if inner:
            return Member(p, f"{kind} (*){inner}", f"{kind} (*{p.name}){inner}")
        kind = pointer_to(kind) if sizes else kind
        return Member(p, kind, join(kind, p.name))

    @property
    def arguments(self) -> str:
        return ", ".join(m.name for m in self.members)

    @property
    def types(self) -> str:
        return ", ".join(m.type for m in self.members)

    # ---- roles -------------------------------------------------------------------------------------------------------

    @cached_property
    def transfers(self) -> Transfers:
        return Transfers(self.procedure)

    @cached_property
    def accessors(self) -> tuple[Accessor, ...]:
        """Every role that an argument of this routine has."""
        transfers = self.transfers
        found = [*self._of_buffer("send", transfers.send_buffer), *self._of_buffer("receive", transfers.receive_buffer)]
        for role, p in (("send_peer", transfers.send_peer), ("receive_peer", transfers.receive_peer)):
            found += [Accessor(role, "int", p.name)] if p else []
        found += [*self._of_kinds(), *self._of_requests()]
        clash = {*_RESERVED, *(a.role for a in found)} & {p.name for p in self.procedure.parameters}
        assert not clash, f"{self.name}: an argument is called as the role {clash}"
        return tuple(found)

    def _of_buffer(self, direction: str, buffer: Parameter | None) -> Iterator[Accessor]:
        if not buffer:
            return
        amount = self.transfers.amount(buffer)
        yield Accessor(f"{direction}_buffer", "const void *" if direction == "send" else "void *", buffer.name)
        yield from self._of_counts(direction, amount)
        tag = self._tag(direction, buffer)
        if tag:
            yield Accessor(f"{direction}_tag", "int", tag)

    def _tag(self, direction: str, buffer: Parameter) -> str:
        """That of a buffer for both directions is the argument that the buffer does not name."""
        tags = [p.name for p in self.procedure.with_role("tag")]
        other_way = direction == "receive" and buffer.is_input and len(tags) == 2
        return next(t for t in tags if t != buffer.tag) if other_way else buffer.tag

    def _of_counts(self, direction: str, amount: Amount) -> Iterator[Accessor]:
        if amount.is_vector:
            assert amount.counts
            yield Accessor(f"{direction}_counts", self._member(amount.counts).type, amount.counts.name)
        else:
            yield Accessor(f"{direction}_count", "MPI_Count", amount.count)
        datatypes = amount.datatypes
        if datatypes and datatypes.is_array:
            yield Accessor(f"{direction}_datatypes", "const MPI_Datatype *", datatypes.name)
        else:
            yield Accessor(f"{direction}_datatype", "MPI_Datatype", amount.buffer.datatype)
        if amount.buffer.displacements:
            displacements = self.procedure.parameter(amount.buffer.displacements)
            yield Accessor(f"{direction}_displacements", self._member(displacements).type, displacements.name)

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
                pointer = self._prototypes.c_is_pointer(p)
                yield Accessor(function, p.kind.c, f"*{p.name}" if pointer else p.name)
        new = next((p for p in self._handles if p.intent == "out" and p.kind.role != "request"), None)
        if new:
            yield Accessor("new_handle", new.kind.c, f"*{new.name}")

    def _of_requests(self) -> Iterator[Accessor]:
        for role, function, kind in (("request", "requests", "MPI_Request"), ("status", "statuses", "MPI_Status")):
            p = next(iter(self.procedure.with_role(role)), None)
            if p:
                yield Accessor(function, f"array<const {kind}>", f"detail::{function}({self._span(p)})")

    def _span(self, p: Parameter) -> str:
        if p.is_array:
            return f"{p.name}, {size(p.length[0])}"
        return f"{p.name}, 1" if self._prototypes.c_is_pointer(p) else f"&{p.name}, 1"

    # ---- completion --------------------------------------------------------------------------------------------------

    @property
    def completion_parts(self) -> CompletionParts:
        """The arguments of a call that completes operations."""
        parameters = self.procedure.parameters
        by_role = {p.kind.role: p for p in parameters if p.kind.role}
        requests, status, index = by_role["request"], by_role["status"], by_role.get("index")
        return CompletionParts(
            requests=requests.name,
            count=size(requests.length[0]) if requests.is_array else "1",
            statuses=status.name,
            flag=next((p.name for p in parameters if p.kind.form == "logical"), "nullptr"),
            index=index.name if index else "nullptr",
            outcount=next((str(p.filled) for p in parameters if p.filled), "nullptr"),
        )
