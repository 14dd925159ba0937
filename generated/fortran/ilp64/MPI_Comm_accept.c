/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_accept] through templates/fortran/ilp64.c.j2. */
/* Wait at a port for a client and return an intercommunicator to it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_accept.c"

#if BND_HAS(MPI_Comm_accept)
void BND_WIDE_NAME(mpi_comm_accept, MPI_COMM_ACCEPT)(const char *port_name, const bnd_default_integer *info,
        const bnd_default_integer *root, const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror, bnd_length port_name_len);

void BND_WIDE_NAME(mpi_comm_accept, MPI_COMM_ACCEPT)(const char *port_name, const bnd_default_integer *info,
        const bnd_default_integer *root, const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror, bnd_length port_name_len)
{
    BND_NARROW_CHECK(bnd_integer, *root, 1, MPI_ERR_ROOT, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_root = BND_NARROWED(bnd_integer, *root);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_accept)(port_name, &int_info, &int_root, &int_comm, &int_newcomm, &int_ierror, port_name_len);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
