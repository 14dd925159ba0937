"""Routines, callback types and macros of a header against the spec."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bindery_mpi.audit import clang
from bindery_mpi.audit.differences import Comparer, Signature
from bindery_mpi.audit.findings import AuditFinding
from bindery_mpi.audit.probe import CALLBACK, EXPANDED, NAMED, Probe
from bindery_mpi.spec.model import Routine, Spec, version
from bindery_mpi.spec.names import profiling

_FUNCTIONS_SINCE = "4.1"  # timers and handle conversions might be macros before (R3)
_LEGACY = "3.1"  # what was deprecated by then is not in the standard ABI (R127)


def left_out_of_abi(spec: Spec, routine: Routine) -> bool:
    """Tell whether a routine speaks of Fortran's handles and statuses (R125), or was deprecated long ago (R127)."""
    return not spec.in_abi(routine) or bool(routine.deprecated and version(routine.deprecated) <= version(_LEGACY))


def missing(
    spec: Spec, there: Iterable[str], claims: str, abi: bool, where: tuple[str, ...] = ()
) -> Iterable[AuditFinding]:
    """Routines that are not there, each with the reason why that matters or does not."""
    names = set(there)
    for procedure in spec.c_procedures:
        if procedure.name in names:
            continue
        routine, came = procedure.routine, procedure.since
        if routine.removed:
            yield AuditFinding("retired", procedure.name, f"removed in MPI {routine.removed}", where)
        elif abi and left_out_of_abi(spec, routine):
            yield AuditFinding("retired", procedure.name, "left out of the standard ABI", where)
        elif not claims:
            yield AuditFinding("unversioned", procedure.name, f"since MPI {came}", where)
        elif version(came) > version(claims):
            yield AuditFinding("newer", procedure.name, f"since MPI {came}", where)
        elif routine.deprecated and version(routine.deprecated) <= version(claims):
            yield AuditFinding("retired", procedure.name, f"deprecated in MPI {routine.deprecated}", where)
        else:
            yield AuditFinding("missing", procedure.name, f"since MPI {came}; MPI {claims} is claimed", where)


def extra(spec: Spec, functions: Iterable[str], where: tuple[str, ...] = ()) -> Iterable[AuditFinding]:
    """Routines of no known name; those of MPIX_ are extensions by agreement."""
    known = {p.name for p in spec.c_procedures} | set(spec.predefined)
    for name in sorted({f.removeprefix("P") for f in functions} - known):
        if name.startswith("MPIX_"):
            yield AuditFinding("extension", name, "an extension", where)
        else:
            yield AuditFinding("extra", name, "not a routine of the standard", where)


def compared(
    spec: Spec, probe: Probe, comparer: Comparer, answers: dict[str, Any], standard: str
) -> Iterable[AuditFinding]:
    """Every prototype that the header declares; the P form is mentioned where it differs in another way."""
    for procedure in probe.procedures:
        seen: set[tuple[str, str]] = set()
        for name in (procedure.name, profiling(procedure.name)):
            cursor = probe.found.functions.get(name)
            if cursor is None:
                continue
            wanted, other = (Signature.of_function(answers[prefix + procedure.name]) for prefix in (NAMED, EXPANDED))
            for difference in comparer.compare(procedure, Signature.of_function(cursor), wanted, other):
                key = ("prototype" if difference.machine else "type-name", difference.text(standard))
                if key not in seen:
                    seen.add(key)
                    yield AuditFinding(key[0], name, key[1])


def callbacks(probe: Probe, comparer: Comparer, answers: dict[str, Any], standard: str) -> Iterable[AuditFinding]:
    """Typedefs of callbacks: function types, not pointers to functions (R191)."""
    for name, procedure in probe.callbacks.items():
        cursor = probe.found.typedefs.get(name)
        if cursor is None:
            continue
        actual = cursor.underlying_typedef_type.get_canonical()
        wanted = answers[CALLBACK + name].underlying_typedef_type.get_canonical()
        if actual.kind == comparer.kinds.POINTER:
            yield AuditFinding("callback", name, f"a pointer to a function here, a function in {standard}")
            actual = actual.get_pointee()
        if actual.kind not in (comparer.kinds.FUNCTIONPROTO, comparer.kinds.FUNCTIONNOPROTO):
            yield AuditFinding("callback", name, f"{actual.spelling} here, a function in {standard}")
            continue
        here, there = Signature.of_type(actual), Signature.of_type(wanted)
        for difference in comparer.compare(procedure, here, there, there):
            if difference.machine:
                yield AuditFinding("callback", name, difference.text(standard))


def macros(probe: Probe, remaining: set[str], claims: str) -> Iterable[AuditFinding]:
    """Macros, and functions static to the header, that have the name of a routine: no tool can take their place."""
    for procedure in probe.spec.c_procedures:
        for name in (procedure.name, profiling(procedure.name)):
            cursor = probe.found.functions.get(name)
            if name in remaining:
                if not getattr(procedure.routine, "may_be_macro", False):
                    yield _macro(procedure.routine, name, probe.found.macros[name], cursor is not None, claims)
            elif cursor is not None and cursor.linkage.name == "INTERNAL":
                yield AuditFinding("macro", name, "a static function of the header")


def _macro(routine: Routine, name: str, takes_arguments: bool, function_too: bool, claims: str) -> AuditFinding:
    text = "a macro with arguments" if takes_arguments else "a macro"
    if routine.removed:
        return AuditFinding("retired-macro", name, f"{text}; removed in MPI {routine.removed}")
    text += ", with a function under it" if function_too else ", and no function is declared"
    once = routine.body.startswith("handle-") or routine.category == "timer"
    if once and claims and version(claims) < version(_FUNCTIONS_SINCE):
        text += f"; allowed before MPI {_FUNCTIONS_SINCE}"
    return AuditFinding("macro", name, text)


def pmpi_names(probe: Probe) -> Iterable[AuditFinding]:
    """A header that declares one of MPI_X and PMPI_X only (R1)."""
    there = {*probe.found.functions, *probe.found.macros}
    for procedure in probe.spec.c_procedures:
        pair = (procedure.name, profiling(procedure.name))
        lone = [name for name in pair if name in there]
        if len(lone) == 1 and not procedure.routine.removed:
            absent = next(name for name in pair if name not in there)
            yield AuditFinding("pmpi", procedure.name, f"{lone[0]} is declared, {absent} is not")


def answers_of(target: str, unit: Any) -> dict[str, Any]:
    """The probe's own declarations: prototypes and callback types by name."""
    kinds = clang.cindex(target).CursorKind
    return {c.spelling: c for c in unit.cursor.get_children() if c.kind in (kinds.FUNCTION_DECL, kinds.TYPEDEF_DECL)}
