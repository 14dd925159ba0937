/* A program that any MPI runs: the sum of ones over all processes. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int one = 1, total = 0;
    MPI_Init(&argc, &argv);
    MPI_Allreduce(&one, &total, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    printf("total %d\n", total);
    MPI_Finalize();
    return 0;
}
