// What each neighbourhood collective is to do on one process, after everything has been checked; see plans.h.
#ifndef SOLO_COLLECTIVES_NEIGHBORHOOD_PLANS_H
#define SOLO_COLLECTIVES_NEIGHBORHOOD_PLANS_H

#include "collectives/plans.h"

#include <vector>

namespace solo {

using movements = std::vector<movement>;

namespace plan {

movements neighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                             MPI_Count recvcount, Datatype &recvtype, const Comm &comm);
movements neighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                              const numbers &recvcounts, const numbers &displs, Datatype &recvtype, const Comm &comm);
movements neighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                            MPI_Count recvcount, Datatype &recvtype, const Comm &comm);
movements neighbor_alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype &sendtype,
                             void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype,
                             const Comm &comm);
movements neighbor_alltoallw(const void *sendbuf, const numbers &sendcounts, const MPI_Aint sdispls[],
                             const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts,
                             const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], const Comm &comm);

}  // namespace plan

inline void carry_out(const movements &all)
{
    for (const movement &what : all)
        carry_out(what);
}

MPI_Request persistent(Comm &comm, const movements &all);

}  // namespace solo

#endif
