// Collective communication: the persistent routines (MPI 5.0, 6.13). Arguments are checked, and arrays read, when the request is
// made. There is nothing that an info could change.
#include "collectives.h"

#include "collectives/schedules.h"

namespace solo {

void Allgather_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                    Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Allgatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
                     numbers displs, Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
}

void Allreduce_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm, Info *,
                    MPI_Request *request)
{
    *request = persistent(comm, schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Alltoall_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                   Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Alltoallv_init(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
                    numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(
        comm, schedule::alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype));
}

void Alltoallw_init(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[],
                    void *recvbuf, numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &comm,
                    Info *, MPI_Request *request)
{
    *request = persistent(
        comm, schedule::alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes));
}

void Barrier_init(Comm &comm, Info *, MPI_Request *request) { *request = persistent(comm, copy_op{}); }

void Bcast_init(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::bcast(buffer, count, datatype, root));
}

void Exscan_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm, Info *,
                 MPI_Request *request)
{
    *request = persistent(comm, schedule::exscan(sendbuf, recvbuf, count, datatype, op));
}

void Gather_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                 Datatype &recvtype, int root, Comm &comm, Info *, MPI_Request *request)
{
    check_root(root, "root");
    *request = persistent(comm, schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Gatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
                  numbers displs, Datatype &recvtype, int root, Comm &comm, Info *, MPI_Request *request)
{
    check_root(root, "root");
    *request = persistent(comm, schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
}

void Reduce_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm,
                 Info *, MPI_Request *request)
{
    check_root(root, "root");
    *request = persistent(comm, schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
                               Comm &comm, Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::reduction(sendbuf, recvbuf, recvcount, datatype, op, "recvcount"));
}

void Reduce_scatter_init(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op, Comm &comm,
                         Info *, MPI_Request *request)
{
    *request = persistent(comm, schedule::reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op));
}

void Scan_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm, Info *,
               MPI_Request *request)
{
    *request = persistent(comm, schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Scatter_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                  Datatype *recvtype, int root, Comm &comm, Info *, MPI_Request *request)
{
    check_root(root, "root");
    *request = persistent(comm, schedule::scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Scatterv_init(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
                   MPI_Count recvcount, Datatype *recvtype, int root, Comm &comm, Info *, MPI_Request *request)
{
    check_root(root, "root");
    *request = persistent(comm, schedule::scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype));
}

}  // namespace solo
