"""Which object defines which symbols, and which routine of the layer below each calls (R7)."""

from __future__ import annotations

import json
from typing import Any

from bindery_mpi.spec.model import FORTRAN, Procedure, Spec
from bindery_mpi.spec.names import fortran_specifics, link_name
from bindery_mpi.views.fortran.sentinels import Sentinels, SentinelSet
from bindery_mpi.views.objects import cxx_objects, objects
from bindery_mpi.views.tool.tool_call import ToolCall


def manifest(spec: Spec) -> dict[str, Any]:
    """Routine -> facts, names, roles, objects with their symbols and what they call; kind of MPI -> data symbols."""
    return {
        "about": "Each object of Bindery's libraries: what it defines and what it calls one layer below.",
        "fallback": 'What an object calls over an MPI that lacks what "calls" names.',
        "also": "Further symbols of an object over an MPI, for programs compiled with that MPI's own mpi_f08.",
        "over": "The only MPIs with an object that is for programs compiled with their own mpi_f08.",
        "cxx": "The objects of the C++ bindings: the function that each defines, and what it calls.",
        "implementation": "PREFIX is the prefix of the implementation's functions (BND_PREFIX).",
        "data": data_symbols(spec),
        "routines": {p.name: _routine(spec, p) for p in spec.procedures},
    }


def _routine(spec: Spec, p: Procedure) -> dict[str, Any]:
    specifics = {dialect.name: list(fortran_specifics(p, dialect)) for dialect in FORTRAN}
    return {
        "chapter": p.routine.chapter,
        "class": p.routine.category,
        "since": p.since,
        **({"callable_before_init": True} if p.routine.any_time else {}),
        "specifics": {dialect: names for dialect, names in specifics.items() if names},
        "roles": roles(ToolCall(p, spec)),
        **({"cxx": found} if (found := cxx_objects(spec, p)) else {}),
        "objects": objects(spec, p),
    }


def roles(call: ToolCall) -> dict[str, str]:
    """The argument that has each role; a role whose value is computed, such as a sum of counts, is left out."""
    return {a.role: a.argument for a in call.accessors if a.argument}


def data_symbols(spec: Spec) -> dict[str, Any]:
    """The symbol of each constant known by its address, over each kind of MPI and with Bindery's own blocks."""
    return {each.name: dict(sorted(_constants(each).items())) for each in Sentinels(spec).sets}


def _constants(each: SentinelSet) -> dict[str, dict[str, Any]]:
    """mpif.h and mpi have one symbol; `after` are the constants that its block stores first. Where mpi_f08 has a second
    one, for objects compiled with the MPI's own module, it is `f08_module` and a variable there."""
    blocks = {name: inside for inside in each.blocks.blocks.values() for name in inside}
    found: dict[str, dict[str, Any]] = {}
    for address in each.addresses:
        row = found.setdefault(address.constant, {})
        symbol = link_name(address.symbol) if address.whose == "OURS" else address.symbol
        if address.whose == "MODULE":
            row["f08_module"] = each.blocks.f08_module
        elif address.is_f08:
            row["f08"] = symbol
        else:
            before = blocks.get(address.constant, [])[: len(address.before)]
            row |= {"mpi": symbol, **({"after": before} if before else {})}
    return found


def as_text(data: dict[str, Any]) -> str:
    """JSON with a line for each object, so that a change is a few lines."""
    lines = [f" {_line(key)}: {_line(data[key])}," for key in data if isinstance(data[key], str)]
    lines += [' "data": {', *_rows(data["data"], "  "), " },", ' "routines": {']
    lines += [",\n".join(_block(name, facts) for name, facts in data["routines"].items()), " }"]
    return "\n".join(["{", *lines, "}"])


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(data: dict[str, Any], indent: str) -> list[str]:
    return [",\n".join(f"{indent}{_line(key)}: {_line(value)}" for key, value in data.items())] if data else []


def _block(name: str, facts: dict[str, Any]) -> str:
    *head, _ = facts
    first = ", ".join(f"{_line(key)}: {_line(facts[key])}" for key in head)
    below = ",\n".join(f"   {_line(item)}" for item in facts["objects"])
    return f'  {_line(name)}: {{{first}, "objects": [\n{below}]}}'
