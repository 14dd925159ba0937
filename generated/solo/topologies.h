/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_TOPOLOGIES
#define SOLO_CHAPTER_TOPOLOGIES

#include "core/glue.h"

namespace solo {

void Cart_coords(Comm &comm, int rank, int maxdims, int coords[]);
void Cart_create(Comm &comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart);
void Cart_get(Comm &comm, int maxdims, int dims[], int periods[], int coords[]);
void Cart_map(Comm &comm, int ndims, const int dims[], const int periods[], int *newrank);
void Cart_rank(Comm &comm, const int coords[], int *rank);
void Cart_shift(Comm &comm, int direction, int disp, int *rank_source, int *rank_dest);
void Cart_sub(Comm &comm, const int remain_dims[], MPI_Comm *newcomm);
void Cartdim_get(Comm &comm, int *ndims);
void Dims_create(int nnodes, int ndims, int dims[]);
void Dist_graph_create(Comm &comm_old, int n, const int sources[], const int degrees[], const int destinations[],
        const int weights[], Info *info, int reorder, MPI_Comm *comm_dist_graph);
void Dist_graph_create_adjacent(Comm &comm_old, int indegree, const int sources[], const int sourceweights[],
        int outdegree, const int destinations[], const int destweights[], Info *info, int reorder,
        MPI_Comm *comm_dist_graph);
void Dist_graph_neighbors(Comm &comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
        int destinations[], int destweights[]);
void Dist_graph_neighbors_count(Comm &comm, int *indegree, int *outdegree, int *weighted);
void Get_hw_resource_info(MPI_Info *hw_info);
void Graph_create(Comm &comm_old, int nnodes, const int index[], const int edges[], int reorder, MPI_Comm *comm_graph);
void Graph_get(Comm &comm, int maxindex, int maxedges, int index[], int edges[]);
void Graph_map(Comm &comm, int nnodes, const int index[], const int edges[], int *newrank);
void Graph_neighbors(Comm &comm, int rank, int maxneighbors, int neighbors[]);
void Graph_neighbors_count(Comm &comm, int rank, int *nneighbors);
void Graphdims_get(Comm &comm, int *nnodes, int *nedges);
void Topo_test(Comm &comm, int *status);

}  // namespace solo

#endif
