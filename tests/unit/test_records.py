"""The records of the tools: no gap that a compiler of C++ would make, and what is packed is read."""

from __future__ import annotations

import importlib
import struct
from pathlib import Path

import pytest
from bindery_mpi.spec.layouts import Layouts
from bindery_mpi.spec.load import load
from bindery_mpi.views.tool.record_view import RecordView

FORMATS = load(Path(__file__).resolve().parents[2] / "specs").formats
RECORDS = [
    pytest.param(RecordView(record, Layouts(made)), id=f"{name}.{record.name}")
    for name, made in FORMATS.items()
    for record in made.records
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_has_no_gap(record: RecordView):
    explicit = struct.Struct(record.format)
    assert explicit.size == struct.calcsize(record.format.replace("=", "@", 1)) == record.bytes
    sizes = {view.values[0].bytes for view in RECORDS if view.values[0].record.extends == record.record.name}
    assert sizes <= {record.record.size}


@pytest.mark.parametrize("record", [each for each in RECORDS if each.values[0].is_flat and not each.values[0].is_base])
def test_what_is_packed_is_read(record: RecordView):
    module = importlib.import_module(f"bindery_mpi.records.{record.layouts.format.name}")
    numbers = [bool(i % 2) if field.type == "bool" else i + 1 for i, field in enumerate(record.fields)]
    packed = getattr(module, record.constant).pack(*numbers)
    assert getattr(module, f"read_{record.name}")(b"--" + packed, 2) == tuple(numbers)


def test_events_are_read_by_their_kind():
    from bindery_mpi.records import check

    event = check.SendEvent(check.EventKind.SEND, 2, 3, 4, 5, 6, 7, 8, True)
    assert check.read_event(check.SEND_EVENT.pack(*event)) == event
    assert check.read_event(bytes(check.EVENT_SIZE)) is None
