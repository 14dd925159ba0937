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

}  // namespace

namespace answers {

void by(const world *given) { current = given; }

}  // namespace answers

#define ANSWERED(stem, parameters, arguments)     \
    extern "C" int __real_PMPI_##stem parameters; \
    extern "C" int __wrap_PMPI_##stem parameters  \
    {                                             \
        if (!current)                             \
            return __real_PMPI_##stem arguments;

#define END             \
    return MPI_SUCCESS; \
    }

ANSWERED(Type_size, (MPI_Datatype datatype, int *size), (datatype, size))
*size = int(size_of(datatype));
END

ANSWERED(Type_size_x, (MPI_Datatype datatype, MPI_Count *size), (datatype, size))
*size = size_of(datatype);
END

ANSWERED(Get_elements, (const MPI_Status *status, MPI_Datatype datatype, int *count), (status, datatype, count))
*count = int(bytes_of(status));
END

ANSWERED(Get_elements_x, (const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count), (status, datatype, count))
*count = bytes_of(status);
END

ANSWERED(Comm_rank, (MPI_Comm comm, int *rank), (comm, rank))
*rank = current->rank;
END

ANSWERED(Comm_size, (MPI_Comm comm, int *size), (comm, size))
*size = 3;
END

ANSWERED(Comm_remote_size, (MPI_Comm comm, int *size), (comm, size))
*size = 2;
END

ANSWERED(Comm_test_inter, (MPI_Comm comm, int *flag), (comm, flag))
*flag = current->inter;
END

ANSWERED(Topo_test, (MPI_Comm comm, int *status), (comm, status))
switch (current->kind)
{
case answers::topology::cart:
    *status = MPI_CART;
    break;
case answers::topology::graph:
    *status = MPI_GRAPH;
    break;
case answers::topology::dist_graph:
    *status = MPI_DIST_GRAPH;
    break;
default:
    *status = MPI_UNDEFINED;
}
END

// A line, whose first process this is.
ANSWERED(Cartdim_get, (MPI_Comm comm, int *ndims), (comm, ndims)) *ndims = 1;
END

ANSWERED(Cart_shift, (MPI_Comm comm, int direction, int disp, int *source, int *dest),
         (comm, direction, disp, source, dest))
*source = MPI_PROC_NULL;
*dest = 2;
END

ANSWERED(Graph_neighbors_count, (MPI_Comm comm, int rank, int *nneighbors), (comm, rank, nneighbors))
*nneighbors = 3;
END

    ANSWERED(Graph_neighbors, (MPI_Comm comm, int rank, int maxneighbors, int *neighbors),
             (comm, rank, maxneighbors, neighbors)) for (int i = 0; i < 3; ++i) neighbors[i] = i;
END

// Three sources, of which the second does not exist, and two destinations, of which the first does not.
ANSWERED(Dist_graph_neighbors_count, (MPI_Comm comm, int *indegree, int *outdegree, int *weighted),
         (comm, indegree, outdegree, weighted)) *indegree = 3;
*outdegree = 2;
*weighted = 0;
END

    ANSWERED(Dist_graph_neighbors,
             (MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree, int *destinations,
              int *destweights),
             (comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
              destweights)) for (int i = 0; i < 3; ++i) sources[i] = i == 1 ? MPI_PROC_NULL : i;
for (int i = 0; i < 2; ++i)
    destinations[i] = i == 0 ? MPI_PROC_NULL : i;
END
