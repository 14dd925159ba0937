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

#if REC_HAS_MPI_Allgather
subroutine rec_f08_mpi_allgather() bind(C)
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

#if REC_HAS_MPI_Allgather
subroutine rec_f08_pmpi_allgather() bind(C)
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

#if REC_HAS_MPI_Allgather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Allgather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Allgather_init
subroutine rec_f08_mpi_allgather_init() bind(C)
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
    call MPI_Allgather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgather_init
subroutine rec_f08_pmpi_allgather_init() bind(C)
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
    call PMPI_Allgather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgather_init_c
subroutine rec_f08_mpi_allgather_init_c() bind(C)
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
    call MPI_Allgather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgather_init_c
subroutine rec_f08_pmpi_allgather_init_c() bind(C)
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
    call PMPI_Allgather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv
subroutine rec_f08_mpi_allgatherv() bind(C)
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

#if REC_HAS_MPI_Allgatherv
subroutine rec_f08_pmpi_allgatherv() bind(C)
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

#if REC_HAS_MPI_Allgatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Allgatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Allgatherv_init
subroutine rec_f08_mpi_allgatherv_init() bind(C)
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
    call MPI_Allgatherv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv_init
subroutine rec_f08_pmpi_allgatherv_init() bind(C)
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
    call PMPI_Allgatherv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv_init_c
subroutine rec_f08_mpi_allgatherv_init_c() bind(C)
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
    call MPI_Allgatherv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allgatherv_init_c
subroutine rec_f08_pmpi_allgatherv_init_c() bind(C)
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
    call PMPI_Allgatherv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce
subroutine rec_f08_mpi_allreduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Allreduce
subroutine rec_f08_pmpi_allreduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Allreduce_c
subroutine rec_f08_mpi_allreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Allreduce_c
subroutine rec_f08_pmpi_allreduce_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Allreduce_init
subroutine rec_f08_mpi_allreduce_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Allreduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init
subroutine rec_f08_pmpi_allreduce_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Allreduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init_c
subroutine rec_f08_mpi_allreduce_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Allreduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init_c
subroutine rec_f08_pmpi_allreduce_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Allreduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall
subroutine rec_f08_mpi_alltoall() bind(C)
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

#if REC_HAS_MPI_Alltoall
subroutine rec_f08_pmpi_alltoall() bind(C)
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

#if REC_HAS_MPI_Alltoall_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Alltoall_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Alltoall_init
subroutine rec_f08_mpi_alltoall_init() bind(C)
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
    call MPI_Alltoall_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall_init
subroutine rec_f08_pmpi_alltoall_init() bind(C)
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
    call PMPI_Alltoall_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall_init_c
subroutine rec_f08_mpi_alltoall_init_c() bind(C)
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
    call MPI_Alltoall_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoall_init_c
subroutine rec_f08_pmpi_alltoall_init_c() bind(C)
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
    call PMPI_Alltoall_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv
subroutine rec_f08_mpi_alltoallv() bind(C)
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

#if REC_HAS_MPI_Alltoallv
subroutine rec_f08_pmpi_alltoallv() bind(C)
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

#if REC_HAS_MPI_Alltoallv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallv_init
subroutine rec_f08_mpi_alltoallv_init() bind(C)
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
    call MPI_Alltoallv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv_init
subroutine rec_f08_pmpi_alltoallv_init() bind(C)
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
    call PMPI_Alltoallv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv_init_c
subroutine rec_f08_mpi_alltoallv_init_c() bind(C)
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
    call MPI_Alltoallv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallv_init_c
subroutine rec_f08_pmpi_alltoallv_init_c() bind(C)
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
    call PMPI_Alltoallv_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw
subroutine rec_f08_mpi_alltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallw
subroutine rec_f08_pmpi_alltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallw_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallw_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Alltoallw_init
subroutine rec_f08_mpi_alltoallw_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call MPI_Alltoallw_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw_init
subroutine rec_f08_pmpi_alltoallw_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
    recvtypes%MPI_VAL = [(1008 + i, i = 0, 7)]
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call PMPI_Alltoallw_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw_init_c
subroutine rec_f08_mpi_alltoallw_init_c() bind(C)
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
    call MPI_Alltoallw_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Alltoallw_init_c
subroutine rec_f08_pmpi_alltoallw_init_c() bind(C)
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
    call PMPI_Alltoallw_init(&
        rec_slots(:, 1 + 1), &
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
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier
subroutine rec_f08_mpi_barrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier
subroutine rec_f08_pmpi_barrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Barrier(&
        comm, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier_init
subroutine rec_f08_mpi_barrier_init() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Barrier_init(&
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Barrier_init
subroutine rec_f08_pmpi_barrier_init() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Barrier_init(&
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast
subroutine rec_f08_mpi_bcast() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bcast
subroutine rec_f08_pmpi_bcast() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Bcast_c
subroutine rec_f08_mpi_bcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Bcast_c
subroutine rec_f08_pmpi_bcast_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
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

#if REC_HAS_MPI_Bcast_init
subroutine rec_f08_mpi_bcast_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    info%MPI_VAL = 1006
    call MPI_Bcast_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init
subroutine rec_f08_pmpi_bcast_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    info%MPI_VAL = 1006
    call PMPI_Bcast_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init_c
subroutine rec_f08_mpi_bcast_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    info%MPI_VAL = 1006
    call MPI_Bcast_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init_c
subroutine rec_f08_pmpi_bcast_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000002_8
    datatype%MPI_VAL = 1003
    root = 202
    comm%MPI_VAL = 1005
    info%MPI_VAL = 1006
    call PMPI_Bcast_init(&
        rec_slots(:, 1 + 1), &
        count, &
        datatype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan
subroutine rec_f08_mpi_exscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Exscan
subroutine rec_f08_pmpi_exscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Exscan_c
subroutine rec_f08_mpi_exscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Exscan_c
subroutine rec_f08_pmpi_exscan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Exscan_init
subroutine rec_f08_mpi_exscan_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Exscan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init
subroutine rec_f08_pmpi_exscan_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Exscan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init_c
subroutine rec_f08_mpi_exscan_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Exscan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init_c
subroutine rec_f08_pmpi_exscan_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Exscan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather
subroutine rec_f08_mpi_gather() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Gather
subroutine rec_f08_pmpi_gather() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Gather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Gather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Gather_init
subroutine rec_f08_mpi_gather_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call MPI_Gather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather_init
subroutine rec_f08_pmpi_gather_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call PMPI_Gather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c
subroutine rec_f08_mpi_gather_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call MPI_Gather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c
subroutine rec_f08_pmpi_gather_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call PMPI_Gather_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv
subroutine rec_f08_mpi_gatherv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Gatherv
subroutine rec_f08_pmpi_gatherv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcounts = [(105 + i, i = 0, 7)]
    displs = [(106 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Gatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Gatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Gatherv_init
subroutine rec_f08_mpi_gatherv_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call MPI_Gatherv_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init
subroutine rec_f08_pmpi_gatherv_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call PMPI_Gatherv_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c
subroutine rec_f08_mpi_gatherv_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call MPI_Gatherv_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c
subroutine rec_f08_pmpi_gatherv_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call PMPI_Gatherv_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcounts, &
        displs, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Iallgather
subroutine rec_f08_mpi_iallgather() bind(C)
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

#if REC_HAS_MPI_Iallgather
subroutine rec_f08_pmpi_iallgather() bind(C)
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

#if REC_HAS_MPI_Iallgather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Iallgather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Iallgatherv
subroutine rec_f08_mpi_iallgatherv() bind(C)
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

#if REC_HAS_MPI_Iallgatherv
subroutine rec_f08_pmpi_iallgatherv() bind(C)
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

#if REC_HAS_MPI_Iallgatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Iallgatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Iallreduce
subroutine rec_f08_mpi_iallreduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iallreduce
subroutine rec_f08_pmpi_iallreduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iallreduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Iallreduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Ialltoall
subroutine rec_f08_mpi_ialltoall() bind(C)
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

#if REC_HAS_MPI_Ialltoall
subroutine rec_f08_pmpi_ialltoall() bind(C)
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

#if REC_HAS_MPI_Ialltoall_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Ialltoall_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Ialltoallv
subroutine rec_f08_mpi_ialltoallv() bind(C)
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

#if REC_HAS_MPI_Ialltoallv
subroutine rec_f08_pmpi_ialltoallv() bind(C)
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

#if REC_HAS_MPI_Ialltoallv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ialltoallv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ialltoallw
subroutine rec_f08_mpi_ialltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ialltoallw
subroutine rec_f08_pmpi_ialltoallw() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: sdispls(8)
    type(MPI_Datatype) :: sendtypes(8)
    integer :: recvcounts(8)
    integer :: rdispls(8)
    type(MPI_Datatype) :: recvtypes(8)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    sdispls = [(103 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(106 + i, i = 0, 7)]
    rdispls = [(107 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ialltoallw_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ialltoallw_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    sdispls = [(5000000003_8 + i, i = 0, 7)]
    sendtypes%MPI_VAL = [(1004 + i, i = 0, 7)]
    recvcounts = [(5000000006_8 + i, i = 0, 7)]
    rdispls = [(5000000007_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ibarrier
subroutine rec_f08_mpi_ibarrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Ibarrier(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibarrier
subroutine rec_f08_pmpi_ibarrier() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Ibarrier(&
        comm, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Ibcast
subroutine rec_f08_mpi_ibcast() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ibcast
subroutine rec_f08_pmpi_ibcast() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 102
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

#if REC_HAS_MPI_Ibcast_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Ibcast_c
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
    count = 5000000002_8
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

#if REC_HAS_MPI_Iexscan
subroutine rec_f08_mpi_iexscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iexscan
subroutine rec_f08_pmpi_iexscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iexscan_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Iexscan_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Igather
subroutine rec_f08_mpi_igather() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Igather
subroutine rec_f08_pmpi_igather() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Igather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Igather_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Igatherv
subroutine rec_f08_mpi_igatherv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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

#if REC_HAS_MPI_Igatherv
subroutine rec_f08_pmpi_igatherv() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: recvtype
    integer :: root
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

#if REC_HAS_MPI_Igatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Igatherv_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcounts = [(5000000005_8 + i, i = 0, 7)]
    displs = [(5000000006_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ireduce
subroutine rec_f08_mpi_ireduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Ireduce
subroutine rec_f08_pmpi_ireduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Ireduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Ireduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Ireduce_scatter
subroutine rec_f08_mpi_ireduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ireduce_scatter
subroutine rec_f08_pmpi_ireduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ireduce_scatter_block
subroutine rec_f08_mpi_ireduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
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

#if REC_HAS_MPI_Ireduce_scatter_block
subroutine rec_f08_pmpi_ireduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
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

#if REC_HAS_MPI_Ireduce_scatter_block_c
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
    recvcount = 5000000003_8
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

#if REC_HAS_MPI_Ireduce_scatter_block_c
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
    recvcount = 5000000003_8
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

#if REC_HAS_MPI_Ireduce_scatter_c
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
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Ireduce_scatter_c
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
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Iscan
subroutine rec_f08_mpi_iscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iscan
subroutine rec_f08_pmpi_iscan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Iscan_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Iscan_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Iscatter
subroutine rec_f08_mpi_iscatter() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Iscatter
subroutine rec_f08_pmpi_iscatter() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Iscatter_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Iscatter_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Iscatterv
subroutine rec_f08_mpi_iscatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
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

#if REC_HAS_MPI_Iscatterv
subroutine rec_f08_pmpi_iscatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
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

#if REC_HAS_MPI_Iscatterv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
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

#if REC_HAS_MPI_Iscatterv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
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

#if REC_HAS_MPI_Op_commutative
subroutine rec_f08_mpi_op_commutative() bind(C)
    integer :: i
    type(MPI_Op) :: op
    logical :: commute
    integer :: returned
    i = 0
    returned = 0
    op%MPI_VAL = 1001
    commute = 1 == 0
    call MPI_Op_commutative(&
        op, &
        commute, &
        returned)
    call observe_number('commute', merge(1_8, 0_8, commute))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_commutative
subroutine rec_f08_pmpi_op_commutative() bind(C)
    integer :: i
    type(MPI_Op) :: op
    logical :: commute
    integer :: returned
    i = 0
    returned = 0
    op%MPI_VAL = 1001
    commute = 1 == 0
    call PMPI_Op_commutative(&
        op, &
        commute, &
        returned)
    call observe_number('commute', merge(1_8, 0_8, commute))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create
subroutine rec_f08_mpi_op_create() bind(C)
    integer :: i
    logical :: commute
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call MPI_Op_create(&
        rec_user_function, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create
subroutine rec_f08_pmpi_op_create() bind(C)
    integer :: i
    logical :: commute
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    commute = 0 /= 0
    call PMPI_Op_create(&
        rec_user_function, &
        commute, &
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_create_c
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

#if REC_HAS_MPI_Op_create_c
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

#if REC_HAS_MPI_Op_free
subroutine rec_f08_mpi_op_free() bind(C)
    integer :: i
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    op%MPI_VAL = 1001
    call MPI_Op_free(&
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Op_free
subroutine rec_f08_pmpi_op_free() bind(C)
    integer :: i
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    op%MPI_VAL = 1001
    call PMPI_Op_free(&
        op, &
        returned)
    call observe_handle('op', op%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce
subroutine rec_f08_mpi_reduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Reduce
subroutine rec_f08_pmpi_reduce() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Reduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Reduce_c
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
    count = 5000000003_8
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

#if REC_HAS_MPI_Reduce_init
subroutine rec_f08_mpi_reduce_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    call MPI_Reduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init
subroutine rec_f08_pmpi_reduce_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    call PMPI_Reduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init_c
subroutine rec_f08_mpi_reduce_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    call MPI_Reduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init_c
subroutine rec_f08_pmpi_reduce_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    root = 202
    comm%MPI_VAL = 1007
    info%MPI_VAL = 1008
    call PMPI_Reduce_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local
subroutine rec_f08_mpi_reduce_local() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Reduce_local
subroutine rec_f08_pmpi_reduce_local() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_mpi_reduce_local_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Reduce_local_c
subroutine rec_f08_pmpi_reduce_local_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Reduce_scatter
subroutine rec_f08_mpi_reduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Reduce_scatter
subroutine rec_f08_pmpi_reduce_scatter() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Reduce_scatter_block
subroutine rec_f08_mpi_reduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
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

#if REC_HAS_MPI_Reduce_scatter_block
subroutine rec_f08_pmpi_reduce_scatter_block() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
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

#if REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_mpi_reduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 5000000003_8
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

#if REC_HAS_MPI_Reduce_scatter_block_c
subroutine rec_f08_pmpi_reduce_scatter_block_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcount = 5000000003_8
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

#if REC_HAS_MPI_Reduce_scatter_block_init
subroutine rec_f08_mpi_reduce_scatter_block_init() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Reduce_scatter_block_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init
subroutine rec_f08_pmpi_reduce_scatter_block_init() bind(C)
    integer :: i
    integer :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Reduce_scatter_block_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init_c
subroutine rec_f08_mpi_reduce_scatter_block_init_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Reduce_scatter_block_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init_c
subroutine rec_f08_pmpi_reduce_scatter_block_init_c() bind(C)
    integer :: i
    integer(8) :: recvcount
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcount = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Reduce_scatter_block_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcount, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_mpi_reduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Reduce_scatter_c
subroutine rec_f08_pmpi_reduce_scatter_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
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

#if REC_HAS_MPI_Reduce_scatter_init
subroutine rec_f08_mpi_reduce_scatter_init() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Reduce_scatter_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init
subroutine rec_f08_pmpi_reduce_scatter_init() bind(C)
    integer :: i
    integer :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(103 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Reduce_scatter_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init_c
subroutine rec_f08_mpi_reduce_scatter_init_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Reduce_scatter_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init_c
subroutine rec_f08_pmpi_reduce_scatter_init_c() bind(C)
    integer :: i
    integer(8) :: recvcounts(8)
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    recvcounts = [(5000000003_8 + i, i = 0, 7)]
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Reduce_scatter_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        recvcounts, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan
subroutine rec_f08_mpi_scan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Scan
subroutine rec_f08_pmpi_scan() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 103
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

#if REC_HAS_MPI_Scan_c
subroutine rec_f08_mpi_scan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Scan_c
subroutine rec_f08_pmpi_scan_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
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

#if REC_HAS_MPI_Scan_init
subroutine rec_f08_mpi_scan_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Scan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan_init
subroutine rec_f08_pmpi_scan_init() bind(C)
    integer :: i
    integer :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Scan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan_init_c
subroutine rec_f08_mpi_scan_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call MPI_Scan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scan_init_c
subroutine rec_f08_pmpi_scan_init_c() bind(C)
    integer :: i
    integer(8) :: count
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    count = 5000000003_8
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    comm%MPI_VAL = 1006
    info%MPI_VAL = 1007
    call PMPI_Scan_init(&
        rec_slots(:, 1 + 1), &
        rec_slots(:, 2 + 1), &
        count, &
        datatype, &
        op, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter
subroutine rec_f08_mpi_scatter() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Scatter
subroutine rec_f08_pmpi_scatter() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcount = 102
    sendtype%MPI_VAL = 1003
    recvcount = 105
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

#if REC_HAS_MPI_Scatter_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Scatter_c
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
    sendcount = 5000000002_8
    sendtype%MPI_VAL = 1003
    recvcount = 5000000005_8
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

#if REC_HAS_MPI_Scatter_init
subroutine rec_f08_mpi_scatter_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call MPI_Scatter_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init
subroutine rec_f08_pmpi_scatter_init() bind(C)
    integer :: i
    integer :: sendcount
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call PMPI_Scatter_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init_c
subroutine rec_f08_mpi_scatter_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call MPI_Scatter_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init_c
subroutine rec_f08_pmpi_scatter_init_c() bind(C)
    integer :: i
    integer(8) :: sendcount
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
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
    root = 202
    comm%MPI_VAL = 1008
    info%MPI_VAL = 1009
    call PMPI_Scatter_init(&
        rec_slots(:, 1 + 1), &
        sendcount, &
        sendtype, &
        rec_slots(:, 4 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv
subroutine rec_f08_mpi_scatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
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

#if REC_HAS_MPI_Scatterv
subroutine rec_f08_pmpi_scatterv() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
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

#if REC_HAS_MPI_Scatterv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
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

#if REC_HAS_MPI_Scatterv_c
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
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
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

#if REC_HAS_MPI_Scatterv_init
subroutine rec_f08_mpi_scatterv_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call MPI_Scatterv_init(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init
subroutine rec_f08_pmpi_scatterv_init() bind(C)
    integer :: i
    integer :: sendcounts(8)
    integer :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(102 + i, i = 0, 7)]
    displs = [(103 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 106
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call PMPI_Scatterv_init(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init_c
subroutine rec_f08_mpi_scatterv_init_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call MPI_Scatterv_init(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init_c
subroutine rec_f08_pmpi_scatterv_init_c() bind(C)
    integer :: i
    integer(8) :: sendcounts(8)
    integer(8) :: displs(8)
    type(MPI_Datatype) :: sendtype
    integer(8) :: recvcount
    type(MPI_Datatype) :: recvtype
    integer :: root
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    sendcounts = [(5000000002_8 + i, i = 0, 7)]
    displs = [(5000000003_8 + i, i = 0, 7)]
    sendtype%MPI_VAL = 1004
    recvcount = 5000000006_8
    recvtype%MPI_VAL = 1007
    root = 202
    comm%MPI_VAL = 1009
    info%MPI_VAL = 1010
    call PMPI_Scatterv_init(&
        rec_slots(:, 1 + 1), &
        sendcounts, &
        displs, &
        sendtype, &
        rec_slots(:, 5 + 1), &
        recvcount, &
        recvtype, &
        root, &
        comm, &
        info, &
        request, &
        returned)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
