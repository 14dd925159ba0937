"""Processes that wait for each other and can never go on, found while the program runs."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from bindery.check.blocked import Blocked, Cause, as_finding, causes
from bindery.check.data import HEADER_BYTES, THREADS, CurrentCall, Event, Finding, ProcessLog, read_folder, read_header
from bindery.check.match import cancels
from bindery.check.world import World, are_one_world

_ENDED = ("finalizing", "finalized")
_STOPPED = "TtZX"


class Watch:
    """Looks at what the processes of a run do, in the folder that they write to."""

    def __init__(self, folder: Path, seconds: float):
        self._folder = folder
        self._seconds = seconds
        self._last: object = None
        self._since = time.monotonic()
        self._is_settled = False  # nothing has changed since an analysis

    def look(self) -> list[Finding]:
        """A finding for each process that waits, if nothing has changed for so long and nobody can go on; else none."""
        now, seen = time.monotonic(), self._numbers()
        if seen != self._last:
            self._last, self._since, self._is_settled = seen, now, False
        if not seen or self._is_settled or now - self._since < self._seconds:
            return []
        logs = read_folder(self._folder)
        waiting = {log.rank: calls for log in logs if (calls := waiting_calls(log)) is not None}
        if not are_one_world(logs) or len(waiting) != logs[0].header.size:
            return []
        self._is_settled = True
        found = deadlock(logs, waiting)
        return found if self._numbers() == seen else []

    def _numbers(self) -> list[object]:
        found: list[object] = []
        for path in sorted(self._folder.glob("*.events")):
            with path.open("rb") as file:
                known = read_header(file.read(HEADER_BYTES))
            found.append((path.name, known))
        return found


def _is_running(log: ProcessLog) -> bool:
    """Neither stopped, as by a debugger, nor gone; of another host this is not known."""
    process = log.lines["process"]
    if not process or process[0]["host"] != socket.gethostname():
        return bool(process)
    try:
        stat = Path(f"/proc/{log.header.pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in _STOPPED


def _has_more_threads(log: ProcessLog) -> bool:
    """Whether threads that have not called MPI yet may do so."""
    threads = sum(line.get("threads", 0) for line in log.lines["process"])
    if not threads:
        return False
    try:
        return len(list(Path(f"/proc/{log.header.pid}/task").iterdir())) >= int(threads) + len(log.threads)
    except OSError:
        return True


def waiting_calls(log: ProcessLog) -> list[CurrentCall] | None:
    """The calls in which the threads of a process wait for others; None if a thread may go on by itself."""
    if log.header.dropped:
        return None
    if log.state in _ENDED:
        return []
    if (
        not 0 < len(log.threads) < THREADS
        or _has_more_threads(log)
        or not all(t.begin and t.is_blocked and t.position for t in log.threads)
    ):
        return None
    return log.threads if _is_running(log) else None


def deadlock(logs: list[ProcessLog], waiting: dict[int, list[CurrentCall]]) -> list[Finding]:
    """None unless no call of any process can go on."""
    world = World(logs)
    blocked = Blocked(world)
    found: list[tuple[int, Event, Cause]] = []
    for rank, calls in waiting.items():
        of_rank = list(causes(blocked, world.histories[rank], calls))
        stuck = [(rank, event, cause) for event, cause in of_rank if cause]
        if len(stuck) != len(calls):
            return []
        found += stuck
    if any(cancels(log) for log in logs):
        return []
    inside = {rank: event for rank, event, _ in reversed(found)}
    return [as_finding(world, world.histories[rank], event, cause, inside) for rank, event, cause in found]
