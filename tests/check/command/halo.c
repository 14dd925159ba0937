/* A ring of processes that exchange the ends of their parts of a field, with three mistakes; or that end in the way of the argument. */
#include <mpi.h>

#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { steps = 5, cells = 100 };

static double field[cells + 2];

static void exchange(int left, int right)
{
    MPI_Request requests[4];
    MPI_Irecv(&field[0], 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(&field[0], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(&field[1], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(&field[cells], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

static void gather_every_other(int rank)
{
    MPI_Datatype every_other;
    MPI_Type_vector(cells / 2, 1, 2, MPI_DOUBLE, &every_other);
    MPI_Type_commit(&every_other);
    double sum = 0;
    MPI_Reduce(&field[1], &sum, 1, MPI_DOUBLE, rank == 1 ? MPI_MAX : MPI_SUM, 0, MPI_COMM_WORLD);
}

static void end(const char *how, int rank, int size)
{
    if (strcmp(how, "deadlock") == 0)
        MPI_Recv(field, 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 1 && strcmp(how, "kill") == 0)
        raise(SIGKILL);
    if (rank == 1 && strcmp(how, "count") == 0)
        MPI_Send(field, -1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
    if (rank == 1 && strcmp(how, "port") == 0)
        MPI_Close_port(NULL);
    if (rank < 2 && strcmp(how, "tag") == 0) {
        MPI_Send(field, 1, MPI_DOUBLE, 1 - rank, 3, MPI_COMM_WORLD);
        MPI_Recv(field, 1, MPI_DOUBLE, 1 - rank, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    if (strcmp(how, "start") == 0) {
        MPI_Request request;
        if (rank == 1) {
            MPI_Send_init(field, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        } else if (rank == 0) {
            MPI_Recv(field, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    exit(strcmp(how, "right") == 0 ? 0 : 7);
}

// Returns 0 if the call that overlaps a pending one has an error under MPI_ERRORS_RETURN, and makes no request.
static int raised(void)
{
    MPI_Request first, second = MPI_REQUEST_NULL;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Irecv(field, 2, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &first);
    const int code = MPI_Irecv(&field[1], 2, MPI_DOUBLE, 0, 1, MPI_COMM_WORLD, &second);
    int error_class = code;
    MPI_Error_class(code, &error_class);
    const int is_raised = error_class == MPI_ERR_BUFFER && second == MPI_REQUEST_NULL;
    MPI_Cancel(&first);
    MPI_Wait(&first, MPI_STATUS_IGNORE);
    if (second != MPI_REQUEST_NULL) {
        MPI_Cancel(&second);
        MPI_Wait(&second, MPI_STATUS_IGNORE);
    }
    return !is_raised;
}

int main(int argc, char **argv)
{
    int rank, size;
    if (argc > 1 && strcmp(argv[1], "tool") == 0)
        return MPI_T_init_thread(MPI_THREAD_SINGLE, &rank) || MPI_T_finalize();
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    if (argc > 1 && strcmp(argv[1], "raise") == 0) {
        const int status = raised();
        MPI_Finalize();
        return status;
    }
    if (argc > 1)
        end(argv[1], rank, size);
    for (int step = 0; step < steps; ++step) {
        exchange((rank + size - 1) % size, (rank + 1) % size);
        gather_every_other(rank);
    }
    MPI_Finalize();
    return 0;
}
