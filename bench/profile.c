/* The cost of a call, in nanoseconds of processor time: MPI_Send to MPI_PROC_NULL, the least of several rounds; with the argument
 * `pending`, MPI_Irecv, MPI_Isend and MPI_Waitall of 8 bytes to itself. With `exchange`, two processes exchange messages of 8 bytes: the
 * time of one exchange, the median of many short rounds, of which other work disturbs few. */
#include <mpi.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { most_rounds = 500 };

static int rank, rounds = 20, repeats = 20000;

static double now(int processor_time)
{
    struct timespec time;
    clock_gettime(processor_time ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static void send_nowhere(void)
{
    static double value;
    for (int i = 0; i < repeats; ++i)
        MPI_Send(&value, 1, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
}

static void send_to_itself(void)
{
    static double sent, received;
    for (int i = 0; i < repeats; ++i) {
        MPI_Request requests[2];
        MPI_Irecv(&received, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, &requests[0]);
        MPI_Isend(&sent, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}

static void exchange(void)
{
    static double value;
    for (int i = 0; i < repeats; ++i) {
        if (rank == 0)
            MPI_Send(&value, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
        MPI_Recv(&value, 1, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (rank == 1)
            MPI_Send(&value, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
    }
}

static int compare(const void *one, const void *other)
{
    const double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv)
{
    const int is_exchange = argc > 1 && strcmp(argv[1], "exchange") == 0;
    void (*const measured)(void) = is_exchange ? exchange : argc > 1 ? send_to_itself : send_nowhere;
    double times[most_rounds];
    if (is_exchange) {
        rounds = most_rounds;
        repeats = 100;
    }
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int round = 0; round < rounds; ++round) {
        const double start = now(!is_exchange);
        measured();
        times[round] = (now(!is_exchange) - start) / repeats;
    }
    qsort(times, rounds, sizeof *times, compare);
    if (rank == 0)
        printf("%.0f ns\n", times[is_exchange ? rounds / 2 : 0]);
    MPI_Finalize();
    return 0;
}
