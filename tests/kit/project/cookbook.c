/* Two processes: a file of which each writes a part, blocking and not, a late process before a collective call, and a message two seconds later. */
#include <mpi.h>

#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, data[75] = {0}, sum;
    MPI_File file;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_File_open(MPI_COMM_WORLD, argv[1], MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &file);
    MPI_File_write_at(file, 400 * rank, data, 25 * (rank + 1), MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_iwrite_at(file, 400 * rank, data, 5, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_File_read_at(file, 400 * rank, data, 10, MPI_INT, MPI_STATUS_IGNORE);
    MPI_File_close(&file);

    MPI_Barrier(MPI_COMM_WORLD);
    usleep(rank == 1 ? 400000 : 0);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* late */

    sleep(2);
    if (rank == 0)
        MPI_Send(data, 75, MPI_INT, 1, 0, MPI_COMM_WORLD);
    else
        MPI_Recv(data, 75, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Finalize();
    return 0;
}
