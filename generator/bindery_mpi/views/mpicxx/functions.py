"""Which functions the MPI-2 C++ bindings have, for all outputs that declare, define or list them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from bindery_mpi.spec.model import Procedure, Spec
from bindery_mpi.views.mpicxx.method import CxxFunction


@cache
def functions(spec: Spec) -> tuple[CxxFunction, ...]:
    """Every function, class by class, those of the namespaces last."""
    order = [*spec.classes, ""]
    found = [f for p in spec.c_procedures for f in functions_of(spec, p)]
    return tuple(sorted(found, key=lambda f: order.index(f.class_name)))


def functions_of(spec: Spec, procedure: Procedure) -> Iterator[CxxFunction]:
    """The functions of a procedure: each method, and its overloads."""
    for method in procedure.routine.cxx:
        yield from (CxxFunction(procedure, method, (), names, spec) for names in _functions_of_c(spec, procedure))
        statuses = [p.name for p in procedure.parameters if p.kind.role == "status" and p.intent == "out"]
        for omitted in [*([statuses] if statuses else []), *method.overloads]:
            yield CxxFunction(procedure, method, tuple(omitted), (), spec)


def _functions_of_c(spec: Spec, procedure: Procedure) -> list[tuple[str, ...]]:
    """Each choice of callbacks that can be functions of C: none of them first."""
    names = [p.name for p in procedure.parameters if p.callback and spec.callbacks[p.callback].cxx_or_c]
    return [chosen for n in range(len(names) + 1) for chosen in combinations(names, n)]
