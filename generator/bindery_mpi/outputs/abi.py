"""The files of generated/abi/: the functions under the entry points of the standard ABI, over another MPI."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bindery_mpi.item import Item
from bindery_mpi.spec.model import Spec, by_chapter
from bindery_mpi.views.abi.native_call import native_calls
from bindery_mpi.views.abi.table import NativeTable


def once(path: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(path, "specs/", {"table": NativeTable(spec)})]


def calls(spec: Spec) -> Iterable[Item]:
    for chapter, found in by_chapter(native_calls(spec), lambda call: call.procedure.routine).items():
        yield f"abi/{chapter}.c", spec.chapter_file(chapter), {"calls": found}
