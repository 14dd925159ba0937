/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv] through templates/fortran/described.c.j2. */
/* Collect blocks of varying size from all processes at the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Gatherv)
void BND_NAME(gatherv, GATHERV)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(gatherv, GATHERV)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_COPY_IN, *root >= 0, 1, *sendcount, PMPI_Type_f2c(*sendtype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, bnd_is_root(PMPI_Comm_f2c(*comm), *root), 1, 0, MPI_BYTE, INT_MAX,
            bnd_choice_out(&d_sendbuf, code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Gatherv)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype,
            d_recvbuf.to.address, recvcounts, displs, PMPI_Type_f2c(*recvtype), *root, PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif
