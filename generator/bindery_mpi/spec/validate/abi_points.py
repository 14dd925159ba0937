"""Rules for specs/fortran_abi.toml."""

from __future__ import annotations

import dataclasses

from bindery_mpi.spec.mistakes import Place
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.validate.common import Mistakes, file_of

_MAY_BE_EMPTY = ("standard", "open")
_WORDS = ("name", "title", "section")


def abi_points(spec: Spec) -> Mistakes:
    for point in spec.abi_points.values():
        at = Place(file_of(spec, "fortran_abi.toml"), point.name)
        for field, text in dataclasses.asdict(point).items():
            if not text and field not in _MAY_BE_EMPTY:
                yield at.fail(field, "empty", "say it in a sentence, or that there is none")
            elif text and field not in _WORDS and not text.endswith("."):
                yield at.fail(field, "no sentence", "end it with a full stop")
            if "|" in text:
                yield at.fail(field, "has a | in it, which tables use", "write it otherwise")
        if not point.standard and not point.open:
            yield at.fail("open", "empty, though the standard says nothing", "say what it leaves open")
