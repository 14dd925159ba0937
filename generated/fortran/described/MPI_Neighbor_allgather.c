/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather] through templates/fortran/described.c.j2. */
/* Send the same block to all neighbours and collect one equal block from each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_allgather)
void BND_NAME(neighbor_allgather, NEIGHBOR_ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(neighbor_allgather, NEIGHBOR_ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_COPY_IN, 1, 1, *sendcount, PMPI_Type_f2c(*sendtype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_ANY, BND_COPY_BACK, 1, bnd_in_degree(PMPI_Comm_f2c(*comm)), *recvcount,
            PMPI_Type_f2c(*recvtype), INT_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Neighbor_allgather)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype,
            d_recvbuf.to.address, d_recvbuf.to.count, d_recvbuf.to.datatype, PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif
