"""How many bytes a call sends and receives, written in C++ for the tool kit: from buffers, counts, datatypes, roots and
MPI_IN_PLACE (MPI 5.0, chapters 3 to 6, 12 and 14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.expressions import Expression, Query
from bindery.spec.model import Parameter, Procedure
from bindery.views.tool.amount import Amount, value

# Categories whose choice buffers are messages or data of files.
_POINT_TO_POINT = ("point-to-point", "partitioned")
_COLLECTIVE = ("collective", "neighborhood")
_WITH_PEER = (*_POINT_TO_POINT, "rma")
_FILE = "io"


@dataclass(frozen=True)
class Term:
    """One summand: `if (role.is_leaf && sendbuf != MPI_IN_PLACE) total += …;`."""

    conditions: tuple[str, ...]  # all must hold
    amount: str
    sign: str = "+"


@dataclass(frozen=True)
class Transfers:
    """The data that one call moves between processes, or between a process and a file."""

    procedure: Procedure

    @cached_property
    def buffers(self) -> tuple[Parameter, ...]:
        """The choice buffers with data that are moved; a window's memory and a buffer to pack are none."""
        category = self.procedure.routine.category
        choices = tuple(p for p in self.procedure.parameters if p.kind.form == "choice" and p.count)
        moves = (
            category in (*_POINT_TO_POINT, _FILE)
            or (category in _COLLECTIVE and self._inputs("communicator"))
            or (category == "rma" and self._inputs("rank"))
        )
        return choices if moves else ()

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
        return self._inputs("rank") if self.procedure.routine.category in _WITH_PEER else []

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
        """Of a routine with a root."""
        return self.amount(self.buffers[0]).communicator

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
        return self.procedure.routine.completion == "split-end" and any(outputs)

    @property
    def _is_known_by_status(self) -> bool:
        return self.procedure.routine.category in (*_POINT_TO_POINT, _FILE)

    @property
    def _reduces(self) -> bool:
        return bool(self._inputs("operation"))

    @property
    def sent(self) -> list[Term]:
        return [term for p in self.buffers if p.is_input for term in self._sent(p)]

    @property
    def received(self) -> list[Term]:
        """What the call itself, or the operation that it starts, brings for certain; empty where a status tells."""
        if self._is_known_by_status:
            return []
        return [term for p in self.buffers if p.is_output for term in self._received(p)]

    def _sent(self, p: Parameter) -> list[Term]:
        other = self.receive_buffer
        conditions = [*self._significant(p)]
        if self.root:
            conditions.append("role.is_root" if p.root_only or p.is_output else "role.is_leaf")
        terms = [Term((*conditions, *self._not_in_place(p)), self.amount(p).total)]
        if p.in_place == "all" and not self._reduces and other:
            read = self._read_in_place(p, other)
            terms.append(Term((*conditions, f"{p.name} == MPI_IN_PLACE"), read))
        if other and other.in_place and p.root_only:
            own = self.amount(p).own_block
            terms.append(Term((*conditions, f"{other.name} == MPI_IN_PLACE"), own, "-"))
        return terms

    def _not_in_place(self, p: Parameter) -> list[str]:
        """A reduction in place reads as much from the other buffer."""
        return [f"{p.name} != MPI_IN_PLACE"] if p.in_place and not self._reduces else []

    def _read_in_place(self, p: Parameter, other: Parameter) -> str:
        """In place, every block of the receive buffer is sent where each process gets another, else the own one."""
        each_another = bool(p.blocks) or self.amount(p).is_vector
        return self.amount(other).total if each_another else self.amount(other).own_block

    def _received(self, p: Parameter) -> list[Term]:
        other = self.send_buffer
        conditions = [*self._significant(p)]
        if self.root:
            leaf = "role.is_leaf && !role.is_root" if p.is_input else "role.is_leaf"
            conditions.append("role.is_root" if p.root_only else leaf)
        in_place = [f"{p.name} != MPI_IN_PLACE"] if p.in_place else []
        terms = [Term((*conditions, *in_place), self.amount(p).total)]
        keeps_own = other and other.in_place and other is not p and not self._reduces
        if keeps_own and other and not (other.blocks or self.amount(other).is_vector):
            own = self.amount(p).own_block
            terms.append(Term((*conditions, f"{other.name} == MPI_IN_PLACE"), own, "-"))
        return terms

    def asked(self, left: Expression) -> str:
        """What a condition compares; of a topology, the number of neighbors."""
        return f"detail::number({value(left)})" if isinstance(left, Query) else value(left)

    def _significant(self, p: Parameter) -> list[str]:
        peer = self._peer_of(p)
        conditions = [f"{peer.name} != MPI_PROC_NULL"] if peer else []
        if p.ignored_if:
            conditions.append(f"{self.asked(p.ignored_if.left)} != {p.ignored_if.operands[1]}")
        return conditions
