"""All processes of a run together: which of their communicators and windows are the same, and who is in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bindery_mpi.check.data import Finding, Place, ProcessLog
from bindery_mpi.check.history import History
from bindery_mpi.records.check import Event

# One, or the two of an intercommunicator: ranks in MPI_COMM_WORLD (-1: elsewhere).
Groups = tuple[tuple[int, ...], ...]
Identity = tuple[int, int, Groups]  # of the parent, which of its children

_OF_MEMBERS = -2  # as the parent of a communicator: its processes alone made it
_PREDEFINED = ("MPI_COMM_WORLD", "MPI_COMM_SELF")


class World:
    """The processes of one MPI_COMM_WORLD; communicators and windows have one number in all of them."""

    def __init__(self, logs: list[ProcessLog]):
        self.groups: list[Groups] = []
        self.members: list[tuple[int, ...]] = []  # of all groups
        self.names: list[str] = []
        self._numbers: dict[Identity, int] = {}
        self.memories: dict[tuple[int, int], tuple[int, int]] = {}  # unit and bytes of a window in a rank
        self.histories: dict[int, History] = {}
        self.size = max(log.header.size for log in logs)
        for log in logs:
            communicators = self._known(log.communicators, None)
            windows = self._known(log.windows, communicators)
            for number, where in windows.items():
                line = log.windows[number]
                self.memories[where, log.rank] = (line["unit"], line["bytes"])
            self.histories[log.rank] = History(log, communicators, windows)

    def _known(self, lines: dict[int, dict[str, Any]], parents: dict[int, int] | None) -> dict[int, int]:
        """Return the number of each communicator or window by the identifier that a process gave it."""
        known: dict[int, int] = {}
        of_members: Counter[Groups] = Counter()  # how many their processes have made
        for own in sorted(lines):
            line = lines[own]
            groups = tuple(sorted(tuple(line[name]) for name in ("ranks", "remote") if name in line))
            above = (known if parents is None else parents).get(line["parent"])
            is_predefined = parents is None and line["parent"] < 0 and own < len(_PREDEFINED)
            if line["parent"] == _OF_MEMBERS and parents is None:
                known[own] = self._number((-1 - len(_PREDEFINED), of_members[groups], groups), "a communicator")
                of_members[groups] += 1
                continue
            if above is None and not is_predefined:
                continue
            first = -1 - own if above is None else above
            kind = "a window" if parents is not None else "a file" if "file" in line else "a communicator"
            name = _PREDEFINED[own] if is_predefined else kind
            known[own] = self._number((first, line["index"], groups), name)
        return known

    def _number(self, identity: Identity, name: str) -> int:
        number = self._numbers.setdefault(identity, len(self.members))
        if number == len(self.members):
            self.groups.append(identity[2])
            self.members.append(tuple(rank for group in identity[2] for rank in group))
            self.names.append(name)
        return number

    def name(self, where: int) -> str:
        """MPI_COMM_WORLD, a communicator of ranks 0, 2 and 4"""
        if self.names[where] in _PREDEFINED:
            return self.names[where]
        ranks = [str(rank) for rank in self.members[where]]
        if len(ranks) > 4:
            return f"{self.names[where]} of {len(ranks)} processes"
        listed = " and ".join(", ".join(ranks).rsplit(", ", 1))
        return f"{self.names[where]} of rank{'s' * (len(ranks) > 1)} {listed}"

    def peers(self, where: int, rank: int) -> tuple[int, ...]:
        """The processes that one of the members communicates with: in order, by their ranks in MPI_COMM_WORLD."""
        first, *rest = self.groups[where]
        return rest[0] if rest and rank in first else first

    def index(self, where: int, rank: int) -> int:
        """Return the rank by which the others know a member."""
        first, *rest = self.groups[where]
        return (first if rank in first or not rest else rest[0]).index(rank)

    def rank(self, where: int, peer: int, of: int) -> int:
        """The MPI_COMM_WORLD rank of the process that member `of` knows as `peer`, or -1."""
        peers = self.peers(where, of)
        return peers[peer] if 0 <= peer < len(peers) else -1

    def present(self, where: int) -> list[History]:
        """The processes of a communicator that left data."""
        return [self.histories[rank] for rank in self.members[where] if rank in self.histories]

    @property
    def is_whole(self) -> bool:
        """Whether every process recorded everything up to its end."""
        return len(self.histories) == self.size and all(history.is_complete for history in self.histories.values())

    def is_complete(self, where: int) -> bool:
        """Whether all its processes recorded everything up to their end."""
        present = self.present(where)
        return len(present) == len(self.members[where]) and all(history.is_complete for history in present)


def are_one_world(logs: list[ProcessLog]) -> bool:
    """Whether ranks name processes: not if programs are started by each other, or one after the other."""
    ranks, sizes = {log.rank for log in logs}, {log.header.size for log in logs}
    return bool(logs) and min(ranks) >= 0 and len(ranks) == len(logs) and len(sizes) == 1


def routine_of(log: ProcessLog, event: Event) -> str:
    """The routine's name without `_c`: small and large forms match each other."""
    return log.routines.get(event.routine, "").removesuffix("_c")


def place_of(log: ProcessLog, event: Event) -> Place | None:
    return log.sites.get(event.site)


def at(place: Place | None) -> str:
    """Return the words for a related place."""
    return " at {related}" if place else ""


def finding(check: str, log: ProcessLog, event: Event, text: str, related: Place | None = None) -> Finding:
    return Finding(check, log.rank, routine_of(log, event), "", text, place_of(log, event), related)
