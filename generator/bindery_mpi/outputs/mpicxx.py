"""The MPI-2 C++ bindings: headers, and a source for each function, constant and class; none without classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bindery_mpi.item import Item, source_of
from bindery_mpi.spec.model import Spec
from bindery_mpi.views.mpicxx.classes import Class, classes, guarded, type_names
from bindery_mpi.views.mpicxx.constants import constants
from bindery_mpi.views.mpicxx.functions import functions

HEADERS = "mpicxx/include/bindery/mpicxx"


def methods(spec: Spec) -> Iterable[Item]:
    for function in functions(spec):
        yield f"mpicxx/method/{function.file_stem}.cpp", source_of(function.procedure.routine), {"function": function}


def constant_files(spec: Spec) -> Iterable[Item]:
    if not spec.classes:
        return
    for constant in constants(spec):
        if not constant.is_number:
            yield f"mpicxx/constant/{constant.name}.cpp", constant.file, {"constant": constant}


def class_files(spec: Spec) -> Iterable[Item]:
    for cls in _virtual(spec):
        yield f"mpicxx/class/{cls.name}.cpp", source_of(cls.definition), {"cls": cls}


def _virtual(spec: Spec) -> list[Class]:
    return [cls for cls in classes(spec) if cls.definition.virtual]


def all_headers(spec: Spec) -> Iterable[Item]:
    if not spec.classes:
        return
    values = {"forward": [*spec.classes, "Exception"], "types": type_names(spec)}
    yield f"{HEADERS}/mpicxx.h", "specs/", values


def namespace(name: str) -> Callable[[Spec], Iterable[Item]]:
    """The header of the classes and functions of MPI:: or PMPI::."""

    def items(spec: Spec) -> Iterable[Item]:
        if not spec.classes:
            return
        plain = [f for f in functions(spec) if not f.class_name]
        values = {
            "classes": classes(spec),
            "functions": guarded(plain, virtual=False),
            "types": [t for t in type_names(spec) if not t.name.scope],
            "forward": list(spec.classes),
        }
        yield f"{HEADERS}/{name}.h", "specs/", values

    return items


def constant_header(spec: Spec) -> Iterable[Item]:
    if not spec.classes:
        return
    yield f"{HEADERS}/constants.h", "specs/constants.toml", {"constants": constants(spec)}


def access(spec: Spec) -> Iterable[Item]:
    if not spec.classes:
        return
    roots = [cls for cls in classes(spec) if not cls.base]
    named = [c for c in constants(spec) if c.fallback]
    yield f"{HEADERS}/access.h", "specs/mpicxx.toml", {"classes": roots, "named": named}


def sources(spec: Spec) -> Iterable[Item]:
    if not spec.classes:
        return
    objects = [c for c in constants(spec) if not c.is_number]
    yield (
        "mpicxx/sources.cmake",
        "specs/",
        {
            "methods": [f"{f.file_stem}.cpp" for f in functions(spec)],
            "constants": [f"{c.name}.cpp" for c in objects],
            "classes": [f"{cls.name}.cpp" for cls in _virtual(spec)],
            "conditions": sorted({f.condition for f in functions(spec)} - {""}),
            "constant_conditions": sorted({c.probed for c in constants(spec)} - {""}),
        },
    )
