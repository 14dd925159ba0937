#include "topologies/topology.h"

namespace solo {

const topology &topology_of(const Comm &comm)
{
    if (!comm.shape)
        fail(MPI_ERR_TOPOLOGY, "comm", "has no topology");
    if (comm.shape->sources.size() != comm.shape->destinations.size())
        fail(MPI_ERR_TOPOLOGY, "comm",
             "has a graph with other numbers of sources and of destinations, which are the same process");
    return *comm.shape;
}

const topology &topology_of(const Comm &comm, int kind)
{
    if (!comm.shape || comm.shape->kind != kind)
        fail(MPI_ERR_TOPOLOGY, "comm",
             kind == MPI_CART    ? "has no cartesian topology"
             : kind == MPI_GRAPH ? "has no graph topology"
                                 : "has no distributed graph topology");
    return *comm.shape;
}

std::unique_ptr<topology> make_grid(int ndims, const int periods[])
{
    auto made = std::make_unique<topology>(MPI_CART);
    for (int i = 0; i < ndims; ++i) {
        const int neighbour = periods[i] ? comm_rank : MPI_PROC_NULL;
        made->periods.push_back(periods[i] != 0);
        for (const int other : {2 * i + 1, 2 * i}) {
            made->sources.push_back(neighbour);
            made->destinations.push_back(neighbour);
            made->arrives.push_back(periods[i] ? other : -1);
        }
    }
    return made;
}

std::unique_ptr<topology> make_edges(int kind, int in, int out)
{
    auto made = std::make_unique<topology>(kind);
    made->sources.assign(static_cast<std::size_t>(in), comm_rank);
    made->destinations.assign(static_cast<std::size_t>(out), comm_rank);
    for (int i = 0; i < in; ++i)
        made->arrives.push_back(i < out ? i : -1);
    return made;
}

std::unique_ptr<topology> copy_of(const std::unique_ptr<topology> &shape)
{
    return shape ? std::make_unique<topology>(*shape) : nullptr;
}

}  // namespace solo
