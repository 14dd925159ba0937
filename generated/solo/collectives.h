/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_COLLECTIVES
#define SOLO_CHAPTER_COLLECTIVES

#include "core/glue.h"

namespace solo {

void Allgather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm);
void Allgather_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, Comm &comm);
void Allgatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Allreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm);
void Allreduce_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
        Info *info, MPI_Request *request);
void Alltoall(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm);
void Alltoall_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Alltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm);
void Alltoallv_init(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, Info *info, MPI_Request *request);
void Alltoallw(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[], void *recvbuf,
        numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &comm);
void Alltoallw_init(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[],
        void *recvbuf, numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &comm, Info *info,
        MPI_Request *request);
void Barrier(Comm &comm);
void Barrier_init(Comm &comm, Info *info, MPI_Request *request);
void Bcast(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &comm);
void Bcast_init(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &comm, Info *info,
        MPI_Request *request);
void Exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm);
void Exscan_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
        Info *info, MPI_Request *request);
void Gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, int root, Comm &comm);
void Gather_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, int root, Comm &comm, Info *info, MPI_Request *request);
void Gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, int root, Comm &comm);
void Gatherv_init(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, int root, Comm &comm, Info *info, MPI_Request *request);
void Iallgather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm, MPI_Request *request);
void Iallgatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Iallreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
        MPI_Request *request);
void Ialltoall(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ialltoallv(const void *sendbuf, numbers sendcounts, numbers sdispls, Datatype *sendtype, void *recvbuf,
        numbers recvcounts, numbers rdispls, Datatype &recvtype, Comm &comm, MPI_Request *request);
void Ialltoallw(const void *sendbuf, numbers sendcounts, numbers sdispls, const MPI_Datatype sendtypes[],
        void *recvbuf, numbers recvcounts, numbers rdispls, const MPI_Datatype recvtypes[], Comm &comm,
        MPI_Request *request);
void Ibarrier(Comm &comm, MPI_Request *request);
void Ibcast(void *buffer, MPI_Count count, Datatype &datatype, int root, Comm &comm, MPI_Request *request);
void Iexscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
        MPI_Request *request);
void Igather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype &recvtype, int root, Comm &comm, MPI_Request *request);
void Igatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, numbers recvcounts,
        numbers displs, Datatype &recvtype, int root, Comm &comm, MPI_Request *request);
void Ireduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm,
        MPI_Request *request);
void Ireduce_scatter(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op, Comm &comm,
        MPI_Request *request);
void Ireduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
        Comm &comm, MPI_Request *request);
void Iscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm,
        MPI_Request *request);
void Iscatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype *recvtype, int root, Comm &comm, MPI_Request *request);
void Iscatterv(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype *recvtype, int root, Comm &comm, MPI_Request *request);
void Op_commutative(Op &op, int *commute);
void Op_create(sized_procedure user_fn, int commute, MPI_Op *op);
void Op_free(MPI_Op *op);
void Reduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm);
void Reduce_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm,
        Info *info, MPI_Request *request);
void Reduce_local(const void *inbuf, void *inoutbuf, MPI_Count count, Datatype &datatype, Op &op);
void Reduce_scatter(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op, Comm &comm);
void Reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
        Comm &comm);
void Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
        Comm &comm, Info *info, MPI_Request *request);
void Reduce_scatter_init(const void *sendbuf, void *recvbuf, numbers recvcounts, Datatype &datatype, Op &op,
        Comm &comm, Info *info, MPI_Request *request);
void Scan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm);
void Scan_init(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm, Info *info,
        MPI_Request *request);
void Scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype *recvtype, int root, Comm &comm);
void Scatter_init(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
        Datatype *recvtype, int root, Comm &comm, Info *info, MPI_Request *request);
void Scatterv(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype *recvtype, int root, Comm &comm);
void Scatterv_init(const void *sendbuf, numbers sendcounts, numbers displs, Datatype &sendtype, void *recvbuf,
        MPI_Count recvcount, Datatype *recvtype, int root, Comm &comm, Info *info, MPI_Request *request);

}  // namespace solo

#endif
