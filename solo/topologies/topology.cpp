#include "topologies/topology.h"

namespace solo {

const topology_info &topology_of(const Comm &comm)
{
    if (!comm.topology)
        fail(MPI_ERR_TOPOLOGY, "comm", "has no topology");
    if (comm.topology->sources.size() != comm.topology->destinations.size())
        fail(MPI_ERR_TOPOLOGY, "comm",
             "has a graph with other numbers of sources and of destinations, which are the same process");
    return *comm.topology;
}

const topology_info &topology_of(const Comm &comm, int kind)
{
    if (!comm.topology || comm.topology->kind != kind)
        fail(MPI_ERR_TOPOLOGY, "comm",
             kind == MPI_CART    ? "has no cartesian topology"
             : kind == MPI_GRAPH ? "has no graph topology"
                                 : "has no distributed graph topology");
    return *comm.topology;
}

std::shared_ptr<topology_info> make_grid(int ndims, const int periods[])
{
    auto result = std::make_shared<topology_info>(MPI_CART);
    for (int i = 0; i < ndims; ++i) {
        const int neighbour = periods[i] ? comm_rank : MPI_PROC_NULL;
        result->periods.push_back(periods[i] != 0);
        for (const int other : {2 * i + 1, 2 * i}) {
            result->sources.push_back(neighbour);
            result->destinations.push_back(neighbour);
            result->arrives.push_back(periods[i] ? other : -1);
        }
    }
    return result;
}

std::shared_ptr<topology_info> make_edges(int kind, int in, int out)
{
    auto result = std::make_shared<topology_info>(kind);
    result->sources.assign(static_cast<std::size_t>(in), comm_rank);
    result->destinations.assign(static_cast<std::size_t>(out), comm_rank);
    for (int i = 0; i < in; ++i)
        result->arrives.push_back(i < out ? i : -1);
    return result;
}

}  // namespace solo
