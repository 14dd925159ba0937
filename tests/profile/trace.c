/* Calls whose order is known: a barrier, then messages from rank 0 to the last one, each of another size. */
#include <mpi.h>

enum { repeats = 5 };

int main(int argc, char **argv)
{
    static int values[repeats + 1];
    int rank, size;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < repeats; ++i) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank > 0)
            MPI_Recv(values, i + 1, MPI_INT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Isend(values, i + 1, MPI_INT, rank + 1 < size ? rank + 1 : MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    return 0;
}
