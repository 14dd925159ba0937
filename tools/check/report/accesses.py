"""One-sided accesses to the same bytes that nothing orders (MPI 5.0, 12.7)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from operator import itemgetter

from bindery_mpi.check.data import Finding
from bindery_mpi.check.epochs import Transfer
from bindery_mpi.check.history import History
from bindery_mpi.check.order import Order, order_of
from bindery_mpi.check.world import World, at, finding, place_of
from bindery_mpi.records.check import Accesses as How
from bindery_mpi.records.check import LocalEvent, Reduction, TransferEvent

_MOST_OPEN = 200  # ranges at one place that are compared
_SIZE = 0xFF  # of an element, in its number
_READS_ATOMICALLY, _ACCUMULATES = How.READS | How.ACCUMULATES, How.WRITES | How.ACCUMULATES
_VERBS = {How.READS: "reads", How.WRITES: "writes", _READS_ATOMICALLY: "reads", _ACCUMULATES: "accumulates into"}


@dataclass(frozen=True)
class Access:
    history: History
    event: TransferEvent | LocalEvent
    begin: int
    end: int
    transfer: Transfer
    target: int  # in MPI_COMM_WORLD
    window: int

    @property
    def operation(self) -> int:
        return self.event.op if isinstance(self.event, TransferEvent) else Reduction.NO_OP

    @property
    def how(self) -> int:
        is_read = self.event.access & How.ACCUMULATES and self.operation == Reduction.NO_OP
        return _READS_ATOMICALLY if is_read else self.event.access & (How.READS | _ACCUMULATES)

    @property
    def verb(self) -> str:
        return _VERBS.get(self.how, "accesses")

    @property
    def is_received(self) -> bool:
        """Whether a call of the process itself writes the memory: nobody can wait for that by looking."""
        return self.transfer.is_local and bool(self.event.routine and self.how & How.WRITES)

    @property
    def source(self) -> str:
        return "store" if self.how & How.WRITES else "load"

    @property
    def element(self) -> int:
        return self.event.element if isinstance(self.event, TransferEvent) else 0

    def has_other_operation(self, other: Access) -> bool:
        """Whether two accumulates have different operations; those of several processes need one (MPI 5.0, 12.7.2)."""
        operations = {self.operation, other.operation} - {Reduction.NO_OP, Reduction.NONE}
        return len(operations) > 1

    def has_other_elements(self, other: Access) -> bool:
        """Whether two accumulates take the same bytes for different elements, also for parts of two."""
        if not self.how & other.how & How.WRITES or not self.element or not other.element:
            return False
        return self.element != other.element or (self.begin - other.begin) % (self.element & _SIZE) != 0

    def conflicts(self, other: Access) -> bool:
        """Tell whether two accesses that overlap conflict."""
        if not (self.how | other.how) & How.WRITES:
            return False
        if self.how & other.how & How.ACCUMULATES:
            is_other = self.has_other_operation(other) or self.has_other_elements(other)
            return self.history is not other.history and is_other
        mine, others = ((each.begin, each.end, each.how, each.event.site) for each in (self, other))
        return self.history is not other.history or mine != others


def accesses_to(world: World, window: int) -> Iterator[Access]:
    """All accesses to the memory that is known of a window."""
    for history in world.present(window):
        for transfer in history.epochs[window].all():
            event = history.event(transfer.call)
            assert isinstance(event, (TransferEvent, LocalEvent))
            rank = event.rank if isinstance(event, LocalEvent) else event.target
            target = world.rank(window, rank, history.log.rank)
            unit, _ = world.memories.get((window, target), (0, -1))
            if unit:
                begin = event.first if isinstance(event, LocalEvent) else event.displacement * unit
                yield Access(history, event, begin, begin + event.bytes, transfer, target, window)


class Window:
    """Which accesses to its memory nothing orders."""

    def __init__(self, world: World, number: int, order: Callable[[], Order | None]):
        self._world, self._number = world, number
        epochs = [history.epochs[number] for history in world.present(number)]
        self.has_fences_alone = all(of_process.has_fences_alone for of_process in epochs)
        self._order = order

    @property
    def is_known(self) -> bool:
        return self.has_fences_alone or self._order() is not None

    def groups(self) -> Iterator[tuple[int, list[Access]]]:
        """Targets, each with accesses that may conflict: between the same fences, if there are only fences."""
        found: dict[tuple[int, int], list[Access]] = defaultdict(list)
        for access in accesses_to(self._world, self._number):
            fences = access.transfer.fences
            if fences or not self.has_fences_alone:
                found[fences if self.has_fences_alone else 0, access.target].append(access)
        for (_, target), accesses in sorted(found.items(), key=itemgetter(0)):
            yield target, accesses

    def conflict(self, one: Access, other: Access) -> bool:
        """Tell whether two accesses that overlap conflict, since nothing puts one before the other."""
        if not one.conflicts(other):
            return False
        here, there = one.transfer, other.transfer
        if one.history is other.history:
            return here.begin < there.end and there.begin < here.end
        if here.is_local or there.is_local:
            is_sure = one.how & other.how & How.WRITES or one.is_received or other.is_received
            if not (self.has_fences_alone or is_sure):
                return False  # programs wait for a change, and let others read, in the unified model
        elif self.has_fences_alone:
            return True
        order = self._order()
        return order is not None and not _are_kept_apart(here, there) and not are_ordered(order, one, other)


def are_ordered(order: Order, one: Access, other: Access) -> bool:
    """Tell whether one of two accesses of different processes is complete before the other begins."""
    first, second = one.history.log.rank, other.history.log.rank
    return order.comes_before(first, one.transfer.end, second, other.transfer.begin) or order.comes_before(
        second, other.transfer.end, first, one.transfer.begin
    )


def _are_kept_apart(one: Transfer, other: Transfer) -> bool:
    """Tell whether a lock keeps two accesses apart. A load or store has one only if its process locked its memory."""
    if any(transfer.is_local and not transfer.is_locked for transfer in (one, other)):
        return False
    return one.is_exclusive or other.is_exclusive


def overlapping(accesses: list[Access]) -> Iterator[tuple[Access, Access]]:
    still: list[Access] = []
    for access in sorted(accesses, key=lambda near: (near.begin, near.end, near.transfer.time)):
        still = [near for near in still if near.end > access.begin][-_MOST_OPEN:]
        yield from ((near, access) for near in still)
        still.append(access)


def _conflict(window: Window, target: int, accesses: list[Access]) -> Finding | None:
    """Each range is accessed by one of a few calls: one conflict for each target tells enough."""
    for pair in overlapping(accesses):
        near, other = sorted(pair, key=lambda access: access.history.log.rank)
        if window.conflict(near, other):
            first, last = max(near.begin, other.begin), min(near.end, other.end) - 1
            place = place_of(near.history.log, near.event)
            text = f"{other.verb} bytes {first} to {last} of the window of rank {target}, "
            text += f"which rank {near.history.log.rank} {near.verb}{at(place)}, "
            if near.how & other.how & How.ACCUMULATES:
                text += "by another operation, " if near.has_other_operation(other) else "as other elements, "
            text += "between the same fences" if window.has_fences_alone else "and nothing orders the two"
            found = finding("rma", other.history.log, other.event, text, place)
            is_of_program = other.transfer.is_local and not other.event.routine
            return replace(found, routine=other.source) if is_of_program else found
    return None


def _outside(world: World) -> Iterator[Finding]:
    """Accesses beyond the memory that a process has in a window; -1: it has none of its own, or that is not known."""
    for history in world.histories.values():
        found: dict[int, Finding] = {}
        calls = {
            (window, transfer.call)
            for window, epochs in history.epochs.items()
            for transfer in epochs.all()
            if not transfer.is_local
        }
        for window, number in sorted(calls):
            event = history.call(number, TransferEvent)
            rank = world.rank(window, event.target, history.log.rank)
            unit, size = world.memories.get((window, rank), (0, -1))
            begin = event.displacement * unit
            if size >= 0 and not 0 <= begin <= size - event.bytes:
                last = begin + event.bytes - 1
                text = f"accesses bytes {begin} to {last} of the window of rank {rank}, which has {size}"
                found.setdefault(event.site, finding("rma", history.log, event, text))
        yield from found.values()


def known_order(world: World) -> Callable[[], Order | None]:
    """Return what finds the order of all calls, once; None if processes may wait for each other by windows."""
    may_signal = any(
        any(epochs.may_signal for epochs in history.epochs.values())
        or any(line.get("shared") for line in history.log.windows.values())
        for history in world.histories.values()
    )
    return cache(lambda: None if may_signal else order_of(world))


def find_accesses(world: World, order: Callable[[], Order | None]) -> list[Finding]:
    """Return accesses outside of a window, and the first conflict of each window."""
    found: list[Finding] = []
    for number in sorted({number for history in world.histories.values() for number in history.epochs}):
        window = Window(world, number, order)
        if window.is_known:
            conflicts = (_conflict(window, target, accesses) for target, accesses in window.groups())
            found += islice(filter(None, conflicts), 1)
    return [*_outside(world), *found]
