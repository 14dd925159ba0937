/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_info] through templates/fortran/ilp64.c.j2. */
/* Change the hints attached to a communicator, collectively over its group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_set_info.c"

#if BND_HAS(MPI_Comm_set_info)
void BND_WIDE_NAME(mpi_comm_set_info, MPI_COMM_SET_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_set_info, MPI_COMM_SET_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_set_info)(&int_comm, &int_info, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
