// Cartesian topologies (MPI 5.0, 8.5): grids of one place, in any number of dimensions.
#include "topologies.h"
#include "topologies/topology.h"

namespace solo {
namespace {

// Every extent is at least 1, and their product at most the size of the group.
void check_grid(int ndims, const int dims[])
{
    if (ndims < 0)
        fail(MPI_ERR_DIMS, "ndims", "is negative");
    for (int i = 0; i < ndims; ++i)
        if (dims[i] < 1)
            fail(MPI_ERR_DIMS, "dims", "holds an extent that is not positive");
    for (int i = 0; i < ndims; ++i)
        if (dims[i] > comm_size)
            fail(MPI_ERR_DIMS, "dims", "describes a grid that is larger than the group of the communicator");
}

int number_of_dimensions(const topology_info &grid) { return static_cast<int>(grid.periods.size()); }

void check_capacity(int capacity, int needed, const char *argument)
{
    if (capacity < needed)
        fail(MPI_ERR_ARG, argument, "is less than the number of dimensions");
}

MPI_Comm with_topology(const Comm &old, std::shared_ptr<topology_info> topology)
{
    Comm &comm = derive(old);
    comm.topology = std::move(topology);
    return handle_to(comm);
}

}  // namespace

void Cart_create(Comm &comm_old, int ndims, const int dims[], const int periods[], int, MPI_Comm *comm_cart)
{
    check_grid(ndims, dims);
    *comm_cart = with_topology(comm_old, make_grid(ndims, periods));
}

void Cart_map(Comm &, int ndims, const int dims[], const int[], int *newrank)
{
    check_grid(ndims, dims);
    *newrank = comm_rank;
}

void Cart_sub(Comm &comm, const int remain_dims[], MPI_Comm *newcomm)
{
    const topology_info &grid = topology_of(comm, MPI_CART);
    if (remain_dims == nullptr && !grid.periods.empty())
        fail(MPI_ERR_ARG, "remain_dims", "is a null pointer");
    std::vector<int> periods;
    for (int i = 0; i < number_of_dimensions(grid); ++i)
        if (remain_dims[i])
            periods.push_back(grid.periods[i]);
    *newcomm = with_topology(comm, make_grid(static_cast<int>(periods.size()), periods.data()));
}

void Cartdim_get(Comm &comm, int *ndims) { *ndims = number_of_dimensions(topology_of(comm, MPI_CART)); }

void Cart_get(Comm &comm, int maxdims, int dims[], int periods[], int coords[])
{
    const topology_info &grid = topology_of(comm, MPI_CART);
    check_capacity(maxdims, number_of_dimensions(grid), "maxdims");
    for (int i = 0; i < number_of_dimensions(grid); ++i) {
        dims[i] = 1;
        periods[i] = grid.periods[i];
        coords[i] = 0;
    }
}

void Cart_coords(Comm &comm, int rank, int maxdims, int coords[])
{
    const topology_info &grid = topology_of(comm, MPI_CART);
    if (rank != comm_rank)
        refuse_rank(MPI_ERR_RANK, "rank");
    check_capacity(maxdims, number_of_dimensions(grid), "maxdims");
    std::fill_n(coords, number_of_dimensions(grid), 0);
}

void Cart_rank(Comm &comm, const int coords[], int *rank)
{
    const topology_info &grid = topology_of(comm, MPI_CART);
    if (coords == nullptr && !grid.periods.empty())
        fail(MPI_ERR_ARG, "coords", "is a null pointer");
    for (int i = 0; i < number_of_dimensions(grid); ++i)
        if (coords[i] != 0 && !grid.periods[i])
            fail(MPI_ERR_ARG, "coords", "is outside of the grid in a dimension that is not periodic");
    *rank = comm_rank;
}

void Cart_shift(Comm &comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    const topology_info &grid = topology_of(comm, MPI_CART);
    if (direction < 0 || direction >= number_of_dimensions(grid))
        fail(MPI_ERR_DIMS, "direction", "is not a dimension of the grid");
    *rank_source = *rank_dest = disp == 0 || grid.periods[direction] ? comm_rank : int{MPI_PROC_NULL};
}

}  // namespace solo
