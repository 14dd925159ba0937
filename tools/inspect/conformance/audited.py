"""Lines of the report that `bindery audit` finds."""

from __future__ import annotations

import shlex
from collections import Counter

from bindery_mpi.audit import audit
from bindery_mpi.audit.findings import AuditError, AuditFinding
from bindery_mpi.conformance.mpi import Mpi
from bindery_mpi.conformance.rules import AUDIT, OPEN, RIGHT, UNTRIED, WRONG, Group, Line, Rule
from bindery_mpi.spec.model import Spec

_NAMES = 4  # of findings, which a line shows


def lines(spec: Spec, mpi: Mpi, group: Group) -> list[Line]:
    """A line for each rule that a group of findings is about: `audit_pmpi` is about those of `pmpi`."""
    command = shlex.join(["bindery", "audit", mpi.cc])
    try:
        report = audit(spec, mpi.cc, fortran=mpi.fc[0] if mpi.fc else "")
    except (AuditError, ImportError) as error:
        return [Line(group, rule, AUDIT, UNTRIED, "", str(error).splitlines()[0], command) for rule in group.rules]
    found: dict[str, list[AuditFinding]] = {rule.id: [] for rule in group.rules}
    for finding in report.findings:
        rows = found.get(f"audit_{finding.group.replace('-', '_')}")
        if rows is not None:
            rows.append(finding)
    return [_line(group, rule, found[rule.id], report.facts, command) for rule in group.rules]


def _line(group: Group, rule: Rule, found: list[AuditFinding], facts: dict[str, object], command: str) -> Line:
    if not found:
        return Line(group, rule, AUDIT, RIGHT, "none", "none", command)
    names = ", ".join(f.name for f in found[:_NAMES]) + (", …" if found[_NAMES:] else "")
    (said, number), *others = Counter(f.text for f in found).most_common()
    more = f"; {number} of them: {said}" if others else f"; {said}"
    verdict = OPEN if rule.doubt else WRONG
    return Line(group, rule, AUDIT, verdict, "none", f"{len(found)}: {names}{more}", command)
