/* How long something takes, by MPI_Wtime, and how fine that clock is. */
#include <mpi.h>

#include <stdio.h>

int main(int argc, char **argv)
{
    double begin, seconds, sum = 0;
    int i;
    MPI_Init(&argc, &argv);
    begin = MPI_Wtime();
    for (i = 1; i <= 1000000; ++i)
        sum += 1.0 / i;
    seconds = MPI_Wtime() - begin;
    printf("sum %.6f in %.9f seconds, clock %.9f\n", sum, seconds, MPI_Wtick());
    MPI_Finalize();
    return 0;
}
