/* Small programs as people write them; all are right. */
#include "cases.h"
#include <math.h>

CASE(ping_pong, 2)
{
    static char message[1 << 16];
    for (int bytes = 0; bytes <= 1 << 16; bytes = bytes ? 4 * bytes : 1)
        for (int i = 0; i < 3; ++i) {
            if (rank == 0) {
                MPI_Send(message, bytes, MPI_CHAR, 1, bytes, WORLD);
                MPI_Recv(message, bytes, MPI_CHAR, 1, bytes, WORLD, IGNORE);
            } else {
                MPI_Recv(message, bytes, MPI_CHAR, 0, bytes, WORLD, IGNORE);
                MPI_Send(message, bytes, MPI_CHAR, 0, bytes, WORLD);
            }
        }
}

// Heat in two dimensions with rows and columns as halos.
CASE(heat, 4)
{
    enum { n = 8 };
    static double old[n + 2][n + 2], new[n + 2][n + 2];
    MPI_Comm grid;
    MPI_Datatype column;
    int dims[2] = {0, 0}, wraps[2] = {0, 1}, up, down, left, right;
    double before = 0, after = 0, sum;
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(WORLD, 2, dims, wraps, 1, &grid);
    MPI_Cart_shift(grid, 0, 1, &up, &down);
    MPI_Cart_shift(grid, 1, 1, &left, &right);
    MPI_Type_vector(n, 1, n + 2, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    for (int i = 1; i <= n; ++i)
        for (int j = 1; j <= n; ++j)
            before += old[i][j] = rank + 1;
    for (int step = 0; step < 5; ++step) {
        MPI_Request requests[8];
        MPI_Irecv(&old[0][1], n, MPI_DOUBLE, up, 0, grid, &requests[0]);
        MPI_Irecv(&old[n + 1][1], n, MPI_DOUBLE, down, 1, grid, &requests[1]);
        MPI_Irecv(&old[1][0], 1, column, left, 2, grid, &requests[2]);
        MPI_Irecv(&old[1][n + 1], 1, column, right, 3, grid, &requests[3]);
        MPI_Isend(&old[n][1], n, MPI_DOUBLE, down, 0, grid, &requests[4]);
        MPI_Isend(&old[1][1], n, MPI_DOUBLE, up, 1, grid, &requests[5]);
        MPI_Isend(&old[1][n], 1, column, right, 2, grid, &requests[6]);
        MPI_Isend(&old[1][1], 1, column, left, 3, grid, &requests[7]);
        for (int i = 2; i < n; ++i)
            for (int j = 2; j < n; ++j)
                new[i][j] = (old[i - 1][j] + old[i + 1][j] + old[i][j - 1] + old[i][j + 1]) / 4;
        MPI_Waitall(8, requests, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= n; ++j)
                if (i == 1 || i == n || j == 1 || j == n)
                    new[i][j] = (old[i - 1][j] + old[i + 1][j] + old[i][j - 1] + old[i][j + 1]) / 4;
        memcpy(&old[1][0], &new[1][0], n * sizeof old[0]);
    }
    for (int i = 1; i <= n; ++i)
        for (int j = 1; j <= n; ++j)
            after += old[i][j];
    MPI_Allreduce(&after, &sum, 1, MPI_DOUBLE, MPI_SUM, grid);
    MPI_Allreduce(MPI_IN_PLACE, &before, 1, MPI_DOUBLE, MPI_SUM, grid);
    EXPECT(sum > 0 && sum < before);
    MPI_Type_free(&column);
    MPI_Comm_free(&grid);
}

// The master sends the next task to each worker that returns a result.
CASE(master_and_workers, 4)
{
    enum { items = 20, work = 1, end = 2 };
    if (rank == 0) {
        int next = 0, busy = 0;
        double total = 0, result;
        MPI_Status status;
        for (int to = 1; to < size; ++to, ++busy, ++next)
            MPI_Send(&next, 1, MPI_INT, to, work, WORLD);
        while (busy) {
            MPI_Recv(&result, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, WORLD, &status);
            total += result;
            if (next < items) {
                MPI_Send(&next, 1, MPI_INT, status.MPI_SOURCE, work, WORLD);
                ++next;
            } else {
                MPI_Send(NULL, 0, MPI_INT, status.MPI_SOURCE, end, WORLD);
                --busy;
            }
        }
        EXPECT(total == items * (items - 1) / 2);
    } else {
        for (;;) {
            int item;
            MPI_Status status;
            MPI_Recv(&item, 1, MPI_INT, 0, MPI_ANY_TAG, WORLD, &status);
            if (status.MPI_TAG == end)
                break;
            double result = item;
            MPI_Send(&result, 1, MPI_DOUBLE, 0, item, WORLD);
        }
    }
}

CASE(pipeline, 4)
{
    int value, previous = rank > 0 ? rank - 1 : MPI_PROC_NULL, next = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    static int out;
    for (int i = 0; i < 10; ++i) {
        value = i;
        MPI_Recv(&value, 1, MPI_INT, previous, i, WORLD, IGNORE);
        MPI_Wait(&request, IGNORE);
        out = value + 1;
        MPI_Isend(&out, 1, MPI_INT, next, i, WORLD, &request);
    }
    MPI_Wait(&request, IGNORE);
    EXPECT(out == 9 + rank + 1);
}

// Conjugate gradients whose reductions overlap with the product.
CASE(conjugate_gradients, 4)
{
    enum { n = 10 };
    double x[n] = {0}, r[n], p[n + 2], q[n], rr = 0, sums[2], local[2];
    int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    MPI_Request request;
    memset(p, 0, sizeof p);
    for (int i = 0; i < n; ++i)
        rr += (r[i] = p[i + 1] = 1) * r[i];
    MPI_Allreduce(MPI_IN_PLACE, &rr, 1, MPI_DOUBLE, MPI_SUM, WORLD);
    for (int step = 0; step < 60 && rr > 1e-20; ++step) {
        double pq = 0, all, next = 0;
        MPI_Sendrecv(&p[1], 1, MPI_DOUBLE, down, 0, &p[n + 1], 1, MPI_DOUBLE, up, 0, WORLD, IGNORE);
        MPI_Sendrecv(&p[n], 1, MPI_DOUBLE, up, 1, &p[0], 1, MPI_DOUBLE, down, 1, WORLD, IGNORE);
        for (int i = 0; i < n; ++i)
            pq += (q[i] = 3 * p[i + 1] - p[i] - p[i + 2]) * p[i + 1];
        local[0] = pq;
        local[1] = 1;
        MPI_Iallreduce(local, sums, 2, MPI_DOUBLE, MPI_SUM, WORLD, &request);
        for (int i = 0; i < n; ++i)
            next += x[i] * 0;
        MPI_Wait(&request, IGNORE);
        EXPECT(sums[1] == size);
        double alpha = rr / sums[0];
        for (int i = 0; i < n; ++i) {
            x[i] += alpha * p[i + 1];
            r[i] -= alpha * q[i];
            next += r[i] * r[i];
        }
        MPI_Allreduce(&next, &all, 1, MPI_DOUBLE, MPI_SUM, WORLD);
        for (int i = 0; i < n; ++i)
            p[i + 1] = r[i] + all / rr * p[i + 1];
        rr = all;
    }
    EXPECT(rr <= 1e-20);
}

// A matrix by rows becomes one by columns.
CASE(transpose, 4)
{
    enum { n = 8 };
    int rows = n / size, counts[4], out[4], in[4];
    double before[8 / 4][n], after[n / 4][n];
    MPI_Datatype block, part, types_out[4], types_in[4];
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < n; ++j)
            before[i][j] = (rank * rows + i) * n + j;
    MPI_Type_vector(rows, rows, n, MPI_DOUBLE, &block);
    MPI_Type_commit(&block);
    MPI_Datatype column;
    MPI_Type_vector(rows, 1, n, MPI_DOUBLE, &column);
    MPI_Type_create_hvector(rows, 1, sizeof(double), column, &part);
    MPI_Type_free(&column);
    MPI_Type_commit(&part);
    for (int p = 0; p < size; ++p) {
        counts[p] = 1;
        out[p] = in[p] = p * rows * (int)sizeof(double);
        types_out[p] = block;
        types_in[p] = part;
    }
    MPI_Alltoallw(before, counts, out, types_out, after, counts, in, types_in, WORLD);
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < n; ++j)
            EXPECT(after[i][j] == j * n + rank * rows + i);
    MPI_Type_free(&block);
    MPI_Type_free(&part);
}

// Each process counts into bins that are spread over all.
CASE(histogram, 4)
{
    enum { bins = 16 };
    int *mine, one = 1, per = bins / size, total = 0, all;
    MPI_Win window;
    MPI_Win_allocate(per * sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &mine, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, window);
    memset(mine, 0, per * sizeof(int));
    MPI_Win_unlock(rank, window);
    MPI_Barrier(WORLD);
    MPI_Win_lock_all(0, window);
    for (int i = 0; i < 40; ++i) {
        int bin = (i * 7 + rank) % bins;
        MPI_Accumulate(&one, 1, MPI_INT, bin / per, bin % per, 1, MPI_INT, MPI_SUM, window);
    }
    MPI_Win_unlock_all(window);
    MPI_Barrier(WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, window);
    for (int i = 0; i < per; ++i)
        total += mine[i];
    MPI_Win_unlock(rank, window);
    MPI_Reduce(&total, &all, 1, MPI_INT, MPI_SUM, 0, WORLD);
    EXPECT(rank != 0 || all == 40 * size);
    MPI_Win_free(&window);
}

// Blocks of a file that all write, and that process 0 reads.
CASE(file_of_blocks, 4)
{
    MPI_File file;
    MPI_Datatype strided;
    MPI_Request request;
    MPI_Status status;
    int block[4], count;
    for (int i = 0; i < 4; ++i)
        block[i] = 100 * rank + i;
    int mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
    MPI_File_open(WORLD, "blocks.bin", mode, MPI_INFO_NULL, &file);
    MPI_Type_vector(2, 2, 2 * size, MPI_INT, &strided);
    MPI_Type_commit(&strided);
    MPI_File_set_view(file, (MPI_Offset)(2 * rank * sizeof(int)), MPI_INT, strided, "native", MPI_INFO_NULL);
    MPI_File_write_all(file, block, 4, MPI_INT, &status);
    MPI_Get_count(&status, MPI_INT, &count);
    EXPECT(count == 4);
    MPI_File_sync(file);
    MPI_Barrier(WORLD);
    MPI_File_sync(file);
    MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL);
    MPI_File_iread_at(file, (MPI_Offset)(2 * sizeof(int)), block, 2, MPI_INT, &request);
    MPI_Wait(&request, &status);
    EXPECT(block[0] == 100 && block[1] == 101);
    MPI_Type_free(&strided);
    MPI_File_close(&file);
}

// Random ring with any source, in rounds that tags keep apart.
CASE(rounds_with_any_source, 4)
{
    for (int round = 0; round < 6; ++round) {
        int to = (rank + round) % size, from, value;
        MPI_Request request;
        MPI_Status status;
        MPI_Isend(&rank, 1, MPI_INT, to, round, WORLD, &request);
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, round, WORLD, &status);
        from = (rank + size - round % size) % size;
        EXPECT(value == from && status.MPI_SOURCE == from);
        MPI_Wait(&request, IGNORE);
    }
}

// Nonblocking consensus: who gets messages is not known beforehand.
CASE(sparse_exchange, 4)
{
    MPI_Request sends[2], barrier = MPI_REQUEST_NULL;
    int to[2] = {(rank + 1) % size, (rank + 2) % size}, received = 0, done = 0, began = 0;
    for (int i = 0; i < 2; ++i)
        MPI_Issend(&rank, 1, MPI_INT, to[i], 3, WORLD, &sends[i]);
    while (!done) {
        int flag, value;
        MPI_Status status;
        MPI_Iprobe(MPI_ANY_SOURCE, 3, WORLD, &flag, &status);
        if (flag) {
            MPI_Recv(&value, 1, MPI_INT, status.MPI_SOURCE, 3, WORLD, IGNORE);
            EXPECT(value == status.MPI_SOURCE);
            ++received;
        }
        if (began) {
            MPI_Test(&barrier, &done, IGNORE);
        } else {
            MPI_Testall(2, sends, &began, MPI_STATUSES_IGNORE);
            if (began)
                MPI_Ibarrier(WORLD, &barrier);
        }
    }
    EXPECT(received == 2);
}

// Persistent halos, started in every step.
CASE(persistent_halo, 4)
{
    double field[6] = {0};
    MPI_Request requests[4];
    int up = (rank + 1) % size, down = (rank + size - 1) % size;
    MPI_Recv_init(&field[0], 1, MPI_DOUBLE, down, 0, WORLD, &requests[0]);
    MPI_Recv_init(&field[5], 1, MPI_DOUBLE, up, 1, WORLD, &requests[1]);
    MPI_Send_init(&field[4], 1, MPI_DOUBLE, up, 0, WORLD, &requests[2]);
    MPI_Send_init(&field[1], 1, MPI_DOUBLE, down, 1, WORLD, &requests[3]);
    for (int step = 0; step < 4; ++step) {
        for (int i = 1; i < 5; ++i)
            field[i] = 10 * rank + i + step;
        MPI_Startall(4, requests);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        EXPECT(field[0] == 10 * down + 4 + step && field[5] == 10 * up + 1 + step);
    }
    for (int i = 0; i < 4; ++i)
        MPI_Request_free(&requests[i]);
}

// Rows and columns of a process grid have communicators of their own.
CASE(matrix_product, 4)
{
    enum { n = 3 };
    double a[n * n], b[n * n], c[n * n] = {0}, left[n * n];
    MPI_Comm grid, row;
    int dims[2] = {2, 2}, wraps[2] = {1, 1}, keep[2] = {0, 1}, place[2], up, down;
    MPI_Cart_create(WORLD, 2, dims, wraps, 0, &grid);
    MPI_Cart_coords(grid, rank, 2, place);
    MPI_Cart_sub(grid, keep, &row);
    MPI_Cart_shift(grid, 0, -1, &down, &up);
    for (int i = 0; i < n * n; ++i)
        a[i] = b[i] = 1;
    for (int step = 0; step < 2; ++step) {
        int root = (place[0] + step) % 2;
        memcpy(left, a, sizeof a);
        MPI_Bcast(left, n * n, MPI_DOUBLE, root, row);
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j)
                for (int k = 0; k < n; ++k)
                    c[i * n + j] += left[i * n + k] * b[k * n + j];
        MPI_Sendrecv_replace(b, n * n, MPI_DOUBLE, up, 0, down, 0, grid, IGNORE);
    }
    EXPECT(c[0] == 2 * n);
    MPI_Comm_free(&row);
    MPI_Comm_free(&grid);
}

// Sample sort: lengths of what is exchanged are exchanged first.
CASE(exchange_of_unknown_lengths, 4)
{
    int out[4], in[4], out_at[4], in_at[4], total = 0, sent = 0;
    for (int p = 0; p < size; ++p) {
        out[p] = (rank + p) % 3;
        out_at[p] = sent;
        sent += out[p];
    }
    int *values = malloc((sent + 1) * sizeof(int));
    for (int i = 0; i < sent; ++i)
        values[i] = rank;
    MPI_Alltoall(out, 1, MPI_INT, in, 1, MPI_INT, WORLD);
    for (int p = 0; p < size; ++p) {
        in_at[p] = total;
        total += in[p];
    }
    int *received = malloc((total + 1) * sizeof(int));
    MPI_Alltoallv(values, out, out_at, MPI_INT, received, in, in_at, MPI_INT, WORLD);
    for (int p = 0; p < size; ++p)
        for (int i = 0; i < in[p]; ++i)
            EXPECT(received[in_at[p] + i] == p);
    free(values);
    free(received);
}

static double slowest(double mine)
{
    double all;
    MPI_Reduce(&mine, &all, 1, MPI_DOUBLE, MPI_MAX, 0, WORLD);
    return rank == 0 ? all : mine;
}

CASE(timing, 4)
{
    double begin = MPI_Wtime();
    MPI_Barrier(WORLD);
    EXPECT(slowest(MPI_Wtime() - begin) >= 0);
    EXPECT(MPI_Wtick() > 0);
}

// More different calls than a process keeps.
CASE(many_different_calls, 1)
{
    for (int i = 0; i < 600000; ++i)
        MPI_Recv(&size, 1 + i / 30000, MPI_INT, MPI_PROC_NULL, i % 30000, WORLD, IGNORE);
}
