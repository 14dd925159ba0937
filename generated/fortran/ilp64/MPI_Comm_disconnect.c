/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_disconnect] through templates/fortran/ilp64.c.j2. */
/* Free a communicator after waiting for its pending communication. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_disconnect.c"

#if BND_HAS(MPI_Comm_disconnect)
void BND_WIDE_NAME(mpi_comm_disconnect, MPI_COMM_DISCONNECT)(bnd_default_integer *comm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_disconnect, MPI_COMM_DISCONNECT)(bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_disconnect)(&int_comm, &int_ierror);
    bnd_integer_inout(comm, int_comm, bnd_integer_handle(*comm));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
