"""Binary formats that the tools write in C++ and read in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class RecordConstant:
    """A number with a name."""

    name: str  # "any_source"
    value: int  # -2
    brief: str = ""  # "as a source"
    type: str = "i32"  # "u32": in C++


@dataclass(frozen=True)
class Enumeration:
    """Names of numbers: 0, 1, 2 …, or bits."""

    name: str  # "state"
    brief: str  # "How far a process is."
    values: tuple[str, ...]  # ("none", "running")
    type: str = "u32"  # "u16": how it is stored
    flags: bool = False  # true: 1, 2, 4 …, of which a field has several
    scoped: bool = True  # false: in C++ its names are without `state::`, and numbers, as of rows


@dataclass(frozen=True)
class RecordField:
    """A field of a record."""

    name: str  # "target"
    type: str  # "i32", "bool", "text", "state": also an enumeration or a record; "kind": which record extends this one
    brief: str = ""  # "in the window"
    length: int = 0  # 8: elements of an array, or bytes of a text; 0: it is one
    default: int = 0  # -1: where nothing is stored

    NUMBERS: ClassVar = ("u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64")
    TYPES: ClassVar = (*NUMBERS, "bool", "text")


@dataclass(frozen=True)
class Record:
    """A structure of fixed size."""

    name: str  # "send"
    brief: str  # "Before the call."
    fields: tuple[RecordField, ...]
    extends: str = ""  # "event": it is one kind of that record, and begins with its fields
    size: int = 0  # 48: bytes of each record that extends this one


@dataclass(frozen=True)
class Format:
    """A file of specs/records/: everything that is in the binary files of one tool."""

    name: str  # "check"
    file: str  # "specs/records/check.toml"
    brief: str  # "What a process under the checker leaves."
    magic: str  # "BNDCHK03": the first bytes of a file
    constants: tuple[RecordConstant, ...] = ()
    enumerations: tuple[Enumeration, ...] = ()
    records: tuple[Record, ...] = ()
