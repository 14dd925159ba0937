/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/c/entry.c.j2. */
/* Collect blocks of varying size from all processes and deliver all to each. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Allgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm),
        (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))

BND_WEAK(MPI_Allgatherv_c, PMPI_Allgatherv_c)

int BND_ENTRY(MPI_Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Allgatherv_c");
    BND_REFUSE_IF("MPI_Allgatherv_c", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_c", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allgatherv_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Allgatherv_c, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm));
}
