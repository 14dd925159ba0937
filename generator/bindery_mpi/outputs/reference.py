"""The manual pages of routines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bindery_mpi.item import Item
from bindery_mpi.reference.cards import card_of
from bindery_mpi.reference.roff import pages
from bindery_mpi.spec.layer import unobserved
from bindery_mpi.spec.model import Routine, Spec
from bindery_mpi.spec.model.routine import by_chapter


def manual(spec: Spec) -> Iterable[Item]:
    """The pages of a chapter are one file: its pages are cut when they are installed."""
    routines = sorted(spec.routines.values(), key=lambda r: r.name)
    for chapter, listed in by_chapter(routines, lambda r: r).items():
        yield f"man/{chapter}.txt", spec.chapter_file(chapter), {"pages": partial(_text, spec, listed)}


def _text(spec: Spec, routines: list[Routine]) -> str:
    with unobserved():
        return pages(card_of(spec, routine) for routine in routines)
