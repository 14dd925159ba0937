/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_remote_size] through templates/fortran/ilp64.c.j2. */
/* Return the number of processes in the remote group of an intercommunicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_remote_size.c"

#if BND_HAS(MPI_Comm_remote_size)
void BND_WIDE_NAME(mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE)(const bnd_default_integer *comm,
        bnd_default_integer *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE)(const bnd_default_integer *comm,
        bnd_default_integer *size, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_size = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_remote_size)(&int_comm, &int_size, &int_ierror);
    bnd_integer_out(size, int_size);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
