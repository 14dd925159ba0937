"""One-sided accesses to the same bytes between two fences (MPI 5.0, 12.7)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from bindery.check.data import ACCUMULATES, NO_OPERATION, READS, WRITES, Event, Finding
from bindery.check.history import History
from bindery.check.world import World, at, finding, place_of

_MOST_OPEN = 1000  # ranges at one place that are compared
_VERBS = {READS: "reads", WRITES: "writes", READS | ACCUMULATES: "reads", WRITES | ACCUMULATES: "accumulates into"}


@dataclass(frozen=True)
class Access:
    history: History
    event: Event
    begin: int
    end: int

    @property
    def how(self) -> int:
        is_read = self.event.receive_count & ACCUMULATES and self.event.tag == NO_OPERATION
        return READS | ACCUMULATES if is_read else self.event.receive_count

    @property
    def verb(self) -> str:
        return _VERBS.get(self.how, "accesses")

    def conflicts(self, other: Access) -> bool:
        """Of two that overlap."""
        if not (self.how | other.how) & WRITES:
            return False
        if self.how & other.how & ACCUMULATES:
            operations = {self.event.tag, other.event.tag} - {NO_OPERATION}
            return len(operations) > 1
        is_again = (self.begin, self.end, self.how) == (other.begin, other.end, other.how)
        return self.history is not other.history or not is_again


def _by_target(world: World, window: int, epoch: int) -> dict[int, list[Access]]:
    found: dict[int, list[Access]] = defaultdict(list)
    for history in world.present(window):
        for number in sorted(history.accesses.get((window, epoch), ())):
            event = history.call(number)
            unit, _ = world.memories.get((window, world.rank(window, event.peer)), (0, -1))
            if unit:
                begin = event.extra * unit
                found[event.peer].append(Access(history, event, begin, begin + event.amount))
    return found


def _overlapping(accesses: list[Access]) -> Iterator[tuple[Access, Access]]:
    still: list[Access] = []
    for access in sorted(accesses, key=lambda near: (near.begin, near.end)):
        still = [near for near in still if near.end > access.begin][-_MOST_OPEN:]
        yield from ((near, access) for near in still)
        still.append(access)


def _conflict(accesses: list[Access], target: int) -> Finding | None:
    """Each range is accessed by one of a few calls: one conflict for each target tells enough."""
    for pair in _overlapping(accesses):
        near, other = sorted(pair, key=lambda access: access.history.log.rank)
        if near.conflicts(other):
            first, last = max(near.begin, other.begin), min(near.end, other.end) - 1
            place = place_of(near.history.log, near.event)
            text = f"{other.verb} bytes {first} to {last} of the window of rank {target}, "
            text += f"which rank {near.history.log.rank} {near.verb}{at(place)} between the same fences"
            return finding("rma", other.history.log, other.event, text, place)
    return None


def _outside(world: World) -> Iterator[Finding]:
    """Accesses beyond the memory that a process has in a window; -1: it has none of its own, or that is not known."""
    for history in world.histories.values():
        found: dict[int, Finding] = {}
        calls = (
            (window, history.call(n)) for (window, _), numbers in history.accesses.items() for n in sorted(numbers)
        )
        for window, event in calls:
            rank = world.rank(window, event.peer)
            unit, size = world.memories.get((window, rank), (0, -1))
            begin = event.extra * unit
            if size >= 0 and not 0 <= begin <= size - event.amount:
                last = begin + event.amount - 1
                text = f"accesses bytes {begin} to {last} of the window of rank {rank}, which has {size}"
                found.setdefault(event.site, finding("rma", history.log, event, text))
        yield from found.values()


def find_accesses(world: World) -> list[Finding]:
    """Those outside of a window, and the first conflict of each window."""
    histories = world.histories.values()
    without_fences = {window for history in histories for window in history.without_fences}
    epochs = sorted({key for history in histories for key in history.accesses})
    found: dict[int, Finding] = {}
    for window, epoch in epochs:
        if epoch and window not in without_fences and window not in found:
            for target, accesses in _by_target(world, window, epoch).items():
                conflict = _conflict(accesses, world.rank(window, target))
                if conflict:
                    found.setdefault(window, conflict)
    return [*_outside(world), *found.values()]
