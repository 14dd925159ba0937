// Graph topologies (MPI 5.0, 8.5.3): graphs of one node, with any number of edges from it to itself.
#include "topologies.h"
#include "topologies/topology.h"

#include <algorithm>

namespace solo {
namespace {

// Gives the number of edges.
int check_graph(int nnodes, const int index[], const int edges[])
{
    if (nnodes < 0)
        fail(MPI_ERR_ARG, "nnodes", "is negative");
    if (nnodes > comm_size)
        fail(MPI_ERR_TOPOLOGY, "nnodes", "describes a graph that is larger than the group of the communicator");
    if (nnodes == 0)
        return 0;
    const int count = index[0];
    if (count < 0)
        fail(MPI_ERR_ARG, "index", "holds a negative number of edges");
    if (count > 0 && edges == nullptr)
        fail(MPI_ERR_ARG, "edges", "is a null pointer");
    if (std::any_of(edges, edges + count, [](int node) { return node != comm_rank; }))
        fail(MPI_ERR_ARG, "edges", "holds what is not a node of the graph");
    return count;
}

void check_node(int rank)
{
    if (rank != comm_rank)
        refuse_rank(MPI_ERR_RANK, "rank");
}

int number_of_edges(const topology_info &graph) { return static_cast<int>(graph.sources.size()); }

}  // namespace

void Graph_create(Comm &comm_old, int nnodes, const int index[], const int edges[], int, MPI_Comm *comm_graph)
{
    const int count = check_graph(nnodes, index, edges);
    if (nnodes == 0) {
        *comm_graph = MPI_COMM_NULL;
        return;
    }
    auto topology = make_edges(MPI_GRAPH, count, count);
    Comm &comm = derive(comm_old);
    comm.topology = std::move(topology);
    *comm_graph = handle_to(comm);
}

void Graph_map(Comm &, int nnodes, const int index[], const int edges[], int *newrank)
{
    check_graph(nnodes, index, edges);
    *newrank = nnodes == 0 ? int{MPI_UNDEFINED} : comm_rank;
}

void Graphdims_get(Comm &comm, int *nnodes, int *nedges)
{
    const topology_info &graph = topology_of(comm, MPI_GRAPH);
    *nnodes = comm_size;
    *nedges = number_of_edges(graph);
}

void Graph_get(Comm &comm, int maxindex, int maxedges, int index[], int edges[])
{
    const topology_info &graph = topology_of(comm, MPI_GRAPH);
    if (maxindex < comm_size)
        fail(MPI_ERR_ARG, "maxindex", "is less than the number of nodes");
    if (maxedges < number_of_edges(graph))
        fail(MPI_ERR_ARG, "maxedges", "is less than the number of edges");
    index[0] = number_of_edges(graph);
    std::copy(graph.sources.begin(), graph.sources.end(), edges);
}

void Graph_neighbors_count(Comm &comm, int rank, int *nneighbors)
{
    const topology_info &graph = topology_of(comm, MPI_GRAPH);
    check_node(rank);
    *nneighbors = number_of_edges(graph);
}

void Graph_neighbors(Comm &comm, int rank, int maxneighbors, int neighbors[])
{
    const topology_info &graph = topology_of(comm, MPI_GRAPH);
    check_node(rank);
    if (maxneighbors < number_of_edges(graph))
        fail(MPI_ERR_ARG, "maxneighbors", "is less than the number of neighbours");
    std::copy(graph.sources.begin(), graph.sources.end(), neighbors);
}

}  // namespace solo
