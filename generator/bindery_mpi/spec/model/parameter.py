"""Kinds of arguments, and the arguments of routines and callbacks."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType

from bindery_mpi.spec.expressions import Expression, Operation
from bindery_mpi.spec.fortran_types import NO_TYPE, FortranType
from bindery_mpi.spec.model.dialect import Dialect


@dataclass(frozen=True)
class Kind:
    """A kind of argument; an entry of specs/kinds.toml."""

    name: str  # The name of the kind: `count`.
    brief: str  # One sentence on such an argument, for every routine without a better one: `A number of elements.`
    form: str  # How an argument of this kind is passed.
    c: str  # The type in C of one element: `int`.
    c_large: str = ""  # The type in C in the forms that end in `_c`; absent where it is the same.
    mpi: FortranType = NO_TYPE  # The type in `mpif.h` and `mpi`: `INTEGER`; absent where Fortran cannot say it.
    f08: FortranType = NO_TYPE  # The type in `mpi_f08`; absent where it is that of `mpi`.
    # The type in `mpi_f08` in the forms that end in `_c`: `INTEGER(KIND=MPI_COUNT_KIND)`.
    f08_large: FortranType = NO_TYPE
    # The type in the module `mpi_tool_f08`, such as `TYPE(MPI_T_enum)`; absent where it is that of `mpi_f08`.
    mpit: FortranType = NO_TYPE
    # Kinds for each of which `mpi_tool_f08` has a specific procedure: `["comm", "win"]`.
    specifics: tuple[str, ...] = ()
    null: str = ""  # The null handle: `MPI_COMM_NULL`.
    error: str = ""  # The error class of a value that is refused: `MPI_ERR_COUNT`.
    # The least legal value of an input, such as 0. A parameter's `special` has legal values below it.
    minimum: int | None = None
    # The section of constants.toml whose values have a meaning of their own, such as `ranks`; `named`: each parameter
    # says which.
    family: str = ""
    abi: bool = True  # `false` if its type in C is not part of the standard ABI (rule R125).
    role: str = ""  # The word by which the generator finds an argument, such as `root`: an entry of roles.toml.
    error_handler: str = ""  # How errors of a call can be raised on an object of this kind.
    # `true` if Fortran bindings over the standard ABI may pass another handle in place of a missing handle (rule
    # R141).
    substituted: bool = False
    file: str = ""  # The path of its file, `specs/kinds.toml`.

    FORMS = MappingProxyType(
        {
            "number": "An integer.",
            "real": "A floating-point number.",
            "logical": "True or false: an int in C, a LOGICAL in Fortran.",
            "handle": "A handle of an object of MPI.",
            "status": "A status.",
            "string": "A string of characters.",
            "strings": "An array of strings.",
            "argv": "The arguments of a command.",
            "choice": "A buffer of any type: `void *` in C.",
            "pointer": "An address: `void *` or `void **` in C.",
            "callback": "A procedure that MPI calls.",
            "varargs": "The variable arguments at the end of a C function.",
        }
    )

    ERROR_HANDLERS = MappingProxyType(
        {
            "own": "The object has an error handler.",
            "inherited": "Errors are raised on the object that it belongs to.",
            "named": "Errors are raised on it where a routine's `errors_on` names it.",
        }
    )
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

    name: str  # The name of the argument, in lower case: `recvcounts`.
    kind: Kind  # The kind of the argument: an entry of kinds.toml, such as `count`.
    intent: str = "in"  # Whether the call reads the argument, writes it, or both.
    # How many elements an array has: a number, a parameter, a constant or an expression such as `remote_size(comm)`. A
    # matrix has a list of two, in C's order; a scalar has none.
    length: tuple[Expression, ...] = ()
    # How many elements of an array a call writes, if that is fewer than `length`: `outcount`.
    filled: Expression | None = None
    shape: str = ""  # How Fortran declares the array, where that is not its length: `*`.
    # `false` where C lacks the `const` that follows from the intent, `true` where C has it against the rule.
    const: bool | None = None
    # `true` where C takes the address of an input, `false` where it takes a value although the intent suggests an
    # address.
    by_reference: bool | None = None
    # Whether mpi_f08 declares it ASYNCHRONOUS, where that does not follow from the completion.
    asynchronous: bool = False
    kept: bool = False  # `true` if the program gets the address back later; mpi_f08 then declares it TARGET.
    # The INTENT of mpi_f08, where another one follows from the rules: `IN`, `OUT`, `INOUT`, or an empty text for none.
    f08_intent: str | None = None
    nullable: bool = False  # `true` if a null handle, or a null pointer, is legal.
    freed: bool = False  # `true` if the call sets the handle to the null handle (rule R174).
    lent: bool = False  # `true` for an output handle that the program need not free.
    # `true` for a datatype of which the call tells how it was made, or that it is a predefined one.
    decoded: bool = False
    root_only: bool = False  # `true` if the argument is significant at the root alone.
    in_place: str = ""  # Who may pass MPI_IN_PLACE here: `all`, or `root` for the root alone.
    special: tuple[str, ...] = ()  # Named values or addresses that have a meaning of their own here: `["MPI_ANY_TAG"]`.
    # The section of constants.toml whose values the argument takes, where its kind does not say: `comparisons`.
    named: str = ""
    legal: tuple[str, ...] = ()  # The values of that section that are legal here, where not all are.
    base: int | None = None  # `1` if Fortran counts this index from 1 and C from 0; `0` if both count from 0.
    trim: str = ""  # Which blanks a Fortran string loses on the way in: `both` or `trailing`.
    # The argument that has the length of this string, on the way in and out: `pset_len` (rule R123).
    inout_length: str = ""
    written_if: str = ""  # The logical result without which this one stays as it was: `flag` (rule R124).
    # How many elements this buffer has: an argument or an expression, such as `sendcount`.
    count: Expression | None = None
    datatype: str = ""  # The argument that has the datatype of this buffer: `sendtype`.
    displacements: str = ""  # The argument that has the displacements of the blocks of this buffer: `sdispls`.
    blocks: Expression | None = None  # How many times `count` elements the buffer has: `remote_size(comm)`.
    peer: str = ""  # The argument that says where the buffer goes to or comes from: `dest`.
    tag: str = ""  # The argument that has the tag of this buffer's message: `sendtag`.
    callback: str = ""  # The type of the procedure: an entry of callbacks.toml.
    large_only: bool = False  # `true` if only the form that ends in `_c` has the argument.
    # For a size in bytes: the elements that it has room for, such as `incount * datatype`.
    holds: Operation | None = None
    successor_name: str = ""  # The name of this argument in the routine's successor: `comm_errhandler_fn`.
    # The value of an output that the routine's successor lacks, from outputs that the successor has: `lb + extent`.
    successor_value: Expression | None = None
    effect: str = ""  # The step that the call takes in the life of the operation behind this request.
    ignored_if: Operation | None = None  # When C does not look at the argument: `op == MPI_NO_OP`.
    reason: str = ""  # Why, where a field goes against a rule.
    # One sentence that says what the argument is in this routine: `The rank of the receiver.`
    brief: str = field(default="", compare=False)

    INTENTS = MappingProxyType(
        {
            "in": "The call reads the argument.",
            "inout": "The call reads the argument and may change it.",
            "out": "The call writes the argument.",
        }
    )
    EFFECTS = MappingProxyType(
        {
            "completes": "The operation may be complete afterwards; an output request may then be null.",
            "starts": "A persistent operation starts.",
            "readies": "The partitions that the call names may be sent.",
            "arrives": "The partition that the call names has arrived, if the flag is true.",
            "cancels": "The operation is cancelled: it becomes complete whatever other processes do.",
        }
    )
    IN_PLACE = MappingProxyType(
        {"all": "Every process may pass MPI_IN_PLACE.", "root": "The root alone may pass MPI_IN_PLACE."}
    )
    TRIM = MappingProxyType({"both": "Blanks at both ends.", "trailing": "Blanks at the end."})

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
