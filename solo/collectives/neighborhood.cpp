// Neighbourhood collectives: blocking, nonblocking, and persistent (MPI 5.0, 8.6 to 8.8).
#include "neighborhood.h"

#include "collectives/neighborhood_schedules.h"

namespace solo {

void Neighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                        MPI_Count recvcount, Datatype &recvtype, Comm &comm)
{
    execute(schedule::neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}

void Neighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                         numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm)
{
    execute(schedule::neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm));
}

void Neighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                       Datatype &recvtype, Comm &comm)
{
    execute(schedule::neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}

void Neighbor_alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype, void *recvbuf,
                        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm)
{
    execute(
        schedule::neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm));
}

void Neighbor_alltoallw(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
                        const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts, const MPI_Aint rdispls[],
                        const MPI_Datatype recvtypes[], Comm &comm)
{
    execute(schedule::neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes,
                                       comm));
}

void Ineighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                         MPI_Count recvcount, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
    *request = completed_request(comm);
}

void Ineighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                          numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm));
    *request = completed_request(comm);
}

void Ineighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                        MPI_Count recvcount, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
    *request = completed_request(comm);
}

void Ineighbor_alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype, void *recvbuf,
                         numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(
        schedule::neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm));
    *request = completed_request(comm);
}

void Ineighbor_alltoallw(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
                         const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts, const MPI_Aint rdispls[],
                         const MPI_Datatype recvtypes[], Comm &comm, MPI_Request *request)
{
    execute(schedule::neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes,
                                       comm));
    *request = completed_request(comm);
}

void Neighbor_allgather_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                             MPI_Count recvcount, Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request =
        persistent(comm, schedule::neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}

void Neighbor_allgatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                              numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm, Info *,
                              MPI_Request *request)
{
    *request = persistent(
        comm, schedule::neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm));
}

void Neighbor_alltoall_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                            MPI_Count recvcount, Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request =
        persistent(comm, schedule::neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}

void Neighbor_alltoallv_init(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype,
                             void *recvbuf, numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, Info *,
                             MPI_Request *request)
{
    *request = persistent(comm, schedule::neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts,
                                                         rdispls, recvtype, comm));
}

void Neighbor_alltoallw_init(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
                             const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts,
                             const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], Comm &comm, Info *,
                             MPI_Request *request)
{
    *request = persistent(comm, schedule::neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts,
                                                         rdispls, recvtypes, comm));
}

}  // namespace solo

#include "neighborhood_glue.h"
