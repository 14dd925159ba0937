"""JSON Schemas of the spec's files, for editors: from the dataclasses of the model and their comments."""

from __future__ import annotations

import dataclasses
import inspect
import io
import json
import tokenize
from collections.abc import Callable
from typing import Any

from bindery_mpi.spec.entries import INTENTS, TYPES
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
    (Routine, "mode"): Routine.MODES,
    (Routine, "epoch"): Routine.EPOCHS,
    (Routine, "positioning"): Routine.POSITIONINGS,
    (Check, "scope"): Check.SCOPES,
    (Enumeration, "type"): RecordField.NUMBERS,
    (RecordConstant, "type"): RecordField.NUMBERS,
    (Quirk, "mpi"): Quirk.MPIS,
    (Quirk, "detected"): Quirk.DETECTED,
}
_INDENT = 4  # of a field in its class
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
    each = {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": {"type": "string"}}}
    return _file(own) | {"properties": {"chapter": routine | {"required": []}, "each": each}}


def _callbacks() -> Schema:
    return _file({"anyOf": [_entry(Callback, "name", "file"), _entry(Predefined, "name", "file")]})


def _records() -> Schema:
    fields = {"type": "object", "additionalProperties": _entry(RecordField, "name")}
    record = _entry(Record, "name", "fields")
    record |= {"properties": record["properties"] | {"fields": fields}, "required": ["brief", "fields"]}
    constants = {"type": "object", "additionalProperties": _entry(RecordConstant, "name")}
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
    constants = {
        "type": "object",
        "additionalProperties": {"anyOf": [{"type": "integer"}, constant | {"required": []}]},
    }
    section = _entry(Section, "name", "file", "constants")
    properties = section["properties"] | {"constants": constants} | common
    return section | {"properties": properties, "required": ["brief", "constants"]}


def _entry(cls: type, *injected: str) -> Schema:
    comments = comments_of(cls)
    fields = [f for f in dataclasses.fields(cls) if f.name not in injected]
    needed = [f.name for f in fields if f.default is f.default_factory is dataclasses.MISSING]
    properties = {f.name: _field(cls, f) | _description(comments.get(f.name, "")) for f in fields}
    return {"type": "object", "additionalProperties": False, "properties": properties, "required": needed}


def comments_of(cls: type) -> dict[str, str]:
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
    if field.name == "arguments":
        return {"type": "object", "additionalProperties": {"type": "string"}}
    if field.name == "differs":
        return {"type": "object", "additionalProperties": _entry(Parameter, "brief") | {"required": []}}
    if field.type == "tuple[Method, ...]":
        one = {"anyOf": [{"type": "string"}, _entry(Method)]}
        return {"anyOf": [*one["anyOf"], {"type": "array", "items": one}]}
    if field.type == "tuple[Parameter, ...]":
        return {"type": "array", "items": _entry(Parameter, "brief")}
    return _LISTS.get(str(field.type)) or {"type": _TYPES[TYPES[str(field.type)][0]]}


def _description(comment: str) -> Schema:
    return {"description": comment} if comment else {}


def _of(cls: type, *injected: str) -> Callable[[], Schema]:
    return lambda: _file(_entry(cls, *injected))


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
    "roles": lambda: _file({"type": "string"}),
    "numbers": lambda: _file({"type": "integer", "minimum": 1}),
    "overlay": lambda: _entry(Overlay, "name"),
}
