! Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "collectives".
#include "rec_has.h"
module rec_collectives
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Allgather
subroutine rec_mpifh_mpi_allgather() bind(C)
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
    call mpi_allgather(&
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

#if REC_HAS_MPI_Allgather
subroutine rec_mpifh_pmpi_allgather() bind(C)
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
    call pmpi_allgather(&
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

#if REC_HAS_MPI_Allgather_init
subroutine rec_mpifh_mpi_allgather_init() bind(C)
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
    call mpi_allgather_init(&
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

#if REC_HAS_MPI_Allgather_init
subroutine rec_mpifh_pmpi_allgather_init() bind(C)
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
    call pmpi_allgather_init(&
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

#if REC_HAS_MPI_Allgatherv
subroutine rec_mpifh_mpi_allgatherv() bind(C)
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
    call mpi_allgatherv(&
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

#if REC_HAS_MPI_Allgatherv
subroutine rec_mpifh_pmpi_allgatherv() bind(C)
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
    call pmpi_allgatherv(&
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

#if REC_HAS_MPI_Allgatherv_init
subroutine rec_mpifh_mpi_allgatherv_init() bind(C)
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
    call mpi_allgatherv_init(&
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

#if REC_HAS_MPI_Allgatherv_init
subroutine rec_mpifh_pmpi_allgatherv_init() bind(C)
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
    call pmpi_allgatherv_init(&
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

#if REC_HAS_MPI_Allreduce
subroutine rec_mpifh_mpi_allreduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_allreduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce
subroutine rec_mpifh_pmpi_allreduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_allreduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init
subroutine rec_mpifh_mpi_allreduce_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call mpi_allreduce_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init
subroutine rec_mpifh_pmpi_allreduce_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call pmpi_allreduce_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall
subroutine rec_mpifh_mpi_alltoall() bind(C)
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
    call mpi_alltoall(&
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

#if REC_HAS_MPI_Alltoall
subroutine rec_mpifh_pmpi_alltoall() bind(C)
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
    call pmpi_alltoall(&
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

#if REC_HAS_MPI_Alltoall_init
subroutine rec_mpifh_mpi_alltoall_init() bind(C)
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
    call mpi_alltoall_init(&
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

#if REC_HAS_MPI_Alltoall_init
subroutine rec_mpifh_pmpi_alltoall_init() bind(C)
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
    call pmpi_alltoall_init(&
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

#if REC_HAS_MPI_Alltoallv
subroutine rec_mpifh_mpi_alltoallv() bind(C)
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
    call mpi_alltoallv(&
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

#if REC_HAS_MPI_Alltoallv
subroutine rec_mpifh_pmpi_alltoallv() bind(C)
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
    call pmpi_alltoallv(&
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

#if REC_HAS_MPI_Alltoallv_init
subroutine rec_mpifh_mpi_alltoallv_init() bind(C)
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
    call mpi_alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallv_init
subroutine rec_mpifh_pmpi_alltoallv_init() bind(C)
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
    call pmpi_alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallw
subroutine rec_mpifh_mpi_alltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    call mpi_alltoallw(&
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

#if REC_HAS_MPI_Alltoallw
subroutine rec_mpifh_pmpi_alltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    call pmpi_alltoallw(&
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

#if REC_HAS_MPI_Alltoallw_init
subroutine rec_mpifh_mpi_alltoallw_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    info = 1010
    call mpi_alltoallw_init(&
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

#if REC_HAS_MPI_Alltoallw_init
subroutine rec_mpifh_pmpi_alltoallw_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    info = 1010
    call pmpi_alltoallw_init(&
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

#if REC_HAS_MPI_Barrier
subroutine rec_mpifh_mpi_barrier() bind(C)
    integer :: i
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier
subroutine rec_mpifh_pmpi_barrier() bind(C)
    integer :: i
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier_init
subroutine rec_mpifh_mpi_barrier_init() bind(C)
    integer :: i
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    info = 1002
    call mpi_barrier_init(&
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier_init
subroutine rec_mpifh_pmpi_barrier_init() bind(C)
    integer :: i
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    info = 1002
    call pmpi_barrier_init(&
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast
subroutine rec_mpifh_mpi_bcast() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    call mpi_bcast(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast
subroutine rec_mpifh_pmpi_bcast() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    call pmpi_bcast(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init
subroutine rec_mpifh_mpi_bcast_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    info = 1006
    call mpi_bcast_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init
subroutine rec_mpifh_pmpi_bcast_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    info = 1006
    call pmpi_bcast_init(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan
subroutine rec_mpifh_mpi_exscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_exscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan
subroutine rec_mpifh_pmpi_exscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_exscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init
subroutine rec_mpifh_mpi_exscan_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call mpi_exscan_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init
subroutine rec_mpifh_pmpi_exscan_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call pmpi_exscan_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather
subroutine rec_mpifh_mpi_gather() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call mpi_gather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather
subroutine rec_mpifh_pmpi_gather() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call pmpi_gather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather_init
subroutine rec_mpifh_mpi_gather_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1008
    info = 1009
    call mpi_gather_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather_init
subroutine rec_mpifh_pmpi_gather_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1008
    info = 1009
    call pmpi_gather_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv
subroutine rec_mpifh_mpi_gatherv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    root = 202
    comm = 1009
    call mpi_gatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv
subroutine rec_mpifh_pmpi_gatherv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
    recvtype = 1007
    root = 202
    comm = 1009
    call pmpi_gatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init
subroutine rec_mpifh_mpi_gatherv_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1009
    info = 1010
    call mpi_gatherv_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init
subroutine rec_mpifh_pmpi_gatherv_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1009
    info = 1010
    call pmpi_gatherv_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgather
subroutine rec_mpifh_mpi_iallgather() bind(C)
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
    call mpi_iallgather(&
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

#if REC_HAS_MPI_Iallgather
subroutine rec_mpifh_pmpi_iallgather() bind(C)
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
    call pmpi_iallgather(&
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

#if REC_HAS_MPI_Iallgatherv
subroutine rec_mpifh_mpi_iallgatherv() bind(C)
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
    call mpi_iallgatherv(&
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

#if REC_HAS_MPI_Iallgatherv
subroutine rec_mpifh_pmpi_iallgatherv() bind(C)
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
    call pmpi_iallgatherv(&
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

#if REC_HAS_MPI_Iallreduce
subroutine rec_mpifh_mpi_iallreduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_iallreduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce
subroutine rec_mpifh_pmpi_iallreduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_iallreduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall
subroutine rec_mpifh_mpi_ialltoall() bind(C)
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
    call mpi_ialltoall(&
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

#if REC_HAS_MPI_Ialltoall
subroutine rec_mpifh_pmpi_ialltoall() bind(C)
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
    call pmpi_ialltoall(&
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

#if REC_HAS_MPI_Ialltoallv
subroutine rec_mpifh_mpi_ialltoallv() bind(C)
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
    call mpi_ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallv
subroutine rec_mpifh_pmpi_ialltoallv() bind(C)
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
    call pmpi_ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallw
subroutine rec_mpifh_mpi_ialltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    call mpi_ialltoallw(&
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

#if REC_HAS_MPI_Ialltoallw
subroutine rec_mpifh_pmpi_ialltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    integer :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    integer :: recvtypes(8)
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes = [(1008 + i, i = 0, 7)]
    comm = 1009
    call pmpi_ialltoallw(&
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

#if REC_HAS_MPI_Ibarrier
subroutine rec_mpifh_mpi_ibarrier() bind(C)
    integer :: i
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_ibarrier(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibarrier
subroutine rec_mpifh_pmpi_ibarrier() bind(C)
    integer :: i
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_ibarrier(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibcast
subroutine rec_mpifh_mpi_ibcast() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    call mpi_ibcast(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibcast
subroutine rec_mpifh_pmpi_ibcast() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype = 1003
    root = 202
    comm = 1005
    call pmpi_ibcast(&
        rec_slots(1, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iexscan
subroutine rec_mpifh_mpi_iexscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_iexscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iexscan
subroutine rec_mpifh_pmpi_iexscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_iexscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igather
subroutine rec_mpifh_mpi_igather() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call mpi_igather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igather
subroutine rec_mpifh_pmpi_igather() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call pmpi_igather(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igatherv
subroutine rec_mpifh_mpi_igatherv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1009
    call mpi_igatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Igatherv
subroutine rec_mpifh_pmpi_igatherv() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1009
    call pmpi_igatherv(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce
subroutine rec_mpifh_mpi_ireduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    call mpi_ireduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce
subroutine rec_mpifh_pmpi_ireduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    call pmpi_ireduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter
subroutine rec_mpifh_mpi_ireduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_ireduce_scatter(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter
subroutine rec_mpifh_pmpi_ireduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_ireduce_scatter(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block
subroutine rec_mpifh_mpi_ireduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_ireduce_scatter_block(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block
subroutine rec_mpifh_pmpi_ireduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_ireduce_scatter_block(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscan
subroutine rec_mpifh_mpi_iscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_iscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscan
subroutine rec_mpifh_pmpi_iscan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_iscan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatter
subroutine rec_mpifh_mpi_iscatter() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call mpi_iscatter(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatter
subroutine rec_mpifh_pmpi_iscatter() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call pmpi_iscatter(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv
subroutine rec_mpifh_mpi_iscatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    call mpi_iscatterv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv
subroutine rec_mpifh_pmpi_iscatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    call pmpi_iscatterv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_commutative
subroutine rec_mpifh_mpi_op_commutative() bind(C)
    integer :: i
    integer :: op
    logical :: commute
    integer :: returned
    i = 0
    returned = 0
    op = 1001
    commute = 1 == 0
    call mpi_op_commutative(&
        op, &
        commute, &
        returned)
    call observe_number('commute', merge(1_8, 0_8, commute))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_commutative
subroutine rec_mpifh_pmpi_op_commutative() bind(C)
    integer :: i
    integer :: op
    logical :: commute
    integer :: returned
    i = 0
    returned = 0
    op = 1001
    commute = 1 == 0
    call pmpi_op_commutative(&
        op, &
        commute, &
        returned)
    call observe_number('commute', merge(1_8, 0_8, commute))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create
subroutine rec_mpifh_mpi_op_create() bind(C)
    integer :: i
    logical :: commute
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call mpi_op_create(&
        rec_user_function, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create
subroutine rec_mpifh_pmpi_op_create() bind(C)
    integer :: i
    logical :: commute
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call pmpi_op_create(&
        rec_user_function, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_free
subroutine rec_mpifh_mpi_op_free() bind(C)
    integer :: i
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    op = 1001
    call mpi_op_free(&
        op, &
        returned)
    call observe_handle('op', op)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_free
subroutine rec_mpifh_pmpi_op_free() bind(C)
    integer :: i
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    op = 1001
    call pmpi_op_free(&
        op, &
        returned)
    call observe_handle('op', op)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce
subroutine rec_mpifh_mpi_reduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    call mpi_reduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce
subroutine rec_mpifh_pmpi_reduce() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    call pmpi_reduce(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init
subroutine rec_mpifh_mpi_reduce_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    info = 1008
    call mpi_reduce_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init
subroutine rec_mpifh_pmpi_reduce_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    root = 202
    comm = 1007
    info = 1008
    call pmpi_reduce_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local
subroutine rec_mpifh_mpi_reduce_local() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    call mpi_reduce_local(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local
subroutine rec_mpifh_pmpi_reduce_local() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    call pmpi_reduce_local(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter
subroutine rec_mpifh_mpi_reduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_reduce_scatter(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter
subroutine rec_mpifh_pmpi_reduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_reduce_scatter(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block
subroutine rec_mpifh_mpi_reduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_reduce_scatter_block(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block
subroutine rec_mpifh_pmpi_reduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_reduce_scatter_block(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init
subroutine rec_mpifh_mpi_reduce_scatter_block_init() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call mpi_reduce_scatter_block_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init
subroutine rec_mpifh_pmpi_reduce_scatter_block_init() bind(C)
    integer :: i
    integer :: recvcount
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call pmpi_reduce_scatter_block_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init
subroutine rec_mpifh_mpi_reduce_scatter_init() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call mpi_reduce_scatter_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init
subroutine rec_mpifh_pmpi_reduce_scatter_init() bind(C)
    integer :: i
    integer :: recvcounts(8)
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call pmpi_reduce_scatter_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan
subroutine rec_mpifh_mpi_scan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call mpi_scan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan
subroutine rec_mpifh_pmpi_scan() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    call pmpi_scan(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan_init
subroutine rec_mpifh_mpi_scan_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call mpi_scan_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan_init
subroutine rec_mpifh_pmpi_scan_init() bind(C)
    integer :: i
    integer :: count
    integer :: datatype
    integer :: op
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype = 1004
    op = 1005
    comm = 1006
    info = 1007
    call pmpi_scan_init(&
        rec_slots(1, 1 + 1), &
        rec_slots(1, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter
subroutine rec_mpifh_mpi_scatter() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call mpi_scatter(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter
subroutine rec_mpifh_pmpi_scatter() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype = 1003
    recvcount = 105
    recvtype = 1006
    root = 202
    comm = 1008
    call pmpi_scatter(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init
subroutine rec_mpifh_mpi_scatter_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1008
    info = 1009
    call mpi_scatter_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init
subroutine rec_mpifh_pmpi_scatter_init() bind(C)
    integer :: i
    integer :: sendcount
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
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
    root = 202
    comm = 1008
    info = 1009
    call pmpi_scatter_init(&
        rec_slots(1, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(1, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv
subroutine rec_mpifh_mpi_scatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    call mpi_scatterv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv
subroutine rec_mpifh_pmpi_scatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    call pmpi_scatterv(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init
subroutine rec_mpifh_mpi_scatterv_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    info = 1010
    call mpi_scatterv_init(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init
subroutine rec_mpifh_pmpi_scatterv_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    integer :: sendtype
    integer :: recvcount
    integer :: recvtype
    integer :: root
    integer :: comm
    integer :: info
    integer :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype = 1004
    recvcount = 106
    recvtype = 1007
    root = 202
    comm = 1009
    info = 1010
    call pmpi_scatterv_init(&
        rec_slots(1, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(1, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
