// callprof: counts and times some MPI calls of all processes, and prints the sums in MPI_Finalize. It defines the MPI_ routines
// that it observes and calls their PMPI_ names. It needs no C++ library, so a Fortran compiler can link it. Its counters are not
// atomic: one thread at a time.
#include <mpi.h>

#include <cstdio>

namespace {

enum Kind { Send, Recv, Sendrecv, Isend, Irecv, Waitall, Allreduce, kinds };
const char *const names[kinds] = {"MPI_Send",  "MPI_Recv",    "MPI_Sendrecv", "MPI_Isend",
                                  "MPI_Irecv", "MPI_Waitall", "MPI_Allreduce"};
long long calls[kinds];
double seconds[kinds];

template <typename Routine, typename... Arguments>
int timed(Kind kind, Routine routine, Arguments... arguments)
{
    const double start = PMPI_Wtime();
    const int result = routine(arguments...);
    seconds[kind] += PMPI_Wtime() - start;
    calls[kind]++;
    return result;
}

}  // namespace

extern "C" {

int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)
{
    return timed(Send, PMPI_Send, buf, count, type, dest, tag, comm);
}

int MPI_Recv(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return timed(Recv, PMPI_Recv, buf, count, type, source, tag, comm, status);
}

int MPI_Sendrecv(const void *out, int outcount, MPI_Datatype outtype, int dest, int outtag, void *in, int incount,
                 MPI_Datatype intype, int source, int intag, MPI_Comm comm, MPI_Status *status)
{
    return timed(Sendrecv, PMPI_Sendrecv, out, outcount, outtype, dest, outtag, in, incount, intype, source, intag,
                 comm, status);
}

int MPI_Isend(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm, MPI_Request *request)
{
    return timed(Isend, PMPI_Isend, buf, count, type, dest, tag, comm, request);
}

int MPI_Irecv(void *buf, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return timed(Irecv, PMPI_Irecv, buf, count, type, source, tag, comm, request);
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    return timed(Waitall, PMPI_Waitall, count, requests, statuses);
}

int MPI_Allreduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    return timed(Allreduce, PMPI_Allreduce, out, in, count, type, op, comm);
}

// mpi_f08 programs with counts of MPI_COUNT_KIND call these.
#if MPI_VERSION >= 4
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)
{
    return timed(Send, PMPI_Send_c, buf, count, type, dest, tag, comm);
}

int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return timed(Recv, PMPI_Recv_c, buf, count, type, source, tag, comm, status);
}

int MPI_Sendrecv_c(const void *out, MPI_Count outcount, MPI_Datatype outtype, int dest, int outtag, void *in,
                   MPI_Count incount, MPI_Datatype intype, int source, int intag, MPI_Comm comm, MPI_Status *status)
{
    return timed(Sendrecv, PMPI_Sendrecv_c, out, outcount, outtype, dest, outtag, in, incount, intype, source, intag,
                 comm, status);
}

int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,
                MPI_Request *request)
{
    return timed(Isend, PMPI_Isend_c, buf, count, type, dest, tag, comm, request);
}

int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype type, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return timed(Irecv, PMPI_Irecv_c, buf, count, type, source, tag, comm, request);
}

int MPI_Allreduce_c(const void *out, void *in, MPI_Count count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    return timed(Allreduce, PMPI_Allreduce_c, out, in, count, type, op, comm);
}
#endif

// To stderr, to leave the program's own output unchanged.
int MPI_Finalize(void)
{
    int rank = 0, size = 0;
    long long all_calls[kinds];
    double all_seconds[kinds];
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &size);
    PMPI_Reduce(calls, all_calls, kinds, MPI_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    PMPI_Reduce(seconds, all_seconds, kinds, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    for (int kind = 0; rank == 0 && kind < kinds; kind++) {
        if (!all_calls[kind])
            continue;
        std::fprintf(stderr, "callprof: %d processes: %s %lld calls, %.6f s\n", size, names[kind], all_calls[kind],
                     all_seconds[kind]);
    }
    return PMPI_Finalize();
}

}  // extern "C"
