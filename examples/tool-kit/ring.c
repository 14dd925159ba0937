/* Each process sends to its right, and all add up. */
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, size, value[100] = {0}, sum[100];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < 10; ++i)
        MPI_Sendrecv_replace(value, 100, MPI_INT, (rank + 1) % size, 0, (rank + size - 1) % size, 0, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE);
    MPI_Allreduce(value, sum, 100, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
