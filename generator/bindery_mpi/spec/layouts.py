"""Where each field of a record is. Every byte belongs to a field, so that C++ and Python agree whatever they align."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.model import Enumeration, Format, Record, RecordField

KIND = "kind"  # the type of the field that says which record it is
KIND_TYPE = "u16"
_RESERVED = "reserved"


@dataclass(frozen=True)
class Layouts:
    """The records of a format."""

    format: Format

    @cached_property
    def records(self) -> dict[str, Record]:
        return {record.name: record for record in self.format.records}

    @cached_property
    def enumerations(self) -> dict[str, Enumeration]:
        return {enumeration.name: enumeration for enumeration in self.format.enumerations}

    def kinds(self, record: Record) -> list[Record]:
        """The records that extend one."""
        return [other for other in self.format.records if other.extends == record.name]

    def number(self, name: str) -> str:
        """The number that a value of a type is stored as; empty for a record."""
        if name in RecordField.TYPES:
            return {"bool": "u8", "text": "u8"}.get(name, name)
        if name == KIND:
            return KIND_TYPE
        return self.enumerations[name].type if name in self.enumerations else ""

    def _bytes(self, name: str) -> tuple[int, int]:
        """The size and the alignment of one value of a type."""
        number = self.number(name)
        if number:
            return int(number[1:]) // 8, int(number[1:]) // 8
        record = self.records[name]
        return self.size(record), max(self._bytes(field.type)[1] for field in record.fields)

    def size(self, record: Record) -> int:
        base = self.records.get(record.extends)
        return (self.size(base) if base else 0) + sum(
            self._bytes(field.type)[0] * max(field.length, 1) for field in self.own(record)
        )

    def own(self, record: Record) -> list[RecordField]:
        """The fields that a record does not have from the one that it extends, with those that fill the gaps."""
        base = self.records.get(record.extends)
        return list(self._filled(record, self.size(base) if base else 0, base.size if base else 0))

    def all(self, record: Record) -> list[RecordField]:
        base = self.records.get(record.extends)
        return [*(self.own(base) if base else ()), *self.own(record)]

    def _filled(self, record: Record, offset: int, size: int) -> Iterator[RecordField]:
        number, widest = 0, 1
        for field in record.fields:
            bytes_, alignment = self._bytes(field.type)
            if gap := -offset % alignment:
                number += 1
                yield _reserved(number, gap)
            yield field
            widest = max(widest, alignment)
            offset += gap + bytes_ * max(field.length, 1)
        if gap := max(size - offset, -offset % widest):
            yield _reserved(number + 1, gap)


def is_reserved(field: RecordField) -> bool:
    return field.name.startswith(_RESERVED)


def _reserved(number: int, size: int) -> RecordField:
    return RecordField(f"{_RESERVED}_{number}", "u8", "0", length=size)
