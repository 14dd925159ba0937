/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_NEIGHBORHOOD
#define SOLO_CHAPTER_NEIGHBORHOOD

#include "core/glue.h"

namespace solo {

void Ineighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ineighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ineighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ineighbor_alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype, void *recvbuf,
        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ineighbor_alltoallw(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts, const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], Comm &comm, MPI_Request *request);
void Neighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm);
void Neighbor_allgather_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Neighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm);
void Neighbor_allgatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        numbers recvcounts, numbers displs, Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Neighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm);
void Neighbor_alltoall_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Neighbor_alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype, void *recvbuf,
        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm);
void Neighbor_alltoallv_init(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype &sendtype,
        void *recvbuf, numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, Info *info,
        MPI_Request *request);
void Neighbor_alltoallw(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts, const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], Comm &comm);
void Neighbor_alltoallw_init(const void *sendbuf, numbers sendcounts, const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, numbers recvcounts, const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], Comm &comm, Info *info, MPI_Request *request);

}  // namespace solo

#endif
