"""The items that the manifest of outputs renders for the Fortran library: wrappers, callbacks, modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bindery_mpi.item import Item, source_of
from bindery_mpi.spec.model import FORTRAN, Dialect, Spec
from bindery_mpi.spec.model.flavour import FLAVOURS
from bindery_mpi.spec.names import handle_name
from bindery_mpi.views.c.c_entry import EntryPoint
from bindery_mpi.views.fortran import catalogue, ilp64, quirks
from bindery_mpi.views.fortran.abi_document import as_text, document, exported_names
from bindery_mpi.views.fortran.fortran_wrapper import FortranWrapper
from bindery_mpi.views.fortran.ilp64 import Ilp64Wrapper
from bindery_mpi.views.fortran.module_tables import ModuleTables
from bindery_mpi.views.fortran.modules import Modules
from bindery_mpi.views.fortran.objects import rows
from bindery_mpi.views.fortran.predefined import PredefinedCallback
from bindery_mpi.views.fortran.sentinels import Sentinels


def wrappers(spec: Spec) -> Iterable[Item]:
    """A file for each wrapper; those whose choice buffers come by descriptor have a folder of their own."""
    return map(_wrapper, (*catalogue.wrappers(spec), *catalogue.assumed_rank_wrappers(spec)))


def ilp64_wrappers(spec: Spec) -> Iterable[Item]:
    """A file for each wrapper around one of those."""
    return map(_wrapper, ilp64.ilp64_wrappers(spec))


def _wrapper(wrapper: FortranWrapper | Ilp64Wrapper) -> Item:
    return wrapper.file, source_of(wrapper.procedure.routine), {"wrapper": wrapper}


def mpit_wrappers(spec: Spec) -> Iterable[Item]:
    """A file for each procedure, with all its specific procedures."""
    for procedure, specific in catalogue.mpit_wrappers(spec).items():
        values = {"procedure": procedure, "condition": specific[0].condition, "wrappers": specific}
        yield specific[0].file, source_of(procedure.routine), values


def callbacks(spec: Spec) -> Iterable[Item]:
    for predefined in spec.predefined.values():
        yield (
            f"fortran/callback/{predefined.name}.c",
            source_of(predefined),
            {"callback": PredefinedCallback(predefined, spec)},
        )


def wrapper_lists(spec: Spec) -> Iterable[Item]:
    procedures = [wrapper.procedure for wrapper in catalogue.wrappers(spec)]
    yield (
        "fortran/wrappers.cmake",
        "specs/",
        {
            "narrow_outputs": [p.name for p in procedures if catalogue.has_narrow_output(p)],
            "plain_blocks": [
                mpi.name for mpi in spec.sentinels.values() if not any("_" in block for block in mpi.blocks)
            ],
            "groups": {group: [f"{name}.c" for name in names] for group, names in catalogue.groups(spec).items()},
            "flavours": FLAVOURS,
            "ilp64_wrappers": [f"{wrapper.procedure.name}.c" for wrapper in ilp64.ilp64_wrappers(spec)],
        },
    )


def objects(spec: Spec) -> Iterable[Item]:
    yield "fortran/objects.txt", "specs/", {"rows": list(rows(spec))}


def attribute_keys(spec: Spec) -> Iterable[Item]:
    yield (
        "fortran/bnd_attribute_keys.inc",
        "specs/constants.toml",
        {"keys": [c for c in spec.constants.values() if c.attribute_of]},
    )


def predefined_handles(spec: Spec) -> Iterable[Item]:
    constants = [{"name": c.name, "handle": handle_name(c.type)} for c in ModuleTables(spec).handle_constants]
    yield "fortran/bnd_predefined_handles.c", "specs/constants.toml", {"constants": constants}


def emulated(spec: Spec) -> Iterable[Item]:
    made = [EntryPoint(p, spec) for p in spec.c_procedures if p.routine.made_of and not p.large]
    if made:
        yield "fortran/bnd_emulated.h", "specs/", {"entries": made}


def quirk_table(spec: Spec) -> Iterable[Item]:
    if any(quirk.detected == "version" for quirk in spec.quirks.values()):
        yield (
            "fortran/bnd_quirk_table.h",
            "specs/quirks.toml",
            {"enumerators": quirks.enumerators(spec), "rows": quirks.rows(spec)},
        )


def module(name: str, dialect: Dialect | None = None) -> Callable[[Spec], Iterable[Item]]:
    """A module; that of a dialect includes the interface blocks of its chapters."""
    return lambda spec: [(f"fortran/{name}.F90", "specs/", {"modules": Modules(spec), "dialect": dialect})]


def abi_document(spec: Spec) -> Iterable[Item]:
    yield "fortran/fortran-abi-1.json", "specs/", {"text": as_text(document(spec))}


def abi_names(spec: Spec) -> Iterable[Item]:
    yield "fortran/mpifort_abi.map", "specs/", {"names": exported_names(spec)}


def tables(spec: Spec) -> Iterable[Item]:
    yield "fortran/tables.cmake", "specs/", {"tables": ModuleTables(spec)}


def sentinels(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/constants.toml", {"sentinels": Sentinels(spec)})]


def interfaces(spec: Spec) -> Iterable[Item]:
    """The interface blocks of mpi and of mpi_f08, a file for each chapter."""
    modules = Modules(spec)
    for dialect in (d for d in FORTRAN if d.is_module):
        for chapter in modules.chapters(dialect):
            yield (
                f"fortran/{dialect.name}/{chapter}.inc",
                spec.chapter_file(chapter),
                {"blocks": modules.blocks(dialect, chapter)},
            )
