"""What the manifest of outputs renders for the Fortran library: wrappers, callbacks, modules."""

from __future__ import annotations

from typing import Callable, Iterable

from bindery.views import catalogue
from bindery.views.fortran_wrapper import handle_word
from bindery.spec.model import Spec
from bindery.views.modules import Modules
from bindery.views.predefined import PredefinedCallback
from bindery.outputs.render import Item
from bindery.views.sentinels import Specials


def wrappers(spec: Spec) -> Iterable[Item]:
    """A wrapper for each procedure whose arguments all have their rules."""
    for wrapper in catalogue.written(spec):
        origin = f"{wrapper.procedure.routine.file} [{wrapper.procedure.routine.name}]"
        yield f"fortran/wrapper/{wrapper.name}.c", origin, {"wrapper": wrapper}


def described(spec: Spec) -> Iterable[Item]:
    for wrapper in catalogue.described(spec):
        origin = f"{wrapper.procedure.routine.file} [{wrapper.procedure.routine.name}]"
        yield f"fortran/f08ts/{wrapper.name}.c", origin, {"wrapper": wrapper}


def callbacks(spec: Spec) -> Iterable[Item]:
    for predefined in spec.predefined.values():
        yield (
            f"fortran/callback/{predefined.name}.c",
            f"{predefined.file} [{predefined.name}]",
            {"callback": PredefinedCallback(predefined, spec)},
        )


def wrapper_lists(spec: Spec) -> Iterable[Item]:
    wrappers = catalogue.written(spec)
    kinds = spec.sentinels.values()
    yield (
        "fortran/wrappers.cmake",
        "specs/",
        {
            "large_suffixes": [f"{k.name}:{k.f08_large_suffix}" for k in kinds if k.f08_large_suffix],
            "by_address": [k.name for k in kinds if k.f08_buffers_by_address],
            "old": [f"{w.name}.c" for w in wrappers if w.is_old],
            "f08": [f"{w.name}.c" for w in wrappers if w.is_f08],
            "cptr": [f"{w.name}.c" for w in wrappers if w.has_cptr],
            "described": [f"{w.name}.c" for w in catalogue.described(spec)],
            "callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "mpi" in p.dialects],
            "f08_callbacks": [f"{p.name}.c" for p in spec.predefined.values() if "f08" in p.dialects],
        },
    )


def attribute_keys(spec: Spec) -> Iterable[Item]:
    yield (
        "fortran/bnd_attribute_keys.inc",
        "specs/constants.toml",
        {"keys": [c for c in spec.constants.values() if c.points_to]},
    )


def handles(spec: Spec) -> Iterable[Item]:
    rows = (row.split(":") for row in Modules(spec).handle_constants)
    yield (
        "fortran/bnd_predefined_handles.inc",
        "specs/constants.toml",
        {"constants": [{"name": name, "word": handle_word(kind)} for name, kind in rows]},
    )


def module(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/", {"modules": Modules(spec)})]


def specials(name: str) -> Callable[[Spec], Iterable[Item]]:
    return lambda spec: [(f"fortran/{name}", "specs/constants.toml", {"specials": Specials(spec)})]


def interfaces(spec: Spec) -> Iterable[Item]:
    """The interface blocks of mpi and of mpi_f08, a file for each chapter."""
    modules = Modules(spec)
    for dialect in ("mpi", "f08"):
        for chapter in modules.chapters(dialect):
            yield (
                f"fortran/{dialect}/{chapter}.inc",
                f"specs/routines/{chapter}.toml",
                {"blocks": modules.blocks(dialect, chapter)},
            )
