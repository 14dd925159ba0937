"""The rules of specs/conversions/ match these facts about an argument."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from bindery_mpi.spec.expressions import Const, Ref
from bindery_mpi.spec.model import Kind, Parameter, Procedure
from bindery_mpi.spec.prototypes import Prototypes

EFFECTS = ("", "makes", "frees", "synchronizes", *Parameter.EFFECTS)
COMPLETE_AT_ORIGIN = ("unlock", "flush", "flush-local")  # what leaves accesses complete where nobody else sees it
LAYOUTS = ("", "single_count", "counts_and_displacements", "address")
# The facts that are words, and which words they may be; a kind is one of the spec.
WORDS: dict[str, Collection[str]] = {
    "form": Kind.FORMS,
    "kind": (),
    "intent": Parameter.INTENTS,
    "effect": EFFECTS,
    "layout": LAYOUTS,
}


def is_named(p: Parameter) -> bool:
    """Whether the values are, or some may be, named constants: of ranks and tags, where the spec says so."""
    return bool(p.family) and bool(p.kind.minimum is None or p.special or p.named)


def grows(p: Parameter) -> bool:
    """Whether the large form of a routine has a wider number."""
    return p.kind.form == "number" and bool(p.kind.c_large)


def measured_by(procedure: Procedure, p: Parameter) -> list[Parameter]:
    """The arrays whose length an argument is, unless a constant may stand for them; strings that C fills come first."""
    if p.intent == "out":
        return []
    return [
        q
        for q in procedure.parameters
        if q.inout_length == p.name
        or (q.is_array and not q.special and q.kind.form != "argv" and q.length[0] == Ref(p.name))
    ]


def is_length_of_returned(procedure: Procedure, p: Parameter) -> bool:
    """Whether the call says the length of a string whose greatest length is a constant."""
    return p.intent == "out" and p.kind.role == "string_length" and any(map(_has_greatest_length, procedure.parameters))


def _has_greatest_length(p: Parameter) -> bool:
    return p.kind.form == "string" and p.is_output and isinstance(p.length[0], Const)


def reduced_datatype(procedure: Procedure) -> str:
    """The datatype of the elements that the routine combines, if it has an operation."""
    return next((q.datatype for q in procedure.parameters if q.datatype), "")


def is_sized(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether C's type differs between the small and the large form of the routine."""
    if not procedure.routine.large_count or p.kind.form == "varargs":
        return False
    return prototypes.c_base(p, False) != prototypes.c_base(p, True)


def in_place_of(procedure: Procedure, p: Parameter) -> str:
    """The buffer for which MPI_IN_PLACE makes an argument insignificant, if there is one. An argument that describes
    another buffer too, as in a reduction, stays significant."""
    buffers = [q for q in procedure.parameters if q.is_described_by(p.name)]
    return buffers[0].name if len(buffers) == 1 and buffers[0].in_place else ""


def is_at_root(procedure: Procedure, p: Parameter) -> bool:
    """Whether a rule tests for the root on behalf of an argument that only the root has. The rules of buffers do so
    themselves, and a second test would cost."""
    return p.root_only and not procedure.routine.has_choice and bool(procedure.with_role("root"))


def string_of_length(procedure: Procedure, p: Parameter) -> str:
    """The string whose INOUT length this argument is, if any (R123)."""
    return next((q.name for q in procedure.parameters if q.inout_length == p.name), "")


def effect(procedure: Procedure, p: Parameter) -> str:
    """The effect of a call on the operation behind a request, or on those of a window; making and freeing the request
    are such effects, too."""
    if p.kind.role == "window" and procedure.routine.epoch in COMPLETE_AT_ORIGIN:
        return "synchronizes"
    if p.kind.role == "request" and (p.freed or p.intent == "out"):
        return "frees" if p.freed else "makes"
    return p.effect


def layout(p: Parameter) -> str:
    """How a choice buffer is laid out: one count for all, counts and displacements of blocks, or an "address" alone."""
    if p.kind.form != "choice":
        return ""
    if p.displacements:
        return "counts_and_displacements"
    return "single_count" if p.count else "address"


def has_extra_state(procedure: Procedure) -> bool:
    """Whether the routine takes a value that its callbacks are given back."""
    return bool(procedure.with_role("extra_state"))


def null_procedure_of(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> str:
    """The predefined procedure that means none: MPI_CONVERSION_FN_NULL."""
    wanted = prototypes.c_callback(p, procedure.large) if p.callback else ""
    found = (q.name for q in prototypes.spec.predefined.values() if q.does == "convert-nothing" and q.type == wanted)
    return next(found, "")


def is_counted(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether the length of an array is another argument, passed by value."""
    length = next((q for q in procedure.parameters if p.length and q.name == str(p.length[0])), None)
    return length is not None and not prototypes.c_is_pointer(length)


class Fact(NamedTuple):
    """A fact: a sentence that explains it to readers of the spec, and the function that finds it."""

    brief: str
    of: Callable[[Prototypes, Procedure, Parameter], str | bool]


# The facts of an argument, by the key in `match`: a word where WORDS has the key, else true or false.
FACTS: dict[str, Fact] = {
    "form": Fact("How it is passed: the `form` of its kind.", lambda types, call, p: p.kind.form),
    "kind": Fact("Its kind, an entry of kinds.toml.", lambda types, call, p: p.kind.name),
    "intent": Fact("Whether the call reads it, writes it, or both.", lambda types, call, p: p.intent),
    "array": Fact("Whether it is an array.", lambda types, call, p: p.is_array),
    "matrix": Fact("Whether it is an array of two dimensions.", lambda types, call, p: len(p.length) > 1),
    "pointer": Fact("Whether C passes a pointer.", lambda types, call, p: types.c_is_pointer(p)),
    "nullable": Fact("Whether a null handle, or a null pointer, is legal.", lambda types, call, p: p.nullable),
    "address": Fact(
        "Whether one of its special values is an address, such as MPI_STATUS_IGNORE.",
        lambda types, call, p: any(types.spec.constants[name].is_address for name in p.special),
    ),
    "counted": Fact("Whether the length of an array is another argument, passed by value.", is_counted),
    "bounded": Fact(
        "Whether its length is a constant.",
        lambda types, call, p: bool(p.length) and str(p.length[0]) in types.spec.constants,
    ),
    "null": Fact("Whether its kind has a null handle.", lambda types, call, p: bool(p.kind.null)),
    "minimum": Fact("Whether its kind has a least legal value.", lambda types, call, p: p.kind.minimum is not None),
    "base": Fact("Whether Fortran counts it from 1.", lambda types, call, p: p.base == 1),
    "inout_length": Fact(
        "Whether it is a string with an inout length, or such a length.",
        lambda types, call, p: bool(p.inout_length) or bool(string_of_length(call, p)),
    ),
    "attribute_key": Fact(
        "Whether it is the key of an attribute.", lambda types, call, p: p.kind.role == "attribute_key"
    ),
    "at_root": Fact(
        "Whether a rule has to ask for the root because the root alone has it.",
        lambda types, call, p: is_at_root(call, p),
    ),
    "extra_state": Fact(
        "Whether the routine takes a value for its callbacks.", lambda types, call, p: has_extra_state(call)
    ),
    "null_procedure": Fact(
        "Whether a predefined procedure means that there is none.",
        lambda types, call, p: bool(null_procedure_of(types, call, p)),
    ),
    "holding": Fact(
        "Whether it is a size that has room for elements: the field `holds`.", lambda types, call, p: bool(p.holds)
    ),
    "effect": Fact(
        "What the call does to the operation behind a request, or to those of a window.",
        lambda types, call, p: effect(call, p),
    ),
    "lasting": Fact(
        "Whether C may read it until the operation completes.", lambda types, call, p: call.routine.is_lasting
    ),
    "layout": Fact("How a choice buffer is laid out.", lambda types, call, p: layout(p)),
    "sized": Fact("Whether its type in C differs between the small and the large form.", is_sized),
    "guarded": Fact(
        "Whether MPI_IN_PLACE or another argument can make it meaningless.",
        lambda types, call, p: bool(in_place_of(call, p) or p.ignored_if),
    ),
    "substituted": Fact(
        "Whether another handle may be passed in its place over the standard ABI.",
        lambda types, call, p: p.kind.substituted,
    ),
    "decoded": Fact("Whether the call tells how this datatype was made.", lambda types, call, p: p.decoded),
    "reduces": Fact(
        "Whether it is the operation that combines elements of the call.",
        lambda types, call, p: p.kind.role == "operation" and bool(reduced_datatype(call)),
    ),
    "special": Fact("Whether some values have a meaning of their own.", lambda types, call, p: bool(p.special)),
    "uncertain": Fact(
        "Whether it can be left unwritten or be null.", lambda types, call, p: bool(p.written_if) or p.nullable
    ),
    "measures": Fact(
        "Whether it is the length of arrays or strings of the call.", lambda types, call, p: bool(measured_by(call, p))
    ),
    "length_of_returned": Fact(
        "Whether it tells the length of a string whose greatest length is a constant.",
        lambda types, call, p: is_length_of_returned(call, p),
    ),
    "family": Fact("Whether its values are, or may be, named constants.", lambda types, call, p: is_named(p)),
}
