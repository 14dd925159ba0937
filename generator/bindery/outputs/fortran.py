"""What the manifest of outputs renders for the Fortran library: wrappers, callbacks, modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bindery.outputs.render import Item
from bindery.spec.model import TOOL, Spec
from bindery.spec.names import handle_name
from bindery.views import catalogue, quirks
from bindery.views.module_tables import ModuleTables
from bindery.views.modules import Modules
from bindery.views.predefined import PredefinedCallback
from bindery.views.sentinels import Sentinels


def wrappers(spec: Spec) -> Iterable[Item]:
    """A file for each wrapper; those whose choice buffers come by descriptor have a folder of their own."""
    for wrapper in (*catalogue.wrappers(spec), *catalogue.assumed_rank_wrappers(spec)):
        folder = "f08ts" if wrapper.assumed_rank else "wrapper"
        origin = f"{wrapper.procedure.routine.file} [{wrapper.procedure.routine.name}]"
        yield f"fortran/{folder}/{wrapper.name}.c", origin, {"wrapper": wrapper}


def tool_wrappers(spec: Spec) -> Iterable[Item]:
    """A file for each procedure, with all its specific procedures."""
    for procedure, specific in catalogue.tool_wrappers(spec).items():
        origin = f"{procedure.routine.file} [{procedure.routine.name}]"
        values = {"procedure": procedure, "condition": specific[0].condition, "wrappers": specific}
        yield f"fortran/tool/{procedure.name}.c", origin, values


def callbacks(spec: Spec) -> Iterable[Item]:
    for predefined in spec.predefined.values():
        yield (
            f"fortran/callback/{predefined.name}.c",
            f"{predefined.file} [{predefined.name}]",
            {"callback": PredefinedCallback(predefined, spec)},
        )


def wrapper_lists(spec: Spec) -> Iterable[Item]:
    procedures = [wrapper.procedure for wrapper in catalogue.wrappers(spec)]
    mpis = spec.sentinels.values()
    yield (
        "fortran/wrappers.cmake",
        "specs/",
        {
            "large_suffixes": [f"{mpi.name}:{mpi.f08_large_suffix}" for mpi in mpis if mpi.f08_large_suffix],
            "profiled_prefixes": [f"{mpi.name}:{mpi.f08_profiled_prefix}" for mpi in mpis if mpi.f08_profiled_prefix],
            "callback_modules": [f"{mpi.name}:{mpi.f08_callback_module}" for mpi in mpis if mpi.f08_callback_module],
            "other_arguments": [f"{mpi.name}:{name}" for mpi in mpis for name in mpi.f08_other_arguments],
            "narrow_outputs": [p.name for p in procedures if catalogue.has_narrow_output(p)],
            "plain_blocks": [mpi.name for mpi in mpis if not any("_" in block for block in mpi.blocks)],
            "by_address": [mpi.name for mpi in mpis if mpi.f08_buffers_by_address],
            "mpi": [f"{p.name}.c" for p in procedures if catalogue.in_mpi(p)],
            "f08": [f"{p.name}.c" for p in procedures if catalogue.shared_with_f08(p)],
            "cptr": [f"{p.name}.c" for p in procedures if catalogue.has_cptr_name(p)],
            "tool": [f"{p.name}.c" for p in catalogue.tool_wrappers(spec)],
            "assumed_rank": [f"{wrapper.name}.c" for wrapper in catalogue.assumed_rank_wrappers(spec)],
            "callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "mpi" in p.dialects],
            "f08_callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "f08" in p.dialects],
        },
    )


def attribute_keys(spec: Spec) -> Iterable[Item]:
    yield (
        "fortran/bnd_attribute_keys.inc",
        "specs/constants.toml",
        {"keys": [c for c in spec.constants.values() if c.attribute_of]},
    )


def predefined_handles(spec: Spec) -> Iterable[Item]:
    constants = [{"name": c.name, "handle": handle_name(c.type)} for c in ModuleTables(spec).handle_constants]
    yield "fortran/bnd_predefined_handles.inc", "specs/constants.toml", {"constants": constants}


def quirk_table(spec: Spec) -> Iterable[Item]:
    if any(quirk.detected == "version" for quirk in spec.quirks.values()):
        yield (
            "fortran/bnd_quirk_table.h",
            "specs/quirks.toml",
            {"enumerators": quirks.enumerators(spec), "rows": quirks.rows(spec)},
        )


def module(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/", {"modules": Modules(spec)})]


def tables(spec: Spec) -> Iterable[Item]:
    yield "fortran/tables.cmake", "specs/", {"tables": ModuleTables(spec)}


def sentinels(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/constants.toml", {"sentinels": Sentinels(spec)})]


def interfaces(spec: Spec) -> Iterable[Item]:
    """The interface blocks of mpi and of mpi_f08, a file for each chapter."""
    modules = Modules(spec)
    for dialect in ("mpi", "f08", TOOL):
        for chapter in modules.chapters(dialect):
            yield (
                f"fortran/{dialect}/{chapter}.inc",
                spec.chapter_file(chapter),
                {"blocks": modules.blocks(dialect, chapter)},
            )
