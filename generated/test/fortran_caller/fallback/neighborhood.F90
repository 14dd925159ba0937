! Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "neighborhood".
#include "rec_has.h"
module rec_neighborhood
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
subroutine rec_f08_mpi_ineighbor_allgather_c() bind(C)
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
    call MPI_Ineighbor_allgather(&
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

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
subroutine rec_f08_pmpi_ineighbor_allgather_c() bind(C)
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
    call PMPI_Ineighbor_allgather(&
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

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
subroutine rec_f08_mpi_ineighbor_allgather_c_refused() bind(C)
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
        call MPI_Ineighbor_allgather(&
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

#if REC_HAS_MPI_Ineighbor_allgather && !REC_HAS_MPI_Ineighbor_allgather_c
subroutine rec_f08_pmpi_ineighbor_allgather_c_refused() bind(C)
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
        call PMPI_Ineighbor_allgather(&
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

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
subroutine rec_f08_mpi_ineighbor_allgatherv_c() bind(C)
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
    call MPI_Ineighbor_allgatherv(&
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

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
subroutine rec_f08_pmpi_ineighbor_allgatherv_c() bind(C)
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
    call PMPI_Ineighbor_allgatherv(&
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

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
subroutine rec_f08_mpi_ineighbor_allgatherv_c_refused() bind(C)
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
        call MPI_Ineighbor_allgatherv(&
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

#if REC_HAS_MPI_Ineighbor_allgatherv && !REC_HAS_MPI_Ineighbor_allgatherv_c
subroutine rec_f08_pmpi_ineighbor_allgatherv_c_refused() bind(C)
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
        call PMPI_Ineighbor_allgatherv(&
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

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
subroutine rec_f08_mpi_ineighbor_alltoall_c() bind(C)
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
    call MPI_Ineighbor_alltoall(&
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

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
subroutine rec_f08_pmpi_ineighbor_alltoall_c() bind(C)
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
    call PMPI_Ineighbor_alltoall(&
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

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
subroutine rec_f08_mpi_ineighbor_alltoall_c_refused() bind(C)
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
        call MPI_Ineighbor_alltoall(&
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

#if REC_HAS_MPI_Ineighbor_alltoall && !REC_HAS_MPI_Ineighbor_alltoall_c
subroutine rec_f08_pmpi_ineighbor_alltoall_c_refused() bind(C)
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
        call PMPI_Ineighbor_alltoall(&
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

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
subroutine rec_f08_mpi_ineighbor_alltoallv_c() bind(C)
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
    call MPI_Ineighbor_alltoallv(&
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

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
subroutine rec_f08_pmpi_ineighbor_alltoallv_c() bind(C)
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
    call PMPI_Ineighbor_alltoallv(&
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

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
subroutine rec_f08_mpi_ineighbor_alltoallv_c_refused() bind(C)
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
        call MPI_Ineighbor_alltoallv(&
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

#if REC_HAS_MPI_Ineighbor_alltoallv && !REC_HAS_MPI_Ineighbor_alltoallv_c
subroutine rec_f08_pmpi_ineighbor_alltoallv_c_refused() bind(C)
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
        call PMPI_Ineighbor_alltoallv(&
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

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
subroutine rec_f08_mpi_ineighbor_alltoallw_c() bind(C)
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
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call MPI_Ineighbor_alltoallw(&
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

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
subroutine rec_f08_pmpi_ineighbor_alltoallw_c() bind(C)
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
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call PMPI_Ineighbor_alltoallw(&
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

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
subroutine rec_f08_mpi_ineighbor_alltoallw_c_refused() bind(C)
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
    do bad = 1, 2
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(5000000003_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(5000000007_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Ineighbor_alltoallw(&
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

#if REC_HAS_MPI_Ineighbor_alltoallw && !REC_HAS_MPI_Ineighbor_alltoallw_c
subroutine rec_f08_pmpi_ineighbor_alltoallw_c_refused() bind(C)
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
    do bad = 1, 2
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(5000000003_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(5000000007_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Ineighbor_alltoallw(&
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

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
subroutine rec_f08_mpi_neighbor_allgather_c() bind(C)
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
    call MPI_Neighbor_allgather(&
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

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
subroutine rec_f08_pmpi_neighbor_allgather_c() bind(C)
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
    call PMPI_Neighbor_allgather(&
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

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
subroutine rec_f08_mpi_neighbor_allgather_c_refused() bind(C)
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
        call MPI_Neighbor_allgather(&
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

#if REC_HAS_MPI_Neighbor_allgather && !REC_HAS_MPI_Neighbor_allgather_c
subroutine rec_f08_pmpi_neighbor_allgather_c_refused() bind(C)
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
        call PMPI_Neighbor_allgather(&
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

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
subroutine rec_f08_mpi_neighbor_allgatherv_c() bind(C)
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
    call MPI_Neighbor_allgatherv(&
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

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
subroutine rec_f08_pmpi_neighbor_allgatherv_c() bind(C)
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
    call PMPI_Neighbor_allgatherv(&
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

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
subroutine rec_f08_mpi_neighbor_allgatherv_c_refused() bind(C)
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
        call MPI_Neighbor_allgatherv(&
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

#if REC_HAS_MPI_Neighbor_allgatherv && !REC_HAS_MPI_Neighbor_allgatherv_c
subroutine rec_f08_pmpi_neighbor_allgatherv_c_refused() bind(C)
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
        call PMPI_Neighbor_allgatherv(&
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

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
subroutine rec_f08_mpi_neighbor_alltoall_c() bind(C)
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
    call MPI_Neighbor_alltoall(&
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

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
subroutine rec_f08_pmpi_neighbor_alltoall_c() bind(C)
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
    call PMPI_Neighbor_alltoall(&
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

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
subroutine rec_f08_mpi_neighbor_alltoall_c_refused() bind(C)
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
        call MPI_Neighbor_alltoall(&
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

#if REC_HAS_MPI_Neighbor_alltoall && !REC_HAS_MPI_Neighbor_alltoall_c
subroutine rec_f08_pmpi_neighbor_alltoall_c_refused() bind(C)
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
        call PMPI_Neighbor_alltoall(&
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

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
subroutine rec_f08_mpi_neighbor_alltoallv_c() bind(C)
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
    call MPI_Neighbor_alltoallv(&
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

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
subroutine rec_f08_pmpi_neighbor_alltoallv_c() bind(C)
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
    call PMPI_Neighbor_alltoallv(&
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

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
subroutine rec_f08_mpi_neighbor_alltoallv_c_refused() bind(C)
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
        call MPI_Neighbor_alltoallv(&
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

#if REC_HAS_MPI_Neighbor_alltoallv && !REC_HAS_MPI_Neighbor_alltoallv_c
subroutine rec_f08_pmpi_neighbor_alltoallv_c_refused() bind(C)
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
        call PMPI_Neighbor_alltoallv(&
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

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
subroutine rec_f08_mpi_neighbor_alltoallw_c() bind(C)
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
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call MPI_Neighbor_alltoallw(&
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

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
subroutine rec_f08_pmpi_neighbor_alltoallw_c() bind(C)
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
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    call PMPI_Neighbor_alltoallw(&
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

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
subroutine rec_f08_mpi_neighbor_alltoallw_c_refused() bind(C)
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
    do bad = 1, 2
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(5000000003_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(5000000007_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call MPI_Neighbor_alltoallw(&
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

#if REC_HAS_MPI_Neighbor_alltoallw && !REC_HAS_MPI_Neighbor_alltoallw_c
subroutine rec_f08_pmpi_neighbor_alltoallw_c_refused() bind(C)
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
    do bad = 1, 2
        sendcounts = [(102_8 + i, i = 0, 7)]
        sdispls = [(5000000003_8 + i, i = 0, 7)]
        sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
        recvcounts = [(106_8 + i, i = 0, 7)]
        rdispls = [(5000000007_8 + i, i = 0, 7)]
        recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
        comm%MPI_VAL = 1009
        if (bad == 1) sendcounts(2) = 2147483648_8
        if (bad == 1) expected = MPI_ERR_COUNT
        if (bad == 2) recvcounts(2) = 2147483648_8
        if (bad == 2) expected = MPI_ERR_COUNT
        call PMPI_Neighbor_alltoallw(&
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

end module
