/* A library in front of MPI: how often some routines are called, and how long they take. MPI_Pcontrol(0) turns it off, 1 on. */
#include <mpi.h>

#include <stdarg.h>
#include <stdio.h>

static struct timing {
    const char *name;
    long calls;
    double seconds;
} sends = {"MPI_Send", 0, 0}, receives = {"MPI_Recv", 0, 0}, reductions = {"MPI_Allreduce", 0, 0};
static int is_on = 1;

static int end(struct timing *of, double begin, int code)
{
    if (is_on) {
        of->seconds += PMPI_Wtime() - begin;
        ++of->calls;
    }
    return code;
}

static void print(const struct timing *of)
{
    printf("time_tool: %s: %ld calls, %s\n", of->name, of->calls, of->seconds > 0 ? "some time" : "no time");
}

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    const double begin = PMPI_Wtime();
    return end(&sends, begin, PMPI_Send(buf, count, datatype, dest, tag, comm));
}

int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    const double begin = PMPI_Wtime();
    return end(&receives, begin, PMPI_Recv(buf, count, datatype, source, tag, comm, status));
}

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    const double begin = PMPI_Wtime();
    return end(&reductions, begin, PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm));
}

int MPI_Pcontrol(const int level, ...)
{
    is_on = level != 0;
    return MPI_SUCCESS;
}

int MPI_Finalize(void)
{
    print(&sends);
    print(&receives);
    print(&reductions);
    return PMPI_Finalize();
}
