/* Which memory belongs to whom while operations are pending, and inside one call. */
#include "cases.h"

static int a[64], b[64];

// quick
CASE(reduce_overlap, 2)
{
    MPI_Allreduce(a, a + 1, 4, MPI_INT, MPI_SUM, WORLD);  // wrong: argument|buffer
}

// quick
CASE(reduce_same_buffer, 2)
{
    MPI_Allreduce(a, a, 4, MPI_INT, MPI_SUM, WORLD);  // wrong: argument|buffer
}

CASE(reduce_in_place, 2)
{
    a[0] = 1;
    MPI_Allreduce(MPI_IN_PLACE, a, 4, MPI_INT, MPI_SUM, WORLD);
    EXPECT(a[0] == size);
    if (rank == 0)
        MPI_Reduce(MPI_IN_PLACE, a, 4, MPI_INT, MPI_SUM, 0, WORLD);
    else
        MPI_Reduce(a, NULL, 4, MPI_INT, MPI_SUM, 0, WORLD);
}

CASE(reduce_neighbouring, 2)
{
    MPI_Allreduce(a, a + 4, 4, MPI_INT, MPI_SUM, WORLD);
    MPI_Allreduce(a + 4, a, 4, MPI_INT, MPI_SUM, WORLD);
}

// Away from the root the receive buffer is not significant.
CASE(reduce_same_buffer_elsewhere, 2)
{
    MPI_Reduce(a, rank == 0 ? b : a, 4, MPI_INT, MPI_SUM, 0, WORLD);
    MPI_Gather(a, 2, MPI_INT, rank == 0 ? b : a, 2, MPI_INT, 0, WORLD);
}

CASE(gather_overlap, 2)
{
    MPI_Allgather(b + 2 * rank, 2, MPI_INT, b, 2, MPI_INT, WORLD);  // wrong: argument|buffer
}

CASE(gather_in_place, 2)
{
    b[2 * rank] = rank + 1;
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_INT, WORLD);
    EXPECT(b[0] == 1 && b[2] == 2);
}

CASE(sendrecv_overlap, 2)
{
    int other = 1 - rank;
    MPI_Sendrecv(a, 4, MPI_INT, other, 0, a + 2, 4, MPI_INT, other, 0, WORLD, IGNORE);  // wrong: argument|buffer
}

CASE(sendrecv_replace, 2)
{
    int other = 1 - rank;
    a[0] = rank;
    MPI_Sendrecv_replace(a, 4, MPI_INT, other, 0, other, 0, WORLD, IGNORE);
    EXPECT(a[0] == other);
}

// Odd and even elements of one array do not overlap.
CASE(sendrecv_interleaved, 2)
{
    int other = 1 - rank;
    MPI_Datatype every_second;
    MPI_Type_vector(8, 1, 2, MPI_INT, &every_second);
    MPI_Type_commit(&every_second);
    MPI_Sendrecv(a, 1, every_second, other, 0, a + 1, 1, every_second, other, 0, WORLD, IGNORE);
    MPI_Type_free(&every_second);
}

CASE(receive_into_pending_receive, 2)
{
    if (rank == 0) {
        MPI_Barrier(WORLD);
        MPI_Send(a, 4, MPI_INT, 1, 1, WORLD);
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Request request;
        MPI_Irecv(b, 4, MPI_INT, 0, 0, WORLD, &request);
        MPI_Barrier(WORLD);
        MPI_Recv(b + 2, 4, MPI_INT, 0, 1, WORLD, IGNORE);  // wrong: buffer
        MPI_Wait(&request, IGNORE);
    }
}

// One receive buffer for two requests.
// quick
CASE(two_receives_into_one, 3)
{
    MPI_Request requests[2];
    int value = 0;
    if (rank == 0) {
        MPI_Irecv(&value, 1, MPI_INT, 1, 0, WORLD, &requests[0]);
        MPI_Irecv(&value, 1, MPI_INT, 2, 0, WORLD, &requests[1]);  // wrong: buffer
        MPI_Barrier(WORLD);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    } else {
        MPI_Barrier(WORLD);
        MPI_Send(&rank, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(two_receives_side_by_side, 3)
{
    MPI_Request requests[2];
    int values[2];
    if (rank == 0) {
        MPI_Irecv(values + 1, 1, MPI_INT, 2, 0, WORLD, &requests[0]);
        MPI_Irecv(values, 1, MPI_INT, 1, 0, WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        EXPECT(values[0] == 1 && values[1] == 2);
    } else {
        MPI_Send(&rank, 1, MPI_INT, 0, 0, WORLD);
    }
}

// A longer receive whose message is short still owns the whole buffer.
CASE(receive_longer_than_message_overlaps, 2)
{
    MPI_Request requests[2];
    if (rank == 0) {
        MPI_Barrier(WORLD);
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
        MPI_Send(a, 1, MPI_INT, 1, 1, WORLD);
    } else {
        MPI_Irecv(b, 8, MPI_INT, 0, 0, WORLD, &requests[0]);
        MPI_Irecv(b + 4, 8, MPI_INT, 0, 1, WORLD, &requests[1]);  // wrong: buffer
        MPI_Barrier(WORLD);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}

CASE(send_from_pending_receive, 2)
{
    MPI_Request request;
    int other = 1 - rank;
    MPI_Irecv(b, 4, MPI_INT, other, 0, WORLD, &request);
    MPI_Barrier(WORLD);
    MPI_Send(b, 4, MPI_INT, other, 0, WORLD);  // wrong: buffer
    MPI_Wait(&request, IGNORE);
}

// Several operations may read one buffer at once.
CASE(two_sends_from_one, 3)
{
    MPI_Request requests[2];
    int value = 7, seen = 0;
    if (rank == 0) {
        MPI_Isend(&value, 1, MPI_INT, 1, 0, WORLD, &requests[0]);
        MPI_Isend(&value, 1, MPI_INT, 2, 0, WORLD, &requests[1]);
        EXPECT(value == 7);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    } else {
        MPI_Recv(&seen, 1, MPI_INT, 0, 0, WORLD, IGNORE);
        EXPECT(seen == 7);
    }
}

// The sum is a buffer of two collectives that are pending.
CASE(two_reductions_into_one, 2)
{
    MPI_Request requests[2];
    MPI_Iallreduce(a, b, 4, MPI_INT, MPI_SUM, WORLD, &requests[0]);
    MPI_Iallreduce(a, b, 4, MPI_INT, MPI_MAX, WORLD, &requests[1]);  // wrong: buffer
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

CASE(two_reductions_from_one, 2)
{
    MPI_Request requests[2];
    MPI_Iallreduce(a, b, 4, MPI_INT, MPI_SUM, WORLD, &requests[0]);
    MPI_Iallreduce(a, b + 4, 4, MPI_INT, MPI_MAX, WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

// The loop reuses its send buffer before the send has ended.
// quick
CASE(send_buffer_changed, 2)
{
    if (rank == 0) {
        MPI_Request requests[3];
        for (int i = 0; i < 3; ++i) {
            a[0] = i;
            MPI_Issend(a, 1, MPI_INT, 1, i, WORLD, &requests[i]);  // either: buffer
        }
        MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);  // either: buffer
    } else {
        for (int i = 2; i >= 0; --i)
            MPI_Recv(b, 1, MPI_INT, 0, i, WORLD, IGNORE);
    }
}

CASE(send_buffer_changed_after_wait, 2)
{
    if (rank == 0) {
        for (int i = 0; i < 3; ++i) {
            MPI_Request request;
            a[0] = i;
            MPI_Isend(a, 1, MPI_INT, 1, i, WORLD, &request);
            MPI_Wait(&request, IGNORE);
            a[0] = -1;
        }
    } else {
        for (int i = 0; i < 3; ++i) {
            MPI_Recv(b, 1, MPI_INT, 0, i, WORLD, IGNORE);
            EXPECT(b[0] == i);
        }
    }
}

// The memory around what is sent may change: columns of a matrix.
CASE(columns_beside_sent_column, 2)
{
    static double table[8][8];
    MPI_Datatype column;
    MPI_Request requests[2];
    MPI_Type_vector(8, 1, 8, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    MPI_Irecv(&table[0][7], 1, column, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Isend(&table[0][0], 1, column, 1 - rank, 0, WORLD, &requests[1]);
    for (int i = 0; i < 8; ++i)
        for (int j = 1; j < 7; ++j)
            table[i][j] = i + j;
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Type_free(&column);
}

CASE(bcast_buffer_changed, 2)
{
    MPI_Request request;
    for (int i = 0; i < 64; ++i)
        a[i] = i;
    MPI_Ibcast(a, 64, MPI_INT, 0, WORLD, &request);  // either: buffer
    if (rank == 0)
        a[3] = 99;
    MPI_Wait(&request, IGNORE);  // either: buffer
}

// Counts of a nonblocking collective belong to it, too.
CASE(counts_changed, 2)
{
    MPI_Request request;
    int counts[2] = {1, 1}, places[2] = {0, 1};
    MPI_Iallgatherv(a, 1, MPI_INT, b, counts, places, MPI_INT, WORLD, &request);  // wrong: buffer
    counts[1] = 5;
    MPI_Wait(&request, IGNORE);
}

CASE(counts_copied_by_datatype, 2)
{
    MPI_Datatype mixed;
    int lengths[2] = {1, 2}, places[2] = {0, 4};
    MPI_Type_indexed(2, lengths, places, MPI_INT, &mixed);
    lengths[0] = 9;
    places[1] = -1;
    MPI_Type_commit(&mixed);
    MPI_Bcast(a, 1, mixed, 0, WORLD);
    MPI_Type_free(&mixed);
}

// The places of a v-collective overlap in the receive buffer.
CASE(gatherv_blocks_overlap, 2)
{
    int counts[2] = {3, 3}, places[2] = {0, 2};
    MPI_Allgatherv(a, 3, MPI_INT, b, counts, places, MPI_INT, WORLD);  // wrong: buffer|argument
}

CASE(gatherv_blocks_apart, 2)
{
    int counts[2] = {3, 3}, places[2] = {8, 2};
    MPI_Allgatherv(a, 3, MPI_INT, b, counts, places, MPI_INT, WORLD);
}

// quick
CASE(receive_buffer_written, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 4, MPI_INT, 1 - rank, 0, WORLD, &request);  // wrong: buffer
    b[2] = 77 + rank;
    MPI_Send(a, 4, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Wait(&request, IGNORE);
}

CASE(receive_buffer_written_after_arrival, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
    MPI_Barrier(WORLD);
    if (rank == 1) {
        MPI_Irecv(b, 4, MPI_INT, 0, 0, WORLD, &request);  // wrong: buffer
        b[0] = 5;
        MPI_Wait(&request, IGNORE);
    }
}

CASE(persistent_receive_written, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Recv_init(b, 4, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        for (int i = 0; i < 2; ++i) {
            b[0] = i;
            MPI_Start(&request);
            if (i == 1)
                b[0] = 99;
            MPI_Barrier(WORLD);
            MPI_Wait(&request, IGNORE);
        }
        MPI_Request_free(&request);
    } else {
        for (int i = 0; i < 2; ++i) {
            MPI_Barrier(WORLD);
            MPI_Send(a, 4, MPI_INT, 0, 0, WORLD);
        }
    }
}

// Messages arrive in any call of MPI, and the buffers are the program's again after each is complete.
CASE(receives_that_complete_one_after_another, 2)
{
    MPI_Request requests[8];
    int values[8] = {0}, done, sum = 0;
    for (int i = 0; i < 8; ++i)
        MPI_Irecv(&values[i], 1, MPI_INT, 1 - rank, i, WORLD, &requests[i]);
    for (int i = 7; i >= 0; --i) {
        int flag, value = 10 + i;
        MPI_Send(&value, 1, MPI_INT, 1 - rank, i, WORLD);
        MPI_Iprobe(1 - rank, 99, WORLD, &flag, IGNORE);
    }
    for (int i = 0; i < 8; ++i) {
        MPI_Waitany(8, requests, &done, IGNORE);
        sum += values[done];
        values[done] = -1;
    }
    EXPECT(sum == 108);
}

CASE(halo_blocks_of_one_array, 4)
{
    enum { inner = 6 };
    double field[inner + 2];
    int up = (rank + 1) % size, down = (rank + size - 1) % size;
    for (int step = 0; step < 3; ++step) {
        MPI_Request requests[4];
        for (int i = 1; i <= inner; ++i)
            field[i] = rank * 10 + i + step;
        MPI_Irecv(&field[0], 1, MPI_DOUBLE, down, 1, WORLD, &requests[0]);
        MPI_Irecv(&field[inner + 1], 1, MPI_DOUBLE, up, 2, WORLD, &requests[1]);
        MPI_Isend(&field[inner], 1, MPI_DOUBLE, up, 1, WORLD, &requests[2]);
        MPI_Isend(&field[1], 1, MPI_DOUBLE, down, 2, WORLD, &requests[3]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        EXPECT(field[0] == down * 10 + inner + step && field[inner + 1] == up * 10 + 1 + step);
    }
}

// The memory of a request that is complete is free again, also if the program only tests.
CASE(reused_after_test, 2)
{
    MPI_Request request;
    int flag = 0;
    for (int i = 0; i < 4; ++i) {
        if (rank == 0)
            MPI_Isend(a, 8, MPI_INT, 1, 0, WORLD, &request);
        else
            MPI_Irecv(a, 8, MPI_INT, 0, 0, WORLD, &request);
        for (flag = 0; !flag;)
            MPI_Test(&request, &flag, IGNORE);
        a[0] = i;
    }
}

CASE(buffered_send_then_change, 2)
{
    char space[MPI_BSEND_OVERHEAD + 64];
    void *old;
    int bytes;
    MPI_Buffer_attach(space, sizeof space);
    if (rank == 0) {
        a[0] = 5;
        MPI_Bsend(a, 1, MPI_INT, 1, 0, WORLD);
        a[0] = 6;
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
        EXPECT(b[0] == 5);
    }
    MPI_Buffer_detach(&old, &bytes);
    EXPECT(old == space && bytes == (int)sizeof space);
}

CASE(buffered_send_without_buffer, 2)
{
    if (rank == 0)
        MPI_Bsend(a, 1, MPI_INT, 1, 0, WORLD);  // wrong: argument|buffer
    else
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
}
