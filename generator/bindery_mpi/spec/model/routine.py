"""Routines, and each of their forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from bindery_mpi.spec.expressions import Expression
from bindery_mpi.spec.model import routine_words as words
from bindery_mpi.spec.model.dialect import STANDARD
from bindery_mpi.spec.model.mpicxx import Method
from bindery_mpi.spec.model.parameter import Parameter
from bindery_mpi.spec.model.routine_words import Body

ERROR_CODE = "error_code"  # what most routines return
LARGE_COUNTS_SINCE = "4.0"


def version(text: str) -> tuple[int, ...]:
    """`4.1` as what compares like a number."""
    return tuple(int(part) for part in text.split("."))


@dataclass(frozen=True)
class Routine:
    """A routine of MPI; an entry of specs/routines/<chapter>.toml."""

    name: str  # The name in C, such as `MPI_Iprobe`.
    chapter: str  # The name of its file, such as `point-to-point`.
    file: str  # The path of its file, such as `specs/routines/point-to-point.toml`.
    brief: str  # One sentence that says what the routine does: `Ask whether a matching message has arrived.`
    since: str  # The version of MPI that brought the routine, such as `1.0`.
    # Its arguments, in the order of C. With `like`, only those that the other routine lacks.
    parameters: tuple[Parameter, ...]
    category: str  # The subject of the routine. Tools select calls by it, and what a call waits for follows from it.
    completion: str = "blocking"  # When the operation of a call is complete.
    returns: str = ERROR_CODE  # The kind that C returns, an entry of kinds.toml.
    # `false` if there is no form that ends in `_c` although parameters would grow in it. Otherwise it follows from the
    # parameters.
    large_count: bool = False
    may_be_macro: bool = False  # `true` if C may make the routine a macro (rule R2).
    # The version of MPI that brought the form `_c`, if that is neither 4.0 nor the version of the routine itself:
    # `4.1`.
    large_since: str = ""
    # The routine that gave the answer of the form `_c` before that form existed: a wrapper calls it where an MPI lacks
    # the form.
    large_predecessor: str = ""
    large_generic: bool = False  # `true` if only a callback grows, so that mpi_f08 has a generic `MPI_X_c` (rule R41).
    # The result of the routine as an expression, where C has a macro but no function to call: `base + disp`.
    computed: Expression | None = None
    # The languages and modules that have the routine. Without this field, all of the MPI standard.
    dialects: tuple[str, ...] = STANDARD
    ierror: bool = True  # `false` if Fortran has no `ierror` (rule R40).
    ierror_name: str = "ierror"  # The name of the error code in Fortran: `ierr` where the standard says so.
    # Where an error is raised: the name of an argument, or one of `self` (MPI_COMM_SELF), `file-default` (the handler
    # of MPI_FILE_NULL), `initial` (the initial error handler), `none` (the call only returns a code). Without this
    # field: the first input communicator, window, file or session, else the object behind the first request, message or
    # group.
    errors_on: str = ""
    any_time: bool = False  # `true` if a program may call it before MPI_Init and after MPI_Finalize (rule R166).
    any_thread: bool = False  # `true` if every thread may call it, at each level of threads (rules R164, R165).
    # `true` if a call may run functions of the program although neither an argument nor a file tells so.
    runs_callbacks: bool = False
    needs: str = ""  # For which processes a blocking call waits, where that does not follow from the category.
    mode: str = ""  # How a send of a message ends. Without this field, MPI chooses (a standard send).
    epoch: str = ""  # The call's part in the epochs of its window.
    # Where an access to a file begins. Without this field, it follows for a routine of the category `io` with data.
    positioning: str = ""
    # The arguments (communicators, windows, files) whose processes must all make the call, where that does not follow:
    # `["fh"]`.
    collective_on: tuple[str, ...] = ()
    mpi_state: str = ""  # How a successful call changes the state of MPI as a whole.
    # The work of the C entry point, or of the Fortran one where C has none. All but `forward` are written by hand:
    # handwritten.toml.
    body: str = Body.FORWARD
    # `true` if solo is passed the form that is called, small or large, because the types of C do not tell it.
    passes_form: bool = False
    # `true` if every module passes a descriptor, which has the size of an element (rule R43).
    by_descriptor: bool = False
    deprecated: str = ""  # The version of MPI that deprecated the routine, such as `4.0`.
    removed: str = ""  # The version of MPI that removed the routine, such as `3.0`.
    # The routine to call instead of a deprecated one. Wrappers call it where an MPI lacks this one.
    successor: str = ""
    # The routines that the bindings make it of where an MPI lacks it (c/include/bnd_made_of_others.inc).
    made_of: tuple[str, ...] = ()
    # How the names of procedures in `mpi` and `mpif.h` end that take descriptors: `_F` where a name would not fit in 72
    # columns (rule R25).
    fts: str = "_FTS"
    # Its methods in the MPI-2 C++ bindings: `Comm::Send`, or `Init` for a function of the namespace. A table says what
    # departs from the rules; a list has several methods.
    cxx: tuple[Method, ...] = ()
    # A sentence for each argument that says what it is in this routine: `dest = "The rank of the receiver."`
    arguments: dict[str, Any] = field(default_factory=dict, hash=False)
    # Something that a reader should know besides, printed by `bindery show`, the manual page and the site.
    note: str = ""
    like: str = ""  # The routine whose parameters this one has, such as `MPI_Allgather`.
    variant: str = ""  # How it varies the routine in `like`: an entry of variants.toml, such as `nonblocking`.
    # For parameters taken from `like`: the fields in which they differ, such as `displs = { asynchronous = false }`.
    differs: dict[str, Any] = field(default_factory=dict, hash=False)
    entry: str = ""  # The key of its table, a name or a pattern such as `MPI_{name}_c2f`.

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
    CATEGORIES, COMPLETIONS, BODIES = words.CATEGORIES, words.COMPLETIONS, words.BODIES
    MPI_STATES, NEEDS, MODES, EPOCHS = words.MPI_STATES, words.NEEDS, words.MODES, words.EPOCHS
    POSITIONINGS = words.POSITIONINGS
    ERRORS_ON = ("self", "file-default", "initial", "none")

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
    def hover(self) -> str:
        """The text that an editor shows of a function that makes the call: `Send a message … (MPI_Send).`"""
        return f"{self.routine.brief.removesuffix('.')} ({self.name})."

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
