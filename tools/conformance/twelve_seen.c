// A tool that counts twelve kinds of call.
#include <mpi.h>
#include <string.h>

static const char *const names[12] = {"Comm_rank",       "Comm_size",    "Comm_dup", "Barrier", "Bcast",
                                      "Allreduce",       "Send",         "Irecv",    "Waitall", "Sendrecv",
                                      "Type_contiguous", "Comm_set_name"};
static int seen[12];

void forget_calls(void) { memset(seen, 0, sizeof seen); }

int times_seen(int call) { return seen[call]; }

// The calls that were not seen exactly once.
const char *not_once(void)
{
    static char said[400];
    said[0] = 0;
    for (int i = 0; i < 12; i++)
        if (seen[i] != 1)
            strcat(strcat(said, said[0] ? " " : ""), names[i]);
    return said;
}

// How often any was seen.
int seen_in_all(void)
{
    int count = 0;
    for (int i = 0; i < 12; i++)
        count += seen[i];
    return count;
}

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
