/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Lookup_name] through templates/fortran/ilp64.c.j2. */
/* Find the port that a server has published under a service name. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Lookup_name.c"

#if BND_HAS(MPI_Lookup_name)
void BND_WIDE_NAME(mpi_lookup_name, MPI_LOOKUP_NAME)(const char *service_name, const bnd_default_integer *info,
        char *port_name, bnd_default_integer *ierror, bnd_length service_name_len, bnd_length port_name_len);

void BND_WIDE_NAME(mpi_lookup_name, MPI_LOOKUP_NAME)(const char *service_name, const bnd_default_integer *info,
        char *port_name, bnd_default_integer *ierror, bnd_length service_name_len, bnd_length port_name_len)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_lookup_name)(service_name, &int_info, port_name, &int_ierror, service_name_len, port_name_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
