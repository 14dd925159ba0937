"""Parameters: lengths, roles, flags."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery.spec.check.common import Mistakes, known_constant, one_of
from bindery.spec.expressions import Operation, parse
from bindery.spec.mistakes import Place, closest
from bindery.spec.model import FORTRAN, TOOL, Callback, Parameter, Procedure, Routine, Spec
from bindery.spec.names import is_plain_in_f08
from bindery.spec.prototypes import Prototypes

TRIM = ("both", "trailing")
IN_PLACE = ("all", "root")
INTENTS = ("", "IN", "OUT", "INOUT")
PEERS = ("rank", "root")
_DUMMY = re.compile(r"[a-z][a-z0-9_]*")
_CALL = re.compile(r"(\w+)\((\w*)\)")

# What a length may ask of another parameter: the kind that this one has, or "array" for an array of numbers.
FUNCTIONS = {
    "size": "comm",
    "peers": "comm",
    "in_degree": "comm",
    "out_degree": "comm",
    "dims": "comm",
    "nodes": "comm",
    "edges": "comm",
    "neighbors": "rank",
    "integers": "datatype",
    "addresses": "datatype",
    "large_counts": "datatype",
    "datatypes": "datatype",
    "members": "t_index",
    "sum": "array",
    "last": "array",
    "own": "array",
}


@dataclass(frozen=True)
class Argument:
    """A parameter, and what stands around it."""

    spec: Spec
    owner: Routine | Callback
    procedure: Procedure  # in its largest form
    p: Parameter

    @cached_property
    def at(self) -> Place:
        return Place(self.owner.file, self.owner.name, f"parameters.{self.p.name}")

    @cached_property
    def names(self) -> dict[str, Parameter]:
        return {q.name: q for q in self.owner.parameters}

    @property
    def passes_address(self) -> bool:
        """Whether C passes an address that could be one with a meaning of its own."""
        return self.p.is_array or self.p.kind.form in ("choice", "status", "pointer", "strings")


def _form(a: Argument) -> Mistakes:
    """Names and kinds."""
    form = a.p.kind.form
    if not _DUMMY.fullmatch(a.p.name):
        yield a.at.fail("name", "not in lower case", "use lower-case letters, digits and underscores")
    if form == "varargs" and a.p is not a.owner.parameters[-1]:
        yield a.at.fail("kind", "not the last parameter", "put it last")
    if form == "number" and a.p.kind.c == "void":
        yield a.at.fail("kind", f"{a.p.kind.name} is not for parameters", "use another kind")
        return
    kind, dialects = a.p.kind, (d for d in a.owner.dialects if d in FORTRAN)
    spelled = (kind.fortran_type(d, False) or (d == TOOL and kind.specifics) for d in dialects)
    if not all(spelled) and form not in ("argv", "varargs"):
        yield a.at.fail(
            "kind", f"Fortran cannot say the kind {a.p.kind.name}", 'write dialects = ["c"], or use another kind'
        )


def _callback(a: Argument) -> Mistakes:
    p, known = a.p, a.spec.callbacks
    if p.kind.form == "callback" and not p.callback:
        yield a.at.fail("callback", "missing", "name a callback type")
    if not p.callback:
        return
    if p.kind.form != "callback":
        yield a.at.fail("callback", f"the kind {p.kind.name} is no procedure", "leave it out")
    elif p.callback not in known:
        yield a.at.fail("callback", f"unknown callback type '{p.callback}'", closest(p.callback, known))
    else:
        plain = isinstance(a.owner, Routine) and is_plain_in_f08(a.owner)  # then mpi_f08 has the procedures of mpi
        more = [d for d in a.owner.dialects if d not in known[p.callback].dialects and not (plain and d == "f08")]
        if more:
            wrong = f"{p.callback} is not in {', '.join(more)}"
            yield a.at.fail("callback", wrong, "take it out of one, or add it to the other")


def _lengths(a: Argument) -> Mistakes:
    p = a.p
    for size in p.length:
        yield from _size(a, "length", size)
    if p.filled:
        yield from _size(a, "filled", p.filled)
        if not p.is_array or not p.is_output:
            yield a.at.fail("filled", "not an output array", "leave it out")
    if p.shape and (p.shape != "*" or not p.length):
        yield a.at.fail("shape", "neither '*' nor beside a length", 'write shape = "*", or leave it out')
    if p.kind.form == "strings" and not p.length:
        yield a.at.fail("length", "missing", 'add length = "terminated" or a length')
    if p.kind.form == "string" and p.is_output and not p.length:
        yield a.at.fail("length", "missing", "say how long the string can be")


def _size(a: Argument, field: str, text: str) -> Mistakes:
    """A parameter, a number, a constant, f(parameter) or `terminated`."""
    if text == "terminated":
        if a.p.kind.form != "strings" or field != "length":
            yield a.at.fail(field, "only lists of strings are terminated", "say how many elements there are")
    elif call := _CALL.fullmatch(text):
        yield from _asked(a, field, *call.groups())
    elif text in a.names:
        target = a.names[text]
        if target.kind.form not in ("number", "argv") or target.is_array:
            yield a.at.fail(field, f"'{text}' is not a number", "name a parameter that is one")
        if target.large_only and not a.p.large_only:
            yield a.at.fail(field, f"the small form has no '{text}'", "name a parameter of both forms")
    elif text in a.spec.constants:
        if a.spec.constants[text].type != "int":
            yield a.at.fail(field, f"{text} is not a number", "name a constant that is one")
    elif not text.isdigit():
        numbers = [q.name for q in a.names.values() if q.kind.form == "number" and not q.is_array]
        yield a.at.fail(field, f"'{text}' is neither a parameter, a constant nor a number", closest(text, numbers))


def _asked(a: Argument, field: str, function: str, name: str) -> Mistakes:
    """f(x): what a length asks of another parameter."""
    if function not in FUNCTIONS:
        yield a.at.fail(field, f"unknown function '{function}'", closest(function, FUNCTIONS))
        return
    if name not in a.names:
        yield a.at.fail(field, f"'{name}' is no parameter", closest(name, a.names))
        return
    target, wanted = a.names[name], FUNCTIONS[function]
    is_numbers = target.is_array and target.kind.form == "number"
    if wanted == "array" and not is_numbers:
        yield a.at.fail(field, f"'{name}' is not an array of numbers", f"ask {function}(…) of one")
    if wanted != "array" and (target.kind.name != wanted or target.is_array):
        yield a.at.fail(field, f"'{name}' is not of kind {wanted}", f"ask {function}(…) of such an argument")


_BUFFER_FIELDS = ("count", "datatype", "displacements", "blocks", "peer", "tag", "in_place")
_FITTING: dict[str, tuple[Callable[[Parameter], bool], str]] = {
    "datatype": (lambda q: q.kind.role == "datatype", "of kind datatype"),
    "displacements": (lambda q: q.kind.form == "number" and q.is_array, "an array of numbers"),
    "peer": (lambda q: q.kind.role in PEERS and not q.is_array, "of kind " + " or ".join(PEERS)),
    "tag": (lambda q: q.kind.role == "tag", "of kind tag"),
    "inout_length": (lambda q: q.kind.role == "string_length" and q.intent == "inout", "an inout string_length"),
    "written_if": (lambda q: q.kind.form == "logical" and q.intent == "out" and not q.is_array, "an output logical"),
}


def _buffer(a: Argument) -> Mistakes:
    """What a choice buffer says of its neighbours."""
    p = a.p
    if p.kind.form != "choice":
        for field in _BUFFER_FIELDS:
            if getattr(p, field):
                yield a.at.fail(field, "not a choice buffer", "leave it out")
        return
    if p.count and not p.datatype:
        yield a.at.fail("datatype", "missing, though there is a count", "name the datatype of the elements")
    if not p.count and (p.datatype or p.blocks or p.displacements):
        yield a.at.fail("count", "missing", "say how many elements the buffer has")
    if p.blocks:
        yield from _size(a, "blocks", p.blocks)
    if p.count in a.names and a.names[p.count].is_array:
        if not p.displacements:
            yield a.at.fail(
                "displacements", f"missing, though '{p.count}' is an array", "name the displacements of the blocks"
            )
    elif p.count:
        yield from _size(a, "count", p.count)
    if p.in_place:
        yield from one_of(a.at, "in_place", p.in_place, IN_PLACE)
        if p.in_place == "root" and not any(q.kind.role == "root" for q in a.owner.parameters):
            yield a.at.fail("in_place", "there is no root", 'write in_place = "all"')


def _roles(a: Argument) -> Mistakes:
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


def _special(a: Argument) -> Mistakes:
    for name in a.p.special:
        if name not in a.spec.constants:
            yield from known_constant(a.at, "special", name, a.spec)
        elif a.spec.constants[name].is_address != a.passes_address:
            words = ("a value", "an address") if a.passes_address else ("an address", "a value")
            yield a.at.fail("special", f"{name} is {words[0]}", f"name a constant that is {words[1]}")


def _flags(a: Argument) -> Mistakes:
    """Fields that only some arguments can have."""
    p, kind = a.p, a.p.kind
    nullable = kind.form in ("handle", "pointer", "callback", "string", "choice") or p.is_output or p.is_array
    if p.nullable and not nullable:
        yield a.at.fail("nullable", f"an input {kind.form} is never null", "leave it out")
    freeable = bool(kind.null) or kind.role == "attribute_key"
    if p.freed and (not freeable or p.intent != "inout" or p.is_array):
        yield a.at.fail("freed", "not an inout handle or key", 'leave it out, or write intent = "inout"')
    if p.root_only and not p.reason and not any(q.kind.role == "root" for q in a.owner.parameters):
        yield a.at.fail("root_only", "there is no root", "leave it out, or add a reason")
    if p.base is not None and (kind.role != "index" or p.base not in (0, 1)):
        yield a.at.fail("base", "not 0 or 1 of an index", "leave it out")
    if p.trim:
        yield from one_of(a.at, "trim", p.trim, TRIM)
        if kind.form not in ("string", "strings") or p.intent != "in":
            yield a.at.fail("trim", "not an input string", "leave it out")
    if p.large_only and not a.owner.large_count:
        yield a.at.fail("large_only", "there is no large form", "leave it out, or add large_count = true")
    if p.ignored_if:
        yield from _condition(a)
    if p.effect:
        yield from _effect(a)


def _effect(a: Argument) -> Mistakes:
    """What a call does to the operation behind a request, and what it must say for that."""
    if a.p.effect not in Parameter.EFFECTS:
        yield from one_of(a.at, "effect", a.p.effect, Parameter.EFFECTS)
        return
    if a.p.kind.role != "request":
        yield a.at.fail("effect", "not a request", "leave it out")
    parts = any(q.kind.role == "partition" for q in a.names.values())
    flag = any(q.kind.form == "logical" and q.is_output for q in a.names.values())
    if a.p.effect in ("readies", "arrives") and not parts:
        yield a.at.fail("effect", "there is no partition", "write another effect, or leave it out")
    elif a.p.effect == "arrives" and not flag:
        yield a.at.fail("effect", "no flag says so", "add an output logical")


def _holds(a: Argument) -> Mistakes:
    """`incount * datatype`: a count and a datatype."""
    if not a.p.holds:
        return
    roles = {q.name: q.kind.role for q in a.owner.parameters}
    bound = parse(a.p.holds)
    factors = (bound.left.text, bound.right.text) if isinstance(bound, Operation) and bound.operator == "*" else ()
    if [roles.get(name) for name in factors] != ["count", "datatype"]:
        yield a.at.fail("holds", "not of the form 'count * datatype'", "name two parameters of these kinds so")
    if a.p.is_input or a.p.kind.form != "number":
        yield a.at.fail("holds", "not an output number", "leave it out")


def _condition(a: Argument) -> Mistakes:
    """`op == MPI_NO_OP`: a parameter and a constant."""
    condition = parse(a.p.ignored_if)
    if not isinstance(condition, Operation) or condition.operator != "==":
        yield a.at.fail("ignored_if", "not of the form 'parameter == constant'", "write it so")
        return
    name, value = condition.left.text, condition.right.text
    if name not in a.names:
        yield a.at.fail("ignored_if", f"'{name}' is no parameter", closest(name, a.names))
    yield from known_constant(a.at, "ignored_if", value, a.spec)


def _overrides(a: Argument) -> Mistakes:
    """A field that overrides a rule says something else than the rule."""
    p = a.p
    if p.const is None and p.by_reference is None and p.f08_intent is None:
        return
    prototypes = Prototypes(a.spec)
    if p.const is not None and prototypes.c_const(replace(p, const=None)) == p.const:
        yield a.at.fail("const", "what the rule says anyway", "leave it out")
    if p.by_reference is not None:
        if p.is_array or p.kind.form not in ("number", "logical", "handle", "argv"):
            yield a.at.fail("by_reference", "always an address", "leave it out")
        elif p.by_reference == (p.is_output or p.kind.form == "argv"):
            yield a.at.fail("by_reference", "what the rule says anyway", "leave it out")
    if p.f08_intent is not None:
        if p.f08_intent not in INTENTS:
            yield a.at.fail("f08_intent", f"unknown intent '{p.f08_intent}'", "use IN, OUT, INOUT or an empty text")
        elif prototypes.f08_intent(replace(p, f08_intent=None)) == p.f08_intent:
            yield a.at.fail("f08_intent", "what the rule says anyway", "leave it out")


PARAMETER_RULES = (_form, _callback, _lengths, _buffer, _roles, _special, _flags, _holds, _overrides)
