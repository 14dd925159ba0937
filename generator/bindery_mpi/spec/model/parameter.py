"""Kinds of arguments, and the arguments of routines and callbacks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bindery_mpi.spec.expressions import Expression, Operation
from bindery_mpi.spec.fortran_types import NO_TYPE, FortranType
from bindery_mpi.spec.model.dialect import Dialect


@dataclass(frozen=True)
class Kind:
    """A kind of argument; an entry of specs/kinds.toml."""

    name: str  # "count"
    brief: str  # "A number of elements."
    form: str  # "number"; one of FORMS
    c: str  # "int"
    c_large: str = ""  # the C type in the large form; "" where that is the same
    mpi: FortranType = NO_TYPE  # "INTEGER"; "" where Fortran cannot say it
    f08: FortranType = NO_TYPE  # "" where it is mpi's
    f08_large: FortranType = NO_TYPE  # "INTEGER(KIND=MPI_COUNT_KIND)"
    mpit: FortranType = NO_TYPE  # "TYPE(MPI_T_enum)": in mpi_tool_f08; "" where it is that of mpi_f08
    specifics: tuple[str, ...] = ()  # ("comm", "win"): kinds, for each of which mpi_tool_f08 has a specific procedure
    null: str = ""  # "MPI_COMM_NULL"
    error: str = ""  # "MPI_ERR_COUNT"
    minimum: int | None = None  # 0
    family: str = ""  # "ranks": the section of constants.toml whose values have a meaning of their own; or NAMED
    abi: bool = True  # false: its C type is no part of the standard ABI (R125)
    role: str = ""  # "root": what code finds an argument by; an entry of specs/roles.toml
    error_handler: str = ""  # "own": errors of a call can be raised on it; one of ERROR_HANDLERS
    # true: Fortran bindings over the standard ABI may pass another handle in place of a missing one (R141)
    substituted: bool = False
    file: str = ""  # "specs/kinds.toml"

    FORMS = (
        "number",
        "real",
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

    ERROR_HANDLERS = ("own", "inherited", "named")
    NAMED = "named"  # each parameter says its family

    def c_type(self, large: bool) -> str:
        return self.c_large if large and self.c_large else self.c

    def fortran_type(self, dialect: Dialect, large: bool) -> FortranType:
        if large and dialect.has_large_counts and self.f08_large:
            return self.f08_large
        return next((found for column in dialect.columns if (found := getattr(self, column))), NO_TYPE)


@dataclass(frozen=True)
class Parameter:
    """One argument of a routine or of a callback."""

    name: str  # "recvcounts"
    kind: Kind  # the kind "count"
    intent: str = "in"  # "in", "out" or "inout"
    length: tuple[Expression, ...] = ()  # ("remote_size(comm)",); () for a scalar; two items for a matrix, C order
    filled: Expression | None = None  # "outcount": how many elements are written, where that is fewer
    shape: str = ""  # "*": Fortran's shape, where it is not the length
    const: bool | None = None  # false where C lacks the const that the intent suggests
    by_reference: bool | None = None  # true where C takes the address of an input, false where it takes a value
    asynchronous: bool = False  # true: ASYNCHRONOUS in mpi_f08, where that does not follow from the completion
    kept: bool = False  # true: the program gets the address back later; TARGET in mpi_f08
    f08_intent: str | None = None  # "" where mpi_f08 states no INTENT although the rules would
    nullable: bool = False  # true: the null handle, or a null pointer, is legal
    freed: bool = False  # true: set to the null handle on return (R174)
    lent: bool = False  # true: an output handle that the program need not free
    decoded: bool = False  # true: the call tells how the datatype was made, or that it is a predefined one
    root_only: bool = False  # true: significant at the root only
    in_place: str = ""  # "all" or "root": who may pass MPI_IN_PLACE here
    special: tuple[str, ...] = ()  # ("MPI_ANY_TAG",): named values or addresses with a meaning of their own
    named: str = ""  # "comparisons": the section of constants that the values are of, where the kind does not say
    base: int | None = None  # 1: Fortran counts this index from 1, C from 0
    trim: str = ""  # "both" or "trailing": which blanks Fortran strings lose on the way in
    inout_length: str = ""  # "pset_len": the INOUT length that goes with this string (R123)
    written_if: str = ""  # "flag": the LOGICAL result without which this one stays as it was (R124)
    count: Expression | None = None  # "sendcount": how many elements this buffer has
    datatype: str = ""  # "sendtype"
    displacements: str = ""  # "sdispls"
    blocks: Expression | None = None  # "remote_size(comm)": the buffer is that many times count elements
    peer: str = ""  # "dest": where the buffer goes to or comes from
    tag: str = ""  # "sendtag"
    callback: str = ""  # the name of its entry in specs/callbacks.toml
    large_only: bool = False  # true: only the large-count form has it
    holds: Operation | None = None  # "incount * datatype": a size in bytes that has room for so many elements
    successor_name: str = ""  # "comm_errhandler_fn": what the routine's successor calls it
    successor_value: Expression | None = None  # "lb + extent": what it is, said with outputs of the routine's successor
    effect: str = ""  # "completes": what the call does to the operation behind a request; one of EFFECTS
    ignored_if: Operation | None = None  # "op == MPI_NO_OP": when C does not look at the argument
    reason: str = ""  # why, where a field goes against the rule
    brief: str = field(default="", compare=False)  # "The rank of the receiver.": what it is in this routine

    EFFECTS = ("completes", "starts", "readies", "arrives", "cancels")

    def is_described_by(self, name: str) -> bool:
        """Whether a parameter is the count, the datatype or the displacements of this choice buffer."""
        return self.kind.form == "choice" and name in (str(self.count), self.datatype, self.displacements)

    @property
    def family(self) -> str:
        """The section of constants whose values have a meaning of their own here."""
        return self.named if self.kind.family == Kind.NAMED else self.kind.family

    @property
    def is_array(self) -> bool:
        return bool(self.length) and self.kind.form != "string"

    @property
    def is_input(self) -> bool:
        return self.intent != "out"

    @property
    def is_output(self) -> bool:
        return self.intent != "in"
