/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/fortran/described.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv)
void BND_NAME(sendrecv, SENDRECV)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf, const MPI_Fint *recvcount,
        const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag, const MPI_Fint *comm,
        MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(sendrecv, SENDRECV)(const void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf, const MPI_Fint *recvcount,
        const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag, const MPI_Fint *comm,
        MPI_Fint *status, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_COPY_IN, 1, 1, *sendcount, PMPI_Type_f2c(*sendtype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_ANY, BND_COPY_BACK, 1, 1, *recvcount, PMPI_Type_f2c(*recvtype), INT_MAX,
            bnd_choice_out(&d_sendbuf, code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Sendrecv)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype, *dest,
            *sendtag, d_recvbuf.to.address, d_recvbuf.to.count, d_recvbuf.to.datatype, *source, *recvtag,
            PMPI_Comm_f2c(*comm), bnd_status(status));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif
