"""A routine as a tool sees it: facts, roles of arguments and what can be derived from them. Templates of users and the
tool kit show the same (docs/render.md)."""

from __future__ import annotations

from functools import cached_property

from bindery import mpi_header
from bindery.spec.conditions import Condition
from bindery.spec.declarations import CDeclaration
from bindery.spec.model import Body, version
from bindery.views.c.c_procedure import CProcedure
from bindery.views.tool.amount import CxxSpelling
from bindery.views.tool.call_roles import Accessor, CompletionParts, Roles, created
from bindery.views.tool.transfers import Transfers


def attribute(name: str) -> str:
    """A category or a completion as an enumerator of C++."""
    return name.replace("-", "_")


class ToolCall(CProcedure):
    """What a tool sees of a procedure."""

    # ---- facts -------------------------------------------------------------------------------------------------------

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
        return self.procedure.routine.is_communication

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
        return next((p.kind.c for p in created(self.procedure)), "")

    @property
    def frees(self) -> str:
        return next((p.kind.c for p in self.procedure.parameters if p.freed and p.kind.form == "handle"), "")

    @property
    def completes_requests(self) -> bool:
        """Wait, Test and others, which make the handles of complete operations null."""
        return any(p.effect == "completes" and p.is_output for p in self.procedure.parameters)

    @property
    def starts_requests(self) -> bool:
        """MPI_Start and MPI_Startall."""
        return any(p.effect == "starts" for p in self.procedure.parameters)

    @property
    def starts_operation(self) -> bool:
        """An operation goes on after the call: another call completes it by its request or, if it is split, ends it."""
        routine = self.procedure.routine
        is_request = self.creates == "MPI_Request" and routine.completion == "nonblocking"
        return is_request or self.starts_requests or routine.begins_split

    @property
    def waits(self) -> bool:
        """It may return only after another process has done its part, or after operations are complete."""
        routine = self.procedure.routine
        asks = any(p.kind.form == "logical" and p.intent == "out" for p in self.procedure.parameters)
        talks = routine.is_communication and routine.transfer != "partitions"
        communicates = talks and routine.completion == "blocking"
        return (communicates or self.completes_requests) and not asks and routine.needs != "nobody"

    @property
    def synchronizes(self) -> bool:
        """No process leaves the operation before all of its communicator have entered it, if there are data."""
        routine = self.procedure.routine
        roles = {p.kind.role for p in self.procedure.parameters}
        return routine.category == "collective" and "root" not in roles and routine.needs != "lower-ranks"

    @property
    def moves_data(self) -> bool:
        """Its arguments say which data of this process move by the call, or by the operation that it starts."""
        return bool(self.transfers.buffers) and self.completion != "persistent"

    @property
    def attributes(self) -> list[str]:
        """What is true of it, as enumerators of C++."""
        others = {
            "large_count": self.is_large,
            "any_time": self.is_any_time,
            "takes_callbacks": self.takes_callbacks,
            "creates_handle": self.creates,
            "frees_handle": self.frees,
            "completes_requests": self.completes_requests,
            "starts_requests": self.starts_requests,
            "starts_operation": self.starts_operation,
            "waits": self.waits,
            "synchronizes": self.synchronizes,
            "moves_data": self.moves_data,
            self.mpi_state: self.mpi_state,
            "deprecated": self.procedure.routine.deprecated,
            "removed": self.procedure.routine.removed,
            "communication": self.is_communication,
        }
        both = [attribute(self.category), attribute(self.completion)]
        return both + [name for name, is_true in others.items() if is_true]

    # ---- C -----------------------------------------------------------------------------------------------------------

    @cached_property
    def members(self) -> tuple[CDeclaration, ...]:
        return tuple(self.prototypes.c_declared(p, self.procedure.large) for p in self.passed)

    @property
    def variables(self) -> list[str]:
        return [m.as_variable for m in self.members]

    @property
    def types(self) -> list[str]:
        return [m.type_of_variable for m in self.members]

    @property
    def is_declared(self) -> bool:
        """An mpi.h of its version declares it as a function: conversions may be macros, and removed routines are not
        there."""
        routine = self.procedure.routine
        return routine.body in (Body.FORWARD, Body.NOTHING) and not (routine.removed or routine.may_be_macro)

    @property
    def since_version(self) -> Condition:
        return mpi_header.since(self.procedure.since)

    # ---- roles -------------------------------------------------------------------------------------------------------

    @cached_property
    def _roles(self) -> Roles:
        return Roles(self.procedure, self.prototypes)

    @property
    def transfers(self) -> Transfers:
        return self._roles.transfers

    @property
    def spelling(self) -> CxxSpelling:
        return self._roles.spelling

    @property
    def has_own_status(self) -> bool:
        """next() needs a status although the program may ignore it."""
        return bool(self.transfers.status) and self.procedure.routine.is_complete_on_return

    @property
    def peer(self) -> str:
        """The rank on the other side; of a message that was probed, the status alone tells it."""
        if self.transfers.peer:
            return self.transfers.peer.name
        return "MPI_ANY_SOURCE" if self.has_own_status and self.procedure.routine.transfer == "message" else ""

    @property
    def peer_is_source(self) -> bool:
        """The status has the rank where that is MPI_ANY_SOURCE."""
        return self.has_own_status and self.transfers.receive_peer is self.transfers.peer

    @property
    def accessors(self) -> tuple[Accessor, ...]:
        """Every role that an argument of this routine has."""
        return self._roles.accessors

    @property
    def completion_parts(self) -> CompletionParts:
        """The arguments of a call that completes operations."""
        return self._roles.completion_parts
