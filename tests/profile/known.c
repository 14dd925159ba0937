/* A program whose calls, bytes and messages are known, on four processes. With an argument it ends early in that way. */
#include <mpi.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { repeats = 10, count = 100 };

static int values[count], all[4 * count];

/* Programs have functions of their own whose names begin with bnd_. */
static void __attribute__((noinline)) bnd_ring(MPI_Comm comm, int rank, int size)
{
    for (int i = 0; i < repeats; ++i)
        MPI_Sendrecv(values, count, MPI_INT, (rank + 1) % size, 0, all, count, MPI_INT, (rank + size - 1) % size, 0,
                     comm, MPI_STATUS_IGNORE);
}

/* The others wait for rank 0, which writes how long all were in the barrier by a clock around it. */
static void late_barrier(int rank)
{
    double all_ranks, seconds;
    usleep(rank == 0 ? 200000 : 0);
    seconds = -MPI_Wtime();
    MPI_Barrier(MPI_COMM_WORLD);
    seconds += MPI_Wtime();
    MPI_Reduce(&seconds, &all_ranks, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        FILE *const file = fopen("barrier", "w");
        fprintf(file, "%.9f", all_ranks);
        fclose(file);
    }
}

static void persistent(int rank)
{
    MPI_Request requests[2];
    MPI_Send_init(values, count, MPI_INT, rank ^ 1, 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_init(all, count, MPI_INT, rank ^ 1, 1, MPI_COMM_WORLD, &requests[1]);
    for (int i = 0; i < 3; ++i) {
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void window(int rank)
{
    int value = rank, *place;
    MPI_Win win;
    MPI_Win_allocate(4 * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &place, &win);
    MPI_Win_fence(0, win);
    MPI_Put(&value, 1, MPI_INT, 0, rank, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
}

/* Ranks in reversed order: rank r of the new communicator is 3 - r of MPI_COMM_WORLD. */
static void reversed(int rank, int size)
{
    MPI_Comm comm;
    MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &comm);
    if (rank == 3)
        MPI_Send(values, 1, MPI_INT, 3, 7, comm); /* to rank 0 of MPI_COMM_WORLD */
    if (rank == 0)
        MPI_Recv(values, 1, MPI_INT, MPI_ANY_SOURCE, 7, comm, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
}

static void phases(int rank)
{
    MPI_Request requests[2];
    MPI_Pcontrol(0);
    MPI_Send_init(values, 1, MPI_INT, rank ^ 1, 2, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_init(all, 1, MPI_INT, rank ^ 1, 2, MPI_COMM_WORLD, &requests[1]);
    MPI_Allreduce(MPI_IN_PLACE, values, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* not recorded */
    MPI_Pcontrol(2);
    MPI_Allreduce(MPI_IN_PLACE, values, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Pcontrol(1);
    for (int i = 0; i < 2; ++i) {
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

static void end_early(const char *how, int rank)
{
    if (strcmp(how, "exit") == 0)
        _Exit(3);
    if (rank == 2 && strcmp(how, "hang") == 0)
        MPI_Recv(values, 1, MPI_INT, 1, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* nobody sends it */
    if (rank != 2)
        MPI_Barrier(MPI_COMM_WORLD); /* never ends: rank 2 is missing */
    usleep(500000);                  /* all others are in it by then */
    if (strcmp(how, "abort") == 0)
        MPI_Abort(MPI_COMM_WORLD, 5);
    raise(strcmp(how, "segv") == 0 ? SIGSEGV : SIGKILL);
}

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (fork() == 0)
        _Exit(0);
    bnd_ring(MPI_COMM_WORLD, rank, size);
    if (argc > 1)
        end_early(argv[1], rank);
    late_barrier(rank);
    MPI_Bcast(values, count, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_INT, all, count, MPI_INT, MPI_COMM_WORLD);
    persistent(rank);
    window(rank);
    reversed(rank, size);
    phases(rank);
    MPI_Finalize();
    return 0;
}
