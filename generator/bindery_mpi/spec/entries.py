"""One table of a TOML file becomes one dataclass: unknown keys, missing keys and wrong types are mistakes."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from typing import Any

from bindery_mpi.spec.declarations import parse_function, parse_name
from bindery_mpi.spec.expressions import parse, parse_operation
from bindery_mpi.spec.fortran_types import parse_fortran_type
from bindery_mpi.spec.mistakes import Collector, Place, SpecError, SpecErrors, closest
from bindery_mpi.spec.model import Kind, Method, Parameter
from bindery_mpi.spec.shapes import parse_shape

TYPES: dict[str, tuple[Any, str]] = {
    "str": (str, "text in quotes"),
    "int": (int, "a whole number"),
    "int | None": (int, "a whole number"),
    "bool": (bool, "true or false"),
    "bool | None": (bool, "true or false"),
    "str | None": (str, "text in quotes"),
    "tuple[str, ...]": (list, "a list of texts"),
    "dict[str, Any]": (dict, "a table"),
    "tuple[Any, ...]": (list, "a list"),
    "tuple[Method, ...]": ((str, dict, list), "the name of a method in quotes, a table or a list of them"),
    "Kind": (str, "the name of a kind in quotes"),
    "tuple[Parameter, ...]": (list, "a list of tables"),
}
# How the text of a field is parsed, what it should be, and what to do if it is something else.
_OPERATION = "two names with ==, *, + or - between them"
_EXPRESSION = (parse, "expression", f"write a parameter, a constant, a number, function(parameter), or {_OPERATION}")
_NAME = (parse_name, "name in C++", "write one like Init or Comm::Send")
PARSED: dict[str, tuple[Callable[[str], Any], str, str]] = {
    "Expression | None": _EXPRESSION,
    "tuple[Expression, ...]": _EXPRESSION,
    "Operation | None": (parse_operation, "operation", f"write {_OPERATION}"),
    "CFunction | None": (parse_function, "type of a function", "write one like void (MPI::Comm &, int *, ...)"),
    "CxxName": _NAME,
    "CxxName | None": _NAME,
    "tuple[CxxName, ...]": _NAME,
    "FortranType": (parse_fortran_type, "type of Fortran", "write one like INTEGER or INTEGER(KIND=MPI_COUNT_KIND)"),
    "Shape | None": (parse_shape, "shape", "write one like integer, integer target, character(1,1), status(1)"),
}
TYPES |= {parsed: TYPES["tuple[str, ...]" if parsed.startswith("tuple") else "str"] for parsed in PARSED}


class Entry(Place):
    """A table, and where it is."""

    def fields(self, cls: type, table: Any, injected: tuple[str, ...]) -> dict[str, Any]:
        """The arguments for a dataclass. Raises SpecErrors with every mistake of the table; lists become tuples."""
        found = Collector()
        values = self._values(cls, table, injected, found)
        # A misspelt key is not also a missing one.
        found.mistakes = found.mistakes or list(self._missing(cls, table, injected))
        found.report()
        return values

    def defaults(self, cls: type, table: Any, injected: tuple[str, ...]) -> None:
        """Check the keys that are present. Raises SpecErrors."""
        found = Collector()
        self._values(cls, table, injected, found)
        found.report()

    def _missing(self, cls: type, table: Any, injected: tuple[str, ...]) -> Iterator[SpecError]:
        for f in dataclasses.fields(cls) if isinstance(table, dict) else ():
            needed = f.default is f.default_factory is dataclasses.MISSING
            if needed and f.name not in injected and f.name not in table:
                yield self.fail(f.name, "missing", f"add a line '{f.name} = …'")

    def _values(self, cls: type, table: Any, injected: tuple[str, ...], found: Collector) -> dict[str, Any]:
        if not isinstance(table, dict):
            found.mistakes.append(self.fail("", "not a table", "write key = value pairs"))
            return {}
        known = {f.name: f for f in dataclasses.fields(cls) if f.name not in injected}
        values = {}
        for key, value in table.items():
            with found.collect():
                if key not in known:
                    raise self.fail(key, "unknown key", closest(key, known))
                values[key] = self._value(key, value, str(known[key].type))
        return values

    def _value(self, key: str, value: Any, annotation: str) -> Any:
        """A value as the dataclass has it: lists become tuples, and expressions objects."""
        if words := _mistyped(value, annotation):
            text = json.dumps(value, ensure_ascii=False, default=str)
            raise self.fail(key, f"{text} is not {words}", f"write {words}")
        if annotation in PARSED:
            parsed = [self._parsed(key, text, annotation) for text in (value if isinstance(value, list) else [value])]
            return tuple(parsed) if isinstance(value, list) else parsed[0]
        return tuple(value) if isinstance(value, list) else value

    def _parsed(self, key: str, text: str, annotation: str) -> Any:
        parse_text, words, remedy = PARSED[annotation]
        parsed = parse_text(text)
        if parsed is None:
            raise self.fail(key, f"'{text}' is no {words}", remedy)
        return parsed


def _mistyped(value: Any, annotation: str) -> str:
    """The words for what a value should be, where it is something else."""
    expected, words = TYPES.get(annotation, (object, ""))
    wrong = not isinstance(value, expected) or (expected is int and isinstance(value, bool))
    if TYPES.get(annotation) == TYPES["tuple[str, ...]"] and isinstance(value, list):
        wrong = not all(isinstance(item, str) for item in value)
    return words if wrong else ""


def parameters(file: str, name: str, tables: Any, kinds: dict[str, Kind], broken: set[str]) -> tuple[Parameter, ...]:
    """The parameters of a routine or callback. Raises SpecErrors with the mistakes of all of them; with none, where a
    kind is broken, which has a mistake already."""
    result, found = [], Collector()
    for number, table in enumerate(tables, 1):
        label = table.get("name") if isinstance(table, dict) else None
        with found.collect():
            result.append(_parameter(Entry(file, name, f"parameters.{label or number}"), table, kinds, broken))
    if len(result) < len(tables):
        raise SpecErrors(found.mistakes)
    return tuple(result)


def _parameter(entry: Entry, table: Any, kinds: dict[str, Kind], broken: set[str]) -> Parameter:
    if isinstance(table, dict) and isinstance(table.get("length"), str):
        table = table | {"length": [table["length"]]}
    values = entry.fields(Parameter, table, ("brief",))
    found = Collector()
    if values["kind"] not in kinds and values["kind"] not in broken:
        found.mistakes.append(entry.fail("kind", f"unknown kind '{values['kind']}'", closest(values["kind"], kinds)))
    if values.get("intent", "in") not in Parameter.INTENTS:
        remedy = "use one of " + ", ".join(Parameter.INTENTS)
        found.mistakes.append(entry.fail("intent", f"unknown intent '{values['intent']}'", remedy))
    if found.mistakes or values["kind"] not in kinds:
        raise SpecErrors(found.mistakes)
    return Parameter(**(values | {"kind": kinds[values["kind"]]}))


def methods(file: str, name: str, listed: Any) -> tuple[Method, ...]:
    """The methods of a routine in C++: names, tables, or a list of both. Raises SpecErrors with every mistake."""
    result, found = [], Collector()
    for item in listed if isinstance(listed, tuple) else (listed,):
        table = {"name": item} if isinstance(item, str) else item
        with found.collect():
            result.append(Method(**Entry(file, name, "cxx").fields(Method, table, ())))
    found.report()
    return tuple(result)
