"""The rules of specs/conversions/: known facts, slots and variables, and an argument for each rule."""

from __future__ import annotations

from string import Formatter
from typing import Iterator

from bindery.spec.facts import PROPERTIES, Facts, facts
from bindery.spec.layers import FIRST, LAYERS, VARIABLES_OF_SLOTS, Layer
from bindery.spec.model import Rule, Spec, SpecError
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import matching


def check_rules(spec: Spec) -> None:
    """Refuse a rule that no layer knows, that asks for an unknown fact or variable, or that applies to no argument."""
    for rule in spec.rules:
        for where, wrong, remedy in _mistakes(rule):
            raise SpecError(rule.file, rule.name, where, wrong, remedy)
    known = _all_facts(spec)
    for rule in spec.rules:
        found = [matching(spec, rule.layer, each) for each in known]
        if not any(rule in rules for rules in found):
            raise SpecError(rule.file, rule.name, "match", "matches no argument", "correct it, or take the rule out")
        if LAYERS[rule.layer].policy == FIRST and not any(rules[:1] == (rule,) for rules in found):
            raise SpecError(
                rule.file, rule.name, "match", "an earlier rule matches wherever this one does", "take one of them out"
            )


def _all_facts(spec: Spec) -> frozenset[Facts]:
    prototypes = Prototypes(spec)
    return frozenset(facts(prototypes, procedure, p) for procedure in spec.procedures for p in procedure.parameters)


def _mistakes(rule: Rule) -> Iterator[tuple[str, str, str]]:
    if rule.layer not in LAYERS:
        yield "", f"no layer is called {rule.layer}", "name the file after one of " + ", ".join(sorted(LAYERS))
        return
    layer = LAYERS[rule.layer]
    for key in rule.match:
        if key not in PROPERTIES:
            yield f"match.{key}", "not known of an argument", "use some of " + ", ".join(PROPERTIES)
    for slot in layer.needed:
        if slot not in rule.slots:
            yield f"slots.{slot}", "missing", f'add {slot} = "…"'
    for slot, text in rule.slots.items():
        if slot not in layer.needed + layer.possible:
            yield f"slots.{slot}", "unknown slot", "use some of " + ", ".join(layer.needed + layer.possible)
        elif "\n" in text:
            yield f"slots.{slot}", "more than one line", "make it a function under c/"
        else:
            yield from _wrong_variables(slot, text, layer)


def _wrong_variables(slot: str, text: str, layer: Layer) -> Iterator[tuple[str, str, str]]:
    possible = VARIABLES_OF_SLOTS.get(slot, layer.variables)
    try:
        used = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError:
        yield f"slots.{slot}", "a brace without its other half", "write {{ or }} for a brace of C"
        return
    for name in used:
        if name not in possible:
            yield f"slots.{slot}", f"unknown variable {{{name}}}", "use some of " + ", ".join(sorted(possible))
