/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Close_port] through templates/fortran/ilp64.c.j2. */
/* Release a port on which a server accepted connections. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Close_port.c"

#if BND_HAS(MPI_Close_port)
void BND_WIDE_NAME(mpi_close_port, MPI_CLOSE_PORT)(const char *port_name, bnd_default_integer *ierror,
        bnd_length port_name_len);

void BND_WIDE_NAME(mpi_close_port, MPI_CLOSE_PORT)(const char *port_name, bnd_default_integer *ierror,
        bnd_length port_name_len)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_close_port)(port_name, &int_ierror, port_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
