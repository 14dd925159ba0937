/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "topologies" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Cart_coords_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int coords[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_coords)(comm, rank, maxdims, coords);
    rec_expect_refusal("MPI_Cart_coords", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_coords_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int coords[REC_MOST] = REC_NUMBERS(0);
    rank = -77;
    int returned = (MPI_Cart_coords)(comm, rank, maxdims, coords);
    rec_expect_refusal("MPI_Cart_coords", "rank", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_coords_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int coords[REC_MOST] = REC_NUMBERS(0);
    maxdims = -77;
    int returned = (MPI_Cart_coords)(comm, rank, maxdims, coords);
    rec_expect_refusal("MPI_Cart_coords", "maxdims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_coords_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int returned = (MPI_Cart_coords)(comm, rank, maxdims, 0);
    rec_expect_refusal("MPI_Cart_coords", "coords", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_create_0(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int reorder = (int)1;
    MPI_Comm comm_cart = REC_NEW(MPI_Comm, 0);
    comm_old = MPI_COMM_NULL;
    int returned = (MPI_Cart_create)(comm_old, ndims, dims, periods, reorder, &comm_cart);
    rec_expect_refusal("MPI_Cart_create", "comm_old", MPI_ERR_COMM, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Cart_create_1(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int reorder = (int)1;
    MPI_Comm comm_cart = REC_NEW(MPI_Comm, 0);
    ndims = -77;
    int returned = (MPI_Cart_create)(comm_old, ndims, dims, periods, reorder, &comm_cart);
    rec_expect_refusal("MPI_Cart_create", "ndims", MPI_ERR_DIMS, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Cart_create_2(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int periods[REC_MOST] = REC_NUMBERS(0);
    int reorder = (int)1;
    MPI_Comm comm_cart = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Cart_create)(comm_old, ndims, 0, periods, reorder, &comm_cart);
    rec_expect_refusal("MPI_Cart_create", "dims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Cart_create_3(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int reorder = (int)1;
    MPI_Comm comm_cart = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Cart_create)(comm_old, ndims, dims, 0, reorder, &comm_cart);
    rec_expect_refusal("MPI_Cart_create", "periods", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Cart_create_4(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int reorder = (int)1;
    int returned = (MPI_Cart_create)(comm_old, ndims, dims, periods, reorder, 0);
    rec_expect_refusal("MPI_Cart_create", "comm_cart", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Cart_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(0);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int coords[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_get)(comm, maxdims, dims, periods, coords);
    rec_expect_refusal("MPI_Cart_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(0);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int coords[REC_MOST] = REC_NUMBERS(0);
    maxdims = -77;
    int returned = (MPI_Cart_get)(comm, maxdims, dims, periods, coords);
    rec_expect_refusal("MPI_Cart_get", "maxdims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_get_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int periods[REC_MOST] = REC_NUMBERS(0);
    int coords[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Cart_get)(comm, maxdims, 0, periods, coords);
    rec_expect_refusal("MPI_Cart_get", "dims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_get_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(0);
    int coords[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Cart_get)(comm, maxdims, dims, 0, coords);
    rec_expect_refusal("MPI_Cart_get", "periods", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_get_4(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(0);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Cart_get)(comm, maxdims, dims, periods, 0);
    rec_expect_refusal("MPI_Cart_get", "coords", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_map_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int newrank = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_map)(comm, ndims, dims, periods, &newrank);
    rec_expect_refusal("MPI_Cart_map", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_map_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int newrank = (int)0;
    ndims = -77;
    int returned = (MPI_Cart_map)(comm, ndims, dims, periods, &newrank);
    rec_expect_refusal("MPI_Cart_map", "ndims", MPI_ERR_DIMS, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_map_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int periods[REC_MOST] = REC_NUMBERS(0);
    int newrank = (int)0;
    int returned = (MPI_Cart_map)(comm, ndims, 0, periods, &newrank);
    rec_expect_refusal("MPI_Cart_map", "dims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_map_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int newrank = (int)0;
    int returned = (MPI_Cart_map)(comm, ndims, dims, 0, &newrank);
    rec_expect_refusal("MPI_Cart_map", "periods", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_map_4(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Cart_map)(comm, ndims, dims, periods, 0);
    rec_expect_refusal("MPI_Cart_map", "newrank", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_rank_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int coords[REC_MOST] = REC_NUMBERS(102);
    int rank = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_rank)(comm, coords, &rank);
    rec_expect_refusal("MPI_Cart_rank", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_rank_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int coords[REC_MOST] = REC_NUMBERS(102);
    int returned = (MPI_Cart_rank)(comm, coords, 0);
    rec_expect_refusal("MPI_Cart_rank", "rank", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_shift_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int direction = (int)102;
    int disp = (int)103;
    int rank_source = (int)0;
    int rank_dest = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_shift)(comm, direction, disp, &rank_source, &rank_dest);
    rec_expect_refusal("MPI_Cart_shift", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_shift_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int direction = (int)102;
    int disp = (int)103;
    int rank_dest = (int)0;
    int returned = (MPI_Cart_shift)(comm, direction, disp, 0, &rank_dest);
    rec_expect_refusal("MPI_Cart_shift", "rank_source", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_shift_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int direction = (int)102;
    int disp = (int)103;
    int rank_source = (int)0;
    int returned = (MPI_Cart_shift)(comm, direction, disp, &rank_source, 0);
    rec_expect_refusal("MPI_Cart_shift", "rank_dest", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_sub_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int remain_dims[REC_MOST] = REC_NUMBERS(0);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cart_sub)(comm, remain_dims, &newcomm);
    rec_expect_refusal("MPI_Cart_sub", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cart_sub_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int remain_dims[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Cart_sub)(comm, remain_dims, 0);
    rec_expect_refusal("MPI_Cart_sub", "newcomm", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cartdim_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Cartdim_get)(comm, &ndims);
    rec_expect_refusal("MPI_Cartdim_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Cartdim_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Cartdim_get)(comm, 0);
    rec_expect_refusal("MPI_Cartdim_get", "ndims", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dims_create_0(void)
{
    int nnodes = (int)101;
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    nnodes = -77;
    int returned = (MPI_Dims_create)(nnodes, ndims, dims);
    rec_expect_refusal("MPI_Dims_create", "nnodes", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Dims_create_1(void)
{
    int nnodes = (int)101;
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    ndims = -77;
    int returned = (MPI_Dims_create)(nnodes, ndims, dims);
    rec_expect_refusal("MPI_Dims_create", "ndims", MPI_ERR_DIMS, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Dims_create_2(void)
{
    int nnodes = (int)101;
    int ndims = (int)3;
    int returned = (MPI_Dims_create)(nnodes, ndims, 0);
    rec_expect_refusal("MPI_Dims_create", "dims", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Dist_graph_create_0(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int degrees[REC_MOST] = REC_NUMBERS(104);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    comm_old = MPI_COMM_NULL;
    int returned = (MPI_Dist_graph_create)(comm_old, n, sources, degrees, destinations, weights, info, reorder,
            &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create", "comm_old", MPI_ERR_COMM, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Dist_graph_create_1(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int degrees[REC_MOST] = REC_NUMBERS(104);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    n = -77;
    int returned = (MPI_Dist_graph_create)(comm_old, n, sources, degrees, destinations, weights, info, reorder,
            &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create", "n", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Dist_graph_create_2(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int degrees[REC_MOST] = REC_NUMBERS(104);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Dist_graph_create)(comm_old, n, 0, degrees, destinations, weights, info, reorder,
            &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create", "sources", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Dist_graph_create_3(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Dist_graph_create)(comm_old, n, sources, 0, destinations, weights, info, reorder,
            &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create", "degrees", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Dist_graph_create_4(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int degrees[REC_MOST] = REC_NUMBERS(104);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    int returned = (MPI_Dist_graph_create)(comm_old, n, sources, degrees, destinations, weights, info, reorder, 0);
    rec_expect_refusal("MPI_Dist_graph_create", "comm_dist_graph", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_0(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    comm_old = MPI_COMM_NULL;
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree,
            destinations, destweights, info, reorder, &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "comm_old", MPI_ERR_COMM, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_1(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    indegree = -77;
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree,
            destinations, destweights, info, reorder, &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "indegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_2(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, 0, sourceweights, outdegree, destinations,
            destweights, info, reorder, &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "sources", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_3(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    outdegree = -77;
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree,
            destinations, destweights, info, reorder, &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "outdegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_4(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree, 0,
            destweights, info, reorder, &comm_dist_graph);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "destinations", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_create_adjacent_5(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    int returned = (MPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree,
            destinations, destweights, info, reorder, 0);
    rec_expect_refusal("MPI_Dist_graph_create_adjacent", "comm_dist_graph", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old,
            returned);
}

static void refuse_MPI_Dist_graph_neighbors_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(0);
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(0);
    int destweights[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
            destweights);
    rec_expect_refusal("MPI_Dist_graph_neighbors", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(0);
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(0);
    int destweights[REC_MOST] = REC_NUMBERS(0);
    maxindegree = -77;
    int returned = (MPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
            destweights);
    rec_expect_refusal("MPI_Dist_graph_neighbors", "maxindegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(0);
    int destweights[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Dist_graph_neighbors)(comm, maxindegree, 0, sourceweights, maxoutdegree, destinations,
            destweights);
    rec_expect_refusal("MPI_Dist_graph_neighbors", "sources", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(0);
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(0);
    int destweights[REC_MOST] = REC_NUMBERS(0);
    maxoutdegree = -77;
    int returned = (MPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
            destweights);
    rec_expect_refusal("MPI_Dist_graph_neighbors", "maxoutdegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_4(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(0);
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destweights[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree, 0, destweights);
    rec_expect_refusal("MPI_Dist_graph_neighbors", "destinations", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_count_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)0;
    int outdegree = (int)0;
    int weighted = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Dist_graph_neighbors_count)(comm, &indegree, &outdegree, &weighted);
    rec_expect_refusal("MPI_Dist_graph_neighbors_count", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_count_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int outdegree = (int)0;
    int weighted = (int)0;
    int returned = (MPI_Dist_graph_neighbors_count)(comm, 0, &outdegree, &weighted);
    rec_expect_refusal("MPI_Dist_graph_neighbors_count", "indegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Dist_graph_neighbors_count_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)0;
    int weighted = (int)0;
    int returned = (MPI_Dist_graph_neighbors_count)(comm, &indegree, 0, &weighted);
    rec_expect_refusal("MPI_Dist_graph_neighbors_count", "outdegree", MPI_ERR_ARG, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Dist_graph_neighbors_count_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)0;
    int outdegree = (int)0;
    int returned = (MPI_Dist_graph_neighbors_count)(comm, &indegree, &outdegree, 0);
    rec_expect_refusal("MPI_Dist_graph_neighbors_count", "weighted", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Get_hw_resource_info_0(void)
{
    int returned = (MPI_Get_hw_resource_info)(0);
    rec_expect_refusal("MPI_Get_hw_resource_info", "hw_info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Graph_create_0(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int reorder = (int)1;
    MPI_Comm comm_graph = REC_NEW(MPI_Comm, 0);
    comm_old = MPI_COMM_NULL;
    int returned = (MPI_Graph_create)(comm_old, nnodes, index, edges, reorder, &comm_graph);
    rec_expect_refusal("MPI_Graph_create", "comm_old", MPI_ERR_COMM, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Graph_create_1(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int reorder = (int)1;
    MPI_Comm comm_graph = REC_NEW(MPI_Comm, 0);
    nnodes = -77;
    int returned = (MPI_Graph_create)(comm_old, nnodes, index, edges, reorder, &comm_graph);
    rec_expect_refusal("MPI_Graph_create", "nnodes", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Graph_create_2(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int edges[REC_MOST] = REC_NUMBERS(104);
    int reorder = (int)1;
    MPI_Comm comm_graph = REC_NEW(MPI_Comm, 0);
    int returned = (MPI_Graph_create)(comm_old, nnodes, 0, edges, reorder, &comm_graph);
    rec_expect_refusal("MPI_Graph_create", "index", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Graph_create_3(void)
{
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int reorder = (int)1;
    int returned = (MPI_Graph_create)(comm_old, nnodes, index, edges, reorder, 0);
    rec_expect_refusal("MPI_Graph_create", "comm_graph", MPI_ERR_ARG, BND_ON_COMM, (void *)comm_old, returned);
}

static void refuse_MPI_Graph_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int index[REC_MOST] = REC_NUMBERS(0);
    int edges[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Graph_get)(comm, maxindex, maxedges, index, edges);
    rec_expect_refusal("MPI_Graph_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int index[REC_MOST] = REC_NUMBERS(0);
    int edges[REC_MOST] = REC_NUMBERS(0);
    maxindex = -77;
    int returned = (MPI_Graph_get)(comm, maxindex, maxedges, index, edges);
    rec_expect_refusal("MPI_Graph_get", "maxindex", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_get_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int index[REC_MOST] = REC_NUMBERS(0);
    int edges[REC_MOST] = REC_NUMBERS(0);
    maxedges = -77;
    int returned = (MPI_Graph_get)(comm, maxindex, maxedges, index, edges);
    rec_expect_refusal("MPI_Graph_get", "maxedges", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_get_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int edges[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Graph_get)(comm, maxindex, maxedges, 0, edges);
    rec_expect_refusal("MPI_Graph_get", "index", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_get_4(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int index[REC_MOST] = REC_NUMBERS(0);
    int returned = (MPI_Graph_get)(comm, maxindex, maxedges, index, 0);
    rec_expect_refusal("MPI_Graph_get", "edges", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_map_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int newrank = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Graph_map)(comm, nnodes, index, edges, &newrank);
    rec_expect_refusal("MPI_Graph_map", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_map_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int newrank = (int)0;
    nnodes = -77;
    int returned = (MPI_Graph_map)(comm, nnodes, index, edges, &newrank);
    rec_expect_refusal("MPI_Graph_map", "nnodes", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_map_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int edges[REC_MOST] = REC_NUMBERS(104);
    int newrank = (int)0;
    int returned = (MPI_Graph_map)(comm, nnodes, 0, edges, &newrank);
    rec_expect_refusal("MPI_Graph_map", "index", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_map_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int returned = (MPI_Graph_map)(comm, nnodes, index, edges, 0);
    rec_expect_refusal("MPI_Graph_map", "newrank", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxneighbors = (int)3;
    int neighbors[REC_MOST] = REC_NUMBERS(0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Graph_neighbors)(comm, rank, maxneighbors, neighbors);
    rec_expect_refusal("MPI_Graph_neighbors", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxneighbors = (int)3;
    int neighbors[REC_MOST] = REC_NUMBERS(0);
    rank = -77;
    int returned = (MPI_Graph_neighbors)(comm, rank, maxneighbors, neighbors);
    rec_expect_refusal("MPI_Graph_neighbors", "rank", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxneighbors = (int)3;
    int neighbors[REC_MOST] = REC_NUMBERS(0);
    maxneighbors = -77;
    int returned = (MPI_Graph_neighbors)(comm, rank, maxneighbors, neighbors);
    rec_expect_refusal("MPI_Graph_neighbors", "maxneighbors", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_3(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxneighbors = (int)3;
    int returned = (MPI_Graph_neighbors)(comm, rank, maxneighbors, 0);
    rec_expect_refusal("MPI_Graph_neighbors", "neighbors", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_count_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int nneighbors = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Graph_neighbors_count)(comm, rank, &nneighbors);
    rec_expect_refusal("MPI_Graph_neighbors_count", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_count_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int nneighbors = (int)0;
    rank = -77;
    int returned = (MPI_Graph_neighbors_count)(comm, rank, &nneighbors);
    rec_expect_refusal("MPI_Graph_neighbors_count", "rank", MPI_ERR_RANK, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graph_neighbors_count_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int returned = (MPI_Graph_neighbors_count)(comm, rank, 0);
    rec_expect_refusal("MPI_Graph_neighbors_count", "nneighbors", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graphdims_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)0;
    int nedges = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Graphdims_get)(comm, &nnodes, &nedges);
    rec_expect_refusal("MPI_Graphdims_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graphdims_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nedges = (int)0;
    int returned = (MPI_Graphdims_get)(comm, 0, &nedges);
    rec_expect_refusal("MPI_Graphdims_get", "nnodes", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Graphdims_get_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)0;
    int returned = (MPI_Graphdims_get)(comm, &nnodes, 0);
    rec_expect_refusal("MPI_Graphdims_get", "nedges", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Topo_test_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int status = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Topo_test)(comm, &status);
    rec_expect_refusal("MPI_Topo_test", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Topo_test_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = (MPI_Topo_test)(comm, 0);
    rec_expect_refusal("MPI_Topo_test", "status", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_topologies[] = {
    {"MPI_Cart_coords", refuse_MPI_Cart_coords_0},
    {"MPI_Cart_coords", refuse_MPI_Cart_coords_1},
    {"MPI_Cart_coords", refuse_MPI_Cart_coords_2},
    {"MPI_Cart_coords", refuse_MPI_Cart_coords_3},
    {"MPI_Cart_create", refuse_MPI_Cart_create_0},
    {"MPI_Cart_create", refuse_MPI_Cart_create_1},
    {"MPI_Cart_create", refuse_MPI_Cart_create_2},
    {"MPI_Cart_create", refuse_MPI_Cart_create_3},
    {"MPI_Cart_create", refuse_MPI_Cart_create_4},
    {"MPI_Cart_get", refuse_MPI_Cart_get_0},
    {"MPI_Cart_get", refuse_MPI_Cart_get_1},
    {"MPI_Cart_get", refuse_MPI_Cart_get_2},
    {"MPI_Cart_get", refuse_MPI_Cart_get_3},
    {"MPI_Cart_get", refuse_MPI_Cart_get_4},
    {"MPI_Cart_map", refuse_MPI_Cart_map_0},
    {"MPI_Cart_map", refuse_MPI_Cart_map_1},
    {"MPI_Cart_map", refuse_MPI_Cart_map_2},
    {"MPI_Cart_map", refuse_MPI_Cart_map_3},
    {"MPI_Cart_map", refuse_MPI_Cart_map_4},
    {"MPI_Cart_rank", refuse_MPI_Cart_rank_0},
    {"MPI_Cart_rank", refuse_MPI_Cart_rank_1},
    {"MPI_Cart_shift", refuse_MPI_Cart_shift_0},
    {"MPI_Cart_shift", refuse_MPI_Cart_shift_1},
    {"MPI_Cart_shift", refuse_MPI_Cart_shift_2},
    {"MPI_Cart_sub", refuse_MPI_Cart_sub_0},
    {"MPI_Cart_sub", refuse_MPI_Cart_sub_1},
    {"MPI_Cartdim_get", refuse_MPI_Cartdim_get_0},
    {"MPI_Cartdim_get", refuse_MPI_Cartdim_get_1},
    {"MPI_Dims_create", refuse_MPI_Dims_create_0},
    {"MPI_Dims_create", refuse_MPI_Dims_create_1},
    {"MPI_Dims_create", refuse_MPI_Dims_create_2},
    {"MPI_Dist_graph_create", refuse_MPI_Dist_graph_create_0},
    {"MPI_Dist_graph_create", refuse_MPI_Dist_graph_create_1},
    {"MPI_Dist_graph_create", refuse_MPI_Dist_graph_create_2},
    {"MPI_Dist_graph_create", refuse_MPI_Dist_graph_create_3},
    {"MPI_Dist_graph_create", refuse_MPI_Dist_graph_create_4},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_0},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_1},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_2},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_3},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_4},
    {"MPI_Dist_graph_create_adjacent", refuse_MPI_Dist_graph_create_adjacent_5},
    {"MPI_Dist_graph_neighbors", refuse_MPI_Dist_graph_neighbors_0},
    {"MPI_Dist_graph_neighbors", refuse_MPI_Dist_graph_neighbors_1},
    {"MPI_Dist_graph_neighbors", refuse_MPI_Dist_graph_neighbors_2},
    {"MPI_Dist_graph_neighbors", refuse_MPI_Dist_graph_neighbors_3},
    {"MPI_Dist_graph_neighbors", refuse_MPI_Dist_graph_neighbors_4},
    {"MPI_Dist_graph_neighbors_count", refuse_MPI_Dist_graph_neighbors_count_0},
    {"MPI_Dist_graph_neighbors_count", refuse_MPI_Dist_graph_neighbors_count_1},
    {"MPI_Dist_graph_neighbors_count", refuse_MPI_Dist_graph_neighbors_count_2},
    {"MPI_Dist_graph_neighbors_count", refuse_MPI_Dist_graph_neighbors_count_3},
    {"MPI_Get_hw_resource_info", refuse_MPI_Get_hw_resource_info_0},
    {"MPI_Graph_create", refuse_MPI_Graph_create_0},
    {"MPI_Graph_create", refuse_MPI_Graph_create_1},
    {"MPI_Graph_create", refuse_MPI_Graph_create_2},
    {"MPI_Graph_create", refuse_MPI_Graph_create_3},
    {"MPI_Graph_get", refuse_MPI_Graph_get_0},
    {"MPI_Graph_get", refuse_MPI_Graph_get_1},
    {"MPI_Graph_get", refuse_MPI_Graph_get_2},
    {"MPI_Graph_get", refuse_MPI_Graph_get_3},
    {"MPI_Graph_get", refuse_MPI_Graph_get_4},
    {"MPI_Graph_map", refuse_MPI_Graph_map_0},
    {"MPI_Graph_map", refuse_MPI_Graph_map_1},
    {"MPI_Graph_map", refuse_MPI_Graph_map_2},
    {"MPI_Graph_map", refuse_MPI_Graph_map_3},
    {"MPI_Graph_neighbors", refuse_MPI_Graph_neighbors_0},
    {"MPI_Graph_neighbors", refuse_MPI_Graph_neighbors_1},
    {"MPI_Graph_neighbors", refuse_MPI_Graph_neighbors_2},
    {"MPI_Graph_neighbors", refuse_MPI_Graph_neighbors_3},
    {"MPI_Graph_neighbors_count", refuse_MPI_Graph_neighbors_count_0},
    {"MPI_Graph_neighbors_count", refuse_MPI_Graph_neighbors_count_1},
    {"MPI_Graph_neighbors_count", refuse_MPI_Graph_neighbors_count_2},
    {"MPI_Graphdims_get", refuse_MPI_Graphdims_get_0},
    {"MPI_Graphdims_get", refuse_MPI_Graphdims_get_1},
    {"MPI_Graphdims_get", refuse_MPI_Graphdims_get_2},
    {"MPI_Topo_test", refuse_MPI_Topo_test_0},
    {"MPI_Topo_test", refuse_MPI_Topo_test_1},
    {0, 0}
};
