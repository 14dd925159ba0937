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

#if REC_HAS_MPI_Ineighbor_allgather
subroutine rec_mpi_ineighbor_allgather_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Ineighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Ineighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgather_c
subroutine rec_mpi_ineighbor_allgather_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Ineighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Ineighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv
subroutine rec_mpi_ineighbor_allgatherv_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Ineighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Ineighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Ineighbor_allgatherv_c
subroutine rec_mpi_ineighbor_allgatherv_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Ineighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Ineighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather
subroutine rec_mpi_neighbor_allgather_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_c
subroutine rec_mpi_neighbor_allgather_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgather(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init
subroutine rec_mpi_neighbor_allgather_init_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgather_init_c
subroutine rec_mpi_neighbor_allgather_init_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgather_init(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcount, &
            recvtype, &
            comm, &
            info, &
            request, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv
subroutine rec_mpi_neighbor_allgatherv_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_c
subroutine rec_mpi_neighbor_allgatherv_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgatherv(&
            rec_slots(1:5:2, 1 + 1), &
            sendcount, &
            sendtype, &
            rec_slots(:, 4 + 1), &
            recvcounts, &
            displs, &
            recvtype, &
            comm, &
            returned)
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init
subroutine rec_mpi_neighbor_allgatherv_init_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

#if REC_HAS_MPI_Neighbor_allgatherv_init_c
subroutine rec_mpi_neighbor_allgatherv_init_c_out_degree(profiled) bind(C)
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
        rec_topology = MPI_UNDEFINED
        call MPI_Neighbor_allgatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_topology = MPI_DIST_GRAPH
    else
        rec_topology = MPI_UNDEFINED
        call PMPI_Neighbor_allgatherv_init(&
            rec_slots(1:5:2, 1 + 1), &
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
        rec_topology = MPI_DIST_GRAPH
    end if
end subroutine
#endif

end module
