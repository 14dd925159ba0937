"""Routines, and each of their forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from bindery_mpi.spec.expressions import Expression
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.model.mpicxx import Method
from bindery_mpi.spec.model.parameter import Parameter

ERROR_CODE = "error_code"  # what most routines return
LARGE_COUNTS_SINCE = "4.0"


def version(text: str) -> tuple[int, ...]:
    """`4.1` as what compares like a number."""
    return tuple(int(part) for part in text.split("."))


class Body(StrEnum):
    """The work of a C entry point, or of Fortran's where C has none."""

    FORWARD = "forward"
    NOTHING = "nothing"
    HANDLE_TO_INTEGER = "handle-to-integer"
    HANDLE_FROM_INTEGER = "handle-from-integer"
    STATUS_COPY = "status-copy"
    ELEMENT_SIZE = "element-size"
    NO_OPERATION = "no-operation"


@dataclass(frozen=True)
class Routine:
    """A routine of MPI; an entry of specs/routines/<chapter>.toml."""

    name: str  # "MPI_Iprobe"
    chapter: str  # "point-to-point": the name of its file
    file: str  # "specs/routines/point-to-point.toml"
    brief: str  # "Ask whether a matching message has arrived."
    since: str  # "1.0"
    parameters: tuple[Parameter, ...]  # with `like`, those that it has besides
    category: str  # "point-to-point": the class of the routine
    completion: str = "blocking"  # "nonblocking", "persistent", "split-begin", "split-end"
    returns: str = ERROR_CODE  # the kind that C returns
    large_count: bool = False  # false: there is no form that ends in _c, although parameters would grow in it
    may_be_macro: bool = False  # true: C may make it a macro (R2)
    large_since: str = ""  # "4.1": when the _c form came, if not in 4.0 or with the routine itself
    large_predecessor: str = ""  # the routine that gave the _c form's answer before there was one
    large_generic: bool = False  # true: only a callback grows, so that mpi_f08 has a generic MPI_X_c (R41)
    computed: Expression | None = None  # "base + disp": what it returns, where the C library has no function for it
    dialects: tuple[str, ...] = STANDARD  # where the routine exists
    ierror: bool = True  # false: Fortran has no ierror (R40)
    ierror_name: str = "ierror"  # "ierr" where the standard says so
    errors_on: str = ""  # "comm": the argument whose error handler is invoked, or a word of ERRORS_ON
    any_time: bool = False  # true: legal before MPI_Init and after MPI_Finalize (R166)
    any_thread: bool = False  # true: any thread may call it, at each level of threads (R164, R165)
    runs_callbacks: bool = False  # true: functions of the program may run, though neither an argument nor a file tells
    needs: str = ""  # "nobody", "lower-ranks": for whom a process waits in it, if that does not follow; one of NEEDS
    mode: str = ""  # "synchronous": how a send of a message ends, where that is not MPI's choice; one of MODES
    epoch: str = ""  # "fence": what it does to the epochs of its window; one of EPOCHS
    positioning: str = ""  # "shared-pointer": where an access to a file begins; one of POSITIONINGS
    collective_on: tuple[str, ...] = ()  # ("fh",): the arguments whose processes all call it
    mpi_state: str = ""  # "initializes": what a successful call does to MPI as a whole; one of MPI_STATES
    body: str = Body.FORWARD  # what the C entry point does, or Fortran's where C has none; one of BODIES
    passes_form: bool = False  # true: solo is passed the form, small or large, since the C types do not tell it
    by_descriptor: bool = False  # true: every module passes a descriptor, for the size of an element (R43)
    deprecated: str = ""  # "4.0"
    removed: str = ""  # "3.0"
    successor: str = ""  # the routine to call instead
    fts: str = "_FTS"  # "_F" where a name would not fit in 72 columns (R25)
    cxx: tuple[Method, ...] = ()  # ("Comm::Send",): its methods in C++; none without
    arguments: dict[str, Any] = field(default_factory=dict, hash=False)  # "dest" -> "The rank of the receiver."
    note: str = ""  # what a reader should know
    like: str = ""  # "MPI_Allgather": the routine whose parameters it has
    variant: str = ""  # "nonblocking": how it varies that one; an entry of specs/variants.toml
    differs: dict[str, Any] = field(default_factory=dict, hash=False)  # "displs" -> the fields in which it differs
    entry: str = ""  # "MPI_{name}_c2f": the key of its table, which is a pattern or its name

    CATEGORIES = (
        "attribute",
        "buffer",
        "collective",
        "communicator",
        "completion",
        "conversion",
        "datatype",
        "environment",
        "error-handling",
        "generalized-request",
        "group",
        "info",
        "io",
        "neighborhood",
        "partitioned",
        "point-to-point",
        "process",
        "profiling",
        "reduction-operation",
        "rma",
        "session",
        "status",
        "timer",
        "tool",
        "topology",
    )
    COMPLETIONS = ("blocking", "nonblocking", "persistent", "split-begin", "split-end")
    # How the data of a call travel, by its category; the others move none between processes, and to no file.
    TRANSFERS = MappingProxyType(
        {
            "collective": "collective",
            "io": "file",
            "neighborhood": "collective",
            "partitioned": "partitions",
            "point-to-point": "message",
            "rma": "window",
        }
    )
    ERRORS_ON = ("self", "file-default", "initial", "none")
    BODIES = tuple(Body)
    MPI_STATES, NEEDS = ("initializes", "finalizes", "aborts"), ("nobody", "lower-ranks")
    MODES = ("buffered", "ready", "synchronous")
    EPOCHS = ("fence", "start", "complete", "post", "wait", "lock", "unlock", "flush", "flush-local", "sync")
    POSITIONINGS = ("explicit-offset", "individual-pointer", "shared-pointer")  # MPI 5.0, 14.4.1

    @property
    def transfer(self) -> str:
        return self.TRANSFERS.get(self.category, "")

    @property
    def returns_error_code(self) -> bool:
        return self.returns == ERROR_CODE

    @property
    def is_forwarded(self) -> bool:
        """Whether the C entry point calls the implementation."""
        return self.body == Body.FORWARD

    @property
    def needs_nobody(self) -> bool:
        return self.needs == "nobody" or self.mode == "buffered"

    @property
    def is_lasting(self) -> bool:
        """Whether C may read arguments until the operation completes."""
        return self.completion in ("nonblocking", "persistent")

    @property
    def is_complete_on_return(self) -> bool:
        return self.completion in ("blocking", "split-end")

    @property
    def is_persistent(self) -> bool:
        """Whether it makes an operation that other calls start."""
        return self.completion == "persistent"

    @property
    def is_persistent_collective(self) -> bool:
        return self.is_persistent and self.transfer == "collective"

    @property
    def is_communication(self) -> bool:
        """Whether processes exchange data or synchronize through it."""
        return self.transfer not in ("", "file")

    @property
    def is_completed_by_status(self) -> bool:
        """Whether a status says how much was received or read."""
        return self.transfer in ("message", "partitions", "file")

    @property
    def only_returns_errors(self) -> bool:
        """Whether no error handler is called: in conversions and in the tool information interface (R175)."""
        return self.errors_on == "none"

    @property
    def is_conversion(self) -> bool:
        """Whether handles or statuses get another form, by macros in some MPIs."""
        return self.body in (Body.HANDLE_TO_INTEGER, Body.HANDLE_FROM_INTEGER, Body.STATUS_COPY)

    @property
    def begins_split(self) -> bool:
        return self.completion == "split-begin"

    @property
    def ends_split(self) -> bool:
        return self.completion == "split-end"

    @property
    def is_split(self) -> bool:
        return self.begins_split or self.ends_split

    @property
    def copies_status(self) -> bool:
        """Whether a status is copied, for which no C procedure is needed (R103)."""
        return self.body == Body.STATUS_COPY

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        sizes = (False, True) if self.large_count else (False,)
        return tuple(Procedure(self, large) for large in sizes)

    @property
    def has_choice(self) -> bool:
        return any(p.kind.form == "choice" for p in self.parameters)


@dataclass(frozen=True)
class Procedure:
    """A routine in its small-count or in its large-count form: one callable name of C."""

    routine: Routine
    large: bool

    @cached_property
    def name(self) -> str:
        return self.routine.name + ("_c" if self.large else "")

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.routine.parameters if self.large or not p.large_only)

    @property
    def since(self) -> str:
        """The version of MPI that brought it; large forms came with 4.0, unless the spec has a later one."""
        if not self.large:
            return self.routine.since
        return max(self.routine.since, self.routine.large_since or LARGE_COUNTS_SINCE, key=version)

    def parameter(self, name: str) -> Parameter:
        return next(p for p in self.parameters if p.name == name)

    def with_role(self, *roles: str) -> tuple[Parameter, ...]:
        """The parameters whose kind has one of these roles."""
        return tuple(p for p in self.parameters if p.kind.role in roles)


Made = TypeVar("Made")


def by_chapter(things: Iterable[Made], routine: Callable[[Made], Routine]) -> dict[str, list[Made]]:
    """Things made of routines, chapter by chapter in the order of their names; within one in the order in which they
    come."""
    chapters: dict[str, list[Made]] = {}
    for thing in things:
        chapters.setdefault(routine(thing).chapter, []).append(thing)
    return dict(sorted(chapters.items()))
