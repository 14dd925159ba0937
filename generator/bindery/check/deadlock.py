"""Processes that wait for each other and can never go on."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from bindery.check.data import HEADER_BYTES, CurrentCall, Finding, ProcessLog, read_folder, read_header
from bindery.check.world import COLLECTIVE, PROBE, RECEIVE, SEND, WAIT, Call, Key, Receive, World, pairs

_ENDED = ("finalizing", "finalized")


class Watch:
    """Looks at what the processes of a run do, in the folder that they write to."""

    def __init__(self, folder: Path, seconds: float):
        self._folder = folder
        self._seconds = seconds
        self._last: object = None
        self._since = time.monotonic()

    def look(self) -> list[Finding]:
        """A finding for each process that waits, if nothing has changed for so long and nobody can go on; else none."""
        now = time.monotonic()
        seen = self._numbers()
        if seen != self._last:
            self._last, self._since = seen, now
        if not seen or now - self._since < self._seconds:
            return []
        self._since = now
        return deadlock(read_folder(self._folder))

    def _numbers(self) -> list[object]:
        found: list[object] = []
        for path in sorted(self._folder.glob("*.events")):
            with path.open("rb") as file:
                known = read_header(file.read(HEADER_BYTES))
            if known:
                header, threads = known
                found.append((path.name, header.events, header.calls, header.state, [t.begin for t in threads]))
        return found


def _is_running(log: ProcessLog) -> bool:
    """On this host, and not stopped by a debugger."""
    process = log.lines["process"]
    if not process or process[0]["host"] != socket.gethostname():
        return False
    try:
        stat = Path(f"/proc/{log.header.pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "TtZX"


def _waiting(log: ProcessLog) -> list[CurrentCall] | None:
    """The calls in which the threads of a process wait for others; None if a thread may go on by itself."""
    if log.state in _ENDED:
        return []
    if not log.threads or not _is_running(log):
        return None
    return log.threads if all(t.begin and t.is_blocked and t.position for t in log.threads) else None


class _State:
    """Which operations can no longer end, if every process waits."""

    def __init__(self, world: World):
        self.world = world
        self.open_operations: set[tuple[int, int]] = set()  # that have sent or received nothing yet
        self.may_match = False
        self.left: list[tuple[Key, int, Call]] = []
        for (key, target), traffic in world.traffic.items():
            _, sends, receives = pairs(traffic)
            self.left += [(key, target, call) for call in sends]
            calls = [*sends, *(receive.call for receive in receives)]
            self.open_operations |= {(call.log.rank, call.event.operation) for call in calls}
            self.may_match |= any(self._fits(world, key, call, r) for call in sends for r in receives)

    @staticmethod
    def _fits(world: World, key: Key, call: Call, receive: Receive) -> bool:
        return receive.may_take(world.rank_in(key, call.log), call.event.tag)

    def absent(self, key: Key, call: Call) -> list[int]:
        """The processes that have not come to a collective call."""
        calls = self.world.collectives[key]
        mine = next(
            i for i, one in enumerate(calls[call.log.rank]) if one.event is call.event or one.event == call.event
        )
        return [rank for rank in self.world.ranks[key] if len(calls.get(rank, ())) <= mine]

    def is_stuck(self, call: Call) -> bool:
        event, rank = call.event, call.log.rank
        if event.kind == COLLECTIVE:
            known = self.world.operations.get((rank, event.operation))
            return bool(known and self.absent(known[0], known[1]))
        if event.kind in (SEND, RECEIVE):
            return (rank, event.operation) in self.open_operations
        if event.kind == PROBE:
            return not self._is_sent_to(call)
        return event.kind == WAIT and self._is_wait_stuck(call)

    def _is_sent_to(self, call: Call) -> bool:
        probe = Receive(call, call.event.peer, call.event.tag)
        return any(self._fits(self.world, key, sent, probe) for key, _, sent in self.left)

    def _is_wait_stuck(self, call: Call) -> bool:
        """A wait has one event for each of its operations."""
        stuck = []
        position = next(i for i, one in enumerate(call.log.events(), 1) if one == call.event)
        for i in range(call.event.amount):
            event = call.log.event(position + i)
            known = event and self.world.operations.get((call.log.rank, event.operation))
            stuck.append(bool(known and self.is_stuck(known[1])))
        return all(stuck) if call.event.tag else any(stuck)


def _who(world: World, key: Key, event_peer: int) -> int | None:
    """The rank in MPI_COMM_WORLD of another process of a call."""
    ranks = world.ranks.get(key, ())
    return ranks[event_peer] if 0 <= event_peer < len(ranks) else None


def _awaited(state: _State, call: Call) -> tuple[str, int | None]:
    """What a call waits for, and one process that it waits for."""
    event = call.event
    if event.kind == WAIT:
        known = state.world.operations.get((call.log.rank, event.operation))
        return _awaited(state, known[1]) if known else ("waits", None)
    key = state.world.operations.get((call.log.rank, event.operation), (None, call))[0]
    if event.kind == COLLECTIVE:
        absent = state.absent(key, call) if key else []
        return "waits for other processes", absent[0] if absent else None
    tag = f" with tag {event.tag}" if event.tag >= 0 else ""
    other = _who(state.world, key, event.peer) if key else None
    if event.kind == SEND:
        return f"waits for a receive{tag} by rank {other}", other
    return (f"waits for a message of rank {other}{tag}" if other is not None else f"waits for a message{tag}"), other


def _finding(state: _State, call: Call, doing: dict[int, list[Call]]) -> Finding:
    text, other = _awaited(state, call)
    there = doing.get(other, []) if other is not None else []
    related = there[0].log.sites.get(there[0].event.site) if there else None
    if there:
        text += f", and rank {other} waits in {there[0].log.routines.get(there[0].event.routine)} at {{related}}"
    elif other is not None:
        text += f", and rank {other} is at its end"
    return Finding(
        "deadlock",
        call.log.rank,
        call.log.routines.get(call.event.routine, ""),
        "",
        text,
        call.log.sites.get(call.event.site),
        related,
    )


def deadlock(logs: list[ProcessLog]) -> list[Finding]:
    """None unless it is sure."""
    size = max((log.header.size for log in logs), default=0)
    if len(logs) != size or any(log.header.dropped for log in logs):
        return []
    doing: dict[int, list[Call]] = {}
    for log in logs:
        waiting = _waiting(log)
        if waiting is None:
            return []
        events = [log.event(thread.position) for thread in waiting]
        doing[log.rank] = [Call(log, event) for event in events if event]
    state = _State(World(logs))
    calls = [call for of_rank in doing.values() for call in of_rank]
    if not calls or state.may_match or not all(state.is_stuck(call) for call in calls):
        return []
    return [_finding(state, call, doing) for call in calls]
