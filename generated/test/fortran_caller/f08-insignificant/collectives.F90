! Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "collectives" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_collectives
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Bcast
subroutine rec_mpi_bcast_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Bcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Bcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bcast_c
subroutine rec_mpi_bcast_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Bcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Bcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init
subroutine rec_mpi_bcast_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Bcast_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Bcast_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init_c
subroutine rec_mpi_bcast_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Bcast_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Bcast_init(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan
subroutine rec_mpi_exscan_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_c
subroutine rec_mpi_exscan_c_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Exscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init
subroutine rec_mpi_exscan_init_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init_c
subroutine rec_mpi_exscan_init_c_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather
subroutine rec_mpi_gather_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather
subroutine rec_mpi_gather_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_c
subroutine rec_mpi_gather_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_c
subroutine rec_mpi_gather_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init
subroutine rec_mpi_gather_init_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init
subroutine rec_mpi_gather_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c
subroutine rec_mpi_gather_init_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gather_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c
subroutine rec_mpi_gather_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv
subroutine rec_mpi_gatherv_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv
subroutine rec_mpi_gatherv_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_c
subroutine rec_mpi_gatherv_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_c
subroutine rec_mpi_gatherv_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init
subroutine rec_mpi_gatherv_init_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init
subroutine rec_mpi_gatherv_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c
subroutine rec_mpi_gatherv_init_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c
subroutine rec_mpi_gatherv_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Gatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Gatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ibcast
subroutine rec_mpi_ibcast_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Ibcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Ibcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ibcast_c
subroutine rec_mpi_ibcast_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Ibcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Ibcast(&
            rec_slots(1:5:2, 1 + 1), &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan
subroutine rec_mpi_iexscan_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan_c
subroutine rec_mpi_iexscan_c_rank(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather
subroutine rec_mpi_igather_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather
subroutine rec_mpi_igather_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Igather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Igather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather_c
subroutine rec_mpi_igather_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Igather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather_c
subroutine rec_mpi_igather_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Igather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Igather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv
subroutine rec_mpi_igatherv_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv
subroutine rec_mpi_igatherv_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Igatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Igatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv_c
subroutine rec_mpi_igatherv_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Igatherv(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv_c
subroutine rec_mpi_igatherv_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Igatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Igatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce
subroutine rec_mpi_ireduce_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce
subroutine rec_mpi_ireduce_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Ireduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Ireduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_c
subroutine rec_mpi_ireduce_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_c
subroutine rec_mpi_ireduce_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Ireduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Ireduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter
subroutine rec_mpi_iscatter_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter
subroutine rec_mpi_iscatter_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter_c
subroutine rec_mpi_iscatter_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter_c
subroutine rec_mpi_iscatter_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Iscatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv
subroutine rec_mpi_iscatterv_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv
subroutine rec_mpi_iscatterv_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv_c
subroutine rec_mpi_iscatterv_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv_c
subroutine rec_mpi_iscatterv_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Iscatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce
subroutine rec_mpi_reduce_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce
subroutine rec_mpi_reduce_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Reduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Reduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_c
subroutine rec_mpi_reduce_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Reduce(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_c
subroutine rec_mpi_reduce_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Reduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Reduce(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init
subroutine rec_mpi_reduce_init_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init
subroutine rec_mpi_reduce_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Reduce_init(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Reduce_init(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init_c
subroutine rec_mpi_reduce_init_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init_c
subroutine rec_mpi_reduce_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Reduce_init(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Reduce_init(&
            rec_slots(1:5:2, 1 + 1), &
            rec_slots(1:5:2, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter
subroutine rec_mpi_scatter_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter
subroutine rec_mpi_scatter_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_c
subroutine rec_mpi_scatter_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_c
subroutine rec_mpi_scatter_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatter(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init
subroutine rec_mpi_scatter_init_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init
subroutine rec_mpi_scatter_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init_c
subroutine rec_mpi_scatter_init_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init_c
subroutine rec_mpi_scatter_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatter_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(1:5:2, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv
subroutine rec_mpi_scatterv_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv
subroutine rec_mpi_scatterv_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_c
subroutine rec_mpi_scatterv_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_c
subroutine rec_mpi_scatterv_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatterv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init
subroutine rec_mpi_scatterv_init_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init
subroutine rec_mpi_scatterv_init_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init_c
subroutine rec_mpi_scatterv_init_c_elsewhere(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        rec_rank = 0
        call MPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    else
        rec_rank = 0
        call PMPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_rank = 202
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init_c
subroutine rec_mpi_scatterv_init_c_root(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        root = MPI_PROC_NULL
        call MPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        root = MPI_PROC_NULL
        call PMPI_Scatterv_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1:5:2, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

end module
