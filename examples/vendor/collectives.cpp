// Small MPI: collectives of one process.
#include "small.h"

using namespace small;

namespace {

// A collective operation of one process copies.
int copy(const char *routine, const void *from, int count, MPI_Datatype datatype, void *to, int to_count,
         MPI_Datatype to_datatype)
{
    const auto sent = layout_of(datatype), received = layout_of(to_datatype);
    if (!sent || !received)
        return fail(MPI_ERR_TYPE, routine, "datatype");
    unpack(pack(from, count, *sent), to, to_count, *received);
    return MPI_SUCCESS;
}

}  // namespace

extern "C" {

int small_Barrier(MPI_Comm) { return MPI_SUCCESS; }

int small_Bcast(void *, int, MPI_Datatype, int, MPI_Comm) { return MPI_SUCCESS; }

int small_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op, MPI_Comm)
{
    return sendbuf == MPI_IN_PLACE ? MPI_SUCCESS
                                   : copy("MPI_Allreduce", sendbuf, count, datatype, recvbuf, count, datatype);
}

int small_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int, MPI_Comm comm)
{
    return small_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
}

int small_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
                 MPI_Datatype recvtype, int, MPI_Comm)
{
    return sendbuf == MPI_IN_PLACE ? MPI_SUCCESS
                                   : copy("MPI_Gather", sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
}

int small_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
                    MPI_Datatype recvtype, MPI_Comm comm)
{
    return small_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, 0, comm);
}

}  // extern "C"
