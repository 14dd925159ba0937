"""The objects of the Fortran library that are made of generated sources: rows that CMake reads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bindery_mpi.spec.model import F08, MPI, Procedure, Spec
from bindery_mpi.spec.model.flavour import F08_GROUP, F08TS_GROUP, MPIT_GROUP, Group
from bindery_mpi.spec.names import profiling
from bindery_mpi.views.fortran.catalogue import groups, mpit_wrappers
from bindery_mpi.views.fortran.ilp64 import ilp64_wrappers


def rows(spec: Spec) -> Iterator[str]:
    """A row for each pair of objects, for mpi_x_ and for pmpi_x_, and for each predefined callback."""
    procedures = {p.name: p for p in spec.c_procedures}
    for group, names in groups(spec).items():
        for name in names:
            yield _wrapper(spec, group, procedures[name])
    for mpi in (mpi for mpi in spec.sentinels.values() if mpi.f08_buffers_by_address):
        for p in (procedures[name] for name in groups(spec)[F08TS_GROUP] if name not in mpi.f08_other_arguments):
            if not p.large:
                yield _wrapper(spec, F08_GROUP, p, mpi.name)
    yield from _callbacks(spec)


def _callbacks(spec: Spec) -> Iterator[str]:
    """Predefined callbacks: those of mpi_f08 have names of their own, and those of the MPI's own mpi_f08, too, whose
    addresses mean the same."""
    modules = {mpi.name: mpi.f08_callback_module for mpi in spec.sentinels.values() if mpi.f08_callback_module}
    for dialect, prefix, macro in ((MPI, "mpi_", ""), (F08, "bnd_f08_", "BND_F08")):
        for callback in (callback for callback in spec.predefined.values() if dialect.has(callback)):
            name, source = callback.name.lower(), f"callback/{callback.name}.c"
            also = [f"also:{mpi}:BND_ALSO_IN_MODULE({module}, {name})" for mpi, module in modules.items() if macro]
            yield _row("callback", "", "", prefix + name.removeprefix("mpi_"), macro, source, source, "", *also)


def _row(*fields: str) -> str:
    return "|".join(fields)


def _wrapper(spec: Spec, group: Group, p: Procedure, over: str = "") -> str:
    source = f"{group.source.folder}/{p.name}.c"
    specific = mpit_wrappers(spec)[p] if group is MPIT_GROUP else ()
    names = ",".join(wrapper.lower for wrapper in specific) or p.name.lower()
    wide = source if group.source.has_any_width else _wide(spec).get(p.name, "")
    further = _further(spec, p) if group.has_other_names and not over else ()
    object_name = p.name.lower() + group.suffix
    return _row(group.name, over, p.name, object_name, group.macro, source, wide, names, *further)


@cache
def _wide(spec: Spec) -> dict[str, str]:
    """The sources for INTEGERs wider than C's int."""
    return {wrapper.procedure.name: wrapper.file.removeprefix("fortran/") for wrapper in ilp64_wrappers(spec)}


def _further(spec: Spec, p: Procedure) -> Iterator[str]:
    """The names that an MPI's own mpi_f08 calls the wrapper by, for objects compiled with that."""
    small = p.routine.name
    for mpi in spec.sentinels.values():
        large = mpi.f08_large_suffix if p.large else ""
        if large:
            yield f"also:{mpi.name}:{_also(p.name, small, large)}"
            yield f"profiled:{mpi.name}:{_also(p.name, profiling(small), large)}"
        if mpi.f08_profiled_prefix and p.name.startswith("MPI_"):
            there = mpi.f08_profiled_prefix
            yield f"profiled:{mpi.name}:{_also(p.name, there + p.name.removeprefix('MPI_'), '')}"
            if large:
                yield f"profiled:{mpi.name}:{_also(p.name, there + small.removeprefix('MPI_'), large)}"


def _also(*words: str) -> str:
    return f"BND_ALSO({', '.join(text for word in words for text in (word.lower(), word.upper()))})"
