/* Two processes exchange messages; one request of each is forgotten. */
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, other, sent[100] = {0}, received[100];
    MPI_Request request, forgotten;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    other = 1 - rank;
    for (int i = 0; i < 3; ++i) {
        MPI_Isend(sent, 100, MPI_INT, other, 0, MPI_COMM_WORLD, &request);
        MPI_Recv(received, 100, MPI_INT, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Isend(sent, 1, MPI_INT, other, 1, MPI_COMM_WORLD, &forgotten);
    MPI_Recv(received, 1, MPI_INT, other, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Finalize();
    return 0;
}
