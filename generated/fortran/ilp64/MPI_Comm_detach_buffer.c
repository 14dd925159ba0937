/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/fortran/ilp64.c.j2. */
/* Take back the send buffer attached to a communicator once it has drained. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_detach_buffer_c.c"

#if BND_HAS(MPI_Comm_detach_buffer_c) || BND_HAS(MPI_Comm_detach_buffer)
void BND_WIDE_NAME(mpi_comm_detach_buffer, MPI_COMM_DETACH_BUFFER)(const bnd_default_integer *comm, void *buffer_addr,
        MPI_Count *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_detach_buffer, MPI_COMM_DETACH_BUFFER)(const bnd_default_integer *comm, void *buffer_addr,
        MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_detach_buffer_c)(&int_comm, buffer_addr, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
