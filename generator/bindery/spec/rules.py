"""Which rule of specs/conversions/ treats which argument: the only place where rules are chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from functools import cache
from string import Formatter

from bindery.spec.model import Parameter, Procedure, Rule, Spec, SpecError
from bindery.spec.prototypes import Prototypes

# The values of substitution variables; a function is called where a slot uses the variable.
Value = str | int | None | Callable[[], str]
Variables = dict[str, Value]

# How many rules of a layer apply to an argument: all that match, the first in the order of the file, or exactly
# one.
ALL, FIRST, ONE = "all", "first", "one"


@dataclass(frozen=True)
class Layer:
    """What the rules of a layer say, how many apply to an argument, and which variables their slots may use."""

    policy: str
    needed: tuple[str, ...]  # the slots that a rule must have
    possible: tuple[str, ...]  # and those it may have
    variables: frozenset[str]


def _layer(policy: str, needed: str, possible: str, variables: str) -> Layer:
    return Layer(policy, tuple(needed.split()), tuple(possible.split()), frozenset(variables.split()))


_WRAPPER = (
    "name type upper fortran_type fortran_const handle null trim length count written_count string is_written undo "
    "partitions callbacks extra_state keyval flag object callback null_procedure pointer_type new_handle "
    "new_handle_name new_handle_type "
)
_NARROWING = "significant error errors_on result_bound value "
_SECTION = (
    "bounce release number counts displacements datatypes each_datatype policy blocks elements element_type "
    "plain_count plain_type described "
)
_RECORDER = "name position type pointer_type callback span in out in_list out_list in_handles out_handles "
_CALLER = (
    "in_flags out_flags integer suffix based_out based_out_list leading in_and_nul out_but_nul handle value few_values "
    "cell status one_status statuses procedure pointer address untouched detached "
)

LAYERS = {
    "check": _layer(ALL, "refuse_if error", "invalid invalidate", "name null error minimum length legal"),
    "fortran_wrapper": _layer(
        ONE,
        "",
        "formal hidden local before actual after undo fast_if fast_call fast_local fast_after query_if",
        _WRAPPER,
    ),
    "narrowing": _layer(ONE, "formal", "first check before actual after query_if", _WRAPPER + _NARROWING),
    "dropped": _layer(ONE, "formal", "after", _WRAPPER + _NARROWING),
    "unused_output": _layer(FIRST, "first actual", "", "name type"),
    "assumed_rank": _layer(
        FIRST, "formal actual", "local before after fast_if fast_call query_if", _WRAPPER + _NARROWING + _SECTION
    ),
    "solo": _layer(FIRST, "formal actual", "", "name null class wide type"),
    "invalid_argument": _layer(FIRST, "actual", "", "position name kind type null error needed nullable procedure"),
    "fortran_caller": _layer(ONE, "", "declare set actual observe expect expect_observed", _RECORDER + _CALLER),
    "recorder": _layer(ONE, "", "local actual record reply observe expect expect_observed", _RECORDER),
}
# The layers that only tests use.
_TEST_LAYERS = ("fortran_caller", "invalid_argument", "recorder")
# An `undo` runs for an argument before the one whose rule asks for it, so nothing else is known there; a `query_if`
# decides whether other variables are computed.
_VARIABLES_OF_SLOTS = {"undo": frozenset({"name"}), "query_if": frozenset({"name", "type"})}
# Calls whose arguments C may look at until the operation completes.
LASTING = ("nonblocking", "persistent")


@dataclass(frozen=True)
class Facts:
    """What a rule can ask of an argument."""

    form: str
    kind: str
    intent: str
    array: bool
    matrix: bool
    pointer: bool
    nullable: bool
    address: bool
    counted: bool
    bounded: bool
    null: bool
    minimum: bool
    base: bool
    inout_length: bool
    at_root: bool
    extra_state: bool
    null_procedure: bool
    holding: bool
    effect: str
    lasting: bool
    layout: str
    sized: bool
    guarded: bool


PROPERTIES = tuple(field.name for field in fields(Facts))


@dataclass(frozen=True)
class Applied:
    """A rule and its slots with the argument's own words filled in; a slot that the rule lacks is empty."""

    rule: Rule
    slots: dict[str, str]

    def __getitem__(self, slot: str) -> str:
        return self.slots.get(slot, "")


def facts(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> Facts:
    """What is known of an argument."""
    constants = prototypes.spec.constants
    return Facts(
        form=p.kind.form,
        kind=p.kind.name,
        intent=p.intent,
        array=p.is_array,
        matrix=len(p.length) > 1,
        pointer=prototypes.c_is_pointer(p),
        nullable=p.nullable,
        address=any(constants[name].is_address for name in p.special),
        counted=is_counted(prototypes, procedure, p),
        bounded=bool(p.length) and p.length[0] in constants,
        null=bool(p.kind.null),
        minimum=p.kind.minimum is not None,
        base=p.base == 1,
        inout_length=bool(p.inout_length) or bool(string_of_length(procedure, p)),
        at_root=is_at_root(procedure, p),
        extra_state=has_extra_state(procedure),
        null_procedure=bool(null_procedure_of(prototypes, procedure, p)),
        holding=bool(p.holds),
        effect=effect(p),
        lasting=procedure.routine.completion in LASTING,
        layout=layout(p),
        sized=is_sized(prototypes, procedure, p),
        guarded=bool(in_place_of(procedure, p)),
    )


def is_sized(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether C's type differs between the small and the large form of the routine."""
    small, large = (prototypes.c_declaration(p, large) for large in (False, True))
    return procedure.routine.large_count and small != large


def in_place_of(procedure: Procedure, p: Parameter) -> str:
    """The buffer that as MPI_IN_PLACE makes an argument meaningless, if there is one: an argument that describes
    another buffer too, as in a reduction, stays significant."""
    described = [
        q for q in procedure.parameters if q.kind.form == "choice" and p.name in (q.count, q.datatype, q.displacements)
    ]
    return described[0].name if len(described) == 1 and described[0].in_place else ""


def is_at_root(procedure: Procedure, p: Parameter) -> bool:
    """Whether only the root has an argument. Where there are buffers their own rules look at the rank, and asking twice
    would cost."""
    return p.root_only and not procedure.routine.has_choice and bool(procedure.with_role("root"))


def string_of_length(procedure: Procedure, p: Parameter) -> str:
    """The string whose inout length this argument is, if there is one (R123)."""
    return next((q.name for q in procedure.parameters if q.inout_length == p.name), "")


def effect(p: Parameter) -> str:
    """What a call does to the operation behind a request; making and freeing the request are such effects, too."""
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
    """The predefined procedure that stands for none in the place of one of the user's: MPI_CONVERSION_FN_NULL."""
    wanted = prototypes.c_callback(p, procedure.large) if p.callback else ""
    found = (q.name for q in prototypes.spec.predefined.values() if q.does == "convert-nothing" and q.type == wanted)
    return next(found, "")


def is_counted(prototypes: Prototypes, procedure: Procedure, p: Parameter) -> bool:
    """Whether the length of an array stands beside it, as a number passed by value."""
    names = {q.name: q for q in procedure.parameters}
    return bool(p.length) and p.length[0] in names and not prototypes.c_is_pointer(names[p.length[0]])


@cache
def matching(spec: Spec, layer: str, known: Facts) -> tuple[Rule, ...]:
    """The rules of a layer for an argument of which this is known, in the order of the file. Cached: few sets of facts
    are many arguments'."""
    by_name = asdict(known)
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
    """Every rule of a layer that matches an argument, with its variables substituted."""
    return [
        fill(rule, procedure, p, variables) for rule in matching(spec, layer, facts(Prototypes(spec), procedure, p))
    ]


def select(spec: Spec, layer: str, procedure: Procedure, p: Parameter, variables: Variables) -> Applied:
    """The rule that treats an argument, by the policy of the layer. Raises SpecError where none matches, or two where
    one should."""
    return fill(rule_for(spec, layer, procedure, p), procedure, p, variables)


def rule_for(spec: Spec, layer: str, procedure: Procedure, p: Parameter) -> Rule:
    """As select(), without substitution."""
    found = matching(spec, layer, facts(Prototypes(spec), procedure, p))
    if len(found) == 1 or (found and LAYERS[layer].policy == FIRST):
        return found[0]
    wrong = (
        f"{' and '.join(rule.name for rule in found)} both match" if found else f"no rule of layer '{layer}' matches"
    )
    file = f"{procedure.routine.file.split('/')[0]}/{file_of_layer(layer)}"
    remedy = f"let one of them match less in {file}" if found else f"add one to {file}"
    raise SpecError(procedure.routine.file, procedure.routine.name, f"parameters.{p.name}", wrong, remedy)


def fill(rule: Rule, procedure: Procedure, p: Parameter, variables: Variables) -> Applied:
    """A rule with its variables substituted."""
    undeclared = set(variables) - LAYERS[rule.layer].variables
    assert not undeclared, f"layer {rule.layer} does not declare {undeclared}"
    try:
        applied = Applied(rule, {slot: text.format_map(_Values(variables)) for slot, text in rule.slots.items()})
    except KeyError as missing:
        raise SpecError(
            rule.file,
            rule.name,
            "slots",
            f"{{{missing.args[0]}}} has no value for {procedure.name}'s {p.name}",
            "let the rule match less, or leave the variable out",
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
    """Computes a variable each time that a slot uses it, and not before."""

    def __init__(self, variables: Variables):
        self._variables = variables

    def __getitem__(self, name: str) -> str:
        value = self._variables[name]
        return value() if callable(value) else str(value)

    def __iter__(self) -> Iterator[str]:
        return iter(self._variables)

    def __len__(self) -> int:
        return len(self._variables)


def file_of_layer(layer: str) -> str:
    """The file of a layer's rules below specs/."""
    return f"conversions/{'test/' if layer in _TEST_LAYERS else ''}{layer}.toml"


def rule_mistakes(spec: Spec) -> Iterator[SpecError]:
    """Rules that no layer knows, that have an unknown property, slot or variable."""
    for rule in spec.rules:
        for where, wrong, remedy in _mistakes(rule):
            yield SpecError(rule.file, rule.name, where, wrong, remedy)


def idle_rules(spec: Spec) -> Iterator[SpecError]:
    """Rules that apply to no argument. Below an overlay, which may leave chapters out or take precedence, those of the
    overlay alone."""
    known = _all_facts(spec)
    for rule in (rule for rule in spec.rules if len(spec.folders) < 2 or spec.is_overlaid(rule.file)):
        found = [matching(spec, rule.layer, each) for each in known]
        if not any(rule in rules for rules in found):
            yield SpecError(rule.file, rule.name, "match", "matches no argument", "correct it, or take the rule out")
        elif LAYERS[rule.layer].policy == FIRST and not any(rules[:1] == (rule,) for rules in found):
            wrong = "an earlier rule matches wherever this one does"
            yield SpecError(rule.file, rule.name, "match", wrong, "take one of them out")


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
    possible = _VARIABLES_OF_SLOTS.get(slot, layer.variables)
    try:
        used = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError:
        yield f"slots.{slot}", "a brace without its other half", "write {{ or }} for a brace of C"
        return
    for name in used:
        if name not in possible:
            yield f"slots.{slot}", f"unknown variable {{{name}}}", "use some of " + ", ".join(sorted(possible))
