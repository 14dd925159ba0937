/* A program of the standard ABI on 2 processes: persistent collectives, also over an MPI without them.
 * Usage: persistent [emulated], with which it also tries what MPICH 4.0.2's own ones get wrong. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { most = 32, rounds = 3 };

static int failures, rank, other, is_emulated, copies, deletions, handled, handled_class;
static MPI_Comm handled_on;

#define CHECK(condition)                                                                       \
    do {                                                                                       \
        if (!(condition) && ++failures)                                                        \
            fprintf(stderr, "%d: %s:%d: %s is wrong\n", rank, __FILE__, __LINE__, #condition); \
    } while (0)

static int class_of(int code)
{
    int error_class = MPI_ERR_UNKNOWN;
    MPI_Error_class(code, &error_class);
    return error_class;
}

static int copy(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    (void)comm, (void)key, (void)state, (void)in, (void)out;
    copies++;
    return *flag = 0, MPI_SUCCESS;
}

static int remove_value(MPI_Comm comm, int key, void *value, void *state)
{
    (void)comm, (void)key, (void)value, (void)state;
    deletions++;
    return MPI_SUCCESS;
}

static void handle(MPI_Comm *comm, int *code, ...)
{
    handled++;
    handled_on = *comm;
    MPI_Error_class(*code, &handled_class);
}

/* Every collective operation of a communicator, each process starting them in an order of its own, among messages. */
static void all_of(MPI_Comm given)
{
    static const int ones[] = {1, 1}, at[] = {0, 1}, bytes[] = {0, sizeof(int)};
    static int in[most][4], out[most][4], from, to;
    MPI_Comm comm;
    MPI_Request requests[most];
    MPI_Datatype made, types[2];
    int n = 0;

    MPI_Comm_dup(given, &comm);
    MPI_Type_contiguous(1, MPI_INT, &made);
    MPI_Type_commit(&made);
    types[0] = MPI_INT, types[1] = made;
    MPI_Bcast_init(in[0], 1, made, 1, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Gather_init(out[1], 1, MPI_INT, in[1], 1, made, 0, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Gatherv_init(out[2], 1, MPI_INT, in[2], ones, at, made, 0, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Scatter_init(out[3], 1, made, in[3], 1, MPI_INT, 0, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Scatterv_init(out[4], ones, at, made, in[4], 1, MPI_INT, 1, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Allgather_init(out[5], 1, MPI_INT, in[5], 1, MPI_INT, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Allgatherv_init(out[6], 1, made, in[6], ones, at, MPI_INT, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Alltoall_init(out[7], 1, made, in[7], 1, MPI_INT, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Alltoallv_init(out[8], ones, at, made, in[8], ones, at, MPI_INT, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Alltoallw_init(out[9], ones, bytes, types, in[9], ones, bytes, types, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Reduce_init(out[10], in[10], 1, MPI_INT, MPI_SUM, 1, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Allreduce_init(MPI_IN_PLACE, in[11], 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Reduce_scatter_init(out[12], in[12], ones, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Reduce_scatter_block_init(out[13], in[13], 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Scan_init(out[14], in[14], 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Exscan_init(out[15], in[15], 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Barrier_init(comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Bcast_init_c(in[17], 2, MPI_INT, 0, comm, MPI_INFO_NULL, &requests[n++]);
    MPI_Send_init(&from, 1, MPI_INT, other, 1, comm, &requests[n++]);
    MPI_Recv_init(&to, 1, MPI_INT, other, 1, comm, &requests[n++]);
    MPI_Type_free(&made);
    MPI_Comm_free(&comm);
    for (int round = 0; round < rounds; round++) {
        MPI_Request before[most];
        MPI_Status statuses[most];
        int flag;

        memset(in, 0, sizeof in);
        for (int i = 0; i < most; i++)
            out[i][0] = 10 * rank + round, out[i][1] = 10 * rank + round + 100;
        if (rank == 1)
            in[0][0] = round + 5;
        else
            in[17][1] = round + 7;
        in[11][0] = rank + round;
        from = rank + round;
        memcpy(before, requests, sizeof before);
        CHECK(MPI_Waitall(n, requests, MPI_STATUSES_IGNORE) == MPI_SUCCESS);
        if (round == 0)
            for (int i = 0; i < n; i++)
                MPI_Start(&requests[rank ? i : n - 1 - i]);
        else
            MPI_Startall(n, requests);
        if (round == 1 && is_emulated)
            for (flag = 0; !flag;)
                MPI_Testall(n, requests, &flag, statuses);
        else
            MPI_Waitall(n, requests, statuses);
        CHECK(!memcmp(before, requests, (size_t)n * sizeof *before));
        CHECK(statuses[n - 1].MPI_SOURCE == other && statuses[n - 1].MPI_TAG == 1 && to == other + round);
        CHECK(in[0][0] == round + 5 && in[17][1] == round + 7);
        if (!rank)
            for (int i = 1; i < 3; i++)
                CHECK(in[i][0] == round && in[i][1] == 10 + round);
        CHECK(in[3][0] == round + 100 * rank && in[4][0] == 10 + round + 100 * rank);
        for (int i = 5; i < 7; i++)
            CHECK(in[i][0] == round && in[i][1] == 10 + round);
        for (int i = 7; i < 10; i++)
            CHECK(in[i][0] == round + 100 * rank && in[i][1] == 10 + round + 100 * rank);
        CHECK(!rank || in[10][0] == 10 + 2 * round);
        CHECK(in[11][0] == 1 + 2 * round);
        CHECK(in[12][0] == 10 + 2 * round + 200 * rank && in[13][0] == in[12][0]);
        CHECK(in[14][0] == (rank ? 10 + 2 * round : round));
        CHECK(!rank || in[15][0] == round);
    }
    for (int i = 0; i < n; i++) {
        MPI_Request_free(&requests[i]);
        CHECK(requests[i] == MPI_REQUEST_NULL);
    }
}

static void neighbors(void)
{
    static const int ones[] = {1, 1}, two[] = {2}, at[] = {0, 1}, yes[] = {1};
    static const MPI_Aint bytes[] = {0, sizeof(int)};
    static const MPI_Datatype types[] = {MPI_INT, MPI_INT};
    int in[5][2], out[2];
    MPI_Comm ring;
    MPI_Request requests[5];

    MPI_Cart_create(MPI_COMM_WORLD, 1, two, yes, 0, &ring);
    MPI_Neighbor_allgather_init(out, 1, MPI_INT, in[0], 1, MPI_INT, ring, MPI_INFO_NULL, &requests[0]);
    MPI_Neighbor_allgatherv_init(out, 1, MPI_INT, in[1], ones, at, MPI_INT, ring, MPI_INFO_NULL, &requests[1]);
    MPI_Neighbor_alltoall_init(out, 1, MPI_INT, in[2], 1, MPI_INT, ring, MPI_INFO_NULL, &requests[2]);
    MPI_Neighbor_alltoallv_init(out, ones, at, MPI_INT, in[3], ones, at, MPI_INT, ring, MPI_INFO_NULL, &requests[3]);
    MPI_Neighbor_alltoallw_init(out, ones, bytes, types, in[4], ones, bytes, types, ring, MPI_INFO_NULL, &requests[4]);
    MPI_Comm_free(&ring);
    for (int round = 0; round < rounds; round++) {
        memset(in, 0, sizeof in);
        out[0] = rank + round, out[1] = rank + round + 100;
        MPI_Startall(5, requests);
        MPI_Waitall(5, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < 2; i++)
            CHECK(in[i][0] == other + round && in[i][1] == other + round);
        for (int i = 2; i < 5; i++)
            CHECK(in[i][0] + in[i][1] == 2 * (other + round) + 100);
    }
    for (int i = 0; i < 5; i++)
        MPI_Request_free(&requests[i]);
}

/* Calls that complete some requests of a list, in which the last one but one is a message and the last one null. */
static void some(void)
{
    int sum[2] = {0}, message = 0, index, count, flag, indices[4], done[4] = {0};
    MPI_Request requests[4], barrier;
    MPI_Status status, statuses[4];

    MPI_Allreduce_init(&rank, &sum[0], 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]);
    MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]);
    requests[3] = MPI_REQUEST_NULL;
    CHECK(MPI_Request_fromint(MPI_Request_toint(requests[0])) == requests[0]);
    barrier = requests[1];
    MPI_Waitany(2, requests, &index, &status);
    CHECK(index == MPI_UNDEFINED && status.MPI_SOURCE == MPI_ANY_SOURCE);
    MPI_Irecv(&message, 1, MPI_INT, other, 2, MPI_COMM_WORLD, &requests[2]);
    MPI_Startall(2, requests);
    MPI_Waitany(2, requests, &index, &status);
    CHECK(index == 0 || index == 1);
    MPI_Waitany(2, requests, &count, &status);
    CHECK(count == 1 - index && sum[0] == 1);
    MPI_Waitany(2, requests, &index, &status);
    CHECK(index == MPI_UNDEFINED);
    MPI_Testany(3, requests, &index, &flag, &status);
    CHECK(!flag && index == MPI_UNDEFINED);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        MPI_Start(&requests[1]);
    MPI_Testany(4, requests, &index, &flag, &status);
    CHECK(!flag);
    MPI_Test(&requests[1], &flag, &status);
    CHECK(flag == rank && requests[1] == barrier);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1)
        MPI_Start(&requests[1]);
    for (flag = 0; !flag;)
        MPI_Request_get_status(requests[1], &flag, &status);
    MPI_Request_get_status_some(2, requests + 1, &count, indices, statuses);
    CHECK(count == 1 && indices[0] == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Send(&rank, 1, MPI_INT, other, 2, MPI_COMM_WORLD);
    MPI_Start(&requests[0]);
    for (int all = 0; all < 3; all += count) {
        MPI_Waitsome(4, requests, &count, indices, statuses);
        for (int i = 0; i < count; i++)
            done[indices[i]]++;
    }
    CHECK(done[0] == 1 && done[1] == 1 && done[2] == 1 && requests[2] == MPI_REQUEST_NULL && message == other);
    MPI_Testsome(4, requests, &count, indices, statuses);
    CHECK(count == MPI_UNDEFINED && requests[1] == barrier);
    MPI_Start(&requests[1]);
    MPI_Wait(&requests[1], &status);
    CHECK(requests[1] == barrier);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void many(void)
{
    MPI_Request request;
    int value = rank;

    for (int i = 0; i < 3000; i++) {
        MPI_Bcast_init(&value, 1, MPI_INT, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
        MPI_Request_free(&request);
    }
}

static void errors(void)
{
    MPI_Comm comm;
    MPI_Errhandler errhandler;
    MPI_Request request;
    int value = 0;

    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_create_errhandler(handle, &errhandler);
    MPI_Comm_set_errhandler(comm, errhandler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, errhandler);
    int error = MPI_Bcast_init(&value, -1, MPI_INT, 0, comm, MPI_INFO_NULL, &request);
    CHECK(class_of(error) == MPI_ERR_COUNT && handled == 1 && handled_on == comm && handled_class == MPI_ERR_COUNT);
    MPI_Bcast_init(&value, 1, MPI_INT, 99, comm, MPI_INFO_NULL, &request);
    CHECK(MPI_Start(&request) != MPI_SUCCESS && handled == 2 && handled_on == comm && handled_class == MPI_ERR_ROOT);
    MPI_Request_free(&request);
    MPI_Barrier_init(comm, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    CHECK(class_of(MPI_Start(&request)) == MPI_ERR_REQUEST && handled == 3);
    CHECK(class_of(MPI_Cancel(&request)) == MPI_ERR_REQUEST && handled == 4);
    CHECK(class_of(MPI_Request_free(&request)) == MPI_ERR_REQUEST && handled == 5 && request != MPI_REQUEST_NULL);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Request_free(&request);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&errhandler);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    int key;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    other = 1 - rank;
    is_emulated = argc > 1;
    MPI_Comm_create_keyval(copy, remove_value, &key, NULL);
    MPI_Comm_set_attr(MPI_COMM_WORLD, key, &key);
    all_of(MPI_COMM_WORLD);
    copies = 0; /* the program's own */
    neighbors();
    some();
    many();
    if (is_emulated)
        errors();
    CHECK(deletions == 0 && copies == is_emulated);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (!rank && !failures)
        puts("all is persistent");
    MPI_Finalize();
    return failures != 0;
}
