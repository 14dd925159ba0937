"""The cards of routines, from the spec."""

from __future__ import annotations

from bindery_mpi.reference.arguments import arguments_of
from bindery_mpi.reference.card import Card
from bindery_mpi.reference.facts import by_default, classes_of, errors_of, facts_of, threads_of
from bindery_mpi.reference.interfaces import interfaces_of
from bindery_mpi.reference.linked import defects_of, linked_of, presence_of
from bindery_mpi.spec.model import C, Routine, Spec


def cards(spec: Spec) -> tuple[Card, ...]:
    """The card of every routine, in the order of names."""
    return tuple(card_of(spec, spec.routines[name]) for name in sorted(spec.routines))


def card_of(spec: Spec, routine: Routine) -> Card:
    """The card of a routine, with both of its forms."""
    small, *larger = routine.procedures
    large = larger[0] if larger else None
    is_in_c = C.has(routine)
    return Card(
        name=routine.name,
        chapter=routine.chapter,
        category=routine.category,
        brief=routine.brief,
        note=routine.note,
        since=routine.since,
        large_since=large.since if large else "",
        deprecated=routine.deprecated,
        removed=routine.removed,
        successor=routine.successor,
        completion=routine.completion,
        facts=facts_of(spec, small),
        errors=errors_of(spec, small),
        by_default=by_default(small),
        classes=classes_of(small),
        threads=threads_of(small),
        interfaces=tuple(i for procedure in routine.procedures for i in interfaces_of(spec, procedure)),
        arguments=arguments_of(spec, small, large),
        linked=tuple(row for procedure in routine.procedures for row in linked_of(spec, procedure)),
        installed=presence_of(spec, small) if is_in_c else (),
        installed_large=presence_of(spec, large) if is_in_c and large else (),
        defects=defects_of(spec, routine),
        related=_related(spec, routine),
    )


def _related(spec: Spec, routine: Routine) -> tuple[str, ...]:
    """The routine that it is like, and those that are like the same one."""
    origin = routine.like or routine.name
    same = [r.name for r in spec.routines.values() if origin in (r.name, r.like) and r.name != routine.name]
    before = [r.name for r in spec.routines.values() if routine.name in (r.successor, r.large_predecessor)]
    return tuple(sorted({*same, *before}))
