/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/described.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw_c)
void BND_NAME(alltoallw_c, ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(alltoallw_c, ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, (bnd_is_in_place(sendbuf) ? 0 : bnd_peers(PMPI_Comm_f2c(*comm))));
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, bnd_peers(PMPI_Comm_f2c(*comm)));
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    const int result = BND_C(Alltoallw_c)(d_sendbuf.to.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.to.address,
            recvcounts, rdispls, c_recvtypes, PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    BND_HANDLES_FREE(sendtypes);
    bnd_choice_out(&d_recvbuf, result);
    BND_HANDLES_FREE(recvtypes);
    BND_RETURN(ierror, result);
}
#endif
