"""`bindery audit`: a vendor's mpi.h and libraries against the spec."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any

from bindery_mpi.audit import fortran, header, layering, prototypes, report, symbols, targets
from bindery_mpi.audit.constants import standard_version
from bindery_mpi.audit.exports import Exports, crowded
from bindery_mpi.audit.findings import AuditError, AuditFinding, Report, merged
from bindery_mpi.audit.fortran import FortranNames
from bindery_mpi.audit.header import AuditedHeader
from bindery_mpi.audit.symbols import Library
from bindery_mpi.audit.targets import Target
from bindery_mpi.spec.model import Spec

__all__ = ["AuditError", "Report", "audit", "run"]


def run(
    spec: Spec,
    names: Sequence[str],
    as_json: bool = False,
    *,
    libraries: Sequence[str] = (),
    include: Sequence[str] = (),
    since: str = "",
) -> int:
    """Audit targets and print reports. Returns 0 (nothing to complain of), 1 (findings) or 2 (a target could not be
    audited).

    `libraries` are audited together with each target, `include` are folders that a header needs, and `since` is the
    version to measure against in place of the one that the header claims.
    """
    reports, status = [], 0
    for name in names:
        try:
            reports.append(audit(spec, name, libraries=libraries, include=include, since=since))
        except AuditError as error:
            print(f"bindery audit: {error}", file=sys.stderr)
            status = 2
    status = max([status, *(r.status for r in reports)])
    if as_json:
        print(report.as_json(reports, status))
    elif reports:
        print("\n\n".join(report.as_text(r) for r in reports))
    return status


def audit(
    spec: Spec,
    name: str,
    *,
    libraries: Sequence[str] = (),
    include: Sequence[str] = (),
    since: str = "",
    fortran: str | None = None,
) -> Report:
    """Everything about one target; `fortran` is as in targets.resolve. Raises AuditError."""
    _check_version(name, since)
    target = targets.resolve(name, include, libraries, fortran)
    facts: dict[str, Any] = {}
    findings: list[AuditFinding] = []
    head = None
    if target.header:
        head = header.read(spec, name, target.header, target.flags, since)
        findings += head.findings
        facts |= {
            "header": str(head.path),
            "claims": f"MPI {head.claims}" if head.claims else "no version",
            "standard ABI": "yes" if head.abi else "no",
            "measured against": f"MPI {standard_version(spec)}",
        }
    elif since:
        facts["claims"] = f"MPI {since}"
    facts["libraries"] = [str(path) for path in (*target.shared, *target.archives)]
    if target.kind == "wrapper" and not facts["libraries"]:
        facts["libraries"] = "none found; name them with --library"
    for paths in (target.shared, target.archives):
        if paths:
            findings += _libraries(spec, target, [symbols.read(name, path) for path in paths], head, since, facts)
    return Report(name, target.kind, facts, merged(findings))


def _check_version(name: str, since: str) -> None:
    if since and not re.fullmatch(r"[0-9]+\.[0-9]+", since):
        raise AuditError(name, f"'{since}' is no version", "write one such as 4.0")


def _libraries(
    spec: Spec, target: Target, libraries: list[Library], head: AuditedHeader | None, since: str, facts: dict[str, Any]
) -> list[AuditFinding]:
    """Audit the exports of libraries that are used together; adds to the facts."""
    exports = Exports(spec, libraries)
    names = FortranNames(spec, libraries, exports.c_routines)
    findings: list[AuditFinding] = []
    label = "shared" if libraries[0].shared else "archives"
    if exports.c_libraries:
        findings += exports.pmpi_names()
        facts.setdefault("weak symbols", {})[label] = ", ".join(f"{n} {prefix}" for prefix, n in exports.weak().items())
        if head and exports.has_c:
            findings += exports.against(head)
        elif not exports.awaited:
            findings += prototypes.missing(spec, exports.routines, since, False, exports.where)
            findings += prototypes.extra(spec, exports.unknown(), exports.where)
    elif not names.libraries:
        raise AuditError(target.name, f"{libraries[0].path.name} has no name of MPI", "name a library of MPI")
    if names.libraries:
        findings += names.check()
        facts.setdefault("Fortran names", {}).update({f"{label}, {title}": n for title, n in names.counts().items()})
    owners = fortran.owners(spec, names)
    findings += [f for library in libraries for f in crowded(library, owners)]
    return findings + _layers(target, exports, names, facts)


def _layers(target: Target, exports: Exports, names: FortranNames, facts: dict[str, Any]) -> list[AuditFinding]:
    findings: list[AuditFinding] = []
    for library in names.libraries:
        if library.shared:
            counts = layering.whole(library, exports.known)
            total = f"{counts['MPI_']} MPI_ and {counts['PMPI_']} PMPI_ names"
            said = f"{total}; by which wrapper is not visible in a shared library"
            facts.setdefault("refers to", {})[library.path.name] = said
            continue
        found = layering.wrappers(names, layering.references(target.name, library), exports.known)
        facts.setdefault("layering", {})[library.path.name] = layering.table(found)
        findings += layering.check(library, found)
    return findings
