"""Collective calls that do not have every process communicate with every other: neighbors, and intercommunicators
(MPI 5.0, 8.6 and 6.2.3)."""

from __future__ import annotations

from bindery_mpi.check.data import Finding
from bindery_mpi.check.members import Member, of_member, operations, routines
from bindery_mpi.check.signature import differ
from bindery_mpi.check.world import Groups
from bindery_mpi.records.check import ABSENT, PROC_NULL, THIS_ROOT


def neighbors(members: list[Member], ranks: tuple[int, ...]) -> list[Finding]:
    """Compare what each gives a neighbor with what that one takes. The order of edges between two is not known."""
    found = []
    by_rank = {ranks.index(member.log.rank): member for member in members}
    for giver, member in by_rank.items():
        destinations = member.topology("destinations")
        for place, to in enumerate(destinations):
            taker = by_rank.get(to)
            sources = taker.topology("sources") if taker else []
            if not taker or destinations.count(to) != 1 or sources.count(giver) != 1:
                continue
            given_ = member.blocks.given(place) or member.given
            taken_ = taker.blocks.taken(sources.index(giver)) or taker.taken
            if differ(given_, taken_, True):
                text = f"takes {taken_} from rank {member.log.rank}, which gives it {given_}"
                found.append(of_member(taker, text, member))
    return found


def between(members: list[Member], groups: Groups, order: str) -> list[Finding]:
    """Compare the groups of an intercommunicator: one has the root, whom the other names (MPI 5.0, 6.2.3)."""
    found = routines(members, order)
    halves = [[member for member in members if member.log.rank in group] for group in groups]
    for half, group, other in zip(halves, groups, reversed(halves), strict=True):
        roots = [member for member in half if member.collective.root == THIS_ROOT]
        if found or not roots:
            continue
        root = group.index(roots[0].log.rank)
        found += [of_member(m, "is MPI_ROOT in another process", roots[0], "root") for m in roots[1:]]
        left = [m for m in half if m.collective.root not in (THIS_ROOT, PROC_NULL)]
        found += [of_member(m, "is not MPI_PROC_NULL, beside MPI_ROOT of its group", roots[0], "root") for m in left]
        text = f"is {{}}, and MPI_ROOT is rank {root} of the other group"
        wrong = [m for m in other if m.collective.root != root]
        found += [of_member(m, text.format(_root_name(m.collective.root)), roots[0], "root") for m in wrong]
    for half in halves:
        if not found and half and half[0].collective.root == ABSENT:
            found = operations(half, order)
    return found


def _root_name(root: int) -> str:
    return {PROC_NULL: "MPI_PROC_NULL", THIS_ROOT: "MPI_ROOT"}.get(root, str(root))
