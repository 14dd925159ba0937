"""Checks of routines and of callbacks alike."""

from __future__ import annotations

import re
from collections import Counter

from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Callback, Routine, Spec
from bindery_mpi.spec.validate.argument import Argument
from bindery_mpi.spec.validate.common import Mistakes, check_brief, check_dialects, check_life
from bindery_mpi.spec.validate.parameters import PARAMETER_RULES

_NAME = re.compile(r"MPIX?_[A-Za-z0-9_]+")


def check_procedure(at: Place, entry: Routine | Callback, spec: Spec) -> Mistakes:
    """Mistakes that routines and callbacks can both have."""
    if not _NAME.fullmatch(entry.name):
        yield at.fail("", "not a name of MPI", "start it with MPI_")
    yield from check_brief(at, entry.brief)
    yield from check_life(at, entry)
    yield from check_dialects(at, entry)
    if entry.returns not in spec.kinds:
        yield at.fail("returns", f"unknown kind '{entry.returns}'", closest(entry.returns, spec.kinds))
        return
    names = [p.name for p in entry.parameters]
    for name, times in Counter(names).items():
        if times > 1:
            yield at.fail(f"parameters.{name}", f"there {times} times", "give each parameter a name of its own")
    if entry.ierror and entry.ierror_name in names:
        yield at.fail("ierror_name", f"'{entry.ierror_name}' is a parameter", "use another name")
    large = entry.procedures[-1]
    for p in entry.parameters:
        argument = Argument(spec, entry, large, p)
        for rule in PARAMETER_RULES:
            yield from rule(argument)
