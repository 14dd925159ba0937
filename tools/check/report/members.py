"""The processes in a collective call, and what they have to have in common (MPI 5.0, 6.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bindery_mpi.check.blocks import Blocks
from bindery_mpi.check.data import Finding, ProcessLog
from bindery_mpi.check.history import CollectiveCall
from bindery_mpi.check.signature import Elements, elements
from bindery_mpi.check.world import at, finding, place_of, routine_of
from bindery_mpi.records.check import CollectiveEvent, GroupEvent


@dataclass(frozen=True)
class Member:
    """A process in a collective call."""

    log: ProcessLog
    event: CollectiveCall
    blocks: Blocks

    @property
    def routine(self) -> str:
        return routine_of(self.log, self.event)

    @property
    def collective(self) -> CollectiveEvent:
        """The event of a call with a root, an operation or data."""
        assert isinstance(self.event, CollectiveEvent)
        return self.event

    @property
    def group(self) -> GroupEvent:
        """That of MPI_Comm_create."""
        assert isinstance(self.event, GroupEvent)
        return self.event

    @property
    def given(self) -> Elements | None:
        return elements(self.log, self.collective.given_datatype, self.collective.given)

    @property
    def taken(self) -> Elements | None:
        """The elements that each process takes."""
        return elements(self.log, self.collective.taken_datatype, self.collective.taken)

    def topology(self, what: str) -> list[int]:
        """The ranks of its "sources" or "destinations", -1 where there is none."""
        line = self.log.communicators.get(self.event.object, {})
        return list(line.get(what, ()))

    @property
    def common(self) -> Elements | None:
        """The elements of a buffer that is the same in all processes."""
        return self.given or self.taken


def of_member(member: Member, text: str, other: Member, argument: str = "") -> Finding:
    place = place_of(other.log, other.event)
    return replace(finding("collective", member.log, member.event, text + at(place), place), argument=argument)


def reference(members: list[Member], kind: Callable[[Member], object]) -> Member:
    """The first member of the majority."""
    kinds = [kind(member) for member in members]
    return members[max(range(len(members)), key=lambda i: (kinds.count(kinds[i]), -i))]


def routines(members: list[Member], order: str) -> list[Finding]:
    most = reference(members, lambda member: member.routine)
    return [
        of_member(
            member, f"is the {order} of rank {member.log.rank}; rank {most.log.rank} calls {most.routine} there", most
        )
        for member in members
        if member.routine != most.routine
    ]


def roots(members: list[Member], _: str) -> list[Finding]:
    most = reference(members, lambda member: member.collective.root)
    root = most.collective.root
    return [
        of_member(member, f"is {member.collective.root}, and {root} in rank {most.log.rank}", most, "root")
        for member in members
        if member.collective.root != root
    ]


def operations(members: list[Member], _: str) -> list[Finding]:
    def of(member: Member) -> tuple[int, int]:
        return member.collective.op, member.collective.shape

    most = reference(members, of)
    text = f"is not that of rank {most.log.rank}"
    return [
        of_member(member, text, most, "shape of the grid" if member.collective.shape else "op")
        for member in members
        if of(member) != of(most)
    ]
