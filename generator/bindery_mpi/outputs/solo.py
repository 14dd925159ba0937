"""The files of generated/solo/: what solo declares and the glue above it, a pair of files for each chapter."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bindery_mpi.item import Item
from bindery_mpi.spec.model import Spec, by_chapter
from bindery_mpi.views.c.solo import Glue, glued


@cache
def _glues(spec: Spec) -> dict[str, list[Glue]]:
    return by_chapter(glued(spec), lambda glue: glue.routine)


def headers(spec: Spec) -> Iterable[Item]:
    for chapter, glues in _glues(spec).items():
        supported = [glue for glue in glues if not (glue.is_unsupported or glue.schedule)]
        yield f"solo/{chapter}.h", spec.chapter_file(chapter), {"chapter": chapter, "glues": supported}


def glue(spec: Spec) -> Iterable[Item]:
    for chapter, glues in _glues(spec).items():
        yield f"solo/{chapter}_glue.h", spec.chapter_file(chapter), {"glues": glues}
