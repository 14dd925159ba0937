"""What must hold between the entries of the spec. The loader has seen that each entry is well formed by itself."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Iterable, Iterator

from .load import Place, closest
from .model import (DIALECTS, FORTRAN, Callback, Constant, Kind, Parameter, Predefined, Procedure, Routine, Section, Spec,
                    SpecError)
from .prototypes import Prototypes

Mistakes = Iterator[SpecError]

VERSIONS = ("1.0", "1.1", "1.2", "1.3", "2.0", "2.1", "2.2", "3.0", "3.1", "4.0", "4.1", "5.0")
LONGEST_BRIEF = 100
BIT_SECTIONS = ("modes",)                       # sections whose values are ored together
LAST_ERROR_CLASS = "MPI_ERR_LASTCODE"           # every error class is below it
TEMPLATE_BODIES = ("forward", "nothing")        # bodies that a template can write alone
DOES = ("copy", "skip", "delete", "convert-nothing")
TRIM = ("both", "trailing")
IN_PLACE = ("all", "root")
INTENTS = ("", "IN", "OUT", "INOUT")
ERROR_OBJECTS = ("comm", "win", "file", "session", "request", "message", "group")
PEERS = ("rank", "root")

# What a length may ask of another parameter: the kind that this one has, or "array" for an array of numbers.
FUNCTIONS = {
    "size": "comm", "peers": "comm", "in_degree": "comm", "out_degree": "comm", "dims": "comm", "nodes": "comm",
    "edges": "comm", "neighbors": "rank", "integers": "datatype", "addresses": "datatype", "large_counts": "datatype",
    "datatypes": "datatype", "members": "t_index", "sum": "array", "last": "array", "own": "array",
}

_SENTENCE = re.compile(r"[A-Z][ -~]*[^.]\.")
_NAME = re.compile(r"MPIX?_[A-Za-z0-9_]+")
_DUMMY = re.compile(r"[a-z][a-z0-9_]*")
_CALL = re.compile(r"(\w+)\((\w*)\)")
_CONDITION = re.compile(r"(\w+) == (\w+)")


def check(spec: Spec, root: Path | None = None) -> None:
    """Raise SpecError at the first thing that does not hold. Hand-written files are looked for below `root`, if it is given."""
    for mistake in chain(_constants(spec), _kinds(spec), _callbacks(spec), _predefined(spec), _routines(spec), _names(spec),
                         _handwritten(spec, root), _unused(spec)):
        raise mistake


def _file(spec: Spec, name: str) -> str:
    """How messages name a file of the spec folder."""
    folder = next(iter(spec.routines.values())).file.split("/")[0]
    return f"{folder}/{name}"


# ---- what every entry has --------------------------------------------------------------------------------------------


def _brief(at: Place, text: str, longest: int = LONGEST_BRIEF) -> Mistakes:
    if not _SENTENCE.fullmatch(text) or ". " in text:
        yield at.fail("brief", "not one sentence in ASCII", "start with a capital and end with the only full stop")
    if len(text) > longest:
        yield at.fail("brief", f"{len(text)} characters", f"say it in {longest}")


def _life(at: Place, entry: Routine | Callback | Predefined | Constant) -> Mistakes:
    """since <= deprecated <= removed, all of them versions of MPI."""
    stages = {field: getattr(entry, field, "") for field in ("since", "deprecated", "removed")}
    last = ""
    for field, version in stages.items():
        if version and version not in VERSIONS:
            yield at.fail(field, f"there is no MPI {version}", "use one of " + ", ".join(VERSIONS))
        elif version and last and VERSIONS.index(version) < VERSIONS.index(stages[last]):
            yield at.fail(field, f"before '{last}'", f"name a version from {stages[last]} on")
        last = field if version else last


def _dialects(at: Place, entry: Routine | Callback | Predefined | Constant) -> Mistakes:
    if not entry.dialects:
        yield at.fail("dialects", "empty", "use some of " + ", ".join(DIALECTS))
    for dialect in entry.dialects:
        if dialect not in DIALECTS:
            yield at.fail("dialects", f"unknown dialect '{dialect}'", closest(dialect, DIALECTS))


def _one_of(at: Place, field: str, value: str, known: Iterable[str]) -> Mistakes:
    if value not in known:
        yield at.fail(field, f"unknown word '{value}'", closest(value, known))


def _constant(at: Place, field: str, name: str, spec: Spec) -> Mistakes:
    if name not in spec.constants:
        yield at.fail(field, f"unknown constant '{name}'", closest(name, spec.constants))


# ---- constants -------------------------------------------------------------------------------------------------------


def _constants(spec: Spec) -> Mistakes:
    file = _file(spec, "constants.toml")
    types = {"int", "logical"} | {kind.c for kind in spec.kinds.values()}
    home: dict[str, str] = {}
    for section in spec.sections.values():
        at = Place(file, section.name)
        yield from _brief(at, section.brief, 130)
        for constant in section.constants:
            here = Place(file, section.name, f"constants.{constant.name}")
            if constant.name in home:
                yield here.fail("", f"also in section {home[constant.name]}", "keep one of the two")
            home[constant.name] = section.name
            yield from _one_constant(here, constant, spec, types)
        yield from _values(file, section)
        yield from _error_classes(file, section)


def _one_constant(at: Place, constant: Constant, spec: Spec, types: set[str]) -> Mistakes:
    if not _NAME.fullmatch(constant.name):
        yield at.fail("", "not a name of MPI", "start it with MPI_")
    yield from _dialects(at, constant)
    yield from _life(at, constant)
    if not constant.type.endswith("*") and constant.type not in types:
        yield at.fail("type", f"unknown type '{constant.type}'", closest(constant.type, types))
    if constant.same_as:
        yield from _constant(at, "same_as", constant.same_as, spec)
        if constant.value is not None:
            yield at.fail("same_as", "a value as well", "keep one of the two")


def _values(file: str, section: Section) -> Mistakes:
    """Values tell constants apart, except numbers to compute with, and null pointers of one type."""
    seen: dict[tuple[str, int], str] = {}
    for constant in section.constants:
        at = Place(file, section.name, f"constants.{constant.name}")
        value, pointer = constant.value, constant.type.endswith("*")
        if value is None or (constant.macro and constant.type == "int") or (pointer and value == 0):
            continue
        if (constant.type, value) in seen:
            first = seen[constant.type, value]
            yield at.fail("value", f"{value} is {first} already", f"write same_as = \"{first}\" if that is meant")
        seen[constant.type, value] = constant.name
        if section.name in BIT_SECTIONS and (value < 1 or value & (value - 1)):
            yield at.fail("value", f"{value} is not one bit", "use a power of two")


def _error_classes(file: str, section: Section) -> Mistakes:
    last = next((c for c in section.constants if c.name == LAST_ERROR_CLASS), None)
    for constant in section.constants if last else ():
        if constant is not last and (constant.value or 0) >= (last.value or 0):
            at = Place(file, section.name, f"constants.{constant.name}")
            yield at.fail("value", f"not below {last.name}", f"use a value below {last.value}")


# ---- kinds -----------------------------------------------------------------------------------------------------------


def _kinds(spec: Spec) -> Mistakes:
    file = _file(spec, "kinds.toml")
    handles: dict[str, str] = {}
    for kind in spec.kinds.values():
        at = Place(file, kind.name)
        yield from _brief(at, kind.brief, 130)
        for field in ("null", "error"):
            if getattr(kind, field):
                yield from _constant(at, field, getattr(kind, field), spec)
        yield from _one_kind(at, kind, spec)
        if kind.form == "handle":
            if kind.c in handles:
                yield at.fail("c", f"the type of {handles[kind.c]} already", "give each kind of handle a type of its own")
            handles[kind.c] = kind.name


def _one_kind(at: Place, kind: Kind, spec: Spec) -> Mistakes:
    if kind.null and kind.form != "handle":
        yield at.fail("null", f"a {kind.form} has no null handle", "leave it out")
    if kind.null and spec.constants[kind.null].type != kind.c:
        yield at.fail("null", f"{kind.null} is no {kind.c}", f"name a constant of type {kind.c}")
    if kind.minimum is not None and kind.form != "number":
        yield at.fail("minimum", f"a {kind.form} has no least value", "leave it out")
    if kind.f08 and not kind.mpi:
        yield at.fail("f08", "the mpi module cannot say it", "add a line 'mpi = …'")
    if kind.mpi and bool(kind.c_large) != bool(kind.f08_large):
        missing, other = ("f08_large", "c_large") if kind.c_large else ("c_large", "f08_large")
        yield at.fail(missing, f"missing, though there is {other}", f"add a line '{missing} = …'")


# ---- callbacks -------------------------------------------------------------------------------------------------------


def _callbacks(spec: Spec) -> Mistakes:
    for callback in spec.callbacks.values():
        at = Place(callback.file, callback.name)
        yield from _procedure(at, callback, spec)
        if callback.large_count and not any(_grows(p, spec) for p in callback.parameters):
            yield at.fail("large_count", "no parameter differs in the large form", "leave it out")


def _predefined(spec: Spec) -> Mistakes:
    types = {procedure.name: callback for callback in spec.callbacks.values() for procedure in callback.procedures}
    for entry in spec.predefined.values():
        at = Place(entry.file, entry.name)
        yield from _brief(at, entry.brief)
        yield from _life(at, entry)
        yield from _dialects(at, entry)
        yield from _one_of(at, "does", entry.does, DOES)
        if entry.type not in types:
            yield at.fail("type", f"unknown callback type '{entry.type}'", closest(entry.type, types))
            continue
        for dialect in entry.dialects:
            if dialect not in types[entry.type].dialects:
                yield at.fail("dialects", f"{entry.type} is not in {dialect}", "take that dialect out")


def _procedure(at: Place, entry: Routine | Callback, spec: Spec) -> Mistakes:
    """What holds for routines and for callbacks alike."""
    if not _NAME.fullmatch(entry.name):
        yield at.fail("", "not a name of MPI", "start it with MPI_")
    yield from _brief(at, entry.brief)
    yield from _life(at, entry)
    yield from _dialects(at, entry)
    if entry.returns not in spec.kinds:
        yield at.fail("returns", f"unknown kind '{entry.returns}'", closest(entry.returns, spec.kinds))
        return
    names = [p.name for p in entry.parameters]
    for name, times in Counter(names).items():
        if times > 1:
            yield at.fail(f"parameters.{name}", f"there {times} times", "give each parameter a name of its own")
    if entry.ierror and entry.ierror_name in names:
        yield at.fail("ierror_name", f"'{entry.ierror_name}' is a parameter", "use another name")
    large = entry.procedures[-1]
    for p in entry.parameters:
        argument = _Argument(spec, entry, large, p)
        for rule in _PARAMETER_RULES:
            yield from rule(argument)


# ---- routines --------------------------------------------------------------------------------------------------------


def _routines(spec: Spec) -> Mistakes:
    for routine in spec.routines.values():
        at = Place(routine.file, routine.name)
        yield from _one_of(at, "category", routine.category, Routine.CATEGORIES)
        yield from _one_of(at, "completion", routine.completion, Routine.COMPLETIONS)
        yield from _one_of(at, "body", routine.body, Routine.BODIES)
        yield from _procedure(at, routine, spec)
        yield from _errors_on(at, routine)
        yield from _large(at, routine, spec)
        yield from _fortran(at, routine, spec)
        yield from _successor(at, routine, spec)
        yield from _completion(at, routine)


def _errors_on(at: Place, routine: Routine) -> Mistakes:
    word = routine.errors_on
    if not word or word in Routine.ERRORS_ON:
        return
    kinds = {p.name: p.kind.name for p in routine.parameters}
    if word not in kinds:
        yield at.fail("errors_on", f"'{word}' is no parameter", closest(word, [*kinds, *Routine.ERRORS_ON]))
    elif kinds[word] not in ERROR_OBJECTS:
        yield at.fail("errors_on", f"'{word}' has no error handler", "name one of kind " + ", ".join(ERROR_OBJECTS))


def _completion(at: Place, routine: Routine) -> Mistakes:
    """What is started ends through a request, or, in RMA, when its window is synchronised."""
    requests = any(p.kind.name == "request" and p.is_output for p in routine.parameters)
    windows = any(p.kind.name == "win" for p in routine.parameters)
    ends = {"persistent": requests, "nonblocking": requests or windows}
    if not ends.get(routine.completion, True):
        yield at.fail("completion", f"{routine.completion}, yet no request comes out", "add the request, or leave it out")


def _grows(p: Parameter, spec: Spec) -> bool:
    """Whether a parameter differs in the large-count form."""
    return p.large_only or bool(p.kind.c_large) or _callback_grows(p, spec)


def _callback_grows(p: Parameter, spec: Spec) -> bool:
    return p.callback in spec.callbacks and spec.callbacks[p.callback].large_count


def _large(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    growing = [p for p in routine.parameters if _grows(p, spec)]
    if not routine.large_count:
        if routine.large_generic:
            yield at.fail("large_generic", "there is no large form", "leave it out, or add large_count = true")
        if growing and not routine.removed:
            yield at.fail(f"parameters.{growing[0].name}", "larger in a large form that the routine lacks",
                          "add large_count = true, or use a kind of one width")
        return
    if not growing:
        yield at.fail("large_count", "no parameter differs in the large form", "leave it out")
    only_callbacks = all(not p.large_only and not p.kind.c_large for p in growing)
    if growing and only_callbacks and not routine.large_generic:
        yield at.fail("large_generic", "a callback alone cannot tell the two forms apart in mpi_f08", "add large_generic = true")


def _fortran(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    """What Fortran can say of a routine."""
    if routine.fts not in ("_FTS", "_F"):
        yield at.fail("fts", f"unknown ending '{routine.fts}'", "use _F, or leave it out")
    if routine.fts == "_F" and not routine.has_choice:
        yield at.fail("fts", "there is no choice buffer", "leave it out")
    if not any(dialect in FORTRAN for dialect in routine.dialects):
        return
    if routine.returns != "error_code" and routine.ierror:
        yield at.fail("ierror", "a function of Fortran returns its result alone", "add ierror = false")
    if not spec.kinds[routine.returns].mpi:
        yield at.fail("returns", f"Fortran cannot say the kind {routine.returns}", "write dialects = [\"c\"]")


def _successor(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    if routine.removed and not routine.deprecated:
        yield at.fail("removed", "never deprecated", "add a line 'deprecated = …'")
    if not routine.successor:
        return
    if routine.successor not in spec.routines:
        yield at.fail("successor", f"unknown routine '{routine.successor}'", closest(routine.successor, spec.routines))
    if not routine.deprecated:
        yield at.fail("successor", "the routine is not deprecated", "leave it out")


# ---- parameters ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Argument:
    """A parameter, and what stands around it."""

    spec: Spec
    owner: Routine | Callback
    procedure: Procedure        # in its largest form
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


def _form(a: _Argument) -> Mistakes:
    """Names and kinds."""
    form = a.p.kind.form
    if not _DUMMY.fullmatch(a.p.name):
        yield a.at.fail("name", "not in lower case", "use lower-case letters, digits and underscores")
    if form == "varargs" and a.p is not a.owner.parameters[-1]:
        yield a.at.fail("kind", "not the last parameter", "put it last")
    if form == "number" and a.p.kind.c == "void":
        yield a.at.fail("kind", f"{a.p.kind.name} is not for parameters", "use another kind")
    in_fortran = any(dialect in FORTRAN for dialect in a.owner.dialects)
    if in_fortran and not a.p.kind.mpi and form not in ("argv", "varargs"):
        yield a.at.fail("kind", f"Fortran cannot say the kind {a.p.kind.name}", "write dialects = [\"c\"], or use another kind")


def _callback(a: _Argument) -> Mistakes:
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
        for dialect in a.owner.dialects:
            if dialect not in known[p.callback].dialects:
                yield a.at.fail("callback", f"{p.callback} is not in {dialect}", "take it out of one, or add it to the other")


def _lengths(a: _Argument) -> Mistakes:
    p = a.p
    for size in p.length:
        yield from _size(a, "length", size)
    if p.filled:
        yield from _size(a, "filled", p.filled)
        if not p.is_array or not p.is_output:
            yield a.at.fail("filled", "not an array that comes out", "leave it out")
    if p.shape and (p.shape != "*" or not p.length):
        yield a.at.fail("shape", "neither '*' nor beside a length", "write shape = \"*\", or leave it out")
    if p.kind.form == "strings" and not p.length:
        yield a.at.fail("length", "missing", "add length = \"terminated\" or a length")
    if p.kind.form == "string" and p.is_output and not p.length:
        yield a.at.fail("length", "missing", "say how long the string can be")


def _size(a: _Argument, field: str, text: str) -> Mistakes:
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


def _asked(a: _Argument, field: str, function: str, name: str) -> Mistakes:
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
        yield a.at.fail(field, f"'{name}' is not of kind {wanted}", f"ask {function}(…) of one that is")


_BUFFER_FIELDS = ("count", "datatype", "displacements", "blocks", "peer", "tag", "in_place")
_FITTING = {
    "datatype": (lambda q: q.kind.name == "datatype", "of kind datatype"),
    "displacements": (lambda q: q.kind.form == "number" and q.is_array, "an array of numbers"),
    "peer": (lambda q: q.kind.name in PEERS and not q.is_array, "of kind " + " or ".join(PEERS)),
    "tag": (lambda q: q.kind.name == "tag", "of kind tag"),
    "handshake": (lambda q: q.kind.name == "string_length" and q.intent == "inout", "a string_length that goes in and out"),
}


def _buffer(a: _Argument) -> Mistakes:
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
    if p.count and not (p.count in a.names and a.names[p.count].is_array):
        yield from _size(a, "count", p.count)
    if p.in_place:
        yield from _one_of(a.at, "in_place", p.in_place, IN_PLACE)
        if p.in_place == "root" and not any(q.kind.name == "root" for q in a.owner.parameters):
            yield a.at.fail("in_place", "there is no root", "write in_place = \"all\"")


def _roles(a: _Argument) -> Mistakes:
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
    if a.p.handshake and (a.p.kind.form != "string" or not a.p.is_output):
        yield a.at.fail("handshake", "not a string that comes out", "leave it out")


def _special(a: _Argument) -> Mistakes:
    for name in a.p.special:
        if name not in a.spec.constants:
            yield from _constant(a.at, "special", name, a.spec)
        elif a.spec.constants[name].type.endswith("*") != a.passes_address:
            words = ("a value", "an address") if a.passes_address else ("an address", "a value")
            yield a.at.fail("special", f"{name} is {words[0]}", f"name a constant that is {words[1]}")


def _flags(a: _Argument) -> Mistakes:
    """Fields that only some arguments can have."""
    p, kind = a.p, a.p.kind
    nullable = kind.form in ("handle", "pointer", "callback", "string", "choice") or p.is_output or p.is_array
    if p.nullable and not nullable:
        yield a.at.fail("nullable", f"a {kind.form} that goes in is never null", "leave it out")
    freeable = bool(kind.null) or kind.name == "keyval"
    if p.freed and (not freeable or p.intent != "inout" or p.is_array):
        yield a.at.fail("freed", "not a handle or key that goes in and out", "leave it out, or write intent = \"inout\"")
    if p.root_only and not p.reason and not any(q.kind.name == "root" for q in a.owner.parameters):
        yield a.at.fail("root_only", "there is no root", "leave it out, or add a reason")
    if p.base is not None and (kind.name != "index" or p.base not in (0, 1)):
        yield a.at.fail("base", "not 0 or 1 of an index", "leave it out")
    if p.trim:
        yield from _one_of(a.at, "trim", p.trim, TRIM)
        if kind.form not in ("string", "strings") or p.intent != "in":
            yield a.at.fail("trim", "not a string that goes in", "leave it out")
    if p.large_only and not a.owner.large_count:
        yield a.at.fail("large_only", "there is no large form", "leave it out, or add large_count = true")
    if p.ignored_if:
        yield from _condition(a)


def _condition(a: _Argument) -> Mistakes:
    """`op == MPI_NO_OP`: a parameter and a constant."""
    match = _CONDITION.fullmatch(a.p.ignored_if)
    if not match:
        yield a.at.fail("ignored_if", "not of the form 'parameter == constant'", "write it so")
        return
    name, value = match.groups()
    if name not in a.names:
        yield a.at.fail("ignored_if", f"'{name}' is no parameter", closest(name, a.names))
    yield from _constant(a.at, "ignored_if", value, a.spec)


def _overrides(a: _Argument) -> Mistakes:
    """A field that overrides a rule says something else than the rule."""
    p = a.p
    if p.const is None and p.by_reference is None and p.f08_intent is None:
        return
    prototypes = Prototypes(a.spec)
    if p.const is not None and prototypes.c_const(replace(p, const=None)) == p.const:
        yield a.at.fail("const", "what the rule says anyway", "leave it out")
    if p.by_reference is not None:
        if p.is_array or p.kind.form not in ("number", "logical", "handle"):
            yield a.at.fail("by_reference", "always an address", "leave it out")
        elif p.by_reference == p.is_output:
            yield a.at.fail("by_reference", "what the rule says anyway", "leave it out")
    if p.f08_intent is not None:
        if p.f08_intent not in INTENTS:
            yield a.at.fail("f08_intent", f"unknown intent '{p.f08_intent}'", "use IN, OUT, INOUT or an empty text")
        elif prototypes.f08_intent(replace(p, f08_intent=None)) == p.f08_intent:
            yield a.at.fail("f08_intent", "what the rule says anyway", "leave it out")


_PARAMETER_RULES = (_form, _callback, _lengths, _buffer, _roles, _special, _flags, _overrides)


# ---- between all entries ---------------------------------------------------------------------------------------------


def _names(spec: Spec) -> Mistakes:
    """Fortran does not tell capitals apart, and a brief that two routines share tells nothing."""
    names: dict[str, str] = {}
    briefs: dict[str, str] = {}
    for entry in chain(spec.routines.values(), spec.callbacks.values(), spec.predefined.values()):
        at = Place(entry.file, entry.name)
        own = [entry.name] if isinstance(entry, Predefined) else [procedure.name for procedure in entry.procedures]
        for name in [*own, *getattr(entry, "aliases", ())]:
            if name.upper() in names:
                yield at.fail("", f"the name {name} is taken by {names[name.upper()]}", "rename one of the two")
            names[name.upper()] = entry.name
        if entry.brief in briefs:
            yield at.fail("brief", f"word for word that of {briefs[entry.brief]}", "say what is different")
        briefs[entry.brief] = entry.name
    for constant in spec.constants.values():
        if constant.name.upper() in names:
            at = Place(_file(spec, "constants.toml"), constant.section, f"constants.{constant.name}")
            yield at.fail("", f"the name is taken by {names[constant.name.upper()]}", "rename one of the two")


def _handwritten(spec: Spec, root: Path | None) -> Mistakes:
    file = _file(spec, "handwritten.toml")
    for row in spec.handwritten.values():
        at = Place(file, row.name)
        if not row.reason.strip():
            yield at.fail("reason", "empty", "say why no template can write it")
        if root and not (root / row.file).is_file():
            yield at.fail("file", f"there is no {row.file}", "name a file below the folder that the specs are in")
    if not spec.handwritten:
        return
    for routine in spec.routines.values():
        if routine.body not in TEMPLATE_BODIES and routine.body not in spec.handwritten:
            at = Place(routine.file, routine.name)
            yield at.fail("body", f"no row '{routine.body}' in {file}", "add one with its file and its reason")


def _unused(spec: Spec) -> Mistakes:
    procedures = [*spec.routines.values(), *spec.callbacks.values()]
    parameters = [p for procedure in procedures for p in procedure.parameters]
    kinds = {p.kind.name for p in parameters} | {procedure.returns for procedure in procedures}
    for kind in spec.kinds.values():
        if kind.name not in kinds:
            yield Place(_file(spec, "kinds.toml"), kind.name).fail("", "used by no parameter", "take it out")
    callbacks = {p.callback for p in parameters}
    for callback in spec.callbacks.values():
        if callback.name not in callbacks:
            yield Place(callback.file, callback.name).fail("", "used by no routine", "take it out")
