"""The header-only C++ of bindery::mpi: handles, results, functions."""

from __future__ import annotations

from collections.abc import Iterable

from bindery.outputs.render import Item
from bindery.spec.model import Procedure, Spec
from bindery.views.modern_function import ModernFunction
from bindery.views.modern_handle import handles as modern_handles
from bindery.views.modern_shorter import range_functions, without_arguments

FOLDER = "cxx/include/bindery/mpi"


def functions_of(spec: Spec) -> list[ModernFunction]:
    """Of every routine of C that the standard still has."""
    return [function for p in spec.procedures for function in functions_for(p, spec)]


def functions_for(procedure: Procedure, spec: Spec) -> list[ModernFunction]:
    """None, or one, of which the template makes the others."""
    routine = procedure.routine
    return [ModernFunction(procedure, spec)] if "c" in routine.dialects and not routine.removed else []


def handles(spec: Spec) -> Iterable[Item]:
    yield f"{FOLDER}/handles.hpp", "specs/", {"handles": modern_handles(spec)}


def results(spec: Spec) -> Iterable[Item]:
    yield f"{FOLDER}/results.hpp", "specs/", {"functions": [f for f in functions_of(spec) if f.has_struct]}


def functions(spec: Spec) -> Iterable[Item]:
    values = {
        "functions": functions_of(spec),
        "range_functions": range_functions,
        "without_arguments": without_arguments,
    }
    yield f"{FOLDER}/functions.inc", "specs/", values
