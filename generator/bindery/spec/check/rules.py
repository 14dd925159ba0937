"""The rules of specs/conversions/: known facts, slots and variables, and an argument for each rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from string import Formatter

from bindery.spec.check.match import match_mistakes
from bindery.spec.facts import Facts, facts
from bindery.spec.mistakes import SpecError
from bindery.spec.model import Rule, Spec
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import ALL, FIRST, LAYERS, VARIABLES_OF_SLOTS, Layer, matching
from bindery.spec.specifics import specifics_of


def checked(spec: Spec) -> list[Rule]:
    """The rules to look at: below an overlay, which may leave chapters out or take precedence, those of the overlay."""
    return [rule for rule in spec.rules if len(spec.folders) < 2 or spec.is_overlaid(rule.file)]


def rule_mistakes(spec: Spec) -> Iterator[SpecError]:
    """Rules that no layer knows, that have an unknown property, slot or variable."""
    for rule in checked(spec):
        for where, wrong, remedy in _mistakes(spec, rule):
            yield SpecError(rule.file, rule.name, where, wrong, remedy)


def idle_rules(spec: Spec) -> Iterator[SpecError]:
    """Rules that apply to no argument, and values in lists that match none."""
    applied = _applied(spec)
    for rule in checked(spec):
        found = applied[rule.file, rule.name]
        if not found:
            yield SpecError(rule.file, rule.name, "match", "matches no argument", "correct it, or take the rule out")
        elif LAYERS[rule.layer].policy == FIRST and not any(rules[0] is rule for _, rules in found):
            wrong = "an earlier rule matches wherever this one does"
            yield SpecError(rule.file, rule.name, "match", wrong, "take one of them out")
        for key, values in rule.match.items() if found else ():
            matched = {getattr(each, key) for each, _ in found}
            for value in (v for v in values if v not in matched) if isinstance(values, list) else ():
                wrong = f"'{value}' matches no argument that the rest of the rule matches"
                yield SpecError(rule.file, rule.name, f"match.{key}", wrong, "correct it, or take it out")


def _applied(spec: Spec) -> dict[tuple[str, str], list[tuple[Facts, tuple[Rule, ...]]]]:
    """By file and name of a rule: the facts that it matches, and all rules of its layer that match these."""
    known, found = _all_facts(spec), defaultdict(list)
    for layer in {rule.layer for rule in spec.rules}:
        for each in known:
            rules = matching(spec, layer, each)
            for rule in rules:
                found[rule.file, rule.name].append((each, rules))
    return found


def _all_facts(spec: Spec) -> frozenset[Facts]:
    prototypes = Prototypes(spec)
    specifics = (s.procedure for procedure in spec.procedures for s in specifics_of(spec, procedure))
    every = (*spec.procedures, *specifics)
    return frozenset(facts(prototypes, procedure, p) for procedure in every for p in procedure.parameters)


def _mistakes(spec: Spec, rule: Rule) -> Iterator[tuple[str, str, str]]:
    if rule.layer not in LAYERS:
        yield "", f"no layer is called {rule.layer}", "name the file after one of " + ", ".join(sorted(LAYERS))
        return
    layer = LAYERS[rule.layer]
    yield from match_mistakes(spec, rule.match)
    for slot in layer.needed if rule.slots or layer.policy != ALL else ():
        if slot not in rule.slots:
            yield f"slots.{slot}", "missing", f'add {slot} = "…"'
    for slot in rule.slots:
        if slot not in layer.needed + layer.possible:
            yield f"slots.{slot}", "unknown slot", "use some of " + ", ".join(layer.needed + layer.possible)
        elif not all(isinstance(line, str) for line in rule.lines(slot)):
            yield f"slots.{slot}", "neither a text nor a list of texts", 'write "…" or ["…", "…"]'
        elif any("\n" in line for line in rule.lines(slot)):
            yield f"slots.{slot}", "more than one line", "make it a list of statements, or a function under c/"
        else:
            for line in rule.lines(slot):
                yield from _wrong_variables(slot, line, layer)


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
