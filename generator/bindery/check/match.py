"""What only all processes together show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from bindery.check.data import Finding, Place, ProcessLog
from bindery.check.signature import described, differ, expanded, received_by, sent_by
from bindery.check.world import Call, Key, Traffic, World, pairs

# How the data of a collective call fit together: event::extra.
_NOTHING, _SAME, _TO_ROOT, _FROM_ROOT, _ALL = range(5)
_OWN_OPERATION = 14  # a reduction operation that the program made
_READS, _WRITES, _ATOMIC = 1, 2, 4


def _name(call: Call) -> str:
    return call.log.routines.get(call.event.routine, "").removesuffix("_c")


def _place(call: Call) -> Place | None:
    return call.log.sites.get(call.event.site)


def _finding(check: str, call: Call, text: str, related: Call | None = None, argument: str = "") -> Finding:
    place = _place(related) if related else None
    return Finding(check, call.log.rank, _name(call), argument, text, _place(call), place)


# ---- collective calls ----


def _order(first: Call, other: Call) -> Finding | None:
    if _name(first) == _name(other):
        return None
    text = f"is called where rank {first.log.rank} calls {_name(first)}, at {{related}}"
    return _finding("collective", other, text, first)


def _root(first: Call, other: Call) -> Finding | None:
    a, b = first.event.peer, other.event.peer
    if a == b or a < 0 or b < 0:
        return None
    return _finding("collective", other, f"is {b}, and {a} in rank {first.log.rank}, at {{related}}", first, "root")


def _operation(first: Call, other: Call) -> Finding | None:
    a, b = first.event.tag, other.event.tag
    if a == b or min(a, b) < 0:
        return None
    return _finding("collective", other, f"is not that of rank {first.log.rank}, at {{related}}", first, "op")


def _amount(giver: Call, taker: Call, is_same: bool) -> Finding | None:
    """What one gives and another takes."""
    of_taker = taker.event.datatype, taker.event.amount
    if not is_same:
        of_taker = taker.event.receive_datatype, taker.event.receive_count
    there = sent_by(taker.log, taker.event) if is_same else received_by(taker.log, taker.event)
    if not differ(sent_by(giver.log, giver.event), there, True):
        return None
    text = (
        f"transfers {described(taker.log, *of_taker)}, and rank {giver.log.rank} "
        f"{described(giver.log, giver.event.datatype, giver.event.amount)}, at {{related}}"
    )
    return _finding("collective", taker, text, giver)


def _data(first: Call, other: Call) -> Finding | None:
    rule, root = first.event.extra, first.event.peer
    if rule == _SAME:
        return _amount(first, other, True)
    if rule == _ALL:
        return _amount(first, other, False) or _amount(other, first, False)
    ranks = (first.log.rank, other.log.rank)
    if rule == _TO_ROOT and root >= 0:
        return _amount(first, other, False) if other.event.receive_count >= 0 else _amount(other, first, False)
    if rule == _FROM_ROOT and root >= 0 and ranks:
        return _amount(first, other, False) if first.event.amount >= 0 else _amount(other, first, False)
    return None


_RULES: tuple[Callable[[Call, Call], Finding | None], ...] = (_order, _root, _operation, _data)


def _compare(calls: list[Call]) -> list[Finding]:
    """The calls of all processes at one place in the order."""
    for rule in _RULES:
        found = [one for other in calls[1:] if (one := rule(calls[0], other))]
        if not found and rule is _data:
            found = [one for a, b in combinations(calls[1:], 2) if (one := rule(a, b))][:1]
        if found:
            return found
    return []


def _collectives(world: World, key: Key, is_complete: bool) -> list[Finding]:
    """The first difference: others follow from it."""
    of_ranks = world.collectives[key]
    members = [rank for rank in world.ranks[key] if rank >= 0]
    for i in range(max(map(len, of_ranks.values()))):
        calls = [of_ranks[rank][i] for rank in members if i < len(of_ranks.get(rank, ()))]
        found = _compare(calls)
        missing = [rank for rank in members if i >= len(of_ranks.get(rank, ()))]
        if found or (missing and not is_complete):
            return found
        if missing:
            who = f"rank {missing[0]}" + (" and others" if len(missing) > 1 else "")
            return [_finding("collective", call, f"is never called by {who}") for call in calls]
    return []


# ---- messages ----


def _types(sent: Call, receive: Call) -> Finding | None:
    there = expanded(receive.log, receive.event.datatype, receive.event.amount)
    if not differ(sent_by(sent.log, sent.event), there, False):
        return None
    text = (
        f"receives {described(receive.log, receive.event.datatype, receive.event.amount)}, where rank {sent.log.rank} "
        f"sends {described(sent.log, sent.event.datatype, sent.event.amount)}, at {{related}}"
    )
    return _finding("message", receive, text, sent)


def _messages(traffic: Traffic, target: int, is_complete: bool) -> Iterator[Finding]:
    matched, sends, receives = pairs(traffic)
    wild = min((traffic.receives.index(r) for r in receives), default=len(traffic.receives))
    sure = {id(receive) for receive in traffic.receives[:wild]}
    for call, receive in matched:
        if id(receive) in sure and (found := _types(call, receive.call)):
            yield found
    if is_complete and not receives:
        for call in sends:
            yield _finding("message", call, f"sends what rank {target} never receives")


# ---- one-sided accesses ----


def _range(call: Call, units: dict[int, int]) -> tuple[int, int]:
    begin = call.event.extra * units.get(call.event.peer, 0)
    return begin, begin + call.event.amount


def _conflict(a: Call, b: Call, units: dict[int, int]) -> bool:
    kinds = a.event.receive_count, b.event.receive_count
    if a.event.peer != b.event.peer or not (kinds[0] | kinds[1]) & _WRITES or kinds[0] & kinds[1] & _ATOMIC:
        return False
    (begin, end), (other, other_end) = _range(a, units), _range(b, units)
    return begin < other_end and other < end


def _accesses(world: World, key: Key) -> list[Finding]:
    """Accesses to the same bytes between two fences, one of which writes (MPI 5.0, 12.7)."""
    units = {
        i: line["unit"]
        for i, rank in enumerate(world.ranks[key])
        for log in world.logs
        if log.rank == rank
        for line in log.windows.values()
        if (line["index"], tuple(line["ranks"])) == (key[1], key[2])  # type: ignore[index]
    }
    epochs: dict[int, list[Call]] = {}
    for epoch, call in world.accesses[key]:
        if call.event.amount > 0:
            epochs.setdefault(epoch, []).append(call)
    for calls in epochs.values():
        for a, b in combinations(calls[:1000], 2):
            if _conflict(a, b, units):
                text = f"accesses bytes that rank {a.log.rank} accesses as well, at {{related}}, and one of them writes"
                return [_finding("rma", b, text, a)]
    return []


def find(logs: list[ProcessLog]) -> list[Finding]:
    """Mistakes of processes together, also of a run that was ended."""
    size = max((log.header.size for log in logs), default=0)
    if len(logs) != size or any(log.header.dropped for log in logs):
        return []
    world = World(logs)
    is_complete = all(log.state == "finalized" for log in logs)
    findings = [one for key in list(world.collectives) for one in _collectives(world, key, is_complete)]
    for (key, target), traffic in list(world.traffic.items()):
        if 0 <= target < len(world.ranks[key]):
            findings += _messages(traffic, world.ranks[key][target], is_complete)
    findings += [one for key in world.accesses if key not in world.mixed_windows for one in _accesses(world, key)]
    return findings
