"""The processes in a collective call, and what they have to have in common (MPI 5.0, 6.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum

from bindery.check.blocks import Blocks
from bindery.check.data import Finding, ProcessLog
from bindery.check.records import FIRST_DIGEST, Event
from bindery.check.signature import Elements, given, taken
from bindery.check.world import at, finding, place_of, routine_of


class Fit(IntEnum):
    """What must fit together: event::extra."""

    NOTHING = 0
    SAME = 1
    TO_ROOT = 2
    FROM_ROOT = 3
    ALL = 4
    NEIGHBORS = 5
    GROUPS = 6


@dataclass(frozen=True)
class Member:
    """A process in a collective call."""

    log: ProcessLog
    event: Event
    blocks: Blocks

    @property
    def routine(self) -> str:
        return routine_of(self.log, self.event)

    @property
    def given(self) -> Elements | None:
        return given(self.log, self.event)

    @property
    def taken(self) -> Elements | None:
        return taken(self.log, self.event)

    def topology(self, what: str) -> list[int]:
        """The ranks of its "sources" or "destinations", -1 where there is none."""
        line = self.log.communicators.get(self.event.object, {})
        return list(line.get(what, ()))

    @property
    def common(self) -> Elements | None:
        """Of a buffer that is the same in all processes."""
        return self.given or self.taken


def of_member(member: Member, text: str, other: Member, argument: str = "") -> Finding:
    place = place_of(other.log, other.event)
    return replace(finding("collective", member.log, member.event, text + at(place), place), argument=argument)


def reference(members: list[Member], kind: Callable[[Member], object]) -> Member:
    """The first of those whom most agree with."""
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
    most = reference(members, lambda member: member.event.peer)
    return [
        of_member(member, f"is {member.event.peer}, and {most.event.peer} in rank {most.log.rank}", most, "root")
        for member in members
        if member.event.peer != most.event.peer
    ]


def operations(members: list[Member], _: str) -> list[Finding]:
    most = reference(members, lambda member: member.event.tag)
    return [
        of_member(
            member,
            f"is not that of rank {most.log.rank}",
            most,
            "op" if member.event.tag < FIRST_DIGEST else "shape of the grid",
        )
        for member in members
        if member.event.tag != most.event.tag
    ]
