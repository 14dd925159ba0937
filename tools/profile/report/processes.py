"""Processes of a run, and their time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.launch.symbols import OTHERS, UNKNOWN, Site
from bindery_mpi.profile.data import CLASSES, STATES, ProcessData
from bindery_mpi.profile.rows import CurrentCall
from bindery_mpi.records.profile import EntryRow, Header

OTHER_SITES = -2
NANO = 1e-9


@dataclass(frozen=True)
class Process:
    """One process: its place in the report, and seconds where its data have nanoseconds."""

    data: ProcessData
    index: int  # its row in the report; the rank in MPI_COMM_WORLD if there is one world
    label: str
    world: int  # processes of one MPI_COMM_WORLD have the same number; -1: not known
    ended: int  # when the run ended by the clock of this host, for a process that was killed; else 0
    sites: dict[tuple[str, int], Site]

    @property
    def header(self) -> Header:
        return self.data.header

    @property
    def state(self) -> str:
        state = STATES[self.header.run_state]
        return "killed" if state == "running" else state

    @property
    def is_complete(self) -> bool:
        return self.state == "finalized"

    @cached_property
    def begin(self) -> int:
        return self.header.init_time or self.header.start_time

    @cached_property
    def end(self) -> int:
        if self.header.finalize_time:
            return max(self.header.finalize_time, self.begin)
        last = max([self.header.last_time, self.begin, *(call.begin for call in self.data.current)])
        return max(last, self.ended if self.state == "killed" else last)

    @property
    def wall(self) -> float:
        """The time from the end of MPI_Init to the begin of MPI_Finalize, without pauses."""
        header = self.header
        open_pause = header.pause_begin and not header.finalize_time and self.end - header.pause_begin
        return max(self.end - self.begin - header.paused_time - max(open_pause, 0), 0) * NANO

    @property
    def unfinished(self) -> tuple[CurrentCall, ...]:
        """The calls that the threads of the process were in at its end."""
        return () if self.state == "finalized" else self.data.current

    def seconds_of(self, call: CurrentCall) -> float:
        return max(self.end - call.begin, 0) * NANO

    @cached_property
    def entries(self) -> tuple[EntryRow, ...]:
        """The entries, and a row for each unfinished call: how long it has lasted until the end."""
        times = [(call, max(self.end - call.begin, 0)) for call in self.unfinished]
        phase = self.header.current_phase
        return (
            *self.data.entries,
            *(EntryRow(c.routine, c.site, 0, phase, -1, 1, t, t, t, 0, 0, 0, 0, 0) for c, t in times),
        )

    @cached_property
    def phases(self) -> list[tuple[int, int]]:
        """Level and nanoseconds; the current phase goes on until the end."""
        open_time = max(self.end - self.header.phase_begin, 0) if not self.header.pause_begin else 0
        return [
            (level, time + (open_time if row == self.header.current_phase else 0))
            for row, (level, time) in enumerate(self.data.phases)
        ]

    @cached_property
    def class_times(self) -> list[float]:
        times = [t * NANO for t in self.header.class_time]
        for call in self.unfinished:
            if call.begin >= self.begin:
                times[self.data.routines[call.routine].time_class] += self.seconds_of(call)
        return times

    @property
    def mpi(self) -> float:
        return sum(self.class_times)

    @property
    def threads(self) -> int:
        return max(self.header.thread_count, 1)

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
        header = self.header
        if not header.sampled_calls:
            return 0.0
        return header.record_time / header.sampled_calls * header.call_count * NANO

    def site(self, row: int) -> Site:
        if row == OTHER_SITES:
            return OTHERS
        if not 0 <= row < len(self.data.sites):
            return UNKNOWN
        module, offset = self.data.sites[row]
        path = self.data.modules[module] if 0 <= module < len(self.data.modules) else ""
        return self.sites.get((path, offset), Site(path, offset))

    def as_data(self) -> dict[str, object]:
        in_calls = [
            {
                "routine": self.data.routines[call.routine].name,
                "site": self.site(call.site).label,
                "seconds": self.seconds_of(call),
            }
            for call in self.unfinished
        ]
        return {
            "rank": self.index,
            "label": self.label,
            "host": self.header.host,
            "pid": self.header.process_id,
            "state": self.state,
            "wall": self.wall,
            "mpi": self.mpi,
            "fraction": self.fraction,
            "compute": self.compute,
            "classes": dict(zip(CLASSES, self.class_times, strict=True)),
            "calls": self.header.call_count + len(in_calls),
            "threads": self.threads,
            "unfinished": in_calls,
            "profiler": {"bytes": self.header.memory_bytes, "seconds": self.overhead},
        }


def spread(values: Sequence[float]) -> dict[str, float]:
    """Minimum, mean and maximum over processes."""
    return {"min": min(values), "mean": sum(values) / len(values), "max": max(values)} if values else {}


def places(data: list[ProcessData]) -> set[tuple[str, int]]:
    """The call sites of all processes: module and offset."""
    return {(p.modules[m], offset) for p in data for m, offset in p.sites if 0 <= m < len(p.modules)}


def in_order(data: list[ProcessData], ended: int, sites: dict[tuple[str, int], Site]) -> list[Process]:
    """Processes by rank. Those of a second MPI_COMM_WORLD, as MPI_Comm_spawn makes, follow those of the first; at the
    end are those whose rank is not known."""
    worlds: list[dict[int, ProcessData]] = []
    known = [process for process in data if process.header.world_rank >= 0]
    for process in sorted(known, key=lambda p: (p.origin != "all", p.header.start_realtime)):
        rank = process.header.world_rank
        size = process.header.world_size
        fitting = (w for w in worlds if rank not in w and next(iter(w.values())).header.world_size == size)
        world = next(fitting, None)
        if world is None:
            world = {}
            worlds.append(world)
        world[rank] = process
    several = len(worlds) > 1
    ordered = [
        (p, f"{w}:{rank}" if several else str(rank), w)
        for w, world in enumerate(worlds)
        for rank, p in sorted(world.items())
    ]
    ordered += [(p, f"of process {p.header.process_id}", -1) for p in data if p.header.world_rank < 0]
    return [Process(p, i, label, world, ended, sites) for i, (p, label, world) in enumerate(ordered)]
