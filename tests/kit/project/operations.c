/* The same operations in all ways; a process sends to itself, so that each line has known bytes. */
#include <mpi.h>

static int data[8], received[8];

int main(int argc, char **argv)
{
    MPI_Request requests[3];
    MPI_File file;
    MPI_Init(&argc, &argv);
    MPI_Sendrecv(data, 1, MPI_INT, 0, 0, received, 2, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Irecv(received, 8, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_SELF, &requests[0]);
    MPI_Isend(data, 3, MPI_INT, 0, 1, MPI_COMM_SELF, &requests[1]);
    MPI_Ibarrier(MPI_COMM_SELF, &requests[2]);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    MPI_Recv_init(received, 8, MPI_INT, 0, 2, MPI_COMM_SELF, &requests[0]);
    MPI_Send_init(data, 4, MPI_INT, 0, 2, MPI_COMM_SELF, &requests[1]);
    for (int i = 0; i < 3; ++i) {
        MPI_Startall(2, requests);
        for (int done = 0; !done;)
            MPI_Testall(2, requests, &done, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
    MPI_Allreduce(MPI_IN_PLACE, data, 5, MPI_INT, MPI_SUM, MPI_COMM_SELF);
    MPI_File_open(MPI_COMM_SELF, argv[1], MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                  &file);
    MPI_File_write_all_begin(file, data, 6, MPI_INT);
    MPI_File_write_all_end(file, data, MPI_STATUS_IGNORE);
    MPI_File_read_at_all_begin(file, 0, received, 7, MPI_INT);
    MPI_File_read_at_all_end(file, received, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    MPI_Irecv(received, 8, MPI_INT, 0, 3, MPI_COMM_SELF, &requests[0]); /* never complete */
    MPI_Cancel(&requests[0]);
    MPI_Request_free(&requests[0]);
    MPI_Request many[8]; /* sends that are complete at once have one handle */
    for (int i = 0; i < 4; ++i)
        MPI_Irecv(&received[i], 1, MPI_INT, 0, 4, MPI_COMM_SELF, &many[i]);
    for (int i = 0; i < 4; ++i)
        MPI_Isend(&data[i], 1, MPI_INT, 0, 4, MPI_COMM_SELF, &many[4 + i]);
    MPI_Waitall(8, many, MPI_STATUSES_IGNORE);
    MPI_Finalize();
    return 0;
}
