/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/fortran/ilp64.c.j2. */
/* Give a communicator a printable name for use in debugging. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_set_name.c"

#if BND_HAS(MPI_Comm_set_name)
void BND_WIDE_NAME(mpi_comm_set_name, MPI_COMM_SET_NAME)(const bnd_default_integer *comm, const char *comm_name,
        bnd_default_integer *ierror, bnd_length comm_name_len);

void BND_WIDE_NAME(mpi_comm_set_name, MPI_COMM_SET_NAME)(const bnd_default_integer *comm, const char *comm_name,
        bnd_default_integer *ierror, bnd_length comm_name_len)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_set_name)(&int_comm, comm_name, &int_ierror, comm_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
