// Collective communication: the blocking routines (MPI 5.0, 6.3 to 6.11).
#include "collectives.h"

#include "collectives/schedules.h"

namespace solo {

void Allgather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, Comm &)
{
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
                numbers displs, Datatype &recvtype, Comm &)
{
    execute(schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
}

void Allreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &)
{
    if (!reduce_fast_path(sendbuf, recvbuf, count, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Alltoall(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
              Datatype &recvtype, Comm &)
{
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
               numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &)
{
    execute(schedule::alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype));
}

void Alltoallw(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[], void *recvbuf,
               numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &)
{
    execute(schedule::alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes));
}

void Barrier(Comm &) {}

void Bcast(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &)
{
    execute(schedule::bcast(buffer, count, datatype, root));
}

void Exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &)
{
    execute(schedule::exscan(sendbuf, recvbuf, count, datatype, op));
}

void Gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
            Datatype &recvtype, int root, Comm &)
{
    check_root(root, "root");
    execute(schedule::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
             numbers displs, Datatype &recvtype, int root, Comm &)
{
    check_root(root, "root");
    execute(schedule::gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype));
}

void Reduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &)
{
    check_root(root, "root");
    if (!reduce_fast_path(sendbuf, recvbuf, count, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Reduce_scatter(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op, Comm &)
{
    execute(schedule::reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op));
}

void Reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op, Comm &)
{
    if (!reduce_fast_path(sendbuf, recvbuf, recvcount, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, recvcount, datatype, op, "recvcount"));
}

void Scan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &)
{
    if (!reduce_fast_path(sendbuf, recvbuf, count, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
             Datatype *recvtype, int root, Comm &)
{
    check_root(root, "root");
    execute(schedule::scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
}

void Scatterv(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
              MPI_Count recvcount, Datatype *recvtype, int root, Comm &)
{
    check_root(root, "root");
    execute(schedule::scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype));
}

}  // namespace solo

#include "collectives_glue.h"
