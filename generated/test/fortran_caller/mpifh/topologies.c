/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "topologies", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Cart_coords
void rec_mpifh_mpi_cart_coords(void);
void rec_mpifh_pmpi_cart_coords(void);
#endif
static void call_MPI_Cart_coords(int profiled)
{
#if REC_HAS_MPI_Cart_coords
    if (profiled) rec_mpifh_pmpi_cart_coords();
    else rec_mpifh_mpi_cart_coords();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_create
void rec_mpifh_mpi_cart_create(void);
void rec_mpifh_pmpi_cart_create(void);
#endif
static void call_MPI_Cart_create(int profiled)
{
#if REC_HAS_MPI_Cart_create
    if (profiled) rec_mpifh_pmpi_cart_create();
    else rec_mpifh_mpi_cart_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_get
void rec_mpifh_mpi_cart_get(void);
void rec_mpifh_pmpi_cart_get(void);
#endif
static void call_MPI_Cart_get(int profiled)
{
#if REC_HAS_MPI_Cart_get
    if (profiled) rec_mpifh_pmpi_cart_get();
    else rec_mpifh_mpi_cart_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_map
void rec_mpifh_mpi_cart_map(void);
void rec_mpifh_pmpi_cart_map(void);
#endif
static void call_MPI_Cart_map(int profiled)
{
#if REC_HAS_MPI_Cart_map
    if (profiled) rec_mpifh_pmpi_cart_map();
    else rec_mpifh_mpi_cart_map();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_rank
void rec_mpifh_mpi_cart_rank(void);
void rec_mpifh_pmpi_cart_rank(void);
#endif
static void call_MPI_Cart_rank(int profiled)
{
#if REC_HAS_MPI_Cart_rank
    if (profiled) rec_mpifh_pmpi_cart_rank();
    else rec_mpifh_mpi_cart_rank();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_shift
void rec_mpifh_mpi_cart_shift(void);
void rec_mpifh_pmpi_cart_shift(void);
#endif
static void call_MPI_Cart_shift(int profiled)
{
#if REC_HAS_MPI_Cart_shift
    if (profiled) rec_mpifh_pmpi_cart_shift();
    else rec_mpifh_mpi_cart_shift();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cart_sub
void rec_mpifh_mpi_cart_sub(void);
void rec_mpifh_pmpi_cart_sub(void);
#endif
static void call_MPI_Cart_sub(int profiled)
{
#if REC_HAS_MPI_Cart_sub
    if (profiled) rec_mpifh_pmpi_cart_sub();
    else rec_mpifh_mpi_cart_sub();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Cartdim_get
void rec_mpifh_mpi_cartdim_get(void);
void rec_mpifh_pmpi_cartdim_get(void);
#endif
static void call_MPI_Cartdim_get(int profiled)
{
#if REC_HAS_MPI_Cartdim_get
    if (profiled) rec_mpifh_pmpi_cartdim_get();
    else rec_mpifh_mpi_cartdim_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Dims_create
void rec_mpifh_mpi_dims_create(void);
void rec_mpifh_pmpi_dims_create(void);
#endif
static void call_MPI_Dims_create(int profiled)
{
#if REC_HAS_MPI_Dims_create
    if (profiled) rec_mpifh_pmpi_dims_create();
    else rec_mpifh_mpi_dims_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Dist_graph_create
void rec_mpifh_mpi_dist_graph_create(void);
void rec_mpifh_pmpi_dist_graph_create(void);
#endif
static void call_MPI_Dist_graph_create(int profiled)
{
#if REC_HAS_MPI_Dist_graph_create
    if (profiled) rec_mpifh_pmpi_dist_graph_create();
    else rec_mpifh_mpi_dist_graph_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Dist_graph_create_adjacent
void rec_mpifh_mpi_dist_graph_create_adjacent(void);
void rec_mpifh_pmpi_dist_graph_create_adjacent(void);
#endif
static void call_MPI_Dist_graph_create_adjacent(int profiled)
{
#if REC_HAS_MPI_Dist_graph_create_adjacent
    if (profiled) rec_mpifh_pmpi_dist_graph_create_adjacent();
    else rec_mpifh_mpi_dist_graph_create_adjacent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Dist_graph_neighbors
void rec_mpifh_mpi_dist_graph_neighbors(void);
void rec_mpifh_pmpi_dist_graph_neighbors(void);
#endif
static void call_MPI_Dist_graph_neighbors(int profiled)
{
#if REC_HAS_MPI_Dist_graph_neighbors
    if (profiled) rec_mpifh_pmpi_dist_graph_neighbors();
    else rec_mpifh_mpi_dist_graph_neighbors();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Dist_graph_neighbors_count
void rec_mpifh_mpi_dist_graph_neighbors_count(void);
void rec_mpifh_pmpi_dist_graph_neighbors_count(void);
#endif
static void call_MPI_Dist_graph_neighbors_count(int profiled)
{
#if REC_HAS_MPI_Dist_graph_neighbors_count
    if (profiled) rec_mpifh_pmpi_dist_graph_neighbors_count();
    else rec_mpifh_mpi_dist_graph_neighbors_count();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_hw_resource_info
void rec_mpifh_mpi_get_hw_resource_info(void);
void rec_mpifh_pmpi_get_hw_resource_info(void);
#endif
static void call_MPI_Get_hw_resource_info(int profiled)
{
#if REC_HAS_MPI_Get_hw_resource_info
    if (profiled) rec_mpifh_pmpi_get_hw_resource_info();
    else rec_mpifh_mpi_get_hw_resource_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graph_create
void rec_mpifh_mpi_graph_create(void);
void rec_mpifh_pmpi_graph_create(void);
#endif
static void call_MPI_Graph_create(int profiled)
{
#if REC_HAS_MPI_Graph_create
    if (profiled) rec_mpifh_pmpi_graph_create();
    else rec_mpifh_mpi_graph_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graph_get
void rec_mpifh_mpi_graph_get(void);
void rec_mpifh_pmpi_graph_get(void);
#endif
static void call_MPI_Graph_get(int profiled)
{
#if REC_HAS_MPI_Graph_get
    if (profiled) rec_mpifh_pmpi_graph_get();
    else rec_mpifh_mpi_graph_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graph_map
void rec_mpifh_mpi_graph_map(void);
void rec_mpifh_pmpi_graph_map(void);
#endif
static void call_MPI_Graph_map(int profiled)
{
#if REC_HAS_MPI_Graph_map
    if (profiled) rec_mpifh_pmpi_graph_map();
    else rec_mpifh_mpi_graph_map();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graph_neighbors
void rec_mpifh_mpi_graph_neighbors(void);
void rec_mpifh_pmpi_graph_neighbors(void);
#endif
static void call_MPI_Graph_neighbors(int profiled)
{
#if REC_HAS_MPI_Graph_neighbors
    if (profiled) rec_mpifh_pmpi_graph_neighbors();
    else rec_mpifh_mpi_graph_neighbors();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graph_neighbors_count
void rec_mpifh_mpi_graph_neighbors_count(void);
void rec_mpifh_pmpi_graph_neighbors_count(void);
#endif
static void call_MPI_Graph_neighbors_count(int profiled)
{
#if REC_HAS_MPI_Graph_neighbors_count
    if (profiled) rec_mpifh_pmpi_graph_neighbors_count();
    else rec_mpifh_mpi_graph_neighbors_count();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Graphdims_get
void rec_mpifh_mpi_graphdims_get(void);
void rec_mpifh_pmpi_graphdims_get(void);
#endif
static void call_MPI_Graphdims_get(int profiled)
{
#if REC_HAS_MPI_Graphdims_get
    if (profiled) rec_mpifh_pmpi_graphdims_get();
    else rec_mpifh_mpi_graphdims_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Topo_test
void rec_mpifh_mpi_topo_test(void);
void rec_mpifh_pmpi_topo_test(void);
#endif
static void call_MPI_Topo_test(int profiled)
{
#if REC_HAS_MPI_Topo_test
    if (profiled) rec_mpifh_pmpi_topo_test();
    else rec_mpifh_mpi_topo_test();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_topologies[] = {
    {"MPI_Cart_coords", call_MPI_Cart_coords, 0},
    {"MPI_Cart_create", call_MPI_Cart_create, 0},
    {"MPI_Cart_get", call_MPI_Cart_get, 0},
    {"MPI_Cart_map", call_MPI_Cart_map, 0},
    {"MPI_Cart_rank", call_MPI_Cart_rank, 0},
    {"MPI_Cart_shift", call_MPI_Cart_shift, 0},
    {"MPI_Cart_sub", call_MPI_Cart_sub, 0},
    {"MPI_Cartdim_get", call_MPI_Cartdim_get, 0},
    {"MPI_Dims_create", call_MPI_Dims_create, 0},
    {"MPI_Dist_graph_create", call_MPI_Dist_graph_create, 0},
    {"MPI_Dist_graph_create_adjacent", call_MPI_Dist_graph_create_adjacent, 0},
    {"MPI_Dist_graph_neighbors", call_MPI_Dist_graph_neighbors, 0},
    {"MPI_Dist_graph_neighbors_count", call_MPI_Dist_graph_neighbors_count, 0},
    {"MPI_Get_hw_resource_info", call_MPI_Get_hw_resource_info, 0},
    {"MPI_Graph_create", call_MPI_Graph_create, 0},
    {"MPI_Graph_get", call_MPI_Graph_get, 0},
    {"MPI_Graph_map", call_MPI_Graph_map, 0},
    {"MPI_Graph_neighbors", call_MPI_Graph_neighbors, 0},
    {"MPI_Graph_neighbors_count", call_MPI_Graph_neighbors_count, 0},
    {"MPI_Graphdims_get", call_MPI_Graphdims_get, 0},
    {"MPI_Topo_test", call_MPI_Topo_test, 0},
    {0, 0, 0}
};
