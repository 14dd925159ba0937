/* Adds a number of each process. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int size = 0, one = 1, total = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Allreduce(&one, &total, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    printf("total %d of %d\n", total, size);
    return MPI_Finalize();
}
