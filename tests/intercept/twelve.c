/* The twelve kinds of call of tests/fortran/twelve.F90, in C. */
#include <mpi.h>

int main(void)
{
    MPI_Comm copy;
    MPI_Request request;
    MPI_Datatype pair;
    int rank, size, sent[2], received[2], total;
    MPI_Init(0, 0);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_set_name(copy, "a copy");
    MPI_Type_contiguous(2, MPI_INT, &pair);
    sent[0] = rank, sent[1] = -rank;
    const int next = (rank + 1) % size, previous = (rank + size - 1) % size;
    MPI_Irecv(received, 2, MPI_INT, previous, 0, copy, &request);
    MPI_Send(sent, 2, MPI_INT, next, 0, copy);
    MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(received, 2, MPI_INT, previous, 1, sent, 2, MPI_INT, next, 1, copy, MPI_STATUS_IGNORE);
    MPI_Allreduce(sent, &total, 1, MPI_INT, MPI_SUM, copy);
    MPI_Bcast(&total, 1, MPI_INT, 0, copy);
    MPI_Barrier(copy);
    MPI_Finalize();
    return sent[0] != rank || total != size * (size - 1) / 2;
}
