"""The words of an audit: groups of findings, and the report on one target."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


class AuditError(Exception):
    """A target that cannot be audited: `TARGET: what is wrong; what to do`."""

    def __init__(self, target: str, wrong: str, remedy: str):
        super().__init__(f"{target}: {wrong}; {remedy}")


@dataclass(frozen=True)
class Group:
    """Findings of one sort; a group that does not count leaves the exit status at 0."""

    key: str  # "pmpi": stable, for programs
    title: str  # "MPI_ without PMPI_, or the other way (R1)"
    counts: bool = True


GROUPS = (
    Group("missing", "Routines missing"),
    Group("extra", "Routines that the standard does not know"),
    Group("prototype", "Prototypes that differ"),
    Group("callback", "Callback types that differ"),
    Group("constant-missing", "Constants missing"),
    Group("constant-value", "Constants with a wrong value"),
    Group("macro", "Macros where the standard wants functions (R2, R3)"),
    Group("pmpi", "MPI_ without PMPI_, or the other way (R1)"),
    Group("unexported", "Declared, but not exported"),
    Group("undeclared", "Exported, but not declared"),
    Group("member", "Archive members that hold more than one routine (R9)"),
    Group("layering", "Layering that is mixed (R7, R16)"),
    Group("fortran-missing", "Fortran names missing (R5, R20, R27)"),
    Group("fortran-pmpi", "Fortran names without their PMPI_ name (R31)"),
    Group("newer", "Routines newer than the target claims to be", False),
    Group("unversioned", "Routines missing; nothing says which version the target claims", False),
    Group("retired", "Deprecated, removed, or left out of the standard ABI: not there", False),
    Group("extension", "Extensions", False),
    Group("type-name", "Prototypes with another name for the same machine type", False),
    Group("constant-newer", "Constants missing that are newer, or of unknown age", False),
    Group("retired-macro", "Macros in place of removed routines", False),
    Group("retired-exported", "Removed routines that are exported, but not declared", False),
    Group("member-forms", "Archive members that hold both forms of one routine", False),
    Group("fortran-other", "Fortran names of another pattern", False),
    Group("fortran-pmpi-other", "PMPI_ names of Fortran procedures in another form (R31 leaves it free)", False),
)
TITLES = {group.key: group.title for group in GROUPS}
COUNTING = frozenset(group.key for group in GROUPS if group.counts)


@dataclass(frozen=True)
class AuditFinding:
    """One sentence about one name."""

    group: str  # "prototype"
    name: str  # "MPI_Send"
    text: str  # "parameter 2 (count): long here, int in MPI 5.0"
    where: tuple[str, ...] = ()  # ("libmpich.a",): the libraries it was seen in; () for the header


@dataclass(frozen=True)
class Report:
    """Everything about one target."""

    target: str  # "mpicc.mpich"
    kind: str  # "wrapper", "header" or "library"
    facts: dict[str, Any] = field(hash=False)
    findings: tuple[AuditFinding, ...] = ()

    @property
    def counted(self) -> tuple[AuditFinding, ...]:
        return tuple(f for f in self.findings if f.group in COUNTING)

    @property
    def status(self) -> int:
        return 1 if self.counted else 0

    def grouped(self) -> list[tuple[Group, list[AuditFinding]]]:
        """The groups that have findings, in the order of GROUPS."""
        groups = ((group, [f for f in self.findings if f.group == group.key]) for group in GROUPS)
        return [(group, found) for group, found in groups if found]


def merged(findings: Iterable[AuditFinding]) -> tuple[AuditFinding, ...]:
    """One finding where a shared library and its archive say the same; sorted by name within a group."""
    places: dict[tuple[str, str, str], list[str]] = {}
    for f in findings:
        seen = places.setdefault((f.group, f.name, f.text), [])
        seen.extend(w for w in f.where if w not in seen)
    order = {group.key: number for number, group in enumerate(GROUPS)}
    keys = sorted(places, key=lambda key: (order[key[0]], key[1], key[2]))
    return tuple(AuditFinding(*key, tuple(places[key])) for key in keys)
