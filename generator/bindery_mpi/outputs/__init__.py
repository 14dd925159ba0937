"""All outputs: the template of each, its items, and their paths. One line per output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bindery_mpi import mpi_header
from bindery_mpi.item import Item, source_of
from bindery_mpi.layers import LAYERS
from bindery_mpi.outputs import abi as abi_outputs
from bindery_mpi.outputs import fortran as fortran_outputs
from bindery_mpi.outputs import modern as modern_outputs
from bindery_mpi.outputs import mpicxx
from bindery_mpi.outputs import reference as reference_outputs
from bindery_mpi.outputs import solo as solo_outputs
from bindery_mpi.outputs import tool as tool_outputs
from bindery_mpi.outputs.manifest import as_text, manifest
from bindery_mpi.outputs.render import Templates, banner
from bindery_mpi.outputs.schema import SCHEMAS, schema_text
from bindery_mpi.spec.layer import observed
from bindery_mpi.spec.mistakes import Collector
from bindery_mpi.spec.model import F08, MPI, MPIT, Body, C, Procedure, Routine, Spec
from bindery_mpi.spec.names import entry_file
from bindery_mpi.testgen import invalid_argument, modern_caller, mpicxx_caller
from bindery_mpi.testgen import outputs as test_outputs
from bindery_mpi.views.c.c_entry import EntryPoint
from bindery_mpi.views.c.c_header import MpiHeader
from bindery_mpi.views.fortran.modules import IGNORE_TYPE


@dataclass(frozen=True)
class Output:
    """A kind of output: every item of `items` is one file made with `template`."""

    template: str
    items: Callable[[Spec], Iterable[Item]]


def _once(path: str, origin: str = "specs/") -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(path, origin, {"header": MpiHeader(spec)})]


def _entries(spec: Spec) -> Iterable[Item]:
    return [(entry_file(p), source_of(p.routine), {"entry": EntryPoint(p, spec)}) for p in spec.c_procedures]


def _unsupported(spec: Spec) -> Iterable[Item]:
    entries = (EntryPoint(procedure, spec) for procedure in spec.c_procedures)
    yield "c/unsupported.c", "specs/", {"entries": [entry for entry in entries if entry.is_forwarded]}


def _numbers(spec: Spec) -> Iterable[Item]:
    yield "c/include/bnd_numbers.h", "specs/", {"names": [p.name for p in spec.c_procedures]}


def _entry_list(spec: Spec) -> Iterable[Item]:
    files = {Path(entry_file(p)).name: p.routine.is_forwarded for p in spec.c_procedures}
    complete = [file for file, is_forwarded in files.items() if not is_forwarded]
    yield "c/sources.cmake", "specs/", {"files": list(files), "complete": complete}


def _manifest(spec: Spec) -> Iterable[Item]:
    yield "manifest.json", "specs/", {"text": as_text(manifest(spec))}


def _declared(spec: Spec) -> Iterable[Item]:
    yield "recorder/declared.c", "specs/", {"names": [p.name for p in spec.c_procedures]}


def _tools(spec: Spec) -> Iterable[Item]:
    yield "profiling/tools.c", "specs/", {"entries": [EntryPoint(p, spec) for p in spec.c_procedures]}


def _probe_names(spec: Spec) -> Iterable[Item]:
    """Names that an mpi.h may have: handles with their types, and types with their conversions to an integer."""
    conversions: dict[str, list[str]] = {}
    for routine in (r for _, r in sorted(spec.routines.items()) if r.body == Body.HANDLE_TO_INTEGER):
        conversions.setdefault(routine.parameters[0].kind.c, []).append(routine.name)
    constants = [c for c in spec.constants.values() if C.has(c)]
    yield (
        "probes/names.cmake",
        "specs/",
        {
            "names": {
                "routines": [p.name for p in spec.c_procedures],
                "made_of_others": [":".join([r.name, *r.made_of]) for r in spec.routines.values() if r.made_of],
                "constants": [c.name for c in constants if c.type not in conversions]
                + [p.name for p in spec.predefined.values() if C.has(p)],
                "handles": [f"{c.name}:{c.type}" for c in constants if c.type in conversions],
                "handle_types": [":".join([kind, *routines]) for kind, routines in conversions.items()],
                "sentinels": [f"{family.name}:{family.macro}" for family in spec.sentinels.values() if family.macro],
                "hidden": [f"{c.name}:{c.hidden_as}" for c in constants if c.hidden_as],
                "directives": [f'"{line.format("BUFFER")}"' for line in IGNORE_TYPE],
                "attribute": mpi_header.ATTRIBUTE,
                "variable": mpi_header.VARIABLE,
            }
        },
    )


OUTPUTS = (
    Output("c/mpi.h.j2", _once("c/include/mpi.h")),
    Output("c/mpi_fortran.h.j2", _once("c/include/mpi_fortran.h")),
    Output("c/conversions.c.j2", _once("c/conversions.c")),
    Output("c/mpi_removed.h.j2", _once("c/include/mpi_removed.h")),
    Output("c/bnd_implementation.h.j2", _once("c/include/bnd_implementation.h")),
    Output("c/bnd_numbers.h.j2", _numbers),
    Output("c/entry.c.j2", _entries),
    Output("c/unsupported.c.j2", _unsupported),
    Output("c/sources.cmake.j2", _entry_list),
    Output("manifest.json.j2", _manifest),
    Output(
        "schema.json.j2",
        lambda _: [(f"schema/{name}.json", "", {"text": partial(schema_text, name)}) for name in SCHEMAS],
    ),
    Output("abi/calls.c.j2", abi_outputs.calls),
    Output("abi/bnd_abi.h.j2", abi_outputs.once("abi/bnd_abi.h")),
    Output("abi/bnd_native.h.j2", abi_outputs.once("abi/bnd_native.h")),
    Output("abi/bnd_families.h.j2", abi_outputs.once("abi/bnd_families.h")),
    Output("abi/native.c.j2", abi_outputs.once("abi/native.c")),
    Output("solo/chapter.h.j2", solo_outputs.headers),
    Output("solo/glue.h.j2", solo_outputs.glue),
    Output("fortran/wrapper.c.j2", fortran_outputs.wrappers),
    Output("fortran/ilp64.c.j2", fortran_outputs.ilp64_wrappers),
    Output("fortran/mpit.c.j2", fortran_outputs.mpit_wrappers),
    Output("fortran/callback.c.j2", fortran_outputs.callbacks),
    Output("fortran/wrappers.cmake.j2", fortran_outputs.wrapper_lists),
    Output("fortran/objects.txt.j2", fortran_outputs.objects),
    Output("fortran/bnd_emulated.h.j2", fortran_outputs.emulated),
    Output("fortran/bnd_attribute_keys.inc.j2", fortran_outputs.attribute_keys),
    Output("fortran/bnd_predefined_handles.c.j2", fortran_outputs.predefined_handles),
    Output("fortran/bnd_quirk_table.h.j2", fortran_outputs.quirk_table),
    Output("probes/names.cmake.j2", _probe_names),
    Output("fortran/bnd_types.F90.j2", fortran_outputs.module("bnd_types")),
    Output("fortran/bnd_callbacks.F90.j2", fortran_outputs.module("bnd_callbacks")),
    Output("fortran/mpi.F90.j2", fortran_outputs.module(MPI.title, MPI)),
    Output("fortran/mpi_f08_types.F90.j2", fortran_outputs.module("mpi_f08_types")),
    Output("fortran/mpi_f08.F90.j2", fortran_outputs.module(F08.title, F08)),
    Output("fortran/mpi_tool_f08.F90.j2", fortran_outputs.module(MPIT.title, MPIT)),
    Output("fortran/tables.cmake.j2", fortran_outputs.tables),
    Output("fortran/fortran-abi-1.json.j2", fortran_outputs.abi_document),
    Output("fortran/mpifort_abi.map.j2", fortran_outputs.abi_names),
    Output("fortran/interfaces.inc.j2", fortran_outputs.interfaces),
    Output("fortran/sentinels.inc.j2", fortran_outputs.sentinels("sentinels.inc")),
    Output("fortran/bnd_sentinels_f08.inc.j2", fortran_outputs.sentinels("bnd_sentinels_f08.inc")),
    Output("fortran/bnd_sentinels.h.j2", fortran_outputs.sentinels("bnd_sentinels.h")),
    Output("tool/attributes.hpp.j2", tool_outputs.attributes),
    Output("tool/checks.hpp.j2", tool_outputs.checks),
    Output("tool/reductions.hpp.j2", tool_outputs.reductions),
    Output("tool/routines.hpp.j2", tool_outputs.routines),
    Output("tool/handles.hpp.j2", tool_outputs.handles),
    Output("tool/calls.hpp.j2", tool_outputs.with_calls(f"{tool_outputs.FOLDER}/calls.hpp")),
    Output("tool/entries.hpp.j2", tool_outputs.with_calls(f"{tool_outputs.FOLDER}/entries.hpp")),
    Output("tool/entries.c.j2", tool_outputs.with_calls("tool/src/entries.c")),
    Output("tool/entries.txt.j2", tool_outputs.entries),
    Output("tool/versions.hpp.j2", tool_outputs.with_calls(f"{tool_outputs.FOLDER}/versions.hpp")),
    Output("tool/records.hpp.j2", tool_outputs.formats(f"{tool_outputs.FOLDER}/records/{{}}.hpp")),
    Output("tool/records.py.j2", tool_outputs.formats("records/{}.py")),
    Output("tool/records.init.py.j2", tool_outputs.record_package),
    Output("modern/handles.hpp.j2", modern_outputs.handles),
    Output("modern/results.hpp.j2", modern_outputs.results),
    Output("modern/functions.inc.j2", modern_outputs.functions),
    Output("mpicxx/mpicxx.h.j2", mpicxx.all_headers),
    Output("mpicxx/pmpi.h.j2", mpicxx.namespace("pmpi")),
    Output("mpicxx/mpi.h.j2", mpicxx.namespace("mpi")),
    Output("mpicxx/constants.h.j2", mpicxx.constant_header),
    Output("mpicxx/method.cpp.j2", mpicxx.methods),
    Output("mpicxx/constant.cpp.j2", mpicxx.constant_files),
    Output("mpicxx/class.cpp.j2", mpicxx.class_files),
    Output("mpicxx/access.h.j2", mpicxx.access),
    Output("mpicxx/sources.cmake.j2", mpicxx.sources),
    Output("man.txt.j2", reference_outputs.manual),
)
# Tests compile and compare these; they are in no generated/ that is committed or installed.
TEST_OUTPUTS = (
    Output("test/header/constants.c.j2", _once("header/constants.c")),
    Output("test/recorder/declared.c.j2", _declared),
    Output("test/profiling/tools.c.j2", _tools),
    Output("test/recorder/recorder.c.j2", test_outputs.recorder_files("recorder")),
    Output("test/recorder/caller.c.j2", test_outputs.recorder_files("caller")),
    Output("test/recorder/refusals.c.j2", test_outputs.recorder_files("refusals")),
    Output("test/recorder/expected.txt.j2", test_outputs.recorder_lists),
    Output("test/recorder/families.c.j2", test_outputs.recorder_families),
    Output("test/recorder/chapters.inc.j2", test_outputs.recorder_chapters),
    Output("test/fortran_caller/caller.F90.j2", test_outputs.caller_files("F90")),
    Output("test/fortran_caller/table.c.j2", test_outputs.caller_files("c")),
    Output("test/fortran_caller/special.F90.j2", test_outputs.special_files("F90")),
    Output("test/fortran_caller/special.c.j2", test_outputs.special_files("c")),
    Output("test/fortran_caller/expected.txt.j2", test_outputs.caller_lists),
    Output("test/fortran_caller/chapters.inc.j2", test_outputs.caller_chapters),
    Output("test/mpicxx_caller/chapter.inc.j2", mpicxx_caller.callers),
    Output("test/mpicxx_caller/callers.inc.j2", mpicxx_caller.chapters("callers.inc")),
    Output("test/mpicxx_caller/chapters.inc.j2", mpicxx_caller.chapters("chapters.inc")),
    Output("test/mpicxx_caller/expected.txt.j2", mpicxx_caller.lists),
    Output("test/modern/caller.cpp.j2", modern_caller.modern_callers),
    Output("test/modern/expected.txt.j2", modern_caller.modern_lists),
    Output("test/modern/chapters.inc.j2", modern_caller.modern_chapters),
    Output("test/invalid_argument/calls.cpp.j2", invalid_argument.files),
    Output("test/invalid_argument/chapters.inc.j2", invalid_argument.chapters),
)


def render_all(
    spec: Spec,
    templates: Templates,
    is_wanted: Callable[[str, str], bool] = lambda path, origin: True,
    outputs: Iterable[Output] = OUTPUTS,
) -> dict[str, str]:
    """The files of some outputs that are wanted, asked with their path and origin; by their paths. Raises SpecErrors
    with the mistakes that show in any of them."""
    files: dict[str, str] = {}
    found = Collector()
    for output in outputs:
        with found.collect():
            for path, origin, values in output.items(spec):
                if not is_wanted(path, origin):
                    continue
                with found.collect():
                    files[path] = templates.render(output.template, banner=banner(output.template, origin), **values)
    found.report()
    return files


def rules_applied(
    spec: Spec, routine: Routine, templates: Templates
) -> list[tuple[str, str, str, str, dict[str, str]]]:
    """The rules that generation applies to a routine: procedure, parameter, layer, rule, filled slots; in order of
    layers. Of this spec nothing has been rendered: a view applies its rules once."""
    with observed() as applied:
        for output in (*OUTPUTS, *TEST_OUTPUTS):
            for _, origin, values in output.items(spec):
                if origin in (routine.file, source_of(routine)):
                    templates.render(output.template, banner="", **values)
    rows = []
    for plan in applied:
        (procedure, p), rule = plan.argument.treated(), plan.rule
        row = (procedure.name, p.name, rule.layer, rule.name, plan.filled)
        if procedure.routine.name == routine.name and row not in rows:
            rows.append(row)
    return sorted(rows, key=lambda row: list(LAYERS).index(row[2]))


def files_of(spec: Spec, procedure: Procedure) -> list[str]:
    """The files that exist for this procedure alone."""
    wanted = source_of(procedure.routine)
    own = [path for output in OUTPUTS for path, source, _ in output.items(spec) if source == wanted]
    return [path for path in own if Path(path).stem == procedure.name]
