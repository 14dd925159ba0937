"""The sources of the tool kit: facts, calls and entry points in C++."""

from __future__ import annotations

from collections.abc import Iterable

from bindery.item import Item
from bindery.spec.model import Routine, Spec
from bindery.views.tool.tool_call import ToolCall
from bindery.views.tool.tool_source import ToolSource, attribute, info_row

FOLDER = "tool/include/bindery"


def _calls(spec: Spec) -> list[ToolCall]:
    return [ToolCall(p, spec) for p in spec.c_procedures]


def attributes(spec: Spec) -> Iterable[Item]:
    def bits(names: tuple[str, ...], first: int) -> list[str]:
        return [f"{attribute(name)} = 1ull << {bit}," for bit, name in enumerate(names, first)]

    values = {"categories": bits(Routine.CATEGORIES, 0), "completions": bits(Routine.COMPLETIONS, 40)}
    yield f"{FOLDER}/attributes.hpp", "specs/", values


def routines(spec: Spec) -> Iterable[Item]:
    calls = {call.number: call for call in _calls(spec)}
    last = max(calls, default=0)
    rows = [info_row(calls[n]) if n in calls else "{}," for n in range(last + 1)]
    enumerators = [f"{call.stem}{{{n}}}" for n, call in sorted(calls.items())]
    yield f"{FOLDER}/routines.hpp", "specs/", {"enumerators": enumerators, "rows": rows, "last": last}


def calls(spec: Spec) -> Iterable[Item]:
    yield f"{FOLDER}/calls.hpp", "specs/", {"calls": [ToolSource(call) for call in _calls(spec)]}


def entries(spec: Spec) -> Iterable[Item]:
    sources = [ToolSource(call) for call in _calls(spec)]
    names = [f"BND_TOOL_ENTRY_{source.call.name}(X)" for source in sources]
    each = [f"{name} \\" for name in names[:-1]] + names[-1:]
    yield f"{FOLDER}/entries.hpp", "specs/", {"calls": sources, "each": each}


def versions(spec: Spec) -> Iterable[Item]:
    yield f"{FOLDER}/versions.hpp", "specs/", {"calls": [ToolSource(call) for call in _calls(spec)]}


def static_entries(spec: Spec) -> Iterable[Item]:
    yield "tool/src/entries.c", "specs/", {"calls": [ToolSource(call) for call in _calls(spec)]}
