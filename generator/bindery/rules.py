"""Which rule of specs/conversions.toml treats which argument: the only place where rules are chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from .model import Parameter, Procedure, Rule, Spec, SpecError
from .prototypes import Prototypes

# The slots of each layer: those a rule must have, and those it may have.
LAYERS = {
    "c": (("refuse_if", "error"), ("wrong", "spoil")),
    "fortran": ((), ("formal", "hidden", "local", "before", "actual", "after", "undo",
                     "when", "quick", "quick_local", "quick_after")),
    "fit": (("formal",), ("first", "check", "before", "actual", "after")),
    "lost": (("formal",), ("after",)),
    "extra": (("first", "actual"), ()),
    "descriptor": (("formal", "actual"), ("local", "before", "after", "when", "quick")),
    "solo": (("formal", "actual"), ()),
    "spoil": (("actual",), ()),
    "call": ((), ("declare", "set", "actual", "saw", "expect", "expect_saw")),
    "wire": ((), ("local", "actual", "record", "answer", "saw", "expect", "expect_saw")),
}
# Calls whose arguments C may look at until the operation completes.
LASTING = ("nonblocking", "persistent")
# What a rule can ask of an argument.
PROPERTIES = ("form", "kind", "intent", "array", "matrix", "pointer", "nullable", "address", "counted", "bounded", "null",
              "minimum", "base", "handshake", "at_root", "state", "none", "holding", "effect",
              "lasting", "layout", "sized", "guarded")


@dataclass(frozen=True)
class Applied:
    """A rule and its slots with the argument's own words filled in; a slot that the rule lacks is empty."""

    rule: Rule
    slots: dict[str, str]

    def __getitem__(self, slot: str) -> str:
        return self.slots.get(slot, "")


def facts(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> tuple[Any, ...]:
    """What is known of an argument, in the order of PROPERTIES."""
    constants = prototypes.spec.constants
    return (p.kind.form, p.kind.name, p.intent, p.is_array, len(p.length) > 1, prototypes.c_is_pointer(p), p.nullable,
            any(constants[name].type.endswith("*") for name in p.special), is_counted(prototypes, procedure, p),
            bool(p.length) and p.length[0] in constants, bool(p.kind.null), p.kind.minimum is not None, p.base == 1,
            bool(p.handshake) or bool(handshake_of(procedure, p)), is_at_root(procedure, p), has_state(procedure),
            bool(none_of(prototypes, procedure, p)), bool(p.holds), effect(p), procedure.routine.completion in LASTING, layout(p),
            is_sized(prototypes, procedure, p), bool(in_place_of(procedure, p)))


def is_sized(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether C's type differs between the small and the large form of the routine."""
    small, large = (prototypes.c_declaration(p, large) for large in (False, True))
    return procedure.routine.large_count and small != large


def in_place_of(procedure: Procedure, p: Parameter) -> str:
    """The buffer that as MPI_IN_PLACE makes an argument meaningless, if there is one: an argument that describes another buffer too, as
    in a reduction, stays significant."""
    described = [q for q in procedure.parameters if q.kind.form == "choice" and p.name in (q.count, q.datatype, q.displacements)]
    return described[0].name if len(described) == 1 and described[0].in_place else ""


def is_at_root(procedure: Procedure, p: Parameter) -> bool:
    """Whether only the root has an argument. Where there are buffers their own rules look at the rank, and asking twice would cost."""
    return p.root_only and not procedure.routine.has_choice and any(q.kind.name == "root" for q in procedure.parameters)


def handshake_of(procedure: Procedure, p: Parameter) -> str:
    """The string whose length goes in and comes out through this argument, if there is one (R123)."""
    return next((q.name for q in procedure.parameters if q.handshake == p.name), "")


def effect(p: Parameter) -> str:
    """What a call does to the operation behind a request; making and freeing the request are such effects, too."""
    if p.kind.name == "request" and (p.freed or p.intent == "out"):
        return "frees" if p.freed else "makes"
    return p.effect


def layout(p: Parameter) -> str:
    """How a choice buffer is laid out: "even" blocks, blocks that are "placed" one by one, or not said ("address")."""
    if p.kind.form != "choice":
        return ""
    return "placed" if p.displacements else "even" if p.count else "address"


def has_state(procedure: Procedure) -> bool:
    """Whether the routine takes a value that its callbacks are given back."""
    return any(q.kind.name.startswith("extra_state") for q in procedure.parameters)


def none_of(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> str:
    """The predefined procedure that stands for none in the place of one of the user's: MPI_CONVERSION_FN_NULL."""
    wanted = prototypes.c_callback(p, procedure.large) if p.callback else ""
    found = (q.name for q in prototypes.spec.predefined.values() if q.does == "convert-nothing" and q.type == wanted)
    return next(found, "")


def is_counted(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether the length of an array stands beside it, as a number passed by value."""
    names = {q.name: q for q in procedure.parameters}
    return bool(p.length) and p.length[0] in names and not prototypes.c_is_pointer(names[p.length[0]])


@cache
def fitting(spec: Spec, layer: str, known: tuple[Any, ...]) -> tuple[Rule, ...]:
    """The rules of a layer for an argument of which this is known, in the order of the file. Few sorts of argument are many."""
    by_name = dict(zip(PROPERTIES, known))
    return tuple(rule for rule in spec.rules if rule.layer == layer and all(
        by_name[key] in wanted if isinstance(wanted, list) else by_name[key] == wanted for key, wanted in rule.match.items()))


def apply(spec: Spec, layer: str, procedure: Procedure, p: Parameter, words: dict[str, Any]) -> list[Applied]:
    """Every rule of a layer that fits an argument, with {word}s replaced."""
    known = facts(Prototypes(spec), procedure, p)
    return [Applied(rule, {slot: text.format(**words) for slot, text in rule.slots.items()})
            for rule in fitting(spec, layer, known)]


def check_rules(spec: Spec, file: str) -> None:
    """Refuse a rule that no layer knows, or that asks for what is not known of an argument."""
    for rule in spec.rules:
        if rule.layer not in LAYERS:
            raise SpecError(file, rule.name, "layer", f"unknown layer '{rule.layer}'", "use one of " + ", ".join(sorted(LAYERS)))
        needed, possible = LAYERS[rule.layer]
        for key in rule.match:
            if key not in PROPERTIES:
                raise SpecError(file, rule.name, f"match.{key}", "not known of an argument", "use some of " + ", ".join(PROPERTIES))
        for slot in needed:
            if slot not in rule.slots:
                raise SpecError(file, rule.name, f"slots.{slot}", "missing", f"add {slot} = \"…\"")
        for slot, text in rule.slots.items():
            if slot not in needed + possible:
                raise SpecError(file, rule.name, f"slots.{slot}", "unknown slot", "use some of " + ", ".join(needed + possible))
            if "\n" in text:
                raise SpecError(file, rule.name, f"slots.{slot}", "more than one line", "make it a function under c/")
