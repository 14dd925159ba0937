/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/fortran/wrapper.c.j2. */
/* Receive a message already extracted by a matching probe. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Mrecv)
BND_WRAPPER void BND_NAME(mpi_mrecv, MPI_MRECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *message, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_mrecv, MPI_MRECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *message, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Mrecv, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, bnd_f2c_Message(*message));
    const int result = BND_C(MPI_Mrecv)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), c_message,
            bnd_status(status));
    BND_HANDLE_COPY_OUT(MPI_MESSAGE, Message, c_message, message);
    BND_STORE_IERROR(ierror, result);
}
#endif
