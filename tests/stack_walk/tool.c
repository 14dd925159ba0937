/* A tool that walks the stack, as mpiP does: of each call the return addresses above its own wrapper, in order. */
#define _GNU_SOURCE
#include <mpi.h>

#include <dlfcn.h>
#include <execinfo.h>
#include <stdio.h>

enum { LIMIT = 12 };

static void print_frames(const char *routine)
{
    void *frames[LIMIT];
    const int count = backtrace(frames, LIMIT);
    printf("%s", routine);
    for (int n = 2; n < count; ++n) { /* behind this function and the wrapper */
        Dl_info info;
        if (dladdr((char *)frames[n] - 1, &info)) /* a return address is behind the call */
            printf(" %s:%lx", info.dli_fname, (unsigned long)((char *)frames[n] - 1 - (char *)info.dli_fbase));
    }
    printf("\n");
    fflush(stdout);
}

#define TOOL(name, parameters, arguments)       \
    int MPI_##name parameters                   \
    {                                           \
        print_frames("MPI_" #name);             \
        const int code = PMPI_##name arguments; \
        return code;                            \
    }

TOOL(Send, (const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm),
     (buf, count, type, dest, tag, comm))
TOOL(Recv, (void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status),
     (buf, count, type, source, tag, comm, status))
TOOL(Isend, (const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, MPI_Request *request),
     (buf, count, type, dest, tag, comm, request))
TOOL(Irecv, (void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request),
     (buf, count, type, source, tag, comm, request))
TOOL(Wait, (MPI_Request * request, MPI_Status *status), (request, status))
TOOL(Waitall, (int count, MPI_Request requests[], MPI_Status statuses[]), (count, requests, statuses))
TOOL(Bcast, (void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm), (buffer, count, type, root, comm))
TOOL(Allreduce, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
     (sendbuf, recvbuf, count, type, op, comm))
TOOL(Comm_rank, (MPI_Comm comm, int *rank), (comm, rank))
