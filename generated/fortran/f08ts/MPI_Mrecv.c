/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/fortran/wrapper.c.j2. */
/* Receive a message already extracted by a matching probe. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Mrecv)
BND_WRAPPER void BND_NAME(mpi_mrecv, MPI_MRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        MPI_Fint *message, MPI_Fint *status, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_mrecv, MPI_MRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        MPI_Fint *message, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Mrecv, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(d_buf, buf, *count, bnd_f2c_Type(*datatype), bnd_f2c_Message(*message) != MPI_MESSAGE_NO_PROC,
            pending, (void)0, ierror, BND_ON_SELF, 0, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT,
            1, *count, *count, bnd_f2c_Type(*datatype));
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, bnd_f2c_Message(*message));
    const int result = BND_C(MPI_Mrecv)(d_buf.address, d_buf.count, d_buf.datatype, BND_HANDLE_ADDRESS(MPI_MESSAGE,
            c_message), bnd_status(status));
    BND_HANDLE_COPY_OUT(MPI_MESSAGE, Message, c_message, message);
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
