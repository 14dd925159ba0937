"""The sources of the tool kit, facts, calls and entry points in C++; what tools write, in C++ and in Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bindery_mpi.item import Item
from bindery_mpi.spec.model import Kind, Routine, Spec
from bindery_mpi.spec.names import stem
from bindery_mpi.views.modern.modern_handle import handles as modern_handles
from bindery_mpi.views.objects import cxx_objects, objects
from bindery_mpi.views.tool.call_roles import object_name
from bindery_mpi.views.tool.record_view import FormatView
from bindery_mpi.views.tool.routine_facts import attribute
from bindery_mpi.views.tool.tool_call import ToolCall

FOLDER = "tool/include/bindery"


def _calls(spec: Spec) -> list[ToolCall]:
    return [ToolCall(p, spec) for p in spec.c_procedures]


def _handle_kinds(spec: Spec) -> list[Kind]:
    return [kind for kind in spec.kinds.values() if kind.form == "handle"]


def attributes(spec: Spec) -> Iterable[Item]:
    def bits(names: Iterable[str], first: int) -> list[str]:
        return [f"{attribute(name)} = 1ull << {bit}," for bit, name in enumerate(names, first)]

    words = {"modes": ("standard", *Routine.MODES), "epochs": Routine.EPOCHS, "positionings": Routine.POSITIONINGS}
    values = {name: [attribute(word) for word in listed] for name, listed in words.items()}
    values["objects"] = [object_name(kind) for kind in _handle_kinds(spec)]
    values |= {"categories": bits(Routine.CATEGORIES, 0), "completions": bits(Routine.COMPLETIONS, 40)}
    yield f"{FOLDER}/attributes.hpp", "specs/", values


def checks(spec: Spec) -> Iterable[Item]:
    """Yields the header with the table of checks."""
    if spec.checks:
        yield f"{FOLDER}/checks.hpp", "specs/checks.toml", {"checks": list(spec.checks.values())}


def reductions(spec: Spec) -> Iterable[Item]:
    """Yields the header with the operations that are defined for each predefined datatype."""
    if spec.datatype_classes:
        yield f"{FOLDER}/reductions.hpp", "specs/reductions.toml", {"classes": list(spec.datatype_classes.values())}


def routines(spec: Spec) -> Iterable[Item]:
    by_number = {call.number: call for call in _calls(spec)}
    calls = [by_number.get(number) for number in range(max(by_number, default=0) + 1)]
    types = [kind.c for kind in _handle_kinds(spec)]
    yield f"{FOLDER}/routines.hpp", "specs/", {"calls": calls, "types": types}


def handles(spec: Spec) -> Iterable[Item]:
    yield f"{FOLDER}/handles.hpp", "specs/", {"handles": modern_handles(spec), "object_name": object_name}


def with_calls(path: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(path, "specs/", {"calls": _calls(spec)})]


def entries(spec: Spec) -> Iterable[Item]:
    """Yields the routines that a tool in an archive may have, with the wrappers that have to come with it."""
    rows = []
    for p in spec.c_procedures:
        callers = [o["object"] for o in (*objects(spec, p), *cxx_objects(spec, p)) if p.name in o["calls"]]
        rows.append("|".join([p.name, stem(p.name), *callers]))
    yield "tool/src/entries.txt", "specs/", {"rows": rows}


def formats(path: str) -> Callable[[Spec], Iterable[Item]]:
    """A file for each format; `path` has {} for its name."""
    return lambda spec: [(path.format(f.name), f.file, {"format": FormatView(f)}) for f in spec.formats.values()]


def record_package(spec: Spec) -> Iterable[Item]:
    """Yields the __init__.py of the package of all formats."""
    return [("records/__init__.py", "specs/records/", {})] if spec.formats else []
