#include <stdlib.h>
// What each process moves, by the arguments of its calls.
static void report(const char *name, size_t all, size_t in, size_t out)
{
    int rank;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (all != in + out)
        abort();
    printf("tool: %d %s in %ld out %ld\n", rank, name, (long)in, (long)out);
    fflush(stdout);
}

{{fn name MPI_Send MPI_Recv MPI_Bcast MPI_Gatherv MPI_Alltoallw MPI_Neighbor_alltoall MPI_Neighbor_alltoallv MPI_Send_init MPI_Wait}} {
    /* Arguments get other names. */
    int comm = 0, count = 0, recvcounts = 0;
    {{callfn}}
    {{size}}
    report("{{name}}", _size, _size_in, _size_out);
    (void)comm, (void)count, (void)recvcounts;
}{{endfn}}
