// The linker sends calls of these PMPI_X here (--wrap=PMPI_X).
#include "answers.h"

#include <mpi.h>

#include <cstdint>

namespace {

const answers::world *current = nullptr;

// The number of a handle that a caller of the recorder made, #1003, less 1000.
template <class Handle>
MPI_Count size_of(Handle datatype)
{
    const auto number = (std::intptr_t)datatype;
    return number > 1000 && number < 1100 ? MPI_Count(number - 1000) : 1;
}

// The bytes that a status describes.
MPI_Count bytes_of(const MPI_Status *status) { return 1000 + status->MPI_SOURCE; }

int topology_of(const answers::world &world)
{
    switch (world.kind) {
    case answers::topology::cart:
        return MPI_CART;
    case answers::topology::graph:
        return MPI_GRAPH;
    case answers::topology::dist_graph:
        return MPI_DIST_GRAPH;
    case answers::topology::none:
        break;
    }
    return MPI_UNDEFINED;
}

}  // namespace

namespace answers {

void by(const world *given) { current = given; }

}  // namespace answers

#define ANSWERED(stem, ...)                         \
    extern "C" int __real_PMPI_##stem(__VA_ARGS__); \
    extern "C" int __wrap_PMPI_##stem(__VA_ARGS__)

ANSWERED(Type_size, MPI_Datatype datatype, int *size)
{
    if (!current)
        return __real_PMPI_Type_size(datatype, size);
    *size = int(size_of(datatype));
    return MPI_SUCCESS;
}

ANSWERED(Type_size_x, MPI_Datatype datatype, MPI_Count *size)
{
    if (!current)
        return __real_PMPI_Type_size_x(datatype, size);
    *size = size_of(datatype);
    return MPI_SUCCESS;
}

ANSWERED(Get_count, const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    if (!current)
        return __real_PMPI_Get_count(status, datatype, count);
    *count = int(bytes_of(status));
    return MPI_SUCCESS;
}

ANSWERED(Get_elements_x, const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    if (!current)
        return __real_PMPI_Get_elements_x(status, datatype, count);
    *count = bytes_of(status);
    return MPI_SUCCESS;
}

ANSWERED(Comm_rank, MPI_Comm comm, int *rank)
{
    if (!current)
        return __real_PMPI_Comm_rank(comm, rank);
    *rank = current->rank;
    return MPI_SUCCESS;
}

ANSWERED(Comm_size, MPI_Comm comm, int *size)
{
    if (!current)
        return __real_PMPI_Comm_size(comm, size);
    *size = 3;
    return MPI_SUCCESS;
}

ANSWERED(Comm_remote_size, MPI_Comm comm, int *size)
{
    if (!current)
        return __real_PMPI_Comm_remote_size(comm, size);
    *size = 2;
    return MPI_SUCCESS;
}

ANSWERED(Comm_test_inter, MPI_Comm comm, int *flag)
{
    if (!current)
        return __real_PMPI_Comm_test_inter(comm, flag);
    *flag = current->inter;
    return MPI_SUCCESS;
}

ANSWERED(Topo_test, MPI_Comm comm, int *status)
{
    if (!current)
        return __real_PMPI_Topo_test(comm, status);
    *status = topology_of(*current);
    return MPI_SUCCESS;
}

// A line, whose first process this is.
ANSWERED(Cartdim_get, MPI_Comm comm, int *ndims)
{
    if (!current)
        return __real_PMPI_Cartdim_get(comm, ndims);
    *ndims = 1;
    return MPI_SUCCESS;
}

ANSWERED(Cart_shift, MPI_Comm comm, int direction, int disp, int *source, int *dest)
{
    if (!current)
        return __real_PMPI_Cart_shift(comm, direction, disp, source, dest);
    *source = MPI_PROC_NULL;
    *dest = 2;
    return MPI_SUCCESS;
}

ANSWERED(Graph_neighbors_count, MPI_Comm comm, int rank, int *nneighbors)
{
    if (!current)
        return __real_PMPI_Graph_neighbors_count(comm, rank, nneighbors);
    *nneighbors = 3;
    return MPI_SUCCESS;
}

ANSWERED(Graph_neighbors, MPI_Comm comm, int rank, int maxneighbors, int *neighbors)
{
    if (!current)
        return __real_PMPI_Graph_neighbors(comm, rank, maxneighbors, neighbors);
    for (int i = 0; i < 3; ++i)
        neighbors[i] = i;
    return MPI_SUCCESS;
}

// Three sources, of which the second does not exist, and two destinations, of which the first does not.
ANSWERED(Dist_graph_neighbors_count, MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    if (!current)
        return __real_PMPI_Dist_graph_neighbors_count(comm, indegree, outdegree, weighted);
    *indegree = 3;
    *outdegree = 2;
    *weighted = 0;
    return MPI_SUCCESS;
}

ANSWERED(Dist_graph_neighbors, MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree,
         int *destinations, int *destweights)
{
    if (!current)
        return __real_PMPI_Dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
                                                destweights);
    for (int i = 0; i < 3; ++i)
        sources[i] = i == 1 ? MPI_PROC_NULL : i;
    for (int i = 0; i < 2; ++i)
        destinations[i] = i == 0 ? MPI_PROC_NULL : i;
    return MPI_SUCCESS;
}
