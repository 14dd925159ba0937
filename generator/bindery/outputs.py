"""The manifest of outputs: a template, what it is rendered for, and where the result goes. One line per output."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Callable, Iterable

from .header import Header
from .manifest import manifest
from .model import Procedure, Spec
from .names import entry_file
from .render import Templates, banner
from .wire import Wire
from .wrappers import Entry

Item = tuple[str, str, dict[str, Any]]      # where the result goes, what it is made from, the template's variables


@dataclass(frozen=True)
class Output:
    """A kind of output: every item of `items` is one file made with `template`."""

    template: str
    items: Callable[[Spec], Iterable[Item]]


def _once(path: str, origin: str = "specs/") -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(path, origin, {"header": Header(spec)})]


def _entries(spec: Spec) -> Iterable[Item]:
    for procedure in spec.c_procedures:
        entry = Entry(procedure, spec)
        yield entry_file(procedure), f"{entry.file} [{procedure.routine.name}]", {
            "entry": entry, "includes": entry.includes, "implementation": entry.implementation}


def _entry_list(spec: Spec) -> Iterable[Item]:
    yield "c/sources.cmake", "specs/", {"files": [Path(entry_file(p)).name for p in spec.c_procedures]}


def _manifest(spec: Spec) -> Iterable[Item]:
    yield "manifest.json", "specs/", {"text": json.dumps(manifest(spec), indent=1)}


@cache
def _by_chapter(spec: Spec) -> list[tuple[str, list[Wire]]]:
    chapters = sorted({p.routine.chapter for p in spec.c_procedures})
    return [(chapter, [Wire(p, spec) for p in spec.c_procedures if p.routine.chapter == chapter]) for chapter in chapters]


def _wire(sort: str, row: Callable[[Wire], list[str]]) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for chapter, wires in _by_chapter(spec):
            rows = [line for wire in wires for line in row(wire)]
            yield f"wire/{sort}/{chapter}.c", f"specs/routines/{chapter}.toml", {"chapter": chapter, "wires": wires, "rows": rows}
    return items


def _caller_row(wire: Wire) -> list[str]:
    return [f'{{"{wire.name}", call_{wire.name}, {int(wire.entry.needs_active)}}},']


def _refusal_rows(wire: Wire) -> list[str]:
    return [f'{{"{wire.name}", {refusal.function}}},' for refusal in wire.refusals]


def _expected(spec: Spec) -> Iterable[Item]:
    yield "wire/expected.txt", "specs/", {"lines": [wire.expected for _, wires in _by_chapter(spec) for wire in wires]}


def _chapters(spec: Spec) -> Iterable[Item]:
    yield "wire/chapters.inc", "specs/", {"lines": [f"REC_CHAPTER({c.replace('-', '_')})" for c, _ in _by_chapter(spec)]}


def _declared(spec: Spec) -> Iterable[Item]:
    yield "wire/declared.c", "specs/", {"names": [f"(void)&{p.name};" for p in spec.c_procedures]}


def _tools(spec: Spec) -> Iterable[Item]:
    yield "profiling/tools.c", "specs/", {"entries": [Entry(p, spec) for p in spec.c_procedures]}


OUTPUTS = (
    Output("c/mpi.h.j2", _once("c/include/mpi.h")),
    Output("c/mpi_fortran.h.j2", _once("c/include/mpi_fortran.h")),
    Output("c/mpi_removed.h.j2", _once("c/include/mpi_removed.h")),
    Output("c/bnd_implementation.h.j2", _once("c/include/bnd_implementation.h")),
    Output("c/entry.c.j2", _entries),
    Output("c/sources.cmake.j2", _entry_list),
    Output("manifest.json.j2", _manifest),
    Output("header/constants.c.j2", _once("header/constants.c")),
    Output("wire/recorder.c.j2", _wire("recorder", lambda wire: [])),
    Output("wire/caller.c.j2", _wire("caller", _caller_row)),
    Output("wire/refusals.c.j2", _wire("refusals", _refusal_rows)),
    Output("wire/expected.txt.j2", _expected),
    Output("wire/chapters.inc.j2", _chapters),
    Output("wire/declared.c.j2", _declared),
    Output("profiling/tools.c.j2", _tools),
)


def render_all(spec: Spec, templates: Templates) -> dict[str, str]:
    """Every file of generated/, by its path there."""
    return {path: templates.render(output.template, banner=banner(output.template, origin), **values)
            for output in OUTPUTS for path, origin, values in output.items(spec)}


def files_of(spec: Spec, procedure: Procedure) -> list[str]:
    """The files that exist for this procedure alone."""
    origin = f"[{procedure.routine.name}]"
    own = [path for output in OUTPUTS for path, source, _ in output.items(spec) if source.endswith(origin)]
    return [path for path in own if Path(path).stem.removeprefix("P") == procedure.name]
