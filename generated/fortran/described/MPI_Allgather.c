/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather] through templates/fortran/described.c.j2. */
/* Collect equal blocks from all processes and deliver the whole to each of them. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgather)
void BND_NAME(allgather, ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *ierror);

void BND_NAME(allgather, ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, PMPI_Type_f2c(*sendtype), 1, bnd_choice_even(&made, sendbuf, &kept, BND_ANY,
            BND_COPY_RATHER, 1, *sendcount, *sendcount, PMPI_Type_f2c(*sendtype)),
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, PMPI_Type_f2c(*recvtype), 1, bnd_choice_even(&made, recvbuf, &kept, BND_ANY,
            BND_COPY_BACK, bnd_peers(PMPI_Comm_f2c(*comm)), *recvcount, *recvcount, PMPI_Type_f2c(*recvtype)),
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Allgather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, PMPI_Comm_f2c(*comm));
    bnd_kept_now(kept, result);
    BND_RETURN(ierror, result);
}
#endif
