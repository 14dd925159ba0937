"""The records of a format, as C++ declares them and as Python reads them."""

from __future__ import annotations

import struct
import textwrap
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.layouts import KIND, Layouts, is_reserved
from bindery_mpi.spec.model import Enumeration, Format, Record, RecordField

_WIDTH = 110
_CODES = dict(zip(RecordField.NUMBERS, "BHIQbhiq", strict=True)) | {"bool": "?"}


def _comment(brief: str, mark: str) -> str:
    return f"  {mark} {brief}" if brief else ""


def _wrapped(text: str, mark: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=mark, subsequent_indent=mark)


def _title(name: str) -> str:
    """CurrentCall"""
    return "".join(word.capitalize() for word in name.split("_"))


def _cpp_number(name: str) -> str:
    """std::uint32_t"""
    return f"std::{'u' if name[0] == 'u' else ''}int{name[1:]}_t"


@dataclass(frozen=True)
class EnumerationView:
    """Names of numbers."""

    name: str
    brief: str
    type: str
    values: tuple[tuple[str, int], ...]
    flags: bool
    scoped: bool

    @property
    def title(self) -> str:
        return _title(self.name)

    @property
    def cpp_type(self) -> str:
        return _cpp_number(self.type)

    @property
    def cpp_brief(self) -> list[str]:
        return _wrapped(self.brief, "// ")


@dataclass(frozen=True)
class RecordView:
    """A structure."""

    record: Record
    layouts: Layouts

    @property
    def name(self) -> str:
        """send_event"""
        return f"{self.record.name}_{self.record.extends}" if self.record.extends else self.record.name

    @property
    def title(self) -> str:
        return _title(self.name)

    @property
    def is_base(self) -> bool:
        return bool(self.layouts.kinds(self.record))

    @property
    def kinds(self) -> list[RecordView]:
        return [RecordView(record, self.layouts) for record in self.layouts.kinds(self.record)]

    @property
    def bytes(self) -> int:
        return self.layouts.size(self.record)

    # ---- C++ ----

    @property
    def cpp_brief(self) -> list[str]:
        return _wrapped(self.record.brief, "// ")

    @property
    def cpp_fields(self) -> list[str]:
        return [self._cpp_field(field) for field in self.layouts.own(self.record)]

    def _cpp_field(self, field: RecordField) -> str:
        length = f"[{field.length}]" if field.length else ""
        initial = "{}" if field.length or field.type not in RecordField.NUMBERS else str(field.default)
        return f"{self._cpp_type(field)} {field.name}{length} = {initial};{_comment(field.brief, '//')}"

    def _cpp_type(self, field: RecordField) -> str:
        if field.type in RecordField.NUMBERS:
            return _cpp_number(field.type)
        if field.type == KIND:
            return f"{self.record.name}_{KIND}"
        enumeration = self.layouts.enumerations.get(field.type)
        if enumeration and enumeration.flags:
            return _cpp_number(enumeration.type)
        own = f"{self.layouts.format.name}::{field.type}"  # a field may have the name of its type
        return {"bool": "bool", "text": "char"}.get(field.type, own)

    # ---- Python ----

    @property
    def constant(self) -> str:
        """SEND_EVENT"""
        return self.name.upper()

    @property
    def format(self) -> str:
        """=HHIIii4x, as struct has it."""
        return "=" + "".join(map(self._code, self.layouts.all(self.record)))

    def _code(self, field: RecordField) -> str:
        if is_reserved(field):
            return f"{field.length}x"
        if field.type == "text":
            return f"{field.length}s"
        if nested := self._nested(field):
            return nested.format.removeprefix("=") * max(field.length, 1)
        code = _CODES["bool" if field.type == "bool" else self.layouts.number(field.type)]
        return f"{field.length}{code}" if field.length else code

    def _nested(self, field: RecordField) -> RecordView | None:
        record = self.layouts.records.get(field.type)
        return RecordView(record, self.layouts) if record else None

    @cached_property
    def fields(self) -> list[RecordField]:
        """The fields that Python sees."""
        return [field for field in self.layouts.all(self.record) if not is_reserved(field)]

    @property
    def py_fields(self) -> list[str]:
        return [f"{field.name}: {self._py_type(field)}{_comment(self._py_brief(field), '#')}" for field in self.fields]

    def _py_brief(self, field: RecordField) -> str:
        enumeration = self.layouts.enumerations.get(field.type)
        return f"{_title(enumeration.name)}; {field.brief}".removesuffix("; ") if enumeration else field.brief

    def _py_type(self, field: RecordField) -> str:
        nested = self._nested(field)
        one = nested.title if nested else {"bool": "bool", "text": "str"}.get(field.type, "int")
        return f"tuple[{one}, ...]" if field.length and field.type != "text" else one

    @property
    def is_flat(self) -> bool:
        """Whether struct gives its fields one by one."""
        return not any(field.length or self._nested(field) for field in self.fields)

    @property
    def py_arguments(self) -> list[str]:
        """An expression for each field, of the values that struct gives for all."""
        found, at, offset = [], 0, 0
        for field in self.layouts.all(self.record):
            code, nested = self._code(field), self._nested(field)
            width, size = (
                len(struct.unpack(f"={code}", bytes(struct.calcsize(f"={code}")))),
                struct.calcsize(f"={code}"),
            )
            if nested and field.length:
                places = f"range({offset}, {offset + size}, {nested.bytes})"
                found.append(f"tuple(read_{nested.name}(data, begin + i) for i in {places}),")
            elif nested:
                found.append(f"read_{nested.name}(data, begin + {offset}),")
            elif field.type == "text":
                found.append(f"_text(found[{at}]),")
            elif not is_reserved(field):
                found.append(f"tuple(found[{at} : {at + width}])," if field.length else f"found[{at}],")
            at, offset = at + width, offset + size
        return found


@dataclass(frozen=True)
class FormatView:
    """All that is in the files of one tool."""

    format: Format

    @cached_property
    def _layouts(self) -> Layouts:
        return Layouts(self.format)

    @property
    def name(self) -> str:
        return self.format.name

    @property
    def brief(self) -> str:
        return self.format.brief

    @property
    def cpp_brief(self) -> list[str]:
        return _wrapped(self.format.brief, "// ")

    @property
    def cpp_magic(self) -> str:
        """'B', 'N', 'D'"""
        return ", ".join(f"'{letter}'" for letter in self.format.magic)

    @property
    def cpp_constants(self) -> list[str]:
        return [
            f"inline constexpr {_cpp_number(c.type)} {c.name} = {c.value};{_comment(c.brief, '//')}"
            for c in self.format.constants
        ]

    @property
    def py_constants(self) -> list[str]:
        return [
            f"{constant.name.upper()} = {constant.value}{_comment(constant.brief, '#')}"
            for constant in self.format.constants
        ]

    @property
    def enumerations(self) -> list[EnumerationView]:
        return [_enumeration(enumeration) for enumeration in self.format.enumerations]

    @cached_property
    def records(self) -> list[RecordView]:
        return [RecordView(record, self._layouts) for record in self.format.records]

    def kinds_of(self, record: RecordView) -> EnumerationView:
        """Which record extends one."""
        names = ["none", *(kind.record.name for kind in record.kinds)]
        brief = f"Which kind of {record.name} a record is."
        return _enumeration(Enumeration(f"{record.name}_{KIND}", brief, tuple(names), "u16"))

    @property
    def has_texts(self) -> bool:
        return any(field.type == "text" for record in self.format.records for field in record.fields)


def _enumeration(one: Enumeration) -> EnumerationView:
    values = tuple((name, 1 << number if one.flags else number) for number, name in enumerate(one.values))
    return EnumerationView(one.name, one.brief, one.type, values, one.flags, one.scoped)
