"""The rules of specs/conversions/: known facts, slots and variables, and an argument for each rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

from bindery_mpi.spec.facts import FACTS
from bindery_mpi.spec.layer import ALL, FIRST, Layer, Slot
from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.model import Rule, Spec
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.spec.specifics import specifics_of
from bindery_mpi.spec.validate.match import match_mistakes

Layers = Mapping[str, type[Layer]]  # by name


def checked(spec: Spec) -> list[Rule]:
    """The rules to look at: below an overlay, which may leave chapters out or take precedence, those of the overlay."""
    return [rule for rule in spec.rules if len(spec.folders) < 2 or spec.is_overlaid(rule.file)]


def rule_mistakes(spec: Spec, layers: Layers) -> Iterator[SpecError]:
    """Rules that no layer knows, that have an unknown property, slot or variable."""
    for rule in checked(spec):
        for where, wrong, remedy in _mistakes(spec, rule, layers):
            yield SpecError(rule.file, rule.name, where, wrong, remedy)


def idle_rules(spec: Spec, layers: Layers) -> Iterator[SpecError]:
    """Rules that apply to no argument; values in lists that match none, and keys that exclude none."""
    masks, earlier = _masks(spec), dict.fromkeys(layers, 0)
    looked = {(rule.file, rule.name) for rule in checked(spec)}
    for rule in spec.rules:
        found = _matched(masks, rule.match)
        if (rule.file, rule.name) in looked:
            for where, wrong, remedy in _idle(masks, rule, found, earlier[rule.layer]):
                yield SpecError(rule.file, rule.name, where, wrong, remedy)
        if layers[rule.layer].policy == FIRST:
            earlier[rule.layer] |= found


def _idle(masks: Masks, rule: Rule, found: int, earlier: int) -> Iterator[tuple[str, str, str]]:
    """The idle parts of a rule that matches the arguments `found`; earlier rules take those of `earlier`."""
    if not found:
        yield "match", "matches no argument", "correct it, or take the rule out"
        return
    if not found & ~earlier:
        yield "match", "an earlier rule matches wherever this one does", "take one of them out"
        return
    idle = set()
    for key, values in rule.match.items():
        for value in values if isinstance(values, list) else ():
            if not found & masks[key].get(value, 0):
                wrong = f"'{value}' matches no argument that the rest of the rule matches"
                yield f"match.{key}", wrong, "correct it, or take it out"
        rest = {other: wanted for other, wanted in rule.match.items() if other != key}
        if rest and not _matched(masks, rest) & ~found & ~earlier:
            idle.add(key)
    for key in sorted(idle.difference(rule.guards)):
        yield f"match.{key}", "excludes no argument", "take it out, or name it in guards if it should exclude new ones"
    for key in sorted(set(rule.guards) - idle):
        yield "guards", f"'{key}' excludes an argument, or is not in match", "take it out"


# By property and value: a bit for each set of facts that some argument has.
Masks = dict[str, dict[object, int]]


def _masks(spec: Spec) -> Masks:
    masks: Masks = {name: {} for name in FACTS}
    for number, known in enumerate(_all_facts(spec)):
        for key, value in zip(FACTS, known, strict=True):
            masks[key][value] = masks[key].get(value, 0) | 1 << number
    return masks


def _matched(masks: Masks, match: dict[str, Any]) -> int:
    found = -1 if match else sum(masks["form"].values())
    for key, wanted in match.items():
        found &= sum(masks[key].get(value, 0) for value in (wanted if isinstance(wanted, list) else [wanted]))
    return found


def _all_facts(spec: Spec) -> set[tuple[object, ...]]:
    """The facts of each argument, in the order of FACTS."""
    types = Prototypes(spec)
    specifics = (s.procedure for procedure in spec.procedures for s in specifics_of(spec, procedure))
    every = (*spec.procedures, *specifics)
    return {tuple(fact.of(types, call, p) for fact in FACTS.values()) for call in every for p in call.parameters}


def _mistakes(spec: Spec, rule: Rule, layers: Layers) -> Iterator[tuple[str, str, str]]:
    if rule.layer not in layers:
        yield "", f"no layer is called {rule.layer}", "name the file after one of " + ", ".join(sorted(layers))
        return
    layer = layers[rule.layer]
    slots = layer.slots()
    yield from match_mistakes(spec, rule.match)
    for name in slots if rule.slots or layer.policy != ALL else ():
        if slots[name].is_needed and name not in rule.slots:
            yield f"slots.{name}", "missing", f'add {name} = "…"'
    for name in rule.slots:
        if name not in slots:
            yield f"slots.{name}", "unknown slot", "use some of " + ", ".join(slots)
        elif not all(isinstance(line, str) for line in rule.lines(name)):
            yield f"slots.{name}", "neither a text nor a list of texts", 'write "…" or ["…", "…"]'
        elif any("\n" in line for line in rule.lines(name)):
            yield f"slots.{name}", "more than one line", "make it a list of statements, or a function under c/"
        elif isinstance(rule.slots[name], list) and not slots[name].has_lines:
            yield f"slots.{name}", "a list, but the slot is no list of statements", 'write "…"'
        else:
            for line in rule.lines(name):
                yield from _wrong_variables(slots[name], line)


def _wrong_variables(slot: Slot, text: str) -> Iterator[tuple[str, str, str]]:
    try:
        used = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError:
        yield f"slots.{slot.name}", "a brace without its other half", "write {{ or }} for a brace of C"
        return
    for name in used:
        if name not in slot.variables:
            remedy = "use some of " + ", ".join(sorted(slot.variables))
            yield f"slots.{slot.name}", f"unknown variable {{{name}}}", remedy
