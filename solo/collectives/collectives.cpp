// Collectives that are more than a schedule: blocking reductions with a fast path (MPI 5.0, 6.9, 6.11), and nonblocking duplication of
// communicators (7.4.2).
#include "collectives.h"
#include "communicators.h"

#include "collectives/schedules.h"

namespace solo {

void Allreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &)
{
    if (!reduce_fast_path(sendbuf, recvbuf, count, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, count, datatype, op));
}

void Reduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm)
{
    check_root(root, "root");
    Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

void Reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op, Comm &)
{
    if (!reduce_fast_path(sendbuf, recvbuf, recvcount, datatype, op))
        execute(schedule::reduction(sendbuf, recvbuf, recvcount, datatype, op, "recvcount"));
}

void Scan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm)
{
    Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

void Comm_idup(Comm &comm, MPI_Comm *newcomm, MPI_Request *request)
{
    Comm_idup_with_info(comm, nullptr, newcomm, request);
}

void Comm_idup_with_info(Comm &comm, Info *info, MPI_Comm *newcomm, MPI_Request *request)
{
    const MPI_Request complete = collective_request(comm);
    Comm_dup_with_info(comm, info, newcomm);
    *request = complete;
}

}  // namespace solo

// Its handle lookups are worth inlining; gcc shares them between the routines of a chapter otherwise.
#include "bnd_implementation.h"
extern "C" [[gnu::flatten]] int solo_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                                               MPI_Op op, MPI_Comm comm);

#include "collectives_glue.h"
