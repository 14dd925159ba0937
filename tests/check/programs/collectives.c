/* Collective calls that all processes have to make in the same order, with arguments that fit. */
#include "cases.h"

static int a[64], b[64];

// quick
// may: deadlock|message
CASE(order_differs, 2)
{
    if (rank == 0) {
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);  // either: collective
        MPI_Barrier(WORLD);                  // may: collective
    } else {
        MPI_Barrier(WORLD);                  // either: collective
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);  // may: collective
    }
}

CASE(order_same, 2)
{
    if (rank == 0) {
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);
        MPI_Barrier(WORLD);
    } else {
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);
        MPI_Barrier(WORLD);
    }
}

// quick
// may: deadlock
CASE(root_differs, 2)
{
    MPI_Bcast(a, 1, MPI_INT, rank, WORLD);  // wrong: collective
}

// may: deadlock
CASE(root_differs_in_reduce, 3)
{
    int root = rank == 2 ? 1 : 0;
    MPI_Reduce(a, b, 1, MPI_INT, MPI_SUM, root, WORLD);  // wrong: collective
}

// quick
CASE(operation_differs, 2)
{
    MPI_Allreduce(a, b, 1, MPI_INT, rank ? MPI_MAX : MPI_MIN, WORLD);  // wrong: collective
}

// may: deadlock|argument
CASE(count_differs, 2)
{
    MPI_Allreduce(a, b, 4 + rank, MPI_INT, MPI_SUM, WORLD);  // wrong: collective
}

// may: deadlock|argument|message
CASE(bcast_count_differs, 2)
{
    MPI_Bcast(a, rank == 0 ? 8 : 4, MPI_INT, 0, WORLD);  // wrong: collective
}

// may: deadlock|argument
CASE(type_differs, 2)
{
    MPI_Bcast(a, 1, rank == 0 ? MPI_INT : MPI_FLOAT, 0, WORLD);  // wrong: collective
}

CASE(type_differs_in_allreduce, 2)
{
    static double x[2], y[2];
    MPI_Allreduce(x, y, 2, rank == 0 ? MPI_INT : MPI_FLOAT, MPI_SUM, WORLD);  // wrong: collective
}

// Counts and types differ, signatures do not.
CASE(signatures_same, 2)
{
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    if (rank == 0)
        MPI_Bcast(a, 4, pair, 0, WORLD);
    else
        MPI_Bcast(a, 8, MPI_INT, 0, WORLD);
    if (rank == 0)
        MPI_Gather(a, 1, pair, b, 2, MPI_INT, 0, WORLD);
    else
        MPI_Gather(a, 2, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, 0, WORLD);
    MPI_Type_free(&pair);
}

// may: argument|deadlock
CASE(gather_amounts_differ, 2)
{
    MPI_Gather(a, 2, MPI_INT, b, 1, MPI_INT, 0, WORLD);  // wrong: collective|argument
}

// may: argument|deadlock
CASE(gatherv_amounts_differ, 2)
{
    int counts[2] = {1, 1}, places[2] = {0, 4};
    MPI_Gatherv(a, 1 + rank, MPI_INT, b, counts, places, MPI_INT, 0, WORLD);  // wrong: collective|argument|message
}

CASE(gatherv_amounts_vary, 3)
{
    int counts[3] = {1, 2, 0}, places[3] = {0, 4, 9}, own = counts[rank];
    MPI_Gatherv(own ? a : NULL, own, MPI_INT, b, counts, places, MPI_INT, 0, WORLD);
    MPI_Allgatherv(own ? a : NULL, own, MPI_INT, b, counts, places, MPI_INT, WORLD);
}

// may: argument|deadlock
CASE(alltoallv_amounts_differ, 2)
{
    int out[2] = {1, 1}, in[2] = {1, 1}, places[2] = {0, 4};
    if (rank == 0)
        out[1] = 3;
    MPI_Alltoallv(a, out, places, MPI_INT, b, in, places, MPI_INT, WORLD);  // wrong: collective|argument|message
}

CASE(alltoallv_amounts_vary, 2)
{
    int out[2] = {1, 1}, in[2] = {1, 1}, places[2] = {0, 4};
    out[1 - rank] = rank;
    in[1 - rank] = 1 - rank;
    MPI_Alltoallv(a, out, places, MPI_INT, b, in, places, MPI_INT, WORLD);
}

// quick
// may: deadlock
CASE(missing_in_one_process, 3)
{
    if (rank != 2)
        MPI_Barrier(WORLD);  // wrong: collective|deadlock
}

// may: deadlock|collective
CASE(blocking_and_nonblocking, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Ibcast(a, 1, MPI_INT, 0, WORLD, &request);  // either: collective
        MPI_Wait(&request, IGNORE);
    } else {
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);  // either: collective
    }
}

// may: deadlock|collective
CASE(persistent_and_blocking, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Ibarrier(WORLD, &request);  // either: collective
        MPI_Wait(&request, IGNORE);
    } else {
        MPI_Barrier(WORLD);  // either: collective
    }
}

// may: deadlock|collective
CASE(nonblocking_order_differs, 2)
{
    MPI_Request requests[2];
    if (rank == 0) {
        MPI_Ibcast(a, 1, MPI_INT, 0, WORLD, &requests[0]);  // either: collective
        MPI_Iallreduce(a + 1, b, 1, MPI_INT, MPI_SUM, WORLD, &requests[1]);
    } else {
        MPI_Iallreduce(a + 1, b, 1, MPI_INT, MPI_SUM, WORLD, &requests[1]);  // either: collective
        MPI_Ibcast(a, 1, MPI_INT, 0, WORLD, &requests[0]);
    }
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

// They are waited for in another order than they were begun, and on other communicators.
CASE(nonblocking_completed_in_any_order, 2)
{
    MPI_Request requests[2];
    MPI_Ibcast(a, 1, MPI_INT, 0, WORLD, &requests[0]);
    MPI_Iallreduce(a + 1, b, 1, MPI_INT, MPI_SUM, WORLD, &requests[1]);
    MPI_Wait(&requests[1 - rank], IGNORE);
    MPI_Wait(&requests[rank], IGNORE);
}

CASE(order_of_communicators_nonblocking, 2)
{
    MPI_Comm copy;
    MPI_Request requests[2];
    MPI_Comm_dup(WORLD, &copy);
    MPI_Ibarrier(rank == 0 ? copy : WORLD, &requests[0]);
    MPI_Ibarrier(rank == 0 ? WORLD : copy, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Comm_free(&copy);
}

// Different orders on two communicators, each of which waits.
CASE(order_of_communicators_blocking, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    MPI_Barrier(rank == 0 ? copy : WORLD);  // wrong: deadlock
    MPI_Barrier(rank == 0 ? WORLD : copy);
    MPI_Comm_free(&copy);
}

CASE(in_place_on_some, 2)
{
    MPI_Reduce(rank == 0 ? MPI_IN_PLACE : a, a, 1, MPI_INT, MPI_SUM, 0, WORLD);
    MPI_Scatter(b, 1, MPI_INT, rank == 0 ? MPI_IN_PLACE : a, 1, MPI_INT, 0, WORLD);
    MPI_Scan(MPI_IN_PLACE, a, 1, MPI_INT, MPI_SUM, WORLD);
    MPI_Exscan(a, b, 1, MPI_INT, MPI_SUM, WORLD);
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 1, MPI_INT, WORLD);
}

CASE(called_by_part_on_own_communicator, 3)
{
    MPI_Comm part;
    MPI_Comm_split(WORLD, rank > 0, rank, &part);
    if (rank > 0) {
        MPI_Bcast(a, 1, MPI_INT, 0, part);
        MPI_Barrier(part);
    }
    MPI_Comm_free(&part);
}

// may: deadlock
CASE(split_missing, 2)
{
    MPI_Comm part;
    if (rank == 0)
        MPI_Comm_split(WORLD, 0, 0, &part);  // wrong: collective|deadlock
}

// may: deadlock|collective
CASE(free_and_barrier, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    if (rank == 0)
        MPI_Barrier(copy);  // wrong: collective|deadlock
    MPI_Comm_free(&copy);
}

CASE(reduce_scatter, 3)
{
    int counts[3] = {1, 2, 3};
    MPI_Reduce_scatter(a, b, counts, MPI_INT, MPI_SUM, WORLD);
    MPI_Reduce_scatter_block(a, b, 2, MPI_INT, MPI_SUM, WORLD);
}

CASE(reduce_scatter_counts_differ, 3)
{
    int counts[3] = {1, 2, 3};
    counts[1] = 2 - (rank == 2);
    counts[2] = 3 + (rank == 2);
    MPI_Reduce_scatter(a, b, counts, MPI_INT, MPI_SUM, WORLD);  // wrong: collective
}

CASE(reduce_scatter_in_place, 3)
{
    int counts[3] = {1, 2, 3};
    MPI_Reduce_scatter(MPI_IN_PLACE, a, counts, MPI_INT, MPI_SUM, WORLD);
    MPI_Reduce_scatter_block(MPI_IN_PLACE, a, 2, MPI_INT, MPI_SUM, WORLD);
}

CASE(scatterv_amounts_differ, 3)
{
    int counts[3] = {1, 2, 3}, places[3] = {0, 4, 8};
    MPI_Scatterv(a, counts, places, MPI_INT, b, 1 + rank + (rank == 2), MPI_INT, 0, WORLD);  // wrong: collective
}

CASE(alltoallw_types_differ, 2)
{
    MPI_Datatype out[2] = {MPI_INT, MPI_INT}, in[2] = {MPI_INT, MPI_INT};
    int counts[2] = {1, 1}, places[2] = {0, 16};
    if (rank == 1)
        out[0] = MPI_FLOAT;
    MPI_Alltoallw(a, counts, places, out, b, counts, places, in, WORLD);  // either: collective
}

CASE(vectors_in_place, 3)
{
    int counts[3] = {1, 2, 0}, places[3] = {0, 4, 4}, all[3] = {1, 1, 1}, in_turn[3] = {0, 1, 2};
    MPI_Request request;
    MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, counts, places, MPI_INT, WORLD);
    MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, b, all, in_turn, MPI_INT, WORLD);
    MPI_Iallgatherv(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, counts, places, MPI_INT, WORLD, &request);
    MPI_Wait(&request, IGNORE);
    if (rank == 0)
        MPI_Scatterv(a, counts, places, MPI_INT, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, 0, WORLD);
    else
        MPI_Scatterv(NULL, NULL, NULL, MPI_DATATYPE_NULL, b, counts[rank], MPI_INT, 0, WORLD);
}

// One process sees pairs where another sees single numbers.
CASE(vectors_of_other_datatypes, 2)
{
    MPI_Datatype pair;
    int singles[2] = {2, 2}, pairs[2] = {1, 1}, single_places[2] = {0, 4}, pair_places[2] = {0, 2};
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    if (rank == 0)
        MPI_Alltoallv(a, pairs, pair_places, pair, b, singles, single_places, MPI_INT, WORLD);
    else
        MPI_Alltoallv(a, singles, single_places, MPI_INT, b, pairs, pair_places, pair, WORLD);
    MPI_Type_free(&pair);
}

CASE(grids_differ, 2)
{
    MPI_Comm grid;
    int dims[1] = {2}, wraps[1] = {rank};
    MPI_Cart_create(WORLD, 1, dims, wraps, 0, &grid);  // wrong: collective
    MPI_Comm_free(&grid);
}

// Any value but 0 is true.
CASE(grids_same, 2)
{
    MPI_Comm grid;
    int dims[1] = {2}, wraps[1] = {rank + 1};
    MPI_Cart_create(WORLD, 1, dims, wraps, 0, &grid);
    MPI_Comm_free(&grid);
}

CASE(group_in_another_order, 2)
{
    MPI_Comm made;
    MPI_Group all, own;
    int ranks[2] = {rank, 1 - rank};
    MPI_Comm_group(WORLD, &all);
    MPI_Group_incl(all, 2, ranks, &own);
    MPI_Comm_create(WORLD, own, &made);  // wrong: collective group
    MPI_Group_free(&own);
    MPI_Group_free(&all);
    MPI_Comm_free(&made);
}

// Processes may give groups that have no process in common, or an empty one.
CASE(groups_apart, 4)
{
    MPI_Comm made, last;
    MPI_Group all, own;
    int ranks[2] = {rank / 2 * 2 + 1, rank / 2 * 2};
    MPI_Comm_group(WORLD, &all);
    MPI_Group_incl(all, 2, ranks, &own);
    MPI_Comm_create(WORLD, own, &made);
    MPI_Comm_create(WORLD, rank / 2 ? MPI_GROUP_EMPTY : own, &last);
    EXPECT((last == MPI_COMM_NULL) == (rank / 2 == 1));
    MPI_Group_free(&own);
    MPI_Group_free(&all);
    MPI_Comm_free(&made);
    if (last != MPI_COMM_NULL)
        MPI_Comm_free(&last);
}

CASE(neighbours, 3)
{
    MPI_Comm ring;
    int dims[1] = {3}, wraps[1] = {1};
    MPI_Cart_create(WORLD, 1, dims, wraps, 0, &ring);
    MPI_Neighbor_allgather(a, 1, MPI_INT, b, 1, MPI_INT, ring);
    MPI_Neighbor_alltoall(a, 1, MPI_INT, b, 1, MPI_INT, ring);
    MPI_Comm_free(&ring);
}

CASE(graph_neighbours, 3)
{
    MPI_Comm graph;
    int from = (rank + 2) % 3, to = (rank + 1) % 3, in[1] = {1}, out[1] = {1}, place[1] = {0};
    MPI_Dist_graph_create_adjacent(WORLD, 1, &from, MPI_UNWEIGHTED, 1, &to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    MPI_Neighbor_alltoallv(&rank, out, place, MPI_INT, b, in, place, MPI_INT, graph);
    EXPECT(b[0] == from);
    MPI_Comm_free(&graph);
}

CASE(file_opened_by_part, 2)
{
    MPI_File file;
    if (rank == 0)
        MPI_File_open(WORLD, "part.data", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                      &file);  // either: collective|deadlock
    MPI_Barrier(WORLD);        // either: collective|deadlock
}

CASE(file_opened_by_all, 2)
{
    MPI_File own, common;
    if (rank == 0)
        MPI_File_open(MPI_COMM_SELF, "own.data", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                      MPI_INFO_NULL, &own);
    MPI_File_open(WORLD, "common.data", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &common);
    MPI_Barrier(WORLD);
    if (rank == 0)
        MPI_File_close(&own);
    MPI_File_close(&common);
}
