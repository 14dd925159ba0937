"""The accesses of one process to a window: when each of them begins, and what completes it (MPI 5.0, 12.5)."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from bindery_mpi.records.check import ALL_RANKS, Accesses, LocalEvent, Synchronization, SynchronizeEvent, TransferEvent

OF_ALL_PROCESSES = frozenset((Synchronization.FENCE, Synchronization.FREE))
_COMPLETES = OF_ALL_PROCESSES | {Synchronization.UNLOCK, Synchronization.FLUSH, Synchronization.COMPLETE}
NEVER = 1 << 62
_MOST_LOOKS = 2  # of one call at memory that it does not write: more of them may be a loop that waits for a change


class Transfer(NamedTuple):
    """A call, made once or more between two synchronizations."""

    call: int
    begin: int  # position of its event; of several, the first
    end: int  # that of what completes it at the target
    fences: int  # before it
    is_exclusive: bool  # under an exclusive lock
    time: int
    is_local: bool = False  # a load or store of the program in its own memory
    is_locked: bool = False  # and under a lock of its own


class Epochs:
    """The epochs of one process for one window, as its calls open and close them."""

    def __init__(self) -> None:
        self.transfers: list[Transfer] = []
        self.has_fences_alone = True
        self._may_signal = False
        self._fetches = False
        self._looks: dict[int, int] = defaultdict(int)  # by call site, since it wrote
        self._fences = 0
        self._exclusive: set[int] = set()
        self._locked: set[int] = set()  # may have ALL_RANKS
        self.posts: Counter[int] = Counter()  # by rank in the window
        self.starts: Counter[int] = Counter()
        self.completes: Counter[int] = Counter()
        self.last_started: tuple[int, ...] = ()  # of the access epoch that began or ended last
        self._started: set[int] = set()
        # By the fences before: accesses without another epoch, by target, and locks, by target; the first call of each.
        self.fenced: dict[int, dict[int, TransferEvent]] = defaultdict(dict)
        self.locks: dict[int, dict[int, SynchronizeEvent]] = defaultdict(dict)
        # target, call, exclusive -> position, time, whether it only reads
        self._open: dict[tuple[int, int, bool], tuple[int, int, bool]] = {}

    @property
    def may_signal(self) -> bool:
        """Whether processes may wait for each other by its memory. Between fences nobody has yet what is fetched."""
        return self._may_signal or (self._fetches and not self.has_fences_alone)

    def access(self, position: int, time: int, event: TransferEvent, call: int) -> None:
        """`call`: 0 if nothing is known of the memory."""
        target, how = event.target, event.access
        self._fetches |= bool(how & Accesses.FETCHES)
        self._look(event.site, bool(how & Accesses.WRITES))
        if self._fences and self._locked.isdisjoint((target, ALL_RANKS)) and target not in self._started:
            self.fenced[self._fences].setdefault(target, event)
        if not call:
            return
        is_exclusive = target in self._exclusive
        if how & Accesses.HAS_REQUEST and how & Accesses.READS:  # its request may complete it
            self.transfers.append(Transfer(call, position, position, self._fences, is_exclusive, time))
        else:
            self._open.setdefault((target, call, is_exclusive), (position, time, not how & Accesses.WRITES))

    def local_access(self, position: int, time: int, event: LocalEvent, call: int) -> None:
        if not event.routine:
            self._look(event.site, bool(event.access & Accesses.WRITES))
        is_locked = not self._locked.isdisjoint((event.rank, ALL_RANKS))
        is_exclusive = event.rank in self._exclusive
        self.transfers.append(Transfer(call, position, position, self._fences, is_exclusive, time, True, is_locked))

    def _look(self, site: int, writes: bool) -> None:
        if writes:
            self._looks.clear()
        else:
            self._looks[site] += 1
            self._may_signal |= self._looks[site] > _MOST_LOOKS

    def synchronize(self, position: int, event: SynchronizeEvent) -> None:
        target, what = event.target, event.what
        if what in _COMPLETES:
            self._complete(position, target)
        elif what == Synchronization.FLUSH_LOCAL:  # what has been read arrives with it
            self._complete(position, target, reads_only=True)
        if what == Synchronization.UNLOCK:
            self._exclusive.discard(target)
            self._locked.discard(target)
        elif what == Synchronization.LOCK:
            self._look(event.site, False)
            self._locked.add(target)
            if self._fences:
                self.locks[self._fences].setdefault(target, event)
            if event.is_exclusive:
                self._exclusive.add(target)
        elif what == Synchronization.POST:
            self.posts[target] += 1
        elif what == Synchronization.START:
            self.starts[target] += 1
            self._started.add(target)
            self.last_started = tuple(sorted(self._started))
        elif what == Synchronization.COMPLETE:
            self.completes.update(self._started)
            self._started.clear()
        self._fences += what in OF_ALL_PROCESSES
        self.has_fences_alone &= what in OF_ALL_PROCESSES
        self._may_signal |= what == Synchronization.MEMORY

    def _complete(self, position: int, target: int, *, reads_only: bool = False) -> None:
        ended = [key for key, open_ in self._open.items() if target in (ALL_RANKS, key[0]) and open_[2] >= reads_only]
        for key in ended:
            begin, time, _ = self._open.pop(key)
            self.transfers.append(Transfer(key[1], begin, position, self._fences, key[2], time))

    def all(self) -> list[Transfer]:
        """Return all transfers, also those that are never completed."""
        left = [
            Transfer(key[1], begin, NEVER, self._fences, key[2], time) for key, (begin, time, _) in self._open.items()
        ]
        return self.transfers + left
