/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Parrived(MPI_Request request, int partition, int *flag)
{
    try {
        Parrived(find_or_null<Request>(request, MPI_REQUEST_NULL, "request"), partition, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Parrived", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Pready(int partition, MPI_Request request)
{
    try {
        Pready(partition, find<Request>(request, "request"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pready", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Pready_list(int length, const int array_of_partitions[], MPI_Request request)
{
    try {
        Pready_list(length, array_of_partitions, find<Request>(request, "request"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pready_list", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Pready_range(int partition_low, int partition_high, MPI_Request request)
{
    try {
        Pready_range(partition_low, partition_high, find<Request>(request, "request"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pready_range", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        Precv_init(buf, partitions, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Precv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        Psend_init(buf, partitions, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Psend_init", BND_ON_COMM, comm);
    }
}

