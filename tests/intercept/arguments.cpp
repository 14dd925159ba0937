// A tool of C that looks at what the wrappers made of Fortran's arguments, and prints it for the first process when MPI ends.
#include <mpi.h>

#include <cstdio>
#include <cstring>

namespace {

int ranks, in_place, bottom, ignored, ignored_arrays, trimmed, periodic, upper_bound, no_conversion;

}  // namespace

extern "C" {

int MPI_Comm_rank(MPI_Comm comm, int *rank) { return ranks++, PMPI_Comm_rank(comm, rank); }

int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    in_place += sendbuf == MPI_IN_PLACE;
    return PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
               MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    in_place += sendbuf == MPI_IN_PLACE;
    return PMPI_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}

int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    bottom += buf == MPI_BOTTOM;
    ignored += status == MPI_STATUS_IGNORE;
    return PMPI_Recv(buf, count, datatype, source, tag, comm, status);
}

int MPI_Wait(MPI_Request *request, MPI_Status *status)
{
    ignored += status == MPI_STATUS_IGNORE;
    return PMPI_Wait(request, status);
}

int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    ignored_arrays += statuses == MPI_STATUSES_IGNORE;
    return PMPI_Waitall(count, requests, statuses);
}

int MPI_Comm_set_name(MPI_Comm comm, const char *name)
{
    trimmed += !std::strcmp(name, "a name");
    return PMPI_Comm_set_name(comm, name);
}

int MPI_Cart_create(MPI_Comm comm, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *cart)
{
    periodic += periods[0] == 1 && reorder == 0;
    return PMPI_Cart_create(comm, ndims, dims, periods, reorder, cart);
}

int MPI_Comm_get_attr(MPI_Comm comm, int key, void *value, int *flag)
{
    const int result = PMPI_Comm_get_attr(comm, key, value, flag);
    if (key == MPI_TAG_UB && *flag && **static_cast<int **>(value) >= 32767)
        upper_bound++;
    return result;
}

int MPI_Register_datarep(const char *name, MPI_Datarep_conversion_function *read,
                         MPI_Datarep_conversion_function *write, MPI_Datarep_extent_function *extent, void *extra_state)
{
    no_conversion += read == MPI_CONVERSION_FN_NULL && write == MPI_CONVERSION_FN_NULL;
    return PMPI_Register_datarep(name, read, write, extent, extra_state);
}

int MPI_Finalize(void)
{
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        std::printf(
            "calls of PMPI_Comm_rank %d, in place %d, MPI_BOTTOM %d, ignored statuses %d and arrays of them %d\n",
            ranks, in_place, bottom, ignored, ignored_arrays);
        std::printf("trimmed names %d, periodic grids %d, MPI_TAG_UB %d, MPI_CONVERSION_FN_NULL %d\n", trimmed,
                    periodic, upper_bound, no_conversion);
    }
    std::fflush(stdout);
    return PMPI_Finalize();
}

}  // extern "C"
