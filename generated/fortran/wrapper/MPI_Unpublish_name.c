/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Unpublish_name] through templates/fortran/wrapper.c.j2. */
/* Withdraw a service name that was advertised for a port. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Unpublish_name)
BND_WRAPPER void BND_NAME(mpi_unpublish_name, MPI_UNPUBLISH_NAME)(const char *service_name, const bnd_integer *info,
        const char *port_name, bnd_integer *ierror, bnd_length service_name_len, bnd_length port_name_len);

BND_WRAPPER void BND_NAME(mpi_unpublish_name, MPI_UNPUBLISH_NAME)(const char *service_name, const bnd_integer *info,
        const char *port_name, bnd_integer *ierror, bnd_length service_name_len, bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Unpublish_name, ierror, BND_ON_SELF, 0);
    struct bnd_string c_service_name;
    struct bnd_string c_port_name;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_service_name, service_name, service_name_len, BND_TRIM_TRAILING),
            (void)0, ierror);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_port_name, port_name, port_name_len, BND_TRIM_TRAILING),
            bnd_string_free(&c_service_name), ierror);
    const int result = BND_C(MPI_Unpublish_name)(c_service_name.text, bnd_f2c_Info(*info), c_port_name.text);
    bnd_string_free(&c_service_name);
    bnd_string_free(&c_port_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
