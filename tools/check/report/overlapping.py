"""Windows whose memory overlaps, and windows that are locked between fences (MPI 5.0, 12.2.1 and 12.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bindery_mpi.check.accesses import Access, accesses_to, are_ordered, overlapping
from bindery_mpi.check.data import Finding
from bindery_mpi.check.history import History
from bindery_mpi.check.order import Order
from bindery_mpi.check.world import World, at, finding, place_of
from bindery_mpi.records.check import ALL_RANKS, SynchronizeEvent, TransferEvent
from bindery_mpi.records.check import Accesses as How

# ---- two windows ----


def _accesses(world: World, target: int, window: int, offset: int) -> Iterator[Access]:
    """Accesses of other calls to the memory of a process, whose bytes are counted from another place."""
    for access in accesses_to(world, window):
        if access.target == target and not access.transfer.is_local:
            yield replace(access, begin=access.begin + offset, end=access.end + offset)


def _conflict(order: Order, one: Access, other: Access) -> bool:
    """Tell whether two accesses through different windows conflict. Nothing keeps them apart: each window has its own
    locks. Accumulates are left out, which an MPI may well make atomic."""
    if one.window == other.window or not (one.how | other.how) & How.WRITES or one.how & other.how & How.ACCUMULATES:
        return False
    here, there = one.transfer, other.transfer
    if one.history is other.history:
        return here.begin < there.end and there.begin < here.end
    return not are_ordered(order, one, other)


def find_overlapping(world: World, order: Callable[[], Order | None]) -> Iterator[Finding]:
    """Yield the first conflict of each two windows that have memory in common."""
    pairs: set[tuple[int, int]] = set()
    for rank, history in world.histories.items():
        for line in history.log.lines["overlap"]:
            window, other = history.window(line["window"]), history.window(line["other"])
            known = order() if window is not None and other is not None and (window, other) not in pairs else None
            if window is None or other is None or known is None:
                continue
            both = [*_accesses(world, rank, window, line["offset"]), *_accesses(world, rank, other, 0)]
            for near, far in overlapping(both):
                if _conflict(known, near, far):
                    pairs.add((window, other))
                    yield _finding(rank, near, far)
                    break


def _finding(target: int, near: Access, far: Access) -> Finding:
    place = place_of(near.history.log, near.event)
    text = f"{far.verb} memory of rank {target} that rank {near.history.log.rank} {near.verb}{at(place)} "
    return finding("rma", far.history.log, far.event, text + "by another window, and nothing orders the two", place)


# ---- locks between fences ----


def _access(
    world: World, window: int, fences: int, history: History, target: int
) -> tuple[History, TransferEvent] | None:
    """An access between the same fences: of the process that locks the target, or of any other one to that target."""
    for other in world.present(window):
        fenced = other.epochs[window].fenced.get(fences, {})
        for rank, event in fenced.items():
            if other is history or target in (ALL_RANKS, rank):
                return other, event
    return None


def _lock(world: World, window: int, history: History, fences: int, event: SynchronizeEvent) -> Finding | None:
    found = _access(world, window, fences, history, event.target)
    if not found:
        return None
    other, access = found
    place = place_of(other.log, access)
    text = f"locks the window between the same fences as rank {other.log.rank} accesses it without a lock{at(place)}"
    return finding("rma", history.log, event, text, place)


def find_locks(world: World) -> Iterator[Finding]:
    """Yield locks in an epoch of fences, each call once, but those that MPI or the process has complained about."""
    for history in world.histories.values():
        known = {line["site"] for line in history.log.lines["finding"]}
        for window, epochs in history.epochs.items():
            for fences, locks in epochs.locks.items():
                for event in locks.values():
                    found = None if event.site in known else _lock(world, window, history, fences, event)
                    if found:
                        known.add(event.site)
                        yield found
