/* Two messages from 0 to 1 and an error handler that returns; for the example that puts a fault in. */
#include <mpi.h>

#include <stdio.h>

int main(void)
{
    int rank, value = 1, result, flag = 0;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    result = rank == 0 ? MPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD) : MPI_SUCCESS;
    PMPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; rank == 1 && i < 1000 && !flag; ++i)
        PMPI_Iprobe(0, 0, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    if (flag)
        PMPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 0)
        fprintf(stderr, "sent: %s\n", result == MPI_SUCCESS ? "success" : "error");
    else
        fprintf(stderr, "received: %s\n", flag ? "yes" : "no");
    MPI_Finalize();
    return 0;
}
