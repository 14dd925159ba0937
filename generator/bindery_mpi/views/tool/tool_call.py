"""A routine as a tool sees it: facts, roles of arguments and what can be derived from them. Templates of users and the
tool kit show the same (docs/howto/render.md)."""

from __future__ import annotations

from functools import cached_property

from bindery_mpi import mpi_header
from bindery_mpi.spec.conditions import Condition
from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Body, Parameter
from bindery_mpi.views.c.c_entry import error_object
from bindery_mpi.views.tool.amount import CxxSpelling
from bindery_mpi.views.tool.call_roles import Accessor, CompletionParts
from bindery_mpi.views.tool.flow import Flow, share
from bindery_mpi.views.tool.routine_facts import RoutineFacts

# Objects with an error handler of their own; behind a request or a message MPI alone finds one.
RAISED_ON = ("comm", "win", "file", "session")


class ToolCall(RoutineFacts):
    """A procedure as a tool sees it."""

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
    def flows(self) -> dict[str, str]:
        """The processes that data are sent to, and those that data are received from; empty for none."""
        both = {"sent": self.transfers.send_buffer, "received": self.transfers.receive_buffer}
        return {side: Flow(self.transfers, p, side == "sent").cxx if p else "" for side, p in both.items()}

    @property
    def file_position(self) -> str:
        """Where an access to a file begins, in elementary types of the view; empty where nothing tells it."""
        if self.procedure.routine.transfer != "file" or not self.transfers.buffers:
            return ""
        explicit = next((p.name for p in self.procedure.with_role("file_position") if p.is_input), "")
        pointer = "detail::position_of(file_handle())"
        return {"explicit-offset": explicit, "individual-pointer": pointer}.get(self.procedure.routine.positioning, "")

    @property
    def file_bytes(self) -> str:
        """How many bytes an access asks for."""
        return self.spelling.bytes(self.transfers.amount(self.transfers.buffers[0]).total)

    @property
    def share(self) -> Parameter | None:
        """How many elements of what is reduced each process gets: one number, or an array."""
        return share(self.transfers)

    @property
    def raised_on(self) -> str:
        """The object on which an error of the call is raised: `comm(comm, `; empty where no argument is one."""
        routine, on = self.procedure.routine, error_object(self.procedure)
        if routine.errors_on in ("initial", "none"):
            return "none("
        return f"{on.kind}({on.expression}, " if on and on.kind in RAISED_ON else ""

    @property
    def accessors(self) -> tuple[Accessor, ...]:
        """Every role that an argument of this routine has."""
        return self._roles.accessors

    @property
    def completion_parts(self) -> CompletionParts:
        """The arguments of a call that completes operations."""
        return self._roles.completion_parts
