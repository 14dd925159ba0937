// Collective communication: the nonblocking routines (MPI 5.0, 6.12). On one process they have completed when they return.
#include "collectives.h"

#include "collectives/schedules.h"

namespace solo {

void Iallgather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    *request = completed_request(comm);
}

void Iallgatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
                 numbers displs, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
    *request = completed_request(comm);
}

void Iallreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
                MPI_Request *request)
{
    execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
    *request = completed_request(comm);
}

void Ialltoall(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    *request = completed_request(comm);
}

void Ialltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
                numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, MPI_Request *request)
{
    execute(schedule::alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype));
    *request = completed_request(comm);
}

void Ialltoallw(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[], void *recvbuf,
                numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &comm, MPI_Request *request)
{
    execute(schedule::alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes));
    *request = completed_request(comm);
}

void Ibarrier(Comm &comm, MPI_Request *request) { *request = completed_request(comm); }

void Ibcast(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &comm, MPI_Request *request)
{
    execute(schedule::bcast(buffer, count, datatype, root));
    *request = completed_request(comm);
}

void Iexscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
             MPI_Request *request)
{
    execute(schedule::exscan(sendbuf, recvbuf, count, datatype, op));
    *request = completed_request(comm);
}

void Igather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
             Datatype &recvtype, int root, Comm &comm, MPI_Request *request)
{
    check_root(root, "root");
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    *request = completed_request(comm);
}

void Igatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
              numbers displs, Datatype &recvtype, int root, Comm &comm, MPI_Request *request)
{
    check_root(root, "root");
    execute(schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
    *request = completed_request(comm);
}

void Ireduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm,
             MPI_Request *request)
{
    check_root(root, "root");
    execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
    *request = completed_request(comm);
}

void Ireduce_scatter(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op, Comm &comm,
                     MPI_Request *request)
{
    execute(schedule::reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op));
    *request = completed_request(comm);
}

void Ireduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
                           Comm &comm, MPI_Request *request)
{
    execute(schedule::reduction(sendbuf, recvbuf, recvcount, datatype, op, "recvcount"));
    *request = completed_request(comm);
}

void Iscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
           MPI_Request *request)
{
    execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
    *request = completed_request(comm);
}

void Iscatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
              Datatype *recvtype, int root, Comm &comm, MPI_Request *request)
{
    check_root(root, "root");
    execute(schedule::scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    *request = completed_request(comm);
}

void Iscatterv(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
               MPI_Count recvcount, Datatype *recvtype, int root, Comm &comm, MPI_Request *request)
{
    check_root(root, "root");
    execute(schedule::scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype));
    *request = completed_request(comm);
}

}  // namespace solo
