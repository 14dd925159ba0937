"""The layers of rules under specs/conversions/, a file each, with a policy, slots and substitution variables; which
rules treat an argument, with their variables substituted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from bindery.spec.declarations import CDeclaration, parse_declaration
from bindery.spec.facts import Facts, facts
from bindery.spec.mistakes import SpecError
from bindery.spec.model import Parameter, Procedure, Rule, Spec, label_of
from bindery.spec.prototypes import Prototypes

# How many rules of a layer apply to an argument: all that match, and at least one, which without slots says that there
# is nothing to do; the first of them in its file; or exactly one.
ALL, FIRST, ONE = "all", "first", "one"


@dataclass(frozen=True)
class Layer:
    """How many rules of a layer apply to an argument, which slots they have, and which variables the slots may use."""

    policy: str
    needed: tuple[str, ...]  # the slots that a rule must have, be they empty
    possible: tuple[str, ...]  # and those it may have
    variables: frozenset[str]


def _layer(policy: str, needed: str, possible: str, variables: str) -> Layer:
    return Layer(policy, tuple(needed.split()), tuple(possible.split()), frozenset(variables.split()))


_WRAPPER = (
    "name type upper fortran_type fortran_const handle null trim length count written_count string "
    "is_written sentinels target release_earlier partitions callbacks extra_state keyval flag object callback "
    "null_procedure "
    "pointer_type new_handle new_handle_name "
)
_NARROWING = "significant significant_element error errors_on result_bound value reduced "
_MPIT = "value choice index elements registration "
_SECTION = (
    "bounce release_arrays number counts displacements datatypes each_datatype policy blocks elements element_type "
    "plain_count plain_type remote "
)
_RECORDER = "name position type pointer_type callback span in out in_list out_list in_handles out_handles "
_CALLER = (
    "in_flags out_flags integer suffix based_out based_out_list leading in_and_nul out_but_nul handle value "
    "few_values slot status one_status statuses procedure pointer address untouched detached "
)

LAYERS = {
    "refusals": _layer(ALL, "refuse_if error", "invalid invalidate", "name null error below_minimum length"),
    "fortran_wrapper": _layer(
        ONE,
        "actual",
        "formal hidden local before_call after_call on_error fast_if fast_local fast_actual fast_after_call query_if",
        _WRAPPER,
    ),
    "mpit_wrapper": _layer(ONE, "actual", "formal hidden local before_call after_call on_error", _WRAPPER + _MPIT),
    "narrowing": _layer(
        ONE, "formal", "early_local check before_call actual after_call query_if", _WRAPPER + _NARROWING
    ),
    "ilp64": _layer(
        ONE,
        "formal actual",
        "early_local check local before_call on_error after_call "
        "fast_if fast_high fast_actual fast_after_call query_if small_if",
        _WRAPPER + _NARROWING,
    ),
    "dropped": _layer(ONE, "formal", "after_call", _WRAPPER + _NARROWING),
    "unused_output": _layer(FIRST, "early_local actual", "", "name type"),
    "assumed_rank": _layer(
        FIRST,
        "formal actual",
        "local before_call after_call fast_if fast_actual query_if",
        _WRAPPER + _NARROWING + _SECTION,
    ),
    "mpicxx_wrapper": _layer(
        ONE,
        "formal",
        "actual local after_call this omitted returns result_local result_actual result_value "
        "pointer_formal pointer_actual call c_formal",
        "name type ctype null const class object length filled special callback c_callback argument inner function",
    ),
    "modern": _layer(
        FIRST,
        "actual",
        "formal default template local returns result_member result_value fits agree small "
        "in_place_formal in_place_actual exact_formal exact_actual",
        "name type small_type pointer class declared c_callback const special length inner range typename exact",
    ),
    "solo": _layer(FIRST, "formal actual", "", "name null class wide type guards"),
    "abi": _layer(
        FIRST,
        "actual",
        "local before_call after_call result on_failure",
        "name type class family out guard was_written length filled special at_root request keyval datatype callbacks "
        "predefined callback object object_name",
    ),
    "invalid_argument": _layer(FIRST, "actual", "", "position name kind type null error needed nullable procedure"),
    "fortran_caller": _layer(ONE, "actual", "declare set observe expect expect_observed", _RECORDER + _CALLER),
    "recorder": _layer(ONE, "actual", "local record reply observe expect expect_observed", _RECORDER),
}
# The layers that only tests use.
_TEST_LAYERS = ("fortran_caller", "invalid_argument", "recorder")
# An `on_error` is part of the conversion of a later argument, where nothing else is known of its own; a `query_if` is
# evaluated before anything else of its argument.
VARIABLES_OF_SLOTS = {"on_error": frozenset({"name"}), "query_if": frozenset({"name", "type"})}


def file_of_layer(layer: str) -> str:
    """The file of a layer's rules below specs/."""
    return f"conversions/{'test/' if layer in _TEST_LAYERS else ''}{layer}.toml"


# The values of substitution variables, as str() writes them; a function is called if a slot uses the variable.
Value = object
Variables = dict[str, Value]


@dataclass(frozen=True)
class Applied:
    """A rule and its slots with the variables substituted, a line for each statement; a slot that the rule lacks is
    empty."""

    rule: Rule
    slots: dict[str, str]
    values: tuple[Value, ...] = ()  # of the variables that the slots use, in their order

    def __getitem__(self, slot: str) -> str:
        return self.slots.get(slot, "")

    def declaration(self, slot: str) -> CDeclaration:
        """What a slot declares. Raises SpecError where it is no declaration."""
        if parsed := parse_declaration(self[slot]):
            return parsed
        wrong = f"'{self[slot]}' is no declaration"
        remedy = "write a type, or a type and a name"
        raise SpecError(self.rule.file, self.rule.name, f"slots.{slot}", wrong, remedy, (self.rule, slot))


@cache
def _rules_of(spec: Spec, layer: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in spec.rules if rule.layer == layer)


@cache
def matching(spec: Spec, layer: str, known: Facts) -> tuple[Rule, ...]:
    """The rules of a layer for an argument of which this is known, in the order of the file. Cached: few sets of facts
    are many arguments'."""
    by_name = vars(known)
    return tuple(
        rule
        for rule in _rules_of(spec, layer)
        if all(
            by_name[key] in wanted if isinstance(wanted, list) else by_name[key] == wanted
            for key, wanted in rule.match.items()
        )
    )


def apply(spec: Spec, layer: str, procedure: Procedure, p: Parameter, variables: Variables) -> list[Applied]:
    """Every rule of a layer that matches an argument, with its variables substituted. Raises SpecError where none does;
    a rule without slots says that nothing is to be done."""
    known = facts(Prototypes(spec), procedure, p)
    found = matching(spec, layer, known)
    if not found and _rules_of(spec, layer):
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
    file = f"{label_of(procedure.routine.file)}/{file_of_layer(layer)}"
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
        slots = {slot: "\n".join(line.format_map(values) for line in rule.lines(slot)) for slot in rule.slots}
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
