/* Arguments that no call may have, and those beside them that it may. */
#include "cases.h"

static int a[16], b[16];

CASE(send_negative_count, 2)
{
    if (rank == 0)
        MPI_Send(a, -3, MPI_INT, 1, 0, WORLD);  // wrong: argument count
}

CASE(send_zero_count, 2)
{
    if (rank == 0)
        MPI_Send(NULL, 0, MPI_INT, 1, 0, WORLD);
    else if (rank == 1)
        MPI_Recv(NULL, 0, MPI_INT, 0, 0, WORLD, IGNORE);
}

// The neighbour of the last process is beyond the end.
// quick
CASE(neighbour_beyond_end, 2)
{
    int to = rank + 1;
    MPI_Request request;
    MPI_Isend(a, 1, MPI_INT, to, 5, WORLD, &request);  // wrong: argument dest
    if (rank == 1)
        MPI_Recv(b, 1, MPI_INT, 0, 5, WORLD, IGNORE);
    MPI_Wait(&request, IGNORE);
}

CASE(neighbour_null, 2)
{
    int to = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, from = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    MPI_Request request;
    MPI_Isend(a, 1, MPI_INT, to, 5, WORLD, &request);
    MPI_Recv(b, 1, MPI_INT, from, 5, WORLD, IGNORE);
    MPI_Wait(&request, IGNORE);
}

CASE(send_any_source, 2)
{
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, MPI_ANY_SOURCE, 0, WORLD);  // wrong: argument dest
}

CASE(receive_any_source_any_tag, 2)
{
    MPI_Status status;
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 77, WORLD);
    } else if (rank == 1) {
        MPI_Recv(b, 16, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, WORLD, &status);
        EXPECT(status.MPI_TAG == 77 && status.MPI_SOURCE == 0);
    }
}

CASE(send_negative_tag, 2)
{
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, -20, WORLD);  // wrong: argument tag
}

CASE(send_any_tag, 2)
{
    if (rank == 0)
        MPI_Ssend(a, 1, MPI_INT, 1, MPI_ANY_TAG, WORLD);  // wrong: argument tag
}

// A tag that is computed from an identifier grows beyond the bound.
// quick
CASE(tag_above_bound, 2)
{
    int *bound, is_set;
    MPI_Comm_get_attr(WORLD, MPI_TAG_UB, &bound, &is_set);
    long tag = (long)*bound + 1;
    if (rank == 0 && tag < 2147483647L)
        MPI_Send(a, 1, MPI_INT, 1, (int)tag, WORLD);  // wrong: argument tag
}

CASE(tag_at_bound, 2)
{
    int *bound, is_set;
    MPI_Comm_get_attr(WORLD, MPI_TAG_UB, &bound, &is_set);
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, *bound, WORLD);
    else if (rank == 1)
        MPI_Recv(b, 1, MPI_INT, 0, *bound, WORLD, IGNORE);
}

CASE(null_communicator, 2)
{
    MPI_Comm half;
    MPI_Comm_split(WORLD, rank == 0 ? 0 : MPI_UNDEFINED, 0, &half);
    MPI_Barrier(half);  // wrong: argument comm
    if (half != MPI_COMM_NULL)
        MPI_Comm_free(&half);
}

CASE(only_members_communicate, 2)
{
    MPI_Comm half;
    MPI_Comm_split(WORLD, rank == 0 ? 0 : MPI_UNDEFINED, 0, &half);
    if (half != MPI_COMM_NULL) {
        MPI_Barrier(half);
        MPI_Comm_free(&half);
    }
}

CASE(freed_communicator, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    MPI_Comm_free(&copy);
    MPI_Barrier(copy);  // wrong: argument comm
}

CASE(null_datatype, 2)
{
    MPI_Bcast(a, 1, MPI_DATATYPE_NULL, 0, WORLD);  // wrong: argument datatype
}

CASE(null_operation, 2)
{
    MPI_Allreduce(a, b, 1, MPI_INT, MPI_OP_NULL, WORLD);  // wrong: argument op
}

// may: deadlock
CASE(operation_not_for_type, 2)
{
    double x = 1, y;
    MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_BAND, WORLD);  // wrong: argument|datatype op
}

CASE(pair_without_location_type, 2)
{
    struct {
        double value;
        int where;
    } x = {1, 0}, y;
    MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_MAXLOC, WORLD);  // wrong: argument|datatype op
}

CASE(pair_with_location_type, 2)
{
    struct {
        double value;
        int where;
    } x, y;
    x.value = rank;
    x.where = rank;
    MPI_Allreduce(&x, &y, 1, MPI_DOUBLE_INT, MPI_MAXLOC, WORLD);
    EXPECT(y.where == size - 1);
}

CASE(operation_of_user_for_any_type, 2)
{
    double x = 1, y = 0;
    unsigned char bits = 3, other = 0;
    MPI_Allreduce(&bits, &other, 1, MPI_BYTE, MPI_BOR, WORLD);
    MPI_Allreduce(&x, &y, 1, MPI_DOUBLE, MPI_PROD, WORLD);
    EXPECT(other == 3 && y == 1);
}

CASE(reduced_count_negative, 2)
{
    MPI_Allreduce(a, b, -1, MPI_INT, MPI_SUM, WORLD);  // wrong: argument count
}

CASE(reduced_in_place_away_from_root, 2)
{
    MPI_Reduce(MPI_IN_PLACE, b, 1, MPI_INT, MPI_SUM, 0, WORLD);  // wrong: argument sendbuf
}

CASE(scattered_in_place_away_from_root, 2)
{
    MPI_Scatter(a, 1, MPI_INT, MPI_IN_PLACE, 1, MPI_INT, 0, WORLD);  // wrong: argument recvbuf
}

CASE(null_buffer, 2)
{
    if (rank == 0)
        MPI_Send(NULL, 4, MPI_INT, 1, 0, WORLD);  // wrong: argument|buffer buf
}

CASE(null_receive_buffer_at_root, 2)
{
    MPI_Reduce(a, NULL, 1, MPI_INT, MPI_SUM, 0, WORLD);  // wrong: argument|buffer recvbuf
}

// An argument that is significant at the root only may be anything elsewhere.
CASE(nonsense_away_from_root, 2)
{
    int all[4] = {0};
    if (rank == 0)
        MPI_Gather(a, 2, MPI_INT, all, 2, MPI_INT, 0, WORLD);
    else
        MPI_Gather(a, 2, MPI_INT, NULL, -17, MPI_DATATYPE_NULL, 0, WORLD);
    if (rank == 0)
        MPI_Scatter(all, 2, MPI_INT, b, 2, MPI_INT, 0, WORLD);
    else
        MPI_Scatter(NULL, -1, MPI_DATATYPE_NULL, b, 2, MPI_INT, 0, WORLD);
    if (rank == 0)
        MPI_Gatherv(a, 1, MPI_INT, all, (int[]){1, 1, 1, 1}, (int[]){0, 1, 2, 3}, MPI_INT, 0, WORLD);
    else
        MPI_Gatherv(a, 1, MPI_INT, NULL, NULL, NULL, MPI_DATATYPE_NULL, 0, WORLD);
    MPI_Reduce(a, rank == 0 ? b : NULL, 1, MPI_INT, MPI_SUM, 0, WORLD);
}

CASE(root_out_of_range, 2)
{
    MPI_Bcast(a, 1, MPI_INT, size, WORLD);  // wrong: argument root
}

CASE(root_negative, 3)
{
    MPI_Gather(a, 1, MPI_INT, b, 1, MPI_INT, -4, WORLD);  // wrong: argument root
}

CASE(negative_count_of_one_block, 2)
{
    int counts[2] = {1, -1}, places[2] = {0, 1};
    MPI_Allgatherv(a, 1, MPI_INT, b, counts, places, MPI_INT, WORLD);  // wrong: argument recvcounts
}

CASE(negative_displacements, 2)
{
    int counts[2] = {1, 1}, places[2] = {0, -1};
    MPI_Allgatherv(a, 1, MPI_INT, b + 4, counts, places, MPI_INT, WORLD);
}

CASE(colour_negative, 2)
{
    MPI_Comm part;
    MPI_Comm_split(WORLD, -5, rank, &part);  // wrong: argument color
    MPI_Comm_free(&part);
}

CASE(grid_too_large, 2)
{
    MPI_Comm grid;
    int dims[2] = {2, 3}, wraps[2] = {0, 0};
    MPI_Cart_create(WORLD, 2, dims, wraps, 0, &grid);  // wrong: argument
}

CASE(grid_smaller, 3)
{
    MPI_Comm grid;
    int dims[1] = {2}, wraps[1] = {1}, from, to;
    MPI_Cart_create(WORLD, 1, dims, wraps, 1, &grid);
    if (grid != MPI_COMM_NULL) {
        MPI_Cart_shift(grid, 0, 1, &from, &to);
        MPI_Sendrecv(a, 1, MPI_INT, to, 0, b, 1, MPI_INT, from, 0, grid, IGNORE);
        MPI_Comm_free(&grid);
    }
}

CASE(dims_create_constraint, 3)
{
    int dims[2] = {2, 0};
    MPI_Dims_create(size, 2, dims);  // wrong: argument
}

CASE(group_rank_twice, 2)
{
    MPI_Group world, part;
    int ranks[2] = {0, 0};
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 2, ranks, &part);  // wrong: argument
    MPI_Group_free(&world);
}

// Errors that the program asks for and handles are its own business.
CASE(error_handled, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
    char port[MPI_MAX_INFO_VAL + 1];
    MPI_Info info;
    int is_there;
    MPI_Info_create(&info);
    MPI_Info_get(info, "no such key", MPI_MAX_INFO_VAL, port, &is_there);
    EXPECT(!is_there);
    MPI_Info_free(&info);
    MPI_Comm_free(&copy);
}

// Buffers, counts and datatypes beside MPI_PROC_NULL are not used; the tag and the communicator are right.
CASE(nonsense_beside_proc_null, 2)
{
    MPI_Request requests[2];
    MPI_Status status;
    MPI_Send(a, 100, MPI_DOUBLE, MPI_PROC_NULL, 0, WORLD);
    MPI_Recv(a, 100, MPI_DOUBLE, MPI_PROC_NULL, 0, WORLD, &status);
    EXPECT(status.MPI_SOURCE == MPI_PROC_NULL && status.MPI_TAG == MPI_ANY_TAG);
    MPI_Isend(a, 1 << 20, MPI_DOUBLE, MPI_PROC_NULL, 0, WORLD, &requests[0]);
    MPI_Irecv(a, 1 << 20, MPI_DOUBLE, MPI_PROC_NULL, 0, WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(a, 4, MPI_INT, MPI_PROC_NULL, 0, a, 4, MPI_INT, MPI_PROC_NULL, 0, WORLD, IGNORE);
    MPI_Probe(MPI_PROC_NULL, 0, WORLD, &status);
}

CASE(waitall_without_requests, 2)
{
    MPI_Request none = MPI_REQUEST_NULL;
    int index, flag;
    MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE);
    MPI_Wait(&none, IGNORE);
    MPI_Waitany(1, &none, &index, IGNORE);
    EXPECT(index == MPI_UNDEFINED);
    MPI_Testall(0, NULL, &flag, MPI_STATUSES_IGNORE);
    EXPECT(flag);
}

CASE(intercommunicator_roots, 3)
{
    MPI_Comm part, inter;
    int value = rank == 0 ? 42 : 0;
    MPI_Comm_split(WORLD, rank == 0, rank, &part);
    MPI_Intercomm_create(part, 0, WORLD, rank == 0 ? 1 : 0, 9, &inter);
    MPI_Bcast(&value, 1, MPI_INT, rank == 0 ? MPI_ROOT : 0, inter);
    EXPECT(value == 42);
    int total = 0;
    MPI_Reduce(&rank, &total, 1, MPI_INT, MPI_SUM, rank == 0 ? MPI_ROOT : 0, inter);
    EXPECT(rank != 0 || total == 3);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&part);
}
