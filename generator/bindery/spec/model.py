"""The spec as immutable data. A comment shows an example of every field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from bindery.spec.mistakes import SpecError as SpecError  # noqa: PLC0414

ERROR_CODE = "error_code"  # what most routines return
TOOL = "tool"  # the module mpi_tool_f08: the standard has no Fortran for the tool information interface
STANDARD = ("c", "mpifh", "mpi", "f08")
DIALECTS = (*STANDARD, TOOL)
FORTRAN = DIALECTS[1:]
LARGE_COUNTS_SINCE = "4.0"


def version(text: str) -> tuple[int, ...]:
    """`4.1` as what compares like a number."""
    return tuple(int(part) for part in text.split("."))


class Body(StrEnum):
    """What a C entry point does, or Fortran's where C has none."""

    FORWARD = "forward"
    NOTHING = "nothing"
    HANDLE_TO_INTEGER = "handle-to-integer"
    HANDLE_FROM_INTEGER = "handle-from-integer"
    STATUS_COPY = "status-copy"
    ELEMENT_SIZE = "element-size"
    NO_OPERATION = "no-operation"


@dataclass(frozen=True)
class Kind:
    """What an argument can be; an entry of specs/kinds.toml."""

    name: str  # "count"
    brief: str  # "A number of elements."
    form: str  # "number"; one of FORMS
    c: str  # "int"
    c_large: str = ""  # the C type in the large form; "" where that is the same
    mpi: str = ""  # "INTEGER"; "" where Fortran cannot say it
    f08: str = ""  # "" where it is mpi's
    f08_large: str = ""  # "INTEGER(KIND=MPI_COUNT_KIND)"
    tool: str = ""  # "TYPE(MPI_T_enum)": in mpi_tool_f08; "" where it is that of mpi_f08
    specifics: tuple[str, ...] = ()  # ("comm", "win"): kinds, for each of which mpi_tool_f08 has a specific procedure
    null: str = ""  # "MPI_COMM_NULL"
    error: str = ""  # "MPI_ERR_COUNT"
    minimum: int | None = None  # 0
    abi: bool = True  # false: its C type is no part of the standard ABI (R125)
    role: str = ""  # "root": what code finds an argument by; one of ROLES
    error_handler: str = ""  # "own": errors of a call can be raised on it; one of ERROR_HANDLERS
    # true: Fortran bindings over the standard ABI may pass another handle in place of a missing one (R141)
    substituted: bool = False
    file: str = ""  # "specs/kinds.toml"

    FORMS = (
        "number",
        "logical",
        "handle",
        "status",
        "string",
        "strings",
        "argv",
        "choice",
        "pointer",
        "callback",
        "varargs",
    )

    ROLES = (
        "argument_lists",
        "array_length",
        "attribute",
        "attribute_key",
        "communicator",
        "count",
        "datatype",
        "displacement",
        "extra_state",
        "file",
        "index",
        "integer_status",
        "operation",
        "output_pointer",
        "partition",
        "rank",
        "request",
        "root",
        "status",
        "string_length",
        "tag",
    )
    ERROR_HANDLERS = ("own", "inherited", "named")

    def c_type(self, large: bool) -> str:
        return self.c_large if large and self.c_large else self.c

    def fortran_type(self, dialect: str, large: bool) -> str:
        if dialect not in ("f08", TOOL):
            return self.mpi
        small = (self.tool if dialect == TOOL else "") or self.f08 or self.mpi
        return self.f08_large or small if large else small


@dataclass(frozen=True)
class Parameter:
    """One argument of a routine or of a callback."""

    name: str  # "recvcounts"
    kind: Kind  # the kind "count"
    intent: str = "in"  # "in", "out" or "inout"
    length: tuple[str, ...] = ()  # ("peers(comm)",); () for a scalar; two items for a matrix, C order
    filled: str = ""  # "outcount": how many elements are written, where that is fewer
    shape: str = ""  # "*": Fortran's shape, where it is not the length
    const: bool | None = None  # false where C lacks the const that the intent suggests
    by_reference: bool | None = None  # true where C takes the address of an input, false where it takes a value
    asynchronous: bool = False  # true: ASYNCHRONOUS in mpi_f08
    f08_intent: str | None = None  # "" where mpi_f08 states no INTENT although the rules would
    nullable: bool = False  # true: the null handle, or a null pointer, is legal
    freed: bool = False  # true: set to the null handle on return (R174)
    root_only: bool = False  # true: significant at the root only
    in_place: str = ""  # "all" or "root": who may pass MPI_IN_PLACE here
    special: tuple[str, ...] = ()  # ("MPI_ANY_TAG",): named values or addresses with a meaning of their own
    base: int | None = None  # 1: Fortran counts this index from 1, C from 0
    trim: str = ""  # "both" or "trailing": which blanks Fortran strings lose on the way in
    inout_length: str = ""  # "pset_len": the INOUT length that goes with this string (R123)
    written_if: str = ""  # "flag": the LOGICAL result without which this one stays as it was (R124)
    count: str = ""  # "sendcount": how many elements this buffer has
    datatype: str = ""  # "sendtype"
    displacements: str = ""  # "sdispls"
    blocks: str = ""  # "peers(comm)": the buffer is that many times count elements
    peer: str = ""  # "dest": where the buffer goes to or comes from
    tag: str = ""  # "sendtag"
    callback: str = ""  # the name of its entry in specs/callbacks.toml
    large_only: bool = False  # true: only the large-count form has it
    holds: str = ""  # "incount * datatype": a size in bytes that has room for so many elements
    successor_name: str = ""  # "comm_errhandler_fn": what the routine's successor calls it
    successor_value: str = ""  # "lb + extent": what it is, said with outputs of the routine's successor
    effect: str = ""  # "completes": what the call does to the operation behind a request; one of EFFECTS
    ignored_if: str = ""  # "op == MPI_NO_OP": when C does not look at the argument
    reason: str = ""  # why, where a field goes against the rule

    EFFECTS = ("completes", "starts", "readies", "arrives", "cancels")

    @property
    def is_array(self) -> bool:
        return bool(self.length) and self.kind.form != "string"

    @property
    def is_input(self) -> bool:
        return self.intent != "out"

    @property
    def is_output(self) -> bool:
        return self.intent != "in"


@dataclass(frozen=True)
class Routine:
    """A routine of MPI; an entry of specs/routines/<chapter>.toml."""

    name: str  # the key of its table in the file
    chapter: str  # "point-to-point": the name of its file
    file: str  # "specs/routines/point-to-point.toml"
    brief: str  # "Ask whether a matching message has arrived."
    since: str  # "1.0"
    parameters: tuple[Parameter, ...]
    category: str  # "point-to-point": the class of the routine
    completion: str = "blocking"  # "nonblocking", "persistent", "split-begin", "split-end"
    returns: str = ERROR_CODE  # the kind that C returns
    large_count: bool = False  # true: there is a form that ends in _c
    may_be_macro: bool = False  # true: C may make it a macro (R2)
    large_since: str = ""  # "4.1": when the _c form came, if not in 4.0 or with the routine itself
    large_predecessor: str = ""  # the routine that gave the _c form's answer before there was one
    large_generic: bool = False  # true: the _c form is a generic of its own in mpi_f08 (R41)
    computed: str = ""  # "base + disp": what it returns, where the C library has no function for it
    dialects: tuple[str, ...] = STANDARD  # where the routine exists
    ierror: bool = True  # false: Fortran has no ierror (R40)
    ierror_name: str = "ierror"  # "ierr" where the standard says so
    errors_on: str = ""  # "comm": the argument whose error handler is invoked, or a word of ERRORS_ON
    any_time: bool = False  # true: legal before MPI_Init and after MPI_Finalize (R166)
    body: str = Body.FORWARD  # what the C entry point does, or Fortran's where C has none; one of BODIES
    passes_form: bool = False  # true: solo is passed the form, small or large, since the C types do not tell it
    by_descriptor: bool = False  # true: every module passes a descriptor, for the size of an element (R43)
    deprecated: str = ""  # "4.0"
    removed: str = ""  # "3.0"
    successor: str = ""  # the routine to call instead
    fts: str = "_FTS"  # "_F" where a name would not fit in 72 columns (R25)
    note: str = ""  # what a reader should know

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
    ERRORS_ON = ("self", "file-default", "initial", "none")
    BODIES = tuple(Body)

    @property
    def returns_error_code(self) -> bool:
        return self.returns == ERROR_CODE

    @property
    def is_forwarded(self) -> bool:
        """Whether the C entry point calls the implementation."""
        return self.body == Body.FORWARD

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


@dataclass(frozen=True)
class Callback:
    """The type of a procedure that the user writes; an entry of specs/callbacks.toml."""

    name: str  # "MPI_Comm_copy_attr_function"
    file: str
    brief: str  # "Copy an attribute when its communicator is duplicated."
    since: str  # "2.0"
    parameters: tuple[Parameter, ...]
    returns: str = "error_code"  # "nothing" where C returns void
    large_count: bool = False  # true: there is a type that ends in _c
    dialects: tuple[str, ...] = STANDARD
    ierror: bool = True
    ierror_name: str = "ierror"
    aliases: tuple[str, ...] = ()  # ("MPI_Comm_errhandler_fn",)
    deprecated: str = ""
    removed: str = ""

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        sizes = (False, True) if self.large_count else (False,)
        return tuple(Procedure(self, large) for large in sizes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Predefined:
    """A callback that MPI brings along; an entry of specs/callbacks.toml."""

    name: str  # "MPI_COMM_DUP_FN"
    file: str
    brief: str  # "Copy every attribute."
    type: str  # "MPI_Comm_copy_attr_function"
    does: str  # "copy", "skip", "delete" or "convert-nothing"
    value: int  # 1: its value in the standard ABI (R131)
    since: str
    dialects: tuple[str, ...] = STANDARD
    deprecated: str = ""


@dataclass(frozen=True)
class Constant:
    """A named value of the standard; an entry of specs/constants.toml."""

    name: str  # "MPI_ERR_COMM"
    section: str  # "error-classes": its table in the file
    value: int | None = None  # 5: the value in the standard ABI; None where Fortran alone has it
    type: str = "int"  # "MPI_Comm" for a handle, "void *" for an address
    same_as: str = ""  # "MPI_LONG_LONG"
    macro: bool = False  # true: a macro in C, for the preprocessor or for a type beyond int
    fortran_less: int = 0  # 1: Fortran's value is smaller by that much (R96)
    shape: str = ""  # "integer(1)", "status", "integer target": in Fortran a variable known by its address (R90-R92)
    attribute_of: str = ""  # "win": the kind of object whose predefined attribute it is the key of
    points_to: str = ""  # "MPI_Aint": what C's value of that attribute points to; "" where it points to the user's own
    hidden_as: str = (
        ""  # "ompi_mpi_lb": what an MPI's library still has, of which its mpi.h does not tell C; a handle's object
    )
    dialects: tuple[str, ...] = STANDARD
    since: str = ""
    deprecated: str = ""
    removed: str = ""
    brief: str = ""

    @property
    def is_address(self) -> bool:
        """Whether it is a sentinel: an address with a meaning of its own."""
        return self.type.endswith("*")


@dataclass(frozen=True)
class Section:
    """A table of specs/constants.toml: constants of one sort."""

    name: str  # "error-classes"
    brief: str  # "Error classes."
    constants: tuple[Constant, ...] = ()
    file: str = ""  # "specs/constants.toml"


@dataclass(frozen=True)
class Rule:
    """How one argument is treated; an entry of a file of specs/conversions/."""

    name: str  # "null-handle"
    brief: str  # "Refuse a null handle."
    layer: str  # "check", the name of the file
    file: str  # "specs/conversions/check.toml"
    match: dict[str, Any] = field(hash=False)  # {"form": ["handle"], "array": False}
    slots: dict[str, Any] = field(hash=False)  # {"before": "BND_REFUSE_IF(…)"}


@dataclass(frozen=True)
class Handwritten:
    """What no template can write; an entry of specs/handwritten.toml."""

    name: str  # "status-copy"
    file: str  # "c/status.c"
    reason: str  # "A status is copied as bytes, in six directions."


@dataclass(frozen=True)
class Unsupported:
    """A chapter that solo refuses; an entry of specs/unsupported.toml."""

    chapter: str  # "one-sided"
    reason: str  # "Windows come later."
    supported: tuple[str, ...] = ()  # ("MPI_Alloc_mem",): what works all the same
    origin: str = ""  # "specs/unsupported.toml"


@dataclass(frozen=True)
class Schedule:
    """What solo executes for several routines; an entry of specs/schedules.toml."""

    name: str  # "gather"
    routines: tuple[str, ...]  # ("MPI_Gather", "MPI_Igather", "MPI_Gather_init")


@dataclass(frozen=True)
class SentinelBlocks:
    """Where an MPI's own Fortran bindings keep the constants known by address; an entry of specs/sentinels.toml."""

    name: str  # "mpich"
    label: str  # "MPICH", in messages
    brief: str
    macro: str  # "MPICH_VERSION": its mpi.h defines it
    blocks: dict[str, Any]  # "MPIPRIV1" -> ["MPI_BOTTOM", "MPI_IN_PLACE"]: a COMMON block of mpif.h and mpi
    f08: dict[str, Any] = field(default_factory=dict)  # "MPI_BOTTOM" -> "MPIR_F08_MPI_BOTTOM": the C name in mpi_f08
    f08_module: str = ""  # "mpi_f08_link_constants": the module that has
    f08_variables: tuple[str, ...] = ()  # ("MPI_UNWEIGHTED",) under the compiler's names
    f08_large_suffix: str = ""  # "_large": mpi_send_f08ts_large_ is mpi_send_c_f08ts_
    f08_buffers_by_address: bool = False  # mpi_send_f08_ takes the address of a choice buffer


@dataclass(frozen=True)
class Quirk:
    """A defect of an installed MPI; an entry of specs/quirks.toml."""

    name: str  # "fetches-wrong": BND_QUIRK_FETCHES_WRONG in the runtime
    file: str  # "specs/quirks.toml"
    mpi: str  # "open_mpi"; one of MPIS
    brief: str  # "Fetching accumulates give wrong results for derived datatypes."
    seen: tuple[str, ...]  # ("4.1.4",): versions that were seen to have it
    right: tuple[str, ...] = ()  # ("5.0.7",): versions that were seen to be right
    first: str = ""  # "5.0": the first version that has it, by what we know
    fixed: str = ""  # "5.0.7": the first version without it
    detected: str = ""  # "version": over which MPIs the workaround is taken; one of DETECTED
    workaround: str = ""  # "sections are copied"
    effect: str = ""  # "Packing is wrong."; what a user notices all the same

    MPIS = ("mpich", "open_mpi", "intel")
    DETECTED = ("version", "always")


@dataclass(frozen=True, eq=False)
class Spec:
    """Everything under specs/, loaded and checked. Two specs are the same when they are one object, so that one can be
    a key."""

    kinds: dict[str, Kind]
    routines: dict[str, Routine]
    callbacks: dict[str, Callback]
    predefined: dict[str, Predefined]
    sections: dict[str, Section]
    rules: tuple[Rule, ...]
    handwritten: dict[str, Handwritten]
    unsupported_chapters: dict[str, Unsupported] = field(default_factory=dict)
    schedules: dict[str, Schedule] = field(default_factory=dict)
    sentinels: dict[str, SentinelBlocks] = field(default_factory=dict)
    quirks: dict[str, Quirk] = field(default_factory=dict)
    folders: dict[str, Path] = field(default_factory=dict)  # "specs" -> its path; overlays come after it

    @cached_property
    def schedule_of(self) -> dict[str, str]:
        """The schedule that solo executes, by routine."""
        return {name: schedule.name for schedule in self.schedules.values() for name in schedule.routines}

    @cached_property
    def unsupported(self) -> frozenset[str]:
        """The routines that solo refuses; it has none of an overlay's."""
        refused = ((r, self.unsupported_chapters.get(r.chapter)) for r in self.routines.values())
        chapters = (r.name for r, chapter in refused if chapter and r.name not in chapter.supported)
        return frozenset([*chapters, *(r.name for r in self.routines.values() if self.is_overlaid(r.file))])

    def is_overlaid(self, file: str) -> bool:
        """Whether an overlay brings a file."""
        return file.split("/", maxsplit=1)[0] in list(self.folders)[1:]

    def path_of(self, file: str) -> Path:
        """Where a file is that messages call `specs/routines/groups.toml`."""
        label, _, rest = file.partition("/")
        return self.folders[label] / rest

    def chapter_file(self, chapter: str) -> str:
        """The file of a chapter, for messages and banners."""
        return next(r.file for r in self.routines.values() if r.chapter == chapter)

    @cached_property
    def constants(self) -> dict[str, Constant]:
        return {c.name: c for s in self.sections.values() for c in s.constants}

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every callable name, small and large, in the order of the names."""
        return tuple(sorted((p for r in self.routines.values() for p in r.procedures), key=lambda p: p.name))

    def in_abi(self, routine: Routine) -> bool:
        """Whether the mpi.h of the standard ABI declares a routine (R125, R127)."""
        kinds = [p.kind for p in routine.parameters] + [self.kinds[routine.returns]]
        return "c" in routine.dialects and not routine.removed and all(kind.abi for kind in kinds)

    @cached_property
    def c_procedures(self) -> tuple[Procedure, ...]:
        return tuple(p for p in self.procedures if "c" in p.routine.dialects)


Made = TypeVar("Made")


def by_chapter(things: Iterable[Made], routine: Callable[[Made], Routine]) -> dict[str, list[Made]]:
    """What is made of routines, chapter by chapter in the order of their names; within one in the order in which it
    comes."""
    chapters: dict[str, list[Made]] = {}
    for thing in things:
        chapters.setdefault(routine(thing).chapter, []).append(thing)
    return dict(sorted(chapters.items()))
