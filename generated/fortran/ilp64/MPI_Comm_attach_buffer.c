/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/ilp64.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Comm_attach_buffer_c.c"

#if BND_HAS(MPI_Comm_attach_buffer_c)
void BND_WIDE_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_default_integer *comm, const void *buffer,
        const MPI_Count *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_default_integer *comm, const void *buffer,
        const MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_attach_buffer_c)(&int_comm, buffer, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
