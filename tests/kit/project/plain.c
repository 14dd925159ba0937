/* A few calls, some before MPI_Init. */
#include <mpi.h>

int main(int argc, char **argv)
{
    int flag, size, rank, value = 0;
    MPI_Initialized(&flag);
    MPI_Init(&argc, &argv);
    MPI_Pcontrol(7, 42);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Pcontrol(1);
    MPI_Finalize();
    return 0;
}
