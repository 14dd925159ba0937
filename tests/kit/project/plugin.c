/* A library that uses MPI, for a program that does not and loads it. */
#include <mpi.h>
#include <stddef.h>

int run(void)
{
    int size;
    MPI_Init(NULL, NULL);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Finalize();
}
