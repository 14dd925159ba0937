"""Read kinds, routines and callbacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bindery_mpi.spec.derived import asynchronous, callback_grows, collective_on, grows, large_count, positioning
from bindery_mpi.spec.entries import Entry, methods, parameters
from bindery_mpi.spec.load.files import Files, Row, toml
from bindery_mpi.spec.load.patterns import expanded
from bindery_mpi.spec.load.sentences import Sentences
from bindery_mpi.spec.load.variants import filled, read_variants
from bindery_mpi.spec.mistakes import Collector, SpecError, SpecErrors, closest
from bindery_mpi.spec.model import Callback, Kind, Predefined, Routine

# The loader fills these fields in itself.
_DERIVED = ("name", "chapter", "file", "entry", "large_generic")


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


def read_routines(files: Files, kinds: dict[str, Kind], callbacks: dict[str, Callback]) -> dict[str, Routine]:
    reader = _Routines(files, kinds, callbacks)
    for label, folder in files.folders.items():
        for path in sorted((folder / "routines").glob("*.toml")):
            reader.add(files.file(label, path), f"{label}/routines/{path.name}")
    if not reader.rows and not files.mistakes:
        raise SpecError(f"{files.base}/routines", "", "", "no routine found", "name the spec folder with --specs")
    return reader.read()


class _Routines:
    """The entries of all chapters, which are read once all are known: one can be like another."""

    def __init__(self, files: Files, kinds: dict[str, Kind], callbacks: dict[str, Callback]):
        self.files, self.kinds, self.callbacks = files, kinds, callbacks
        self.variants = read_variants(files, kinds)
        self.sentences = Sentences()
        self.rows: list[tuple[Row, str]] = []

    def add(self, rows: list[Row], file: str) -> None:
        """The entries of a chapter, with its defaults filled in; none where the defaults have a mistake."""
        chapter: Any = next((table for _, name, table in rows if name == "chapter"), {})
        defaults = self.sentences.taken(file, chapter)
        routines = expanded(self.files, rows)
        with self.files.collect():
            Entry(file, "chapter").defaults(Routine, defaults, (*_DERIVED, "parameters"))
            for (_, name, table), entry in routines:
                self.rows.append(((file, name, defaults | table if isinstance(table, dict) else table), entry))
            return
        self.files.broken |= {row[1] for row, _ in routines}

    def read(self) -> dict[str, Routine]:
        routines: dict[str, Routine] = {}
        seen: dict[str, str] = {}
        tables = {row[1]: row[2] for row, _ in self.rows}
        patterns: dict[str, str] = {}
        self.sentences.remember(row for row, _ in self.rows)
        for row, entry in self.rows:
            with self.files.entry(row, seen):
                table = filled(row, tables, self.variants)
                first = patterns.setdefault(entry, row[1])
                origin = table.get("like") if isinstance(table, dict) else None
                if origin or first != row[1]:
                    self.files.copies[row[1]] = origin or first
                routines.setdefault(row[1], self._routine(row, table, entry))
        self.files.mistakes += self.sentences.chapter_mistakes(every=not self.files.broken)
        return routines

    def _routine(self, row: Row, table: Any, entry: str) -> Routine:
        file, name, _ = row
        at, values, found = Entry(file, name), {}, Collector()
        with found.collect():
            values = at.fields(Routine, table, _DERIVED)
        with found.collect():
            values["cxx"] = methods(file, name, values.get("cxx", ()))
        listed = table.get("parameters") if isinstance(table, dict) else None
        tables = listed if isinstance(listed, list) else []
        with found.collect():
            arguments = parameters(file, name, tables, self.kinds, self.files.broken)
            if not found.mistakes:
                completion = values.get("completion", Routine.completion)
                arguments = self.sentences.given(at, values, arguments, self._of_variant(values.get("variant", "")))
                values["parameters"] = asynchronous(at, tables, arguments, completion)
                values["collective_on"] = collective_on(at, values, arguments, completion)
                values["positioning"] = positioning(at, values, arguments)
                growing = [p for p in arguments if grows(p, self.callbacks)]
                values["large_count"] = large_count(at, table, growing)
                own = bool(growing) and all(callback_grows(p, self.callbacks) for p in growing)
                values["large_generic"] = own and values["large_count"]
                return Routine(name=name, chapter=Path(file).stem, file=file, entry=entry, **values)
        raise SpecErrors(found.mistakes)

    def _of_variant(self, name: str) -> dict[str, Any]:
        """The sentences about the parameters that a variant adds."""
        found = self.variants.get(name)
        return found[0].arguments if found else {}


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
                values["large_count"] = large_count(at, table, [p for p in values["parameters"] if grows(p, {})])
                callbacks.setdefault(name, Callback(name=name, file=file, **values))
    return callbacks, predefined
