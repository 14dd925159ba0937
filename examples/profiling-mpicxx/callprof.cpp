// callprof: a profiler in C, for the calls that the C++ bindings make. It counts three routines in all processes, and prints the sums in
// MPI_Finalize. It needs no C++ library and no C++ bindings.
#include <mpi.h>

#include <stdio.h>

namespace {

enum { send, irecv, allreduce, kinds };
const char *const names[kinds] = {"MPI_Send", "MPI_Irecv", "MPI_Allreduce"};
int calls[kinds];

}  // namespace

extern "C" {

int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)
{
    calls[send]++;
    return PMPI_Send(buf, count, type, dest, tag, comm);
}

int MPI_Irecv(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    calls[irecv]++;
    return PMPI_Irecv(buf, count, type, source, tag, comm, request);
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    calls[allreduce]++;
    return PMPI_Allreduce(sendbuf, recvbuf, count, type, op, comm);
}

int MPI_Finalize(void)
{
    int rank, size, all_calls[kinds];
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &size);
    PMPI_Reduce(calls, all_calls, kinds, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    for (int kind = 0; rank == 0 && kind < kinds; kind++)
        if (all_calls[kind] > 0)
            fprintf(stderr, "callprof: %d processes: %s %d calls\n", size, names[kind], all_calls[kind]);
    return PMPI_Finalize();
}

}  // extern "C"
