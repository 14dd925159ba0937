// A program, and a tool in front of the archive.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, given = 1, got;
    MPI_Comm copy;
    MPI_Datatype pair;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_SELF, &copy);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Irecv(&got, 1, MPI_INT, 0, 1, copy, &request);
    MPI_Send(&given, 1, MPI_INT, 0, 1, copy);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Allreduce(&given, &got, 1, MPI_INT, MPI_SUM, copy);
    MPI_Bcast(&got, 1, MPI_INT, 0, copy);
    MPI_Barrier(copy);
    MPI_Finalize();
    return 0;
}

//# archive_one
int MPI_Barrier(MPI_Comm comm) { return PMPI_Barrier(comm); }
//# archive_point
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return PMPI_Send(buf, count, datatype, dest, tag, comm);
}

int MPI_Wait(MPI_Request *request, MPI_Status *status) { return PMPI_Wait(request, status); }
//# archive_collective
int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return PMPI_Bcast(buffer, count, datatype, root, comm);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}
//# archive_objects
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm) { return PMPI_Comm_dup(comm, newcomm); }

int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return PMPI_Type_contiguous(count, oldtype, newtype);
}
