"""Findings that only all processes together show, after a run: also after a run that was ended, or that crashed."""

from __future__ import annotations

from functools import cache

from bindery_mpi.check.accesses import find_accesses, known_order
from bindery_mpi.check.collectives import differences
from bindery_mpi.check.data import Finding, ProcessLog
from bindery_mpi.check.messages import find_messages
from bindery_mpi.check.overlapping import find_locks, find_overlapping
from bindery_mpi.check.world import World, are_one_world
from bindery_mpi.paths import home
from bindery_mpi.spec.load import load


@cache
def cancelling() -> frozenset[str]:
    """The routines that cancel operations."""
    routines = load(home()[0] / "specs").routines.values()
    return frozenset(r.name for r in routines if any(p.effect == "cancels" for p in r.parameters))


def cancels(log: ProcessLog) -> bool:
    """Whether a process may have taken back sends and receives that it recorded."""
    return not cancelling().isdisjoint(log.routines.values())


def find(processes: list[ProcessLog]) -> list[Finding]:
    if not are_one_world(processes):
        return []
    world = World(processes)
    findings = [result for found in differences(world) for result in found.findings]
    messages = find_messages(world, set())
    if any(not result.related for result in messages):  # messages that are never received
        messages = find_messages(world, {log.rank for log in processes if cancels(log)})
    order = known_order(world)
    windows = [*find_accesses(world, order), *find_overlapping(world, order), *find_locks(world)]
    return findings + messages + windows
