"""docs/howto/render.md has every name that templates of users see, and no other: a public interface. Each has a value for every
routine, parameter, constant and callback, and the page's example is the value of one of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bindery_mpi.rendering import objects
from bindery_mpi.rendering.specific import Specific
from bindery_mpi.spec.model import STANDARD_FORTRAN

DOCS = Path(__file__).resolve().parents[2] / "docs" / "howto"
CLASSES = {
    "TemplateRoutine": objects.TemplateRoutine,
    "TemplateParameter": objects.TemplateParameter,
    "Specific": Specific,
    "TemplateConstant": objects.TemplateConstant,
    "TemplateCallback": objects.TemplateCallback,
}
ELEMENTS = {"roles", "parameters", "specifics", "dummies"}  # whose values are objects, which other tables describe


@cache
def rows(title: str) -> list[tuple[list[str], list[str]]]:
    """The names of each row of a table, and the example of each, which may be missing."""
    page = (DOCS / "render.md").read_text(encoding="utf-8")
    table = re.search(rf"<!-- model: {title} -->\n\|.*\n\|.*\n((?:\|.*\n)+)", page)
    assert table, title
    cells = [row.split("|")[1:3] for row in table[1].splitlines()]
    return [
        (re.findall(r"`(\w+)", name), re.findall(r"`([^`]+)`|(?<!\w)(?=empty)", example)) for name, example in cells
    ]


def public(cls: type) -> set[str]:
    names = {*dir(cls), *getattr(cls, "__dataclass_fields__", ())}
    for more in ("_OF_CALL", "_OF_ROUTINE", "_SAME"):
        names |= set(getattr(cls, more, ()))
    return {name for name in names if not name.startswith("_")}


@pytest.fixture(scope="module")
def every(spec) -> dict[str, Sequence[Any]]:
    routines = objects.routines(spec, spec.procedures)
    return {
        "TemplateRoutine": routines,
        "TemplateParameter": [p for r in routines for p in r.parameters],
        "Specific": [s for r in routines for dialect in STANDARD_FORTRAN for s in r.specifics(dialect.name)],
        "TemplateConstant": objects.constants(spec),
        "TemplateCallback": objects.callbacks(spec),
    }


def is_example(value: Any, text: str) -> bool:
    if isinstance(value, tuple):
        return value == ast.literal_eval(text)
    return str(value).startswith(text.removesuffix("...)")) if text.endswith("...)") else str(value) == text


@pytest.mark.parametrize("title", CLASSES)
def test_the_page_has_every_name(title):
    assert {name for names, _ in rows(title) for name in names} == public(CLASSES[title])


@pytest.mark.parametrize("title", CLASSES)
def test_the_examples_are_values(every, title):
    for names, examples in rows(title):
        values = [[getattr(each, name) for name in names] for each in every[title]]
        if examples and not ELEMENTS.intersection(names):
            found = [row for row in values if all(map(is_example, row, examples))]
            assert found, f"nothing has {names} = {examples}"


def test_the_roles_are_those_of_the_tool_kit(every):
    roles = {role for routine in every["TemplateRoutine"] for role in routine.roles}
    page = (DOCS / "tools-authors.md").read_text(encoding="utf-8")
    table = page.partition("| role | |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    named = {word for row in table for word in re.findall(r"`(\w+)`", row.split("|")[1])}
    named |= {role.replace("send_", "receive_") for role in named if role.startswith("send_")}
    assert roles == named


def test_roles_of_arguments(every):
    """Checked by hand against the standard."""
    rows = {r.name: {role: p.name for role, p in r.roles.items()} for r in every["TemplateRoutine"]}
    assert rows["MPI_Gatherv"] == {
        "send_buffer": "sendbuf",
        "send_count": "sendcount",
        "send_datatype": "sendtype",
        "receive_buffer": "recvbuf",
        "receive_counts": "recvcounts",
        "receive_datatype": "recvtype",
        "receive_displacements": "displs",
        "root_rank": "root",
        "communicator": "comm",
    }
    assert rows["MPI_Recv"]["receive_peer"] == "source"
    assert rows["MPI_Comm_split"]["new_handle"] == "newcomm"
    assert rows["MPI_Waitall"] == {"requests": "array_of_requests", "statuses": "array_of_statuses"}
