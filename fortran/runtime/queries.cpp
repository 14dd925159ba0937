// Lengths of arguments that depend on an object. Every call is PMPI_, so that no tool sees it.
#include "queries.h"
#include "sections/type_map.h"

#include <limits.h>

namespace {

// 0 after a failed query: the wrapper's own call raises the error.
template <typename Query>
int asked(Query query)
{
    int answer = 0;
    return query(&answer) == MPI_SUCCESS && answer > 0 ? answer : 0;
}

int degrees(MPI_Comm comm, bool in)
{
    int kind = MPI_UNDEFINED;
    if (PMPI_Topo_test(comm, &kind) != MPI_SUCCESS)
        return 0;
    if (kind == MPI_CART)
        return 2 * bnd_dims(comm);
    if (kind == MPI_DIST_GRAPH) {
        int sources = 0, destinations = 0, weighted = 0;
        if (PMPI_Dist_graph_neighbors_count(comm, &sources, &destinations, &weighted) != MPI_SUCCESS)
            return 0;
        return in ? sources : destinations;
    }
    int rank = 0;
    if (kind != MPI_GRAPH || PMPI_Comm_rank(comm, &rank) != MPI_SUCCESS)
        return 0;
    return asked([=](int *count) { return PMPI_Graph_neighbors_count(comm, rank, count); });
}

}  // namespace

extern "C" {

int bnd_size(MPI_Comm comm)
{
    return asked([=](int *size) { return PMPI_Comm_size(comm, size); });
}

int bnd_remote_size(MPI_Comm comm)
{
    int inter = 0;
    if (PMPI_Comm_test_inter(comm, &inter) != MPI_SUCCESS)
        return 0;
    if (!inter)
        return bnd_size(comm);
    return asked([=](int *size) { return PMPI_Comm_remote_size(comm, size); });
}

int bnd_rank(MPI_Comm comm)
{
    return asked([=](int *rank) { return PMPI_Comm_rank(comm, rank); });
}

int bnd_in_degree(MPI_Comm comm) { return degrees(comm, true); }
int bnd_out_degree(MPI_Comm comm) { return degrees(comm, false); }

int bnd_dims(MPI_Comm comm)
{
    return asked([=](int *dims) { return PMPI_Cartdim_get(comm, dims); });
}

int bnd_datatypes(MPI_Datatype datatype)
{
    bnd::envelope envelope;
    return bnd_type_envelope(datatype, &envelope) == MPI_SUCCESS ? static_cast<int>(envelope.datatypes) : 0;
}

int bnd_is_root(MPI_Comm comm, int root)
{
    if (root < 0)
        return root == MPI_ROOT;
    int inter = 0, rank = MPI_UNDEFINED;
    if (PMPI_Comm_test_inter(comm, &inter) != MPI_SUCCESS || inter)
        return 0;
    return PMPI_Comm_rank(comm, &rank) == MPI_SUCCESS && rank == root;
}

MPI_Count bnd_bytes(MPI_Count count, MPI_Datatype datatype)
{
    MPI_Count size = MPI_UNDEFINED, bytes = 0;
    if (PMPI_Type_size_x(datatype, &size) != MPI_SUCCESS)
        return 0;
    return size == MPI_UNDEFINED || __builtin_mul_overflow(size, count, &bytes) ? LLONG_MAX : bytes;
}

}  // extern "C"
