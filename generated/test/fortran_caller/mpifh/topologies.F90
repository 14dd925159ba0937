! Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "topologies".
#include "rec_has.h"
module rec_topologies
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Cart_coords
subroutine rec_mpifh_mpi_cart_coords() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: maxdims
    integer :: coords(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    maxdims = 3
    call mpi_cart_coords(&
        comm, &
        rank, &
        maxdims, &
        coords, &
        returned)
    call observe_numbers('coords', int(coords(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_coords
subroutine rec_mpifh_pmpi_cart_coords() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: maxdims
    integer :: coords(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    maxdims = 3
    call pmpi_cart_coords(&
        comm, &
        rank, &
        maxdims, &
        coords, &
        returned)
    call observe_numbers('coords', int(coords(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_create
subroutine rec_mpifh_mpi_cart_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: ndims
    integer :: dims(8)
    logical :: periods(8)
    logical :: reorder
    integer :: comm_cart
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    periods = [(0 + i /= 0, i = 0, 7)]
    reorder = 1 /= 0
    call mpi_cart_create(&
        comm_old, &
        ndims, &
        dims, &
        periods, &
        reorder, &
        comm_cart, &
        returned)
    call observe_handle('comm_cart', comm_cart)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_create
subroutine rec_mpifh_pmpi_cart_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: ndims
    integer :: dims(8)
    logical :: periods(8)
    logical :: reorder
    integer :: comm_cart
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    periods = [(0 + i /= 0, i = 0, 7)]
    reorder = 1 /= 0
    call pmpi_cart_create(&
        comm_old, &
        ndims, &
        dims, &
        periods, &
        reorder, &
        comm_cart, &
        returned)
    call observe_handle('comm_cart', comm_cart)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_get
subroutine rec_mpifh_mpi_cart_get() bind(C)
    integer :: i
    integer :: comm
    integer :: maxdims
    integer :: dims(8)
    logical :: periods(8)
    integer :: coords(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxdims = 3
    periods = .false.
    call mpi_cart_get(&
        comm, &
        maxdims, &
        dims, &
        periods, &
        coords, &
        returned)
    call observe_numbers('dims', int(dims(1:3), 8))
    call observe_numbers('periods', merge(1_8, 0_8, periods(1:3)))
    call observe_numbers('coords', int(coords(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_get
subroutine rec_mpifh_pmpi_cart_get() bind(C)
    integer :: i
    integer :: comm
    integer :: maxdims
    integer :: dims(8)
    logical :: periods(8)
    integer :: coords(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxdims = 3
    periods = .false.
    call pmpi_cart_get(&
        comm, &
        maxdims, &
        dims, &
        periods, &
        coords, &
        returned)
    call observe_numbers('dims', int(dims(1:3), 8))
    call observe_numbers('periods', merge(1_8, 0_8, periods(1:3)))
    call observe_numbers('coords', int(coords(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_map
subroutine rec_mpifh_mpi_cart_map() bind(C)
    integer :: i
    integer :: comm
    integer :: ndims
    integer :: dims(8)
    logical :: periods(8)
    integer :: newrank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    periods = [(0 + i /= 0, i = 0, 7)]
    call mpi_cart_map(&
        comm, &
        ndims, &
        dims, &
        periods, &
        newrank, &
        returned)
    call observe_number('newrank', int(newrank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_map
subroutine rec_mpifh_pmpi_cart_map() bind(C)
    integer :: i
    integer :: comm
    integer :: ndims
    integer :: dims(8)
    logical :: periods(8)
    integer :: newrank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    periods = [(0 + i /= 0, i = 0, 7)]
    call pmpi_cart_map(&
        comm, &
        ndims, &
        dims, &
        periods, &
        newrank, &
        returned)
    call observe_number('newrank', int(newrank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_rank
subroutine rec_mpifh_mpi_cart_rank() bind(C)
    integer :: i
    integer :: comm
    integer :: coords(8)
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    coords = [(102 + i, i = 0, 7)]
    call mpi_cart_rank(&
        comm, &
        coords, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_rank
subroutine rec_mpifh_pmpi_cart_rank() bind(C)
    integer :: i
    integer :: comm
    integer :: coords(8)
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    coords = [(102 + i, i = 0, 7)]
    call pmpi_cart_rank(&
        comm, &
        coords, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_shift
subroutine rec_mpifh_mpi_cart_shift() bind(C)
    integer :: i
    integer :: comm
    integer :: direction
    integer :: disp
    integer :: rank_source
    integer :: rank_dest
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    direction = 102
    disp = 103
    call mpi_cart_shift(&
        comm, &
        direction, &
        disp, &
        rank_source, &
        rank_dest, &
        returned)
    call observe_number('rank_source', int(rank_source, 8))
    call observe_number('rank_dest', int(rank_dest, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_shift
subroutine rec_mpifh_pmpi_cart_shift() bind(C)
    integer :: i
    integer :: comm
    integer :: direction
    integer :: disp
    integer :: rank_source
    integer :: rank_dest
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    direction = 102
    disp = 103
    call pmpi_cart_shift(&
        comm, &
        direction, &
        disp, &
        rank_source, &
        rank_dest, &
        returned)
    call observe_number('rank_source', int(rank_source, 8))
    call observe_number('rank_dest', int(rank_dest, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_sub
subroutine rec_mpifh_mpi_cart_sub() bind(C)
    integer :: i
    integer :: comm
    logical :: remain_dims(8)
    integer :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    remain_dims = [(0 + i /= 0, i = 0, 7)]
    call mpi_cart_sub(&
        comm, &
        remain_dims, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cart_sub
subroutine rec_mpifh_pmpi_cart_sub() bind(C)
    integer :: i
    integer :: comm
    logical :: remain_dims(8)
    integer :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    remain_dims = [(0 + i /= 0, i = 0, 7)]
    call pmpi_cart_sub(&
        comm, &
        remain_dims, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cartdim_get
subroutine rec_mpifh_mpi_cartdim_get() bind(C)
    integer :: i
    integer :: comm
    integer :: ndims
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_cartdim_get(&
        comm, &
        ndims, &
        returned)
    call observe_number('ndims', int(ndims, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Cartdim_get
subroutine rec_mpifh_pmpi_cartdim_get() bind(C)
    integer :: i
    integer :: comm
    integer :: ndims
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_cartdim_get(&
        comm, &
        ndims, &
        returned)
    call observe_number('ndims', int(ndims, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dims_create
subroutine rec_mpifh_mpi_dims_create() bind(C)
    integer :: i
    integer :: nnodes
    integer :: ndims
    integer :: dims(8)
    integer :: returned
    i = 0
    returned = 0
    nnodes = 101
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    call mpi_dims_create(&
        nnodes, &
        ndims, &
        dims, &
        returned)
    call observe_numbers('dims', int(dims(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dims_create
subroutine rec_mpifh_pmpi_dims_create() bind(C)
    integer :: i
    integer :: nnodes
    integer :: ndims
    integer :: dims(8)
    integer :: returned
    i = 0
    returned = 0
    nnodes = 101
    ndims = 3
    dims = [(103 + i, i = 0, 7)]
    call pmpi_dims_create(&
        nnodes, &
        ndims, &
        dims, &
        returned)
    call observe_numbers('dims', int(dims(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create
subroutine rec_mpifh_mpi_dist_graph_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: n
    integer :: sources(8)
    integer :: degrees(8)
    integer :: destinations(8)
    integer :: weights(8)
    integer :: info
    logical :: reorder
    integer :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    n = 3
    sources = [(103 + i, i = 0, 7)]
    degrees = [(104 + i, i = 0, 7)]
    destinations = [(105 + i, i = 0, 7)]
    weights = [(106 + i, i = 0, 7)]
    info = 1007
    reorder = 0 /= 0
    call mpi_dist_graph_create(&
        comm_old, &
        n, &
        sources, &
        degrees, &
        destinations, &
        weights, &
        info, &
        reorder, &
        comm_dist_graph, &
        returned)
    call observe_handle('comm_dist_graph', comm_dist_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create
subroutine rec_mpifh_pmpi_dist_graph_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: n
    integer :: sources(8)
    integer :: degrees(8)
    integer :: destinations(8)
    integer :: weights(8)
    integer :: info
    logical :: reorder
    integer :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    n = 3
    sources = [(103 + i, i = 0, 7)]
    degrees = [(104 + i, i = 0, 7)]
    destinations = [(105 + i, i = 0, 7)]
    weights = [(106 + i, i = 0, 7)]
    info = 1007
    reorder = 0 /= 0
    call pmpi_dist_graph_create(&
        comm_old, &
        n, &
        sources, &
        degrees, &
        destinations, &
        weights, &
        info, &
        reorder, &
        comm_dist_graph, &
        returned)
    call observe_handle('comm_dist_graph', comm_dist_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent
subroutine rec_mpifh_mpi_dist_graph_create_adjacent() bind(C)
    integer :: i
    integer :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: info
    logical :: reorder
    integer :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info = 1008
    reorder = 1 /= 0
    call mpi_dist_graph_create_adjacent(&
        comm_old, &
        indegree, &
        sources, &
        sourceweights, &
        outdegree, &
        destinations, &
        destweights, &
        info, &
        reorder, &
        comm_dist_graph, &
        returned)
    call observe_handle('comm_dist_graph', comm_dist_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_create_adjacent
subroutine rec_mpifh_pmpi_dist_graph_create_adjacent() bind(C)
    integer :: i
    integer :: comm_old
    integer :: indegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: outdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: info
    logical :: reorder
    integer :: comm_dist_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    indegree = 3
    sources = [(103 + i, i = 0, 7)]
    sourceweights = [(104 + i, i = 0, 7)]
    outdegree = 3
    destinations = [(106 + i, i = 0, 7)]
    destweights = [(107 + i, i = 0, 7)]
    info = 1008
    reorder = 1 /= 0
    call pmpi_dist_graph_create_adjacent(&
        comm_old, &
        indegree, &
        sources, &
        sourceweights, &
        outdegree, &
        destinations, &
        destweights, &
        info, &
        reorder, &
        comm_dist_graph, &
        returned)
    call observe_handle('comm_dist_graph', comm_dist_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors
subroutine rec_mpifh_mpi_dist_graph_neighbors() bind(C)
    integer :: i
    integer :: comm
    integer :: maxindegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: maxoutdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxindegree = 3
    maxoutdegree = 3
    call mpi_dist_graph_neighbors(&
        comm, &
        maxindegree, &
        sources, &
        sourceweights, &
        maxoutdegree, &
        destinations, &
        destweights, &
        returned)
    call observe_numbers('sources', int(sources(1:3), 8))
    call observe_numbers('sourceweights', int(sourceweights(1:3), 8))
    call observe_numbers('destinations', int(destinations(1:3), 8))
    call observe_numbers('destweights', int(destweights(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors
subroutine rec_mpifh_pmpi_dist_graph_neighbors() bind(C)
    integer :: i
    integer :: comm
    integer :: maxindegree
    integer :: sources(8)
    integer :: sourceweights(8)
    integer :: maxoutdegree
    integer :: destinations(8)
    integer :: destweights(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxindegree = 3
    maxoutdegree = 3
    call pmpi_dist_graph_neighbors(&
        comm, &
        maxindegree, &
        sources, &
        sourceweights, &
        maxoutdegree, &
        destinations, &
        destweights, &
        returned)
    call observe_numbers('sources', int(sources(1:3), 8))
    call observe_numbers('sourceweights', int(sourceweights(1:3), 8))
    call observe_numbers('destinations', int(destinations(1:3), 8))
    call observe_numbers('destweights', int(destweights(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors_count
subroutine rec_mpifh_mpi_dist_graph_neighbors_count() bind(C)
    integer :: i
    integer :: comm
    integer :: indegree
    integer :: outdegree
    logical :: weighted
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    weighted = 1 == 0
    call mpi_dist_graph_neighbors_count(&
        comm, &
        indegree, &
        outdegree, &
        weighted, &
        returned)
    call observe_number('indegree', int(indegree, 8))
    call observe_number('outdegree', int(outdegree, 8))
    call observe_number('weighted', merge(1_8, 0_8, weighted))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Dist_graph_neighbors_count
subroutine rec_mpifh_pmpi_dist_graph_neighbors_count() bind(C)
    integer :: i
    integer :: comm
    integer :: indegree
    integer :: outdegree
    logical :: weighted
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    weighted = 1 == 0
    call pmpi_dist_graph_neighbors_count(&
        comm, &
        indegree, &
        outdegree, &
        weighted, &
        returned)
    call observe_number('indegree', int(indegree, 8))
    call observe_number('outdegree', int(outdegree, 8))
    call observe_number('weighted', merge(1_8, 0_8, weighted))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_hw_resource_info
subroutine rec_mpifh_mpi_get_hw_resource_info() bind(C)
    integer :: i
    integer :: hw_info
    integer :: returned
    i = 0
    returned = 0
    call mpi_get_hw_resource_info(&
        hw_info, &
        returned)
    call observe_handle('hw_info', hw_info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Get_hw_resource_info
subroutine rec_mpifh_pmpi_get_hw_resource_info() bind(C)
    integer :: i
    integer :: hw_info
    integer :: returned
    i = 0
    returned = 0
    call pmpi_get_hw_resource_info(&
        hw_info, &
        returned)
    call observe_handle('hw_info', hw_info)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_create
subroutine rec_mpifh_mpi_graph_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: nnodes
    integer :: index(8)
    integer :: edges(8)
    logical :: reorder
    integer :: comm_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    nnodes = 3
    index = [(103 + i, i = 0, 7)]
    edges = [(104 + i, i = 0, 7)]
    reorder = 1 /= 0
    call mpi_graph_create(&
        comm_old, &
        nnodes, &
        index, &
        edges, &
        reorder, &
        comm_graph, &
        returned)
    call observe_handle('comm_graph', comm_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_create
subroutine rec_mpifh_pmpi_graph_create() bind(C)
    integer :: i
    integer :: comm_old
    integer :: nnodes
    integer :: index(8)
    integer :: edges(8)
    logical :: reorder
    integer :: comm_graph
    integer :: returned
    i = 0
    returned = 0
    comm_old = 1001
    nnodes = 3
    index = [(103 + i, i = 0, 7)]
    edges = [(104 + i, i = 0, 7)]
    reorder = 1 /= 0
    call pmpi_graph_create(&
        comm_old, &
        nnodes, &
        index, &
        edges, &
        reorder, &
        comm_graph, &
        returned)
    call observe_handle('comm_graph', comm_graph)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_get
subroutine rec_mpifh_mpi_graph_get() bind(C)
    integer :: i
    integer :: comm
    integer :: maxindex
    integer :: maxedges
    integer :: index(8)
    integer :: edges(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxindex = 3
    maxedges = 3
    call mpi_graph_get(&
        comm, &
        maxindex, &
        maxedges, &
        index, &
        edges, &
        returned)
    call observe_numbers('index', int(index(1:3), 8))
    call observe_numbers('edges', int(edges(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_get
subroutine rec_mpifh_pmpi_graph_get() bind(C)
    integer :: i
    integer :: comm
    integer :: maxindex
    integer :: maxedges
    integer :: index(8)
    integer :: edges(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    maxindex = 3
    maxedges = 3
    call pmpi_graph_get(&
        comm, &
        maxindex, &
        maxedges, &
        index, &
        edges, &
        returned)
    call observe_numbers('index', int(index(1:3), 8))
    call observe_numbers('edges', int(edges(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_map
subroutine rec_mpifh_mpi_graph_map() bind(C)
    integer :: i
    integer :: comm
    integer :: nnodes
    integer :: index(8)
    integer :: edges(8)
    integer :: newrank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    nnodes = 3
    index = [(103 + i, i = 0, 7)]
    edges = [(104 + i, i = 0, 7)]
    call mpi_graph_map(&
        comm, &
        nnodes, &
        index, &
        edges, &
        newrank, &
        returned)
    call observe_number('newrank', int(newrank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_map
subroutine rec_mpifh_pmpi_graph_map() bind(C)
    integer :: i
    integer :: comm
    integer :: nnodes
    integer :: index(8)
    integer :: edges(8)
    integer :: newrank
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    nnodes = 3
    index = [(103 + i, i = 0, 7)]
    edges = [(104 + i, i = 0, 7)]
    call pmpi_graph_map(&
        comm, &
        nnodes, &
        index, &
        edges, &
        newrank, &
        returned)
    call observe_number('newrank', int(newrank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_neighbors
subroutine rec_mpifh_mpi_graph_neighbors() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: maxneighbors
    integer :: neighbors(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    maxneighbors = 3
    call mpi_graph_neighbors(&
        comm, &
        rank, &
        maxneighbors, &
        neighbors, &
        returned)
    call observe_numbers('neighbors', int(neighbors(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_neighbors
subroutine rec_mpifh_pmpi_graph_neighbors() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: maxneighbors
    integer :: neighbors(8)
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    maxneighbors = 3
    call pmpi_graph_neighbors(&
        comm, &
        rank, &
        maxneighbors, &
        neighbors, &
        returned)
    call observe_numbers('neighbors', int(neighbors(1:3), 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_neighbors_count
subroutine rec_mpifh_mpi_graph_neighbors_count() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: nneighbors
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    call mpi_graph_neighbors_count(&
        comm, &
        rank, &
        nneighbors, &
        returned)
    call observe_number('nneighbors', int(nneighbors, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graph_neighbors_count
subroutine rec_mpifh_pmpi_graph_neighbors_count() bind(C)
    integer :: i
    integer :: comm
    integer :: rank
    integer :: nneighbors
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    rank = 102
    call pmpi_graph_neighbors_count(&
        comm, &
        rank, &
        nneighbors, &
        returned)
    call observe_number('nneighbors', int(nneighbors, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graphdims_get
subroutine rec_mpifh_mpi_graphdims_get() bind(C)
    integer :: i
    integer :: comm
    integer :: nnodes
    integer :: nedges
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_graphdims_get(&
        comm, &
        nnodes, &
        nedges, &
        returned)
    call observe_number('nnodes', int(nnodes, 8))
    call observe_number('nedges', int(nedges, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Graphdims_get
subroutine rec_mpifh_pmpi_graphdims_get() bind(C)
    integer :: i
    integer :: comm
    integer :: nnodes
    integer :: nedges
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_graphdims_get(&
        comm, &
        nnodes, &
        nedges, &
        returned)
    call observe_number('nnodes', int(nnodes, 8))
    call observe_number('nedges', int(nedges, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Topo_test
subroutine rec_mpifh_mpi_topo_test() bind(C)
    integer :: i
    integer :: comm
    integer :: status
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_topo_test(&
        comm, &
        status, &
        returned)
    call observe_number('status', int(status, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Topo_test
subroutine rec_mpifh_pmpi_topo_test() bind(C)
    integer :: i
    integer :: comm
    integer :: status
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_topo_test(&
        comm, &
        status, &
        returned)
    call observe_number('status', int(status, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
