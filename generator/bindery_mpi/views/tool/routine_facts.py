"""Tools ask here what the spec says of a routine."""

from __future__ import annotations

from functools import cached_property

from bindery_mpi.spec.derived import SETS
from bindery_mpi.spec.model import version
from bindery_mpi.spec.names import stem
from bindery_mpi.views.c.c_procedure import CProcedure
from bindery_mpi.views.tool.call_roles import Roles, created, object_name
from bindery_mpi.views.tool.transfers import Transfers


def attribute(name: str) -> str:
    """A category or a completion as an enumerator of C++."""
    return name.replace("-", "_")


class RoutineFacts(CProcedure):
    """The facts of a procedure of C, whatever its arguments are."""

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
    def created_object(self) -> str:
        """The same as an enumerator of C++."""
        return next((object_name(p.kind) for p in created(self.procedure)), "none")

    @property
    def freed_object(self) -> str:
        freed = (p.kind for p in self.procedure.parameters if p.freed and p.kind.form == "handle")
        return next((object_name(kind) for kind in freed), "none")

    @property
    def completes_requests(self) -> bool:
        """Wait, Test and others, which make the handles of complete operations null."""
        return any(p.effect == "completes" and p.is_output for p in self.procedure.parameters)

    @property
    def completes_some(self) -> bool:
        """One of several operations is enough for it: Waitany and Waitsome, Testany and Testsome."""
        return self.completes_requests and any(p.is_output for p in self.procedure.with_role("index"))

    def _has_effect(self, effect: str) -> bool:
        """On operations whose requests stay as they are."""
        return any(p.effect == effect and not p.is_output for p in self.procedure.parameters)

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
        return (communicates or self.completes_requests) and not asks and not routine.needs_nobody

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
    def _collective_on(self) -> set[str]:
        """The objects all processes of which call it: `new` is the object that it makes."""
        found = [self.procedure.parameter(name) for name in self.procedure.routine.collective_on]
        return {"new" if p.intent == "out" else p.kind.role for p in found}

    @property
    def _send_mode(self) -> str:
        """`standard` for a send whose mode the spec does not say; empty for what sends no message."""
        routine = self.procedure.routine
        is_send = routine.transfer == "message" and self.transfers.send_buffer
        return routine.mode or ("standard" if is_send else "")

    @property
    def _root_buffer(self) -> str:
        """Which of two buffers the root alone has: `sent` or `received`; empty if each process has the one that it
        uses."""
        both = {"sent": self.transfers.send_buffer, "received": self.transfers.receive_buffer}
        return next((name for name, p in both.items() if p and p.root_only), "")

    @property
    def synchronous(self) -> str:
        """Ssend for Send: what does the same in the synchronous mode, for which the routine leaves MPI the choice."""
        own = self.procedure
        if self._send_mode != "standard":
            return ""
        same = (
            p
            for p in self.spec.c_procedures
            if p.routine.mode == "synchronous" and p.routine.completion == self.completion and p.large == own.large
        )
        found = (p for p in same if [q.name for q in p.parameters] == [q.name for q in own.parameters])
        return next((stem(p.name) for p in found), "")

    @property
    def words(self) -> list[str]:
        """The other words of the spec, as values of C++; most routines have none."""
        routine = self.procedure.routine
        said = {"send_mode": self._send_mode, "epoch": routine.epoch, "root_buffer": self._root_buffer}
        said |= {"positioning": routine.positioning}
        return [f"{name}::{attribute(word or 'none')}" for name, word in said.items()] if any(said.values()) else []

    @property
    def attributes(self) -> list[str]:
        """The attributes of the routine, as enumerators of C++."""
        keys = self.procedure.with_role("attribute_key")
        others = {
            "large_count": self.is_large,
            "any_time": self.is_any_time,
            "any_thread": self.procedure.routine.any_thread or self.is_any_time,
            "takes_callbacks": self.takes_callbacks,
            "creates_handle": self.creates,
            "frees_handle": self.frees,
            "lends_handle": any(p.lent for p in self.procedure.parameters),
            "creates_key": any(p.intent == "out" for p in keys),
            "frees_key": any(p.freed for p in keys),
            **{f"collective_on_{what}": what in self._collective_on for what in (*SETS, "new")},
            "completes_requests": self.completes_requests,
            "completes_some": self.completes_some,
            "asks_for_requests": self._has_effect("completes"),
            "cancels_requests": self._has_effect("cancels"),
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

    @cached_property
    def _roles(self) -> Roles:
        return Roles(self.procedure, self.prototypes)

    @property
    def transfers(self) -> Transfers:
        return self._roles.transfers
