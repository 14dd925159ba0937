"""How an mpi_f08 wrapper passes an array section on (R62): which description and which bounce buffer each call allows.

The runtime may rename its policies; which calls share one follows from the standard."""

from __future__ import annotations

import pytest
from bindery.views.fortran.sections import bounce_policy, section_policy


@pytest.fixture(scope="module")
def description(argument):
    return lambda routine, buffer: section_policy(*argument(routine, buffer))


@pytest.fixture(scope="module")
def bounce(argument):
    return lambda routine, buffer: bounce_policy(*argument(routine, buffer))


def test_one_count_and_datatype_may_be_replaced_by_a_datatype(description):
    assert (
        description("MPI_Send", "buf")
        == description("MPI_Irecv", "buf")
        == description("MPI_Bcast", "buffer")
        == description("MPI_Gather", "sendbuf")
        == description("MPI_Put", "origin_addr")
    )


@pytest.mark.parametrize(
    ("routine", "buffer"), [("MPI_Reduce", "sendbuf"), ("MPI_Allreduce", "recvbuf"), ("MPI_Scan", "recvbuf")]
)
def test_a_reduction_needs_predefined_datatypes(description, routine, buffer):
    assert description(routine, buffer) == description("MPI_Exscan", "sendbuf")
    assert description(routine, buffer) != description("MPI_Send", "buf")


def test_policies_of_their_own(description):
    """Partitions, files, schedules and fetched results are each described in their own way."""
    own = {
        description(routine, buffer)
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


def test_bounce_buffers_by_direction_and_duration(bounce):
    blocking, pending = bounce("MPI_Send", "buf"), bounce("MPI_Isend", "buf")
    received, endless = bounce("MPI_Recv", "buf"), bounce("MPI_Put", "origin_addr")
    assert len({blocking, pending, received}) == 3
    assert received == bounce("MPI_Irecv", "buf") == bounce("MPI_Bcast", "buffer")
    assert blocking == bounce("MPI_Gather", "sendbuf")
    assert pending == bounce("MPI_Igather", "sendbuf")
    assert endless not in {blocking, pending, received}  # nobody says when a copy for MPI_Put may go
    assert bounce("MPI_Rput", "origin_addr") == pending
