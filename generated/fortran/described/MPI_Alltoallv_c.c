/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv] through templates/fortran/described.c.j2. */
/* Exchange blocks of varying size and place between every pair of processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallv_c)
void BND_NAME(alltoallv_c, ALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(alltoallv_c, ALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Alltoallv_c)(d_sendbuf.to.address, sendcounts, sdispls, PMPI_Type_f2c(*sendtype),
            d_recvbuf.to.address, recvcounts, rdispls, PMPI_Type_f2c(*recvtype), PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif
