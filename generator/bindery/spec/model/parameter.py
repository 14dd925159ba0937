"""Arguments of routines and callbacks."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.spec.expressions import Expression, Operation
from bindery.spec.model.kind import Kind


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

    EFFECTS = ("completes", "starts", "readies", "arrives", "cancels")

    def is_described_by(self, name: str) -> bool:
        """Whether a parameter is the count, the datatype or the displacements of this choice buffer."""
        return self.kind.form == "choice" and name in (str(self.count), self.datatype, self.displacements)

    @property
    def is_array(self) -> bool:
        return bool(self.length) and self.kind.form != "string"

    @property
    def is_input(self) -> bool:
        return self.intent != "out"

    @property
    def is_output(self) -> bool:
        return self.intent != "in"
