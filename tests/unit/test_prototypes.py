"""Prototypes in C, mpif.h and mpi_f08, as Annex A prints them."""

from __future__ import annotations

import pytest
from bindery_mpi.spec.model import F08, MPI, MPIFH
from bindery_mpi.spec.prototypes import Prototypes


@pytest.mark.parametrize(
    "text",
    [
        "int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)",
        "int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)",
        "int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])",
        "double MPI_Wtime(void)",
        "int MPI_Init(int *argc, char ***argv)",
        "int MPI_Get_library_version(char *version, int *resultlen)",
        "int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)",
        "MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)",
    ],
)
def test_c(spec, procedure, text):
    name = text.split("(")[0].split()[-1]
    assert Prototypes(spec).c(procedure(name)) == text


@pytest.mark.parametrize(
    ("routine", "declarations"),
    [
        (
            "MPI_Send",
            (
                "TYPE(*), DIMENSION(..), INTENT(IN) :: buf",
                "INTEGER, INTENT(IN) :: count",
                "TYPE(MPI_Datatype), INTENT(IN) :: datatype",
                "INTEGER, INTENT(IN) :: dest",
                "INTEGER, INTENT(IN) :: tag",
                "TYPE(MPI_Comm), INTENT(IN) :: comm",
                "INTEGER, OPTIONAL, INTENT(OUT) :: ierror",
            ),
        ),
        (
            "MPI_Irecv_c",
            (
                "TYPE(*), DIMENSION(..), ASYNCHRONOUS :: buf",
                "INTEGER(KIND=MPI_COUNT_KIND), INTENT(IN) :: count",
                "TYPE(MPI_Datatype), INTENT(IN) :: datatype",
                "INTEGER, INTENT(IN) :: source",
                "INTEGER, INTENT(IN) :: tag",
                "TYPE(MPI_Comm), INTENT(IN) :: comm",
                "TYPE(MPI_Request), INTENT(OUT) :: request",
                "INTEGER, OPTIONAL, INTENT(OUT) :: ierror",
            ),
        ),
        (
            "MPI_Comm_get_name",
            (
                "TYPE(MPI_Comm), INTENT(IN) :: comm",
                "CHARACTER(LEN=MPI_MAX_OBJECT_NAME), INTENT(OUT) :: comm_name",
                "INTEGER, INTENT(OUT) :: resultlen",
                "INTEGER, OPTIONAL, INTENT(OUT) :: ierror",
            ),
        ),
    ],
)
def test_f08(spec, procedure, routine, declarations):
    assert Prototypes(spec).fortran(procedure(routine), F08).declarations == declarations


def test_mpifh_and_mpi_are_written_alike(spec, procedure):
    prototype = Prototypes(spec).fortran(procedure("MPI_Recv"), MPIFH)
    assert prototype.head == "MPI_RECV(BUF, COUNT, DATATYPE, SOURCE, TAG, COMM, STATUS, IERROR)"
    assert prototype.declarations[0] == "<type> BUF(*)"
    assert "INTEGER STATUS(MPI_STATUS_SIZE)" in prototype.declarations
    assert prototype == Prototypes(spec).fortran(procedure("MPI_Recv"), MPI)


def test_arguments_of_the_command_line_are_not_in_fortran(spec, procedure):
    assert Prototypes(spec).fortran(procedure("MPI_Init"), F08).head == "MPI_Init(ierror)"


def test_functions_have_a_type_and_no_ierror(spec, procedure):
    prototype = Prototypes(spec).fortran(procedure("MPI_Wtime"), F08)
    assert (prototype.head, prototype.declarations) == ("DOUBLE PRECISION MPI_Wtime()", ())
