// Calls whose bytes run.py knows, on two processes.
#include <mpi.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank, data[8] = {0}, other[8];
    double room[16] = {0}, more[16];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Send(data, 3, MPI_INT, 1, 0, MPI_COMM_WORLD);
    else
        MPI_Recv(data, 5, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(data, 4, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
    MPI_Bcast(data, 2, MPI_INT, 0, MPI_COMM_WORLD);

    const int counts[] = {1, 2}, first[] = {0, 1};
    MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : data, 2, MPI_INT, other, counts, first, MPI_INT, 0, MPI_COMM_WORLD);

    // Process 0 sends an int to itself and two to 1, which sends a double to 0 and two to itself.
    const int sends[] = {1, 2}, at[] = {0, 64};
    const MPI_Datatype type = rank ? MPI_DOUBLE : MPI_INT;
    const MPI_Datatype types[] = {type, type}, mixed[] = {MPI_INT, MPI_DOUBLE};
    const int received[] = {rank ? 2 : 1, rank ? 2 : 1};
    MPI_Alltoallw(room, sends, at, types, more, received, at, mixed, MPI_COMM_WORLD);

    MPI_Comm line;
    const int size = 2, periodic = 0, here[] = {0, 4};
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &line);
    MPI_Neighbor_alltoall(data, 3, MPI_INT, other, 3, MPI_INT, line);
    const int blocks[] = {rank + 1, 2 - rank};
    MPI_Neighbor_alltoallv(data, blocks, here, MPI_INT, other, blocks, here, MPI_INT, line);

    MPI_Request request;
    MPI_Send_init(data, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
    MPI_Start(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Request_free(&request);
    MPI_Comm_free(&line);
    MPI_Finalize();
    return 0;
}
