/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/described.c.j2. */
/* Send a message and receive another one into the same buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv_replace_c)
void BND_NAME(sendrecv_replace_c, SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(sendrecv_replace_c, SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_COPY_BACK, 1, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Sendrecv_replace_c)(d_buf.to.address, d_buf.to.count, d_buf.to.datatype, *dest, *sendtag,
            *source, *recvtag, PMPI_Comm_f2c(*comm), bnd_status(status));
    bnd_choice_out(&d_buf, result);
    BND_RETURN(ierror, result);
}
#endif
