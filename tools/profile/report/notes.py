"""Notes that a reader must know to trust the figures of a report."""

from __future__ import annotations

from bindery_mpi.paths import page
from bindery_mpi.profile.processes import Process
from bindery_mpi.records.profile import UNKNOWN, RoutineFlag


def missing(processes: list[Process]) -> int:
    """Processes of the first MPI_COMM_WORLD without data."""
    expected = max((p.header.world_size for p in processes), default=0)
    return max(expected - len(processes), 0)


def period(processes: list[Process]) -> str:
    """Say from when to when the time of the run is measured."""
    begin = "from MPI_Init" if all(p.header.init_time for p in processes) else "from the first call"
    is_known = all(p.is_complete and p.header.finalize_time for p in processes)
    return f"{begin} {'to MPI_Finalize' if is_known else 'to the end'}"


def unseen_start(processes: list[Process]) -> str:
    """Why calls are missing, as the data themselves show."""
    for process in processes:
        used = {entry.routine for entry in process.data.entries}
        if not process.header.init_time and any(not process.data.routines[i].flags & RoutineFlag.STARTUP for i in used):
            return (
                f"incomplete: {process.header.program} called MPI_Init where no profiler sees it, and so other calls "
                f"may be missing; if it is in Fortran, put bindery-intercept before it ({page('howto/profile.md')})"
            )
    return ""


def notes(processes: list[Process]) -> list[str]:
    """Return the notes that a reader must know to trust the numbers."""
    found = []
    incomplete = [p for p in processes if not p.is_complete]
    if incomplete:
        named = ", ".join(p.label for p in incomplete[:12]) + (" …" if len(incomplete) > 12 else "")
        found.append(f"did not reach MPI_Finalize: rank {named}; what was recorded until then is included")
    absent = missing(processes)
    if absent:
        found.append(f"{absent} of {absent + len(processes)} processes left no data: killed on other hosts, or static")
    nowhere = sum(messages for p in processes for rank, _, messages, _ in p.data.peers if rank == UNKNOWN)
    if nowhere:
        found.append(f"{nowhere} messages are not in the matrix: the rank of the other process is not known")
    for field, text in (
        ("dropped_entries", "calls are only in the row of their routine, not of their call site: the table was full"),
        ("dropped_sites", "lookups of call sites found their table full"),
        ("dropped_peers", "messages are missing in the matrix: its table was full"),
        ("dropped_routines", "calls are missing: the table of routines was full"),
        ("dropped_paths", "calls count for their caller's path: the table of call paths was full"),
        ("dropped_threads", "threads found their table full: the calls that they were in at the end are not known"),
        ("dropped_regions", "calls are in no region of the report: the table of regions was full"),
        ("dropped_phases", "changes of phase count as the first phase: the table was full"),
    ):
        dropped = sum(getattr(p.header, field) for p in processes)
        if dropped:
            found.append(f"{dropped} {text}")
    if any(p.threads > 1 for p in processes):
        found.append("several threads call MPI: times are sums over threads, percentages are of their time")
    return found
