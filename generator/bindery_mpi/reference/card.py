"""The card of a routine: plain data, the same for every output."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Argument:
    """An argument of a routine."""

    name: str  # "recvcount"
    brief: str  # "The number of elements from one process, not from all of them."
    kind: str  # "count"
    intent: str  # "in"
    passed_by: str  # "the root"; "" where every process that calls passes it
    ignored: tuple[str, ...]  # ("if sendbuf is MPI_IN_PLACE",): when MPI does not look at it
    null: str  # "MPI_INFO_NULL": the null value that is legal; "a null pointer"; "" for none
    special: tuple[str, ...]  # ("MPI_ANY_TAG",): values with a meaning of their own
    values: tuple[str, ...]  # ("MPI_IDENT", "MPI_CONGRUENT"): the named values that it is one of
    least: int | None  # 0: the least legal value
    formula: str  # "remote_size(comm)": its length as the spec has it; "" for a scalar
    length: str  # "the number of processes in comm": that, in words
    holds: str  # "count elements of datatype": of a choice buffer
    on_return: str  # "MPI_COMM_NULL on return"; "" where nothing is to be said
    c: str  # "int recvcount"
    c_large: str  # "MPI_Count recvcount"; "" where that is the same, or where there is no large form
    callback: str  # "MPI_User_function": its type; "" for what is no procedure

    @property
    def remark(self) -> str:
        """The remarks as one sentence; empty for none."""
        return f"{_capitalized('; '.join(self.remarks))}." if self.remarks else ""

    @property
    def remarks(self) -> tuple[str, ...]:
        """The remarks besides the brief, as parts of a sentence."""
        parts = (
            f"significant at {self.passed_by} only" if self.passed_by else "",
            *(f"ignored {condition}" for condition in self.ignored),
            self.legal,
            f"at least {self.least}" if self.least else "",
            f"length: {self.length}" if self.length else "",
            f"holds {self.holds}" if self.holds else "",
            self.on_return,
        )
        return tuple(filter(None, parts))

    @property
    def legal(self) -> str:
        """`may be MPI_ANY_TAG`: values with a meaning of their own that the brief does not tell; empty for none."""
        values = [value for value in (self.null, *self.special) if value and value not in self.brief]
        return f"may be {_listed(values)}" if values else ""


def _capitalized(text: str) -> str:
    """The text with a capital at its beginning; what follows stays, as str.capitalize() does not leave it."""
    return text[:1].upper() + text[1:]


def _listed(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _versions(rows: Sequence[Presence], field: str) -> str:
    """`MPICH 4.0.2, 4.2.1; SMPI 3.32`: those whose field is not empty."""
    return "; ".join(f"{row.mpi} {', '.join(versions)}" for row in rows if (versions := getattr(row, field)))


@dataclass(frozen=True)
class Interface:
    """How one language calls a routine."""

    title: str  # "mpi_f08"
    name: str  # "MPI_Send_c": the generic name
    large: bool  # the form with large counts
    language: str  # "fortran": what highlights it
    head: str  # "MPI_Send_c(buf, count, datatype, dest, tag, comm, ierror)"
    declarations: tuple[str, ...]  # ("INTEGER, INTENT(IN) :: dest",): of the dummy arguments, or template parameters


@dataclass(frozen=True)
class Linked:
    """The names that the linker and a tool see of a Fortran call."""

    dialects: tuple[str, ...]  # ("mpifh", "mpi")
    symbols: tuple[str, ...]  # ("mpi_send_",): of Bindery
    others: dict[str, tuple[str, ...]]  # "Open MPI" -> ("mpi_send_f08_",): of an MPI's own bindings, if they differ
    calls: tuple[str, ...]  # ("MPI_Send",): what a tool in C sees with Bindery


@dataclass(frozen=True)
class Presence:
    """The versions of an installed MPI that have a procedure of C, and those that lack it, of those that were tried."""

    mpi: str  # "Open MPI"
    has: tuple[str, ...]  # ("6.0.0rc2",)
    lacks: tuple[str, ...]  # ("4.1.4", "5.0.7")


@dataclass(frozen=True)
class Defect:
    """A known defect of an installed MPI."""

    mpi: str  # "MPICH"
    brief: str
    seen: tuple[str, ...]  # ("4.0.2",)
    fixed: str  # "4.2.1"; "" where no version without it is known
    workaround: str  # "sections are copied": what Bindery does; "" for nothing
    effect: str  # what a user notices all the same


@dataclass(frozen=True)
class Card:
    """All that is told of a routine."""

    name: str
    chapter: str
    category: str
    brief: str
    note: str
    since: str
    large_since: str  # "" where there is no large form
    deprecated: str
    removed: str
    successor: str
    completion: str  # "blocking"
    facts: tuple[str, ...]  # ("All processes of comm call it.",)
    errors: str  # "Errors are raised on comm."
    by_default: str  # "By default, they end the program."; "" where that depends on more than the call
    classes: tuple[str, ...]  # ("MPI_ERR_COUNT", "MPI_ERR_TYPE"): the classes of wrong arguments
    threads: str  # "With MPI_THREAD_MULTIPLE, several threads may call it at once."
    interfaces: tuple[Interface, ...]
    arguments: tuple[Argument, ...]
    linked: tuple[Linked, ...]
    installed: tuple[Presence, ...]
    installed_large: tuple[Presence, ...]  # of the large form
    defects: tuple[Defect, ...]
    related: tuple[str, ...]  # ("MPI_Isend",): its variants

    @property
    def data(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)

    @property
    def life(self) -> str:
        """`Since MPI 1.0, large counts since 4.0`"""
        parts = [
            f"since MPI {self.since}",
            f"large counts since {self.large_since}" if self.large_since else "",
            f"deprecated since {self.deprecated}" if self.deprecated else "",
            f"removed in {self.removed}" if self.removed else "",
            f"call {self.successor} instead" if self.successor else "",
        ]
        return _capitalized(", ".join(filter(None, parts)))

    @property
    def all_errors(self) -> str:
        """Where errors are raised, what follows, and what a wrong argument is."""
        said = f"A wrong argument is {_listed(list(self.classes))}." if self.classes else ""
        return " ".join(filter(None, (self.errors, self.by_default, said)))

    @property
    def presence(self) -> tuple[str, ...]:
        """Sentences: which installed MPIs have it, and its large form; empty where none was tried."""
        said = []
        for form, rows in (("", self.installed), (f"{self.name}_c: ", self.installed_large)):
            has, lacks = _versions(rows, "has"), _versions(rows, "lacks")
            parts = (f"in {has}" if has else "", f"not in {lacks}" if lacks else "")
            said += [_capitalized(f"{form}{', '.join(filter(None, parts))}.")] if rows else []
        return tuple(said)

    @property
    def missing(self) -> str:
        """The installed MPIs that lack it, or its large form; empty where none does."""
        small, large = _versions(self.installed, "lacks"), _versions(self.installed_large, "lacks")
        return ". ".join(filter(None, (small, f"{self.name}_c: {large}" if large not in ("", small) else "")))

    @property
    def see_also(self) -> tuple[str, ...]:
        """The routines to look at next: the related ones and the successor."""
        return (*self.related, *filter(None, [self.successor]))
