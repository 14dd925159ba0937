"""The processes that a buffer is exchanged with, and which part of it with each (MPI 5.0, 3, 4, 6, 8 and 12)."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.expressions import Query
from bindery_mpi.spec.model import Parameter
from bindery_mpi.views.tool.transfers import Transfers


@dataclass(frozen=True)
class Flow:
    """The data of one buffer of a call, as `detail::flow` of the tool kit."""

    transfers: Transfers
    buffer: Parameter
    is_sent: bool

    @property
    def cxx(self) -> str:
        """`detail::party::leaves, detail::part::block`; empty for data of a file."""
        if not self.party:
            return ""
        both_ways = self.buffer.is_input and self.buffer.is_output and self.party != "peer"
        return f"detail::party::{self.party}, detail::part::{self.part}{', true' if both_ways else ''}"

    @property
    def party(self) -> str:
        """Who has the data besides the process itself."""
        routine = self.transfers.procedure.routine
        if not routine.is_communication:
            return ""
        if self.transfers.peer or routine.transfer == "message":
            return "peer"
        if self.transfers.root:
            # The root sends one buffer for both directions, and the others receive it.
            is_roots = self.buffer.root_only or (self.buffer.is_output and self.is_sent)
            return "leaves" if is_roots else "root"
        if routine.needs == "lower-ranks":
            return "beside" if self._lowest_has_none else "beside_and_own"
        return "everyone"

    @property
    def _lowest_has_none(self) -> bool:
        """Whether the first process of a scan gets no result, so that none has its own data in it."""
        result = self.transfers.receive_buffer
        asked = result and result.ignored_if and result.ignored_if.left
        return isinstance(asked, Query) and asked.function == "rank"

    @property
    def part(self) -> str:
        if self.is_sent and share(self.transfers):
            return "share"
        has_blocks = self.buffer.blocks or self.transfers.amount(self.buffer).is_vector
        return "block" if has_blocks else "whole"


def share(transfers: Transfers) -> Parameter | None:
    """The argument that says how much of what is reduced each process gets, where that is not all of it."""
    sent = transfers.send_buffer
    if not sent or not transfers.reduces:
        return None
    if isinstance(sent.count, Query):
        return transfers.procedure.parameter(sent.count.parameter)
    return transfers.amount(sent).counts if sent.blocks else None
