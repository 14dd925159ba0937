"""Processes of a run, and their time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.profile.data import CLASSES, STATES, ProcessData
from bindery.profile.symbols import OTHERS, UNKNOWN, Site

OTHER_SITES = -2
NANO = 1e-9


@dataclass(frozen=True)
class Process:
    """One process: its place in the report, and seconds where its data have nanoseconds."""

    data: ProcessData
    index: int  # its row in the report; the rank in MPI_COMM_WORLD if there is one world
    label: str
    ended: int  # when the run ended by the clock of this host, for a process that was killed; else 0
    sites: dict[tuple[str, int], Site]

    @property
    def number(self) -> dict[str, int]:
        return self.data.number

    @property
    def state(self) -> str:
        state = STATES[self.number["run_state"]]
        return "killed" if state == "running" else state

    @property
    def is_complete(self) -> bool:
        return self.state == "finalized"

    @cached_property
    def begin(self) -> int:
        return self.number["init_time"] or self.number["start_time"]

    @cached_property
    def end(self) -> int:
        if self.number["finalize_time"]:
            return max(self.number["finalize_time"], self.begin)
        last = max(self.number["last_time"], self.number["current_begin"], self.begin)
        return max(last, self.ended if self.state == "killed" else last)

    @property
    def wall(self) -> float:
        """From the end of MPI_Init to the begin of MPI_Finalize, without pauses."""
        number = self.number
        open_pause = number["pause_begin"] and not number["finalize_time"] and self.end - number["pause_begin"]
        return max(self.end - self.begin - number["paused_time"] - max(open_pause, 0), 0) * NANO

    @property
    def unfinished(self) -> tuple[str, Site, float] | None:
        """The call that the process was in at its end: routine, site, seconds."""
        row = self.number["current_routine"]
        if self.state == "finalized" or not 0 < row <= len(self.data.routines):
            return None
        seconds = max(self.end - self.number["current_begin"], 0) * NANO
        return self.data.routines[row - 1].name, self.site(self.number["current_site"]), seconds

    @cached_property
    def class_times(self) -> list[float]:
        times = [t * NANO for t in self.data.class_times]
        unfinished = self.unfinished
        if unfinished and self.number["current_begin"] >= self.begin:
            times[self.data.routines[self.number["current_routine"] - 1].time_class] += unfinished[2]
        return times

    @property
    def mpi(self) -> float:
        return sum(self.class_times)

    @property
    def threads(self) -> int:
        return max(self.number["thread_count"], 1)

    @property
    def fraction(self) -> float:
        """The part of the time of its threads that call MPI."""
        return min(self.mpi / (self.wall * self.threads), 1.0) if self.wall else 0.0

    @property
    def compute(self) -> float:
        return max(self.wall - self.mpi / self.threads, 0.0)

    @property
    def overhead(self) -> float:
        """An estimate of the time spent on recording, from the calls whose recording was timed."""
        number = self.number
        if not number["sampled_calls"]:
            return 0.0
        return number["record_time"] / number["sampled_calls"] * number["call_count"] * NANO

    def site(self, row: int) -> Site:
        if row == OTHER_SITES:
            return OTHERS
        if not 0 <= row < len(self.data.sites):
            return UNKNOWN
        module, offset = self.data.sites[row]
        path = self.data.modules[module] if 0 <= module < len(self.data.modules) else ""
        return self.sites.get((path, offset), Site(path, offset))

    def as_data(self) -> dict[str, object]:
        unfinished = self.unfinished
        in_call = unfinished and {"routine": unfinished[0], "site": unfinished[1].label, "seconds": unfinished[2]}
        return {
            "rank": self.index,
            "label": self.label,
            "host": self.data.host,
            "pid": self.number["process_id"],
            "state": self.state,
            "wall": self.wall,
            "mpi": self.mpi,
            "fraction": self.fraction,
            "compute": self.compute,
            "classes": dict(zip(CLASSES, self.class_times, strict=True)),
            "calls": self.number["call_count"],
            "threads": self.threads,
            "unfinished": in_call,
            "profiler": {"bytes": self.number["memory_bytes"], "seconds": self.overhead},
        }


def in_order(data: list[ProcessData], ended: int, sites: dict[tuple[str, int], Site]) -> list[Process]:
    """Processes by rank. Those of a second MPI_COMM_WORLD, as MPI_Comm_spawn makes, follow those of the first."""
    worlds: list[dict[int, ProcessData]] = []
    for process in sorted(data, key=lambda p: (p.origin != "all", p.number["start_realtime"])):
        rank = process.number["world_rank"]
        size = process.number["world_size"]
        fitting = (
            w for w in worlds if rank >= 0 and rank not in w and next(iter(w.values())).number["world_size"] == size
        )
        world = next(fitting, None)
        if world is None:
            world = {}
            worlds.append(world)
        world[rank] = process
    ordered = [(w, rank, p) for w, world in enumerate(worlds) for rank, p in sorted(world.items())]
    several = len(worlds) > 1
    return [
        Process(p, i, f"{w}:{rank}" if several else str(rank), ended, sites) for i, (w, rank, p) in enumerate(ordered)
    ]
