"""How many bytes a call sends and receives: from buffers, counts, datatypes, roots and MPI_IN_PLACE (MPI 5.0, chapters
3 to 6, 12 and 14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.expressions import Const, Operation, Ref
from bindery_mpi.spec.model import Parameter, Procedure
from bindery_mpi.views.tool.amount import Amount, Bytes, communicator

_PROC_NULL, _IN_PLACE = Const("MPI_PROC_NULL"), Const("MPI_IN_PLACE")


@dataclass(frozen=True)
class Term:
    """One summand: `if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += …;`."""

    conditions: tuple[Operation, ...]  # all must hold
    place: str  # "root" | "leaf" | "other_leaf": which processes it is for, in a routine with a root; "" for all
    amount: Bytes
    sign: str = "+"


@dataclass(frozen=True)
class Transfers:
    """The data that one call moves between processes, or between a process and a file."""

    procedure: Procedure

    @cached_property
    def buffers(self) -> tuple[Parameter, ...]:
        """The choice buffers with data that are moved; a window's memory and a buffer to pack are none."""
        transfer = self.procedure.routine.transfer
        moves = bool(self._peers) if transfer == "window" else bool(transfer)
        return tuple(p for p in self.procedure.parameters if moves and p.kind.form == "choice" and p.count)

    def _inputs(self, role: str) -> list[Parameter]:
        return [p for p in self.procedure.with_role(role) if p.is_input and not p.is_array]

    @property
    def send_buffer(self) -> Parameter | None:
        return next((p for p in self.buffers if p.is_input), None)

    @property
    def receive_buffer(self) -> Parameter | None:
        return next((p for p in self.buffers if p.is_output), None)

    def amount(self, buffer: Parameter) -> Amount:
        return Amount(self.procedure, buffer)

    # ---- who it is exchanged with ------------------------------------------------------------------------------------

    @cached_property
    def _peers(self) -> list[Parameter]:
        return self._inputs("rank") if self.procedure.routine.is_communication else []

    @property
    def peer(self) -> Parameter | None:
        return self._peers[0] if self._peers else None

    @property
    def send_peer(self) -> Parameter | None:
        return self._peer_of(self.send_buffer)

    @property
    def receive_peer(self) -> Parameter | None:
        """That of a buffer for both directions is the argument that the buffer does not name."""
        buffer = self.receive_buffer
        if buffer and buffer.is_input and len(self._peers) == 2:
            return next(p for p in self._peers if p.name != buffer.peer)
        return self._peer_of(buffer)

    def _peer_of(self, buffer: Parameter | None) -> Parameter | None:
        if not buffer or not self._peers:
            return None
        return next((p for p in self._peers if p.name == buffer.peer), self._peers[0])

    # ---- how much ----------------------------------------------------------------------------------------------------

    @cached_property
    def root(self) -> Parameter | None:
        return next(iter(self._inputs("root")), None) if self.buffers else None

    @property
    def communicator(self) -> str:
        """The communicator of a routine with a root."""
        return communicator(self.procedure)

    @property
    def status(self) -> Parameter | None:
        """The status that says what a receive or a read brought."""
        found = [p for p in self.procedure.with_role("status") if p.intent == "out" and not p.is_array]
        receives = self.receive_buffer or self._ends_read
        return found[0] if found and receives and self._is_known_by_status else None

    @property
    def _ends_read(self) -> bool:
        """Whether it completes a split read, whose count was given at the start."""
        outputs = (p for p in self.procedure.parameters if p.kind.form == "choice" and p.is_output)
        return self.procedure.routine.ends_split and any(outputs)

    @property
    def _is_known_by_status(self) -> bool:
        return self.procedure.routine.is_completed_by_status

    @property
    def reduces(self) -> bool:
        return bool(self._inputs("operation"))

    @property
    def sent(self) -> list[Term]:
        return [term for p in self.buffers if p.is_input for term in self._sent(p)]

    @property
    def received(self) -> list[Term]:
        """Terms that the call, or the operation that it starts, brings for certain; empty where a status tells."""
        if self._is_known_by_status:
            return []
        return [term for p in self.buffers if p.is_output for term in self._received(p)]

    def _sent(self, p: Parameter) -> list[Term]:
        other = self.receive_buffer
        conditions = self._significant(p)
        place = ("root" if p.root_only or p.is_output else "leaf") if self.root else ""
        terms = [Term((*conditions, *self._not_in_place(p)), place, self.amount(p).total)]
        if p.in_place == "all" and not self.reduces and other:
            terms.append(Term((*conditions, in_place(p)), place, self._read_in_place(p, other)))
        if other and other.in_place and p.root_only:
            terms.append(Term((*conditions, in_place(other)), place, self.amount(p).own_block, "-"))
        return terms

    def _not_in_place(self, p: Parameter) -> list[Operation]:
        """A reduction in place reads as much from the other buffer."""
        return [in_place(p, "!=")] if p.in_place and not self.reduces else []

    def _read_in_place(self, p: Parameter, other: Parameter) -> Bytes:
        """In place, every block of the receive buffer is sent where each process gets another, else the own one."""
        each_another = bool(p.blocks) or self.amount(p).is_vector
        return self.amount(other).total if each_another else self.amount(other).own_block

    def _received(self, p: Parameter) -> list[Term]:
        other = self.send_buffer
        conditions = self._significant(p)
        place = ("root" if p.root_only else "other_leaf" if p.is_input else "leaf") if self.root else ""
        not_in_place = [in_place(p, "!=")] if p.in_place else []
        terms = [Term((*conditions, *not_in_place), place, self.amount(p).total)]
        keeps_own = other and other.in_place and other is not p and not self.reduces
        if keeps_own and other and not (other.blocks or self.amount(other).is_vector):
            terms.append(Term((*conditions, in_place(other)), place, self.amount(p).own_block, "-"))
        return terms

    def _significant(self, p: Parameter) -> list[Operation]:
        peer = self._peer_of(p)
        conditions = [Operation(Ref(peer.name), "!=", _PROC_NULL)] if peer else []
        if p.ignored_if:
            conditions.append(Operation(p.ignored_if.left, "!=", p.ignored_if.right))
        return conditions


def in_place(p: Parameter, operator: str = "==") -> Operation:
    return Operation(Ref(p.name), operator, _IN_PLACE)
