"""Notes that a reader must know to trust a report."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bindery_mpi.check.data import ProcessLog
from bindery_mpi.check.sites import Sites
from bindery_mpi.paths import page
from bindery_mpi.records.check import State

_MOST_PLACES = 8
IDLE = "no process called a routine that is checked, as with MPI_T alone"


def ranks_as_text(ranks: Iterable[int]) -> str:
    """0-3, 5"""
    runs: list[list[int]] = []
    for rank in sorted(set(ranks)):
        if runs and rank == runs[-1][1] + 1:
            runs[-1][1] = rank
        else:
            runs.append([rank, rank])
    return ", ".join(str(a) if a == b else f"{a}-{b}" if b > a + 1 else f"{a}, {b}" for a, b in runs)


def who(ranks: Iterable[int]) -> str:
    """ranks 0-3; empty if none is known"""
    known = [rank for rank in ranks if rank >= 0]
    return f"rank{'s' * (len(known) > 1)} {ranks_as_text(known)}" if known else ""


def _calls_at_the_end(log: ProcessLog, known: Sites) -> list[str]:
    if log.state == State.ABORTED:
        return [f"aborted with {log.code}"]
    if log.state == State.EXITED:
        return [f"exited with status {log.code}"]
    calls = [
        f"in {log.routines.get(call.routine, 'a call of MPI')} at {known.at(log.sites.get(call.site)).label}"
        for call in log.threads
        if call.begin
    ]
    last = next((call for call in log.threads if call.routine), None)
    after = (
        f" after {log.routines.get(last.routine, 'a call')} at {known.at(log.sites.get(last.site)).label}"
        if last
        else ""
    )
    return calls or [f"in no call of MPI{after}"]


def _unfinished(processes: list[ProcessLog], known: Sites) -> str:
    """Where processes ended. Which of them ended first, and why, is not known."""
    places: dict[str, list[int]] = defaultdict(list)
    for log in processes:
        if log.state not in (State.NONE, State.FINALIZED):
            for place in _calls_at_the_end(log, known):
                places[place].append(log.rank)
    texts = [f"{who(ranks)} {place}".lstrip() for place, ranks in places.items()]
    more = f"; and at {len(texts) - _MOST_PLACES} more places" if len(texts) > _MOST_PLACES else ""
    return f"did not reach the end of MPI_Finalize: {'; '.join(texts[:_MOST_PLACES])}{more}" if texts else ""


def unseen_start(processes: list[ProcessLog]) -> str:
    """Why calls are missing, as the data themselves show."""
    unseen = sum(1 for log in processes if log.header.calls and not log.program and not log.lines["finding"])
    if not unseen:
        return ""
    return (
        f"incomplete: {unseen} of {len(processes)} processes called MPI_Init where no checker sees it; if the program "
        f"is in Fortran, put bindery-intercept before it ({page('howto/profile.md')})"
    )


def notes(processes: list[ProcessLog], known: Sites, hidden: str, is_stuck: bool) -> list[str]:
    """`hidden`: why calls are missing; `is_stuck`: findings say where processes wait."""
    found = [hidden] if hidden else []
    dropped = [log.rank for log in processes if log.header.dropped]
    if dropped:
        found.append(f"{who(dropped)} made more calls than were kept: later ones are not compared")
    sizes = {log.header.size for log in processes if log.header.size > 0}
    if len(sizes) == 1 and len(processes) < min(sizes):
        found.append(f"only {len(processes)} of {min(sizes)} processes left data: nothing is compared between them")
    unfinished = "" if is_stuck else _unfinished(processes, known)
    return [*found, *([unfinished] if unfinished else [])]
