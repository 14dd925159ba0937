"""JSON Schemas of the spec's files, by which editors complete, check and explain them: from the dataclasses of the
model and their comments."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bindery_mpi.layers import LAYERS
from bindery_mpi.spec.comments import comments_of
from bindery_mpi.spec.entries import TYPES
from bindery_mpi.spec.facts import FACTS
from bindery_mpi.spec.layer import Layer
from bindery_mpi.spec.model import (
    DIALECTS,
    AbiPoint,
    Callback,
    Check,
    Constant,
    CxxClass,
    DatatypeClass,
    Enumeration,
    Format,
    Handwritten,
    Installed,
    Kind,
    Method,
    Parameter,
    Predefined,
    Quirk,
    Record,
    RecordConstant,
    RecordField,
    Routine,
    Rule,
    Schedule,
    Section,
    SentinelBlocks,
    Unsupported,
    Variant,
)
from bindery_mpi.spec.overlay import Overlay

Schema = dict[str, Any]

_TEXTS: Schema = {"type": "array", "items": {"type": "string"}}
_TYPES = {str: "string", int: "integer", bool: "boolean", dict: "object"}
_LISTS: dict[str, Schema] = {
    "tuple[str, ...]": _TEXTS,
    "tuple[Expression, ...]": {"anyOf": [{"type": "string"}, _TEXTS]},
    "tuple[CxxName, ...]": _TEXTS,
    "tuple[Any, ...]": {"type": "array", "items": _TEXTS},
}
# The words that a field may be, each with its meaning.
_WORDS: dict[tuple[type, str], Mapping[str, str]] = {
    (Kind, "form"): Kind.FORMS,
    (Kind, "error_handler"): Kind.ERROR_HANDLERS,
    (Parameter, "intent"): Parameter.INTENTS,
    (Parameter, "in_place"): Parameter.IN_PLACE,
    (Parameter, "trim"): Parameter.TRIM,
    (Parameter, "effect"): Parameter.EFFECTS,
    (Routine, "category"): Routine.CATEGORIES,
    (Routine, "completion"): Routine.COMPLETIONS,
    (Variant, "completion"): Routine.COMPLETIONS,
    (Routine, "mpi_state"): Routine.MPI_STATES,
    (Routine, "body"): Routine.BODIES,
    (Routine, "needs"): Routine.NEEDS,
    (Routine, "mode"): Routine.MODES,
    (Routine, "epoch"): Routine.EPOCHS,
    (Routine, "positioning"): Routine.POSITIONINGS,
    (Check, "scope"): Check.SCOPES,
    (Constant, "fortran"): Constant.FORTRAN,
    (Predefined, "does"): Predefined.DOES,
    (Enumeration, "type"): RecordField.NUMBERS,
    (RecordConstant, "type"): RecordField.NUMBERS,
    (Quirk, "mpi"): Quirk.LABELS,
    (Quirk, "detected"): Quirk.DETECTED,
}
_COLUMNS = 120


def schema_text(name: str) -> str:
    """The schema of a kind of file in `SCHEMAS`."""
    schema = {"$schema": "http://json-schema.org/draft-07/schema#"} | SCHEMAS[name]()
    return _written(schema, 0) + "\n"


def _written(value: Any, indent: int) -> str:
    """JSON in one line where that fits, or else with a line for each member."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) < _COLUMNS or not isinstance(value, dict | list):
        return line
    members = [_written(item, indent + 1) for item in (value.values() if isinstance(value, dict) else value)]
    names = [f"{json.dumps(name)}: " for name in value] if isinstance(value, dict) else [""] * len(members)
    begin = "\n" + (indent + 1) * " "
    inside = ",".join(f"{begin}{name}{member}" for name, member in zip(names, members, strict=True))
    return f"{line[0]}{inside}{begin[:-1]}{line[-1]}"


def _routines() -> Schema:
    routine = _entry(Routine, "name", "chapter", "file", "entry", "large_generic")
    own = routine | {"required": ["brief"]}  # the rest may be in [chapter], the parameters another routine's
    word = {"type": "string"} | _description("The text in place of this word in braces.")
    each = _file(_file(word) | _description("One routine of the pattern, with its words."))
    chapter = routine | {"required": []} | _description("Fields that hold for all routines of the file.")
    each |= _description(
        "A row for each routine of a pattern such as `MPI_{name}_c2f`: `{name}` is the name of the row."
    )
    return _file(own) | {"properties": {"chapter": chapter, "each": each}}


def _callbacks() -> Schema:
    return _file({"anyOf": [_entry(Callback, "name", "file"), _entry(Predefined, "name", "file")]})


def _records() -> Schema:
    fields = _file(_entry(RecordField, "name")) | _description(comments_of(Record)["fields"])
    record = _entry(Record, "name", "fields")
    record |= {"properties": record["properties"] | {"fields": fields}, "required": ["brief", "fields"]}
    constants = _file(_entry(RecordConstant, "name")) | _description(comments_of(Format)["constants"])
    head = _entry(Format, "name", "file", "constants", "enumerations", "records")
    return _file({"anyOf": [record, _entry(Enumeration, "name")]}) | {
        "properties": {"format": head, "constants": constants}
    }


def _file(entry: Schema) -> Schema:
    return {"type": "object", "additionalProperties": entry}


def _section() -> Schema:
    """A table of constants: what they have in common, and each with its value or its fields."""
    constant = _entry(Constant, "name", "section")
    common = {name: field for name, field in constant["properties"].items() if name != "brief"}
    value = {"type": "integer"} | _description("The value in the standard ABI.")
    constants = _file({"anyOf": [value, constant | {"required": []}]}) | _description(comments_of(Section)["constants"])
    section = _entry(Section, "name", "file", "constants")
    properties = section["properties"] | {"constants": constants} | common
    return section | {"properties": properties, "required": ["brief", "constants"]}


def _entry(cls: type, *injected: str) -> Schema:
    comments = comments_of(cls)
    fields = [f for f in dataclasses.fields(cls) if f.name not in injected]
    needed = [f.name for f in fields if f.default is f.default_factory is dataclasses.MISSING]
    properties = {f.name: _field(cls, f) | _description(_explained(cls, f, comments[f.name])) for f in fields}
    entry = {"type": "object", "additionalProperties": False, "properties": properties, "required": needed}
    return entry | _description(" ".join((cls.__doc__ or "").split()))


def _explained(cls: type, field: dataclasses.Field[Any], comment: str) -> str:
    """The text that a reader sees: the comment of a field, and the words that it may be."""
    if words := _words_of(cls, field):
        comment += "\n" + "".join(f"\n- `{word}`: {meaning}" for word, meaning in words.items())
        comment += f"\n\nWithout it: `{field.default}`." if field.default in words else ""
    return comment


def _words_of(cls: type, field: dataclasses.Field[Any]) -> Mapping[str, str]:
    if field.name == "dialects":
        return {dialect.name: dialect.title for dialect in DIALECTS.values()}
    return _WORDS.get((cls, field.name), {})


def _enumeration(words: Mapping[str, str]) -> Schema:
    return {"enum": list(words), "x-taplo": {"docs": {"enumValues": list(words.values())}}}


def _field(cls: type, field: dataclasses.Field[Any]) -> Schema:
    if words := _words_of(cls, field):
        return {"type": "array", "items": _enumeration(words)} if field.name == "dialects" else _enumeration(words)
    if field.name == "arguments":
        return _file({"type": "string"} | _description(comments_of(Parameter)["brief"]))
    if field.name == "differs":
        return _file(_entry(Parameter, "brief") | {"required": []})
    if cls is Rule and field.name in ("match", "slots"):
        return {"type": "object", "properties": _facts() if field.name == "match" else _slots()}
    if field.type == "tuple[Method, ...]":
        one = {"anyOf": [{"type": "string"}, _entry(Method)]}
        return {"anyOf": [*one["anyOf"], {"type": "array", "items": one}]}
    if field.type == "tuple[Parameter, ...]":
        return {"type": "array", "items": _entry(Parameter, "brief")}
    return _LISTS.get(str(field.type)) or {"type": _TYPES[TYPES[str(field.type)][0]]}


def _facts() -> Schema:
    return {name: _description(fact.brief) for name, fact in FACTS.items()}


def _slots() -> Schema:
    """Every slot, with what is written in it by the layers that have it."""
    texts: dict[str, dict[str, list[str]]] = {}
    for layer in LAYERS.values():
        comments: dict[str, str] = {}
        for cls in (cls for cls in reversed(layer.__mro__) if issubclass(cls, Layer)):
            comments |= comments_of(cls)
        for slot in layer.slots():
            texts.setdefault(slot, {}).setdefault(comments[slot], []).append(layer.name)
    return {slot: _description(_by_layer(found)) for slot, found in sorted(texts.items())}


def _by_layer(texts: Mapping[str, Iterable[str]]) -> str:
    return "\n".join(f"- {', '.join(layers)}: {text}" for text, layers in texts.items())


def _description(text: str) -> Schema:
    return {"description": text}


def _of(cls: type, *injected: str) -> Callable[[], Schema]:
    return lambda: _file(_entry(cls, *injected))


def _texts(entry: Schema, text: str) -> Callable[[], Schema]:
    return lambda: _file(entry | _description(text))


# By the name of a file of the spec: routines -> the schema of routines/<chapter>.toml.
SCHEMAS: dict[str, Callable[[], Schema]] = {
    "routines": _routines,
    "variants": _of(Variant, "name", "file"),
    "kinds": _of(Kind, "name", "file"),
    "callbacks": _callbacks,
    "constants": lambda: _file(_section()),
    "conversions": _of(Rule, "name", "layer", "file"),
    "handwritten": _of(Handwritten, "name"),
    "unsupported": _of(Unsupported, "chapter", "origin"),
    "sentinels": _of(SentinelBlocks, "name", "file"),
    "schedules": _of(Schedule, "name"),
    "quirks": _of(Quirk, "name", "file"),
    "installed": _of(Installed, "name"),
    "checks": _of(Check, "name"),
    "reductions": _of(DatatypeClass, "name"),
    "fortran_abi": _of(AbiPoint, "name"),
    "mpicxx": _of(CxxClass, "name", "file"),
    "records": _records,
    "roles": _texts({"type": "string"}, "One sentence on the arguments that have the role."),
    "numbers": _texts({"type": "integer", "minimum": 1}, "The number of the procedure, which never changes."),
    "overlay": lambda: _entry(Overlay, "name"),
}
