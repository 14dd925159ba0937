"""Read kinds, routines and callbacks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bindery.spec.entries import Entry, methods, parameters
from bindery.spec.load.files import Files, Row, toml
from bindery.spec.mistakes import Collector, SpecError, SpecErrors, closest
from bindery.spec.model import Callback, Kind, Predefined, Routine

# What the loader fills in itself.
_DERIVED = ("name", "chapter", "file", "parameters")


def read_kinds(files: Files) -> dict[str, Kind]:
    # Without kinds nothing else can be read.
    toml(f"{files.base}/kinds.toml", files.folders[files.base] / "kinds.toml")
    kinds: dict[str, Kind] = {}
    seen: dict[str, str] = {}
    for row in files.rows("kinds.toml"):
        file, name, table = row
        with files.entry(row, seen):
            entry = Entry(file, name)
            kind = Kind(name=name, file=file, **entry.fields(Kind, table, ("name", "file")))
            _check_words(entry, kind)
            kinds.setdefault(name, kind)
    return kinds


def _check_words(entry: Entry, kind: Kind) -> None:
    known = {"form": Kind.FORMS, "error_handler": ("", *Kind.ERROR_HANDLERS)}
    for field, words in known.items():
        value = getattr(kind, field)
        if value not in words:
            raise entry.fail(field, f"unknown {field.replace('_', ' ')} '{value}'", closest(value, filter(None, words)))


def read_routines(files: Files, kinds: dict[str, Kind]) -> dict[str, Routine]:
    routines: dict[str, Routine] = {}
    seen: dict[str, str] = {}
    for label, folder in files.folders.items():
        for path in sorted((folder / "routines").glob("*.toml")):
            for row, table in _chapter(files, label, path):
                with files.entry(row, seen):
                    routine = _routine(row, table, path.stem, kinds, files.broken)
                    routines.setdefault(routine.name, routine)
    if not seen and not files.mistakes:
        raise SpecError(f"{files.base}/routines", "", "", "no routine found", "name the spec folder with --specs")
    return routines


def _chapter(files: Files, label: str, path: Path) -> Iterator[tuple[Row, Any]]:
    """The entries of a chapter, with its defaults filled in; none where the defaults have a mistake."""
    rows = files.file(label, path)
    defaults: Any = next((table for _, name, table in rows if name == "chapter"), {})
    routines = [row for row in rows if row[1] != "chapter"]
    with files.collect():
        Entry(f"{label}/routines/{path.name}", "chapter").defaults(Routine, defaults, _DERIVED)
        yield from ((row, defaults | row[2] if isinstance(row[2], dict) else row[2]) for row in routines)
        return
    files.broken |= {name for _, name, _ in routines}


def _routine(row: Row, table: Any, chapter: str, kinds: dict[str, Kind], broken: set[str]) -> Routine:
    file, name, _ = row
    values: dict[str, Any] = {}
    found = Collector()
    with found.collect():
        values = Entry(file, name).fields(Routine, table, ("name", "chapter", "file"))
    with found.collect():
        values["cxx"] = methods(file, name, values.get("cxx", ()))
    listed = table.get("parameters") if isinstance(table, dict) else None
    with found.collect():
        arguments = parameters(file, name, listed if isinstance(listed, list) else [], kinds, broken)
        if not found.mistakes:
            return Routine(name=name, chapter=chapter, file=file, **(values | {"parameters": arguments}))
    raise SpecErrors(found.mistakes)


def read_callbacks(files: Files, kinds: dict[str, Kind]) -> tuple[dict[str, Callback], dict[str, Predefined]]:
    callbacks: dict[str, Callback] = {}
    predefined: dict[str, Predefined] = {}
    seen: dict[str, str] = {}
    for row in files.rows("callbacks.toml"):
        file, name, table = row
        with files.entry(row, seen):
            at = Entry(file, name)
            if isinstance(table, dict) and ("does" in table or "type" in table):
                values = at.fields(Predefined, table, ("name", "file"))
                predefined.setdefault(name, Predefined(name=name, file=file, **values))
            else:
                values = at.fields(Callback, table, ("name", "file"))
                values["parameters"] = parameters(file, name, table["parameters"], kinds, files.broken)
                callbacks.setdefault(name, Callback(name=name, file=file, **values))
    return callbacks, predefined
