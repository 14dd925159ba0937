/* On two processes: what the tools count. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int rank, other, index, number = 0, sum;
    double three[3] = {1, 2, 3};
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    other = 1 - rank;
    MPI_Irecv(three, 3, MPI_DOUBLE, other, 1, MPI_COMM_WORLD, &request);
    MPI_Send(three, 3, MPI_DOUBLE, other, 1, MPI_COMM_WORLD);
    MPI_Waitany(1, &request, &index, MPI_STATUS_IGNORE);
#if MPI_VERSION >= 4
    if (rank == 0)
        MPI_Send_c(&rank, (MPI_Count)1, MPI_INT, 1, 2, MPI_COMM_WORLD);
#else
    if (rank == 0)
        MPI_Send(&rank, 1, MPI_INT, 1, 2, MPI_COMM_WORLD);
#endif
    else
        MPI_Recv(&number, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Pcontrol(2, "a string", 3.5);
    if (sum != 1 || number != 0 || index != 0)
        puts("wrong numbers");
    MPI_Finalize();
    return 0;
}
