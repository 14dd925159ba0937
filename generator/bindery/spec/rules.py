"""Selects the rules of specs/conversions/ for an argument, and substitutes their variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from bindery.spec.facts import Facts, facts
from bindery.spec.layers import FIRST, LAYERS, file_of_layer
from bindery.spec.mistakes import SpecError
from bindery.spec.model import Parameter, Procedure, Rule, Spec
from bindery.spec.prototypes import Prototypes

# The values of substitution variables, as str() writes them; a function is called if a slot uses the variable.
Value = object
Variables = dict[str, Value]


@dataclass(frozen=True)
class Applied:
    """A rule and its slots with the variables substituted; a slot that the rule lacks is empty."""

    rule: Rule
    slots: dict[str, str]
    values: tuple[Value, ...] = ()  # of the variables that the slots use, in their order

    def __getitem__(self, slot: str) -> str:
        return self.slots.get(slot, "")


@cache
def matching(spec: Spec, layer: str, known: Facts) -> tuple[Rule, ...]:
    """The rules of a layer for an argument of which this is known, in the order of the file. Cached: few sets of facts
    are many arguments'."""
    by_name = vars(known)
    return tuple(
        rule
        for rule in spec.rules
        if rule.layer == layer
        and all(
            by_name[key] in wanted if isinstance(wanted, list) else by_name[key] == wanted
            for key, wanted in rule.match.items()
        )
    )


def apply(spec: Spec, layer: str, procedure: Procedure, p: Parameter, variables: Variables) -> list[Applied]:
    """Every rule of a layer that matches an argument, with its variables substituted. Raises SpecError where none does;
    a rule without slots says that nothing is to be done."""
    known = facts(Prototypes(spec), procedure, p)
    found = matching(spec, layer, known)
    if not found and any(rule.layer == layer for rule in spec.rules):
        raise _unmatched(layer, procedure, p)
    return [_fill(rule, procedure, p, variables) for rule in found if rule.slots]


def select(spec: Spec, layer: str, procedure: Procedure, p: Parameter, variables: Variables) -> Applied:
    """The rule that treats an argument, by the policy of the layer. Raises SpecError where none matches, or two where
    one should."""
    return _fill(rule_for(spec, layer, procedure, p), procedure, p, variables)


def rule_for(spec: Spec, layer: str, procedure: Procedure, p: Parameter) -> Rule:
    """As select(), without substitution."""
    found = matching(spec, layer, facts(Prototypes(spec), procedure, p))
    if len(found) == 1 or (found and LAYERS[layer].policy == FIRST):
        return found[0]
    raise _unmatched(layer, procedure, p, found)


def _unmatched(layer: str, procedure: Procedure, p: Parameter, found: tuple[Rule, ...] = ()) -> SpecError:
    """No rule matches an argument, or several do; one cause for all arguments of a form, array or not."""
    file = f"{procedure.routine.file.split('/')[0]}/{file_of_layer(layer)}"
    names = " and ".join(rule.name for rule in found)
    what = f"{'an array' if p.is_array else 'an argument'} of form '{p.kind.form}' and intent '{p.intent}'"
    wrong = f"{names} both match" if found else f"no rule of layer '{layer}' matches {what}"
    remedy = f"let one of them match less in {file}" if found else f"add one to {file}"
    return SpecError(
        procedure.routine.file, procedure.routine.name, f"parameters.{p.name}", wrong, remedy, (wrong, layer)
    )


def _fill(rule: Rule, procedure: Procedure, p: Parameter, variables: Variables) -> Applied:
    """A rule with its variables substituted."""
    undeclared = set(variables) - LAYERS[rule.layer].variables
    assert not undeclared, f"layer {rule.layer} does not declare {undeclared}"
    try:
        values = _Values(variables)
        slots = {slot: text.format_map(values) for slot, text in rule.slots.items()}
        applied = Applied(rule, slots, tuple(values.used.values()))
    except KeyError as missing:
        raise SpecError(
            rule.file,
            rule.name,
            "slots",
            f"{{{missing.args[0]}}} has no value for {procedure.name}'s {p.name}",
            "let the rule match less, or leave the variable out",
            (rule, missing.args[0]),
        ) from None
    for observer in _observers:
        observer.append((procedure, p, applied))
    return applied


_observers: list[list[tuple[Procedure, Parameter, Applied]]] = []


@contextmanager
def observed() -> Iterator[list[tuple[Procedure, Parameter, Applied]]]:
    """Collects every rule that is applied within the block, for `bindery show`."""
    _observers.append([])
    try:
        yield _observers[-1]
    finally:
        _observers.pop()


class _Values(Mapping[str, str]):
    """Computes a variable where a slot uses it first."""

    def __init__(self, variables: Variables):
        self._variables = variables
        self.used: dict[str, Value] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self.used:
            value = self._variables[name]
            self.used[name] = value() if callable(value) else value
        return str(self.used[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._variables)

    def __len__(self) -> int:
        return len(self._variables)
