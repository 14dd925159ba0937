// Topologies of a communicator of one process (MPI 5.0, chapter 8).
#ifndef SOLO_TOPOLOGIES_TOPOLOGY_H
#define SOLO_TOPOLOGIES_TOPOLOGY_H

#include "communicators/comm.h"

#include <vector>

namespace solo {

// One process has one place: each extent of a grid is 1, each node of a graph is rank 0.
struct topology_info {
    explicit topology_info(int kind_of) : kind(kind_of) {}
    const int kind;  // MPI_CART, MPI_GRAPH or MPI_DIST_GRAPH

    // The neighbours in the order of neighbourhood collectives (8.6): 0, or MPI_PROC_NULL beyond the end of a grid. For a grid
    // two for each dimension, first the one below. For a graph both lists are the edges of node 0.
    std::vector<int> sources;
    std::vector<int> destinations;
    // arrives[i]: which of the blocks that are sent comes from sources[i]; -1: none, for MPI_PROC_NULL. The k-th edge to oneself
    // as a source is the k-th as a destination, but in a grid what is sent down arrives from above.
    std::vector<int> arrives;

    std::vector<int> periods;  // MPI_CART: 0 or 1 for each dimension
    int nodes = 0;             // MPI_GRAPH
    bool is_weighted = false;  // MPI_DIST_GRAPH
    std::vector<int> source_weights;
    std::vector<int> destination_weights;
};

// The topology that a neighbourhood collective goes by; MPI_ERR_TOPOLOGY is thrown if there is none, or if its edges do not match.
const topology_info &topology_of(const Comm &comm);
// A topology of this kind, to be asked about; MPI_ERR_TOPOLOGY is thrown if the communicator has none of it.
const topology_info &topology_of(const Comm &comm, int kind);

std::shared_ptr<topology_info> make_grid(int ndims, const int periods[]);
// Edges from the process to itself: so many by which it is reached, and so many that leave it. The numbers should be the same.
std::shared_ptr<topology_info> make_edges(int kind, int in, int out);

}  // namespace solo

#endif
