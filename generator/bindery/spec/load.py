"""Read specs/*.toml into the model. Whatever is not known is refused, with the place and the remedy."""

from __future__ import annotations

import dataclasses
import difflib
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bindery.spec.model import (
    Callback,
    Constant,
    Handwritten,
    Kind,
    Parameter,
    Predefined,
    Routine,
    Rule,
    Section,
    SentinelBlocks,
    Spec,
    SpecError,
    Unsupported,
)

_TYPES = {
    "str": (str, "text in quotes"),
    "int": (int, "a whole number"),
    "int | None": (int, "a whole number"),
    "bool": (bool, "true or false"),
    "bool | None": (bool, "true or false"),
    "str | None": (str, "text in quotes"),
    "tuple[str, ...]": (list, "a list of texts"),
    "dict": (dict, "a table"),
    "Kind": (str, "the name of a kind in quotes"),
    "tuple[Parameter, ...]": (list, "a list of tables"),
}

# The most names that a message lists.
_FEW = 30


def load(folder: Path) -> Spec:
    """Load every file of a spec folder. Raises SpecError at the first mistake; needs no file but kinds.toml and
    routines/."""
    kinds = _kinds(folder)
    callbacks, predefined = _callbacks(folder, kinds)
    sections = _sections(folder)
    return Spec(
        kinds=kinds,
        routines=_routines(folder, kinds),
        callbacks=callbacks,
        predefined=predefined,
        sections=sections,
        rules=_rules(folder),
        handwritten=_handwritten(folder),
        unsupported_chapters=_unsupported(folder),
        sentinels=_sentinels(folder, {c.name for s in sections.values() for c in s.constants if c.shape}),
    )


def _read(folder: Path, path: Path) -> tuple[str, dict[str, Any]]:
    """The name a message should use for a file, and what stands in it."""
    name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
    try:
        return name, tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise SpecError(name, "", "", "there is no such file", "name the spec folder with --specs") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SpecError(name, "", "", f"not readable as TOML: {error}", "mend that line") from None


def _read_optional(folder: Path, name: str) -> tuple[str, dict[str, Any]]:
    path = folder / name
    return _read(folder, path) if path.exists() else (f"{folder.name}/{name}", {})


def closest(word: str, known: Iterable[str]) -> str:
    """A remedy for a word that is not known: the nearest one that is, or all of them."""
    known = sorted(known)
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f"write '{near[0]}'"
    if not known:
        return "leave it out"
    return "use one of " + ", ".join(known) if len(known) <= _FEW else "use one that is known"


class Place:
    """Where a mistake is: an entry of a file, or something inside it."""

    def __init__(self, file: str, entry: str, where: str = ""):
        self.file, self.entry, self.where = file, entry, where

    def fail(self, field: str, wrong: str, remedy: str) -> SpecError:
        where = f"{self.where}.{field}" if self.where and field else self.where or field
        return SpecError(self.file, self.entry, where, wrong, remedy)


class _Entry(Place):
    """One table of a file, turned into one dataclass."""

    def fields(self, cls: type, table: Any, injected: tuple[str, ...]) -> dict[str, Any]:
        """Check keys and types of a table against a dataclass; lists become tuples."""
        self.defaults(cls, table, injected)
        for f in dataclasses.fields(cls):
            if f.name not in injected and f.name not in table and f.default is f.default_factory is dataclasses.MISSING:
                raise self.fail(f.name, "missing", f"add a line '{f.name} = …'")
        return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}

    def defaults(self, cls: type, table: Any, injected: tuple[str, ...]) -> None:
        """Check what a table says, not what it leaves unsaid."""
        if not isinstance(table, dict):
            raise self.fail("", "not a table", "write key = value pairs")
        known = {f.name: f for f in dataclasses.fields(cls) if f.name not in injected}
        for key, value in table.items():
            if key not in known:
                raise self.fail(key, "unknown key", closest(key, known))
            self._check_type(key, value, str(known[key].type))

    def _check_type(self, key: str, value: Any, annotation: str) -> None:
        expected, words = _TYPES.get(annotation, (object, ""))
        wrong = not isinstance(value, expected) or (expected is int and isinstance(value, bool))
        if annotation == "tuple[str, ...]" and isinstance(value, list):
            wrong = not all(isinstance(item, str) for item in value)
        if wrong:
            said = json.dumps(value, ensure_ascii=False, default=str)
            raise self.fail(key, f"{said} is not {words}", f"write {words}")


def _tables(folder: Path, name: str) -> Iterable[tuple[str, str, Any]]:
    file, tables = _read_optional(folder, name)
    for entry, table in tables.items():
        yield file, entry, table


def _kinds(folder: Path) -> dict[str, Kind]:
    file, tables = _read(folder, folder / "kinds.toml")
    kinds = {}
    for name, table in tables.items():
        entry = _Entry(file, name)
        kinds[name] = Kind(name=name, **entry.fields(Kind, table, ("name",)))
        if kinds[name].form not in Kind.FORMS:
            raise entry.fail("form", f"unknown form '{kinds[name].form}'", closest(kinds[name].form, Kind.FORMS))
    return kinds


def _with_lengths(table: Any) -> Any:
    """A single length may be written without brackets."""
    if isinstance(table, dict) and isinstance(table.get("length"), str):
        return table | {"length": [table["length"]]}
    return table


def _parameters(file: str, name: str, tables: Any, kinds: dict[str, Kind]) -> tuple[Parameter, ...]:
    result = []
    for number, table in enumerate(tables, 1):
        label = table.get("name") if isinstance(table, dict) else None
        entry = _Entry(file, name, f"parameters.{label or number}")
        values = entry.fields(Parameter, _with_lengths(table), ())
        if values["kind"] not in kinds:
            raise entry.fail("kind", f"unknown kind '{values['kind']}'", closest(values["kind"], kinds))
        values["kind"] = kinds[values["kind"]]
        if values.get("intent", "in") not in ("in", "out", "inout"):
            raise entry.fail("intent", f"unknown intent '{values['intent']}'", "use one of in, inout, out")
        result.append(Parameter(**values))
    return tuple(result)


def _routines(folder: Path, kinds: dict[str, Kind]) -> dict[str, Routine]:
    routines: dict[str, Routine] = {}
    for path in sorted((folder / "routines").glob("*.toml")):
        file, tables = _read(folder, path)
        defaults = tables.pop("chapter", {})
        _Entry(file, "chapter").defaults(Routine, defaults, ("name", "chapter", "file", "parameters"))
        for name, table in tables.items():
            if name in routines:
                raise SpecError(file, name, "", f"also in {routines[name].file}", "keep one of the two")
            entry = _Entry(file, name)
            whole = defaults | table if isinstance(table, dict) else table
            values = entry.fields(Routine, whole, ("name", "chapter", "file"))
            values["parameters"] = _parameters(file, name, table["parameters"], kinds)
            routines[name] = Routine(name=name, chapter=path.stem, file=file, **values)
    if not routines:
        raise SpecError(f"{folder.name}/routines", "", "", "no routine found", "name the spec folder with --specs")
    return routines


def _callbacks(folder: Path, kinds: dict[str, Kind]) -> tuple[dict[str, Callback], dict[str, Predefined]]:
    callbacks, predefined = {}, {}
    for file, name, table in _tables(folder, "callbacks.toml"):
        entry = _Entry(file, name)
        if isinstance(table, dict) and ("does" in table or "type" in table):
            predefined[name] = Predefined(name=name, file=file, **entry.fields(Predefined, table, ("name", "file")))
            continue
        values = entry.fields(Callback, table, ("name", "file"))
        values["parameters"] = _parameters(file, name, table["parameters"], kinds)
        callbacks[name] = Callback(name=name, file=file, **values)
    return callbacks, predefined


def _sections(folder: Path) -> dict[str, Section]:
    sections = {}
    for file, name, table in _tables(folder, "constants.toml"):
        if not isinstance(table, dict) or not isinstance(table.get("constants"), dict):
            raise SpecError(file, name, "constants", "missing", f"add a table [{name}.constants]")
        common = {key: value for key, value in table.items() if key not in ("brief", "constants")}
        _Entry(file, name).defaults(Constant, common, ("name", "section", "brief"))
        head = _Entry(file, name).fields(
            Section, {key: table[key] for key in ("brief",) if key in table}, ("name", "constants")
        )
        constants = []
        for constant, value in table["constants"].items():
            fields = value if isinstance(value, dict) else {"value": value}
            entry = _Entry(file, name, f"constants.{constant}")
            values = entry.fields(Constant, common | fields, ("name", "section"))
            constants.append(Constant(name=constant, section=name, **values))
        sections[name] = Section(name=name, constants=tuple(constants), **head)
    return sections


def _rules(folder: Path) -> tuple[Rule, ...]:
    """The rules of all layers: a file of conversions/ or of conversions/test/ is a layer."""
    paths = sorted((folder / "conversions").rglob("*.toml"))
    return tuple(
        Rule(name=name, layer=path.stem, file=file, **_Entry(file, name).fields(Rule, table, ("name", "layer", "file")))
        for path in paths
        for file, name, table in _tables(folder, path.relative_to(folder).as_posix())
    )


def _handwritten(folder: Path) -> dict[str, Handwritten]:
    return {
        name: Handwritten(name=name, **_Entry(file, name).fields(Handwritten, table, ("name",)))
        for file, name, table in _tables(folder, "handwritten.toml")
    }


def _unsupported(folder: Path) -> dict[str, Unsupported]:
    return {
        name: Unsupported(chapter=name, **_Entry(file, name).fields(Unsupported, table, ("chapter",)))
        for file, name, table in _tables(folder, "unsupported.toml")
    }


def _sentinels(folder: Path, known: set[str]) -> dict[str, SentinelBlocks]:
    families = {}
    for file, name, table in _tables(folder, "sentinels.toml"):
        entry = _Entry(file, name)
        family = SentinelBlocks(name=name, **entry.fields(SentinelBlocks, table, ("name",)))
        for block, constants in family.blocks.items():
            if not isinstance(constants, list):
                raise entry.fail(f"blocks.{block}", "not a list", "write the constants of the block in brackets")
            _constants_with_shape(entry, f"blocks.{block}", constants, known)
        _constants_with_shape(entry, "f08", family.f08, known)
        _constants_with_shape(entry, "f08_variables", family.f08_variables, known)
        families[name] = family
    return families


def _constants_with_shape(entry: Place, field: str, names: Iterable[str], known: set[str]) -> None:
    for name in names:
        if name not in known:
            raise entry.fail(field, f"'{name}' is no constant with a shape in constants.toml", closest(name, known))
