! Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "neighborhood".
#include "rec_has.h"
module rec_neighborhood
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Ineighbor_allgather
subroutine rec_mpifh_mpi_ineighbor_allgather() bind(C)
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
    call mpi_ineighbor_allgather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgather
subroutine rec_mpifh_pmpi_ineighbor_allgather() bind(C)
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
    call pmpi_ineighbor_allgather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv
subroutine rec_mpifh_mpi_ineighbor_allgatherv() bind(C)
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
    call mpi_ineighbor_allgatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv
subroutine rec_mpifh_pmpi_ineighbor_allgatherv() bind(C)
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
    call pmpi_ineighbor_allgatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall
subroutine rec_mpifh_mpi_ineighbor_alltoall() bind(C)
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
    call mpi_ineighbor_alltoall(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoall
subroutine rec_mpifh_pmpi_ineighbor_alltoall() bind(C)
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
    call pmpi_ineighbor_alltoall(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv
subroutine rec_mpifh_mpi_ineighbor_alltoallv() bind(C)
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
    call mpi_ineighbor_alltoallv(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallv
subroutine rec_mpifh_pmpi_ineighbor_alltoallv() bind(C)
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
    call pmpi_ineighbor_alltoallv(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw
subroutine rec_mpifh_mpi_ineighbor_alltoallw() bind(C)
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
    call mpi_ineighbor_alltoallw(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_alltoallw
subroutine rec_mpifh_pmpi_ineighbor_alltoallw() bind(C)
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
    call pmpi_ineighbor_alltoallw(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather
subroutine rec_mpifh_mpi_neighbor_allgather() bind(C)
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
    call mpi_neighbor_allgather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather
subroutine rec_mpifh_pmpi_neighbor_allgather() bind(C)
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
    call pmpi_neighbor_allgather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init
subroutine rec_mpifh_mpi_neighbor_allgather_init() bind(C)
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
    call mpi_neighbor_allgather_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init
subroutine rec_mpifh_pmpi_neighbor_allgather_init() bind(C)
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
    call pmpi_neighbor_allgather_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv
subroutine rec_mpifh_mpi_neighbor_allgatherv() bind(C)
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
    call mpi_neighbor_allgatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv
subroutine rec_mpifh_pmpi_neighbor_allgatherv() bind(C)
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
    call pmpi_neighbor_allgatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init
subroutine rec_mpifh_mpi_neighbor_allgatherv_init() bind(C)
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
    call mpi_neighbor_allgatherv_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init
subroutine rec_mpifh_pmpi_neighbor_allgatherv_init() bind(C)
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
    call pmpi_neighbor_allgatherv_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall
subroutine rec_mpifh_mpi_neighbor_alltoall() bind(C)
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
    call mpi_neighbor_alltoall(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall
subroutine rec_mpifh_pmpi_neighbor_alltoall() bind(C)
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
    call pmpi_neighbor_alltoall(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init
subroutine rec_mpifh_mpi_neighbor_alltoall_init() bind(C)
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
    call mpi_neighbor_alltoall_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoall_init
subroutine rec_mpifh_pmpi_neighbor_alltoall_init() bind(C)
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
    call pmpi_neighbor_alltoall_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv
subroutine rec_mpifh_mpi_neighbor_alltoallv() bind(C)
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
    call mpi_neighbor_alltoallv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv
subroutine rec_mpifh_pmpi_neighbor_alltoallv() bind(C)
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
    call pmpi_neighbor_alltoallv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtype, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init
subroutine rec_mpifh_mpi_neighbor_alltoallv_init() bind(C)
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
    call mpi_neighbor_alltoallv_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallv_init
subroutine rec_mpifh_pmpi_neighbor_alltoallv_init() bind(C)
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
    call pmpi_neighbor_alltoallv_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw
subroutine rec_mpifh_mpi_neighbor_alltoallw() bind(C)
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
    call mpi_neighbor_alltoallw(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(1, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw
subroutine rec_mpifh_pmpi_neighbor_alltoallw() bind(C)
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
    call pmpi_neighbor_alltoallw(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        sdispls, &
        sendtypes, &
        rec_slots(1, 5 + 1), &
        recvcounts, &
        rdispls, &
        recvtypes, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init
subroutine rec_mpifh_mpi_neighbor_alltoallw_init() bind(C)
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
    call mpi_neighbor_alltoallw_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_alltoallw_init
subroutine rec_mpifh_pmpi_neighbor_alltoallw_init() bind(C)
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
    call pmpi_neighbor_alltoallw_init(&
        rec_slots(1, 1 + 1), &
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
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
