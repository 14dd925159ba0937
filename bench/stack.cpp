// A loop of MPI_Comm_rank, or an empty tool for it (-DEMPTY_TOOL). Usage: stack CALLS; prints the best of 60 times, ns per call.
#include <mpi.h>

#ifdef EMPTY_TOOL
extern "C" int MPI_Comm_rank(MPI_Comm comm, int *rank) { return PMPI_Comm_rank(comm, rank); }
#else
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef ROUTINE
#define ROUTINE MPI_Comm_rank
#endif

extern "C" __attribute__((noinline)) int calls_(int count)
{
    int rank = 0, sum = 0;
    for (int i = 0; i < count; i++) {
        ROUTINE(MPI_COMM_WORLD, &rank);
        sum += rank;
    }
    return sum;
}

static double now()
{
    timespec time = {};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    const int count = atoi(argv[1]);
    double best = 1e9;
    for (int i = 0; i < 60; i++) {
        const double start = now();
        if (calls_(count) != 0)
            return 1;
        const double taken = (now() - start) / count;
        best = taken < best ? taken : best;
    }
    printf("%.2f\n", best);
    MPI_Finalize();
}
#endif
