! Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "collectives".
#include "rec_has.h"
module rec_collectives
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
subroutine rec_f08_mpi_allgather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call MPI_Allgather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
subroutine rec_f08_pmpi_allgather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call PMPI_Allgather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
subroutine rec_f08_mpi_allgather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Allgather && !REC_HAS_MPI_Allgather_c
subroutine rec_f08_pmpi_allgather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
subroutine rec_f08_mpi_allgatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    call MPI_Allgatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
subroutine rec_f08_pmpi_allgatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    call PMPI_Allgatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
subroutine rec_f08_mpi_allgatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv && !REC_HAS_MPI_Allgatherv_c
subroutine rec_f08_pmpi_allgatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
subroutine rec_f08_mpi_allreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Allreduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
subroutine rec_f08_pmpi_allreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Allreduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
subroutine rec_f08_mpi_allreduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Allreduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && !REC_HAS_MPI_Allreduce_c
subroutine rec_f08_pmpi_allreduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Allreduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
subroutine rec_f08_mpi_alltoall_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call MPI_Alltoall(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
subroutine rec_f08_pmpi_alltoall_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call PMPI_Alltoall(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
subroutine rec_f08_mpi_alltoall_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoall && !REC_HAS_MPI_Alltoall_c
subroutine rec_f08_pmpi_alltoall_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
subroutine rec_f08_mpi_alltoallv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    call MPI_Alltoallv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
subroutine rec_f08_pmpi_alltoallv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    call PMPI_Alltoallv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
subroutine rec_f08_mpi_alltoallv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1008
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call MPI_Alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv && !REC_HAS_MPI_Alltoallv_c
subroutine rec_f08_pmpi_alltoallv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1008
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call PMPI_Alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
subroutine rec_f08_mpi_alltoallw_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call MPI_Alltoallw(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
subroutine rec_f08_pmpi_alltoallw_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call PMPI_Alltoallw(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
subroutine rec_f08_mpi_alltoallw_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call MPI_Alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw && !REC_HAS_MPI_Alltoallw_c
subroutine rec_f08_pmpi_alltoallw_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call PMPI_Alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
subroutine rec_f08_mpi_bcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    call MPI_Bcast(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
subroutine rec_f08_pmpi_bcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    call PMPI_Bcast(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
subroutine rec_f08_mpi_bcast_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        root = 202
        comm%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Bcast(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Bcast && !REC_HAS_MPI_Bcast_c
subroutine rec_f08_pmpi_bcast_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        root = 202
        comm%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Bcast(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
subroutine rec_f08_mpi_exscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Exscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
subroutine rec_f08_pmpi_exscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Exscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
subroutine rec_f08_mpi_exscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Exscan && !REC_HAS_MPI_Exscan_c
subroutine rec_f08_pmpi_exscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
subroutine rec_f08_mpi_gather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call MPI_Gather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
subroutine rec_f08_pmpi_gather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call PMPI_Gather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
subroutine rec_f08_mpi_gather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Gather && !REC_HAS_MPI_Gather_c
subroutine rec_f08_pmpi_gather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
subroutine rec_f08_mpi_gatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call MPI_Gatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
subroutine rec_f08_pmpi_gatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call PMPI_Gatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
subroutine rec_f08_mpi_gatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && !REC_HAS_MPI_Gatherv_c
subroutine rec_f08_pmpi_gatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
subroutine rec_f08_mpi_iallgather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call MPI_Iallgather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
subroutine rec_f08_pmpi_iallgather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call PMPI_Iallgather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
subroutine rec_f08_mpi_iallgather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Iallgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallgather && !REC_HAS_MPI_Iallgather_c
subroutine rec_f08_pmpi_iallgather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Iallgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
subroutine rec_f08_mpi_iallgatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    call MPI_Iallgatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
subroutine rec_f08_pmpi_iallgatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    call PMPI_Iallgatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
subroutine rec_f08_mpi_iallgatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Iallgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallgatherv && !REC_HAS_MPI_Iallgatherv_c
subroutine rec_f08_pmpi_iallgatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Iallgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
subroutine rec_f08_mpi_iallreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Iallreduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
subroutine rec_f08_pmpi_iallreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Iallreduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
subroutine rec_f08_mpi_iallreduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && !REC_HAS_MPI_Iallreduce_c
subroutine rec_f08_pmpi_iallreduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
subroutine rec_f08_mpi_ialltoall_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call MPI_Ialltoall(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
subroutine rec_f08_pmpi_ialltoall_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    call PMPI_Ialltoall(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
subroutine rec_f08_mpi_ialltoall_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Ialltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall && !REC_HAS_MPI_Ialltoall_c
subroutine rec_f08_pmpi_ialltoall_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        comm%MPI_VAL = 1007
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Ialltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
subroutine rec_f08_mpi_ialltoallv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    call MPI_Ialltoallv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
subroutine rec_f08_pmpi_ialltoallv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    call PMPI_Ialltoallv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
subroutine rec_f08_mpi_ialltoallv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1008
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call MPI_Ialltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallv && !REC_HAS_MPI_Ialltoallv_c
subroutine rec_f08_pmpi_ialltoallv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1008
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call PMPI_Ialltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
subroutine rec_f08_mpi_ialltoallw_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call MPI_Ialltoallw(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
subroutine rec_f08_pmpi_ialltoallw_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    sdispls = [(103_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(107_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call PMPI_Ialltoallw(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(:, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
subroutine rec_f08_mpi_ialltoallw_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call MPI_Ialltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ialltoallw && !REC_HAS_MPI_Ialltoallw_c
subroutine rec_f08_pmpi_ialltoallw_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 4
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(103_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(107_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) sdispls(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcounts(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        if (bad == 4) rdispls(2) = 2147483648_8
        if (bad == 4) expected = MPI_ERR_ARG
        call PMPI_Ialltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
subroutine rec_f08_mpi_ibcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    call MPI_Ibcast(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
subroutine rec_f08_pmpi_ibcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    call PMPI_Ibcast(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
subroutine rec_f08_mpi_ibcast_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        root = 202
        comm%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ibcast(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ibcast && !REC_HAS_MPI_Ibcast_c
subroutine rec_f08_pmpi_ibcast_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 102_8
        datatype%MPI_VAL = 1003
        root = 202
        comm%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ibcast(&
            rec_slots(:, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
subroutine rec_f08_mpi_iexscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Iexscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
subroutine rec_f08_pmpi_iexscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Iexscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
subroutine rec_f08_mpi_iexscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && !REC_HAS_MPI_Iexscan_c
subroutine rec_f08_pmpi_iexscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
subroutine rec_f08_mpi_igather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call MPI_Igather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
subroutine rec_f08_pmpi_igather_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call PMPI_Igather(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
subroutine rec_f08_mpi_igather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Igather && !REC_HAS_MPI_Igather_c
subroutine rec_f08_pmpi_igather_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
subroutine rec_f08_mpi_igatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call MPI_Igatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
subroutine rec_f08_pmpi_igatherv_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(105_8 + i, i = 0, 7)]
    displs = [(106_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call PMPI_Igatherv(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
subroutine rec_f08_mpi_igatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call MPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && !REC_HAS_MPI_Igatherv_c
subroutine rec_f08_pmpi_igatherv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcounts = [(105_8 + i, i = 0, 7)]
        displs = [(106_8 + i, i = 0, 7)]
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        if (bad == 3) displs(2) = 2147483648_8
        if (bad == 3) expected = MPI_ERR_ARG
        call PMPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
subroutine rec_f08_mpi_ireduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    call MPI_Ireduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
subroutine rec_f08_pmpi_ireduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    call PMPI_Ireduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
subroutine rec_f08_mpi_ireduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        root = 202
        comm%MPI_VAL = 1007
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce && !REC_HAS_MPI_Ireduce_c
subroutine rec_f08_pmpi_ireduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        root = 202
        comm%MPI_VAL = 1007
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
subroutine rec_f08_mpi_ireduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Ireduce_scatter_block(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
subroutine rec_f08_pmpi_ireduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Ireduce_scatter_block(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
subroutine rec_f08_mpi_ireduce_scatter_block_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcount = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && !REC_HAS_MPI_Ireduce_scatter_block_c
subroutine rec_f08_pmpi_ireduce_scatter_block_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcount = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
subroutine rec_f08_mpi_ireduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Ireduce_scatter(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
subroutine rec_f08_pmpi_ireduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Ireduce_scatter(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
subroutine rec_f08_mpi_ireduce_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcounts = [(103_8 + i, i = 0, 7)]
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && !REC_HAS_MPI_Ireduce_scatter_c
subroutine rec_f08_pmpi_ireduce_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcounts = [(103_8 + i, i = 0, 7)]
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
subroutine rec_f08_mpi_iscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Iscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
subroutine rec_f08_pmpi_iscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Iscan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
subroutine rec_f08_mpi_iscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Iscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscan && !REC_HAS_MPI_Iscan_c
subroutine rec_f08_pmpi_iscan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Iscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
subroutine rec_f08_mpi_iscatter_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call MPI_Iscatter(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
subroutine rec_f08_pmpi_iscatter_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call PMPI_Iscatter(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
subroutine rec_f08_mpi_iscatter_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Iscatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && !REC_HAS_MPI_Iscatter_c
subroutine rec_f08_pmpi_iscatter_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Iscatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
subroutine rec_f08_mpi_iscatterv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    displs = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call MPI_Iscatterv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
subroutine rec_f08_pmpi_iscatterv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    displs = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call PMPI_Iscatterv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
subroutine rec_f08_mpi_iscatterv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcounts = [(102_8 + i, i = 0, 7)]
        displs = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcount = 106_8
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) displs(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call MPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && !REC_HAS_MPI_Iscatterv_c
subroutine rec_f08_pmpi_iscatterv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcounts = [(102_8 + i, i = 0, 7)]
        displs = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcount = 106_8
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) displs(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call PMPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Op_create && !REC_HAS_MPI_Op_create_c
subroutine rec_f08_mpi_op_create_c() bind(C)
    integer :: i
    logical :: commute
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call MPI_Op_create_c(&
        rec_user_function_c, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create && !REC_HAS_MPI_Op_create_c
subroutine rec_f08_pmpi_op_create_c() bind(C)
    integer :: i
    logical :: commute
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call PMPI_Op_create_c(&
        rec_user_function_c, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
subroutine rec_f08_mpi_reduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    call MPI_Reduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
subroutine rec_f08_pmpi_reduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    call PMPI_Reduce(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
subroutine rec_f08_mpi_reduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        root = 202
        comm%MPI_VAL = 1007
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce && !REC_HAS_MPI_Reduce_c
subroutine rec_f08_pmpi_reduce_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        root = 202
        comm%MPI_VAL = 1007
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_mpi_reduce_local_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    call MPI_Reduce_local(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_pmpi_reduce_local_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    call PMPI_Reduce_local(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_mpi_reduce_local_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local && !REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_pmpi_reduce_local_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_mpi_reduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Reduce_scatter_block(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_pmpi_reduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Reduce_scatter_block(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_mpi_reduce_scatter_block_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcount = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && !REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_pmpi_reduce_scatter_block_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcount = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_mpi_reduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Reduce_scatter(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_pmpi_reduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Reduce_scatter(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_mpi_reduce_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcounts = [(103_8 + i, i = 0, 7)]
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && !REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_pmpi_reduce_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        recvcounts = [(103_8 + i, i = 0, 7)]
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) recvcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
subroutine rec_f08_mpi_scan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call MPI_Scan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
subroutine rec_f08_pmpi_scan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    call PMPI_Scan(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
subroutine rec_f08_mpi_scan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call MPI_Scan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scan && !REC_HAS_MPI_Scan_c
subroutine rec_f08_pmpi_scan_c_refused() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 1
        count = 103_8
        datatype%MPI_VAL = 1004
        op%MPI_VAL = 1005
        comm%MPI_VAL = 1006
        if (bad == 1) count = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        call PMPI_Scan(&
            rec_slots(:, 1 + 1), &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
subroutine rec_f08_mpi_scatter_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call MPI_Scatter(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
subroutine rec_f08_pmpi_scatter_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102_8
    sendtype%MPI_VAL = 1003
    recvcount = 105_8
    recvtype%MPI_VAL = 1006
    root = 202
    comm%MPI_VAL = 1008
    call PMPI_Scatter(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
subroutine rec_f08_mpi_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scatter && !REC_HAS_MPI_Scatter_c
subroutine rec_f08_pmpi_scatter_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 2
        sendcount = 102_8
        sendtype%MPI_VAL = 1003
        recvcount = 105_8
        recvtype%MPI_VAL = 1006
        root = 202
        comm%MPI_VAL = 1008
        if (bad == 1) sendcount = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcount = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
subroutine rec_f08_mpi_scatterv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    displs = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call MPI_Scatterv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
subroutine rec_f08_pmpi_scatterv_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102_8 + i, i = 0, 7)]
    displs = [(103_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    call PMPI_Scatterv(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
subroutine rec_f08_mpi_scatterv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcounts = [(102_8 + i, i = 0, 7)]
        displs = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcount = 106_8
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) displs(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call MPI_Scatterv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && !REC_HAS_MPI_Scatterv_c
subroutine rec_f08_pmpi_scatterv_c_refused() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    integer :: bad, expected
    i = 0
    returned = 0
    expected = 0
    do bad = 1, 3
        sendcounts = [(102_8 + i, i = 0, 7)]
        displs = [(103_8 + i, i = 0, 7)]
        sendtype%MPI_VAL = 1004
        recvcount = 106_8
        recvtype%MPI_VAL = 1007
        root = 202
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) displs(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_ARG
        if (bad == 3) recvcount = 2147483648_8
        if (bad == 3) expected = MPI_ERR_COUNT
        call PMPI_Scatterv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        call rec_observe_raised(returned, expected)
    end do
end subroutine
#endif

end module
