// libmyprof.a: a profiler that counts and times MPI_Send. It defines the MPI_ routines that it observes and calls their PMPI_
// names; all other calls go directly to the MPI library. Counters are not atomic: one thread at a time.
#include <mpi.h>

#include <cstdio>

namespace {

bool is_on = true;  // after MPI_Init as after MPI_Pcontrol(1)
long long calls = 0, bytes = 0;
double seconds = 0;

// To stderr, to leave the program's own output unchanged.
void print_table(const char *when)
{
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::fprintf(stderr, "myprof: rank %d at %s: MPI_Send %lld calls, %lld bytes, %.6f s\n", rank, when, calls, bytes,
                 seconds);
}

}  // namespace

extern "C" {

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (!is_on)
        return PMPI_Send(buf, count, datatype, dest, tag, comm);
    const double start = PMPI_Wtime();
    const int result = PMPI_Send(buf, count, datatype, dest, tag, comm);
    seconds += PMPI_Wtime() - start;
    int size = 0;
    PMPI_Type_size(datatype, &size);
    calls++;
    bytes += static_cast<long long>(count) * size;
    return result;
}

// The profiler defines the levels; MPI suggests these three. Others have no effect here.
int MPI_Pcontrol(const int level, ...)
{
    if (level == 0 || level == 1)
        is_on = level == 1;
    if (level == 2)
        print_table("MPI_Pcontrol(2)");
    return MPI_SUCCESS;
}

int MPI_Finalize(void)
{
    print_table("MPI_Finalize");
    return PMPI_Finalize();
}

}  // extern "C"
