"""The order of calls in different processes: by collective calls, messages and epochs (MPI 5.0, 12.7.3)."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import Any, NamedTuple

from bindery_mpi.check.epochs import OF_ALL_PROCESSES
from bindery_mpi.check.history import History
from bindery_mpi.check.world import World
from bindery_mpi.paths import home
from bindery_mpi.records.check import (
    PROC_NULL,
    CollectiveEvent,
    GroupEvent,
    SendEvent,
    Synchronization,
    SynchronizeEvent,
)
from bindery_mpi.spec.load import load

_MOST = 2_000_000  # numbers in all clocks
_UNSEEN = ("file", "partitions")

Clock = tuple[int, ...]  # of each process, the position of its last event that comes before


class Point(NamedTuple):
    """An event that others come before or after."""

    position: int
    gives: tuple[Hashable, ...] = ()
    takes: tuple[Hashable, ...] = ()
    meets: tuple[Hashable, int] | None = None  # with how many processes


class Unknown(Exception):
    """Processes may wait for each other in ways that are not seen."""


@cache
def _unseen() -> frozenset[str]:
    """Routines by which processes may wait for each other without an event that says so."""
    routines = load(home()[0] / "specs").routines.values()
    return frozenset(r.name for r in routines if r.transfer in _UNSEEN or r.is_persistent_collective)


class _Reader:
    """The points of one process."""

    def __init__(self, world: World, history: History):
        self._world, self._history, self._rank = world, history, history.log.rank
        self._counts: dict[Hashable, int] = defaultdict(int)
        self._started: dict[int, list[int]] = {}
        self._posted: dict[int, list[int]] = {}
        self.points: list[Point] = []

    def read(self) -> list[Point]:
        readers: dict[type, Callable[[int, Any], None]] = {
            CollectiveEvent: self._collective,
            GroupEvent: self._collective,
            SendEvent: self._send,
            SynchronizeEvent: self._synchronize,
        }
        for position, occurred in enumerate(self._history.log.occurrences()):
            reader = readers.get(type(occurred.event))
            if reader:
                reader(position, occurred.event)
        self.points += self._receives()
        return sorted(self.points, key=lambda point: point.position)

    def _next(self, key: Hashable) -> tuple[Hashable, int]:
        self._counts[key] += 1
        return key, self._counts[key]

    def _meet(self, position: int, where: int) -> None:
        self.points.append(Point(position, meets=(self._next(("all", where)), len(self._world.members[where]))))

    def _collective(self, position: int, event: CollectiveEvent | GroupEvent) -> None:
        where = self._history.communicator(event.object)
        if where is None:
            raise Unknown
        self._meet(position, where)

    def _send(self, position: int, event: SendEvent) -> None:
        where = self._history.communicator(event.object)
        if where is None:
            raise Unknown
        if event.target == PROC_NULL:
            return
        message = self._next((where, self._rank, self._world.rank(where, event.target, self._rank), event.tag))
        taken = (("taken", message),) if event.is_synchronous else ()
        self.points.append(Point(position, gives=(message,), takes=taken))

    def _receives(self) -> Iterator[Point]:
        for where, source, tag in self._history.receives:
            stream = (where, self._world.rank(where, source, self._rank), self._rank, tag)
            for number, (begin, end) in enumerate(self._history.arrivals((where, source, tag)), 1):
                yield Point(begin, gives=(("taken", (stream, number)),))
                yield Point(end, takes=((stream, number),))

    def _synchronize(self, position: int, event: SynchronizeEvent) -> None:
        where = self._history.window(event.object)
        if where is None:
            raise Unknown
        peer, what = self._world.rank(where, event.target, self._rank), event.what
        if what in OF_ALL_PROCESSES:
            self._meet(position, where)
        elif what == Synchronization.POST:
            self._posted.setdefault(where, []).append(peer)
            self.points.append(Point(position, gives=(self._next(("post", where, self._rank, peer)),)))
        elif what == Synchronization.START:
            self._started.setdefault(where, []).append(peer)
            self.points.append(Point(position, takes=(self._next(("post", where, peer, self._rank)),)))
        elif what == Synchronization.COMPLETE:
            gives = tuple(self._next(("end", where, self._rank, target)) for target in self._started.pop(where, ()))
            self.points.append(Point(position, gives=gives))
        elif what == Synchronization.WAIT:
            takes = tuple(self._next(("end", where, origin, self._rank)) for origin in self._posted.pop(where, ()))
            self.points.append(Point(position, takes=takes))


class Order:
    """The order of the calls of a run whose processes recorded everything."""

    def __init__(self, world: World):
        self._ranks = {rank: number for number, rank in enumerate(sorted(world.histories))}
        if not world.is_whole or any(
            not _unseen().isdisjoint(h.log.routines.values()) for h in world.histories.values()
        ):
            raise Unknown
        self._points = [_Reader(world, world.histories[rank]).read() for rank in sorted(world.histories)]
        if sum(map(len, self._points)) * len(self._ranks) > _MOST:
            raise Unknown
        self._positions: list[list[int]] = [[] for _ in self._points]
        self._clocks: list[list[Clock]] = [[] for _ in self._points]
        self._run()

    def _run(self) -> None:
        given: dict[Hashable, Clock] = {}
        meetings: dict[Hashable, dict[int, Clock]] = defaultdict(dict)
        now: list[Clock] = [(-1,) * len(self._points)] * len(self._points)
        at = [0] * len(self._points)
        moved = True
        while moved:
            moved = False
            for process, points in enumerate(self._points):
                while at[process] < len(points):
                    clock = self._pass(points[at[process]], process, now[process], given, meetings)
                    if clock is None:
                        break
                    now[process], moved = clock, True
                    self._positions[process].append(points[at[process]].position)
                    self._clocks[process].append(clock)
                    at[process] += 1
        if any(done < len(points) for done, points in zip(at, self._points, strict=True)):
            raise Unknown

    @staticmethod
    def _pass(
        point: Point,
        process: int,
        clock: Clock,
        given: dict[Hashable, Clock],
        meetings: dict[Hashable, dict[int, Clock]],
    ) -> Clock | None:
        """The clock after a point; None: it waits."""
        clock = (*clock[:process], point.position, *clock[process + 1 :])
        for key in point.gives:
            given.setdefault(key, clock)
        before = [clock]
        if point.meets:
            key, size = point.meets
            meetings[key][process] = clock
            if len(meetings[key]) < size:
                return None
            before += meetings[key].values()
        for key in point.takes:
            if key not in given:
                return None
            before.append(given[key])
        return tuple(map(max, *before)) if before[1:] else clock

    def comes_before(self, rank: int, position: int, other: int, begin: int) -> bool:
        """Whether an event of a process comes before a later one of another process."""
        process, beside = self._ranks[rank], self._ranks[other]
        last = bisect_right(self._positions[beside], begin) - 1
        return last >= 0 and self._clocks[beside][last][process] >= position


def order_of(world: World) -> Order | None:
    """None: it is not known."""
    try:
        return Order(world)
    except Unknown:
        return None
