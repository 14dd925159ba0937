/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"),
                recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"),
                recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgather_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgather_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    try {
        persistent(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgatherv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    try {
        persistent(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allgatherv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        Allreduce(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), find<Comm>(comm,
                "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allreduce", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        Allreduce(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), find<Comm>(comm,
                "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allreduce_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL,
                "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allreduce_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL,
                "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Allreduce_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"),
                recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoall", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"),
                recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoall_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoall_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoall_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm,
                "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm,
                "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    try {
        blocking(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallw", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    try {
        blocking(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallw_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallw_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alltoallw_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Barrier(MPI_Comm comm)
{
    try {
        blocking(schedule::barrier(find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Barrier", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::barrier(find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Barrier_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bcast", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bcast_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    try {
        persistent(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bcast_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bcast_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        blocking(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Exscan", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        blocking(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Exscan_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Exscan_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Exscan_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gather_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gather_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    try {
        persistent(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gatherv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Gatherv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallgather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallgather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallgatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallgatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallreduce", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iallreduce_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoall", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype,
                "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoall_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm,
                "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoallv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find_if<Datatype>(sendbuf != MPI_IN_PLACE, sendtype, "sendtype"), recvbuf, numbers(recvcounts),
                numbers(rdispls), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm,
                "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoallv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoallw", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::alltoallw(sendbuf, numbers(sendcounts), numbers(sdispls), sendtypes, recvbuf,
                numbers(recvcounts), numbers(rdispls), recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ialltoallw_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::barrier(find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ibarrier", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ibcast", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::bcast(buffer, count, find<Datatype>(datatype, "datatype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ibcast_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iexscan", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::exscan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iexscan_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Igather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::gather(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, recvcount, find<Datatype>(recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Igather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Igatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::gatherv(sendbuf, sendcount, find_if<Datatype>(sendbuf != MPI_IN_PLACE && root >= 0,
                sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(displs), find<Datatype>(recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Igatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype,
                "datatype"), find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce_scatter", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype,
                "datatype"), find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce_scatter_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce_scatter_block", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ireduce_scatter_block_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscan", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscan_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscatter", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscatter_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscatterv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iscatterv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Op_commutative(MPI_Op op, int *commute)
{
    try {
        Op_commutative(find<Op>(op, "op"), commute);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Op_commutative", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    try {
        Op_create(sized_procedure(user_fn), commute, op);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Op_create", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    try {
        Op_create(sized_procedure(user_fn), commute, op);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Op_create_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Op_free(MPI_Op *op)
{
    try {
        Op_free(op);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Op_free", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm)
{
    try {
        Reduce(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), root,
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm)
{
    try {
        Reduce(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), root,
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    try {
        Reduce_local(inbuf, inoutbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_local", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op)
{
    try {
        Reduce_local(inbuf, inoutbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_local_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    try {
        blocking(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    try {
        blocking(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    try {
        Reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_block", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    try {
        Reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_block_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_block_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduce_scatter_block(sendbuf, recvbuf, recvcount, find<Datatype>(datatype, "datatype"),
                find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_block_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype,
                "datatype"), find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduce_scatter(sendbuf, recvbuf, numbers(recvcounts), find<Datatype>(datatype,
                "datatype"), find<Op>(op, "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Reduce_scatter_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        Scan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), find<Comm>(comm,
                "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scan", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    try {
        Scan(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op, "op"), find<Comm>(comm,
                "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scan_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL,
                "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scan_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::reduction(sendbuf, recvbuf, count, find<Datatype>(datatype, "datatype"), find<Op>(op,
                "op"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL,
                "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scan_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatter", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatter_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatter_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::scatter(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf, recvcount,
                find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype, "recvtype"), root, find<Comm>(comm,
                "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatter_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatterv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    try {
        blocking(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatterv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatterv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::scatterv(sendbuf, numbers(sendcounts), numbers(displs), find<Datatype>(sendtype,
                "sendtype"), recvbuf, recvcount, find_if<Datatype>(recvbuf != MPI_IN_PLACE && root >= 0, recvtype,
                "recvtype"), root, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), find_or_null<Info>(info,
                MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Scatterv_init_c", BND_ON_COMM, comm);
    }
}

