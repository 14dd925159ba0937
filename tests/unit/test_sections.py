"""How an mpi_f08 wrapper passes an array section on (R62): which description and which bounce buffer each call allows.

The runtime may rename its policies; which calls share one follows from the standard."""

from __future__ import annotations

import pytest
from bindery_mpi.views.fortran.scope import Code, Local, code, declared
from bindery_mpi.views.fortran.sections import bounce_policy, section_policy


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


def test_a_query_is_made_once_under_the_weakest_of_the_conditions_of_its_uses():
    local = Local("int", "size_comm", "bnd_size(comm)")
    size = Code(local.name, ((local, ()),))
    either = code("{} ? {} : 0", "a || b", size.where("a || b", "1"))
    assert declared(either.where("c").uses) == ["BND_QUERY(int, size_comm, c && (a || b), bnd_size(comm));"]
    assert declared((*either.where("c").uses, *size.where("c").uses)) == [
        "BND_QUERY(int, size_comm, c, bnd_size(comm));"
    ]
    assert declared((*either.uses, *size.uses)) == ["const int size_comm = bnd_size(comm);"]
