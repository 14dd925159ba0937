/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/fortran/described.c.j2. */
/* Receive a message already extracted by a matching probe. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Mrecv)
void BND_NAME(mrecv, MRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(mrecv, MRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *status, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_COPY_BACK, 1, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    MPI_Message c_message = PMPI_Message_f2c(*message);
    const int result = BND_C(Mrecv)(d_buf.to.address, d_buf.to.count, d_buf.to.datatype, &c_message,
            bnd_status(status));
    bnd_choice_out(&d_buf, result);
    *message = PMPI_Message_c2f(c_message);
    BND_RETURN(ierror, result);
}
#endif
