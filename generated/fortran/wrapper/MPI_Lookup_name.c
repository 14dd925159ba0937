/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Lookup_name] through templates/fortran/wrapper.c.j2. */
/* Find the port that a server has published under a service name. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Lookup_name)
BND_WRAPPER void BND_NAME(mpi_lookup_name, MPI_LOOKUP_NAME)(const char *service_name, const bnd_integer *info,
        char *port_name, bnd_integer *ierror, bnd_length service_name_len, bnd_length port_name_len);

BND_WRAPPER void BND_NAME(mpi_lookup_name, MPI_LOOKUP_NAME)(const char *service_name, const bnd_integer *info,
        char *port_name, bnd_integer *ierror, bnd_length service_name_len, bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Lookup_name, ierror, BND_ON_SELF, 0);
    struct bnd_string c_service_name;
    char c_port_name[MPI_MAX_PORT_NAME];
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_service_name, service_name, service_name_len, BND_TRIM_TRAILING),
            (void)0, ierror);
    const int result = BND_C(MPI_Lookup_name)(c_service_name.text, bnd_f2c_Info(*info), c_port_name);
    bnd_string_free(&c_service_name);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(port_name, port_name_len, c_port_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
