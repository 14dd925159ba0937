! Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "collectives" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_collectives
    use rec_dialect
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
    include 'mpif.h'
contains

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_1_bottom(profiled) bind(C)
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
        call mpi_allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_allgather(&
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

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_1_in_place(profiled) bind(C)
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
        call mpi_allgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_allgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_4_bottom(profiled) bind(C)
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
        call mpi_allgather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_allgather(&
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_1_bottom(profiled) bind(C)
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
        call mpi_allgather_init(&
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
        call pmpi_allgather_init(&
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_init_1_in_place(profiled) bind(C)
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
        call mpi_allgather_init(&
            MPI_IN_PLACE, &
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
        call pmpi_allgather_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_4_bottom(profiled) bind(C)
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
        call mpi_allgather_init(&
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
        call pmpi_allgather_init(&
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_1_bottom(profiled) bind(C)
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
        call mpi_allgatherv(&
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
        call pmpi_allgatherv(&
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_1_in_place(profiled) bind(C)
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
        call mpi_allgatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_allgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_4_bottom(profiled) bind(C)
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
        call mpi_allgatherv(&
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
        call pmpi_allgatherv(&
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_1_bottom(profiled) bind(C)
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
        call mpi_allgatherv_init(&
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
        call pmpi_allgatherv_init(&
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_init_1_in_place(profiled) bind(C)
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
        call mpi_allgatherv_init(&
            MPI_IN_PLACE, &
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
        call pmpi_allgatherv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_4_bottom(profiled) bind(C)
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
        call mpi_allgatherv_init(&
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
        call pmpi_allgatherv_init(&
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

#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_allreduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allreduce_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_allreduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_allreduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allreduce_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_allreduce_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_allreduce_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_1_bottom(profiled) bind(C)
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
        call mpi_alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_alltoall(&
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

#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_1_in_place(profiled) bind(C)
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
        call mpi_alltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_alltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_4_bottom(profiled) bind(C)
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
        call mpi_alltoall(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call pmpi_alltoall(&
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_1_bottom(profiled) bind(C)
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
        call mpi_alltoall_init(&
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
        call pmpi_alltoall_init(&
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_init_1_in_place(profiled) bind(C)
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
        call mpi_alltoall_init(&
            MPI_IN_PLACE, &
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
        call pmpi_alltoall_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_4_bottom(profiled) bind(C)
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
        call mpi_alltoall_init(&
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
        call pmpi_alltoall_init(&
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_1_bottom(profiled) bind(C)
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
        call mpi_alltoallv(&
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
        call pmpi_alltoallv(&
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_1_in_place(profiled) bind(C)
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
        call mpi_alltoallv(&
            MPI_IN_PLACE, &
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
        call pmpi_alltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_5_bottom(profiled) bind(C)
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
        call mpi_alltoallv(&
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
        call pmpi_alltoallv(&
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_1_bottom(profiled) bind(C)
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
        call mpi_alltoallv_init(&
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
        call pmpi_alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_init_1_in_place(profiled) bind(C)
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
        call mpi_alltoallv_init(&
            MPI_IN_PLACE, &
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
        call pmpi_alltoallv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_5_bottom(profiled) bind(C)
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
        call mpi_alltoallv_init(&
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
        call pmpi_alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw(&
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
        call pmpi_alltoallw(&
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw(&
            MPI_IN_PLACE, &
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
        call pmpi_alltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw(&
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
        call pmpi_alltoallw(&
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw_init(&
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
        call pmpi_alltoallw_init(&
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw_init(&
            MPI_IN_PLACE, &
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
        call pmpi_alltoallw_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_alltoallw_init(&
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
        call pmpi_alltoallw_init(&
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

#if REC_HAS_MPI_Bcast && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bcast_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_bcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_bcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bcast_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bcast_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_bcast_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_bcast_init(&
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_exscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_exscan_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_exscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_exscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_exscan_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_exscan_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_exscan_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_exscan_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gather_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather_init(&
            MPI_BOTTOM, &
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
    else
        call pmpi_gather_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gather_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather_init(&
            MPI_IN_PLACE, &
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
    else
        call pmpi_gather_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gather_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_gather_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gatherv_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_gatherv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv_init(&
            MPI_BOTTOM, &
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
    else
        call pmpi_gatherv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gatherv_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv_init(&
            MPI_IN_PLACE, &
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
    else
        call pmpi_gatherv_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_gatherv_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_gatherv_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgather_1_bottom(profiled) bind(C)
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
        call mpi_iallgather(&
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
        call pmpi_iallgather(&
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

#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgather_1_in_place(profiled) bind(C)
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
        call mpi_iallgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iallgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgather_4_bottom(profiled) bind(C)
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
        call mpi_iallgather(&
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
        call pmpi_iallgather(&
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_1_bottom(profiled) bind(C)
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
        call mpi_iallgatherv(&
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
        call pmpi_iallgatherv(&
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgatherv_1_in_place(profiled) bind(C)
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
        call mpi_iallgatherv(&
            MPI_IN_PLACE, &
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
        call pmpi_iallgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_4_bottom(profiled) bind(C)
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
        call mpi_iallgatherv(&
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
        call pmpi_iallgatherv(&
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

#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallreduce_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iallreduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iallreduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallreduce_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallreduce_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iallreduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iallreduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoall_1_bottom(profiled) bind(C)
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
        call mpi_ialltoall(&
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
        call pmpi_ialltoall(&
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

#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoall_1_in_place(profiled) bind(C)
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
        call mpi_ialltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ialltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoall_4_bottom(profiled) bind(C)
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
        call mpi_ialltoall(&
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
        call pmpi_ialltoall(&
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_1_bottom(profiled) bind(C)
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
        call mpi_ialltoallv(&
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
        call pmpi_ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallv_1_in_place(profiled) bind(C)
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
        call mpi_ialltoallv(&
            MPI_IN_PLACE, &
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
        call pmpi_ialltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_5_bottom(profiled) bind(C)
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
        call mpi_ialltoallv(&
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
        call pmpi_ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ialltoallw(&
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
        call pmpi_ialltoallw(&
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallw_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ialltoallw(&
            MPI_IN_PLACE, &
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
        call pmpi_ialltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ialltoallw(&
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
        call pmpi_ialltoallw(&
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

#if REC_HAS_MPI_Ibcast && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ibcast_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ibcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ibcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iexscan_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iexscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iexscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iexscan_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iexscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iexscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iexscan_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iexscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iexscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igather_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_igather_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igather_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_igather(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igatherv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igatherv(&
            MPI_BOTTOM, &
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
    else
        call pmpi_igatherv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_igatherv_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igatherv(&
            MPI_IN_PLACE, &
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
    else
        call pmpi_igatherv(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igatherv_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_igatherv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_igatherv(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
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

#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
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

#if REC_HAS_MPI_Ireduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_scatter_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_block_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_scatter_block_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_block_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_ireduce_scatter_block(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_ireduce_scatter_block(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscan_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscan_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscan_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatter_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatter_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscatter_4_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatterv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatterv(&
            MPI_BOTTOM, &
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
    else
        call pmpi_iscatterv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatterv_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscatterv_5_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_iscatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call pmpi_iscatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call pmpi_reduce(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call pmpi_reduce(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call pmpi_reduce(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Reduce_local && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_local_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_local(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
    else
        call pmpi_reduce_local(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_local_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_local(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            returned)
    else
        call pmpi_reduce_local(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_block_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_reduce_scatter_block(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_block_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_block_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_block_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_reduce_scatter_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_reduce_scatter_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_scan(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scan_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_scan(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call pmpi_scan(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scan_init(&
            MPI_BOTTOM, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scan_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scan_init(&
            MPI_IN_PLACE, &
            rec_slots(1, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_init_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scan_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scan_init(&
            rec_slots(1, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(1, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatter_4_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatter(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter_init(&
            MPI_BOTTOM, &
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
    else
        call pmpi_scatter_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_init_4_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scatter_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatter_init_4_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatter_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scatter_init(&
            rec_slots(1, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(1, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatterv_5_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call pmpi_scatterv(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv_init(&
            MPI_BOTTOM, &
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
    else
        call pmpi_scatterv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_init_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv_init(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scatterv_init(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_BOTTOM, &
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

#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatterv_init_5_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call mpi_scatterv_init(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call pmpi_scatterv_init(&
            rec_slots(1, 1 + 1), &
            sendcounts, &
            displs, &
            sendtype, &
            MPI_IN_PLACE, &
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
