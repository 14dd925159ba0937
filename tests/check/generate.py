"""Calls of every routine that has a buffer or a root and a communicator, made from the spec: right, and with one wrong argument each.

They are made on MPI_COMM_SELF by one process, and errors return, so that one program makes them all. A right call beside a wrong peer
has MPI_PROC_NULL in its place: nothing has to be there that answers it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bindery_mpi.spec.load import load
from bindery_mpi.spec.model import Parameter, Procedure

ROOT = Path(__file__).resolve().parents[2]
NAME = "generated"
VERSIONS = {"mpich": (4, 0), "openmpi": (3, 1)}
CATEGORIES = ("point-to-point", "collective")
WRONG = {
    "count": {"": "-1", "[]": "negative"},
    "datatype": {"": "MPI_DATATYPE_NULL", "[]": "no_types"},
    "rank": {"": "7"},
    "root": {"": "7"},
    "tag": {"": "-9"},
    "operation": {"": "MPI_OP_NULL"},
    "communicator": {"": "MPI_COMM_NULL"},
}
RIGHT = {
    "count": {"": "1", "[]": "one"},
    "displacement": {"[]": "zero"},
    "datatype": {"": "MPI_{integer}", "[]": "types"},
    "rank": {"": "MPI_PROC_NULL"},
    "root": {"": "0"},
    "tag": {"": "0"},
    "operation": {"": "MPI_SUM"},
    "communicator": {"": "MPI_COMM_SELF"},
    "request": {"": "{address}request"},
    "status": {"": "MPI_STATUS_IGNORE"},
}
FORMS = {"logical": "{address}flag"}
INTEGERS = {"int": "int", "MPI_Aint": "address", "MPI_Count": "large"}

C = """\
/* Written by tests/check/generate.py from the spec. */
#define ERRORS_RETURN
// together
#include "cases.h"

static int from[4], to[4];
static int int_one[1] = {{1}}, int_zero[1], int_negative[1] = {{-1}};
static MPI_Aint address_one[1] = {{1}}, address_zero[1], address_negative[1] = {{-1}};
{large}
{cases}"""
LARGE = "static MPI_Count large_one[1] = {1}, large_zero[1], large_negative[1] = {-1};"
C_CASE = """
CASE({name}, 1)
{{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Datatype types[1] = {{MPI_INT}}, no_types[1] = {{MPI_DATATYPE_NULL}}, uncommitted;
    int flag;
    MPI_Type_contiguous(1, MPI_INT, &uncommitted);
{calls}
    MPI_Type_free(&uncommitted);
}}
"""
FORTRAN = """\
! Written by tests/check/generate.py from the spec.
! together
module cases
    use mpi_f08
    implicit none
    integer, asynchronous :: from(4), to(4)
    integer, asynchronous :: int_one(1), int_zero(1), int_negative(1)
    integer(MPI_ADDRESS_KIND), asynchronous :: address_one(1), address_zero(1), address_negative(1)
contains
    subroutine set_arrays ! in each case: MPICH's MPI_Allreduce of a negative count overwrites them
        int_one = 1; int_zero = 0; int_negative = -1
        address_one = 1; address_zero = 0; address_negative = -1
    end subroutine

{cases}end module
"""
FORTRAN_CASE = """\
    subroutine {name} ! processes: 1
        type(MPI_Request) :: request
        type(MPI_Datatype) :: types(1), no_types(1), uncommitted
        logical :: flag
        call set_arrays()
        types = MPI_INTEGER
        no_types = MPI_DATATYPE_NULL
        call MPI_Type_contiguous(1, MPI_INTEGER, uncommitted)
{calls}
        call MPI_Type_free(uncommitted)
    end subroutine

"""


class Calls:
    """How one language calls a procedure."""

    def __init__(self, procedure: Procedure, is_c: bool) -> None:
        self.procedure, self.is_c = procedure, is_c
        self.words = {"integer": "INT" if is_c else "INTEGER", "address": "&" if is_c else ""}

    def actual(self, p: Parameter, values: dict[str, dict[str, str]]) -> str:
        """The actual argument for a parameter; empty if the table has none."""
        if p.kind.form == "choice":
            return "from" if p.intent == "in" else "to"
        if p.kind.name == "info" and values is RIGHT:
            return "MPI_INFO_NULL"
        shape = "[]" if p.is_array else ""
        value = values.get(p.kind.role, {}).get(shape) or (FORMS.get(p.kind.form, "") if values is RIGHT else "")
        if shape and p.kind.form == "number" and value:
            return f"{INTEGERS[p.kind.c_type(self.procedure.large)]}_{value}"
        return value.format(**self.words)

    def statement(self, changed: dict[str, str]) -> str:
        actuals = [changed.get(p.name) or self.actual(p, RIGHT) for p in self.procedure.parameters]
        if not all(actuals):
            return ""
        text = f"{self.procedure.name}({', '.join(actuals)})"
        return f"    {text};" if self.is_c else f"        call {text}"

    def marked(self, changed: dict[str, str], argument: str) -> str:
        statement = self.statement(changed)
        mark = f"wrong: argument|datatype|buffer {argument}"
        return f"{statement}  // {mark}" if self.is_c else f"{statement} ! {mark}"

    def wrong(self) -> Iterator[str]:
        """A call for each argument that can be wrong. The process itself is the peer."""
        peers = {p.name: "0" for p in self.procedure.with_role("rank")}
        for p in self.procedure.parameters:
            value = self.actual(p, WRONG) if p.kind.form != "choice" else ""
            if value:
                yield self.marked(peers | {p.name: value}, p.name)
            if value and p.kind.role == "datatype" and not p.is_array:
                yield self.marked(peers | {p.name: "uncommitted"}, p.name)

    def right(self) -> list[str]:
        """The call, and what completes it. A routine with two peers sends to the process itself: of MPICH 4.0, MPI_Isendrecv
        never ends beside two of MPI_PROC_NULL."""
        peers = self.procedure.with_role("rank")
        call = self.statement({p.name: "0" for p in peers} if len(peers) > 1 else {})
        if not self.procedure.with_role("request"):
            return [call]
        free = self.procedure.routine.completion == "persistent"
        end = ("MPI_Request_free({0}request)" if free else "MPI_Wait({0}request, MPI_STATUS_IGNORE)").format(
            self.words["address"]
        )
        return [call, f"    {end};" if self.is_c else f"        call {end}"]

    def cases(self) -> Iterator[str]:
        frame = C_CASE if self.is_c else FORTRAN_CASE
        name = re.sub("^MPI_", "", self.procedure.name).lower()
        for kind, calls in ("right", self.right()), ("wrong", list(self.wrong())):
            if calls:
                yield frame.format(name=f"{kind}_{name}", calls="\n".join(calls))


def _chosen(procedures: Iterable[Procedure], mpi: str) -> Iterator[Procedure]:
    for procedure in procedures:
        routine, since = procedure.routine, tuple(int(part) for part in procedure.since.split("."))
        is_tried = routine.category in CATEGORIES and not routine.removed and since <= VERSIONS[mpi]
        if is_tried and procedure.with_role("communicator") and Calls(procedure, True).statement({}):
            yield procedure


def write(folder: Path, mpi: str) -> None:
    """Both sources."""
    spec = load(ROOT / "specs")
    procedures = list(_chosen(spec.c_procedures, mpi))
    large = LARGE if any(p.large for p in procedures) else ""
    cases = "".join(case for p in procedures for case in Calls(p, True).cases())
    (folder / f"{NAME}.c").write_text(C.format(cases=cases, large=large))
    small = [p for p in procedures if not p.large]
    cases = "".join(case for p in small for case in Calls(p, False).cases())
    (folder / f"{NAME}.F90").write_text(FORTRAN.format(cases=cases))
