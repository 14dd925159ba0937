// Distributed graph topologies (MPI 5.0, 8.5.4): edges from the one process to itself, which may have weights.
#include "topologies.h"
#include "topologies/topology.h"

#include <algorithm>
#include <climits>

namespace solo {
namespace {

// A list of neighbours: each must be the process itself.
void check_neighbours(int count, const int neighbours[], const char *argument)
{
    if (count > 0 && neighbours == nullptr)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
    for (int i = 0; i < count; ++i)
        if (neighbours[i] != comm_rank)
            refuse_rank(MPI_ERR_RANK, argument);
}

// As many weights as edges; MPI_UNWEIGHTED, and for no edges MPI_WEIGHTS_EMPTY or a null pointer, give none.
std::vector<int> weights_of(int count, const int weights[], const char *argument)
{
    if (weights == MPI_UNWEIGHTED || (count == 0 && (weights == MPI_WEIGHTS_EMPTY || weights == nullptr)))
        return {};
    if (weights == MPI_WEIGHTS_EMPTY)
        fail(MPI_ERR_ARG, argument, "is MPI_WEIGHTS_EMPTY, but there are edges");
    if (weights == nullptr)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
    if (std::any_of(weights, weights + count, [](int weight) { return weight < 0; }))
        fail(MPI_ERR_ARG, argument, "holds a negative weight");
    return {weights, weights + count};
}

MPI_Comm with_edges(const Comm &old, int in, int out, bool is_weighted, std::vector<int> source_weights,
                    std::vector<int> destination_weights)
{
    auto topology = make_edges(MPI_DIST_GRAPH, in, out);
    topology->is_weighted = is_weighted;
    topology->source_weights = std::move(source_weights);
    topology->destination_weights = std::move(destination_weights);
    Comm &comm = derive(old);
    comm.topology = std::move(topology);
    return handle_to(comm);
}

}  // namespace

// Every edge both leaves and reaches the process. Programs that only query neighbours may list edges on one side alone;
// communication on such a graph is refused.
void Dist_graph_create_adjacent(Comm &comm_old, int indegree, const int sources[], const int sourceweights[],
                                int outdegree, const int destinations[], const int destweights[], Info *, int,
                                MPI_Comm *comm_dist_graph)
{
    check_neighbours(indegree, sources, "sources");
    check_neighbours(outdegree, destinations, "destinations");
    if ((sourceweights == MPI_UNWEIGHTED) != (destweights == MPI_UNWEIGHTED))
        fail(MPI_ERR_ARG, "destweights", "and sourceweights must both be MPI_UNWEIGHTED, or neither");
    *comm_dist_graph = with_edges(comm_old, indegree, outdegree, sourceweights != MPI_UNWEIGHTED,
                                  weights_of(indegree, sourceweights, "sourceweights"),
                                  weights_of(outdegree, destweights, "destweights"));
}

void Dist_graph_create(Comm &comm_old, int n, const int sources[], const int degrees[], const int destinations[],
                       const int weights[], Info *, int, MPI_Comm *comm_dist_graph)
{
    check_neighbours(n, sources, "sources");
    long long edges = 0;
    for (int i = 0; i < n; ++i) {
        if (degrees[i] < 0)
            fail(MPI_ERR_ARG, "degrees", "holds a negative number of edges");
        edges += degrees[i];
    }
    if (edges > INT_MAX)
        fail(MPI_ERR_ARG, "degrees", "adds up to more edges than an int can count");
    const int count = static_cast<int>(edges);
    check_neighbours(count, destinations, "destinations");
    std::vector<int> all_weights = weights_of(count, weights, "weights");
    *comm_dist_graph = with_edges(comm_old, count, count, weights != MPI_UNWEIGHTED, all_weights, all_weights);
}

void Dist_graph_neighbors_count(Comm &comm, int *indegree, int *outdegree, int *weighted)
{
    const topology_info &graph = topology_of(comm, MPI_DIST_GRAPH);
    *indegree = static_cast<int>(graph.sources.size());
    *outdegree = static_cast<int>(graph.destinations.size());
    *weighted = graph.is_weighted;
}

namespace {

// Copies as many neighbours as fit. Weights are written only if the graph has them and the caller passed an array.
void store(const std::vector<int> &neighbours, const std::vector<int> &weights, int capacity, int to[],
           int to_weights[], const char *argument)
{
    const std::size_t count = std::min(neighbours.size(), static_cast<std::size_t>(capacity));
    std::copy_n(neighbours.begin(), count, to);
    if (weights.empty() || count == 0 || to_weights == MPI_UNWEIGHTED)
        return;
    if (to_weights == nullptr || to_weights == MPI_WEIGHTS_EMPTY)
        fail(MPI_ERR_ARG, argument, "is no address, but there are weights");
    std::copy_n(weights.begin(), count, to_weights);
}

}  // namespace

void Dist_graph_neighbors(Comm &comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
                          int destinations[], int destweights[])
{
    const topology_info &graph = topology_of(comm, MPI_DIST_GRAPH);
    store(graph.sources, graph.source_weights, maxindegree, sources, sourceweights, "sourceweights");
    store(graph.destinations, graph.destination_weights, maxoutdegree, destinations, destweights, "destweights");
}

}  // namespace solo
