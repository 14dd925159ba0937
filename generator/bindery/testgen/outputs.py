"""What the manifest of outputs renders for the recorder's Fortran callers."""

from __future__ import annotations

from functools import cache
from typing import Callable, Iterable

from bindery.testgen.fortran_caller import Call
from bindery.views.catalogue import described, written
from bindery.spec.model import Spec, by_chapter
from bindery.outputs.render import Item
from bindery.testgen.sentinel_caller import SpecialCall, special_calls
from bindery.testgen.fallback_caller import supplied_calls


@cache
def _calls(spec: Spec, dialect: str) -> dict[str, list[Call]]:
    """The calls of the wrappers of a dialect, by chapter."""
    old = [wrapper for wrapper in written(spec) if wrapper.is_old and "mpifh" in wrapper.procedure.routine.dialects]
    f08 = [wrapper for wrapper in written(spec) if wrapper.is_f08] + list(described(spec))
    wrappers = sorted(old if dialect == "mpifh" else f08, key=lambda w: w.name)
    calls = (
        [Call(w, dialect) for w in wrappers]
        if dialect != "fallback"
        else [c for w in wrappers for c in supplied_calls(w)]
    )
    return by_chapter(calls, lambda call: call.wrapper.procedure.routine)


_CALL_DIALECTS = {
    "mpifh": ["use rec_dialect"],
    "f08": ["use mpi_f08"],
    "fallback": ["use mpi_f08"],
}  # and what a caller uses


def call_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for dialect, modules in _CALL_DIALECTS.items():
            for chapter, calls in _calls(spec, dialect).items():
                rows = [f'{{"{call.title}", call_{call.identifier}, 0}},' for call in calls]
                yield (
                    f"test/fortran_caller/{dialect}/{chapter}.{ending}",
                    spec.chapter_file(chapter),
                    {"chapter": chapter, "calls": calls, "rows": rows, "modules": modules},
                )

    return items


@cache
def _special_calls(spec: Spec, dialect: str) -> dict[str, list[SpecialCall]]:
    """What the dialects of a target's own routines do with special addresses; what stands in does the same."""
    if dialect == "fallback":
        return {}
    found = {
        chapter: [special for call in calls for special in special_calls(call)]
        for chapter, calls in _calls(spec, dialect).items()
    }
    return {chapter: calls for chapter, calls in found.items() if calls}


def special_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for dialect, modules in _CALL_DIALECTS.items():
            for chapter, calls in _special_calls(spec, dialect).items():
                rows = [f'{{"{call.name}", {call.subroutine}, 0}},' for call in calls]
                yield (
                    f"test/fortran_caller/{dialect}-sentinel/{chapter}.{ending}",
                    spec.chapter_file(chapter),
                    {
                        "chapter": chapter,
                        "specials": calls,
                        "rows": rows,
                        "modules": modules,
                        "header": [] if dialect == "f08" else ["include 'mpif.h'"],
                    },
                )

    return items


def call_lists(spec: Spec) -> Iterable[Item]:
    for dialect in _CALL_DIALECTS:
        lines = [call.expected for calls in _calls(spec, dialect).values() for call in calls]
        yield f"test/fortran_caller/{dialect}/expected.txt", "specs/", {"lines": lines}
        lines = [call.expected for calls in _special_calls(spec, dialect).values() for call in calls]
        if lines:
            yield f"test/fortran_caller/{dialect}-sentinel/expected.txt", "specs/", {"lines": lines}


def call_chapters(spec: Spec) -> Iterable[Item]:
    for dialect in _CALL_DIALECTS:
        for folder, calls in {
            dialect: _calls(spec, dialect),
            f"{dialect}-sentinel": _special_calls(spec, dialect),
        }.items():
            lines = [f"REC_CHAPTER({c.replace('-', '_')})" for c in calls]
            if lines or folder == dialect:
                yield f"test/fortran_caller/{folder}/chapters.inc", "specs/", {"lines": lines}
