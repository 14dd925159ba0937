"""The objects of the libraries: what each defines, and what it calls one layer below."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.model import F08, MPIT, STANDARD_FORTRAN, Body, C, Procedure, Spec
from bindery_mpi.spec.names import fortran_specific, fortran_specifics, link_name, profiling, stem
from bindery_mpi.views.fortran.catalogue import assumed_rank_wrappers, specifics, wrapped
from bindery_mpi.views.fortran.fortran_wrapper import fallback_calls, primary_calls
from bindery_mpi.views.mpicxx.functions import functions_of
from bindery_mpi.views.mpicxx.symbols import symbols


def objects(spec: Spec, procedure: Procedure) -> list[dict[str, Any]]:
    """The objects of one procedure: its C entry point, then a pair for each Fortran name."""
    entry = [_entry(procedure)] if C.has(procedure.routine) else []
    return entry + _fortran(spec, procedure) + _mpit(procedure)


def _entry(procedure: Procedure) -> dict[str, Any]:
    calls = {
        Body.FORWARD: [f"PREFIX{stem(procedure.name)}"],
        Body.NOTHING: [],
        Body.HANDLE_TO_INTEGER: ["bnd_handle_to_integer"],
        Body.HANDLE_FROM_INTEGER: ["bnd_handle_from_integer"],
        Body.STATUS_COPY: ["bnd_status_copy"],
    }[Body(procedure.routine.body)]
    both = [procedure.name, profiling(procedure.name)]
    return {"object": f"{procedure.name}.o", "dialects": [C.name], "symbols": both, "calls": calls}


def _fortran(spec: Spec, procedure: Procedure) -> list[dict[str, Any]]:
    """A specific procedure that several dialects share is one object; its PMPI name is another, and calls PMPI_
    alone."""
    dialects: dict[str, list[str]] = {}
    for dialect in STANDARD_FORTRAN:
        for specific in fortran_specifics(procedure, dialect):
            dialects.setdefault(specific, []).append(dialect.name)
    _check_defined(spec, procedure, dialects)
    shared: list[tuple[str, list[str], list[str]]] = [(specific, used, []) for specific, used in dialects.items()]
    return [
        _fortran_object(spec, procedure, specific, used, over, rename)
        for specific, used, over in [*shared, *_by_address(spec, procedure)]
        for rename in (str, profiling)
    ]


def _mpit(procedure: Procedure) -> list[dict[str, Any]]:
    """All specific procedures of mpi_tool_f08 are one object, their PMPI names another."""
    names = fortran_specifics(procedure, MPIT)
    object_name = link_name(fortran_specific(procedure, MPIT)).rstrip("_")
    return [
        {
            "object": rename(object_name).lower() + ".o",
            "dialects": [MPIT.name],
            "symbols": [link_name(rename(name)) for name in names],
            "calls": [rename(procedure.name)],
        }
        for rename in (str, profiling)
        if names
    ]


def cxx_objects(spec: Spec, procedure: Procedure) -> list[dict[str, Any]]:
    """The objects of the C++ bindings: each function of MPI:: is one object, that of PMPI:: another."""
    return [
        {
            "object": f"{rename('MPI')}_{function.file_stem}.o",
            "function": f"{rename('MPI')}::{function.scoped_name}",
            "parameters": ", ".join(map(str, function.formals)),
            "symbols": symbols(function, rename("MPI")),
            "calls": [] if function.method.member else [rename(procedure.name)],
        }
        for function in (functions_of(spec, procedure) if C.has(procedure.routine) else ())
        for rename in (str, profiling)
    ]


def _check_defined(spec: Spec, procedure: Procedure, names: Iterable[str]) -> None:
    for specific in names:
        if specific not in specifics(spec):
            raise SpecError(
                procedure.routine.file,
                procedure.routine.name,
                "body",
                f"no object defines {specific}",
                "let C have the routine, or add a row for its body to handwritten.toml",
            )


def _fortran_object(
    spec: Spec, procedure: Procedure, specific: str, dialects: list[str], over: list[str], rename: Callable[[str], str]
) -> dict[str, Any]:
    has_wrapper = procedure in wrapped(spec)
    in_c = [procedure.name] if C.has(procedure.routine) else []
    calls = primary_calls(procedure) if has_wrapper else in_c
    fallback = fallback_calls(spec, procedure) if has_wrapper else None
    of_f08_alone = (
        has_wrapper and F08.name in dialects and specific.lower() != procedure.name.lower()
    )  # not MPI_Attr_get of MPI-1
    also = _further_names(spec, procedure, specific, rename) if of_f08_alone else {}
    symbol = link_name(rename(specific))
    return {
        "object": symbol.rstrip("_") + ".o",
        "dialects": dialects,
        "symbols": [symbol],
        **({"also": also} if also else {}),
        **({"over": over} if over else {}),
        "calls": [rename(name) for name in calls],
        **({} if fallback is None else {"fallback": [rename(name) for name in fallback]}),
    }


def _further_names(
    spec: Spec, procedure: Procedure, specific: str, rename: Callable[[str], str]
) -> dict[str, list[str]]:
    """The further names of a procedure, by the kind of MPI whose mpi_f08 calls it so."""
    small = fortran_specific(procedure.routine.procedures[0], F08)
    names: dict[str, list[str]] = {}
    for mpi in spec.sentinels.values():
        large = [small + mpi.f08_large_suffix] if procedure.large and mpi.f08_large_suffix else []
        found = [rename(name) for name in large]
        if rename is profiling and mpi.f08_profiled_prefix:
            found += [_prefixed(name, mpi.f08_profiled_prefix) for name in [specific, *large] if _is_standard(name)]
        if found:
            names[mpi.name] = [link_name(name) for name in found]
    return names


def _is_standard(name: str) -> bool:
    return name.startswith("MPI_")


def _prefixed(name: str, prefix: str) -> str:
    return prefix + name.removeprefix("MPI_")


def _by_address(spec: Spec, procedure: Procedure) -> list[tuple[str, list[str], list[str]]]:
    """The specific procedure that takes the address of a choice buffer, and the kinds of MPI whose mpi_f08 calls
    that."""
    over = [
        mpi.name
        for mpi in spec.sentinels.values()
        if mpi.f08_buffers_by_address and procedure.name not in mpi.f08_other_arguments
    ]
    if not over or procedure.large or procedure not in [wrapper.procedure for wrapper in assumed_rank_wrappers(spec)]:
        return []
    return [(fortran_specific(procedure, F08, descriptors=False), [F08.name], over)]
