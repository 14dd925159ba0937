"""Collective calls: the same ones in the same order in all processes of a communicator, with what fits together
(MPI 5.0, 2.4.2 and 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product, zip_longest
from operator import attrgetter

from bindery_mpi.check.blocks import Blocks
from bindery_mpi.check.data import Finding
from bindery_mpi.check.members import Member, of_member, operations, roots, routines
from bindery_mpi.check.neighbors import between, neighbors
from bindery_mpi.check.signature import Elements, differ
from bindery_mpi.check.world import Groups, World, finding
from bindery_mpi.records.check import BlockEvent, CollectiveEvent, Fit, GroupEvent


@dataclass(frozen=True)
class Difference:
    """The first call of a communicator or window that processes do not make alike."""

    position: int
    findings: list[Finding]


def _th(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th"""
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else endings.get(number % 10, 'th')}"


@dataclass(frozen=True)
class Part:
    """The elements that a process has in one role."""

    verb: str
    of: Callable[[Member], Elements | None]


_GIVEN = Part("gives", attrgetter("given"))
_TAKEN = Part("takes", attrgetter("taken"))
_COMMON = Part("has", attrgetter("common"))


def _against(member: Member, part: Part, others: list[Member], other_part: Part) -> list[Finding]:
    """Each of the others against one process."""
    here, found = part.of(member), []
    for other in others:
        there = other_part.of(other)
        sent, received = (there, here) if part is _TAKEN else (here, there)
        if differ(sent, received, True):
            text = f"{other_part.verb} {there}, and rank {member.log.rank} {part.verb} {here}"
            found.append(of_member(other, text, member))
    return found


def _known(members: list[Member], part: Part) -> Member | None:
    return next((member for member in members if part.of(member) is not None), None)


def _same(members: list[Member], root: Member | None) -> list[Finding]:
    member = root if root and root.common else _known(members, _COMMON)
    return _against(member, _COMMON, members, _COMMON) if member else []


def _to_root(members: list[Member], root: Member | None) -> list[Finding]:
    return _against(root, _TAKEN, members, _GIVEN) if root else []


def _from_root(members: list[Member], root: Member | None) -> list[Finding]:
    return _against(root, _GIVEN, members, _TAKEN) if root else []


def _all(members: list[Member], _: Member | None) -> list[Finding]:
    """Every process takes from every other: a process that takes decides on all that give, and the other way round."""
    return _to_root(members, _known(members, _TAKEN)) or _from_root(members, _known(members, _GIVEN))


_RULES: dict[int, Callable[[list[Member], Member | None], list[Finding]]] = {
    Fit.SAME: _same,
    Fit.TO_ROOT: _to_root,
    Fit.FROM_ROOT: _from_root,
    Fit.ALL: _all,
}


def _blocks(members: list[Member], ranks: tuple[int, ...]) -> list[Finding]:
    """Compare in calls with arrays of counts what each gives to each with what that one takes from it."""
    if not any(member.blocks for member in members):
        return []
    most = next(member for member in members if member.blocks)
    if most.blocks.common:
        others = [member for member in members if member.blocks.common != most.blocks.common]
        return [of_member(member, f"are not those of rank {most.log.rank}", most, "recvcounts") for member in others]
    found = []
    for giver, taker in product(members, members):
        given_ = giver.blocks.given(ranks.index(taker.log.rank)) or giver.given
        taken_ = taker.blocks.taken(ranks.index(giver.log.rank)) or taker.taken
        if differ(given_, taken_, True):
            text = f"takes {taken_} from rank {giver.log.rank}, which gives it {given_}"
            found.append(of_member(taker, text, giver))
    return found


def _of_groups(members: list[Member], ranks: tuple[int, ...]) -> list[Finding]:
    """Compare the groups of MPI_Comm_create: all of a group give it in one order; others may give another one
    (MPI 5.0, 7.4.2)."""
    by_rank = {ranks.index(member.log.rank): member for member in members}
    found = []
    for member in members:
        ends = (member.group.least, member.group.greatest)
        others = (by_rank[rank] for rank in ends if rank in by_rank)
        other = next((m for m in others if m.group.digest != member.group.digest), None)
        if other:
            found.append(of_member(member, f"has rank {other.log.rank}, which gives another", other, "group"))
    return found


def _compare(members: list[Member], groups: Groups, order: str) -> list[Finding]:
    if len(groups) > 1:
        return between(members, groups, order)
    ranks = groups[0]
    found = routines(members, order)
    if found:
        return found
    first = members[0].event
    if isinstance(first, GroupEvent):
        return _of_groups(members, ranks)
    if not isinstance(first, CollectiveEvent):
        return []
    for check in (roots, operations):
        found = check(members, order)
        if found:
            return found
    if first.fit == Fit.NEIGHBORS:
        return neighbors(members, ranks)
    rule, root = _RULES.get(first.fit), first.root
    of_root = ranks[root] if 0 <= root < len(ranks) else -1
    at_root = next((member for member in members if member.log.rank == of_root), None)
    found = rule(members, at_root) if rule else []
    return found or _blocks(members, ranks)


def _never(world: World, where: int, members: list[Member], order: str) -> list[Finding]:
    """Some processes end without the call."""
    missing = [rank for rank in world.members[where] if rank not in {member.log.rank for member in members}]
    who = f"rank {missing[0]}" + (f" and {len(missing) - 1} more never make" if missing[1:] else " never makes")
    return [finding("collective", member.log, member.event, f"is the {order}, which {who}") for member in members]


def difference(world: World, where: int) -> Difference | None:
    """The first one: others follow from it."""
    present = world.present(where)
    is_complete = world.is_complete(where)
    seen: set[tuple[object, ...]] = set()
    for position, column in enumerate(zip_longest(*(process.collectives.get(where, ()) for process in present))):
        blocks = [process.blocks.get((where, position), ()) for process in present]
        if (column, *blocks) in seen:
            continue
        seen.add((column, *blocks))
        order = f"{_th(position + 1)} collective call on {world.name(where)}"
        members = [
            Member(
                process.log,
                process.collective(n),
                Blocks(process.log, [process.call(block, BlockEvent) for block in own]),
            )
            for process, n, own in zip(present, column, blocks, strict=True)
            if n is not None
        ]
        found = _compare(members, world.groups[where], order)
        if not found and is_complete and None in column:
            found = _never(world, where, members, order)
        if found:
            return Difference(position, found)
    return None


def differences(world: World) -> Iterator[Difference]:
    used = {where for history in world.histories.values() for where in history.collectives}
    for where in sorted(used):
        found = difference(world, where)
        if found:
            yield found
