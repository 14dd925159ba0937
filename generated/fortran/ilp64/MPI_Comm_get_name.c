/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_name] through templates/fortran/ilp64.c.j2. */
/* Return the printable name last given to a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_get_name.c"

#if BND_HAS(MPI_Comm_get_name)
void BND_WIDE_NAME(mpi_comm_get_name, MPI_COMM_GET_NAME)(const bnd_default_integer *comm, char *comm_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length comm_name_len);

void BND_WIDE_NAME(mpi_comm_get_name, MPI_COMM_GET_NAME)(const bnd_default_integer *comm, char *comm_name,
        bnd_default_integer *resultlen, bnd_default_integer *ierror, bnd_length comm_name_len)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_resultlen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_get_name)(&int_comm, comm_name, &int_resultlen, &int_ierror, comm_name_len);
    bnd_integer_out(resultlen, int_resultlen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
