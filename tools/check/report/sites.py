"""Places of processes as files and lines."""

from __future__ import annotations

from collections.abc import Iterable

from bindery_mpi.check.data import Place
from bindery_mpi.launch.symbols import UNKNOWN, Site, resolve


class Sites:
    def __init__(self, places: Iterable[Place | None]):
        self._known = resolve((place.module, place.offset) for place in places if place)

    def at(self, place: Place | None) -> Site:
        return self._known.get((place.module, place.offset), UNKNOWN) if place else UNKNOWN
