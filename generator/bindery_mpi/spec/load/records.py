"""Read the binary formats of the tools."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bindery_mpi.spec.entries import Entry
from bindery_mpi.spec.layouts import KIND, Layouts
from bindery_mpi.spec.load.files import Files, Row
from bindery_mpi.spec.mistakes import Collector, SpecError, closest
from bindery_mpi.spec.model import Enumeration, Format, Record, RecordConstant, RecordField

_HEAD, _CONSTANTS = "format", "constants"
_NAME = re.compile(r"[a-z]\w*")
_MAGIC = 8
_TAKEN = ("count", "index")  # methods of Python's tuples
_CPP = re.compile(
    "auto|bool|case|catch|char|class|const|default|delete|do|double|enum|explicit|export|extern|float|friend|goto|inline|"
    "int|long|mutable|namespace|new|operator|private|protected|public|register|requires|short|signed|sizeof|static|"
    "struct|switch|template|this|throw|typedef|typename|union|unsigned|using|virtual|void|volatile"
)


def read_formats(files: Files) -> dict[str, Format]:
    """The formats without mistakes, by the names of their files. An overlay has none: the tools are not its own."""
    formats: dict[str, Format] = {}
    for path in sorted((files.folders[files.base] / "records").glob("*.toml")):
        rows = files.file(files.base, path)
        if rows:
            with files.collect():
                formats[path.stem] = _Reader(rows, f"{files.base}/records/{path.name}").read(path)
    return formats


class _Reader:
    """Reads the entries of one file in their order: a type is known to what comes after it."""

    def __init__(self, rows: list[Row], file: str):
        self._tables, self._file, self._found = {name: table for _, name, table in rows}, file, Collector()
        self._enumerations: dict[str, Enumeration] = {}
        self._records: dict[str, Record] = {}
        self._broken: set[str] = set()  # what refers to them is right, as far as anybody knows

    def read(self, path: Path) -> Format:
        head = dict[str, Any]()
        constants: list[RecordConstant] = []
        with self._found.collect():
            head = self._head()
        with self._found.collect():
            for name, table in _tables(Entry(self._file, _CONSTANTS), self._tables.get(_CONSTANTS, {})):
                with self._found.collect():
                    constants.append(_constant(Entry(self._file, _CONSTANTS, name), name, table))
        for name in [name for name in self._tables if name not in (_HEAD, _CONSTANTS)]:
            before = len(self._found.mistakes)
            with self._found.collect():
                self._entry(Entry(self._file, name), name, self._tables[name])
            if len(self._found.mistakes) > before:
                self._broken.add(name)
        self._found.report()
        enumerations, records = tuple(self._enumerations.values()), tuple(self._records.values())
        made = Format(
            path.stem, self._file, **head, constants=tuple(constants), enumerations=enumerations, records=records
        )
        self._found.mistakes += self._sizes(made)
        self._found.report()
        return made

    def _head(self) -> dict[str, Any]:
        at = Entry(self._file, _HEAD)
        if _HEAD not in self._tables:
            raise at.fail("", "missing", "add it, with brief and magic")
        injected = ("name", "file", "constants", "enumerations", "records")
        head = at.fields(Format, self._tables[_HEAD], injected)
        if len(head["magic"].encode()) != _MAGIC:
            raise at.fail("magic", f"'{head['magic']}' has not {_MAGIC} bytes", f"write {_MAGIC} letters or digits")
        return head

    def _entry(self, at: Entry, name: str, table: Any) -> None:
        _check_name(at, name)
        if name == Path(self._file).stem:
            raise at.fail("", "the namespace in C++ has this name", "choose another one")
        if isinstance(table, dict) and "values" in table:
            self._enumerations[name] = _enumeration(at, name, table)
        else:
            self._records[name] = self._record(at, name, table)

    def _record(self, at: Entry, name: str, table: Any) -> Record:
        own = {key: value for key, value in table.items() if key != "fields"} if isinstance(table, dict) else table
        values = at.fields(Record, own, ("name", "fields"))
        extends = values.get("extends")
        if extends and not self._is_base(extends) and extends not in self._broken:
            bases = [other for other in self._records if self._is_base(other)]
            wrong = f"no record '{extends}' with a size and a field of type {KIND} before it"
            raise at.fail("extends", wrong, closest(extends, bases))
        if "fields" not in table:
            raise at.fail("", "neither fields nor values", f"add [{name}.fields], or values for an enumeration")
        return Record(name, fields=tuple(self._fields(name, table["fields"], extends)), **values)

    def _is_base(self, name: str) -> bool:
        record = self._records.get(name)
        return bool(record and record.size and any(field.type == KIND for field in record.fields))

    def _fields(self, record: str, tables: Any, extends: str | None) -> Iterator[RecordField]:
        base = self._records.get(extends or "")
        inherited = {field.name for field in base.fields} if base else set()
        found = Collector()
        for name, table in _tables(Entry(self._file, record, "fields"), tables):
            at = Entry(self._file, record, f"fields.{name}")
            with found.collect():
                if name in inherited:
                    raise at.fail("", f"also in {extends}", "choose another name, or remove it")
                yield self._field(at, name, table)
        found.report()

    def _field(self, at: Entry, name: str, table: Any) -> RecordField:
        field = RecordField(name, **at.fields(RecordField, table, ("name",)))
        _check_name(at, name)
        if name in _TAKEN:
            raise at.fail("", "a method of Python's tuples has this name", "choose another one")
        known = (*RecordField.TYPES, KIND, *self._enumerations, *self._records)
        if field.type not in known and field.type not in self._broken:
            raise at.fail("type", f"no type '{field.type}' before it", closest(field.type, known))
        if field.type == "text" and field.length < 1:
            raise at.fail("length", "missing", "add the number of bytes, as length = 8")
        return field

    def _sizes(self, made: Format) -> Iterable[SpecError]:
        layouts = Layouts(made)
        for record in made.records:
            at, base = Entry(self._file, record.name), layouts.records.get(record.extends)
            if base and (size := layouts.size(record)) > base.size:
                yield at.fail(
                    "", f"has {size} bytes", f"shorten it, or write size = {-(-size // 8) * 8} in {base.name}"
                )
            if any(field.type == KIND for field in record.fields) and not layouts.kinds(record):
                remedy = f'write extends = "{record.name}" in one, or another type'
                yield at.fail("", f"has a field of type {KIND}, and no record extends it", remedy)


def _tables(at: Entry, table: Any) -> Iterable[tuple[str, Any]]:
    if not isinstance(table, dict):
        raise at.fail("", "not a table", "write name = { … } in it")
    return table.items()


def _constant(at: Entry, name: str, table: Any) -> RecordConstant:
    constant = RecordConstant(name, **at.fields(RecordConstant, table, ("name",)))
    _check_name(at, name)
    _check_number(at, constant.type)
    bits = int(constant.type[1:])
    least, most = (0, 1 << bits) if constant.type[0] == "u" else (-1 << (bits - 1), 1 << (bits - 1))
    if not least <= constant.value < most:
        raise at.fail("value", f"{constant.value} is no {constant.type}", "write another type")
    return constant


def _enumeration(at: Entry, name: str, table: Any) -> Enumeration:
    enumeration = Enumeration(name, **at.fields(Enumeration, table, ("name",)))
    _check_number(at, enumeration.type)
    for number, value in enumerate(enumeration.values):
        _check_name(at, value)
        if value in enumeration.values[:number]:
            raise at.fail("values", f"'{value}' is there twice", "remove one of them")
    return enumeration


def _check_name(at: Entry, name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or _CPP.fullmatch(name):
        raise at.fail("", f"'{name}' is no name in C++ and Python", "write small letters and _")


def _check_number(at: Entry, name: str) -> None:
    if name not in RecordField.NUMBERS:
        raise at.fail("type", f"'{name}' is no type of numbers", closest(name, RecordField.NUMBERS))
