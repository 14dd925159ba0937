"""JSON Schemas of the spec's files, for editors: from the dataclasses of the model and their comments."""

from __future__ import annotations

import dataclasses
import inspect
import io
import json
import tokenize
from functools import cache
from typing import Any

from bindery.spec.entries import INTENTS, TYPES
from bindery.spec.model import (
    DIALECTS,
    Callback,
    Constant,
    CxxClass,
    Handwritten,
    Kind,
    Method,
    Parameter,
    Predefined,
    Quirk,
    Routine,
    Rule,
    Schedule,
    SentinelBlocks,
    Unsupported,
    Variant,
)
from bindery.spec.overlay import Overlay

Schema = dict[str, Any]

_TEXTS: Schema = {"type": "array", "items": {"type": "string"}}
_TYPES = {str: "string", int: "integer", bool: "boolean", dict: "object"}
_LISTS: dict[str, Schema] = {
    "tuple[str, ...]": _TEXTS,
    "tuple[Expression, ...]": {"anyOf": [{"type": "string"}, _TEXTS]},
    "tuple[CxxName, ...]": _TEXTS,
    "tuple[Any, ...]": {"type": "array", "items": _TEXTS},
}
_WORDS = {
    (Kind, "form"): Kind.FORMS,
    (Parameter, "intent"): INTENTS,
    (Parameter, "effect"): Parameter.EFFECTS,
    (Routine, "category"): Routine.CATEGORIES,
    (Routine, "completion"): Routine.COMPLETIONS,
    (Variant, "completion"): Routine.COMPLETIONS,
    (Routine, "mpi_state"): Routine.MPI_STATES,
    (Routine, "body"): Routine.BODIES,
    (Routine, "needs"): Routine.NEEDS,
    (Quirk, "mpi"): Quirk.MPIS,
    (Quirk, "detected"): Quirk.DETECTED,
}
_INDENT = 4  # of a field in its class


@cache
def schemas() -> dict[str, str]:
    """The text of a schema for each kind of file, by its name: routines -> that of routines/<chapter>.toml."""
    every = {name: {"$schema": "http://json-schema.org/draft-07/schema#"} | schema for name, schema in _files().items()}
    return {name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in every.items()}


def _files() -> dict[str, Schema]:
    routine = _entry(Routine, "name", "chapter", "file", "entry", "large_generic")
    callbacks = [_entry(Callback, "name", "file"), _entry(Predefined, "name", "file")]
    own = routine | {"required": ["brief"]}  # the rest may be in [chapter], the parameters another routine's
    each = {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": {"type": "string"}}}
    return {
        "routines": _file(own) | {"properties": {"chapter": routine | {"required": []}, "each": each}},
        "variants": _file(_entry(Variant, "name", "file")),
        "kinds": _file(_entry(Kind, "name", "file")),
        "callbacks": _file({"anyOf": callbacks}),
        "constants": _file(_section()),
        "conversions": _file(_entry(Rule, "name", "layer", "file")),
        "handwritten": _file(_entry(Handwritten, "name")),
        "unsupported": _file(_entry(Unsupported, "chapter", "origin")),
        "sentinels": _file(_entry(SentinelBlocks, "name", "file")),
        "schedules": _file(_entry(Schedule, "name")),
        "quirks": _file(_entry(Quirk, "name", "file")),
        "cxx": _file(_entry(CxxClass, "name", "file")),
        "roles": _file({"type": "string"}),
        "numbers": _file({"type": "integer", "minimum": 1}),
        "overlay": _entry(Overlay, "name"),
    }


def _file(entry: Schema) -> Schema:
    return {"type": "object", "additionalProperties": entry}


def _section() -> Schema:
    """A table of constants: what they have in common, and each with its value or its fields."""
    constant = _entry(Constant, "name", "section")
    common = {name: field for name, field in constant["properties"].items() if name != "brief"}
    constants = {
        "type": "object",
        "additionalProperties": {"anyOf": [{"type": "integer"}, constant | {"required": []}]},
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {"brief": {"type": "string"}, "constants": constants} | common,
        "required": ["brief", "constants"],
    }


def _entry(cls: type, *injected: str) -> Schema:
    comments = _comments(cls)
    fields = [f for f in dataclasses.fields(cls) if f.name not in injected]
    needed = [f.name for f in fields if f.default is f.default_factory is dataclasses.MISSING]
    properties = {f.name: _field(cls, f) | _description(comments.get(f.name, "")) for f in fields}
    return {"type": "object", "additionalProperties": False, "properties": properties, "required": needed}


def _comments(cls: type) -> dict[str, str]:
    """The comment behind each field of a dataclass."""
    comments, name = {}, ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(cls)).readline):
        if token.type == tokenize.NAME and token.start[1] == _INDENT:
            name = token.string
        elif token.type == tokenize.COMMENT and token.start[1] > _INDENT:
            comments[name] = token.string.removeprefix("# ")
    return comments


def _field(cls: type, field: dataclasses.Field[Any]) -> Schema:
    if field.name == "dialects":
        return {"type": "array", "items": {"enum": list(DIALECTS)}}
    if words := _WORDS.get((cls, field.name)):
        return {"enum": list(words)}
    if field.name == "differs":
        return {"type": "object", "additionalProperties": _entry(Parameter) | {"required": []}}
    if field.type == "tuple[Method, ...]":
        one = {"anyOf": [{"type": "string"}, _entry(Method)]}
        return {"anyOf": [*one["anyOf"], {"type": "array", "items": one}]}
    if field.type == "tuple[Parameter, ...]":
        return {"type": "array", "items": _entry(Parameter)}
    return _LISTS.get(str(field.type)) or {"type": _TYPES[TYPES[str(field.type)][0]]}


def _description(comment: str) -> Schema:
    return {"description": comment} if comment else {}
