/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_info] through templates/fortran/ilp64.c.j2. */
/* Obtain a new info object holding the hints in use for a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_get_info.c"

#if BND_HAS(MPI_Comm_get_info)
void BND_WIDE_NAME(mpi_comm_get_info, MPI_COMM_GET_INFO)(const bnd_default_integer *comm,
        bnd_default_integer *info_used, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_get_info, MPI_COMM_GET_INFO)(const bnd_default_integer *comm,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_info_used = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_get_info)(&int_comm, &int_info_used, &int_ierror);
    bnd_integer_out(info_used, int_info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
