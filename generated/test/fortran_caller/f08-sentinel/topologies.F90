! Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/fortran_caller/special.F90.j2.
! Calls of the wrappers of the chapter "topologies" with arguments that have a meaning of their own.
#include "rec_has.h"
#include "bnd_has.h"
module rec_topologies
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Dist_graph_create && defined(BND_HAS_MPI_UNWEIGHTED)
subroutine rec_mpi_dist_graph_create_6_unweighted(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: n
    integer :: sources(8)
    integer :: degrees(8)
    integer :: destinations(8)
    integer :: weights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    n = 3
    sources = [(103 + i, i = 0, 7)]
    degrees = [(104 + i, i = 0, 7)]
    destinations = [(105 + i, i = 0, 7)]
    weights = [(106 + i, i = 0, 7)]
    info%MPI_VAL = 1007
    reorder = 0 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create(&
            comm_old, &
            n, &
            sources, &
            degrees, &
            destinations, &
            MPI_UNWEIGHTED, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create(&
            comm_old, &
            n, &
            sources, &
            degrees, &
            destinations, &
            MPI_UNWEIGHTED, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
subroutine rec_mpi_dist_graph_create_6_weights_empty(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: n
    integer :: sources(8)
    integer :: degrees(8)
    integer :: destinations(8)
    integer :: weights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    n = 3
    sources = [(103 + i, i = 0, 7)]
    degrees = [(104 + i, i = 0, 7)]
    destinations = [(105 + i, i = 0, 7)]
    weights = [(106 + i, i = 0, 7)]
    info%MPI_VAL = 1007
    reorder = 0 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create(&
            comm_old, &
            n, &
            sources, &
            degrees, &
            destinations, &
            MPI_WEIGHTS_EMPTY, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create(&
            comm_old, &
            n, &
            sources, &
            degrees, &
            destinations, &
            MPI_WEIGHTS_EMPTY, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_UNWEIGHTED)
subroutine rec_mpi_dist_graph_create_adjacent_4_unweighted(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info%MPI_VAL = 1008
    reorder = 1 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            MPI_UNWEIGHTED, &
            outdegree, &
            destinations, &
            destweights, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            MPI_UNWEIGHTED, &
            outdegree, &
            destinations, &
            destweights, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
subroutine rec_mpi_dist_graph_create_adjacent_4_weights_empty(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info%MPI_VAL = 1008
    reorder = 1 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            MPI_WEIGHTS_EMPTY, &
            outdegree, &
            destinations, &
            destweights, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            MPI_WEIGHTS_EMPTY, &
            outdegree, &
            destinations, &
            destweights, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_UNWEIGHTED)
subroutine rec_mpi_dist_graph_create_adjacent_7_unweighted(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info%MPI_VAL = 1008
    reorder = 1 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            sourceweights, &
            outdegree, &
            destinations, &
            MPI_UNWEIGHTED, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            sourceweights, &
            outdegree, &
            destinations, &
            MPI_UNWEIGHTED, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent && defined(BND_HAS_MPI_WEIGHTS_EMPTY)
subroutine rec_mpi_dist_graph_create_adjacent_7_weights_empty(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    type(MPI_Info) :: info
    logical :: reorder
    type(MPI_Comm) :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old%MPI_VAL = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info%MPI_VAL = 1008
    reorder = 1 /= 0
    if (profiled == 0) then
        call MPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            sourceweights, &
            outdegree, &
            destinations, &
            MPI_WEIGHTS_EMPTY, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    else
        call PMPI_Dist_graph_create_adjacent(&
            comm_old, &
            indegree, &
            sources, &
            sourceweights, &
            outdegree, &
            destinations, &
            MPI_WEIGHTS_EMPTY, &
            info, &
            reorder, &
            comm_dist_graph, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors && defined(BND_HAS_MPI_UNWEIGHTED)
subroutine rec_mpi_dist_graph_neighbors_4_unweighted(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm
    integer :: maxindegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: maxoutdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    maxindegree = 3
    maxoutdegree = 3
    if (profiled == 0) then
        call MPI_Dist_graph_neighbors(&
            comm, &
            maxindegree, &
            sources, &
            MPI_UNWEIGHTED, &
            maxoutdegree, &
            destinations, &
            destweights, &
            returned)
    else
        call PMPI_Dist_graph_neighbors(&
            comm, &
            maxindegree, &
            sources, &
            MPI_UNWEIGHTED, &
            maxoutdegree, &
            destinations, &
            destweights, &
            returned)
    end if
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors && defined(BND_HAS_MPI_UNWEIGHTED)
subroutine rec_mpi_dist_graph_neighbors_7_unweighted(profiled) bind(C)
    integer(c_int), value :: profiled
    integer :: i
    type(MPI_Comm) :: comm
    integer :: maxindegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: maxoutdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    maxindegree = 3
    maxoutdegree = 3
    if (profiled == 0) then
        call MPI_Dist_graph_neighbors(&
            comm, &
            maxindegree, &
            sources, &
            sourceweights, &
            maxoutdegree, &
            destinations, &
            MPI_UNWEIGHTED, &
            returned)
    else
        call PMPI_Dist_graph_neighbors(&
            comm, &
            maxindegree, &
            sources, &
            sourceweights, &
            maxoutdegree, &
            destinations, &
            MPI_UNWEIGHTED, &
            returned)
    end if
end subroutine
#endif

end module
