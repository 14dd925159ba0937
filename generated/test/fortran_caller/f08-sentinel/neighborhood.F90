! Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "neighborhood" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_neighborhood
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Ineighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgather_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgather_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgather_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgather_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgatherv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgatherv_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Ineighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgatherv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgatherv_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Ineighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoall_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoall_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoall_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoall_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Ineighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Ineighbor_alltoallv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallv_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Ineighbor_alltoallv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallv_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallw(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Ineighbor_alltoallw(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallw_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallw(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Ineighbor_alltoallw(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_alltoallw_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Ineighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ineighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgather_init_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_allgatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_allgatherv_init_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1007
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_allgatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_allgatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    if (profiled == 0) then
        call MPI_Neighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_alltoall_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoall_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoall_init_c_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
    recvtype%MPI_VAL = 1006
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    if (profiled == 0) then
        call MPI_Neighbor_alltoall_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoall_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallv(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_init_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallv_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallv_init_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtype
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtype%MPI_VAL = 1008
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallv_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallv_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    else
        call PMPI_Neighbor_alltoallw(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_init_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallw_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(:, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_neighbor_alltoallw_init_c_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer(8) :: recvcounts(8)
    integer(8) :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    if (profiled == 0) then
        call MPI_Neighbor_alltoallw_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Neighbor_alltoallw_init(&
            rec_slots(:, 1 + 1), &
            sendcounts, &
            sdispls, &
            sendtypes, &
            MPI_BOTTOM, &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

end module
