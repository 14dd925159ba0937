"""The manifest of outputs: a template, what it is rendered for, and where the result goes. One line per output."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Callable, Iterable

from .calls import Call
from .fortran import described, written
from .header import Header
from .manifest import manifest
from .model import Procedure, Spec
from .modules import Modules
from .names import entry_file
from .predefined import PredefinedCallback
from .render import Templates, banner
from .special_calls import SpecialCall, recognitions, special_calls
from .special import Specials
from .supplied_calls import supplied_calls
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
            yield f"wire/{sort}/{chapter}.c", f"specs/routines/{chapter}.toml", {"chapter": chapter, "wires": wires, "rows": rows,
                                                                                               "recognitions": recognitions}
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


def _probe_names(spec: Spec) -> Iterable[Item]:
    """Data for the probes: what an mpi.h may have. A handle stands with its type, a type with its conversions to an integer."""
    conversions: dict[str, list[str]] = {}
    for routine in sorted((r for r in spec.routines.values() if r.body == "handle-to-integer"), key=lambda r: r.name):
        conversions.setdefault(routine.parameters[0].kind.c, []).append(routine.name)
    constants = [c for c in spec.constants.values() if "c" in c.dialects]
    yield "probes/names.cmake", "specs/", {"names": {
        "routines": [p.name for p in spec.c_procedures],
        "constants": [c.name for c in constants if c.type not in conversions] + [p.name for p in spec.predefined.values() if "c" in p.dialects],
        "handles": [f"{c.name}:{c.type}" for c in constants if c.type in conversions],
        "handle_types": [":".join([kind, *routines]) for kind, routines in conversions.items()]}}


def _wrappers(spec: Spec) -> Iterable[Item]:
    """A wrapper for each procedure whose arguments all have their rules."""
    for wrapper in written(spec):
        origin = f"{wrapper.procedure.routine.file} [{wrapper.procedure.routine.name}]"
        yield f"fortran/wrapper/{wrapper.name}.c", origin, {"wrapper": wrapper}


@cache
def _calls(spec: Spec, dialect: str) -> dict[str, list[Call]]:
    """The calls of the wrappers of a dialect, by chapter."""
    old = [wrapper for wrapper in written(spec) if wrapper.is_old and "mpifh" in wrapper.procedure.routine.dialects]
    f08 = [wrapper for wrapper in written(spec) if wrapper.is_f08] + list(described(spec))
    found: dict[str, list[Call]] = {}
    wrappers = sorted(old if dialect == "mpifh" else f08, key=lambda w: w.name)
    calls = [Call(w, dialect) for w in wrappers] if dialect != "supplied" else [c for w in wrappers for c in supplied_calls(w)]
    for call in calls:
        chapter = call.wrapper.procedure.routine.chapter
        found.setdefault(chapter, []).append(call)
    return dict(sorted(found.items()))


_CALL_DIALECTS = {"mpifh": ["use rec_dialect"], "f08": ["use mpi_f08"], "supplied": ["use mpi_f08"]}      # and what a caller uses


def _call_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for dialect, modules in _CALL_DIALECTS.items():
            for chapter, calls in _calls(spec, dialect).items():
                rows = [f'{{"{call.title}", call_{call.identifier}, 0}},' for call in calls]
                yield f"call/{dialect}/{chapter}.{ending}", f"specs/routines/{chapter}.toml", {
                    "chapter": chapter, "calls": calls, "rows": rows, "modules": modules}
    return items


@cache
def _special_calls(spec: Spec, dialect: str) -> dict[str, list[SpecialCall]]:
    """What the dialects of a target's own routines do with special addresses; what stands in does the same."""
    if dialect == "supplied":
        return {}
    found = {chapter: [special for call in calls for special in special_calls(call)] for chapter, calls in _calls(spec, dialect).items()}
    return {chapter: calls for chapter, calls in found.items() if calls}


def _special_files(ending: str) -> Callable[[Spec], Iterable[Item]]:
    def items(spec: Spec) -> Iterable[Item]:
        for dialect, modules in _CALL_DIALECTS.items():
            for chapter, calls in _special_calls(spec, dialect).items():
                rows = [f'{{"{call.name}", {call.subroutine}, 0}},' for call in calls]
                yield f"call/{dialect}-special/{chapter}.{ending}", f"specs/routines/{chapter}.toml", {
                    "chapter": chapter, "specials": calls, "rows": rows, "modules": modules,
                    "header": [] if dialect == "f08" else ["include 'mpif.h'"]}
    return items


def _call_lists(spec: Spec) -> Iterable[Item]:
    for dialect in _CALL_DIALECTS:
        lines = [call.expected for calls in _calls(spec, dialect).values() for call in calls]
        yield f"call/{dialect}/expected.txt", "specs/", {"lines": lines}
        lines = [call.expected for calls in _special_calls(spec, dialect).values() for call in calls]
        if lines:
            yield f"call/{dialect}-special/expected.txt", "specs/", {"lines": lines}


def _call_chapters(spec: Spec) -> Iterable[Item]:
    for dialect in _CALL_DIALECTS:
        for folder, calls in {dialect: _calls(spec, dialect), f"{dialect}-special": _special_calls(spec, dialect)}.items():
            lines = [f"REC_CHAPTER({c.replace('-', '_')})" for c in calls]
            if lines or folder == dialect:
                yield f"call/{folder}/chapters.inc", "specs/", {"lines": lines}


def _described(spec: Spec) -> Iterable[Item]:
    for wrapper in described(spec):
        origin = f"{wrapper.procedure.routine.file} [{wrapper.procedure.routine.name}]"
        yield f"fortran/described/{wrapper.name}.c", origin, {"wrapper": wrapper}


def _callbacks(spec: Spec) -> Iterable[Item]:
    for predefined in spec.predefined.values():
        yield f"fortran/callback/{predefined.name}.c", f"{predefined.file} [{predefined.name}]", {"callback": PredefinedCallback(predefined, spec)}


def _wrapper_lists(spec: Spec) -> Iterable[Item]:
    wrappers = written(spec)
    yield "fortran/wrappers.cmake", "specs/", {"old": [f"{w.name}.c" for w in wrappers if w.is_old],
                                               "f08": [f"{w.name}.c" for w in wrappers if w.is_f08],
                                               "cptr": [f"{w.name}.c" for w in wrappers if w.has_cptr],
                                               "described": [f"{w.name}.c" for w in described(spec)],
                                               "callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "mpi" in p.dialects],
                                               "f08_callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "f08" in p.dialects]}


def _attribute_keys(spec: Spec) -> Iterable[Item]:
    yield "fortran/bnd_attribute_keys.inc", "specs/constants.toml", {"keys": [c for c in spec.constants.values() if c.points_to]}


def _module(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/", {"modules": Modules(spec)})]


def _specials(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/constants.toml", {"specials": Specials(spec)})]


def _interfaces(spec: Spec) -> Iterable[Item]:
    """The interface blocks of mpi and of mpi_f08, a file for each chapter."""
    modules = Modules(spec)
    for dialect in ("mpi", "f08"):
        for chapter in modules.chapters(dialect):
            yield f"fortran/{dialect}/{chapter}.inc", f"specs/routines/{chapter}.toml", {"blocks": modules.blocks(dialect, chapter)}


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
    Output("fortran/wrapper.c.j2", _wrappers),
    Output("fortran/described.c.j2", _described),
    Output("fortran/callback.c.j2", _callbacks),
    Output("fortran/wrappers.cmake.j2", _wrapper_lists),
    Output("fortran/bnd_attribute_keys.inc.j2", _attribute_keys),
    Output("call/caller.F90.j2", _call_files("F90")),
    Output("call/table.c.j2", _call_files("c")),
    Output("call/special.F90.j2", _special_files("F90")),
    Output("call/special.c.j2", _special_files("c")),
    Output("call/expected.txt.j2", _call_lists),
    Output("call/chapters.inc.j2", _call_chapters),
    Output("probes/names.cmake.j2", _probe_names),
    Output("fortran/bnd_types.F90.j2", _module("bnd_types.F90")),
    Output("fortran/bnd_callbacks.F90.j2", _module("bnd_callbacks.F90")),
    Output("fortran/mpi.F90.j2", _module("mpi.F90")),
    Output("fortran/mpi_f08.F90.j2", _module("mpi_f08.F90")),
    Output("fortran/tables.cmake.j2", _module("tables.cmake")),
    Output("fortran/interfaces.inc.j2", _interfaces),
    Output("fortran/special.inc.j2", _specials("special.inc")),
    Output("fortran/bnd_special_f08.inc.j2", _specials("bnd_special_f08.inc")),
    Output("fortran/bnd_special.h.j2", _specials("bnd_special.h")),
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
