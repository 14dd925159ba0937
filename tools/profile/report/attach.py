"""Where the processes of a run are, while it runs: from the file of data that each of them keeps."""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from bindery_mpi.end import below
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.symbols import resolve
from bindery_mpi.profile.data import read_folders as read_live
from bindery_mpi.profile.processes import NANO, Process, in_order, places
from bindery_mpi.profile.rows import CurrentCall
from bindery_mpi.profile.text import ranks_of, seconds
from bindery_mpi.records.profile import ANY_SOURCE, UNKNOWN

_VARIABLE = b"BINDERY_PROFILE_LIVE="
_EACH = 32  # processes with a line of their own; more are one line for each place


def _folder(pid: int) -> Path:
    """Return the folder of data for a process of the run, of its launcher, or of `bindery profile`."""
    if not Path(f"/proc/{pid}").is_dir():
        raise LaunchError(f"--attach {pid}: there is no such process on this host")
    for process in (pid, *below(pid)):
        try:
            variables = Path(f"/proc/{process}/environ").read_bytes().split(b"\0")
        except OSError:
            continue
        for variable in variables:
            if variable.startswith(_VARIABLE):
                return Path(variable.removeprefix(_VARIABLE).decode())
    raise LaunchError(
        f"--attach {pid}: neither it nor a process that it started runs under bindery profile, or it is another "
        "user's; name the process of bindery profile, of mpiexec or of the program"
    )


def _with(call: CurrentCall) -> str:
    if not call.peers:
        return ""

    def rank(number: int) -> str:
        if number == ANY_SOURCE:
            return "any rank"
        return f"rank {number}" + ("" if call.peers == 1 else " of its communicator")

    ways = (("to", call.to), ("from", call.source))
    return "".join(f", {way} {rank(number)}" for way, number in ways if number != UNKNOWN)


def _threads(process: Process, now: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {
            "routine": process.data.routines[call.routine].name,
            "site": process.site(call.site).label,
            "with": _with(call),
            "thread": call.thread,
            "seconds": max(now - call.begin, 0) * NANO,
        }
        for call in process.data.current
    ]
    outside = process.threads - len(found)
    if outside > 0:
        last = max(process.header.last_time, process.header.init_time)
        rest = {"routine": None, "site": "", "with": "", "thread": None, "seconds": max(now - last, 0) * NANO}
        found.append({**rest, "threads": outside})
    return found


def attach(pid: int) -> dict[str, Any]:
    """Where each thread of each process of this host is. Raises LaunchError."""
    folder = _folder(pid)
    data = read_live(folder, folder)
    now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    if not data:
        raise LaunchError(f"--attach {pid}: no process of this host has called MPI, or all have reached MPI_Finalize")
    processes = in_order(data, 0, resolve(places(data)))
    return {
        "seconds": (now - min(p.begin for p in processes)) * NANO,
        "world_size": max(p.header.world_size for p in processes),
        "processes": [
            {
                "label": p.label,
                "pid": p.header.process_id,
                "host": p.header.host,
                "calls": p.header.call_count,
                "threads": _threads(p, now),
            }
            for p in processes
        ],
    }


def _place(thread: dict[str, Any]) -> str:
    if not thread["routine"]:
        return "outside of MPI"
    return f"in {thread['routine']} at {thread['site']}{thread['with']}"


def summary(found: dict[str, Any]) -> str:
    """Return the words for the terminal."""
    processes = found["processes"]
    number = f"{len(processes)} of {found['world_size']} processes"
    lines = [f"bindery profile: {number}, {seconds(found['seconds'])} after MPI_Init"]
    groups: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = defaultdict(list)
    for process in processes:
        for thread in process["threads"]:
            groups[_place(thread)].append((process, thread))
            if len(processes) <= _EACH:
                several = len(process["threads"]) > 1 and thread["thread"]
                which = f", thread {thread['thread']}" if several else ""
                more = f" ({thread['threads']} threads)" if thread.get("threads", 1) > 1 else ""
                since = "for" if thread["routine"] else "since its last call,"
                lines.append(
                    f"  rank {process['label']} (process {process['pid']}{which}): {_place(thread)} {since} "
                    f"{seconds(thread['seconds'])}{more}"
                )
    if len(processes) > _EACH:
        for place, members in sorted(groups.items(), key=lambda group: -len(group[1])):
            ranks = ranks_of([process["label"] for process, _ in members])
            longest = max(thread["seconds"] for _, thread in members)
            lines.append(f"  {len(members)} threads ({ranks}): {place}, at most for {seconds(longest)}")
    return "\n".join(lines)
