/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Open_port] through templates/fortran/ilp64.c.j2. */
/* Obtain a network address at which a server can accept clients. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Open_port.c"

#if BND_HAS(MPI_Open_port)
void BND_WIDE_NAME(mpi_open_port, MPI_OPEN_PORT)(const bnd_default_integer *info, char *port_name,
        bnd_default_integer *ierror, bnd_length port_name_len);

void BND_WIDE_NAME(mpi_open_port, MPI_OPEN_PORT)(const bnd_default_integer *info, char *port_name,
        bnd_default_integer *ierror, bnd_length port_name_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_open_port)(&int_info, port_name, &int_ierror, port_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
