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

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_1_bottom(profiled) bind(C)
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
        call MPI_Allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
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

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_1_in_place(profiled) bind(C)
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
        call MPI_Allgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_4_bottom(profiled) bind(C)
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
        call MPI_Allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
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

#if REC_HAS_MPI_Allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_c_1_bottom(profiled) bind(C)
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
        call MPI_Allgather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
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

#if REC_HAS_MPI_Allgather_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_c_1_in_place(profiled) bind(C)
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
        call MPI_Allgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_c_4_bottom(profiled) bind(C)
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
        call MPI_Allgather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgather(&
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_1_bottom(profiled) bind(C)
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
        call MPI_Allgather_init(&
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
        call PMPI_Allgather_init(&
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_init_1_in_place(profiled) bind(C)
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
        call MPI_Allgather_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Allgather_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_4_bottom(profiled) bind(C)
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
        call MPI_Allgather_init(&
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
        call PMPI_Allgather_init(&
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

#if REC_HAS_MPI_Allgather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Allgather_init(&
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
        call PMPI_Allgather_init(&
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

#if REC_HAS_MPI_Allgather_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgather_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Allgather_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Allgather_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgather_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Allgather_init(&
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
        call PMPI_Allgather_init(&
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_1_bottom(profiled) bind(C)
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
        call MPI_Allgatherv(&
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
        call PMPI_Allgatherv(&
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_1_in_place(profiled) bind(C)
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
        call MPI_Allgatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_4_bottom(profiled) bind(C)
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
        call MPI_Allgatherv(&
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
        call PMPI_Allgatherv(&
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

#if REC_HAS_MPI_Allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_c_1_bottom(profiled) bind(C)
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
        call MPI_Allgatherv(&
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
        call PMPI_Allgatherv(&
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

#if REC_HAS_MPI_Allgatherv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_c_1_in_place(profiled) bind(C)
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
        call MPI_Allgatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Allgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_c_4_bottom(profiled) bind(C)
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
        call MPI_Allgatherv(&
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
        call PMPI_Allgatherv(&
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_1_bottom(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
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
        call PMPI_Allgatherv_init(&
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_init_1_in_place(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Allgatherv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_4_bottom(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
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
        call PMPI_Allgatherv_init(&
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

#if REC_HAS_MPI_Allgatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
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
        call PMPI_Allgatherv_init(&
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

#if REC_HAS_MPI_Allgatherv_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allgatherv_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Allgatherv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Allgatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allgatherv_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Allgatherv_init(&
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
        call PMPI_Allgatherv_init(&
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

#if REC_HAS_MPI_Allreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_1_bottom(profiled) bind(C)
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
        call MPI_Allreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Allreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Allreduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_c_1_bottom(profiled) bind(C)
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
        call MPI_Allreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allreduce_c_1_in_place(profiled) bind(C)
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
        call MPI_Allreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Allreduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_c_2_bottom(profiled) bind(C)
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
        call MPI_Allreduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Allreduce(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Allreduce_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Allreduce_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Allreduce_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_allreduce_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Allreduce_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_allreduce_init_c_2_bottom(profiled) bind(C)
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
        call MPI_Allreduce_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Allreduce_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
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

#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_1_in_place(profiled) bind(C)
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
        call MPI_Alltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_4_bottom(profiled) bind(C)
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
        call MPI_Alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
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

#if REC_HAS_MPI_Alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoall(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
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

#if REC_HAS_MPI_Alltoall_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_c_4_bottom(profiled) bind(C)
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
        call MPI_Alltoall(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            comm, &
            returned)
    else
        call PMPI_Alltoall(&
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_1_bottom(profiled) bind(C)
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
        call MPI_Alltoall_init(&
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
        call PMPI_Alltoall_init(&
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_init_1_in_place(profiled) bind(C)
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
        call MPI_Alltoall_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoall_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_4_bottom(profiled) bind(C)
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
        call MPI_Alltoall_init(&
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
        call PMPI_Alltoall_init(&
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

#if REC_HAS_MPI_Alltoall_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoall_init(&
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
        call PMPI_Alltoall_init(&
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

#if REC_HAS_MPI_Alltoall_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoall_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoall_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoall_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoall_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoall_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Alltoall_init(&
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
        call PMPI_Alltoall_init(&
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallv(&
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
        call PMPI_Alltoallv(&
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallv(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallv(&
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
        call PMPI_Alltoallv(&
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

#if REC_HAS_MPI_Alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallv(&
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
        call PMPI_Alltoallv(&
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

#if REC_HAS_MPI_Alltoallv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallv(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_c_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallv(&
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
        call PMPI_Alltoallv(&
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
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
        call PMPI_Alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_init_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
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
        call PMPI_Alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
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
        call PMPI_Alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallv_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallv_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallv_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallv_init_c_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallv_init(&
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
        call PMPI_Alltoallv_init(&
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw(&
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
        call PMPI_Alltoallw(&
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw(&
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
        call PMPI_Alltoallw(&
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

#if REC_HAS_MPI_Alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallw(&
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
        call PMPI_Alltoallw(&
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

#if REC_HAS_MPI_Alltoallw_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallw(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_c_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallw(&
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
        call PMPI_Alltoallw(&
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw_init(&
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
        call PMPI_Alltoallw_init(&
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_init_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallw_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Alltoallw_init(&
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
        call PMPI_Alltoallw_init(&
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

#if REC_HAS_MPI_Alltoallw_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Alltoallw_init(&
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
        call PMPI_Alltoallw_init(&
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

#if REC_HAS_MPI_Alltoallw_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_alltoallw_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Alltoallw_init(&
            MPI_IN_PLACE, &
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
        call PMPI_Alltoallw_init(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Alltoallw_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_alltoallw_init_c_5_bottom(profiled) bind(C)
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
        call MPI_Alltoallw_init(&
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
        call PMPI_Alltoallw_init(&
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

#if REC_HAS_MPI_Bcast && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bcast_1_bottom(profiled) bind(C)
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
        call MPI_Bcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Bcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Bcast_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bcast_c_1_bottom(profiled) bind(C)
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
        call MPI_Bcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Bcast(&
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
        call MPI_Bcast_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Bcast_init(&
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

#if REC_HAS_MPI_Bcast_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_bcast_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Bcast_init(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Bcast_init(&
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
        call MPI_Exscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Exscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Exscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_c_1_bottom(profiled) bind(C)
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
        call MPI_Exscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_exscan_c_1_in_place(profiled) bind(C)
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
        call MPI_Exscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Exscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_c_2_bottom(profiled) bind(C)
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
        call MPI_Exscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Exscan(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Exscan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Exscan_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Exscan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Exscan_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_exscan_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Exscan_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_exscan_init_c_2_bottom(profiled) bind(C)
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
        call MPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Exscan_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Gather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_c_1_bottom(profiled) bind(C)
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
        call MPI_Gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gather_c_1_in_place(profiled) bind(C)
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
        call MPI_Gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_c_4_bottom(profiled) bind(C)
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
        call MPI_Gather(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gather(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Gather_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Gather_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gather_init_1_in_place(profiled) bind(C)
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
        call MPI_Gather_init(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Gather_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_init_4_bottom(profiled) bind(C)
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
        call MPI_Gather_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gather_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Gather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Gather_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Gather_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gather_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Gather_init(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Gather_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gather_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gather_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Gather_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gather_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Gatherv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gatherv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Gatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_c_1_bottom(profiled) bind(C)
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
        call MPI_Gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gatherv(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gatherv_c_1_in_place(profiled) bind(C)
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
        call MPI_Gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Gatherv(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_c_4_bottom(profiled) bind(C)
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
        call MPI_Gatherv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gatherv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Gatherv_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Gatherv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gatherv_init_1_in_place(profiled) bind(C)
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
        call MPI_Gatherv_init(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Gatherv_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_init_4_bottom(profiled) bind(C)
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
        call MPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Gatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Gatherv_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Gatherv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_gatherv_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Gatherv_init(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Gatherv_init(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Gatherv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_gatherv_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Gatherv_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Iallgather(&
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
        call PMPI_Iallgather(&
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

#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgather_1_in_place(profiled) bind(C)
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
        call MPI_Iallgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgather && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgather_4_bottom(profiled) bind(C)
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
        call MPI_Iallgather(&
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
        call PMPI_Iallgather(&
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

#if REC_HAS_MPI_Iallgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgather_c_1_bottom(profiled) bind(C)
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
        call MPI_Iallgather(&
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
        call PMPI_Iallgather(&
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

#if REC_HAS_MPI_Iallgather_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgather_c_1_in_place(profiled) bind(C)
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
        call MPI_Iallgather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallgather(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgather_c_4_bottom(profiled) bind(C)
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
        call MPI_Iallgather(&
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
        call PMPI_Iallgather(&
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_1_bottom(profiled) bind(C)
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
        call MPI_Iallgatherv(&
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
        call PMPI_Iallgatherv(&
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgatherv_1_in_place(profiled) bind(C)
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
        call MPI_Iallgatherv(&
            MPI_IN_PLACE, &
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
        call PMPI_Iallgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_4_bottom(profiled) bind(C)
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
        call MPI_Iallgatherv(&
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
        call PMPI_Iallgatherv(&
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

#if REC_HAS_MPI_Iallgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_c_1_bottom(profiled) bind(C)
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
        call MPI_Iallgatherv(&
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
        call PMPI_Iallgatherv(&
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

#if REC_HAS_MPI_Iallgatherv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallgatherv_c_1_in_place(profiled) bind(C)
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
        call MPI_Iallgatherv(&
            MPI_IN_PLACE, &
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
        call PMPI_Iallgatherv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Iallgatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallgatherv_c_4_bottom(profiled) bind(C)
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
        call MPI_Iallgatherv(&
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
        call PMPI_Iallgatherv(&
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

#if REC_HAS_MPI_Iallreduce && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallreduce_1_bottom(profiled) bind(C)
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
        call MPI_Iallreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iallreduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallreduce_c_1_bottom(profiled) bind(C)
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
        call MPI_Iallreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iallreduce_c_1_in_place(profiled) bind(C)
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
        call MPI_Iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iallreduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iallreduce_c_2_bottom(profiled) bind(C)
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
        call MPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iallreduce(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Ialltoall(&
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
        call PMPI_Ialltoall(&
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

#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoall_1_in_place(profiled) bind(C)
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
        call MPI_Ialltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ialltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoall && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoall_4_bottom(profiled) bind(C)
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
        call MPI_Ialltoall(&
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
        call PMPI_Ialltoall(&
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

#if REC_HAS_MPI_Ialltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoall_c_1_bottom(profiled) bind(C)
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
        call MPI_Ialltoall(&
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
        call PMPI_Ialltoall(&
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

#if REC_HAS_MPI_Ialltoall_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoall_c_1_in_place(profiled) bind(C)
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
        call MPI_Ialltoall(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ialltoall(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoall_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoall_c_4_bottom(profiled) bind(C)
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
        call MPI_Ialltoall(&
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
        call PMPI_Ialltoall(&
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_1_bottom(profiled) bind(C)
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
        call MPI_Ialltoallv(&
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
        call PMPI_Ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallv_1_in_place(profiled) bind(C)
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
        call MPI_Ialltoallv(&
            MPI_IN_PLACE, &
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
        call PMPI_Ialltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_5_bottom(profiled) bind(C)
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
        call MPI_Ialltoallv(&
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
        call PMPI_Ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_c_1_bottom(profiled) bind(C)
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
        call MPI_Ialltoallv(&
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
        call PMPI_Ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallv_c_1_in_place(profiled) bind(C)
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
        call MPI_Ialltoallv(&
            MPI_IN_PLACE, &
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
        call PMPI_Ialltoallv(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallv_c_5_bottom(profiled) bind(C)
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
        call MPI_Ialltoallv(&
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
        call PMPI_Ialltoallv(&
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ialltoallw(&
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
        call PMPI_Ialltoallw(&
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallw_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ialltoallw(&
            MPI_IN_PLACE, &
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
        call PMPI_Ialltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallw && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_5_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ialltoallw(&
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
        call PMPI_Ialltoallw(&
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

#if REC_HAS_MPI_Ialltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_c_1_bottom(profiled) bind(C)
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
        call MPI_Ialltoallw(&
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
        call PMPI_Ialltoallw(&
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

#if REC_HAS_MPI_Ialltoallw_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ialltoallw_c_1_in_place(profiled) bind(C)
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
        call MPI_Ialltoallw(&
            MPI_IN_PLACE, &
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
        call PMPI_Ialltoallw(&
            MPI_IN_PLACE, &
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

#if REC_HAS_MPI_Ialltoallw_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ialltoallw_c_5_bottom(profiled) bind(C)
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
        call MPI_Ialltoallw(&
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
        call PMPI_Ialltoallw(&
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

#if REC_HAS_MPI_Ibcast && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ibcast_1_bottom(profiled) bind(C)
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
        call MPI_Ibcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ibcast(&
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

#if REC_HAS_MPI_Ibcast_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ibcast_c_1_bottom(profiled) bind(C)
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
        call MPI_Ibcast(&
            MPI_BOTTOM, &
            count, &
            datatype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ibcast(&
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
        call MPI_Iexscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iexscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iexscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iexscan_c_1_bottom(profiled) bind(C)
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
        call MPI_Iexscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iexscan_c_1_in_place(profiled) bind(C)
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
        call MPI_Iexscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iexscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iexscan_c_2_bottom(profiled) bind(C)
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
        call MPI_Iexscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iexscan(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Igather(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Igather(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Igather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igather_c_1_bottom(profiled) bind(C)
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
        call MPI_Igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Igather(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_igather_c_1_in_place(profiled) bind(C)
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
        call MPI_Igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Igather(&
            MPI_IN_PLACE, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igather_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igather_c_4_bottom(profiled) bind(C)
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
        call MPI_Igather(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Igather(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Igatherv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Igatherv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_igatherv_1_in_place(profiled) bind(C)
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
        call MPI_Igatherv(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Igatherv(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igatherv_4_bottom(profiled) bind(C)
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
        call MPI_Igatherv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Igatherv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Igatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igatherv_c_1_bottom(profiled) bind(C)
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
        call MPI_Igatherv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Igatherv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_igatherv_c_1_in_place(profiled) bind(C)
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
        call MPI_Igatherv(&
            MPI_IN_PLACE, &
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
    else
        call PMPI_Igatherv(&
            MPI_IN_PLACE, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Igatherv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_igatherv_c_4_bottom(profiled) bind(C)
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
        call MPI_Igatherv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Igatherv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Ireduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Ireduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Ireduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_c_1_bottom(profiled) bind(C)
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
        call MPI_Ireduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Ireduce_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_c_1_in_place(profiled) bind(C)
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
        call MPI_Ireduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Ireduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_c_2_bottom(profiled) bind(C)
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
        call MPI_Ireduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Ireduce_scatter_block_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_block_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_scatter_block_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_block_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_block_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter_block(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Ireduce_scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_ireduce_scatter_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ireduce_scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_ireduce_scatter_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Ireduce_scatter(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscan && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscan_1_bottom(profiled) bind(C)
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
        call MPI_Iscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Iscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscan_c_1_bottom(profiled) bind(C)
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
        call MPI_Iscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscan_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscan_c_1_in_place(profiled) bind(C)
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
        call MPI_Iscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscan_c_2_bottom(profiled) bind(C)
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
        call MPI_Iscan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscan(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatter_c_1_bottom(profiled) bind(C)
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
        call MPI_Iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    else
        call PMPI_Iscatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            request, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatter_c_4_bottom(profiled) bind(C)
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
        call MPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscatter_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscatter_c_4_in_place(profiled) bind(C)
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
        call MPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatter(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Iscatterv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Iscatterv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatterv_5_bottom(profiled) bind(C)
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
        call MPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscatterv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatterv_c_1_bottom(profiled) bind(C)
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
        call MPI_Iscatterv(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Iscatterv(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Iscatterv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_iscatterv_c_5_bottom(profiled) bind(C)
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
        call MPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Iscatterv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_iscatterv_c_5_in_place(profiled) bind(C)
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
        call MPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Iscatterv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Reduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Reduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Reduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Reduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_c_1_bottom(profiled) bind(C)
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
        call MPI_Reduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_c_1_in_place(profiled) bind(C)
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
        call MPI_Reduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_c_2_bottom(profiled) bind(C)
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
        call MPI_Reduce(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Reduce(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Reduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Reduce_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Reduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            root, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_init_c_2_bottom(profiled) bind(C)
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
        call MPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Reduce_init(&
            rec_slots(:, 1 + 1), &
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
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    if (profiled == 0) then
        call MPI_Reduce_local(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
    else
        call PMPI_Reduce_local(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    type(MPI_Datatype) :: datatype
    type(MPI_Op) :: op
    integer :: returned
    i = 0
    returned = 0
    count = 103
    datatype%MPI_VAL = 1004
    op%MPI_VAL = 1005
    if (profiled == 0) then
        call MPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            returned)
    else
        call PMPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_local_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_local(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
    else
        call PMPI_Reduce_local(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_local_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_local_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            returned)
    else
        call PMPI_Reduce_local(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_block_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_block_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter_block(&
            rec_slots(:, 1 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_block_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_block_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_block_init_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_block_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_block_init_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_block_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcount, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_block_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Reduce_scatter(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Reduce_scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_init_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_init_c_1_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_reduce_scatter_init_c_1_in_place(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Reduce_scatter_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_reduce_scatter_init_c_2_bottom(profiled) bind(C)
    integer(c_int), value :: profiled
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
    if (profiled == 0) then
        call MPI_Reduce_scatter_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            recvcounts, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Reduce_scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Scan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Scan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_c_1_bottom(profiled) bind(C)
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
        call MPI_Scan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scan_c_1_in_place(profiled) bind(C)
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
        call MPI_Scan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scan_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_c_2_bottom(profiled) bind(C)
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
        call MPI_Scan(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            returned)
    else
        call PMPI_Scan(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Scan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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
        call MPI_Scan_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scan_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Scan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            MPI_BOTTOM, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Scan_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scan_init_c_1_in_place(profiled) bind(C)
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
        call MPI_Scan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            MPI_IN_PLACE, &
            rec_slots(:, 2 + 1), &
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

#if REC_HAS_MPI_Scan_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scan_init_c_2_bottom(profiled) bind(C)
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
        call MPI_Scan_init(&
            rec_slots(:, 1 + 1), &
            MPI_BOTTOM, &
            count, &
            datatype, &
            op, &
            comm, &
            info, &
            request, &
            returned)
    else
        call PMPI_Scan_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
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
        call MPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_c_1_bottom(profiled) bind(C)
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
        call MPI_Scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            MPI_BOTTOM, &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_c_4_bottom(profiled) bind(C)
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
        call MPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_BOTTOM, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatter_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatter_c_4_in_place(profiled) bind(C)
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
        call MPI_Scatter(&
            rec_slots(:, 1 + 1), &
            sendcount, &
            sendtype, &
            MPI_IN_PLACE, &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatter(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatter_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Scatter_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_init_4_bottom(profiled) bind(C)
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
        call MPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatter_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Scatter_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Scatter_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatter_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatter_init_c_4_bottom(profiled) bind(C)
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
        call MPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatter_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatter_init_c_4_in_place(profiled) bind(C)
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
        call MPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatter_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
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
        call MPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatterv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_c_1_bottom(profiled) bind(C)
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
        call MPI_Scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    else
        call PMPI_Scatterv(&
            MPI_BOTTOM, &
            sendcounts, &
            displs, &
            sendtype, &
            rec_slots(:, 5 + 1), &
            recvcount, &
            recvtype, &
            root, &
            comm, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_c_5_bottom(profiled) bind(C)
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
        call MPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatterv_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatterv_c_5_in_place(profiled) bind(C)
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
        call MPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatterv_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Scatterv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_init_5_bottom(profiled) bind(C)
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
        call MPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
        call MPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatterv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_init_c_1_bottom(profiled) bind(C)
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
        call MPI_Scatterv_init(&
            MPI_BOTTOM, &
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
    else
        call PMPI_Scatterv_init(&
            MPI_BOTTOM, &
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
    end if
end subroutine
#endif

#if REC_HAS_MPI_Scatterv_init_c && defined(BND_HAS_MPI_BOTTOM)
subroutine rec_mpi_scatterv_init_c_5_bottom(profiled) bind(C)
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
        call MPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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

#if REC_HAS_MPI_Scatterv_init_c && defined(BND_HAS_MPI_IN_PLACE)
subroutine rec_mpi_scatterv_init_c_5_in_place(profiled) bind(C)
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
        call MPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
        call PMPI_Scatterv_init(&
            rec_slots(:, 1 + 1), &
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
