"""Choice buffers, and arguments that name others."""

from __future__ import annotations

from collections.abc import Callable

from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import Parameter
from bindery_mpi.spec.validate.argument import Argument
from bindery_mpi.spec.validate.common import Mistakes, known_constant, one_of
from bindery_mpi.spec.validate.lengths import check_size

_PEER_ROLES = ("rank", "root")
_BUFFER_FIELDS = ("count", "datatype", "displacements", "blocks", "peer", "tag", "in_place")
_FITTING: dict[str, tuple[Callable[[Parameter], bool], str]] = {
    "datatype": (lambda q: q.kind.role == "datatype", "of kind datatype"),
    "displacements": (lambda q: q.kind.form == "number" and q.is_array, "an array of numbers"),
    "peer": (lambda q: q.kind.role in _PEER_ROLES and not q.is_array, "of kind " + " or ".join(_PEER_ROLES)),
    "tag": (lambda q: q.kind.role == "tag", "of kind tag"),
    "inout_length": (lambda q: q.kind.role == "string_length" and q.intent == "inout", "an inout string_length"),
    "written_if": (lambda q: q.kind.form == "logical" and q.intent == "out" and not q.is_array, "an output logical"),
}


def check_buffer(a: Argument) -> Mistakes:
    """Mistakes in what a choice buffer says of its neighbours."""
    p = a.p
    if p.kind.form != "choice":
        for field in _BUFFER_FIELDS:
            if getattr(p, field):
                yield a.at.fail(field, "not a choice buffer", "leave it out")
        return
    if p.count and not p.datatype:
        yield a.at.fail("datatype", "missing, though there is a count", "name the datatype of the elements")
    if p.count and not p.peer and any(q.kind.role == "rank" and q.is_input for q in a.owner.parameters):
        yield a.at.fail(
            "peer", "missing, though there is a rank", "name the process that the buffer goes to or comes from"
        )
    if not p.count and (p.datatype or p.blocks or p.displacements):
        yield a.at.fail("count", "missing", "say how many elements the buffer has")
    if p.blocks:
        yield from check_size(a, "blocks", p.blocks)
    counts = a.names.get(str(p.count))
    if counts and counts.is_array:
        if not p.displacements:
            yield a.at.fail(
                "displacements", f"missing, though '{p.count}' is an array", "name the displacements of the blocks"
            )
    elif p.count:
        yield from check_size(a, "count", p.count)
    if p.in_place:
        yield from one_of(a.at, "in_place", p.in_place, Parameter.IN_PLACE)
        if p.in_place == "root" and not any(q.kind.role == "root" for q in a.owner.parameters):
            yield a.at.fail("in_place", "there is no root", 'write in_place = "all"')


def check_references(a: Argument) -> Mistakes:
    for field, (fits, words) in _FITTING.items():
        name = getattr(a.p, field)
        if not name:
            continue
        constant = a.spec.constants.get(name)
        if field == "datatype" and constant and name not in a.names:
            if constant.type != a.spec.kinds["datatype"].c:
                yield a.at.fail(field, f"{name} is not a datatype", "name one")
        elif name not in a.names:
            yield a.at.fail(field, f"'{name}' is no parameter", closest(name, a.names))
        elif not fits(a.names[name]):
            yield a.at.fail(field, f"'{name}' does not fit", f"name a parameter that is {words}")
    if a.p.inout_length and (a.p.kind.form != "string" or not a.p.is_output):
        yield a.at.fail("inout_length", "not an output string", "leave it out")
    if a.p.written_if and not a.p.is_output:
        yield a.at.fail("written_if", "not an output", "leave it out")


def check_special(a: Argument) -> Mistakes:
    for name in a.p.special:
        if name not in a.spec.constants:
            yield from known_constant(a.at, "special", name, a.spec)
        elif a.spec.constants[name].is_address != a.passes_address:
            words = ("a value", "an address") if a.passes_address else ("an address", "a value")
            yield a.at.fail("special", f"{name} is {words[0]}", f"name a constant that is {words[1]}")
