// A profiler of C that sees twelve kinds of call: each must come by its MPI_ name exactly once, from whichever dialect (R15, R16). INTEGERs
// of 8 bytes come by MPI_X_c where the MPI has it.
#include <mpi.h>

#include <stdio.h>

namespace {

const char *const names[] = {"Comm_rank", "Comm_size", "Comm_dup", "Barrier",  "Bcast",           "Allreduce",
                             "Send",      "Irecv",     "Waitall",  "Sendrecv", "Type_contiguous", "Comm_set_name"};
int seen[12];

}  // namespace

extern "C" {

int MPI_Comm_rank(MPI_Comm comm, int *rank) { return seen[0]++, PMPI_Comm_rank(comm, rank); }
int MPI_Comm_size(MPI_Comm comm, int *size) { return seen[1]++, PMPI_Comm_size(comm, size); }
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm) { return seen[2]++, PMPI_Comm_dup(comm, newcomm); }
int MPI_Barrier(MPI_Comm comm) { return seen[3]++, PMPI_Barrier(comm); }

int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return seen[4]++, PMPI_Bcast(buffer, count, datatype, root, comm);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return seen[5]++, PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return seen[6]++, PMPI_Send(buf, count, datatype, dest, tag, comm);
}

int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return seen[7]++, PMPI_Irecv(buf, count, datatype, source, tag, comm, request);
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    return seen[8]++, PMPI_Waitall(count, requests, statuses);
}

int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
                 int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    seen[9]++;
    return PMPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag,
                         comm, status);
}

int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return seen[10]++, PMPI_Type_contiguous(count, oldtype, newtype);
}

int MPI_Comm_set_name(MPI_Comm comm, const char *name) { return seen[11]++, PMPI_Comm_set_name(comm, name); }

#if MPI_VERSION >= 4
int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return seen[4]++, PMPI_Bcast_c(buffer, count, datatype, root, comm);
}

int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
                    MPI_Comm comm)
{
    return seen[5]++, PMPI_Allreduce_c(sendbuf, recvbuf, count, datatype, op, comm);
}

int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return seen[6]++, PMPI_Send_c(buf, count, datatype, dest, tag, comm);
}

int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
                MPI_Request *request)
{
    return seen[7]++, PMPI_Irecv_c(buf, count, datatype, source, tag, comm, request);
}

int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                   void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
                   MPI_Status *status)
{
    seen[9]++;
    return PMPI_Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag,
                           comm, status);
}
#endif

int MPI_Finalize(void)
{
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        for (int i = 0; i < 12; i++)
            printf("%s %d\n", names[i], seen[i]);
    fflush(stdout);
    return PMPI_Finalize();
}

}  // extern "C"
