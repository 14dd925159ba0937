"""Processes that wait for each other and can never go on, found while the program runs."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from bindery_mpi.check.blocked import Blocked, Cause, causes, who
from bindery_mpi.check.data import Finding, ProcessLog, read_folder, read_head
from bindery_mpi.check.history import History
from bindery_mpi.check.match import cancels
from bindery_mpi.check.world import World, are_one_world, at, finding, place_of, routine_of
from bindery_mpi.end import status_of
from bindery_mpi.records.check import HEADER_BYTES, MOST_THREADS, CurrentCall, Event, Header, State

Now = tuple[Header, list[CurrentCall]] | None  # what a process does
_ENDED = (State.FINALIZING, State.FINALIZED, State.EXITED)
_STOPPED = "Tt"
_LAST_STEPS, _STEP = 10.0, 0.05  # seconds


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
        if self._is_settled or now - self._since < self._seconds or not seen or not all(map(_waits, seen.values())):
            return []
        logs = read_folder(self._folder)
        if not are_one_world(logs) or len(logs) != logs[0].header.size or not all(map(_stays, logs)):
            return []
        self._is_settled = True
        found = deadlock(logs)
        return found if self._numbers() == seen else []

    def _numbers(self) -> dict[str, Now]:
        found: dict[str, Now] = {}
        for path in sorted(self._folder.glob("*.events")):
            with path.open("rb") as file:
                found[path.name] = read_head(file.read(HEADER_BYTES))
        return found


def wait_for_ends(folder: Path) -> None:
    """mpiexec may return while processes of this host are still on their way out of MPI_Finalize."""
    end = time.monotonic() + _LAST_STEPS
    while time.monotonic() < end and any(
        log.state == State.FINALIZING and _is_here(log) and status_of(log.header.pid) for log in read_folder(folder)
    ):
        time.sleep(_STEP)


def _waits(now: Now) -> bool:
    """Whether all threads of a process that called MPI wait in it for others, or it has ended."""
    if not now or now[0].dropped:
        return False
    header, calls = now
    is_waiting = all(call.begin and call.is_blocked and call.position for call in calls)
    is_running = header.state == State.RUNNING
    return header.state in _ENDED or (is_running and 0 < len(calls) < MOST_THREADS and is_waiting)


def _is_here(log: ProcessLog) -> bool:
    return any(line["host"] == socket.gethostname() for line in log.lines["process"])


def _is_running(log: ProcessLog) -> bool:
    """Neither stopped, as by a debugger, nor gone; of another host this is not known."""
    if not _is_here(log):
        return bool(log.lines["process"])
    status = status_of(log.header.pid)
    return bool(status) and status[0] not in _STOPPED


def _has_more_threads(log: ProcessLog) -> bool:
    """Whether threads that have not called MPI yet may do so."""
    threads = max((int(line["threads"]) for line in log.lines["process"]), default=0)
    if not threads:
        return False
    try:
        return len(list(Path(f"/proc/{log.header.pid}/task").iterdir())) >= int(threads) + len(log.threads)
    except OSError:
        return True


def _stays(log: ProcessLog) -> bool:
    """Whether a process that waits has nothing else that may go on."""
    return log.state in _ENDED or (_is_running(log) and not _has_more_threads(log))


def at_the_end(logs: list[ProcessLog]) -> list[Finding]:
    """Explain a run that something else has ended. The last calls of the processes tell enough: none undid a wait."""
    now: list[Now] = [(log.header, log.threads) for log in logs]
    is_one = are_one_world(logs) and len(logs) == logs[0].header.size
    more_threads = any(line["threads"] for log in logs for line in log.lines["process"])
    return deadlock(logs) if is_one and all(map(_waits, now)) and not more_threads else []


def _as_finding(world: World, history: History, event: Event, cause: Cause, inside: dict[int, Event]) -> Finding:
    """The finding, with what the process does that is waited for."""
    other = world.histories.get(cause.rank)
    text, place = cause.text, cause.place
    unstarted = other.log.lines["unstarted"] if other else []
    if cause.instead:
        text += f"; {cause.instead}"
    elif other and unstarted:
        place = other.log.sites.get(unstarted[0]["site"])
        text += f"; {who(cause.rank, history)} has waited{at(place)} for a request of {unstarted[0]['routine']}"
        text += ", which it has not started"
    elif other is history:
        pass  # the text says so
    elif other and cause.rank in inside:
        there = inside[cause.rank]
        place = place_of(other.log, there)
        text += f"; rank {cause.rank} waits in {routine_of(other.log, there)}" + (" at {related}" if place else "")
    elif other:
        text += f"; rank {cause.rank} makes no more calls"
    return finding("deadlock", history.log, event, text, place)


def deadlock(logs: list[ProcessLog]) -> list[Finding]:
    """Return the findings of processes that all wait or have ended; none unless no call of any can go on."""
    world = World(logs)
    blocked = Blocked(world)
    found: list[tuple[int, Event, Cause]] = []
    for rank, history in world.histories.items():
        calls = [] if history.log.state in _ENDED else history.log.threads
        stuck = [(rank, event, cause) for event, cause in causes(blocked, history, calls) if cause]
        if len(stuck) != len(calls):
            return []
        found += stuck
    if any(cancels(log) for log in logs):
        return []
    inside = {rank: event for rank, event, _ in reversed(found)}
    return [_as_finding(world, world.histories[rank], event, cause, inside) for rank, event, cause in found]
