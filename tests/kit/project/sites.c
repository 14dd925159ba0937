/* Calls from two lines, one of them twice. The line numbers are in run.py. */
#include <mpi.h>

static void meet(MPI_Comm comm) { MPI_Barrier(comm); }

int main(int argc, char **argv)
{
    int value = 0;
    MPI_Init(&argc, &argv);
    meet(MPI_COMM_WORLD);
    MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
    meet(MPI_COMM_SELF);
    MPI_Finalize();
    return 0;
}
