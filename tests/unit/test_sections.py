"""How an mpi_f08 wrapper passes an array section on (R62): which description and which bounce buffer each call allows.

Read from the generated wrappers, which call DESCRIBE(&ERROR, BUFFER, &PENDING, DESCRIPTION, BOUNCE, ...). The runtime
may rename its policies; which calls share one follows from the standard."""

from __future__ import annotations

import re

import pytest

DESCRIPTION = re.compile(r"\w+\(&\w+, (\w+), &\w+, (\w+), (\w+)")


@pytest.fixture(scope="module")
def policies(render):
    """Buffer -> (description, bounce buffer) of one routine."""

    def of(routine: str) -> dict[str, tuple[str, str]]:
        text = " ".join(render(routine)[f"fortran/f08ts/{routine}.c"].split())
        found = {buffer: (description, bounce) for buffer, description, bounce in DESCRIPTION.findall(text)}
        assert found, f"no description in\n{text}"
        return found

    return of


def description(policies, routine: str, buffer: str) -> str:
    return policies(routine)[buffer][0]


def bounce(policies, routine: str, buffer: str) -> str:
    return policies(routine)[buffer][1]


def test_one_count_and_datatype_may_be_replaced_by_a_datatype(policies):
    assert (
        description(policies, "MPI_Send", "buf")
        == description(policies, "MPI_Irecv", "buf")
        == description(policies, "MPI_Bcast", "buffer")
        == description(policies, "MPI_Gather", "sendbuf")
        == description(policies, "MPI_Put", "origin_addr")
    )


@pytest.mark.parametrize(
    ("routine", "buffer"), [("MPI_Reduce", "sendbuf"), ("MPI_Allreduce", "recvbuf"), ("MPI_Scan", "recvbuf")]
)
def test_a_reduction_needs_predefined_datatypes(policies, routine, buffer):
    assert description(policies, routine, buffer) == description(policies, "MPI_Exscan", "sendbuf")
    assert description(policies, routine, buffer) != description(policies, "MPI_Send", "buf")


def test_policies_of_their_own(policies):
    """Partitions, files, schedules and fetched results are each described in their own way."""
    own = {
        description(policies, routine, buffer)
        for routine, buffer in (
            ("MPI_Send", "buf"),
            ("MPI_Allreduce", "sendbuf"),
            ("MPI_Psend_init", "buf"),
            ("MPI_File_write", "buf"),
            ("MPI_Bcast_init", "buffer"),
            ("MPI_Isendrecv_replace", "buf"),
            ("MPI_Get_accumulate", "origin_addr"),
        )
    }
    assert len(own) == 7


def test_bounce_buffers_by_direction_and_duration(policies):
    blocking, pending = bounce(policies, "MPI_Send", "buf"), bounce(policies, "MPI_Isend", "buf")
    received, endless = bounce(policies, "MPI_Recv", "buf"), bounce(policies, "MPI_Put", "origin_addr")
    assert len({blocking, pending, received}) == 3
    assert received == bounce(policies, "MPI_Irecv", "buf") == bounce(policies, "MPI_Bcast", "buffer")
    assert blocking == bounce(policies, "MPI_Gather", "sendbuf")
    assert pending == bounce(policies, "MPI_Igather", "sendbuf")
    assert endless not in {blocking, pending, received}  # nobody says when a copy for MPI_Put may go
    assert bounce(policies, "MPI_Rput", "origin_addr") == pending
