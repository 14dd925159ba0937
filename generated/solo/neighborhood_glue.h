/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_allgather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_allgather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_allgatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_allgatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoall", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoall_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find<Datatype>(sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls),
                find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoallv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find<Datatype>(sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls),
                find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoallv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoallw", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)
{
    try {
        nonblocking(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ineighbor_alltoallw_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgather", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgather_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgather_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_allgather(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgather_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgatherv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgatherv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgatherv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_allgatherv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                numbers(recvcounts), numbers(displs), find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")),
                find<Comm>(comm, "comm"), find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoall", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoall_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoall_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoall(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), recvbuf,
                recvcount, find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoall_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls), find<Datatype>(sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls), find<Datatype>(sendtype,
                "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls), find<Datatype>(recvtype, "recvtype"),
                find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find<Datatype>(sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls),
                find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoallv(sendbuf, numbers(sendcounts), numbers(sdispls),
                find<Datatype>(sendtype, "sendtype"), recvbuf, numbers(recvcounts), numbers(rdispls),
                find<Datatype>(recvtype, "recvtype"), find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallw", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm)
{
    try {
        blocking(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallw_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallw_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    try {
        persistent(schedule::neighbor_alltoallw(sendbuf, numbers(sendcounts), sdispls, sendtypes, recvbuf,
                numbers(recvcounts), rdispls, recvtypes, find<Comm>(comm, "comm")), find<Comm>(comm, "comm"),
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, comm);
    }
}

