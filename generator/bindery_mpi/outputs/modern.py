"""The header-only C++ of bindery::mpi: handles, results, functions."""

from __future__ import annotations

from collections.abc import Iterable

from bindery_mpi.item import Item
from bindery_mpi.spec.model import Spec
from bindery_mpi.views.modern.modern_functions import functions_of
from bindery_mpi.views.modern.modern_handle import handles as modern_handles
from bindery_mpi.views.modern.modern_shorter import range_functions, without_arguments

FOLDER = "modern/include/bindery/mpi"


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
