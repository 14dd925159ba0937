! Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "neighborhood" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_neighborhood
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Ineighbor_allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ineighbor_allgather_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_ineighbor_allgather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_allgather(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    if (profiled == 0) then
        call mpi_ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    if (profiled == 0) then
        call mpi_ineighbor_allgatherv(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_ineighbor_allgatherv(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_ineighbor_alltoall(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_alltoall(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    if (profiled == 0) then
        call mpi_ineighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    if (profiled == 0) then
        call mpi_ineighbor_alltoallv(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_ineighbor_alltoallv(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    if (profiled == 0) then
        call mpi_ineighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ineighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    if (profiled == 0) then
        call mpi_ineighbor_alltoallw(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_ineighbor_alltoallw(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_neighbor_allgather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_allgather(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_neighbor_allgather_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_neighbor_allgather_init(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_allgather_init(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    if (profiled == 0) then
        call mpi_neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_allgatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    if (profiled == 0) then
        call mpi_neighbor_allgatherv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_allgatherv(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    info = 1009
    if (profiled == 0) then
        call mpi_neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_neighbor_allgatherv_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    comm = 1008
    info = 1009
    if (profiled == 0) then
        call mpi_neighbor_allgatherv_init(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_allgatherv_init(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    if (profiled == 0) then
        call mpi_neighbor_alltoall(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_alltoall(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_neighbor_alltoall_init(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
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
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    comm = 1007
    info = 1008
    if (profiled == 0) then
        call mpi_neighbor_alltoall_init(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_alltoall_init(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    if (profiled == 0) then
        call mpi_neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_neighbor_alltoallv(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    if (profiled == 0) then
        call mpi_neighbor_alltoallv(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_alltoallv(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    info = 1010
    if (profiled == 0) then
        call mpi_neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_neighbor_alltoallv_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtype, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtype
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtype = 1008
    comm = 1009
    info = 1010
    if (profiled == 0) then
        call mpi_neighbor_alltoallv_init(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_alltoallv_init(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    if (profiled == 0) then
        call mpi_neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            returned)
    else
        call pmpi_neighbor_alltoallw(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    if (profiled == 0) then
        call mpi_neighbor_alltoallw(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_alltoallw(&
            rec_slots(1, 1 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    info = 1010
    if (profiled == 0) then
        call mpi_neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
            recvcounts, &
            rdispls, &
            recvtypes, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_neighbor_alltoallw_init(&
            MPI_BOTTOM, &
            sendcounts, &
            sdispls, &
            sendtypes, &
            rec_slots(1, 5 + 1), &
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
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer(8) :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    info = 1010
    if (profiled == 0) then
        call mpi_neighbor_alltoallw_init(&
            rec_slots(1, 1 + 1), &
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
        call pmpi_neighbor_alltoallw_init(&
            rec_slots(1, 1 + 1), &
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
