// Schedules of the neighbourhood collectives; see schedules.h.
#ifndef SOLO_COLLECTIVES_NEIGHBORHOOD_SCHEDULES_H
#define SOLO_COLLECTIVES_NEIGHBORHOOD_SCHEDULES_H

#include "collectives/schedules.h"

#include <vector>

namespace solo {

using copy_ops = std::vector<copy_op>;

namespace schedule {

copy_ops neighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                            MPI_Count recvcount, Datatype &recvtype, const Comm &comm);
copy_ops neighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                             const numbers &recvcounts, const numbers &displs, Datatype &recvtype, const Comm &comm);
copy_ops neighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                           MPI_Count recvcount, Datatype &recvtype, const Comm &comm);
copy_ops neighbor_alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype &sendtype,
                            void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype,
                            const Comm &comm);
copy_ops neighbor_alltoallw(const void *sendbuf, const numbers &sendcounts, const MPI_Aint sdispls[],
                            const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts,
                            const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], const Comm &comm);

}  // namespace schedule

inline void execute(const copy_ops &all)
{
    for (const copy_op &what : all)
        execute(what);
}

void persistent(const copy_ops &all, Comm &comm, const Info *info, MPI_Request *request);

}  // namespace solo

#endif
