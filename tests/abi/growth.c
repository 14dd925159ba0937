/* A program of the standard ABI whose memory must not grow. Usage: growth COUNT: so many objects and messages of each sort. */
#include <malloc.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static void add(void *in, void *inout, int *len, MPI_Datatype *type) { (void)in, (void)inout, (void)len, (void)type; }
static void handle(MPI_Comm *comm, int *code, ...) { (void)comm, (void)code; }
static int drop(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value;
    ++*(int *)extra;
    return MPI_SUCCESS;
}

static void operations(void)
{
    MPI_Op op;
    int one = 1, sum;
    MPI_Op_create(add, 1, &op);
    MPI_Reduce_local(&one, &sum, 1, MPI_INT, op);
    MPI_Op_free(&op);
}

static void error_handlers(void)
{
    MPI_Errhandler errhandler;
    MPI_Comm_create_errhandler(handle, &errhandler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, errhandler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&errhandler);
}

static int deleted;

/* The key is freed before its attribute is. */
static void keys(void)
{
    int keyval;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, drop, &keyval, &deleted);
    MPI_Comm_set_attr(MPI_COMM_SELF, keyval, &deleted);
    int freed = keyval;
    MPI_Comm_free_keyval(&freed);
    MPI_Comm_delete_attr(MPI_COMM_SELF, keyval);
}

static void messages(void)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int out = 1, in;
    MPI_Isend(&out, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &requests[0]);
    MPI_Irecv(&in, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &requests[1]);
    MPI_Waitall(2, requests, statuses);
}

static void exchanges(void)
{
    MPI_Request request;
    int out = 1, in;
    MPI_Isendrecv(&out, 1, MPI_INT, 0, 0, &in, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* The second array of large counts does not fit where they are made small: the first must go. */
static void refused(void)
{
    static int buffer[4];
    const MPI_Count counts[] = {1}, large[] = {(MPI_Count)1 << 40};
    const MPI_Aint displs[] = {0};
    MPI_Alltoallv_c(buffer, counts, displs, MPI_INT, buffer + 2, large, displs, MPI_INT, MPI_COMM_SELF);
}

static const struct {
    const char *name;
    void (*once)(void);
} sorts[] = {{"operations", operations}, {"error handlers", error_handlers}, {"keys", keys},
             {"messages", messages},     {"exchanges", exchanges},           {"refused calls", refused}};

int main(int argc, char **argv)
{
    const int count = argc > 1 ? atoi(argv[1]) : 1000, some = sizeof sorts / sizeof *sorts;
    int failures = 0;

    MPI_Init(&argc, &argv);
    for (int sort = 0; sort < some; sort++) {
        if (sorts[sort].once == refused) {
            MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
            int size;
            char version[MPI_MAX_LIBRARY_VERSION_STRING];
            MPI_Get_library_version(version, &size);
            if (version[0] == 'M') /* MPICH has large counts, and would read beyond the buffer */
                break;
        }
        size_t before = 0;
        for (int i = -count / 2; i < count; i++) {
            if (i == 0)
                before = mallinfo2().uordblks;
            sorts[sort].once();
        }
        const long long grown = (long long)mallinfo2().uordblks - (long long)before;
        if (grown > count * 4LL) {
            fprintf(stderr, "%d %s keep %lld bytes\n", count, sorts[sort].name, grown);
            failures++;
        }
    }
    if (deleted != count + count / 2)
        fprintf(stderr, "%d attributes were deleted\n", deleted), failures++;
    if (!failures)
        puts("nothing grows");
    MPI_Finalize();
    return failures != 0;
}
