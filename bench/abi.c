/* A call, so many times: usage abi CALL COUNT. */
#include <mpi.h>
#include <stdlib.h>

__attribute__((noinline)) void calls_(int call, int count)
{
    int rank, value = 0;
    MPI_Request request;
    MPI_Status status;

    for (int i = 0; i < count; i++)
        switch (call) {
        case 0:
            MPI_Comm_rank(MPI_COMM_WORLD, &rank);
            break;
        case 1:
            MPI_Send(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
            break;
        case 2:
            MPI_Recv(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
            break;
        default:
            MPI_Isend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
            MPI_Wait(&request, &status);
        }
}

int main(int argc, char **argv)
{
    const int call = argc > 2 ? atoi(argv[1]) : 0, count = argc > 2 ? atoi(argv[2]) : 0;

    MPI_Init(&argc, &argv);
    calls_(call, count);
    MPI_Finalize();
    return 0;
}
