/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_iflush_buffer] through templates/fortran/ilp64.c.j2. */
/* Start flushing the send buffer of a communicator and return a request. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_iflush_buffer.c"

#if BND_HAS(MPI_Comm_iflush_buffer)
void BND_WIDE_NAME(mpi_comm_iflush_buffer, MPI_COMM_IFLUSH_BUFFER)(const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_iflush_buffer, MPI_COMM_IFLUSH_BUFFER)(const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_iflush_buffer)(&int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
