"""Binary formats that the tools write in C++ and read in Python."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar


@dataclass(frozen=True)
class RecordConstant:
    """A number with a name."""

    name: str  # The name in C++ and Python: `any_source`.
    value: int  # The number: -2.
    brief: str = ""  # The meaning of the number, a comment on both sides: `as a source`.
    type: str = "i32"  # How C++ stores the number.


@dataclass(frozen=True)
class Enumeration:
    """Names of numbers: 0, 1, 2 …, or bits."""

    name: str  # The name of the type: `state`.
    brief: str  # The question that the names answer: `How far a process is.`
    values: tuple[str, ...]  # The names, in the order of their numbers: `["none", "running"]`.
    type: str = "u32"  # How the number is stored.
    flags: bool = False  # `true` if the names are bits (1, 2, 4 …), of which a field can have several.
    scoped: bool = True  # `false` if C++ code writes the names without `state::`, as plain numbers: for rows of arrays.


@dataclass(frozen=True)
class RecordField:
    """A field of a record."""

    name: str  # The name of the field: `target`.
    # A number (`u8` to `i64`), `bool`, `text`, or an enumeration or record that stands before it. `kind` says which
    # record extends this one.
    type: str
    brief: str = ""  # The meaning of the field, a comment on both sides: `in the window`.
    length: int = 0  # How many elements an array has, or bytes a text: 8. Without it the field is one value.
    default: int = 0  # The value where nothing is stored: -1.

    NUMBERS: ClassVar = MappingProxyType(
        {
            f"{sign[0]}{bits}": f"{bits} bits, {sign}."
            for sign in ("unsigned", "integer with sign")
            for bits in (8, 16, 32, 64)
        }
    )
    TYPES: ClassVar = (*NUMBERS, "bool", "text")


@dataclass(frozen=True)
class Record:
    """A structure of fixed size."""

    name: str  # The name of the record: `send`.
    brief: str  # The meaning of the record, or when it is written: `Before the call.`
    # The fields, in the order of storage. Gaps have fields of their own, called `reserved`.
    fields: tuple[RecordField, ...]
    extends: str = ""  # The record whose fields this one begins with: `event`.
    size: int = 0  # For a record that others extend: how many bytes each of them takes: 48.


@dataclass(frozen=True)
class Format:
    """A file of specs/records/: everything that is in the binary files of one tool."""

    name: str  # The name of the file: `check`.
    file: str  # The path of the file: `specs/records/check.toml`.
    brief: str  # The contents of the binary file, in a sentence.
    magic: str  # The first eight bytes of the binary file: `BNDCHK03`. Change them with the layout.
    constants: tuple[RecordConstant, ...] = ()  # Numbers with a name.
    enumerations: tuple[Enumeration, ...] = ()  # Types whose numbers have names.
    records: tuple[Record, ...] = ()  # Structures of fixed size.
