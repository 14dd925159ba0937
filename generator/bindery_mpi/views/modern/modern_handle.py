"""The types of handles of bindery::mpi."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.conditions import Condition
from bindery_mpi.spec.model import Body, Kind, Spec, version
from bindery_mpi.spec.names import stem
from bindery_mpi.views.modern.modern_form import has

_EVERYWHERE = (2, 2)  # every MPI has handles as old as that


@dataclass(frozen=True)
class ModernHandle:
    kind: Kind
    spec: Spec

    @property
    def name(self) -> str:
        return stem(self.kind.c).lower()

    @property
    def c_type(self) -> str:
        return self.kind.c

    @property
    def brief(self) -> str:
        return self.kind.brief

    @property
    def null(self) -> str:
        return self.kind.null or f"{self.kind.c}{{}}"

    @property
    def condition(self) -> Condition:
        """Which MPIs have the type: those with the oldest routine that uses it; empty if all have it."""
        users = [
            p
            for p in self.spec.c_procedures
            if p.routine.body == Body.FORWARD and self.kind in [q.kind for q in p.parameters]
        ]
        first = min(users, key=lambda p: (version(p.since), p.name), default=None)
        return "" if first is None or version(first.since) <= _EVERYWHERE else has(self.spec, first)


def handles(spec: Spec) -> list[ModernHandle]:
    return [ModernHandle(kind, spec) for kind in spec.kinds.values() if kind.form == "handle"]
