"""Which rule treats which argument, and what is wrong with a set of rules."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest
from bindery_mpi.layers import LAYERS
from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.model import Parameter, Procedure, Rule, Spec
from bindery_mpi.spec.model.flavour import BY_ADDRESS
from bindery_mpi.spec.validate.rules import idle_rules, rule_mistakes
from bindery_mpi.views.c.c_entry import EntryArgument, RefusalPlan
from bindery_mpi.views.fortran.argument import FortranArgument
from bindery_mpi.views.fortran.plans import Converted
from bindery_mpi.views.fortran.scope import Scope
from packages import modules  # type: ignore[attr-defined]

HANDLE: dict[str, object] = {"form": ["handle"]}
ANY: dict[str, object] = {}


def rule(name: str, match: dict[str, object], layer: str = "fortran_wrapper", **slots: str) -> Rule:
    actual = LAYERS[layer].slots().get("actual") if layer in LAYERS else None
    passed = {"actual": ""} if actual and actual.is_needed else {}
    return Rule(name, "A rule.", layer, f"specs/conversions/{layer}.toml", dict(match), passed | slots)


def rule_for(spec: Spec, layer: str, procedure: Procedure, p: Parameter) -> Rule:
    return LAYERS[layer].rule_for(Argument(spec, procedure, p))


def mistakes(spec: Spec) -> list[str]:
    """Return the mistakes of its rules; which of them are idle shows once each is sound."""
    return [str(mistake) for mistake in list(rule_mistakes(spec, LAYERS)) or idle_rules(spec, LAYERS)]


def refused(error: pytest.ExceptionInfo[SpecError], *parts: str) -> None:
    for part in parts:
        assert part in str(error.value)


def test_every_argument_of_the_spec_has_its_wrapper_rule(spec):
    for procedure in spec.procedures:
        for p in procedure.parameters:
            if {"mpifh", "mpi", "f08"} & set(procedure.routine.dialects):
                assert rule_for(spec, "fortran_wrapper", procedure, p).layer == "fortran_wrapper"


def test_match_asks_for_a_value_or_for_one_of_several(with_rules, argument):
    by_list = with_rules(rule("r", {"form": ["handle", "number"], "array": False}))
    assert rule_for(by_list, "fortran_wrapper", *argument("MPI_Send", "comm")).name == "r"
    assert rule_for(by_list, "fortran_wrapper", *argument("MPI_Send", "count")).name == "r"
    with pytest.raises(SpecError):
        rule_for(by_list, "fortran_wrapper", *argument("MPI_Send", "buf"))
    with pytest.raises(SpecError):
        rule_for(by_list, "fortran_wrapper", *argument("MPI_Waitall", "array_of_requests"))


def test_one_policy_refuses_none_and_two(with_rules, argument):
    comm = argument("MPI_Send", "comm")
    with pytest.raises(SpecError) as none:
        rule_for(with_rules(), "fortran_wrapper", *comm)
    refused(none, "[MPI_Send] parameters.comm", "no rule of layer 'fortran_wrapper' matches", "fortran_wrapper.toml")
    with pytest.raises(SpecError) as two:
        rule_for(with_rules(rule("a", ANY), rule("b", HANDLE)), "fortran_wrapper", *comm)
    refused(two, "[MPI_Send] parameters.comm", "a and b both match")


def test_first_policy_takes_the_first(with_rules, argument):
    comm = argument("MPI_Send", "comm")
    first = with_rules(
        rule("a", HANDLE, "solo", formal="x", actual="x"), rule("b", ANY, "solo", formal="y", actual="y")
    )
    assert rule_for(first, "solo", *comm).name == "a"
    assert rule_for(first, "solo", *argument("MPI_Send", "count")).name == "b"


def test_all_policy_takes_all_in_order(with_rules, argument):
    both = with_rules(
        rule("a", HANDLE, "refusals", refuse_if="{name}", error="e"),
        rule("b", ANY, "refusals", refuse_if="!{name}", error="e"),
    )
    found = RefusalPlan.all_treating(EntryArgument(both, *argument("MPI_Send", "comm")))
    assert [check.refuse_if for check in found] == ["comm", "!comm"]


def test_a_variable_without_a_value_is_an_error_with_its_place(with_rules, argument):
    one = with_rules(rule("r", ANY, formal="{callback} {name}"))

    def plan(procedure: Procedure, p: Parameter) -> Converted:
        return Converted.treating(FortranArgument.within(Scope(one, procedure, procedure, BY_ADDRESS), p, ()))

    assert plan(*argument("MPI_Op_create", "user_fn")).formal == "user_function user_fn"
    with pytest.raises(SpecError) as missing:
        plan(*argument("MPI_Send", "count"))
    refused(missing, "fortran_wrapper.toml [r] slots", "{callback} has no value for MPI_Send's count")


def test_every_variable_is_documented_and_used(spec):
    """A property of a class of arguments is there for a rule of its layers, or of those of its heirs."""
    used: dict[type[Argument], set[str]] = {}
    for each in spec.rules:
        texts = (line for slot in each.slots for line in each.lines(slot))
        used.setdefault(LAYERS[each.layer].of, set()).update(name for text in texts for name in names_in(text))
    for own in {base for layer in LAYERS.values() for base in layer.of.__mro__ if issubclass(base, Argument)}:
        of_heirs = {name for heir, names in used.items() if issubclass(heir, own) for name in names}
        declared = {name for name in own.variables() if vars(own).keys() & {name, f"{name}_"}}
        assert declared <= of_heirs, own
        for name in declared:
            assert any(documented(base, name) for base in own.__mro__), (own, name)


def names_in(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def documented(cls: type, name: str) -> bool:
    found = vars(cls).get(name) or vars(cls).get(f"{name}_")
    return bool(getattr(found, "__doc__", ""))


@pytest.mark.parametrize(
    ("bad", "parts"),
    [
        (rule("r", {"colour": "red"}, formal=""), ("match.colour", "not known of an argument")),
        (rule("r", HANDLE, formal="{colour}"), ("slots.formal", "unknown variable {colour}")),
        (rule("r", HANDLE, formal="{name"), ("slots.formal", "a brace without its other half")),
        (rule("r", HANDLE, colour="x"), ("slots.colour", "unknown slot")),
        (rule("r", HANDLE, "refusals", refuse_if="x"), ("slots.error", "missing")),
        (rule("r", HANDLE, formal="a\nb"), ("slots.formal", "more than one line")),
        (rule("r", HANDLE, "nolayer"), ("no layer is called nolayer",)),
        (rule("dead", {"form": ["handle"], "kind": "count"}, formal=""), ("[dead] match", "matches no argument")),
    ],
    ids=lambda value: value.name if isinstance(value, Rule) else value[-1],
)
def test_a_bad_rule_is_refused(with_rules, bad, parts):
    found = mistakes(with_rules(bad, more=True))
    assert len(found) == 1
    for part in (bad.name, *parts):
        assert part in found[0]


def test_a_shadowed_rule_is_refused_where_the_first_one_wins(with_rules):
    slots = {"formal": "x", "actual": "x"}
    wide, narrow = rule("wide", ANY, "solo", **slots), rule("narrow", HANDLE, "solo", **slots)
    (found,) = mistakes(with_rules(wide, narrow))
    assert "[narrow] match: an earlier rule matches wherever this one does" in found
    assert mistakes(with_rules(narrow, wide)) == []


def test_the_rules_of_the_spec_are_sound(spec):
    assert mistakes(spec) == []


def test_a_dummy_argument_has_a_type_of_the_flavour(spec):
    """MPI_Fint is C's; how wide an INTEGER is, the flavour says."""
    fortran = ("fortran_wrapper", "mpit_wrapper", "narrowing", "dropped", "assumed_rank")
    formals = [rule.slots.get("formal", "") for rule in spec.rules if rule.layer in fortran]
    assert len(formals) > 80
    assert not [formal for formal in formals if "MPI_" in formal]


def test_every_role_that_the_generator_looks_for_is_in_the_spec(spec):
    package = Path(__file__).parents[2] / "generator" / "bindery_mpi"
    source = "".join(path.read_text(encoding="utf-8") for path in modules(package))
    calls = re.findall(r"with_role\(([^)]*)\)|\.role (?:==|!=|in) (\"[^\"]*\"|\([^)]*\))", source)
    wanted = {name for call in calls for part in call for name in re.findall(r"\"(\w+)\"", part)}
    assert len(wanted) > 15
    assert wanted <= set(spec.roles)
