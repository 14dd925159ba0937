"""Which object defines which symbols, and which routine of the layer below each calls (R7)."""

from __future__ import annotations

from typing import Any

from bindery.views.catalogue import by_name, described, specifics
from bindery.spec.model import FORTRAN, Procedure, Spec, SpecError
from bindery.spec.names import entry_file, fortran_specific, fortran_specifics, link_name, profiling, stem


def manifest(spec: Spec) -> dict[str, Any]:
    """Routine -> objects -> symbols and what they call."""
    routines = {
        p.name: {"chapter": p.routine.chapter, "since": p.routine.since, "objects": objects(spec, p)}
        for p in spec.procedures
    }
    return {
        "about": "Each object of Bindery's libraries: what it defines and what it calls one layer below.",
        "instead": "What an object calls over an MPI that lacks what it calls else.",
        "also": "Further symbols of an object over a kind of MPI, for objects compiled with that MPI's own mpi_f08.",
        "over": "The kinds of MPI that alone have an object, which is for objects compiled with that MPI's own mpi_f08.",
        "implementation": "PREFIX stands for the prefix of the implementation's functions (BND_PREFIX).",
        "routines": routines,
    }


def objects(spec: Spec, procedure: Procedure) -> list[dict[str, Any]]:
    """The objects of one procedure: its C entry point, then a pair for each Fortran name."""
    found = [_entry(procedure)] if "c" in procedure.routine.dialects else []
    return found + _fortran(spec, procedure)


def _entry(procedure: Procedure) -> dict[str, Any]:
    calls = {
        "forward": [f"PREFIX{stem(procedure.name)}"],
        "nothing": [],
        "handle-to-integer": ["bnd_handle_to_integer"],
        "handle-from-integer": ["bnd_handle_from_integer"],
        "status-copy": ["bnd_status_copy"],
    }[procedure.routine.body]
    name = entry_file(procedure).rsplit("/", 1)[-1].removesuffix(".c") + ".o"
    return {"object": name, "dialects": ["c"], "symbols": [procedure.name, profiling(procedure.name)], "calls": calls}


def _fortran(spec: Spec, procedure: Procedure) -> list[dict[str, Any]]:
    """A specific procedure that several dialects share is one object; its P twin is another, and calls PMPI_ alone."""
    dialects: dict[str, list[str]] = {}
    for dialect in FORTRAN:
        for specific in fortran_specifics(procedure, dialect):
            dialects.setdefault(specific, []).append(dialect)
    for specific in dialects:
        if specific not in specifics(spec):
            raise SpecError(
                procedure.routine.file,
                procedure.routine.name,
                "body",
                f"no object defines {specific}",
                "let C have the routine, or add a row for its body to handwritten.toml",
            )
    wrapper = by_name(spec).get(procedure.name)
    calls = wrapper.calls if wrapper else [procedure.name] if "c" in procedure.routine.dialects else []
    instead = wrapper.calls_instead if wrapper else None
    small_f08 = fortran_specific(procedure.routine.procedures[0], "f08")
    found = []
    for specific, used, over in [*((s, used, []) for s, used in dialects.items()), *_by_address(spec, procedure)]:
        for rename in (str, profiling):
            also = _large_names(spec, rename(small_f08)) if procedure.large and "f08" in used else {}
            found.append(
                {
                    "object": link_name(rename(specific)).rstrip("_") + ".o",
                    "dialects": used,
                    "symbols": [link_name(rename(specific))],
                    **({"also": also} if also else {}),
                    **({"over": over} if over else {}),
                    "calls": [rename(called) for called in calls],
                    **({} if instead is None else {"instead": [rename(called) for called in instead]}),
                }
            )
    return found


def _large_names(spec: Spec, small: str) -> dict[str, list[str]]:
    """The second name of a large-count procedure, by the kind of MPI whose mpi_f08 calls it so."""
    return {
        kind.name: [link_name(small + kind.f08_large_suffix)]
        for kind in spec.sentinels.values()
        if kind.f08_large_suffix
    }


def _by_address(spec: Spec, procedure: Procedure) -> list[tuple[str, list[str], list[str]]]:
    """The specific procedure that takes the address of a choice buffer, and the kinds of MPI whose mpi_f08 calls that."""
    over = [kind.name for kind in spec.sentinels.values() if kind.f08_buffers_by_address]
    if not over or procedure.large or procedure not in [wrapper.procedure for wrapper in described(spec)]:
        return []
    return [(fortran_specific(procedure, "f08", descriptors=False), ["f08"], over)]
