/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/fortran/wrapper.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Imrecv)
BND_WRAPPER void BND_NAME(mpi_imrecv, MPI_IMRECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *message, bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_imrecv, MPI_IMRECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        bnd_integer *message, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Imrecv, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, bnd_f2c_Message(*message));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Imrecv)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), c_message, c_request);
    BND_HANDLE_COPY_OUT(MPI_MESSAGE, Message, c_message, message);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
